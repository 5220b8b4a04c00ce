const join = (words: string) => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');

const PARTNER = join(
  'husband wife boyfriend girlfriend partner fiance fiancee ex ex_husband ex_boyfriend ex_wife baby_daddy sponsor spouse man',
);
const ELDER = join(`
  father dad daddy papa mother mum mom mummy mommy stepfather stepdad stepmother stepmum stepmom uncle aunt aunty auntie
  brother sister stepbrother stepsister cousin grandfather grandpa grandmother grandma guardian teacher headteacher
  principal coach tutor parents parent foster_father foster_mother in_law inlaw inlaws in_laws father_in_law
  mother_in_law brother_in_law sister_in_law househelp house_help housegirl house_girl houseboy maid nanny nephew
`);
const AUTHORITY = join(`
  pastor bishop priest prophet apostle elder deacon preacher catechist reverend youth_leader choir_leader usher boss
  employer supervisor manager lecturer neighbour landlord driver conductor police policeman officer watchman soldier
  doctor stranger gang thugs men boys guy guys man caretaker madam colleague workmate classmate prefect
`);
const PRONOUN = 'he|she|they|someone|somebody|people|his|who';

/** Classes of words that patterns name in capitals, each as alternatives of a regular expression. */
export const CLASSES: Record<string, string> = {
  I: 'i|am|me|my|myself',
  PARTNER,
  ELDER,
  AUTHORITY,
  ABUSER: [PARTNER, ELDER, AUTHORITY, PRONOUN].join('|'),
  KNOWN: [PARTNER, ELDER, AUTHORITY].join('|'),
  /** Somebody near the writer. */
  PERSON: join(`
    he she they friend bestfriend best_friend bff son daughter child kid kids children brother sister mother mum mom
    father dad husband wife boyfriend girlfriend cousin niece nephew uncle aunt neighbour classmate roommate colleague
    workmate student pupil patient girl boy lady woman man guy teenager partner someone somebody member person cuz grandson
    granddaughter ex grandmother grandma grandfather deskmate twin
  `),
  CHILDREN: join(`
    daughter son child kid kids children baby niece nephew girl boy girls boys toddler grandson granddaughter
    grandchild grandchildren stepson stepdaughter pupil pupils students student babies twins orphan
  `),
  KIN: join(
    'mother mum mom sister brother friend neighbour cousin aunt grandmother grandma daughter_in_law wife father dad',
  ),
  POSS: 'my|our|the|his|her|their|a|this|one|some|any|your',
  HIT: join(`
    beat beats beating beaten hit hits hitting slap slaps slapped slapping kick kicks kicked kicking punch punches punched
    punching choke chokes choked choking strangle strangles strangled strangling burn burns burnt burned burning whip
    whips whipped whipping cane canes caned caning batter batters battered battering stab stabs stabbed stabbing bite
    bites drag drags dragged assault assaults assaulted assaulting abuse abuses abused abusing torture tortures tortured
    torturing hurts hurting injures injured thrash thrashes thrashed smack smacks smacked clobber clobbers clobbered
    pinch pinches pinched lash lashes lashed flog flogs flogged mistreat mistreats mistreated mistreating molest molests
    molested molesting
  `),
  BEATEN: join(
    'beaten battered slapped kicked punched strangled choked whipped caned hit burnt burned stabbed tortured assaulted',
  ),
  RAPED: join(
    'raped raping rape rapes defiled defiles defiling defile molested molesting molests molest sodomised sodomized sodomises sodomizes gangraped gang_raped',
  ),
  TOUCH: join(
    'touch touches touched touching fondle fondles fondled fondling grope gropes groped groping grab grabs grabbed rub rubs rubbed rubbing caress caresses caressed kiss kisses kissed kissing squeeze squeezes squeezed',
  ),
  PRIVATE: join(`
    breast breasts boobs thigh thighs private privates private_part private_parts privateparts down_there bottom butt buttocks bum vagina penis
    genitals underwear panties panty panties pants skirt inappropriately sexually body underclothes wrongly
  `),
  DIE: join('die dying dead death'),
  WANT: join(`
    want wants wanted wanting wish wishes wished wishing hope hopes hoping going ready plan plans planning planned decided
    deciding tempted need needs prefer rather intend intending will would might gonna thinking think thought thoughts
    consider considering considered contemplate contemplating attempt attempting attempted attempts tried trying try tries
    feel feeling feels threatens threatened threatening talks talking talked says said about keeps keep just should better
    urge urges like
  `),
  NEG: join('dont doesnt didnt cant cannot no not never wont wouldnt couldnt nolonger aint no_longer'),
  END: join('end ending ends finish finishing take taking takes terminate terminating'),
  ANYMORE: join('anymore any_more any_longer no_more'),
  PILLS: join(`
    pills pill tablets tablet panado panadol panadols paracetamol piriton valium painkillers medicine medication drugs sleeping_pills
    capsules arvs antidepressants dawa tabs meds dose doses insulin
  `),
  POISON: join(`
    dip cow_dip sheep_dip cattle_dip poison ratpoison rat_poison rat_rat pesticide pesticides insecticide acaricide herbicide dudu_dudu bleach jik acid
    detergent harpic dettol fertilizer chemical chemicals weedkiller triatix doom furadan gramoxone paraquat ratsban roundup diazole paraffin kerosene battery_acid sumu
  `),
  SWALLOW: join(`
    drank drunk drink drinking drinks swallow swallowed swallowing swallows took taken take taking takes ate eaten overdosed
    ingested mixed consumed
  `),
  WEAPON: join('knife gun panga machete rungu weapon acid axe hammer club bottle petrol pistol sword slasher jembe'),
  KILL: join(
    'kill kills killing killed murder murders murdering murdered stab stabbing shoot shooting strangle strangling poison poisoning butcher finish behead slaughter',
  ),
  HARMV: join(
    'kill killing murder murdering stab stabbing shoot shooting strangle strangling poison poisoning butcher burn burning beat beating hurt hurting harm harming attack attacking punish finish slaughter cut slit choke',
  ),
  VICTIM: join(`
    him her them someone somebody people everyone everybody anyone husband wife boyfriend girlfriend father mother dad mum
    mom boss brother sister uncle aunt child children kids baby son daughter neighbour ex stepfather stepmother teacher
    pastor cousin family in_law mother_in_law father_in_law landlord partner mistress that_man that_woman this_man
    this_woman that_girl this_girl those_people classmates colleague co_wife
  `),
  // Kiswahili and Sheng
  DEATH_SW: join(
    'kufa nife nikufe kufariki nifariki kudedi nidedi kudanja nidanje kuaga niage kudie nidie kuzimika nizimike nidede kufwa nifwe',
  ),
  WANT_SW: join(`
    nataka ninataka natamani ninatamani nimeamua nimepanga napanga naplan ningependa natarajia nawaza ninawaza nafikiria
    ninafikiria nafikiri heri afadhali bora ni_heri ni_afadhali ni_bora naomba wacha acha nilitaka ningetaka natakanga nataman
    nimetaka najiskia najisikia naskia nasikia nahisi niko_tayari naeza nitaka nahitaji naona ningekua ningekuwa ningali tamani
  `),
  LIFE_SW: join('maisha uhai kuishi life dunia'),
  ABUSER_SW: join(`
    mume mme bwana bibi mke baba babangu mama mamangu mjomba shangazi babu nyanya mwalimu pasta mchungaji padre kaka dada
    ndugu binamu boyfriend jamaa msee buda budangu mathe mzee jirani wazazi mzazi boss mdosi askari mpenzi shemeji
    wa_kambo fathee babake mamake mwanaume mwanamume kijana watu mtu polisi muhubiri nabii askofu mwajiri tajiri dereva
    kondakta uncle teacher cousin brother dad husband wife pastor stepdad stepfather mbuyu mokoro maze mwarimu madam
  `),
  PERSON_SW: join(`
    rafiki beshte dada kaka ndugu mama baba mtoto mwanangu binti kijana mke mume jirani binamu mwenzangu msichana mvulana
    mwanafunzi mtu jamaa msee mpenzi boyfriend girlfriend demu shangazi mjomba watoto bestie babake anko classmate
    mwanawe mama_yangu sister brother friend beste best morio mgonjwa
  `),
  CHILD_SW: join(
    'mtoto watoto mwanangu binti kijana msichana wasichana mvulana mwanafunzi wanafunzi mjukuu mpwa katoto mtoi kasister kabro kadada kabinti kasichana kakijana kamsichana kamvulana kamtoto kajukuu kasistangu kaboy kagirl',
  ),
};
