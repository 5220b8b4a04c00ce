/**
 * What people of many walks of life write: `message | the needs that fit`. None of these sentences is trained on; a test
 * sees to it. Written in other sittings and with other voices than the example sentences.
 */
const VOICES = `
my landlord gave me notice because i have three months arrears | provision debt
kplc has cut our lights and i have nothing to pay with | provision
the headteacher sent my girl back home for balance | provision
our shamba has been attacked by fall armyworm | farming
my maize has dried standing in the field | drought farming
it has not rained since april and the goats are finished | drought farming
we have slaughtered nothing and eaten nothing since yesterday | provision
the coop has not paid us for the coffee | farming workplace-trouble justice provision
my boda was repossessed by the credit company | debt theft
passengers refuse to pay me and the owner wants his daily money | work provision workplace-trouble debt business
i ride at night and fear the thugs on the bypass | protection fear
i knocked a child with my boda and i cannot forgive myself | shame forgiveness
my stage chairman has chased me away | rejection workplace-trouble unemployment enemies
my final paper in anatomy is on thursday | exam
i am repeating third year | failure studies exam
my roommate laughs at my clothes | bullying
helb is late and i am sleeping on an empty stomach | provision
everyone in my class has a boyfriend except me | singleness loneliness
i finished campus two years ago and still at home | unemployment waiting
they have called me for an interview at the county | unemployment courage new-job
night shifts at the ward are finishing me | weariness caregiving work
a patient died in my hands today | grief sadness
i am a nurse and i am burnt out | weariness caregiving
since my husband was buried his brothers want the house | widow land-dispute
twenty years a widow and nobody visits | widow loneliness
i sit by his photo every evening | grief widow loneliness
people say i killed my husband | slander widow
they will not let me farm my late husband's plot | widow land-dispute
my periods are late and i am only sixteen | unplanned-pregnancy
he says if i love him i should sleep with him | temptation purity
mum goes through my phone and does not trust me | parents
i hate my pimples and my big nose | self-worth
nobody sits with me at break | loneliness bullying rejection
my dad has never said he is proud of me | parents orphan rejection self-worth
i was suspended because of smoking | addiction shame failure
my shop has not sold anything the whole day | business
a supermarket opened next to my duka | business
i give people goods on credit and they do not pay | debt business betrayal money
my shop assistant has been pocketing money | theft betrayal business
thank you Lord the shop made good profit this month | thanksgiving business answered-prayer
i am eighty two and my knees have refused | old-age sickness
my grandchildren never come to see me | loneliness old-age
i raised nine children and now i eat alone | loneliness old-age
i want to meet my Jesus in peace | death dying eternal-life old-age peace
my grandson smokes bhang with bad boys | wayward-child addiction
mama mkwe wants us to give her all our salary | in-laws
his mother cooks for him as if i am not there | in-laws
my wife's people say i am too poor for them | in-laws rejection
five years in marriage and my cradle is empty | infertility
they call me a dry tree | infertility
another month, another negative | infertility
my mother in law brought him another woman because i have not conceived | infertility in-laws marriage-trouble unfaithfulness
hustler fund, fuliza, tala, all overdue | debt
i borrowed from five apps to pay one | debt
i put my school fees on a multibet | gambling
aviator took everything i had in my mpesa | gambling
i want to uninstall the betting app for good | gambling
biopsy says it is malignant | sickness dying
my sugar level is very high and the leg is rotting | sickness
the doctors say i need dialysis twice a week | sickness
mum starts chemotherapy on monday | sickness
my father has forgotten my name, alzheimers | caregiving sickness
the judge reads the ruling this friday | court-case
they planted evidence on me | court-case slander justice
my brother was taken by police at night | court-case prison fear
the neighbours shifted the beacons of our land | land-dispute
a tycoon has fenced our ancestral land | land-dispute justice
my uncles sold the family land behind us | land-dispute betrayal family-quarrel
in this big city i know nobody | loneliness
i spend christmas alone every year | loneliness christmas
i am the only parent my boys have | single-parent
his father denied him so i do it all by myself | single-parent
my ex does not send even a shilling for the kids | single-parent provision
i still hate the man who killed my son | forgiving-others anger revenge
she said sorry but the wound is still open | forgiving-others
my father abandoned us and now wants forgiveness | forgiving-others
i keep going back to those websites at night | purity
i promised no more porn but i fell again | purity temptation
a workmate keeps flirting and i am weak | temptation purity
i drink so that i can sleep | addiction
keg has become my breakfast | addiction
my husband sold our tv to drink | addiction
my husband staggers home and wakes the children with shouting | addiction marriage-trouble
i was an usher, now i only go clubbing | backsliding
i left Jesus for the streets, can i come back | backsliding
it is long since i opened a bible, i feel far from God | backsliding spiritual-dryness bible
i do not know if anyone hears when i pray | doubt unanswered-prayer prayer
my lecturer says God is a myth and i am shaken | doubt
i feel God wants me to preach but i stammer | calling
should i leave banking for full time ministry | calling decision
he asked me to marry him and i am not sure | singleness decision wedding
two men want me, whom do i choose | singleness decision
my fiance changed his mind two weeks to the wedding | heartbreak
she blocked me everywhere after four years | heartbreak
i saw him with another girl at the mall | heartbreak betrayal marriage-trouble unfaithfulness
we lowered my mother into the grave yesterday | grief
my twin sister is no more | grief
i lost the baby at four months | loss-of-a-child
the cot is ready but the baby never cried | loss-of-a-child
the bleeding would not stop and we lost our little one | loss-of-a-child
i fear what will happen after the elections | nation fear
there are leaflets telling our tribe to leave | nation fear protection
teargas in our estate the whole week | nation protection fear
i think the old woman next door has cast a spell on my cows | witchcraft
we found an egg with red thread at our gate | witchcraft
they say a curse of my grandfather follows us | witchcraft spiritual-warfare
God gave us a bouncing baby boy | new-baby
our princess arrived at 3 am, both well | new-baby
i am walking down the aisle on saturday | wedding
our ruracio is next weekend | wedding
i have finally worn the gown, first degree in our village | graduation
tsc has posted me at last | new-job
i got the scholarship | answered-prayer thanksgiving graduation success studies joy
we harvested forty bags | harvest
the biopsy was negative, no cancer | thanks-for-healing answered-prayer
my son walked out of icu alive | thanks-for-healing
i turn fifty tomorrow | birthday
today my last born is ten | birthday
i am flying to doha tonight | travel
the bus leaves at nine for kakamega | travel
it is 3 am and my eyes refuse to close | night
every night i dream that i am falling | night
i woke up early to talk to God | morning prayer
a word before i open my shop this morning | morning business work
i am preaching on sunday for the first time | calling evangelism courage
my stepmother gives her children meat and me ugali alone | rejection abuse family-quarrel
i failed my driving test for the third time | failure
my start up closed and i lost all my savings | business failure
boss shouts at me in front of clients | workplace-trouble bullying
they promoted my junior and left me | workplace-trouble jealousy
my salary was cut by half | workplace-trouble provision
i am pregnant with our third and the doctor ordered bed rest | pregnancy
my wife goes for a caesarean tomorrow morning | pregnancy sickness
my cousin was conned when going to saudi | betrayal theft
my best friend told everybody what i confided in her | betrayal slander
deacons gossip about me and i no longer want to attend | church-hurt slander
pastor promised to pray and never came when mum died | church-hurt
our choir has broken into two groups | unity
my husband laughs when i go for fellowship | family-salvation persecution
i am the only christian in a muslim home | persecution family-salvation
pray that my dad accepts Jesus before he dies | family-salvation
i shout at my toddlers and then i cry | parenting anger
how do i tell my teenage son no | parenting wayward-child
our daughter came home drunk | wayward-child addiction
my boy was expelled for strike | wayward-child failure
my husband sleeps in the other room since january | marriage-trouble
i found lipstick on his shirt | marriage-trouble unfaithfulness
she packed and went to her mother's with the baby | divorce marriage-trouble
the divorce papers came today | divorce
i am tired, Lord, just tired | weariness
the pressure is too much, i need to breathe | weariness anxiety
my chest tightens when i think of tomorrow | anxiety
what if i never amount to anything | future self-worth anxiety failure
i lied to get this job and it eats me | honesty shame
a policeman wants a bribe to release my bike | honesty justice court-case
i am jealous of my co wife's children | jealousy infertility
my sister bought a plot and i feel sick inside | jealousy
i cannot say sorry, i am too proud | pride
i gossip and i hate it afterwards | tongue
i scroll tiktok until 2 am instead of reading | self-control addiction laziness
i sleep till noon and my life is going | laziness
they stole my washing from the line | theft
my salary was withdrawn by someone who swapped my line | theft
the floods carried our beds and utensils | disaster
a jiko burnt the whole plot | disaster
my leg was amputated after the crash | disability
my girl cannot hear or speak | disability
mtoto wangu hawezi kutembea ana miaka minne | disability
mwenye nyumba amenipa siku tatu nihame | provision
karo ya muhula huu imenishinda kabisa | provision
mvua imekataa kunyesha na mbegu imeoza | drought farming
mbolea ni ghali sana msimu huu | farming provision
ng'ombe wangu wa maziwa amekufa | farming
nimefiwa na kaka yangu mkubwa | grief
tulimpumzisha mama jana | grief
tangu babu aende nyumba ni baridi | grief
mtoto wetu hakuvuta pumzi hata moja | loss-of-a-child
ujauzito wangu wa pili pia umeharibika | loss-of-a-child
mume wangu alituacha akaenda mombasa na mwanamke | divorce marriage-trouble unfaithfulness
mume wangu anakuja usiku wa manane akiwa amelewa | addiction marriage-trouble
mke wangu hataki tuongee tena | marriage-trouble
wakwe wananidai mahari ambayo sina | in-laws
wifi yangu ananichochea kwa mume wangu | in-laws marriage-trouble
miaka saba na bado sijashika mimba | infertility
naitwa mwanamke asiyezaa | infertility
nina deni la benki linanikosesha usingizi | debt night
waliokopa kwangu hawataki kulipa | debt betrayal
nimecheza kamari hadi pesa ya kodi | gambling
daktari ameniambia nina uvimbe kwenye ubongo | sickness
baba amepooza upande mmoja | sickness caregiving
mtoto anatapika usiku kucha | sick-child sickness
kesho nasimama mbele ya hakimu | court-case
nimesingiziwa kuwa nimeiba | slander court-case
shemeji ameng'oa mipaka ya shamba | land-dispute in-laws
niko mjini peke yangu, simjui mtu | loneliness
watoto wangu wameniacha kijijini | loneliness old-age
nalea wajukuu wanne bila msaada | single-parent provision parenting orphan caregiving
siwezi kumsamehe mama aliyenitupa | forgiving-others
moyo wangu umejaa chuki kwa jirani | anger forgiving-others enemies neighbour
nilianguka katika uzinzi na ninalia | purity forgiveness shame
nataka kuacha pombe lakini marafiki wananivuta | addiction temptation
nilikuwa mwimbaji, sasa nimerudi ulimwenguni | backsliding
sijui kama Mungu yupo | doubt
naomba Mungu anionyeshe njia ya kufuata | decision
kijana wangu ameacha shule na haambiliki | wayward-child
binti yangu ametorokea kwa mwanaume | wayward-child
wanafunzi wenzangu wananiita maskini | bullying
kesho naanza mtihani wa kitaifa | exam
alama zangu hazikutosha kuingia chuo | failure
nimehitimu leo, utukufu kwa Mungu | graduation
nimeitwa kazini baada ya miaka mitatu | new-job answered-prayer
mke wangu amejifungua pacha | new-baby
nitaolewa mwezi wa nane | wedding
nimepona, daktari ameshangaa | thanks-for-healing
tumevuna viazi vingi mwaka huu | harvest
nimetimiza miaka arobaini leo | birthday
nasafiri kwenda kampala na watoto | travel
sijalala siku nne | night
naamka nikiwa na hofu kila siku | fear anxiety
naogopa kufanyiwa upasuaji | sickness fear
jirani amezika kitu karibu na mlango wangu | witchcraft
usiku paka wanalia juu ya paa naogopa wachawi | witchcraft
uchaguzi ukikaribia tunaogopa kuhama tena | nation fear
wezi walibeba kuku wangu wote | theft
nyumba yetu imeteketea na kila kitu ndani | disaster
maji yamebeba daraja na mazao | disaster
bosi wangu hajanilipa tangu juni | workplace-trouble
nimeachishwa kazi bila sababu | unemployment
natafuta kibarua kila asubuhi nakosa | unemployment
ninachoka kumhudumia mama aliyelala kitandani | caregiving weariness
mchungaji alinidanganya nikampa pesa | church-hurt betrayal
nahisi Mungu ananiita nimtumikie | calling service
mume wangu hataki kusikia habari za Yesu | family-salvation
roho yangu imekauka, siombi tena | spiritual-dryness
nashukuru Mungu kwa kunilinda mwaka mzima | thanksgiving protection new-year
Mungu amejibu, nimepata visa | answered-prayer thanksgiving
asante Yesu kwa zawadi ya uhai | thanksgiving
nimejaa furaha siku ya leo | joy
ninahitaji moyo wa kusamehe | forgiving-others
nifundishe kuomba Bwana | prayer
nataka kumkabidhi Yesu maisha | salvation
naomba neno la kuwatia nguvu wafiwa | grief encouragement
neno kwa ajili ya arusi ya rafiki | wedding
baraka kwa mtoto anayeanza shule | children studies blessing
buda alituacha tukiwa watoi na bado inauma | orphan divorce
mathe amelazwa kenyatta na bill ni kubwa | sickness provision
nimefail supp tena | failure exam
landlord ameweka padlock kwa mlango | provision
sina hata mia ya unga | provision
nimeekwa crb na siezi pata loan | debt
nimelose ten k kwa aviator leo | gambling
siezi wacha kubet hata nikijaribu | gambling
dem yangu ameniblue tick hadi nimegive up | heartbreak
chali wangu ako na manzi mwingine | heartbreak betrayal marriage-trouble unfaithfulness
nashinda nikivuta na sitaki tena | addiction
bro yangu amezama kwa chang'aa | addiction
bwanangu hulewa na kupoteza salo yote | addiction marriage-trouble
wasee wa mtaa wanasema nilipata kazi kwa njia chafu | slander
mdosi ananiangalia vibaya juu sijamkubali | workplace-trouble temptation
niko na supp kesho na nimejam | exam anxiety
nimeclear form four na sina direction | decision future purpose
najiskia niko solo hata nikiwa na watu | loneliness
mabeshte wanataka niingie kwa gang | friendship temptation youth wayward-child
masiblings wamenikatia simu | family-quarrel rejection
nilichapa abortion na bado nasikia vibaya | shame forgiveness
ball imeingia na bado niko form three | unplanned-pregnancy
nduthi yangu imeibwa usiku | theft
wamebomoa keja zetu bila notice | disaster justice provision
nimepata job leo God ni mwaminifu | new-job answered-prayer thanksgiving
mrs amepata mtoi boy leo asubuhi | new-baby
nimegraduate finally | graduation
niko na miaka 18 leo | birthday
natravel to nax kesho mapema | travel
sina usingizi juu ya mastress | night anxiety
nimechoka na hii hustle ya kila siku | weariness work
God amenitoa mbali | thanksgiving answered-prayer
moyo yangu iko down sana leo | sadness encouragement
naskia kulia tu bila sababu | sadness
nafeel kama sina maana kwa hii dunia | self-worth purpose sadness
nataka kurudi kwa church lakini naogopa watanijudge | backsliding judging church church-hurt shame
nataka kujua God yuko wapi kwa hii shida | unanswered-prayer suffering seeking-god doubt
pray for my sister, her womb was removed | sickness infertility grief friend
my friend's mum has passed, what can i send her | grief
my colleague is depressed, give me a text for him | sadness encouragement
a scripture for a friend whose house burnt | disaster
our bishop is being fought by wicked men | enemies pastor
our church building was demolished | disaster persecution
verse for the youth kesha | youth prayer
something to read at my nephew's burial | grief
short verse for a wedding card | wedding well-loved
verse for a newborn's dedication | new-baby
bible verse about tithes | giving
verse on humility | pride
a word about patience | patience
scripture on the love of God | love-of-god
the holy spirit and his gifts | holy-spirit
verses about heaven | eternal-life
when will Jesus return | second-coming
bible verses for teachers | studies pastor leadership
mistari kuhusu imani | faith
aya kuhusu neema | grace
neno kuhusu subira | patience
andiko la kusifu Bwana | praise
😭😭 my dad is gone | grief
💔 he married another woman | heartbreak marriage-trouble unfaithfulness betrayal
🙏 exam results tomorrow | exam
i feel so low 😔 | sadness
so happy today 🎉 i passed | graduation joy thanksgiving victory exam
`;

/** Each message with the needs that fit it. */
export const voices: [message: string, needs: string[]][] = VOICES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([message = '', needs = '']) => [message, needs.split(' ')]);
