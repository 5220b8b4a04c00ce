import { memoize } from '../language/memoize.ts';

/**
 * The concepts in messages of distress, as beginnings of words (`$` marks a whole word). The classifier learns which
 * concepts occur together, so that it also recognizes words that no example has.
 */
const CONCEPTS: Record<string, string> = {
  self: 'i$ am$ me$ my$ myself$ mimi$ mi$ yangu wangu langu changu kwangu mwenyewe na ni si',
  other: 'he$ she$ his$ her$ him$ they$ them$ their$ yeye yake wake ana ame ali hu',
  friend: 'friend bestie rafiki beshte neighbour jirani classmate roommate colleague mwenzangu bff patient member',
  partner:
    'husband wife boyfriend girlfriend fianc ex$ partner marriage ndoa mume mke bwana$ bibi$ mpenzi chali$ boyfie mzee$ msee$ spouse',
  elder:
    'father dad daddy mother$ mum mom stepf stepm uncle aunt brother sister cousin grandf grandm teacher parents guardian baba mama$ mjomba shangazi kaka babu mwalimu wazazi binamu mathe buda anko ticha shosho wa$ kambo$ house$ shamba$ nyanya shemeji inlaw mkwe',
  power:
    'pastor bishop prophet priest boss lecturer police landlord deacon elder$ madam employer mchungaji pasta nabii polisi mdosi doctor driver coach tutor matron apostle imam ustadh sheikh kocha askofu askari agent wakala manager supervisor director mwajiri tajiri principal headmaster warden guard caretaker officer',
  child:
    'daughter son$ child kid$ kids$ girl boy$ boys$ baby niece nephew pupil toddler mtoto watoto binti mwanangu mwanafunzi msichana wasichana mpwa newborn',
  death:
    'die$ dying dead death dies$ died grave buri coffin funeral kufa kifo mauti nife$ nikifa afe$ kaburi maiti kudedi dedi kudanja danj zikwa marehemu hell$ cemetery corpse mada$ nikishadedi',
  kill: 'kill suicid murder unalive jiua jinyong jimad jitoa jimaliz uawa muua niua overdose slit hang$ hanged hanging strangl slaughter chinj stab maliza',
  method:
    'rope noose bridge roof train river dam$ blade razor gun$ knife panga cliff poison pill tablet pesticide jik$ acid insulin kamba kitanzi daraja reli$ sumu wembe kisu vidonge panadol paracetamol acaricide dawa$ triatix petrol balcony floor lorry matatu traffic highway edge$ rooftop tracks rails ghorofa tower sword$',
  swallow:
    'swallow drank drunk drink took$ taken$ take$ taking ate$ kunywa kumeza nimekunywa nimemeza bugia meza injected mixed nishakunywa',
  amount:
    '0 all$ many much whole bottle packet handful lot$ lots zote vyote yote nyingi vingi mob$ chupa pakiti enough ngapi',
  gone: 'gone$ disappear vanish leave$ leaving away$ without bila sipo nikiondoka naondoka sitakuwepo toweka potea niondoe mtanimiss missing around$ hear$',
  farewell:
    'goodbye farewell bye$ kwaheri last$ final letter note$ barua mwisho forgive sorry nisamehe remember tell$ after$ love$ nawapenda posted status',
  burden:
    'burden problem load$ mzigo trouble worry useless worthless mistake waste curse bure relieved better$ happier bora afadhali heri poa$ lighter favour',
  never:
    'not$ dont cant never no$ nobody nothing none wont isnt doesnt siwezi sina sioni hakuna sitaki haina si$ didnt without hata',
  life: 'life live living alive exist breath born world earth maisha kuishi uhai dunia zaliwa wake$ waking amka tomorrow kesho morning asubuhi future',
  end: 'end$ ending ends finish over$ stop$ quit enough done$ surrender out$ maliza isha$ acha nitoke',
  tired: 'tired weary exhausted choka choshwa hold$ holding carry fight strength anymore tena lemewa lemea give up$',
  pain: 'pain hurt suffer hate ashamed shame alone lonely empty numb cry$ crying cried uchungu maumivu teseka tesek aibu',
  plan: 'plan decide want going$ ready think thinking thought urge voice idea tempted soon$ about$ nataka natamani nitaka napanga nimeamua nawaza fikiri sauti keep$ imagine dream',
  tonight: 'tonight today now$ tomorrow leo$ sasa$ usiku saa$ hivi$',
  cut: 'cut$ cuts$ cutting bleed blood burn scratch skin$ wrist arms$ thigh jikata jiumiza damu$ scars',
  hit: 'beat hit$ hits$ hitting slap kick punch chok whip cane$ caned throw threw push$ pushed drag shake shook piga pigwa chapa chapw dunda zaba twanga kaba umiza vunja kichapo kipigo vipigo ngumi mateke gonga pour bit$ grab held$ force$d attack chom',
  injury:
    'bruise black$ eye$ broken ribs teeth bleed swollen marks alama jeraha vimba hospital zimia fainted faint damu$ injur scar$ scars$ kovu makovu wound limp$ swell lip$ plaster bandage',
  threat: 'threat says$ said$ will$ burn anasema amesema ataniua tishia find$ panga weapon',
  fear: 'afraid scared terrif fear hide hiding hid$ run$ ran$ locked lock$ safe naogopa ogopa jificha kimbia eggshell escape',
  control:
    'phone money salary allow let$ follow check won outside friends mother$ nyima fungia simu pesa leave$ passport',
  drunk: 'drunk drink drinks$ drinking akilewa mlevi lewa drugs',
  rape: 'rape$ raped raping rapist defile molest sex sexual abuse assault baka bakwa najis lawiti ngono lalia incest',
  touch:
    'touch fondl grab grope hug hugs kiss lap$ under$ gusa shika shik papasa busu tomasa bathe bath$ bathing looks$ oga$',
  body: 'body breast thigh private pants skirt dress naked nude undress clothes nguo uchi matiti sehemu siri suruali mwili underwear down$ picture video picha',
  night: 'night bed$ bedroom room$ sleep blanket usiku chumba kitanda lala nilale analala alone',
  secret:
    'secret tell$ nobody$ never$ believe siri kusema kuambia nisiseme nikisema kukatazwa game games mchezo play plays',
  force: 'force by$ against lazimish nguvu lazima made$ makes$ make$ wants$ anataka pressure removed pulled vua',
  pregnant: 'pregnan mimba mjamzito ball$ carry baby$ periods womb',
  marry: 'marry married cut$ circumci keket oza$ olewa mzee fgm',
  revenge: 'revenge kisasi lipiza pay$ panga angry hasira rage burn blood swear hands$ choma choma',
  arrange:
    'will$ inherit document title$ deed password pin$ keys$ gave$ given$ handed sold$ paid$ pack label letter wrote$ sorted arranged transfer gawa nimewap nimegawa hati$ urithi wosia kabidh',
  numb: 'numb hollow ghost shadow corpse zombie maiti machine robot ash$ sand$ colour taste',
  sleep: 'sleep asleep lala$ nilale usingizi nap$ bed$ night$',
  treatment: 'insulin arv dialysis chemo medicine treatment tablet dawa matibabu hospital operation upasuaji',
  excuse: 'fell$ fall$ falling stairs slipped bumped cupboard makeup sleeve scarf sunglass excuse anguka teleza hoodie',
  abroad: 'saudi dubai qatar oman kuwait lebanon gulf passport agent uarabuni riyadh',
  dread: 'footstep gate$ key$ car$ motorbike boots heart stomach trembl shak tetemek shiver dread stiff$ lango mlango',
  picture: 'photo picture video nudes post$ posts posted online whatsapp facebook status chats camera picha',
  god: 'god$ lord jesus mungu yesu bwana christ bible verse scripture biblia neno church kanisa pray omba spirit roho praise sing song hymn psalm worship holy grace faith sermon mahubiri',
  study:
    'exam kcse school chemistry math homework assignment campus degree class$ shule mtihani masomo results essay seminar talk$ statistic',
  game: 'game match team football arsenal gor$ score goal chess draughts chelsea win$ won$ race stage choir',
  food: 'food hungry hunger chapati pilau ugali chai njaa lunch cook eggs onion meat nyama maji chakula mbuzi kuku chicken bull goat cow ng hen dog cat',
  work: 'job work kazi business boss salary rent debt deni madeni loan fees money poverty biashara shamba farm harvest',
  mourn: 'late$ passed fariki mourn grieve grief condol msiba miss$ buried tulizika funeral comfort pole',
  laugh: 'laugh joke kicheko nikicheka haha lol funny happy joy furaha thank asante bless barikiwa',
  news: 'police president war$ government bandit protest arrested sudan news kenya history genocide vita$ siasa',
  bible:
    'judas saul tamar amnon samson david uriah goliath cain abel stephen herod job$ jonah elijah paul peter moses lazarus absalom jezebel yuda daudi kaini samsoni ayubu petro paulo',
  question: 'what$ why$ how$ who$ where$ when$ is$ does$ did$ can$ should$ kwa nini nani gani vipi je$',
};

/** Roots of Kiswahili verbs, before which a word has its subject, tense and object. */
const SWAHILI_ROOTS = new Set(
  `jiua jinyong jimad jitoa jimaliz uawa muua niua chinj maliza kunywa kumeza bugia meza toweka potea zaliwa amka choka
   choshwa lemewa lemea teseka tesek jikata jiumiza piga pigwa chapa chapw dunda zaba twanga kaba umiza vunja gonga
   vimba zimia tishia ogopa jificha kimbia nyima fungia lewa baka bakwa najis lawiti lalia gusa shika papasa busu tomasa
   lala lazimish keket olewa lipiza choma omba fariki zikwa danj dedi`
    .trim()
    .split(/\s+/),
);

const patterns = Object.entries(CONCEPTS).map(([name, beginnings]): [string, RegExp] => [
  name,
  new RegExp(` (?:${beginnings.split(' ').map(patternOf).join('|')})`),
]);

/** A short beginning stands for the whole word or, before a Kiswahili verb, for its subject. */
function patternOf(beginning: string): string {
  if (beginning.endsWith('$')) return `${beginning.slice(0, -1)} `;
  return /^[a-z]{4,}/.test(beginning) && SWAHILI_ROOTS.has(beginning) ? `[a-z]*${beginning}` : beginning;
}

/**
 * The concepts of a sentence as `sentencesOf` gives it. Every pattern lies within one word, so a sentence has the concepts
 * of its words, which are mostly known already.
 */
export function conceptsOf(sentence: string): string[] {
  const found = new Set(sentence.split(' ').flatMap(conceptsOfWord));
  return patterns.map(([name]) => name).filter((name) => found.has(name));
}

/** The concepts of one word. */
export const conceptsOfWord = memoize((word: string): string[] =>
  patterns.filter(([, pattern]) => pattern.test(` ${word} `)).map(([name]) => name),
);
