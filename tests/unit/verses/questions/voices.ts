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
my dad passed away on tuesday and the house is so silent | grief
sugar levels wont go down, im so worried about my diabetes | sickness anxiety
my brothers are fighting over fathers land | land-dispute family-quarrel
i have been tarmacking since 2019 | unemployment waiting perseverance
the rains have failed again, the maize dried | drought farming
court hearing on thursday for a thing i didn't do | court-case justice
i am a muslim who became christian and my family threw me out | persecution rejection family-quarrel
im angry at God for taking her | angry-with-god grief
i take care of my mother with dementia, im worn out | caregiving weariness parents
God answered me i got the visa | answered-prayer thanksgiving joy
our church is splitting over money | unity church church-hurt
teach me to be patient with my husband | patience marriage marriage-trouble
Mume wangu amelazwa hospitalini | sickness help
Sijapata mtoto tangu tuoane | infertility waiting
Naogopa giza na kulala peke yangu | fear night
aki niko broke na rent imefika | provision debt money
niko lonely sana hii town | loneliness
I can't stop crying since we lost Mum in March | grief
depressed for months, nothing helps | sadness hope encouragement
she took the kids and filed for divorce | divorce marriage-trouble family heartbreak
my wife's parents look down on me | in-laws rejection
cannot afford my daughters university fees | provision debt money help
our cows are starving because of the drought | drought farming provision
visiting inmates tomorrow, a verse | prison
persecuted by my hindu family for my faith | persecution
why did God let my baby die | angry-with-god loss-of-a-child grief
cleaning and feeding my paralysed husband day after day | caregiving weariness sickness
after 8 years He gave us a child | answered-prayer thanksgiving new-baby joy
tribalism in our congregation | unity church church-hurt
grew up without a father | orphan father rejection
verse for teenagers | youth
Mimba yangu ilitoka mwezi uliopita | loss-of-a-child grief
Nimekosa mtoto miaka kumi ya ndoa | infertility waiting
Mkopo umenilemea | debt
Nasafiri na basi usiku huu | travel protection
niko stressed na fees | anxiety provision debt money
watu wa plot wananiongelea vibaya | slander neighbour enemies
our son is in theatre for brain surgery now | sick-child fear help
we argue about money, my husband and me | marriage-trouble money
child support never comes, i carry my kids alone | single-parent provision
passed my driving test after four tries! | success thanksgiving joy exam
casino took my savings | gambling money debt
my boyfriend is in jail | prison
uncle cut me off because i follow Jesus | persecution rejection family
God why me | angry-with-god suffering unanswered-prayer
my mother has alzheimers and i wash and feed her | caregiving parents weariness mother
the loan was cancelled, God is good | answered-prayer thanksgiving debt joy
division in our cell group | unity church
adopted and wondering about my real parents | orphan rejection father
verse for my son starting grade one | children studies exam blessing courage
new in town, where to start | loneliness change
Figo zangu zimeharibika | sickness suffering
Mwanangu hataki shule | wayward-child parenting children studies
Mavuno yalikuwa mazuri | harvest thanksgiving
Siwezi kuacha kamari | gambling addiction
nashukuru God nimepona | thanks-for-healing thanksgiving
they push a brown envelope across my desk every day and everybody takes it | temptation honesty justice
I cleared my history again and promised that it's the last time | purity temptation unfaithfulness marriage-trouble
my wife reads dirty stories and videos and it breaks my heart | purity temptation unfaithfulness marriage-trouble
husby amerudi kwa keg tena | addiction marriage-trouble self-control
sixty days without a drop, the evenings are the hardest | addiction marriage-trouble self-control
nimekasirikia Mungu, kwa nini alimchukua mama yangu | angry-with-god grief unanswered-prayer
wicked people prosper, drive big cars and sleep well, and I who pray walk on foot | jealousy justice
I joined a gym, a verse on the body as a temple to put on my bottle | self-control
nimekula pesa ya fees na wazazi hawajui, nataka kukiri | honesty forgiveness shame repentance justice
they refused my permit because I would not pay a bribe | honesty forgiveness shame repentance justice
nimeokoka wiki iliyopita, nianze kusoma wapi | salvation studies bible
I go to church alone with the kids while he washes the car | family-salvation loneliness marriage
my lie cost a friend his job years ago | forgiveness shame
Rafiki ameacha kuja kanisa tangu mwaka jana, nimtumie ujumbe gani | backsliding friendship church
Lent starts on Wednesday, how does one begin well | fasting change
we say yes to each other in August, what can we print on the programme | wedding
ndoa yetu imepoa, tunaongea tu mambo ya shule na stima | marriage marriage-trouble
my wife took a loan in secret and now they call me | marriage-trouble debt
tomorrow the magistrate signs and our marriage is over on paper | divorce failure
how do I know that she is the one | singleness decision
nimekuwa babu leo, mjukuu wa kwanza | new-baby old-age
my wife's low after the birth, she sees a doctor, how do I support her | pregnancy caregiving new-baby sickness
my mother in law asks each month if there's news | infertility in-laws
my kids saw a snake near the house and won't go out to play | children fear protection
mtoto wetu wa miezi miwili halali kabisa, tumechoka | parenting weariness new-baby night
I speak at the men's breakfast about fatherhood | father men
my sister and I have not spoken since dad's burial | family-quarrel reconciliation
my mouth said I forgive but my chest still burns | forgiving-others anger
katibu wa kwaya natafuta neno la kupatanisha waimbaji | reconciliation unity
mzee wetu amestaafu na hajui la kufanya na siku zake | old-age parents
bday verse for my wife | birthday
since turning sixty the thought of death comes at night | fear death
stuck in the mud at night with kids in the car and rain, a word to be calm | peace travel courage
at the stage waiting for a matatu, a strong word for today | strength morning travel courage
mimi ni askari wa usiku, naogopa wezi wenye silaha | protection fear night work
wananiita majina kwa sababu ya meno yangu | bullying
I'm a watchman, long cold nights at the gate, a word for me? | night weariness work
company may close in December, what will become of us | future unemployment workplace-trouble fear
it's a year since dad, mum still cooks for two | grief parents
our dog of fourteen years is gone, the house is silent | grief parents
mtoto wetu alizaliwa bila uhai | loss-of-a-child grief
mama atakatwa mguu kesho kwa sababu ya sukari | sickness disability mother
our preemie weighs a kilo and lies in the incubator | sick-child new-baby
my son has autism and the neighbours say that it's a curse | disability witchcraft children
I left my kids with my mother and work in Qatar, I miss them so | loneliness studies parenting
they did not invite me, all the others went | rejection loneliness friendship
I fell for a pyramid scheme, people laugh | shame failure theft
sina shepu kama wenzangu, wananicheka | self-worth bullying
mafuriko yamebeba nyumba yetu Mathare | disaster
they took my motorbike at the stage, and it isn't even paid off | theft debt
they grabbed the land of our church and built on it | church-hurt land-dispute justice
gown on Friday, caption please | graduation
my son finished campus and sits at home discouraged | unemployment wayward-child parenting children
leo nimeripoti kazini mara ya kwanza, hospitali ya Thika | new-job morning thanksgiving
KPLC took my freezer and my stock | business provision failure
nothing in the house today, the children had black tea for supper | provision
I owe three members of my cell group and must face them | debt courage
nimeuza TV na simu kwa sababu ya betika | gambling
somebody built a petrol station on the plot of our church | land-dispute justice church-hurt
I lead a cell group and nobody comes any more | leadership weariness service
title deed in my hand today! | new-home answered-prayer thanksgiving
our choir is split over the colour of the robes | unity reconciliation
landlord amefunga nyumba na vitu vyetu viko ndani | provision drought farming
tunakula mara moja kwa siku tangu mvua ikose | provision drought farming
my kidneys work at a quarter, says the doctor | sickness
baba yuko ICU, tunangoja | sickness
binti yetu ana ugonjwa wa moyo | sick-child
tunazika baba ijumaa, nipe mstari wa programme | grief
tulimzika mtoto wetu wa miezi mitatu | loss-of-a-child
everyone in the office goes for lunch, I eat at my desk | loneliness workplace-trouble rejection
he promised marriage for four years and then told me that his parents refuse | rejection
she returned the ring in an envelope | heartbreak
rafiki niliyemsaidia kupata kazi ndiye aliyenichongea | betrayal
serikali, kazi, watoto, nimechoka mimi | weariness
I stutter and think that I'm stupid | self-worth
I missed the university cut-off by one point | failure
I send CVs at night and wait by day | unemployment waiting
nimeanza kazi bank, mabosi ni wakali | new-job
colleagues stop talking when I enter | workplace-trouble
kuku wote wamekufa na ugonjwa, mtaji umeisha | business
nimepokea barua ya auctioneers | debt
conned on M-Pesa, 15,000 gone in a minute | theft
my only cow died at calving | farming
mvua ilikuwa nzuri na mavuno ni tele | harvest
first time on an aeroplane, I shake | travel fear courage
bandits on the road to school | protection
naogopa umati wa watu | fear
I'm pressed down in my sleep and can't move | night spiritual-warfare fear
they say that a grandmother has cursed our home | witchcraft
nasubiri matokeo ya rufaa | waiting
my father left us for another family, and now he's sick and calls | forgiving-others parents sickness
I want to write to my sister after the fight | reconciliation family-quarrel forgiving-others
they want more dowry, again | in-laws
he forgot my birthday and laughed | marriage-trouble
mtaa mzima unauliza harusi yangu ni lini | singleness
stepson says "you are not my mother" | parenting rejection family-quarrel
mum is alone in the village and I live in town | parents loneliness mother
nurse exam of the UK, third try | exam
sixty years today, who would have thought | birthday thanksgiving
we have adopted a girl, she came home today | new-baby
nimenusurika ajali ya boda | thanksgiving disaster answered-prayer
kwaya yetu imeshinda mashindano | praise victory joy
elected chair of the women's guild and I know nothing | leadership
elections on Tuesday, our street is tense | nation
they put me in the back room, at 80 one becomes furniture | old-age rejection loneliness
a client sent me an "envelope" to win the tender | temptation honesty justice
everyone has a bigger phone, teach me to be content | contentment
I'm baptised on Sunday in the river | baptism
pliz i need a verse my mum is going for operation tomoro at KNH | sickness
niko form 3 na dem wangu ameniacha juu ya msee wa campus | heartbreak rejection
we lost our firstborn through miscarriage last week and my wife doesnt talk | loss-of-a-child
my business partner ran away with the deposit from the client | betrayal theft business
bro wangu amepata kazi KRA tunashukuru Mungu | new-job thanksgiving answered-prayer
I have been fasting for a child for 3 years, nothing yet | infertility unanswered-prayer waiting
mume wangu amepoteza kazi na ameanza kukaa kimya | unemployment sadness
am a student and i feel like giving up on my course | perseverance studies failure
my kid was sent home for fees today again | provision
nina deni la shylock na kila siku wananipigia | debt
verse for my best friend, she is getting married on saturday | wedding friendship
tunahamia nyumba mpya wikendi hii | new-home change
I keep losing my temper with my househelp | anger patience
naomba neno la kumtia moyo mama yangu, amefiwa na dada yake | grief encouragement
how do i stop watching bad things on my phone at night | purity temptation
my inlaws don't accept me because I am from a different tribe | in-laws rejection
I failed my driving test twice, going again friday | failure exam fear
nataka kurudi kanisani lakini naona aibu | backsliding shame church-hurt
mtoto wangu ameanza kuiba pesa kwa nyumba | wayward-child parenting
my father was diagnosed with prostate cancer | sickness
I want to thank God, my daughter got A in KCSE | thanksgiving answered-prayer exam children
my husband travels a lot and I feel lonely at night | loneliness marriage
wananisema vibaya kwa chama, eti nilikula pesa | slander
ni usiku na siwezi lala nafikiria rent | night anxiety provision
our pastor passed on, how do we comfort the church | grief church pastor
my son dropped out of university to sell clothes | wayward-child children
nimeitwa interview KPLC kesho saa tatu | anxiety courage unemployment exam
I feel God is calling me to be a missionary but I fear | calling
landlord ametupa vitu nje | provision disaster
I am 29 and all my friends are married | singleness
my sister and i have not talked since mum died | family-quarrel reconciliation grief
we have been married 10 years today | marriage thanksgiving
nimepona, daktari amesema niko sawa kabisa | thanks-for-healing
my neighbour reports me to the chief over a tree | neighbour justice land-dispute family-quarrel enemies
stress ya exams imenishika, nasahau kila kitu | exam anxiety
my wife wants to go back to school and we have no money | decision provision studies
I cannot forgive my uncle for selling our land | forgiving-others land-dispute betrayal
shule za watoto zimefunguliwa na sina uniform | provision
dad has started drinking since he retired | addiction
I relapsed on saturday after 4 months | addiction
am pregnant and my bp is high | pregnancy sickness
pray for my grandmother she is in her last days | dying
my boss gives my shifts to others because I refused to pay him | workplace-trouble justice honesty
usher mmoja kanisani alinidharau, sitaki kurudi | church-hurt
we want a verse for our family t-shirts for the reunion | family unity
I dreamt of my dead father calling me, what does it mean | grief fear spiritual-warfare night death
niko jela, nimefungwa miaka mitatu, nipe tumaini | prison hope
my cow aborted and milk is the only income | farming provision
naanza biashara ya salon nataka baraka | business
i envy my sister who has kids and a nice husband | jealousy infertility
my teenage girl hates me, she said it | parenting wayward-child children
betting imekula pesa ya karo, nisaidie niache | gambling
my fiance is not saved, should i marry him | decision singleness marriage wedding
kazi ya ulinzi usiku ni hatari, Mungu anilinde | protection work
I am scared of the results of my HIV test | fear sickness anxiety
mvua imeharibu nyanya zangu zote | farming disaster
I'm turning 60 on Monday and thank God | birthday thanksgiving old-age
my autistic brother was beaten at school, give me strength | bullying disability strength
nimetoka hospitali, bill ni laki mbili | provision debt
I cheated in my exam and passed, it eats me | honesty shame
`;

/** Each message with the needs that fit it. */
export const voices: [message: string, needs: string[]][] = VOICES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([message = '', needs = '']) => [message, needs.split(' ')]);
