/**
 * What people write in whose words nobody is in danger, one a line: sayings, grief, sadness, quarrels, needs, the Bible's
 * own people, songs, news and daily life.
 */
export const quiet = `
{I sit|we sit|I stay} {by|with|under} {her tree|his guitar|their old chairs|the picture of our late uncle} {each evening|every afternoon|after work} {and remember|and sing a hymn|for a while}
{where is it written|which verse says|who said} {an eye for an eye|all who draw the sword|dust you are|it is finished} {was it Jesus|is it in Matthew|for my class}
{the ending of|the last episode of|that scene in} {the film|the series|Game of Thrones|Money Heist|the novel} {was so dark|made me cry|shocked us}, {I need something light|give me a glad verse|niburudishe}
{mum|our grandmother|dad} {forgets my name|calls me by my sister's name|asks who I am} {these days|each morning|since the stroke}
{we were carjacked|our matatu was robbed|thieves stopped our bus} {last week|on Saturday|jana} and {I jump at every sound|I cannot sleep well|I look behind me}
{my girl|my son|mtoto wangu} {stays with my mother upcountry|calls grandma mum|lives with my aunt} {so that I can work|because of my job in town|nifanye kazi Nairobi}
{everyone in class|all my friends|wasee wote} {is having sex|has a girlfriend|is drinking} and {I'm 16|they laugh at me|I want to wait}
I {forgave her|let it go|made peace with him} {today|at last|and I mean it}, {it feels like putting down a load|I am light|I slept like a child}
{babangu|mume wangu|kaka yangu|my dad|my husband} {hanywi tena|ameacha pombe|has stopped drinking|poured all the bottles out} {mbele yetu|in front of us all|na tunafurahi|thank God}
before I {tell my staff|fire six people|close the branch|announce the cuts} {help me|give me words|a verse for courage}
{the neighbour's child|yule mtoto wa jirani} {goes to bed hungry|hulala njaa|has no shoes}, {how can I help|tufanye nini|naona huruma}
I'm {a pastor's wife|a teacher|a nurse|the first born} and {cannot show|may not say|can tell nobody} that I'm {tired|worn out|dry inside}
{every Christmas|each December|at every wedding} {my aunties ask|the family asks|they all ask} {where the wife is|when I marry|for the grandchildren}
I just {want|need} {a hug|to be held|somebody to sit with me|a good cry}
he {left|quit} {the seminary|the priesthood|his job} {because of me|for love of me} and {his mother will not look at me|his family blames me}
I still {set a plate for|talk to the picture of|keep the chair of|wear the shirt of} {my late husband|dad|my grandmother|our son who died} {at supper|on Sundays|when I cook}
her {scarf|chair|voice note|Bible} is {all I have of her|what I hold|where I cry} {each night|since the funeral|in the evening}
{bado ninaongea na|ninaangalia|nashika} {picha ya marehemu mume wangu|sauti yake kwa simu|nguo za mama} {kila Jumapili|jioni|nikipika}
{the grave|kaburi la baba|his stone} is {where I go|clean now|full of flowers} {every month|on his birthday|siku ya kumbukumbu}
{a song|his seat in church|their wedding photo} {makes me cry|brings him back|stays empty} {since he passed|a year after|even today}
{insurance|bima} {yangu|ya gari|ya NHIF|cover} {imeisha|inaisha kesho|has expired|is due}, {nipe mstari wa|a verse about|naomba neno la} {subira|wisdom with money|provision}
I'm {calm|at peace|so happy} now that I've decided {to marry her|to go back to school|to resign and farm|to be baptised|to forgive my brother}
{hii ndio|this is the} {text ya mwisho|last text|last message} {ya class group|in this chama group|for the youth WhatsApp}, {love you guys|mbarikiwe|see you on Sunday}
{results|matokeo} {zikitoka|come out} {nitakuwa shags|sitakuwepo, niko Mombasa|I will be at work}, {nishow verse ya exam|pray for me|a verse for grade six}
{nitapotea|I will be offline|nitakuwa lost} {kidogo|for a week|hii wiki} {niko na exams|we travel to Kisumu|ni busy season}
{keja|nyumba|the flat} {iko na shida ya maji|has one problem, water|itakuwa na shida moja less tukifix paa}
{majirani|the neighbours} {huweka radio kubwa|play loud music|turn up the volume} {usiku|on Sunday|during prayers} {siwezi lala|how do I love them|verse on patience please}
don't {text|call|ring} me {in the evening|at night|tonight} {I am on night shift|I have bible study|I'll be in choir practice}
I was {suicidal|beaten by my first husband|on drugs|abused as a girl|depressed} {in 2009|years ago|before I knew Jesus} and God {rescued|healed|delivered|restored} me, {a verse for my testimony|which psalm fits|I want to thank Him}
{do|can} {people who kill themselves|suicides|those who take their life} {go to heaven|be forgiven|be buried in church}? {our group argued|it came up in bible study|my friend asked in class|a debate at youth}
we {caught|stopped|had} a thief {at the market|in our estate|near the church} and {people wanted to beat him|the crowd was angry|some shouted burn him} {elders stopped it|but we called the police|what does the bible say of mercy}
{msichana wa kazi|the house help|nanny} {ameenda bila kuaga|left without a word|has travelled} {na mimi niko shift|and I work tomorrow|who will watch the baby}
{she|my daughter|our last born} {moved to|flew to|left for} {Canada|Dubai|campus|Australia} and the {house|table|room} is {so quiet|too silent|empty}
I want to stop {being proud|shouting at the kids|gossiping|lying}, my {wife|mother|husband} says I {never say sorry|never listen|always must win}
{I can't|siwezi} {do this assignment|finish this diet|eat ugali again today} {aki|lol|haha} {give me|nipe} {a verse on discipline|strength|neno la bidii}
{what is left|nini imebaki} {to prepare|to buy|to cook} for {the wedding|Christmas|the harambee}? {kids are excited|watoto wamefurahi}
{sasa niko empty|I'm on empty|wallet iko empty} {mpaka end month|till payday|before salary}, {verse ya provision|God will provide verse}
{nobody will cry|hakuna atalia} {over spilled milk|Arsenal wakipoteza|if the old sofa goes} {lol|haha|😂}

my {wife|boss|sister} {found out|says|thinks} {I forgot our anniversary|I snore|I love football more}, {help me say sorry|a verse to make peace}
I'm the {last born|first born|only graduate} and {everyone is looking up to me|they all count on me|the whole village waits}
{interview|exam|pitch} is at {KRA|the county|a bank} and {everyone at home is praying|all eyes are on me}
my {mum|mother|wife|aunt} cries {every night|each evening} {for my brother in prison|since dad was jailed|because he is far}
{mama|mke wangu} analia {kila usiku|kila jioni} {kwa ajili ya kaka aliye jela|tangu mtoto asafiri}
{he|she} is only {9|13|16|14 years|in class seven|a child}
{yeye|ako} {ana miaka 16 tu|na miaka kumi|ni mdogo}
is {suicide|abortion|divorce|murder} {mentioned|found|discussed} in the bible? {I am writing a paper|it is for theology class|our CRE teacher asked}
{Chelsea|Arsenal|Man U|Gor|Liverpool|timu yangu} {walinipiga stress|wameniumiza|wametuua} {jana|wikendi}, {nipe neno la furaha|nipe mstari wa faraja 😂|nicheke tu}
this is my last {message|text|bundle} before {data ends|my phone goes off|bundles finish} {haha|lol|😂}, {give me a verse|goodnight verse}
{tutaonana mbinguni|we shall meet again in heaven|see you in glory}, {is there a verse|ni mstari gani|which chapter} {about it|of meeting again|unasema hivyo}
I {keep under my body|beat my body|bring my body under} {where is it|which verse|Paul said}
I am tired of {ugali every day|this traffic|the rain}, {give me a psalm|a verse to laugh}
I cancelled {the order|my appointment at the salon|Friday's class} because {of rain|the bus was late}
does it hurt to {get baptised in cold water|have braces|donate blood}
he has not {called|paid|visited} this week, {remind him Lord|he is busy with exams}
{can kids|watoto wanaweza} {come to the kesha|play in the church|kulala kanisani siku ya kesha}
I won't be {here|in church|at choir} {next Sunday|this weekend|on Friday}, {we travel to Naivasha|we have a wedding in Meru|my shift changed}
{a song|song|that hymn} says {I'd rather die than live without you Lord|take my life and let it be|I surrender all}, {which verse is it from|who wrote it|any verse like it}
{I gave away|nimepeana} {old clothes|my son's shoes|nguo za watoto} {to the children's home|kwa jirani|in the church drive}
{nivae|should I wear} {long sleeves|nguo ndefu} {for the wedding|kwa ibada|it is cold in Limuru}
my boss wants me to {stay late|come on Saturday} {for stock taking|to finish the report|and the overtime is good}
my {belly|tummy} is {starting to show|growing} and {my husband is over the moon|we told our parents|the baby kicks}
{tumbo limeanza kuonekana|mimba imeonekana} na {mume wangu amefurahi|tumewaambia wazazi}
we {waited ten years|prayed five years} and {on Saturday we move|on Sunday he is baptised|today the land is ours}
my {student|pupil} wrote {an essay|a poem} named {my last day in class eight|a day at the farm|when I grow up}
{from tomorrow|kuanzia leo} {I trouble nobody, I have my own car|sitasumbua mtu kwa nauli, nimepata gari}
I feel ugly next to my sister
I'm eighteen and don't like my face
my daughter hardly speaks since she came back from boarding
binti yangu amenyamaza tangu matokeo yatoke
they will amputate my toe because of sugar
the doctor will cut off my finger on Monday
watanikata kidole cha mguu juu ya kisukari
surgeons want to cut out my gall bladder
my friend was saved from drugs, one year clean
he was saved from alcohol and drugs by Jesus
I was saved from pills and drink by the grace of God
I bathe my old mother every morning
I wash my father and feed him
namuogesha mama kila asubuhi, ni mzee
nimechoka kuwa baba na mama pamoja
I'm tired of being both mum and dad
beshte yangu alidedi kwa accident
msee wetu amedanja, tunamzika kesho
rafiki yangu alikufa kwa ajali ya boda
no problems today, I just want a strong verse for my status
sina shida, nipe verse ya status
the child of our neighbour is lost since yesterday, we search
mtoto amepotea sokoni, tunamtafuta
my daughter is quiet since school closed, tests went badly
I'm moved from one aunt to the next, nobody has room
nahama kwa shangazi hadi kwa mjomba
my letter to mum came back from the post
I wrote a letter to mum for mother's day
our journey is long, eight hours
my stepmother cooks well and treats us the same
my stepdad taught me to drive
my stepfather pays my fees, a verse of thanks for him
my stepson does not want me as his mother yet
baba wa kambo ni mtu mwema
mama wa kambo anatulisha vizuri lakini hatuna ukaribu
stepmother gives the bigger piece to her own children
stepbrother won't share the remote
my uncle taught me the guitar
mjomba wangu amenilipia karo
uncle is visiting and we slaughter a goat
my cousin sleeps in my room during the holidays and we laugh all night
my dad comes home at eight and we run to him
dad whistles at the gate
I hear his car and the kids cheer
he came home drunk with joy, he got the job haha
which spray for aphids on kale
pesticide for tomatoes
dawa ya viwavi kwa mahindi
acid in my stomach after coffee
heartburn and acid every night
jik stained my red dress
I bought bleach for the curtains
a razor for shaving my head
wembe wa kunyoa umeisha
rope for the swing of our kids
my ear hurts
sikio linauma tangu jana
my back hurts from the sacks
knee hurts when it is cold
the ball hit me on the nose haha
mpira umenigonga kichwani tukicheza
my son hit me with a pillow by accident
mtoto amenikanyaga kidole kwa bahati mbaya
the neighbour's dog bit me, I got the injection
mbwa amenifukuza
naogopa mbwa
naogopa ngurumo na radi
naogopa nyoka shambani
I am ten and I am afraid of thunder
I'm eight and I lost my tooth
niko na miaka tisa na nimepotea darasani hesabu
I'm sixteen and I like a boy in church
I am fifteen and my periods have started
I am sixteen and late this month, I fear I'm pregnant by my boyfriend
my boyfriend wants more than kisses and I want to wait
if I loved him I would sleep with him, he says, what does God say
mum checks my phone every night
mum reads my diary and I am cross
my mother in law cooks for him though I cooked
his mother ignores my food
his father does not support the child, I do it alone
baba yake hakutaka mtoto, namlea pekee
our family is said to be under a curse
they say a grandfather swore an oath over us
it's three and sleep does not come
I can't sleep because of the loan
I send applications at night and wait by day
I want out of this contract with the company
I want out of my lease
I want to leave this job today
I want to leave town for the weekend
I don't want to go home for Christmas, the traffic is bad
sitaki kwenda ushago, barabara ni mbaya
I don't want to go to school today, I have no shoes
I want to write to my brother after our quarrel
I wrote a letter to my sister
I wrote letters to our sponsors
sixty years today, who would have believed
seventy and still dancing
without him I am nothing, my Lord
I am nothing without Jesus
I'm nobody but God knows me
I'm empty, fill me Lord
break me and mould me
kill the flesh in me, Lord
crush my pride O God
burn in me, holy fire
mum will slaughter me when she sees the marks lol
that comedian almost killed me haha
he is so funny, I died
my eyes refuse to close
my legs have refused to walk today, gym was hard
brown envelopes are passed in our office and all take
they want me to take a bribe or be moved
boss looks at me badly since I refused to sign
mdosi hanipendi
I cleared my browser again and promised it was the last time
my wife reads bad novels and I am sad about it
my husband watches dirty films and it hurts me
I dreamt of my late mother calling me
I dreamt of a coffin, what does it mean
niliota marehemu baba akinipa chakula
I dreamt of falling
niliota naanguka kisimani
I saw my dead uncle in a dream
two job offers on my desk and I can't choose
both contracts are on the table
napewa uniform jumatatu
a letter from the tax people came
barua ya bank imefika
my aunties ask me when I marry
they seat me with children at weddings
my brother said at the burial that I'm not his blood
ndugu alisema mimi si wa familia
I let my brother take the blame when we were small
I was expelled for smoking
they made the new ones sing on a table, in form one
form ones were told to dance, we laughed
weight on my chest at night, the doctor says reflux
I cry while I wash dishes, I miss mum
nalia nikipika, namkosa mama
curtains closed, I have migraine
let the man feel what he did, God of justice
God will deal with him
Mungu atamlipa
my photo was posted without asking and people laugh
they posted my picture with a funny caption
bima ya mazishi yangu inagharimu ngapi
wimbo gani uimbwe siku ya mazishi yangu nikizeeka
nataka kuzikwa kijijini siku moja nikiwa mzee
robbers came at night, nobody was hurt but I cannot sleep
thieves broke in at two at night and took the tv, we are all fine
robbers tied the watchman and left, I lie awake since then
wezi waliingia saa nane usiku, hawakutuumiza
majambazi walivamia duka letu, tuko salama lakini naogopa
they stole at gunpoint on the bus, thank God we are alive
our house was broken into while we were at church
the landlord locked our door with our things inside
landlord has put a padlock because of rent
mwenye nyumba amefunga mlango na vitu ziko ndani
caretaker ametufungia keja juu ya rent
we were thrown out of our house because of rent
auctioneers took our things, we sleep at a friend's
my mother in law wants him to have another wife
my husband's mother wants a boy
Gor beat us two nil
Arsenal beat us again, my heart
Stars beat us at home
we were beaten three nil in the school finals
AFC walitupiga tatu bila
Manchester wametupiga tena, siku imeharibika
that team murdered us yesterday
the exam killed me
this week finished me, fees, rent, funeral
my boss will kill me if the report is late
my mum will kill me when she sees the cup haha
I died laughing
nimekufa na kicheko leo
hiyo wimbo inaniua
I could kill for a plate of pilau
kick off is at four, we will finish them
tutawapiga kesho kwa mechi, nipe neno
pray for our team, we fight to the last minute
we slaughtered a goat for the visitors
I killed a snake in the kitchen
I put poison for the rats in the store
nimeweka dawa ya panya kwa store
we sprayed the maize with pesticide yesterday
nilinyunyizia dawa shambani
I took my tablets after breakfast as the doctor said
daktari ameniongezea dawa
nimemeza dawa za malaria, najisikia vizuri
my tablets make me sleepy
how many tablets of piriton for a cold
I cut my finger while peeling potatoes
I burnt my hand on the jiko
nimejikata na kisu nikikata sukuma
my child fell from the bed and has a bump
I fell from the boda and my knee is bruised
they hit my car from behind
the driver that hit my brother ran away
boda imegonga mtoto wa jirani
my father was killed by an elephant
my cousin was shot in the protest
my uncle was murdered and we buried him
my brother hanged himself two years ago, I miss him
we lost my sister to suicide last year and I have many questions
kaka yangu alijiua mwaka jana, tunamkumbuka
my husband died by suicide in March and the church was silent
what does the church say about suicide, it is for a talk
our youth discuss mental health, a verse about depression
suicide prevention talk at school, opening verse
our women's group learns about violence at home, a verse
gender based violence awareness day, a verse please
how do I preach on Tamar
Jonah said it is better to die than to live, why
Elijah asked to die under the tree, what can we learn
why did Job curse his day
Paul says to die is gain, what does it mean
I die daily, where is it written
dying to self, explain
crucified with Christ, I no longer live
take up your cross and follow me
kufa kwa ajili ya Kristo ni faida, maana yake
Samson asked to die with the enemies
is cremation a sin
what will heaven be like
will we know each other in heaven
when I die I want to be buried at home in Nyeri beside my parents
write me a verse for my own gravestone, I'm eighty and calm
I wrote my will with the lawyer last week, a verse on wisdom for families
nimeandika wosia na wakili, watoto wasigombane
grandma says that she is ready to go to Jesus, she is ninety five and smiling
mama is ninety and longs for heaven
I made my peace, the doctor says cancer is in the liver
goodbye party for our pastor
goodbye verse for a colleague who retires
farewell message for our class
kwaheri ya mwalimu wetu anayehamishwa
I leave for college tomorrow, goodbye mum
I'm leaving this job on Friday, a goodbye word
I gave my clothes to the poor this week
tunagawa nguo za watoto kwa makao
I gave my old phone to my brother
I'm selling my sofa because we move
I'm tired of Nairobi, I want to go home to the village
nimechoka na hii job, nataka kuacha
I'm tired of this marriage, we argue about money
I'm tired of being single
I hate my hair
I don't want to wake up so early for work
sitaki kuamka mapema
I want to disappear on a beach for a week
I want to sleep for two days after this shift
nataka kulala wiki mzima nimechoka na kazi
my phone died
stima imepotea na simu imekufa
the engine of my matatu died on Thika road
my business is dying
church yetu inakufa, watu hawaji
my faith is dying
our love died years ago
the plants died in the drought
ng'ombe zimekufa kwa ukame
our dog died
she asks when daddy comes back from heaven
my little one asks why grandpa is in the ground
my child fears the dark
mtoto wangu anaogopa sindano
my son is afraid of his maths teacher, she is strict
my daughter doesn't want to go to boarding school
mtoto wangu hataki kwenda shule
the teacher caned the whole class for noise when we were young
in our days we were caned and we turned out fine
is it right to cane children, what does Proverbs say
spare the rod, where is it
should parents discipline with a stick
Jesus was beaten for our sins
by his stripes, where is that
he was wounded for us
my wife beats me at draughts
my husband beats me at chess each time haha
my sister always beats me in exams
nimechapwa na baridi leo
nimepigwa na jua
nimechapwa na njaa
nimepigwa na bei ya unga
this economy is beating us
life is beating me hard
tax inatunyonga
the tie is choking me
rent inanikaba koo
bills zinanimaliza
mapenzi yananimaliza
hii njaa itaniua
huyu mtoto ataniua na maswali
my in-laws are killing me with visits
my kids are killing me with noise lol
politicians are killing this country
wanasiasa wanatuua na tax
the pastor's sermon was fire
we burnt the midnight oil
I'm burnt out from work
I was hit hard by the news of her cancer
the news broke me
I am heartbroken, she said no
he left me and I cry, but I will be fine
I cried at the wedding
I'm sad today, it rains
I feel low this week
niko down tu leo
I feel lonely on Sundays
I feel stupid in class
nimefeli interview, najiona bure leo
my father shouts a lot but he is a good man
mum and I quarrelled about my phone
mum took away my phone for bad marks
dad won't let me go to the party
wazazi wamenikataza kwenda disco
my boss shouts at everyone
boss ni mkali
my husband snores so loudly that I sleep on the sofa
I sleep in the sitting room because of the baby
my wife throws words at me, we argue
we sleep in separate rooms
tulikosana jana na sasa tuko sawa
my husband doesn't let me drive because I crashed his car
he locked his keys in the car
I locked myself out
I'm locked out of the school portal
nimejifungia nje, funguo zimepotea
the door locked behind me lol
I touched her heart with the song
the sermon touched me
that verse touched me last night
alinigusa moyo na mahubiri
God touched me at the kesha
a nurse took a swab, it hurt
the gynaecologist checks me on Monday
baby is kicking in my tummy
my baby kicks at night
my toddler bites me
my toddler hit his sister with a toy
wanangu wanapigana juu ya remote
my boys fight over the ball
my sons wrestle all day
two boys fought at school and mine was suspended
mtoto wangu alipigana shuleni
goat jumped from the roof
jumping for joy today
naruka kwa furaha
I want to jump into the pool
we go swimming at the dam on Saturday
we walk along the railway to church
I love watching trains
the rope of the goat broke
I need a rope for the cow
my knife is blunt
new knives for the butchery, bless my business
I work in a slaughterhouse, can a Christian do that
I am a police officer and carry a gun, verse for protection
mimi ni askari, naenda oparesheni kesho
my son joined the army, I fear for him
war in Sudan breaks my heart
bandits killed three in Baringo, pray
vita vya Gaza vinanihuzunisha
the girl in the news who was raped, why does God allow
students were shot, our country bleeds
a film about a man who kills himself made me think
in the series she kills her husband, too much
song lyrics say I would die for you
I would die for my kids
I'd die for Jesus
nitakufa nikimtumikia Bwana
dead tired after harvest
my feet are killing me after the walk
my tooth is killing me
jino linaniua
tumbo inaniua na period
cramps kill me every month
I bleed a lot in my periods, doctor?
I'm bleeding and pregnant, on the way to hospital
my boyfriend wants to wait and so do I
my boyfriend asks for sex and I said no and he respected it
we agreed to stop sleeping together until the wedding
is masturbation a sin
is it wrong to kiss before marriage
my daughter asks about her body, how do I teach her
talk to our teens about purity
a verse for our girls at a rite of passage camp
alternative rite of passage, no cutting, we celebrate our girls
mume wangu hataki mtoto tena na mimi nataka
my wife said she wants no more children and I want one
mother in law wants him to marry a second wife
his mum wants a grandson and we have girls
so what does it say then
what does the bible say instead
what should it say
this is my favourite
my favourite chapter
I love this one
I love that verse so much ❤️
so beautiful
that one touched me
boss wangu hanitendei haki
my boss is unfair to me
boss ananionea kazini
mkubwa wangu ananipa kazi nyingi kuliko wengine
supervisor wangu hunipendelei
we were beaten by Chelsea and I am in mourning lol
Gor beat us badly yesterday, what a sad day
Arsenal walitupiga vibaya haha
where is the story of the rape of Tamar
the rape of Dinah is in which book
Jonah was so angry that he wanted to die
why was Jonah angry that the city was spared
who was it better not to be born
it were better for him not to be born, of whom was that said
students burnt a dormitory, I saw it on the news
wanafunzi wamechoma shule, habari ya kusikitisha
bweni limeungua kwa taarifa ya habari
sad news of a school fire
kwa TV wanasema watu wamekufa kwa ajali, inasikitisha
the house of our neighbour burnt down, thank God the kids are fine
the driver who knocked my brother has not paid
the driver that hit my sister's car ran off
dereva aliyemgonga kaka yangu yuko kortini
a car knocked down my uncle, he has a broken leg
KU portal has locked me out
nimefungiwa portal ya chuo sijaclear fees
locked out of the exam room because of fees
kplc wametufungia stima
I overeat when stressed and then I am angry with myself
I eat at night and hate my weight
I gossiped about a deaconess and feel bad
nilieneza udaku na najuta
mother in law wants a grandson
mama mkwe anataka mume wangu aoe mke wa pili
my husband does not want more children
bwana yangu hataki mtoto mwingine
mke hataki kuzaa tena
dad wants to choose my wife
baba anataka kunichagulia mke
wazazi wanataka nioe haraka
my parents chose a girl for me
I feel lonely in this city on weekends
life is hard but we press on
nimechoka na kazi ya kila siku
I cried in church today
I am hurt that they did not invite me
my sister and I do not talk these days
work is too much this month and I am drained
I'm disappointed with my results
this weather is killing my skin
the dust is bad for my skin
I hate waking up early for work
my maize and my tomatoes are drying
what stops weevils in maize
chemicals for farming
I want peace in my house
I want peace of mind
this chapter of Romans
My uncle died yesterday and I'm in pain
my aunt died and it hurts so much
my cousin died, we are in pain
my grandfather died and I can't stop crying
my late brother, I miss him
nimechoka sana leo
i want to live
i want to live a good life
i want to live for God
nataka kuishi vizuri
kwa kiswahili tafadhali
in kiswahili please
kwa kiingereza tafadhali
i look at his picture every night
i keep her photo on the wall
i sit with her photo in the evening
if god be for us
if god is for us who can be against us
iron sharpens iron
mum will kill me if i fail
my mum will kill me lol
elijah said take my life under the broom tree
elijah wanted to die under the tree
nimenunua sumu ya panya kwa sababu panya wamejaa store
nimechoka leo, siku ilikuwa ndefu
nimechoka kidogo
a friend sharpens a friend as iron sharpens iron
ironing clothes
I want to end my membership
we ended our friendship well
I hit my head on the door
I would die for my children
hit the gym
spray for my vegetables
fertilizer for my maize
why did God let Uriah die
Was Tamar ever comforted
the story of Jephthah's daughter
verses about heaven for my late aunt
my grandfather passed on peacefully
my sister was killed by a drunk driver, comfort me
I miss my late husband terribly
My brother died of HIV
Kenyan politics is killing me
that goal was deadly
I'm dead serious
My shoes hurt me
I'd die for a cold soda
my kids are driving me crazy
my toddler hits other children at nursery
my son got into a fight at school
the teacher punished my son for noise
My husband ignores me
he never says he loves me
she never thanks me
my wife left and went to her parents
my wife denied me food after we quarreled
I feel unloved
I feel worthless at work
I feel useless because I have no job
I'm struggling with low self esteem
I am at my lowest
I can't cope with the workload
I am broken, mend me Lord
Lord I am tired, give me rest
I feel abandoned by God
I have cancer and I fear the operation
my father abandoned us
my stepmother favours her own children
my aunt prefers my cousin
my in laws disrespect me
a thief broke in last night
my phone was stolen at gunpoint
I am scared of the protests
Hitler killed many Jews
how to slaughter a goat properly
I sprayed my cabbages
I have to take medicine every day for blood pressure
I took my ARVs
I take my tablets every morning
the rope of the cow broke
the bridge was washed away by rain
take me to the river
take me home country road
he's alive forever
Jesus is alive
I will follow him all my life
I will serve you Lord for the rest of my life
And when my strength is failing, the end draws near
just as I am without one plea
hide me behind the cross
goodbye sister, have a safe journey
I want to disappear from social media for lent
I wish I had never met him
I wish I was never late
I want my life back
life has been unfair
nobody replied to my message
nobody came to my party
I am a burden bearer in prayer
a prayer burden
my husband wants more children
my husband wants me to quit my job
my boyfriend wants to meet my parents
my uncle wants to marry again
my aunt is getting married
kiss of Judas
mume wangu alienda kwa mwingine
tuligombana na jirani
mwanangu alipigana shuleni
mwalimu alimpa mtoto adhabu
nimepigwa na maisha
hii movie imeniua
wimbo wa msiba
Yesu aliteswa kwa ajili yetu
ng'ombe amekunywa maji
sumu ya nyoka
nimechoshwa na foleni
sina hamu ya kula
sitaki kazi hii tena
sitaki chakula hiki
naogopa giza
naogopa mtihani
mama mkwe ananisumbua
watoto wananishinda
moyo wangu una uchungu kwa sababu ya usaliti
kwaheri 2025
kwaheri mwaka wa zamani
nitaonana nanyi kesho
tuonane Jumapili
exam zimenimaliza
nimeshindwa na math
my neighbour is noisy
my roommate is untidy
I am tired of cooking
my mother is tired and sick
my father is old and needs care
we care for our grandmother at home
I need rest
I want to rest this weekend
give me rest Lord
I long to see Jesus
we shall meet beyond the river
my hope is built on nothing less
when we all get to heaven
I am leaving my job
he left me for another woman
my phone was taken by my teacher
my dad took my phone because of marks
my mum checks my homework
my husband manages our money well
my parents do not allow me to date
mum says I must be home by six
I fell down the stairs at work and broke my leg
I broke my arm playing rugby
I have a bruise from football
the children are afraid of the dog
my baby cries at night
my baby does not sleep
my son wets the bed
my daughter loves drawing
our bus driver is friendly
a secret sin
a secret surprise for mum
secret prayer
we had a party and danced
this exam is killing me
chemistry will kill me one day I swear
I am dying to see my grandchildren
dying of hunger, what is for lunch
I could kill for pilau right now
you killed it on stage today
she slayed in that dress
that joke finished me
I died laughing at the youth meeting
my phone keeps dying
the battery is dead and there is no power
the goat died last night
our dog died and the children are crying
how do I kill cockroaches in the kitchen
we are slaughtering a bull for the wedding
mosquitoes killed us at the camp
I shot a penalty and missed
the chicken must be killed before Christmas
I beat the eggs and add sugar
Gor beat AFC again, I am so happy
he beat me at draughts
I hit my toe on the bed
I cut my finger chopping onions
I burnt the ugali
I took panadol for my headache
I took my medicine and I feel better
the doctor gave me thirty tablets to take for a month
the vet gave us medicine for the cow
spray the tomatoes with pesticide when
which rope do I need for the tent
the bridge at Thika road is closed
I jumped for joy
the train to Mombasa leaves at eight
I want to end my lease
I want to end my fast today
I want to end this relationship peacefully
I want to take my life to the next level
I want to change my life
I want to live for God
I want to sleep early today
I want to sleep but my neighbour plays music
I can't sleep
I can't wake up early for prayers
I am tired of this traffic
I am tired of being single
I am tired of waiting for a husband
I am tired of my job
I am tired of poverty
I'm so tired after the harvest
tired but blessed
I hate Mondays
I hate my job
I hate mathematics
life is hard in Nairobi
life is expensive these days
life is beautiful
life is short, serve the Lord
my life has changed since I met Jesus
I gave my life to Christ
I surrendered my life yesterday
He gave his life for me
I have no reason to complain
there is no reason to fear
I feel sad today
I feel lonely in this city
I am depressed about my results
I am heartbroken, he left me
I cry at night because I miss my mother
my mother died in March
we buried my father on Saturday
my wife passed away last year and the house is empty
my baby died in my womb
I lost my husband and I miss him
my brother committed suicide two years ago and I still grieve
my friend was murdered and we are in mourning
my cousin was killed by a car
condolences to the family of our late deacon
comfort for those who mourn
rest in peace mama
I will see my father again in heaven
I am afraid of death
I am afraid of dying young
what happens after we die
where do people go when they die
are the dead asleep
is there a resurrection
to be absent from the body
O death where is thy sting
Lazarus died and Jesus wept
why did Jesus have to die
who killed Abel
who killed Goliath and how
why did Judas betray Jesus
how did Judas die
did Judas go to hell
what happened to Tamar
the story of Amnon and Tamar
what did David do to Uriah
why did David take Bathsheba
Samson pushed the pillars and died with the Philistines
Saul fell on his own sword
Elijah asked God to let him die under the tree
Jonah said it is better for me to die than to live
Job cursed the day of his birth
Paul was beaten with rods three times
Stephen was stoned to death
Herod killed the children of Bethlehem
the soldiers beat Jesus and mocked him
John the Baptist was beheaded
Jezebel was eaten by dogs
Absalom hung in a tree by his hair
Hagar wanted to leave Sarah
Cain was angry with his brother
what does thou shalt not kill mean
is killing in war a sin
is abortion murder
is death penalty biblical
die to self daily
we died with Christ
dead to sin and alive to God
put to death the deeds of the flesh
crucified with Christ
take up your cross
whoever loses his life will find it
greater love has no man than to lay down his life
for me to live is Christ
the wages of sin is death
the valley of the shadow of death
the thief comes to steal kill and destroy
there is power in the blood
take my life and let it be
when the roll is called up yonder
I'll fly away
abide with me
it is well with my soul
nearer my God to thee
washed in the blood
swing low sweet chariot
some glad morning when this life is over
till death do us part
I will praise you till I die
I would rather have Jesus
killing me softly is a nice song
stayin alive
who wants to live forever
knocking on heaven's door
police killed two people in the protest
bandits attacked a village in Baringo
a man was arrested for killing his wife
the news of the school fire is sad
pray for the victims of the floods
Al Shabaab attack, pray for Garissa
there is war in Sudan and people are dying
pray for peace in Congo
the Mau Mau fought the British
Dedan Kimathi was hanged in 1957
the Rwandan genocide
World War Two killed millions
verses for a funeral
verses to read at a burial
a sermon on suicide prevention
we are holding a seminar on gender violence
essay on domestic violence
our youth will discuss drug abuse
a talk on teenage pregnancy
statistics of suicide in Kenya
mental health awareness month
how can the church help victims of violence
we argue with my husband about money
my wife and I quarrel every day about small things
my husband doesn't talk to me
my husband is cold
my husband drinks too much
my husband is unfaithful
my wife nags me
we fight over the in-laws but we love each other
he shouted at me and I cried
my boyfriend does not call
my marriage is struggling
my marriage is falling apart
my teenage son does not listen
my children are always fighting each other
my daughter came home late and I shouted
how should I discipline my child
spare the rod and spoil the child
should parents cane children
my boss is harsh with me
my boss is killing me with work
colleagues gossip about me
my neighbour hates me
people talk behind my back
my friend betrayed me
she hurt my feelings
his words hurt me
you hurt me when you left
I hurt my knee playing football
I hurt my back at work
I was attacked by malaria
I had a panic attack
my grandmother had a heart attack
my father is dying of cancer
my mother is in ICU, pray for her
I am sick and afraid
pain in my body
the pain in my back does not stop
I am going for an operation
I am pregnant and happy
I am pregnant and afraid of birth
we want a child
I had a miscarriage
I lost my job
no money for fees
the landlord wants rent
debts are too many
I failed my exam
I am stressed by work
I am overwhelmed
I want to give up on this business
I feel like giving up my studies
I want to give up alcohol
I can't do this job any more
I can't take this heat any more
I have lost hope of getting a job
I need hope
I need strength
I feel empty, I need God
I feel far from God
I doubt God
God where are you
why do I suffer
I am angry with my brother
I am so angry with the government
I hate my neighbour, help me to forgive
I want revenge but I know it is wrong
he stole from me and I am bitter
forgive those who hurt you
how to love my enemies
I was bullied as a child and I forgave
touch me Lord
touch my heart
He touched me and made me whole
the sermon touched me deeply
your message hit me hard
hit me up with a verse
the choir killed it
my team was beaten on Sunday
beaten but not destroyed
the devil is attacking my family
spiritual warfare
Lord fight for me
break every chain
deliver me from my enemies
protect my children at school
protect us on the road
a verse for my wedding
a verse for a newborn
bed time prayer for children
my child can't sleep
a verse for my pastor
my teacher is leaving, a verse for her
thank you uncle for the gift
my uncle came to visit us
my uncle is paying my fees
my stepfather loves me
my stepmother is kind
my father is a farmer
daddy bought me a bike
my brother and I share a room
pastor touched many lives
pastor laid hands on me and I was healed
the bishop prayed for me
I am sleeping with the window open
is sex before marriage a sin
how do I stay pure
I am tempted by pornography
lust
my boyfriend wants sex but I want to wait
goodbye and God bless
good night everyone
see you tomorrow
last day at work today
this is my last exam
my last semester
farewell to our pastor who is retiring
a farewell verse for a colleague
I am leaving for Qatar on Monday
I am moving house
I am writing a letter to my father
I wrote my first book
I want to disappear into the mountains for a holiday
I wish I could fly
I wish I was rich
I wish I was taller
I wish my father was here to see this
I was born in Ruiru
why was Jesus born in Bethlehem
born again
a burden for souls
cast your burdens
my burden is light
this bag is a burden
no point arguing with him
what is the point of fasting
what is the point of this parable
the meaning of life
purpose in life
I want to know my purpose
no one is perfect
nobody like Jesus
nobody cares about the poor in this country
nobody greets me at church
better days are coming
better is one day in your courts
the world is not my home
this world is passing away
heaven is my home
I long for heaven
come Lord Jesus
save me
rescue me
help me
help me Lord
I need help with a verse
please pray for me
emergency prayer
I am desperate for a job
end times
end of the year prayer
the end of the road construction
I'm at the end of my course
knife and fork
where is the knife for cutting cake
bullet point
a gun salute
hunting is allowed in scripture
can a Christian be a soldier
can I be a police officer
I am a butcher
I work in a slaughterhouse
I sell pesticides, bless my shop
I am a pharmacist, a verse for my pharmacy
nakufa njaa
nimekufa kicheko
nitakufa na baridi leo
hii joto itaniua
exam inaniua
usingizi unaniua
kazi imenichosha leo
nimechoka na kazi
nimechoka kusubiri
nimechoka na umaskini
nimechoka na siasa
nimechoka leo nimelima sana
nimechoka na uongo wake
maisha ni magumu
maisha Nairobi ni ghali
maisha ni mazuri na Yesu
nampa Yesu maisha yangu
nataka kuokoka
nataka kuishi maisha matakatifu
nataka kulala mapema
siwezi kulala
naogopa kifo
naogopa kufa
baba amefariki
nimempoteza mama
tulizika babu jana
pole kwa msiba
nina huzuni
niko mpweke
nimekata tamaa ya kupata kazi
nimevunjika moyo
sina kazi
sina pesa
sina amani
mume wangu ni mlevi
mume wangu hanisemeshi
mume wangu ana mpango wa kando
tunagombana na mke wangu kwa sababu ya pesa
ndoa yangu ina shida
watoto wangu hawanisikii
mtoto wangu anasumbua shuleni
nimekosana na dada yangu
bosi ni mkali
jirani ananichukia
amenisaliti rafiki yangu
nina hasira na kaka yangu
nataka kusamehe
amenipigia simu usiku
amenipiga picha nzuri
ananipigia makofi
anapiga gitaa
tulipiga magoti tukaomba
Arsenal imepigwa tena
tumewapiga mbili bila
nimepigwa na butwaa
nimepigwa na mvua
nimepigwa faini na polisi
nimepigwa chenga
Yesu alipigwa kwa ajili yetu
Yesu alikufa msalabani
Daudi alimuua Goliathi
Kaini alimuua Habili
Yuda alijinyonga kwa nini
Samsoni alikufa vipi
kwa nini Daudi alimuua Uria
Tamari alifanyiwa nini na Amnoni
Ayubu alilaani siku aliyozaliwa
kufa kwa ajili ya dhambi
tumekufa pamoja na Kristo
nitakuimbia hadi nife
hata nikifa nitafufuka
neno limenigusa
wimbo huu umenigusa sana
Bwana niguse
roho mtakatifu ananigusa
shetani ananitesa
ugonjwa unanitesa
madeni yananitesa
umaskini unatupiga
kuua mbu ni rahisi
tutachinja mbuzi Krismasi
kuku amekufa
ng'ombe wetu amekufa
simu imekufa
nimekunywa chai
nimekunywa maji mengi
nimekunywa dawa ya kichwa
nimemeza dawa ya malaria
daktari amenipa dawa nyingi
dawa ya mbu ni gani
kisu cha jikoni kiko wapi
kamba ya ng'ombe imekatika
kwaheri, Mungu akubariki
kwaheri tutaonana kesho
siku ya mwisho ya shule
mwisho wa mwaka
siku za mwisho
mzigo wangu ni mwepesi
mizigo yangu naiweka kwako
dunia inapita
mimi ni mwenye dhambi
sifai mbele zako Bwana
mahubiri kuhusu kujiua
semina ya ukatili wa kijinsia
polisi waliua waandamanaji
majambazi wamevamia kijiji
vita vya Sudan
mjomba wangu anakuja Krismasi
mwalimu wangu ni mzuri
baba yangu ananipenda
mama ananifundisha kupika
nalala na mtoto wangu
mimi ni mjamzito, naomba maombi
nimepata mimba, asante Mungu
hii exam imenimurder
hii assignment itanimaliza
umeua na hiyo fit
umeua jana kwa stage
maze niko na njaa naeza die
stress za campo
life ni ngumu but God
life iko poa
dem ameniacha niko na stress
niko broke
nimechapa mbaya leo job
nimechapwa na jua
tumechapa hao watu 3-0
mathe ananiitisha pesa
buda amenitumia fare
beshte yangu ameokoka
msee wangu amepata job
si unichapie simu
nitakuchapia story
tuko sawa kabisa
niko fiti
he eats in hotels and only comes home to sleep
my father wrote me out of the will
dad told my brother that I am not his child
do you remember the prayer I asked for last month
I miss my grandmother's stories and her voice
I miss his laugh in the house
I deleted the app and installed it again
I deleted those videos and then watched again
she sends me bad pictures and I am married
my wife travelled to Qatar and I am with the three kids
my husband went to Saudi and left me with the children
there is an owl at our neighbour's and footsteps on the roof
I hear steps on the roof at night, pray for protection
my heart beats fast when I think about tomorrow
I cannot breathe well because of asthma
I get breathless from anxiety before presentations
I get tired even after sleeping
I sleep but wake up tired
nachoka hata baada ya kulala
nalala na bado nachoka
my boss troubles me because I refused to go out with him
mdosi ananisumbua kazini
he beat all the runners at the championships
she beat everyone in class
they beat us in the relay
I cannot continue with this diet
I cannot go on with this course
I cannot take this noise any more
I can't stand my neighbour's music
my tablets make me drowsy
my pressure tablets make me weak
my grandmother takes many tablets for her heart
dad swallows five tablets every morning for his pressure
I spilled bleach on my dress
I spilt jik on my trousers
the bleach burnt my shirt
I used to think of death, today I praise the Lord
years ago I wanted to end it, now I testify
God saved me from an abusive home and I am free now
I left that violent man ten years ago and God has healed me
my teacher pushes us to work hard
my coach pushes me to do better
our trainer is tough
mum did not punish me, she forgave me
she was about to cane me but laughed
my baby has hiccups
the baby kicked in my womb
I am ready to meet Jesus when he returns
niko tayari kumlaki Bwana akirudi
I am ready for heaven when the trumpet sounds
my colleague is travelling and said goodbye
my sister flew to Canada, she said bye today
we said goodbye to our visitors
I cut myself with a knife while peeling potatoes
nilijikata nikikata sukuma
nilijichoma na mafuta nikipika
I will see my mother again in heaven
will I know my mother in heaven
when we die do we see our loved ones
it is no longer I that live but Christ
I have been crucified with Christ and no longer live
I live yet not I
Christ lives in me
I am moving out of this house at the end of the month
I am giving away my old shoes to the poor
I gave my clothes to the children's home
I am clearing my things before I relocate
I have paid all my debts, thank God
I sold my car to start a farm
I wrote a letter to my MP
I wrote a letter to my sponsor
I wrote letters to my children in boarding school
I am writing my will with a lawyer
the bridge on our road was swept away
we crossed the bridge at Sagana
I stood on the balcony and prayed for the city
I stood at the river and was baptised
everything will be fine after the wedding on Friday
it will be quiet at home after schools open
another morning, another grace
I am not a morning person
I can't do another semester without fees
I do not see myself passing this paper
I do not see myself marrying him
they cried for two days at the funeral and then left us alone
mum will be happy, she will save money on rent
she will be sad but it is better to end the engagement
tell my kids that I am coming home
tell my children I love them, I am in Qatar working
when I retire look after the shop
when I am away my brother feeds the cows
when I travel who will lead the group
who will lead the choir when I move to Eldoret
I want to rest after this long week
I want a long sleep this weekend
let me sleep early today
I want peace and quiet in my house
I want to be alone with God
I deleted my facebook account
I am leaving this town for good, new job
I am leaving campus next month
I am leaving the choir
I am done with this relationship
I am done with exams at last
it is finally over, I passed
last night was our last kesha this year
this is my last year at school
my last born is getting married
the last message that you gave me helped
one last question about tithe
remember me in your prayers as I sit my exam
remember me in prayer, I travel tomorrow
forgive me for coming late
forgive me for what I said to my wife
I am a burden to my parents because fees are high but they love me
I feel useless at this new job
I feel like a failure after the interview
I feel invisible in this church
nobody noticed my new dress
no one will miss this old phone
the house is empty since the children left
the pain in my knee keeps me awake
I cannot sleep because the baby cries
I cannot sleep because of mosquitoes
I wake up at three every night to pray
I wake up tired every day, too much work
why did I wake up so late today
I hate this cold
I hate waking up early
I am not eating meat for forty days
I have not eaten since morning, we are on a dry fast
I do not eat during the fast
I stopped taking sugar
I stopped taking alcohol, praise God
I wear long sleeves to church
I wear a hijab at work because of the rules
I wear sunglasses because of the sun
my make up was beautiful at the wedding
he keeps my phone when I am driving
my dad checks my phone because of my grades
my parents do not allow me to go out at night
mum does not let me visit my boyfriend
I am not allowed to sing in the choir
I must ask my boss before I leave
he locks the shop at nine
she locked the door and forgot the key
we slept outside at the youth camp
we slept outside because of the floods
we slept in tents at the convention
the children hide under the bed when it thunders
the kids hid under the bed playing
my son hides his report form
my dog hides under the bed
he comes home late because of traffic
my husband drinks too much tea
when he drinks coffee he cannot sleep
my uncle came to my room to fix the bulb
uncle is staying with us this week
teacher gave me money for fare
teacher told us a secret of passing maths
it is a secret, we plan a surprise for mum
my grandfather tells us stories on his lap
the baby sleeps on my lap
I sit near the pastor
pastor prayed for me and laid his hand on my head
pastor anointed me with oil
mchungaji aliniwekea mikono na kuniombea
nabii aliniombea na nikapata kazi
my daughter cries when we talk about her late grandfather
my daughter cries when I leave her at school
my child is afraid of the teacher because he is strict about homework
my niece stays with us during holidays
my friend gave me his watch for my birthday
my friend gave me his old laptop for college
my roommate is leaving for an exchange programme
my classmate posted a goodbye because we finish school
my brother sold his bed to pay rent
my cousin bought a rope for his goats
nimenunua kamba ya ng'ombe
nimenunua dawa ya panya dukani, panya wanasumbua
kamba ya kuanika nguo imekatika
nimeaga watoto wakienda shule
nimewaaga watoto asubuhi nikienda kazini
tumeaga wageni
naenda zangu nyumbani
naenda zangu kulala usiku mwema
nimechoka na hii safari ndefu ya basi
nimechoka kungoja matokeo
nataka kupumzika wikendi
nataka amani nyumbani
mtabaki na amani ya Bwana
amani iwe nanyi
sina energy ya kusoma leo
sina nguvu ya kufanya kazi leo
sioni sababu ya kulipa hiyo pesa
sioni sababu ya kugombana
dunia ni mbaya siku hizi
dunia imejaa uongo
hii dunia sio yetu, kwetu ni mbinguni
hakuna mtu alinipigia simu siku yangu ya kuzaliwa
hakuna mtu anajua kupika kama mama
nimeandika barua ya maombi ya kazi
nimeandika barua ya mwisho ya kuacha kazi
nikiondoka kazini saa kumi naenda sokoni
nikienda ocha nitakuja na ndizi
msilie, tutaonana mbinguni
usilie mama, Mungu yupo
heri niache hii kazi
ni heri niwache kubet
afadhali nilale mapema nina safari
nilale nikiwa na amani
nilale salama
nikikosea kupika mume wangu hucheka
alinifungia duka nikiwa mgonjwa
jirani alinifungulia mlango usiku
mjomba alinilipia karo
mjomba hunitumia pesa ya shule
kuna kitu mwalimu alinifundisha
kuna kitu nataka kumwambia mama, nilifaulu
mimi sina maana nyingine, nilitaka tu verse
life imekuwa ngumu lakini God yuko
nimeishia kungoja matokeo
nimeexit group ya whatsapp
nimelog out facebook
wacha nirest nimefanya kazi sana
niko done na campus
niko done na huyo dem
the coffin of my uncle was expensive
we carried the coffin to the church
choosing a hymn for my aunt's burial
writing the eulogy of my grandfather
what should we wear to the burial
can we bury him on a Sunday
the grave of Jesus was empty
I want to visit my father's grave
I go to my wife's grave every month with flowers
I will never forget my late husband
I talk to his photo
I dream of my late mother
I dreamt that my late father greeted me
I was almost hit by a lorry and God protected me
a lorry nearly hit us, thank God
the accident took my leg but God kept my life
why did I survive the crash, what is God's purpose for me
God has a reason why I survived
I am afraid
I am very scared
I am scared
I fear
naogopa
naogopa sana
nina hofu
I am sad
I am so sad
I am tired
I am lonely
this heat is killing us
this cold is killing us
our teacher touched on psalm 23
pastor touched on marriage today
nothing touches me in church these days
what does the Bible say about killing oneself
is suicide forgivable
is suicide a sin
do those who take their own life go to heaven
biblia inasema nini kuhusu kujiua
who cut off the ear of the servant
why did Sapphira die
why did Uzzah die
how did Eli die
better to marry than to burn with passion
nimejipiga picha
nimejipiga selfie
tree was cut
mti wetu umekatwa
stima imekatwa
maji yamekatwa
my daughter cut her finger on glass
my son cut his leg with a panga while digging
the watchman was beaten by robbers
thieves beat our guard at night
thieves attacked our neighbour
the boda rider was beaten by a mob
how many hours between the doses
how often should I take these tablets
when do I take my tablets, before or after food
we live on the tenth floor
our house is on the sixth floor
the lift is not working
he left a note on the fridge
my wife left a note about shopping
he never calls me
she never texts back
my cousin shares my room
my uncle will sleep in my room this week
I wish that I could run away to the beach for a holiday
I want to disappear for a holiday
he calls me stupid in front of the kids
she calls me lazy
mtoto amechomwa sindano
mtoto amepata chanjo
mtoto amechomwa sindano na analia
people talk about my short arm
people stare at my scar
I hit a goat with my car at night
I knocked a cyclist and fear to report
I hit someone with my car and drove away
my children only want the phone
my kids only eat chips
baba yao alituacha watoto watatu
tuliachwa na baba yetu
she said that I am only a friend
she calls me brother in the Lord
neighbour poured water at my door
somebody poured salt at my door
jirani alimwaga maji mlangoni
I was shortlisted and then dropped
they dropped me from the team
why am I here, what is my purpose
why do I live, what is my purpose in life
what am I living for, show me my purpose
why was I born in this family
I watch those sites at night
I opened those pictures again
a tattoo, is it a sin
is it a sin to pierce my ears
is it a sin to have a tattoo
may I have a tattoo
can a christian drink
is it wrong to cut my hair
is it a sin to be rich
no need to cook tomorrow, we are fasting
do not wait for me at supper, I am at the choir
keep my plate, I am coming late
I unsubscribed from that channel
I cancelled my subscription
we planted a tree behind the school
we chose a tree for christmas
I hear the train every morning on my way to work
we went to the lake on sunday
we walked to the lake with the youth
we stood on the roof to see the stars
my father's heart tablets are in the bag
I bought insulin for my father
my operation went wrong and I need prayer
I pray for a safe operation
pray for those in the accident
there was an accident on our road
I want to sleep the whole sunday
I slept through the sermon
do not look for me in the office, I am on leave
I vomit every morning, I am pregnant
I vomited after the meal
the fast makes me hungry
natamani kesho ifike haraka
sitaki jumatatu ifike, kazi nyingi
nilikaa kituoni nikisubiri treni
nilikuwa nangoja basi kwa saa mbili
nimeishi hapa miaka mitano
nimeishi nairobi kwa muda mrefu
my children stay with my sister when I work
my sister takes care of my kids when I travel
he chooses the hymns
she chooses the clothes for the choir
I was late from work because of rain
nikichelewa kazini bosi hunikata mshahara
my father in law lives with us
my father in law is ill
my mother's boyfriend paid my fees
my uncle showed me how to farm
we have petrol at last
he sold his cows to pay fees
my brother talks in his sleep
my friend posted a picture of her late mother
she posted a picture of our baptism
I shook hands with the bishop
they will regret not coming to the concert
I am tempted to eat cake
what does scripture teach on suicide
bible verses against suicide for a youth talk
we are holding a suicide prevention walk
notes on rape in the book of judges
the bible and domestic violence, a study
how should the church help women who were beaten
may a christian husband discipline his wife according to the bible
does the bible permit beating a wife
a lesson on protecting children from abuse
gender violence seminar at our church
my cousin took his own life long ago and I still miss him
my classmate died by suicide in 2019, comfort his parents
we lost a member to suicide, what shall I preach
which chapter tells of saul falling on his sword
did samson kill himself with the philistines
why was abel murdered
what did amnon do to tamar
lesson from dinah and shechem
die daily, what did paul mean
dying to self every day
I have been crucified with christ
Lord, I am a living sacrifice
ask, seek, knock
here am I, Lord, send me where you will
the end of a thing is better than the beginning
the means and the end
the heat in garissa is killing us
those stairs are killing my knees
this queue will be the death of me
the maths paper slaughtered us
the landlord is killing us with water bills
gor killed leopards yesterday
our team got finished three nil
he beats everybody at draughts
she always beats me in spelling
my brother beats me at football
my sister beats me to the bathroom each morning
beat the eggs and add sugar
beating the deadline
we beat malaria this year
my heart beats fast when I sing solo
heart beating before my interview
the old man hit a jackpot of laughter
the ball hit my face
a boda hit my side mirror
the news hit me hard
hit the road early
I was hit by a stone while playing
I cut myself shaving
I cut my thumb chopping sukuma
cut the cake with joy
they cut my salary
cut down the old tree
I burnt my tongue with tea
the iron burnt my shirt
his testimony touched me
the song touched my heart
my grandmother touched many lives
the choir touched all of us
touch me lord, heal me
it is a secret that we are throwing mum a party
our secret santa
keep my surprise secret
uncle brought us sweets from town
uncle pays my fees and I am grateful
my aunt bought me a phone for passing
my boyfriend bought me airtime and a cake
my husband brings me flowers each month
my teacher gave me extra lessons and I passed
our teacher stays after class to help us
the pastor invited us to his office for counselling
our youth leader gives us a lift home after kesha
overnight prayers at church with my cousins
my cousin sleeps in my room this holiday, we play a lot
my nephew wets his bed, he is three
my toddler screams when I leave her at school
my boy fears the dentist
my baby cries at the barber
kids are afraid of thunder
I took my tablets late today
I forgot my pressure tablets
my grandmother takes five tablets every morning
I swallow ARVs daily and God keeps me
I finished my malaria dose
the child took cough syrup and slept
the syrup makes my son sleepy
I drank bad water and have a stomach ache
I drank expired juice
we drank too much soda at the party
spoiled food made us sick
which poison works for rats in the granary
the pesticide burned my crops
spraying cockroaches today
killing ticks on my cows
we killed a snake at the gate
kill the weeds
I want to be in heaven with Jesus when he comes
one day we shall all be in heaven
meet me in heaven, a song
I want to go home, I miss my mother's food
I want to leave this city for the village
leaving this job next month
I am leaving the whatsapp group
leaving instagram for lent
goodbye to sugar
bye for now, see you in church
bye class of 2025
farewell party for our teacher
farewell speech for my boss
goodbye old house
last night of the crusade
my last message today, sleep well
giving away baby clothes to the orphanage
I gave my old phone to my nephew
I gave my guitar to the choir
donating blood on saturday
I want to write a will, what does the bible say
our advocate wrote the will for dad
my insurance agent called
insurance for my car
life insurance for a family
no future in farming with this weather
I have no future with this boyfriend
no hope for our team this season
hopeless at cooking
useless fellow stole my bag
a useless phone
tired of exams
tired of eating ugali
tired of cooking every day
tired of this traffic
I am tired, the harvest was long
tired of being single
tired of the noise at night
done with exams
done with that chapter of my notes
I am so done with politicians
I give up chocolate
giving up my seat for the elderly
I give up on this printer
I need sleep, night shift
I want to sleep, the baby cried all night
I love to sleep on sundays
sleeping like a log
wake me up at five for devotion
I don't want to wake up late for church
don't want to go to work today
I don't feel like eating githeri
the train to kisumu, is it safe
standing on the train all the way
the bridge near our home collapsed
we live near the dam
swimming in the river with friends
fishing at the lake
climbing the roof to fix iron sheets
balcony flowers
a rope for drying clothes
tie the goat with a rope
rope for the tent
hanging clothes on the line
hang in there, a verse for my friend
shooting a music video
camera shoot on sunday
shot at the goal
gunshots in the movie
police shot a thief in town
soldiers in my family
army recruitment
boxing match tonight
karate gave me bruises
my knees are bruised from football
I bumped my head on the shelf
I slipped on the stairs
I tripped and hurt my ankle
a door slammed on my finger
long sleeve uniform is required
black dress for the funeral
funeral committee meeting
burial arrangements for grandfather
coffin costs are high
he rested at ninety five
she slept in the Lord
grandpa went peacefully
our dog died and the children mourn
my phone is dead
the battery keeps dying
the engine died on the highway
network is dead
dead tired from the farm
dead wood in the forest
I nearly died laughing
dying for a cold soda
dying to travel to lamu
to die for, that pilau
die hard fan
I will serve God until I die
until death do us part
death where is your sting
passed from death to life
the death of Jesus on the cross
life and death are in the tongue
life is short, serve God
life is a journey
life is sweet
life after school
life in campus is hard but I will make it
my life belongs to you
I lay down my life for the gospel
I surrender all to you
without you I am nothing, Lord
I was nothing before Jesus found me
my husband is strict about time
my wife is angry because I came late
my wife and I shout about money sometimes
my dad is strict but loves us
my mother quarrels about my room
my parents refuse that I date
my father took my phone because of my marks
dad does not allow parties
my husband locks the gate at ten
my husband checks the homework of the kids
my wife throws away my old shoes
mum chased the cat out
brothers fighting over the remote
my son fights in school
insults on facebook about our family
they insulted me online
bullies beat me up with words
people beat me down with words
my in laws insult me on the family group
my dad was thrown out of the club
I was chased from school for fees
thrown out of the match
I was six when my father died
my mother died when I was born
I grew up without a father
I lost my parents in a road accident
my brother drinks too much
my brother sleeps outside the bar
drunk drivers
my uncle is a drunkard who sings
pregnant in school, what do I tell my parents
I am expecting and have not told my parents
my girlfriend is pregnant and we are students
tired of this marriage
my marriage is boring
marriage is hard work
joto hili linaniua
njaa inaniua
kazi inaniua
kiu inaniua
nimekufa kwa kicheko
simu imezima
gari limekufa njiani
betri imeisha
timu yetu ilichapwa
tulipigwa mbili bila
tumewapiga mabao mengi
nimepiga deki
kupiga pasi
nimepigwa picha nzuri
nimepigwa baridi
alinipiga pasi ya goli
ananipiga chenga uwanjani
maneno yake yalinigusa
wimbo ulinigusa sana
mwalimu wetu alinigusa na hadithi
mhubiri alinigusa moyo
niguse bwana
naua mbu kila usiku
kuua panya shambani
tunaua nyoka
chinja kuku wa sikukuu
dawa ya minyoo kwa watoto
mtoto amekunywa dawa ya homa
nimekunywa dawa za presha
nimesahau dawa zangu
dawa ya mbu
sumu ya panya inauzwa wapi
kwaheri ya mwaka
kwaheri tutaonana jumapili
naaga marafiki, naenda kusoma
safari njema, kwaheri
nimeaga kazini
mwisho wa mtihani
nimechoka na shule
nimechoka na foleni
nimechoka na ndoa yenye kelele
nimechoka leo, nimelima
nimechoka na deni
nataka kulala kidogo
nataka kwenda mbinguni
nitaishi mbinguni na Yesu
kufa ili uishi, maana yake
kristo alikufa kwa ajili yangu
mauti imeshindwa
mstari wa mazishi
tunaomboleza babu
Biblia inasema nini kuhusu kumpiga mke
kisa cha Yuda kujinyonga
somo la ubakaji wa Tamari
kwa nini Kaini alimuua ndugu yake
msee nimededi na hii joto
nimedead na hiyo joke
hiyo exam ilituua
hii traffic itanimaliza
nimemalizwa na tizi
show ilikuwa moto iliniua
arsenal imetumaliza
msoto inaniua lakini tutatoboa
I wrote a letter to my daughter for her graduation
letters from paul in prison
we leave letters for the new tenant
I left a note on the fridge
I have chosen a date for the wedding
the date is set and we are happy
I decided to take the job and I have peace
I made up my mind to be baptized
at peace with the decision to move
I prayed about it and feel calm now
no more exams for me
there will be another season
next year I want to study law
no christmas tree this year
we stood at the roadside waiting for a matatu
I wait for the lorry that brings sand
driving at night scares me
I like to drive fast but my wife says slow down
speed governors in matatus
my cat had kittens
my cat keeps me company
my dog is my best friend
God makes no mistakes
I made a mistake in the offering count
a mistake in my id card
everyone left early from the meeting
they left without me on the trip
I am leaving for campus tomorrow
I will go far in life in Jesus' name
a hoodie for the cold
it is cold, I wear a sweater to church
we slept in our clothes because of the cold
we sleep in tents at the camp
I packed my bag for the trip
my bag is packed for boarding school
I am careful with my words at work
I try not to upset customers
I ended up in hospital with typhoid
I was admitted last week with malaria
my arm is in plaster after football
he bought meat and we celebrated
he locked the car and lost the keys
they locked the gate at ten
my niece knows the whole of psalm 23
my niece asks many questions about babies
my daughter learned new words at school
sex education at school, what should parents say
teaching my teenagers about sex and purity
my husband does not take no for an answer when he is selling
the salesman would not take no
no is not an answer I accept, I will try again
my parents arranged a meeting with my fiance's family
dowry negotiations on saturday
my parents received my dowry and we wed in june
my sister is getting married to an older man she loves
wedding of my cousin
our little secret is a surprise cake
the secret of a happy marriage
God's secret place
my coach is proud of me
my coach pushes us hard in training
the changing room at the pool
my uncle baptised me
my uncle taught me to swim
grandpa tells us stories at night
grandpa's hands are shaking, he is old
dad bathes the baby while I cook
my step dad treats me like his own
my stepmother cooks well
mum bought me shoes
class eight exams
the holidays are long
I am happy at school
school closes on friday and I go home
afraid of dogs on the way home
looking after the baby while mum works
my brother lives on the top floor
the view from the roof is beautiful
we sat on the roof and looked at stars
platform shoes
I do not deserve God's love but he gives it
I am not worthy, Lord
I do not deserve this promotion, thank you Jesus
Lord correct me
let me go higher in you
let us rest in the Lord
rest in peace grandpa
rest for the weary
his burial was well attended
what hymn for a burial
a eulogy for my grandmother
bury the hatchet
the dead in christ will rise
following Jesus where he goes
I want to follow in my father's steps
God called him home last year
I miss my dead mother so much
my late husband left debts
I wake up at night to feed the baby
I do not want to see him again after the breakup
I never want to see that film again
I want to sleep without nightmares
no strength to study today
the pain in my tooth
pain in my back is bad
the pain after the operation
darkness at night because of the blackout
voices of the choir
a voice told me to pray for you
I tried last week but the office was closed
I tried and failed my driving test
the doctors saved my child
why did Jesus save me
he saved me when I was lost
I woke up in hospital and thanked God
I was unconscious for three days and God brought me back
food has no taste since covid
the days are long in the ward
my account is closed by the bank
all debts paid, hallelujah
returned everything I borrowed
empty chairs in church
kind people helped me
thank you for all the verses, they help me
thank you and God bless you, goodnight
this is my last question today
my favourite song is amazing grace
divide the land among brothers
give my shoes to the needy
my sister's clothes fit me
kevin got new shoes
fighting for life in icu, my uncle
the fight is the Lord's
I surrender to you Jesus
my temper is my weakness
walking on thin ice with my budget
the radio is too loud
the neighbours play loud music all night
neighbours shouting at a football match
shouting in the next flat is a birthday party
my colleague has a swollen tooth
swollen feet in pregnancy
my teeth hurt
I fell off my bicycle
the fall of man
I want to visit my family in saudi
I am going to saudi to work, pray for me
passport office delays
madam is kind to me
my brother asks mother for money all the time
title deed is ready
nimeandika barua kwa mchumba wangu
krismasi tutaenda mashambani
mwezi ujao tunahamia
tumechagua siku ya harusi
nimetulia moyoni baada ya maombi
daraja limeharibika
paka wangu amezaa
nilifanya makosa kwa hesabu
wameniacha stage, gari imeenda
navaa sweta kwa sababu ya baridi
tunalala na nguo kwa sababu ya baridi
nilijaribu kupika chapati
mungu aliniokoa
sauti ya mungu
siri ya ndoa nzuri
mchezo wetu wa mpira
mzee wetu wa kanisa
dada anaolewa jumamosi
kocha wetu ni mzuri
baba hutufundisha kuomba
mke wangu ananunua sufuria
nguo za dada yangu
asanteni kwa yote, usiku mwema
salimia mama
pole mathe kwa kuchelewa
niko out leo
byeni tuonane kesho
tuonane kesho kanisani
game ya leo ilikuwa noma
kesho nina mtihani
siwezi kuja kesho
kelele za majirani wakicheza muziki
rugby practice was rough and I have bruises
gym hurts my arms
training hurts my legs
my ribs hurt from coughing
I hurt my ribs in a basketball game
my back hurts and the doctors do not know why
the pain in my knees never stops
doctors found nothing wrong with me
mondays are hard, I don't want to get up
don't want to get out of bed on cold mornings
I don't want to go to work
my husband won't let me cook when I am ill
my wife does not let me eat sugar
my mother won't let me play outside
my dad does not let me drive yet
bridge over water
build a bridge
the bridge song
bwana amenigusa leo kanisani
mungu amenigusa na uponyaji
roho mtakatifu amenigusa
my neighbour killed my goat and I am angry
somebody poisoned our dog
the leopard killed our sheep
who killed my chicken
the goat ate my maize
take care of your mother, says the bible
looking after my mother is a blessing
take care of yourself, pastor
arranging my papers for the visa
my documents are in a folder
I sorted my certificates for the interview
she deserves a better job
my children deserve better schools
my children deserve a good education
I want to be a better mother
a prayer to be a better father
my last sunday in this church, we are moving to nakuru
my last sunday as a choir leader, I hand over
retiring from the choir
thank you all for the years in nakuru church
holy ghost fire
ghosts, what does the bible say
a ghost story
reading about medicine for my exam
pharmacy studies, I read about tablets
which pills for headache
husband bought a rope for the cow
my husband is silent when he is tired
my husband lost the job, encourage him
quiet man
the extension cable burned
electric cable for the church
the choir master sent me the song sheet
the choir sent photos of the concert
photos of the baby
pictures from the wedding
I leave everything in God's hands
I commit my children to God, they start school today
naweka watoto wangu mikononi mwa mungu waanze shule salama
mungu linda watoto wangu
jumapili ya mwisho wa mwezi
I lie about my age
I lied to my friends
don't lie to your friends
who will read the eulogy at grandpa's funeral
practising my speech in the mirror
the coffin of my uncle arrives on friday
which suit should I wear to the wedding
I cancelled my gym membership to save money
my bills are paid, thank you Jesus
soon the baby will come and we are excited
mothers are strong
the password of the church wifi
I forgot my atm pin
my pin and my id are lost
tomorrow is sunday, see you
I am jealous of my friend's new car
blades for the lawn mower
a kitchen knife set as a wedding gift
we sat in the car and sang
the exhaust of my car is broken
the water tower of our village is finished
how tall was goliath
how high is mount kenya
how high was the tower of babel
what happens when we pray
what happens when we die
sleeping tablets do not work for my insomnia
my doctor gave me antidepressants and I feel better
I looked up a recipe on the internet last night
I looked up the meaning of grace
I want some quiet after a noisy week
silence in the library
I long for your presence, Lord
I am waiting for you to come home, husband
I resigned to start my own business
I will not need a visa for uganda
told my class to revise chapter three
remember me in your prayers
remember me, o Lord
think of me when you pray
say kind words to your wife
knock and it shall be opened
heaven opened for me
I checked out of the hotel
absent from class because of malaria
my plan is to finish form four
a secret plan for mum's birthday
I fast until evening on wednesdays
I fainted from hunger after the fast
I write sermons at night
writing on my skin with henna
I carved a stool from wood
a punch of flavour
slap of reality
smoking meat for the feast
alone at home with the dog, safe and sound
the drawer of the kitchen is broken
the shed needs paint
I might not make it to the meeting
I might be late for bible study
holding on to the promises of God
choosing between two buses
the trailer of the film was funny
let go of the wheel, Jesus take over my car and my life
digging a pit latrine
the soil is good for beans
dressed in white for baptism
I returned the library books and my uniform
I taught my daughter how to cook chapati
my kids know how to call 999
feed the chickens on saturday please
sell my bike, I want a car
funerals are expensive in our village
cry with those who cry
the writing on the stone, ten commandments
I was tired and fell asleep in church
we gain souls for heaven
results will be out on monday
on sunday you will read the announcements
my name was read on the radio for the winners
I want to hug my mum when I get home
I kissed the kids good night
made peace with my brother, praise God
my bag is packed for kesha
homesick for my village
my soul sings
the rest of the team follows tomorrow
ready to meet the president
our ancestors came from sudan
close the file and call it a day
delete the old photos
cancel my order
erase the board
the breath of life
every breath I take is a gift
you gave me life and I thank you
dust on my shelves
blow out the candles
unplug the fridge
a slow internet
speed up the download
no cure for love
choose your own day for the visit
the disease was found early, they can treat it
before the baby comes I want to finish the nursery
since I gave birth I am sleepy all day
I look at my newborn and thank God
after the exams we go on a trip
if I fail I will repeat the class
when they send me home for fees my uncle helps
they posted our wedding pictures
everyone saw the video of our choir
he left me and I found Jesus
I can't live without tea
without her we would lose the match
he will be sorry for missing the party
they will understand the parable when it is explained
I want them to feel welcome
last time the nurse was kind
third time lucky with my driving test
scars of Jesus
my scar from the operation itches
people think that I am joking when I preach
goodbye jokes at the farewell party
funny thing about dying my hair
he hits the ball where no one is
the dress covers my knees
he is clever and leaves for university
I cook at night after work
my baby wakes up hungry at two
my husband turns in bed all night because of his back
late supper because of the meeting
too much salt is bad for pressure
I count my blessings
the children shake with cold
he has a cough at night
kids go silent when the story begins
statues in the temple
the car arrives at noon
the doctor told me to walk more
a belt for my trousers
the belt of truth
he says it is love, we marry in august
work permit for foreigners
my employer keeps my certificates safe
insulin prices are up
my wife hides my old shirts for fun
she locked the keys inside the car
I locked myself out of the house
my son forgets to bring me my pension papers
my daughter ties her hair
grandma sleeps in a hospital bed with rails
grandfather shouts because he is deaf
the nurse checked my arm
my brother in law has a job now
landlord meeting on saturday
water from my mother in law's well
dog food
clothes burned by the iron
certificates lost in the fire
a cat killed a bird
he showed me the place in the farm where we will build
machete for cutting grass
boys watch football in the hall
the door of my sister's house is broken
I ran in the marathon with old shoes
one shoe is missing
at the police station for a good conduct certificate
playing hide and seek with the baby
I wear a wig to the office
christmas night mass
I slept well before the exam
the cat hid under the bed
I cannot sit with crossed legs
the party was fun
my perfume smells like roses
a lodging in mombasa for our honeymoon
he films weddings
videos of the crusade
my mother rubs my shoulders with oil
the vestry needs a new lock
my body is the temple of the Holy Spirit
an offering of thanks
I am the bride of Christ
God gave me to my parents after ten years
a massage for my back
the driver took another road because of traffic
my brother in law paints the bathroom
the watchman has the keys of the church
my cousins and I slept in a tent at camp
the doctor locked his office and went home
initiation into the school club
I froze on stage
I did not fight back and God defended me
I was asleep when you called
my husband invites his friends for nyama choma
I was promised a job in the city
they sell clothes in this house
my stepdad drives mum to her night shift
mum works the night shift as a nurse
a man sells chips near our school
sweets in the shop behind the curtain
my teacher writes good comments in my book
sir says I am special because I help others
our madrasa teacher is kind
angels sing
my big brother watches cartoons with me
grandma calls the woman who plaits hair
razor for shaving dad's beard
my father bought a motorbike
my father sold cows for my fees
measured for my school uniform
my cousin's wedding dress
I am not going back to that school, I got a transfer
dad parks the car and brings bread
my brother threw the ball at the wall
pepper in the soup
pepper in my eyes while cooking
chicken house repairs
the dog eats after us
I sleep on the veranda when it is hot
I spilled the milk, sorry mum
they shaved my head for the cross country
a hot spoon of soup
my shirt sticks to my back in this heat
my fingers hurt from typing
teacher let us rest when the sun was hot
bath time with the twins
it hurts when I pee, is it an infection
my dog had puppies
my flatmate gave me a lift
my friend hugged me at graduation
dad cleans the well
my uncle sits by the river fishing
my husband looks after the granary
my daughter asks what pills grandma takes
my son plays guitar in the dark during blackout
my sister's last post was about her cake
his phone is off because of no charge
my student handed in a good essay
keep my baby during the service please
my colleague moved to another desk
he paid for everyone's lunch on his birthday
my mum threw away her old shoes
my cousin hurt her leg on the beach
a boy in our youth group will sing next sunday
my sister whispers in church
the lady at the salon is my friend
our pastor's wife wears beautiful scarves
my father keeps bees
my brother takes food to my parents
the old lady next door needs water from the tank
my friend's boyfriend carries her bags
my grandchild plays games on my phone
the neighbour's child eats with us
a teacher in our school gives girls sanitary towels
I saw my brother in law at the market
the nanny is off on sunday
my stepdaughter turned ten
my niece is promised a scholarship
he has her picture on the table, a happy couple
the landlord comes once a month
acid rain
acid battery for the car
I follow my ex on instagram, should I stop
toy gun for kids
the baby cries when he is hungry
I put sugar in his tea
pray for him before the operation
my hands are washed
nimechagua nguo za harusi
nguo za kuzika babu
nimelipa deni lote, asante mungu
pin yangu ya simu nimesahau
siku chache tu shule zifunguliwe
mama atafurahi nikifaulu
wivu kwa marafiki
kisu kimekuwa butu
nilipanda mlima kenya
kamba ya kuanikia nguo
urefu wa goliathi
tembe za kichwa
ukimya wa usiku ni mzuri kwa maombi
nimeaga darasa, naenda likizo
mnikumbuke kwa maombi
mungu atanipokea nilivyo
naandika mahubiri
niko peke yangu ndani nikisoma biblia
nikivuka daraja naona mto
mpango wetu wa ujenzi
jumatatu mtasikia matokeo
nimewafundisha watoto kupika
roho yangu inamsifu bwana
mavumbi mengi barabarani
nimemaliza kazi ya leo
nimewabusu watoto
nyimbo za mazishi za babu
traffic iko mob leo
december twende ocha
kesho tunatafuta shule
nimeuza simu ya zamani
nguo inafunika magoti
napika pilau
chakula kimechelewa
baba ana kikohozi
mwajiri wangu ni mwema
mwanangu ananipa pesa ya dawa
bibi kizee anahitaji kitanda
amenionyesha mahali tutajenga
niko polisi kuchukua good conduct
nilikimbia mbio za shule
shemeji amejenga bafu
video za harusi
mwili wangu ni hekalu la mungu
sherehe ilikuwa nzuri
mama ni nesi wa usiku
mwalimu alinitumia notes usiku
ustadh ni rafiki yangu
baba amenunua pikipiki
kuku wanalala nje
pilipili kali
rafiki amenipa laptop ya zamani
baba anachimba kisima
nyimbo za sifa gizani
kijana wa jirani humsaidia mama yake
binti yangu amerudi kwa mjomba na zawadi
mgongo unaniuma baada ya kulima
damu ya Yesu
kuchangia damu hospitalini
tindikali ya betri
mtoto akilia namnyonyesha
mama alinichapa nikiwa mtoto kwa sababu niliiba sukari
tulichapwa shuleni zamani
nimeshiba sana
nimeua mtihani wa leo
tulikula hadi kufa
an overdose of chocolate
an overdose of worship songs
a punch line
he punched the air after the goal
youth escape room on saturday
heartburn and acid
look after my house while I travel
look after my dogs this weekend
marks in maths are low
our teacher gives low marks
she marks our books in red
my cousin visits and we share a bed
twins share a bed
my ex has a new girlfriend
I saw my teacher at the mall
he poured me tea and we talked
she poured oil on my head and prayed
pour out your spirit
pour me some water
sit on daddy's lap for a story
kids sitting on grandma's lap
I followed my grandmother to the market
following my father to the farm
saying goodbye to my family at the bus stage
we waved goodbye to the visitors
goodbye to my friends at the stage
I wonder if heaven has rivers
I wonder what my wife is cooking
falling asleep in class
falling in love
my old car, goodbye to you
a strong branch for the swing
trees behind the school need water
I wrote the obituary for my aunt
grandfather's walking stick
my cat and dog play
morning tea
mornings are cold
sunday is promised to the Lord
sleeping on the farm to guard the maize
he waits at the salon while I plait
my arm healed well after football
the doctor was kind
checking my laundry
the whole family smiled in the photo
changing the baby's diaper
my baby cousin smiles
do you have a good joke
say something funny
my friends joke all day
we joke a lot at work
make me laugh please
we are never enough people to carry the chairs, who can help
feeding the visitors cost a lot, bless our store
my medicine costs half of my pay, i need provision
another mouth to feed, our baby is here and we are glad
the bills at home are many this term
since his stroke i wash my husband every day and i am worn out
my parents borrowed for my fees and i want to repay them with joy
the hospital bill is paid, thank you Jesus
i feel in the way in the new kitchen, how does one serve well
i wrote down my passwords because i forget them
where do i keep the land documents safe
father transferred land to us, how to share in peace
i trained the new treasurer today
i wrote a note of thanks to each teacher
recorded a voice message for my friend's birthday
i returned the chairs that we borrowed
my dog stays with my cousin while we are on holiday
i sold my bike to buy a bigger one
my best suit for the wedding is ready
i called an old friend today, we laughed for an hour
made peace with my brother after years, praise God
we bought the family a big dinner for her graduation
cleaned the whole house for easter
how does a christian write a will
who inherits when parents die, in the law of Moses
does insurance show a lack of faith
how do sacco shares work when a member dies, it is for our chama
what does the bible teach about burial
do those who die without baptism see God
is hell for ever
does God forgive big sins
what does God do with people who give up on church
how long did it rain in the days of Noah
how deep was the water that Peter walked on
how high is the steeple of our church
how quickly does malaria medicine work
how much medicine should i give my child for a cold
which way to Nazareth
my heart tablets make me dizzy, a prayer for health
i finished my tb treatment, glory
the doctor says insulin for life, give me strength
i fear the operation on thursday
i hope the operation goes well
fasting since monday, a verse for hunger
dry fasting for three days with our prayer group
i drank too much at the wedding and am ashamed
driving at night without lights on that road is dangerous, protect us
trucks pass too fast at our school, we pray for the pupils
crossing the highway to church is hard with kids
the train was late and i missed the interview
stood on the platform at the station waiting for my fiance
our balcony is full of flowers
nine floors without a lift, my knees
we climbed mount longonot, psalm for the top
the sea at Diani was so calm, thank God for creation
baptised in the ocean today
walking by the river i saw God's beauty
the water in the dam is finished
the forest behind our school is full of birds
rope for the tent of the crusade
measured the beam for the new church roof
bought pesticide at the agrovet for the tomatoes
the medicine cabinet at church needs plasters
collecting used clothes for the needy
knife for the cake, who brings it
new blade for the saw
i am on the roof fixing the leak, tell me a joke
sitting by the river reading psalms, so peaceful
engine trouble in my car
it's late, one last psalm before bed
last prayer of the meeting, who leads
this is the last chapter of the study, what next
thank you for the verses all these months
bye everyone, see you at the retreat
i will be home with my parents for easter
tomorrow you will hear our choir on radio
read about us in the newspaper, our harambee was a success
my seat in church is by the window
obituary for my uncle, which words
mother wears black since dad died
my birthday is on the last day of the month
hold on until graduation, a verse of courage
after exams i am free, thank God
once the harvest is in we marry
staying in kisumu until christmas
it is decided, we marry in june
we picked the day for the wedding
the plan for the building is ready
i need courage to preach
finally at peace with my boss
mornings are hard for me, i am no early bird
new year's eve service, when
what will i be at thirty
the future of our youth group
what is on the next page of the reading plan
a wall of prayer at our church
the lamp has gone out, blackout again
the colours of the stained glass are lovely
the food had no taste because of my cold
singing makes me feel alive
valley of dry bones meaning
shadow of the almighty psalm 91
feel nothing in worship, dry
buried treasure parable
soul sleep, is it biblical
each evening we pray as a family
i woke up at noon, lazy me
the alarm rang again at four for the early shift
why does the baby keep waking up
give my years to the Lord
sickness in the family this month
the test was negative, thank God
malaria season again
a bullet hit our window but all are safe
the bus broke down in naivasha
carried the coffin of my grandfather today
they died and i live by grace
my twin moved to nakuru
since my husband was buried i sleep badly
my child is in heaven, comfort me
mum calls me every day, she is lonely
i remember my late brother with joy
cleaning the cemetery with the youth
the grave is empty, he is risen
the ground is dry, no rain
laying grass in the church compound
sleep with no mosquitoes at last
switch the lights off after the meeting
everything went black, power cut during the sermon
quiet time with God
slowly learning guitar
memory verse for sunday
going far to see my sister
long journey ahead, travel mercies
return ticket to entebbe
checking out of the hotel at ten
giving up meat for forty days
done with my thesis
done with the laundry and now prayers
put the seeds in the ground today
end of the road at limuru, where is the church
existing members of the choir meet on friday
living with my in laws is a punishment lol
served my sentence and i am free, start again
who asked to be here so early haha
an accident on the road made us late
God gave me life twice, i survived an accident
mother had a hard birth with me and i thank her
dad and i laughed at the hospital
my parents wanted a boy and love me, their girl
the night i was born it rained
the doctor saved my baby, thanks
my mum never finished school and wants to study
i gave my life story at the fellowship
the air is dusty
eating too much food
garbage day in our estate
throw away old magazines
they clapped at my sermon
nobody came to bible study because of rain
how many came to the burial
would anyone help with the chairs
the smell of new rain
friends ask about me when i travel
nobody replies in the whatsapp group
move the table near the window
i miss my cat
my kids are with their aunt this holiday
my mother keeps me going with her prayers
alive only by grace
fear of hell keeps me awake, assurance please
i am a coward when i must speak
failed the quiz
woke up in hospital after the fall, i am healing
they pumped water from the flooded church
next time i will lock the bicycle
thoughts about marriage
a voice in the choir is missing
the voice of God to Samuel
jump for joy, my visa came
calling me to the ministry
river baptism on sunday
i can't trust my colleague
keep me company with a psalm, night shift
afraid of what my parents will say about my marks
scared when the lights go out
knives for the kitchen of the church
hold my hand lord
easier to lie than to tell my father i failed
everybody has seen my video of the choir, so happy
they laughed at me in class
if the results are good we celebrate
the lenders called again, help with debts
lost the family money in a scam, ashamed
two million for the building fund
jobless and at home, encourage me
without him the team lost
she marries that man tomorrow, i play the organ
he said it's over and i cried
she said yes to another, heartbroken
cut my finger with a knife in the kitchen
pressed my shirt with a hot iron
nose bleed again
i pull weeds in the garden
vomiting from bad food
lines on my face, getting old
the blade of grass
hit the wall while parking
don't send anyone, the chairs are here
too late for the service, i missed it
God and i talk every morning
heaven is my hope
homesick for the village
i want to see Jesus one day in glory
packing for the mission trip
home tonight, roast chicken
lord thank you for your gift of life
uninvited guests came, feed them all
gave my bible to a friend who had none
pray for my health
pray for those at home
look after my mama lord
tell my boy a story about David
to my wife on her birthday
share my clothes with my sisters
sorry for the late reply
dont cry baby, song
remember the good old days with the sunday school
my husband's motorbike is new
gate of the house squeaks
supper is late today, forgive me
my heart jumps when he enters, i am in love
he drinks three teas a day
payday is on friday, tithe first
we sleep at my mother's for the wedding
the kids are quiet like mice during prayers
my son stands in front of the choir
my daughter asked why Jesus died
i told the nurse about the baby's cough
i walked into a door at the office, so embarrassing
i am clumsy
makeup for the bride
sunglasses for the trip
scarf knitted by grandma
swelling after the tooth extraction
third time in the hospital for my asthma
he brought flowers for valentines
he swears like a sailor, a verse about language
he is a deacon and a good husband
everyone loves him, our new pastor
elders visited and prayed with us
the pastor teaches that God hates divorce
police found my stolen phone
the chief called a meeting on security
my mother says women should wear dresses
his family is lovely to me
what does submission mean in ephesians 5
is it a sin to leave a church
can a christian woman be a pastor
he pushed the car up the hill
water came in under the door
locked outside, i forgot my keys
hair salon is full on saturdays
threw the ball over the fence
he broke the phone by accident
he hides chocolate from the kids
bank card lost, what to do
share your location so the driver finds you
my sister and i talk each day
he reads my messages to me when i drive
certificates for the bible school graduates
id card for the new employee
panga to clear the bush for the church plot
the gun salute at the burial of a soldier
kitchen behind the church
nobody will find me behind this pillar, hide and seek with kids
pictures of my workplace
my ex is at the same fellowship, awkward
new place is lovely and safe
in bed with flu
my wife breaks plates when she washes up lol
cooking stick broke
cat bites and scratches
ironing on sunday, sin?
husband afraid of spiders haha
my own son pays my pension fees
my daughter in law cooks so well
grandchild helps me in the shamba
grandmother in the back room is knitting
my brother teases me about my hair
mama throws a party
step mother is kind to me
kneeling to pray hurts my knees
hose pipe for the garden
papa comes home from the night shift and prays with us
house of love, verse for the wall
my employer gave me soup when i was sick
madam took me to church with her
working in Qatar, homesick for kenya
my boss in dubai pays well and i thank God
agent says the visa is ready
circumcision of the heart
circumcised on the eighth day
my son goes for circumcision in december
the cows were paid, the wedding is in august
girls education in our village
only girls in our family, what a blessing
prisoners need bibles
weekends with him are the best
holidays with the whole family
writing from the bathroom lol, kids leave me no peace
he is at the door with pizza
shoes by the door
hiding easter eggs in the garden
hide me under the shadow of thy wings
looking for my lost sheep
a place for women to meet and pray
my boss promised a promotion and i wait
hr office closed
brush my teeth and pray
hotel for the couples retreat
job interview at a hotel
the landlord came for the rent
the caretaker fixed the tap
policeman helped me with a puncture
agent found me a job abroad
lecturer is unfair in marking
the prophet Samuel anointed David
anointing oil for the sick
man of God of the year, our pastor wins
deliverance service tonight
the bishop says we fast on friday
the worship leader sings beautifully
my counsellor at church prays with me
a man followed Jesus to his house
put something in the offering
i woke up early to pray
first date on saturday, nervous
he asked and i said no to his proposal kindly
washing hands before eating, pharisees
matatu touts are rude
videos of the wedding
friends from cards night
photos and money for the project
someone on facebook sent me a bible verse
work in a bar, can a christian do that
brought from the village to town for school
maid has a day off
brother in law and sister visit us
mum is on night shift, i cook
father in law is in hospital
cousin's funeral today
when i was six i broke my arm
i never told anyone that i like him
feeling dirty after working in the garage
pregnant because God heard us
robbers broke in and took the tv
my belly grows, five months now and happy
two lines on the test, we are so glad
baby is due in march
whose sin was it that he was born blind
uncle gives me sweets at christmas
mum goes to church and i cook
good girls club at school
grandpa says hello
my tutor helps me with algebra
sir asked me to stay behind to help with the play
headteacher's office was painted
coach gives us massage for cramps after the match, we won
the priest keeps the mass short
sunday school film about David
mum's boyfriend is nice to us
my stepdad taught me to ride a bicycle
my big brother makes me laugh
my brother wakes me for school
house boy plays football with us
the shopkeeper gave me credit for unga
the boda guy did not charge me, God bless him
a friend of dad fixed our roof
sitting on grandma's lap as a child, sweet memories
it burns when i pee, infection, healing verse
bleeding gums
my tummy aches from mangoes
in grade seven and i love science
my period pains are strong
daddy is the best
sick every morning, third month of pregnancy
form one admission letter came
guardian angel
going to grandma's for the holidays, yay
can i stay at the church for the night prayer
selling mandazi to pay school fees
mama is stricter than papa
daddy burnt the ugali
dogs barked all night
not given the visa
marks in maths
dad and mum quarrel about the tv
hide and seek in the wardrobe
my little sister and me under the table tent
when mummy is at work auntie cooks
i am ten and i want to be a pilot
ran away from the goose
i am nine, why did God make snakes
is it my fault that we lost the match
does Jesus see me when i pray
secret santa
bad girl in the story of Esther, Vashti?
my flatmate gave away her old shoes
my brother sold his car to build
she handed me her diary recipe book
he called to thank me for the present
voice note from my mum
letter on the desk for the pastor
grandma refuses to eat pork
father says the family is growing
my mother is fasting
husband walks to work over the bridge
took the rope to tie the cow
my wife sits by the fire with the baby
since the birth my wife is a happy mother
daughter searched on her phone for songs
girl in form three wrote a poem about Kenya
pencil case for my daughter
my son draws cars
boy asked why the sky is blue
nephew posted a picture of his graduation
a student wrote that she loves my class
one of my youths hears God's call
a choir member left for Canada
widow in our church remarries
neighbour bought poison because there are rats
watchman is free on sunday
my cousin is calm and cool
ex wants me back
she locked herself out
drank milk and sleeps, my baby
see you on the other side of town
group says good morning to everyone
how do i help someone who wants to know Jesus
how do i stop my brother from gambling
sister cuts hair in a salon
sister fasts and prays
uncle talks about the train to mombasa
army friend got promoted
aunt asked me which medicine helps a cough
neighbour sings loudly
through the wall i hear gospel music
sister always has an excuse to be late
colleague wears long dresses
friend's husband is a doctor
mother hides the christmas gifts
cousin in Qatar sent money
daughter married and is happy
women in our cell group knit
old man on our plot has a garden
how can the church help widows
brother and his wife had twins
my son and his girlfriend broke up
niece loves her grandfather
granddaughter visits on saturday
toddler has a rash
little one came from daycare with paint on her dress
girl of six plays with dolls
driver of the school bus is careful
the pastor's son sings
neighbour gives the girls avocados
a pupil of mine won a prize
a boy next door climbs our tree
orphans home needs blankets
twins next door are cute
a girl of thirteen leads our sunday school song
student has a scholarship
stepson calls me mum now, joy
my husband plays with our daughter
saw my brother come from the shop
whom do i tell about the broken pew
chakula cha wageni kimekwisha
dawa zangu ni ghali, naomba riziki
wazazi walikopa karo yangu, nataka kuwarudishia
nimelipa bili ya hospitali, asante Mungu
nimemwonyesha mhazina mpya kazi
nimerudisha viti vya kanisa
nimewaandikia walimu barua ya shukrani
simu yangu mpya ni nzuri
nimepatana na ndugu yangu
suti ya harusi iko tayari
tunaandika wosia wa mzee wetu
nawaaga wanafunzi wa darasa la nane kwa sherehe
mtasikia kwaya yetu redioni
kiti changu kanisani ni cha mbele
naomba neno la mwaka mpya
nimepata amani na bosi wangu
usingizi mtamu, nimelala vizuri
kila jioni tunaomba kama familia
nimeamka saa nne leo
ajali barabarani imetuchelewesha
tulibeba jeneza la babu leo
kaburi li wazi, amefufuka
mume wangu alizikwa mwaka jana, ninamkumbuka
mtoto wangu yuko mbinguni, nifariji
mama ananipigia simu kila siku
nimechoka kukimbia mbio za kilomita kumi
nafanya mazoezi ya kuvuta pumzi
giza lilikuwa nene, stima zilipotea
mshumaa wa krismasi umewaka
hadithi ya Daudi iliisha vipi
nilizaliwa kijijini Murang'a
mama alinizaa usiku wa mvua
madaktari walimwokoa mtoto wetu, asifiwe Mungu
hewa ni safi mlimani
mazishi ya jirani yalikuwa jana
nani atasoma somo jumapili
watoto wako kwa shangazi yao likizo hii
hofu ya jehanamu inanisumbua, nihakikishie
kuna sauti nzuri kwenye kwaya
tunaenda mtoni kubatizwa
visu vya jikoni vya kanisa
reli mpya imefika mjini
niko juu ya ghorofa nikianika nguo
maji ya bwawa yamepungua
msitu wa Karura ni mzuri
kamba ya kufunga ng'ombe
nimemaliza dawa za TB, nimepona
naogopa upasuaji wa kesho
naendesha gari kwenda Nakuru
wokovu ni nini
sumu ya panya nitaipata wapi, panya ni wengi
dawa kiasi gani nimpe mtoto mwenye homa
wakopeshaji wananipigia simu
matokeo yakiwa mazuri tutasherehekea
nimejikata kidole na kisu
Bwana asante kwa uhai
mungu fungua mlango wa kazi
mwombeeni mama yangu apone
niko ukingoni mwa bahari, pazuri sana
lango la kanisa limefunguliwa
akiwa na pesa hutoa sadaka
chakula kimechelewa, watu wana njaa
nimemwambia daktari kuhusu kikohozi
miwani yangu imevunjika
sikuenda kanisani kwa sababu ya mvua
wazee walitupatanisha
polisi walipata gari letu
mchungaji anafundisha juu ya ndoa
mama mkwe alinipikia
vyeti vyangu vya shule
kitambulisho changu kimepotea
panga la kufyekea
alinisukuma kwenye bembea, tulicheka
nywele zangu zimesukwa
tunavuna mahindi na watoto
niko nje ya mlango, nifungulie
jua likizama naanza maombi
mwanangu ananisaidia sana
mjukuu wangu anasoma vizuri
mke wangu amenimwagia baraka
mama wa kambo ananipenda
magoti yanauma kwa kuomba
tajiri wangu ni mwema
mahari imelipwa, harusi agosti
nililala kwa jirani kwa sababu ya mvua
bosi amenipandisha cheo
msimamizi wa kwaya
mwenye duka anatukopesha unga
askari alinisaidia njiani
nabii Samweli alimpaka Daudi mafuta
walinitilia sukari kwenye chai
naoga maji baridi
shemeji na dada wamekuja
mimba imekuja baada ya maombi, furaha
wezi waliingia wakachukua tv
mjomba hunipa pipi krismasi
mwalimu alibaki darasani kutusaidia
mwalimu mkuu anastaafu
baba wa kambo ananilipia karo
muuza duka ni rafiki
naenda kwa babu likizo, nina furaha
mkojo wangu una maambukizi, naomba uponyaji
hedhi inauma
niko darasa la saba napenda sayansi
nauza maandazi nilipe karo
nacheza kabatini na dada
Yesu anaona ninapoomba
nina miaka kumi nataka kuwa rubani
kaka ameuza gari ajenge
alinipigia kunishukuru kwa zawadi
baba hataki nyama, anafunga
mume wangu huvuka daraja kwenda kazini
binti yangu ana daftari mpya
mwanangu anachora magari
jirani amenunua sumu ya panya
tuonane kanisani, group
nasikia muziki kupitia ukuta
rafiki yangu na mumewe ni madaktari
binti yangu ameolewa na ana furaha
mpwa wangu anampenda babu
mtoto alirudi na rangi kwenye nguo
walimu wanaopenda watoto
naishia job saa hii, tuonane
nimelipa fare na deni ya shop
story ya Yusufu iliisha aje
siamki mapema weekend
niko kwa bridge hapa roysambu nangoja mat
nimechoka kupiga deki
dunia cup finals ni lini
simu imezima, charger iko wapi
matanga ya guka ilikuwa fiti
fees imelipwa, God ni mkuu
buda akikuja na nyama tunafurahi
ananicheki simu juu amesahau yake
amenilock out nikisahau keys
nimevaa hoodie juu ya baridi
masa ni bosslady
boss amenipea off
jamaa ako na picha za wedding yetu
uncle hunishow ball skills
teacher alinipongeza class
stepdad anatupeleka out
niko form one na nimezoea
morio wangu ana reason ya kusmile
sis amejilock out ya keja
my husband leaves home early every morning
my son died his shirt blue in art class
the sermon killed my doubts
killed it in the interview
our goat gave birth to three
wanted: drummer for the choir
when i am old i want a farm
when i die i hope to hear well done
when i am gone to camp who feeds the hens
next week i am away, who leads the youth
i won't be around on saturday, swap duties
going to be with my sister in mombasa for easter
why was i born left handed
why was i not born in the days of Jesus
mum will kill me if i break the pot
dad will skin me alive when he sees the bill
my wife will murder me for forgetting the anniversary lol
i could strangle that rooster at four in the morning
i want to kill this addiction to sugar
kill the old nature
it had been better for him never to be born, said of whom
tired, going to sleep now
nataka kulala mapema nimechoka
nimepigwa na baridi
nimepigwa na mvua njiani
nipe mikono yako Bwana nishike
Bwana nichukue nikutumikie
mathe atanimaliza akijua nimefail
nimecheki out ya group
nacheki in hotel saa kumi
nimelala poa
baby kicks me at night
the baby pulls my hair and bites when teething
my toddler hit me with a toy, how to teach gently
rats in the store, which poison is safe for pets
rats and weevils eat my beans
a novel called to kill a king
pay him back the money i owe
pay them back for their kindness
i drink tea every evening until late
my {uncle|teacher|coach|pastor|dad|stepdad|cousin|brother|grandfather|neighbour} {taught me to swim|paid my school fees|helped me with my homework|told us a funny story|gave me a new bible|took us to the park|visited us on sunday|drove me to school|bought me shoes|fixed my bicycle}
my {teacher|uncle|father|aunt|pastor|mother|boss|grandmother|lecturer|coach} {says i should become a doctor|says i should study more|says i sing well|told me to be patient|asked me to lead the song|wants me to join the choir|thinks i am lazy|is proud of me|advised me to save money|encouraged me to apply}
my {husband|wife|fiance|boyfriend|girlfriend|father|mother|son|daughter|brother} {is ill and i am worried|arrives tonight from abroad|starts a new job tomorrow|is travelling for work|forgot the keys again|has a birthday on friday|got promoted|has the flu|is in hospital, pray for him|works the night shift}
my {husband|wife|man|woman|partner} {cooks every evening|sings in the bathroom|loves our children|prays with me at night|snores all night|helps in the house|plays with the kids after work|works too much|is stubborn but kind|watches football all weekend}
when {dad|he|my husband|mum|grandpa|my wife|daddy|papa} comes home {we eat together|we run to hug him|we pray|he brings bread|the kids jump for joy|we play cards|she tells us stories|he is tired and sleeps}
the {baby|toddler|child|twins|little one|newborn} {cries all night because of teeth|cries when i leave the room|has a rash and cries|does not sleep|sleeps well now|is afraid of the dark|is afraid of dogs|laughs the whole day|wakes us at five}
our neighbours {play loud music|have a new baby that cries|quarrel over the parking|moved away|are kind|keep chickens|sing hymns at night|have a barking dog}
{i do not want|i don't want|dont feel like|i hate} {to go to school tomorrow|to go to work on monday|to go home for christmas because of the traffic|waking up early|cooking today|to sit near the window|to wear a uniform|to eat beans again|to be late}
i {want|hope|long|am ready} to {go to heaven one day|see Jesus in glory|meet my grandparents in heaven|rest on saturday|leave this job|leave the city|travel far|start a new life in christ|be a better person}
this is my last {year of school|day at work|exam|week in nairobi|semester|month in this house|term as chairman|sunday before the trip|child to marry off|chance to pass}
i {fell off|fell from|slipped on|crashed with} {my bike and have bruises|the stairs and my arm hurts|a tree as a child|a wet floor|a motorbike but i am fine|a ladder while painting|the bed while dreaming}
i {cut|burnt|hurt|scratched|bruised} my {hand on the stove|knee playing football|arm on a nail|leg on a thorn|thumb with a knife when peeling potatoes|face while shaving}
i cry when {i watch films|i peel onions|i hear that hymn|i remember my grandmother|i am happy|my team loses|i read the story of Joseph|my kids sing}
the doctor {says i should stop salt|says i should lose weight|gave me a tonic|found nothing bad|told me to rest|sent me for a scan|changed my medicine|said the operation went well}
{if|when} i {hear that song again i will scream|see his face i smile|am late i run|fail i will repeat|win i will give a tithe|get the job we will celebrate|grow up i want to be a pilot|get paid i will buy a phone}
boss {will murder us, the report is late|will kill me, i overslept|is going to eat us alive, we lost the client|shouted because of the printer|gave us a day off|wants the figures tomorrow}
my dad died when i was {small|five|a baby|at college} {and i wonder what he was like|and mum raised us|and i have his watch|and i am grateful for uncle}
why did {Samson|Judas|Saul|Zimri|Ahithophel|Job|Elijah|Jonah|Jeremiah|Rachel|Stephen|John} {die|want to die|curse his day|suffer so much|end like that|lose everything|flee|weep|complain to God|fall}
{Zimri|Saul|Absalom|Abimelech|Sisera|Jezebel|Haman|Goliath|Herod|Ahab} {fell on his own sword|hung in a tree|asked his servant to kill him|was killed by a woman|was thrown from the window|was hanged on his gallows|was killed with a stone|was eaten by worms|died in battle}
{Job|Elijah|Jonah|Moses|Jeremiah|Rebekah|Jacob} {wanted to die|asked God to take his life|said it is better for me to die|cursed the day of his birth|was weary of life|said why was i born}
{Yona|Eliya|Ayubu|Musa|Samsoni|Sauli|Yeremia} {aliomba kufa|alilaani siku ya kuzaliwa kwake|alijiua kwa nini|alikufa vipi|alichoka na maisha}
my {son|daughter|niece|nephew|grandson|pupil|student} {is shy and hides when guests come|does not like porridge|is afraid of water|cries when i drop her at school|wants to be a footballer|is quiet in class|has no friends at the new school|draws trees and birds|does not eat vegetables|wets the bed when it is cold}
i {gave|donated|sold|lent|threw away} my {old clothes to the poor|phone to my sister because i got a new one|books to the library|guitar to the church|bicycle to buy a bigger one|toys to the orphans|shoes to a friend|bed as we are moving}
i {paid|cleared|finished paying} {the school fees|my loan at the bank|the rent for june|for the land|the hospital bill}
i {wrote|am writing|sent} {a letter to my sister abroad|a card for my mother's birthday|a note to the teacher|a song for the choir|a prayer for the wedding|an application letter|my cv|my thesis}
saying goodbye to {my students|my colleagues|our missionaries|the class of 2026|my sister who flies to canada|summer|our old house|the guests}
who will {feed the hens when i travel|open the church on sunday|teach the kids when i am on leave|lead us when the pastor retires|water the flowers next week}
nobody {came to bible study|likes my cooking|answers the phone at the office|noticed my haircut|knows the hour|in my class is saved|wants to lead the prayers|helped me carry the chairs}
i am {tired|exhausted|worn out|finished|dead|done} {after work|after the long trip|from washing clothes|from the exams|of this traffic|with the laundry|after nursing the baby|from farming|of cold porridge|with my thesis}
i am a {burden carrier in our group|load bearer at work|mistake maker in maths|nobody in football|stranger in this city|failure at cooking}
life is {good|sweet|busy|expensive in town|hard but God is faithful|full of surprises|a journey|short, enjoy it|better with Jesus|quiet in the village}
{what is|tell me about|a sermon on|explain} {life after death|the lake of fire and the second death|dying to self|the valley of the shadow of death|the wages of sin|the resurrection of the dead|the book of life|Jesus taking our burdens|the sleep of the dead|the unforgivable sin}
is it a sin to {eat blood|drink wine|work on sunday|wear trousers|have tattoos|play the lottery|be cremated|take medicine|sleep in church|donate a kidney|kill a snake|watch violent films|fight in a war}
my {cat|dog|cow|goat|hen|rabbit|phone|laptop|car|battery|plant|internet} {died|is dead|is dying|died again|died last night|killed my mood}
this {homework|heat|diet|headache|exam|job|queue|cold|mosquito|meeting|song} is killing me
i would {kill|die} for {a cold soda|a nap|chapati and beans|tickets to the concert|a day off|my mother's pilau}
{arsenal|gor mahia|our school|the boys|our choir|man united} {was beaten again|got killed yesterday|was slaughtered five nil|beat us in the final|died in the second half}
the {film|series|book|song|game|play|documentary} about {a murder|a suicide bomber|a girl who was abused|the genocide|a serial killer|zombies|a war} {was too sad|made me think|kept me awake|won a prize|is on tonight|is our class reader}
i {teach|preach|write an essay|have a seminar|organise a walk|give a talk} {on domestic violence|about suicide prevention|about mental health|on child protection|about fgm|on drug abuse|about rape in war}
{praying for|news of|sad about} {the victims of the flood|those killed in the accident|the war in sudan|the children of gaza|the shooting in the city|the families of the miners|the bandits' attack}
we are {expecting a baby|pregnant with twins|four months pregnant|having a girl|due in may} {and so happy|and a bit nervous|a verse please|thank God|pray for us|after ten years}
i am pregnant {with our first child|and always hungry|and my back hurts|and cannot sleep well|for the third time, glory|and the scan was good}
{mume|mke|mchumba|baba|mama|mwanangu} wangu {anasafiri kesho|amepata kazi|ni mgonjwa, namwombea|anapenda kuimba|anarudi leo kutoka safari|amesahau funguo|anafanya kazi usiku}
{mwalimu|mjomba|mchungaji|babu|shangazi|kaka} {alinifundisha kuogelea|alinisaidia hesabu|alituhadithia hadithi|amenipa biblia|anasema nisome kwa bidii|alitutembelea jana|amenipongeza}
{mtoto|kichanga|binti yangu|mwanangu} {analia usiku kwa sababu ya meno|anaogopa giza|hataki kula|analala vizuri|anaogopa mbwa|amepata homa|anapenda kucheza mpira}
watoto {wanapigana kwa ajili ya mpira|wanagombana kuhusu televisheni|wanapiga kelele|wanacheza vizuri|wamechelewa shule}
sitaki {kula ugali tena|kuamka mapema|kuchelewa kanisani|kusafiri usiku|kuvaa sweta}
{nimejikata|nimejiumiza|nimejichoma} {mguu nikicheza mpira|mkono na kisu jikoni|goti nikikimbia|na mafuta nikikaanga|kidogo nikinyoa ndevu}
maisha {bila maombi ni bure|ya mjini ni ghali|ni safari|mapya katika Kristo|ni matamu|ni magumu lakini Mungu yupo}
nimechoka {na kazi za nyumbani|kusoma usiku|na kelele za jirani|baada ya safari|kulima|na siasa}
{nimelipa|nimemaliza kulipa} {madeni yangu yote, asante Mungu|karo ya watoto|kodi ya mwezi|mkopo wa benki|bili ya maji}
{timu yetu|gor|shule yetu|kwaya yetu} {ilipigwa mbili bila|ilichapwa jana|imeshinda|ilinyongwa uwanjani}
nataka {kwenda mbinguni siku moja|kulala mapema|kupumzika kidogo|kuacha kazi hii|kuhama mji|kumwona Yesu|kuanza maisha mapya}
{uncle|teacher|mzae|mathe|coach|bro|cuzo} {amenibuyia viatu|alinishow vile ya kusolve|amenitumia fare|ananipeleka mechi|ako poa sana|aliniita kwa party}
{exams|hii job|njaa|hiyo workout|traffic} {itaniua|inaniua|imenimaliza|zitaniua|ni ya kudedi} {lol|aki|maze|bana}
niko {dead|tired|finished|down} na {job|school|hustle|travel ya jana|mazoezi}
it is already {friday|late|evening|christmas|my third year here|too hot} {and the cake is not baked|and i have read no chapter|let us pray|how time flies}
the {fire|sun|stew|candle|pepper|rice} burns {too hot|my tongue|bright|at the bottom|in the evening}
my {uncle|neighbour|aunt|friend} {works in the burns unit|is a nurse and treats burns|locks the shop at eight|counts the offering|holds the keys of the church|wears a hat in church|keeps bees|uses a wheelchair}
who locks the {church|hall|gate|office} {after choir practice|on sunday|tonight}
my nose bleeds {in dry weather|when i run|again}
we switched {to solar|schools|the service to the evening|off the radio} {this term|last year|and it is better}
my neck hurts {from the new pillow|after driving|from carrying water}
my thighs and arms are sore {after the gym|from digging|after the climb}
the {ball|rain|sun|wind} hits {the window|my car|the roof|us from the side}
a storm threatens {the harvest|our tents|the village}
the film shows {how Moses crossed the sea|our village|life in the city|the story of Ruth}
he shows {me how to play the keyboard|us around the campus|patience with the kids|me the way}
{a warm blanket|a new pillow|a soft bed} for {grandma|the visitors|the baby|cold nights}
i am picking {the kids from school|tea leaves|a dress for sunday|a name for the baby|avocados}
naked {i came and naked i shall return|they were not ashamed|Noah lay in his tent|the young man ran away in mark}
i beg {your pardon|God for rain|my son to study|to differ}
she pours {tea for the guests|out her heart to the Lord|oil on his head|water on the plants}
marks {in mathematics came out|of a good leader|gospel chapter two|were low this term|of the nails in his hands}
{hard|low|good|my} marks {in kcse|in physics|at college} {and a scholarship|and dad is not happy|thank God}
at the moment {i am in church|we are eating|i study at home|there is no rain}
i was forced {to take a detour|to sell my car to pay fees|to learn latin at school|to wait for hours at the bank}
i could have strangled {the goat that ate my maize|my computer today|the rooster}
pills for {malaria|blood pressure|my mother's heart|headache|worms} {make me sleepy|are costly|are finished}
the song touches {me|the heart|everyone} {every time|deeply|in the second verse}
who touched {my clothes said Jesus|my food|the hem|the settings of the keyboard}
she smiles {like her mother|at the baby|in every picture|when she prays}
we collect {food for the hungry|the offering after the song|used clothes|stories of old members}
the wind blows {where it wishes|my papers away|from the lake}
the {trumpet|whistle|horn} blows {at seven|when the lord returns|to start the race}
barbed wire {for the farm|around the church plot}
everything would {be easier with a car|be better with rain|cost less in the village}
i would {love to sing in the choir|like a verse on hope|rather walk|be happy to help|be glad to know more}
my heart beats {with joy|for Kenya}
she beats {the eggs|the drum|everyone at chess|her own record}
my son screams {with joy on the swing|when his team scores|on the roller coaster}
cannot breathe {well because of asthma|through my nose, a cold|at this height}
breathe {on me breath of God|deeply and pray}
my bag is lighter {without the books|now}
my heart is lighter {since i forgave him|after prayer|since i told God}
i skip {lunch on fridays to pray|rope for fitness|breakfast|the long chapters}
although {it rained we had church|he is rich he is humble|i studied i failed|we are poor we share}
use no force {with the lock|but patience}
may the {force|strength|power} of God {be with us|hold us|carry the nation}
arms {of the father|open wide|stretched on the cross|lifted in praise}
i could not {find my bible|come on sunday|sleep because of mosquitoes|stop laughing|hear the sermon|finish the puzzle}
{Adam|Elijah|Moses|Rahab|David|the spies} hid {from God|in a cave|his face|the men on the roof|by the brook}
the edge of {the town|the page|his garment|my seat, what a match}
it ends {at noon|in june|well|with a blessing}
the {story|book|year|week|term|fast|film|song|sermon} {ends well|ended with amen|is ending|comes to an end|was too long}
a spoon of {sugar|honey|oil|cough syrup} {in the tea|every evening|helps}
sleeves of {my robe|the choir gowns|the shirt} {are too long|are blue|tear}
{kicked|kick|kicks} the {ball over the fence|bucket of water by accident|habit of smoking|stone and hurt my toe}
my little brother kicks {the ball at me for fun|the seat in the bus|in his sleep}
my brother {teased|tickled|chased} me {and we laughed|lol|for fun|haha as always}
twelve {disciples|tribes of Israel|baskets left over|years old in the temple|men in our choir}
{gun|guns} {law|salute at the burial of the general|in films|shop opened in town}
my {worries|doubts|keys|fears|savings} vanish {when i sing|in prayer|in this house|each month}
{wako kaburini|alikaa kaburini|aliondoka kaburini} {siku tatu|asubuhi ya pasaka|kama alivyosema}
held {by his grace|a meeting at church|hands and prayed|the baby for the first time}
grandma's sweets {for the children|at christmas|are the best}
the cat scratches {the sofa|the door|my hand in play}
cleaning {the church windows|my room|the well|after the feast} {on saturday|with the youth}
a lock for {the gate|my bicycle|the store}
ribs {and chips for dinner|of Adam|of the umbrella broke}
burn {the rubbish behind the church|incense to the lord|charcoal for lunch|calories at the gym}
the choir wears {white on easter|red at pentecost|new gowns}
breathing {exercises for singers|is hard at mount kenya|problems of my asthma}
he gets {up at five to pray|a new job|his degree|better each day|angry about politics}
rice instead of {ugali|beans|maize today}
pray instead of {worrying|arguing|watching tv}
i nearly {missed the bus|forgot the rehearsal|won the race|fell asleep in church|cried for joy}
a bottle of {water for the trip|milk for the baby|anointing oil|soda at the picnic}
i starve {when mum cooks late lol|my plants of water, i forget}
my passport {is ready|photo looks funny|expired before the trip|has my old name}
pictures for the {passport|wedding|church magazine|school card}
in memory of {our founder|the martyrs|grandfather|those who served}
a belt around my waist of {truth, ephesians six|leather for the suit}
rope {for the bell|for the swing of the kids|to tie the load|skipping}
plants {need water|on the altar|in our garden grow}
the cliff {by the sea in mombasa|where the swine ran down}
fetch {water from the well|the kids|firewood on saturday|the elders}
my boots {are muddy|for the farm|are too small}
did you notice {the new paint|that the choir grew|the rainbow}
a curtain for {the baptism room|the window|the school play}
the temple curtain was torn
stones {from the river|for the altar|cry out if we are silent|David picked five smooth}
he kissed {the bride|the baby's head|the bible|his mother goodbye at the airport}
my belly {is full|moves when the baby kicks|dances with laughter}
baby kicks in my belly {at night|when i sing|and we laugh}
a bruise from {football|the door handle|falling on the stairs when it rained}
one shoe {is missing|is too small|of the groom got lost}
under {the tree we hold class|new management|the sun nothing is new|his wings i find shelter|construction}
i found {a noose knot tutorial for sailing|knives on sale|a drawer full of old photos|a key under the mat|my ring in the drawer}
the drawer {is stuck|with the candles}
in the middle of {the week|exams|the sermon|the road a cow}
existing members {vote on sunday|of the sacco}
razor {thin victory|for shaving|prices}
sheep cannot find their way home
the old man in me {must go|dies daily|is crucified}
let {the old self die|my pride die|sin die in me|selfishness be buried}
it cost me {a fortune|two days to repair|all my savings to build}
mum {says no to the trip|wants prayer instead of medicine, is it right|says no to tattoos}
i kept {her letters because she was my best friend|grandma's scarf as a memory|his old watch|my baby teeth}
what comes after {the millennium|judgment|the rapture|form four}
who wrote {it is well with my soul|amazing grace|the psalms|hebrews|abide with me}
a nurse in {the burns unit|the maternity|theatre|the children's ward} {needs strength|asks for a verse}
how can {the church|we|our group|a christian} {support abused women|talk about suicide|protect children|care for addicts|visit prisoners}
why was i {made by God|chosen|called|saved}
why did God {create me|create man|make snakes|choose Israel|allow satan}
my landlord wants {the rent by tomorrow and i have nothing|the rent early|to sell the house|me to paint the room}
the rent is due and {i have nothing|my pocket is empty|the landlord knocks}
he sits {at his mother's grave on her birthday|in the front row|by the fire|with his books all day}
coming back from {the village|mombasa|the hospital with good news}
i am not coming {back to that salon|to choir tonight|on saturday|by bus}
{mtoto wangu|mwanangu|binti yangu} {analia akienda shule|anakula polepole|ana alama nzuri|hupenda pipi|anaogopa maji}
{baba|mama|mwalimu} ni mkali {kwa masomo|lakini mwema}
{baba|mwalimu|mama} {alinigombeza kwa kuchelewa|amekasirika nimevunja sahani}
ni {halali|vema|dhambi} {kuoa wake wawili|kuvaa suruali|kula nguruwe}
mtoto anapiga {kelele|mpira|ngoma}
mtoto {amelala kitandani|yuko kitandani na homa|anacheza chumbani}
alama za {barabarani|mtihani|nyakati|misumari mikononi}
{vidonge vya|dawa za} {presha zimeisha|minyoo kwa watoto}
nisimwambie {siri ya sherehe|zawadi ni nini}
siri ya {furaha|mafanikio|ndoa njema|Bwana ni kwa wamchao}
{anasema|alisema|amesema} {atakuja kesho|ameokoka|anapenda kwaya|mvua itanyesha|ibada ni saa tatu}
badala ya {chai nataka maji|kulalamika omba|ugali tule wali}
hati ya {shamba imetoka|ubatizo wangu|ndoa yetu}
{ningependa|natamani} {kujua zaidi kuhusu Yesu|kujiunga na kwaya|kubatizwa|kusoma chuo|kuwa mwalimu}
{kuondoka|naondoka} {kwenda Mombasa kesho|saa kumi na basi|kazini mapema}
{nimeacha|niliacha} {kuvuta sigara|simu nyumbani|mwavuli kanisani|kunywa soda}
inatosha {kwa leo|Bwana unatosha|asante}
{nilianguka|alianguka} {kwenye baiskeli|mtoni tukavuka|matopeni|kwa mtihani}
ngumi {za timu ya Kenya|na mieleka ni michezo}
{mwanafunzi|mwalimu|dereva|binamu|kocha} {wangu ameshinda tuzo|wetu ni mcheshi|ananisaidia|ameoa}
{nikifa|tukifa} {katika Kristo tutafufuka|nitaenda mbinguni kumwona Yesu}
mbogi {iko kanisani|yangu inapiga ngoma|inaenda retreat}
kamba ya {kukausha nguo|ng'ombe imekatika|kuruka}
sumu ya {panya iko wapi dukani|mende|nyoka}
nimeamua {kuokoka|kusoma sheria|kurudi kanisani|kuoa|kuanza biashara}
mazishi ya {chifu|mzee wetu|jirani} {ni kesho|yalikuwa na watu wengi}
nguo {mpya za kwaya|za watoto|zimekauka}
my {friend|cousin|classmate|sister|roommate} {posted a funny video|posted pictures of her wedding|is not picking up, she is in class|wears bright scarves|bought a rope for skipping|smiles all day since her engagement|waits for her results|keeps a diary}
my {mother|father|grandpa|aunt} {refuses to buy a phone|threw away old clothes|keeps chickens|looks after my kids|wears sunglasses|counts her blessings|refuses sugar because of diabetes}
{tests|results|my results} come {tomorrow and i am nervous|on friday|back from the lab} {i can't stop worrying|pray for me|help me trust}
today would be {mum's 60th birthday|our anniversary|his graduation} {and i miss her|her chair is empty|and i bake her cake}
{uncle|my family|father} cut me off {because i became a christian|from the will|since i married}
someone {crashed into my matatu|broke my window|took my parking|scratched my car} {and will not pay|and ran|and said sorry}
they {burned my shop|stole my goats|broke my stall|cheated me} {and i want justice|how do i forgive}
{grandmother|grandpa|our old teacher} closed {her eyes|his eyes} last night {in peace|surrounded by family}
my {mother|father} {loves my sister more|compares us|never praises me}
i see shadows at night and {cannot sleep|feel afraid of spirits|pray psalm 91}
i {explode|shout|snap} at my {kids|wife|workers} for {nothing|small things} {help me be patient|and feel guilty}
i don't feel anything {when i pray anymore|in worship|when i read the bible} {dry season|how do i come back|is God far}
i drink {every evening|too much beer|since the divorce|in secret} {help me stop|and my wife is sad|until i fall asleep}
i want to {get even with her|teach them a lesson|forgive but cannot}
how do i stop {being angry all day|worrying about money|comparing myself to others|gossiping|being jealous|fearing tomorrow|eating too much|thinking about my ex|being lazy}
how {can i|do i|should i} {control my temper|forgive my sister|find peace|trust God again|overcome fear|get over a breakup|deal with grief|be patient with my kids|stop drinking|grow in faith}
i {feel|am} {lonely in this town|sad today|anxious about the exam|ashamed of my past|jealous of my friend|far from God|overwhelmed at work|discouraged|angry with my sister|empty in worship|lost without direction in my career} {pray for me|give me a verse|help me lord|and need encouragement|what does the bible say}
{najisikia|nahisi} {mpweke hapa mjini|huzuni leo|wasiwasi kuhusu mtihani|aibu kwa makosa yangu|mbali na Mungu|uchovu} {niombee|nipe neno|naomba faraja}
my {business|farm|marriage|plan|project} {is failing|is not moving|needs prayer|is dead, revive it lord|has many problems} {and i am discouraged|give me hope|what should i do}
i lost my {job|wallet|phone|friend|house in the fire|mother|savings} {last week|and do not know where to start|and need comfort|and feel low}
{my daughter|my son|my teenager|our boy} {does not listen|dropped out of school|drinks|smokes|ran off with a boyfriend|is rude|failed the exam} {and i cry|and i am tired|what shall i do|pray for us}
{my husband|my wife} {and i do not talk|left for another|lost the job|drinks too much|does not pray|has an affair|is far away} {and i am sad|help our marriage|i feel alone|what does God say}
{who can look after|who buys|i sell|we need} {my hens while i travel|goats at a fair price|tools for the garden|a new robe for the choir} {please|this week|for christmas}
i turned {40|thirty|fifty|18} today {and give thanks|what a joy|and my friends surprised me}
the rent for june is {ready|late|too high}
booked a room for {one night|two nights|the conference} {near the sea|with my wife|for the youth camp}
{thinking about|i look at} the {deep things of God|stars at night|new bridge on my way to work|well that we dug for the village}
the {doctor|chemist|nurse} gave me {drops for my eyes|a discount|syrup for the child's cough}
what do you say at the {funeral|burial|wedding|dedication} of {a good man|a colleague|an old teacher|a friend}
my mother {prays for her two sons|lost her purse}
{our ancestors|the fathers} {in faith|of israel|and their customs, what does the bible say}
{strength|grace|mercies} for {another day|the week|each morning}
i {have made up my mind to|decided to} {be baptised|study law|forgive her|move to Kisumu|serve in the choir}
everyone {at school|in class|online} says {i sing well|the exam was easy|our team is the best}
bible robot, {how do you work|do you like psalms|are you a person}
my white dress is {for confirmation|for the wedding|at the tailor}
dinner was {late|burnt again lol}
he {ironed his shirts|washed the dishes|polished the shoes|made tea for all}
he was {promoted|elected|healed|ordained} and we {give thanks|danced}
{200 bob|a hundred shillings|my first salary} for {the poor|the missionaries}
the storm {took our roof, no one is hurt|on the lake, peace be still}
my father {helps plan my wedding|walks me down the aisle|blesses our engagement}
the {drum|dance|school|naming} ceremony {is on friday|for the chief|was joyful}
i arrived in {Beirut|Dubai|London|Kigali} {to study|safely, thank God}
my {nurse|coach|driver} is {from Kisumu|very kind|a christian|getting married}
after {choir|practice|school} {we eat mandazi|we sweep the hall|there is tea}
i slept over at {grandma's|the youth camp in a tent}
{the boys|the girls} in the dorm {sing at night|pray together|play cards}
the {conductor|guard|shop man|driver} {gave me the wrong change|greets us|found my purse}
the reverend {took a picture of the class|blessed the rings|preached on love}
the man who {paid my fees|helped us|built the well|taught me} {came to my graduation|is in hospital|was a stranger}
the child {leaped in Elizabeth's womb|in the manger|sings in the choir|lost a tooth}
the {burglars|thieves|robbers} came {two months ago and i am still afraid|and took the tv|while we were in church}
my grandson says {grace before meals|he wants to be a pastor}
{our girl|my daughter|my niece} came back from {boarding school|camp|her grandmother's} {taller|with good marks|happy|with new songs}
our girl {plays netball|leads the prayers|is top of her class}
the pastor {greets the small ones|blesses the babies|looks tired lately|visits the sick}
a {boy|girl} who {sells groundnuts|begs here|works in the kiosk} {wants to go to school, how do i help|knows many psalms|came to church}
my {sister|mother|friend} {laughs loud|whispers in church|wears big earrings|cancels often because of work}
dad {has stopped smoking|shaved his beard|sharpened the knives for the feast|talks to his plants}
our head boy wrote {a song for the school|an essay on hope}
my wife asked me to {fix the tap|pray with her}
we went to the river {for a baptism|to fish}
thou {art with me|preparest a table|knowest my sitting down}
mum is going to {kill me for the wet carpet|be proud}
a {toothache|mosquito|barking dog|late film|cough} kept me {up|awake} {all night|last night|until two}
{fees are due|the exam is|the interview is|the match is} on monday {and i have nothing|and i am ready|pray for me}
i am {freezing in this office|drained after the vigil}
my {head is spinning|ears are ringing} {after algebra|after the concert|from too much coffee}
i {bombed|nailed|survived|rocked} the {interview|exam|sermon|audition}
{baba|mume wangu|mzee wetu} {hula vizuri na kulala vizuri|hunywa chai saa kumi|hupenda wali}
nimefyeka {shamba|majani|njia} ya kanisa
zawadi ya {harusi|mwalimu}
dawa ya {kikohozi|meno|wadudu shambani}
mayatima wanaimba vizuri
{mjomba|mama mdogo} alinipeleka {sokoni|kanisani|hospitali nilipougua|shule mpya}
dereva wa {shule|basi|matatu} {amechelewa|ameokoka}
mtoto wangu amerudi {kutoka kwa babu akicheka|kutoka shule na zawadi|na cheti}
kaka {ametuaga anaenda Canada|amefungua duka|amelipa karo}
bae {ananipeleka dinner|amenitumia maua}
{daraja|barabara|shule} mpya {iko poa|imefunguliwa}
My wife's been with the Lord for six years, on Sunday we put flowers on her grave and then eat pilau with the grandchildren. A short psalm for the lunch, please.
New diary, clean first page. Which verse shall I put there?
My back creaks, my teeth are in a glass and I turn 79 on Saturday, what does scripture say to people like me
My legs went on strike at 70, haha, give me a word for old bones
I work in a care home in Kent. The residents are kind, but after work it's dark and the flat is quiet. Which psalm is good company?
Moved to Aberdeen for studies, the bus driver is the only one who greets me. A word, please.
our boy wears a hearing aid and starts nursery on Tuesday
I want to read something gentle to my grandmother in the hospice, she likes the old hymns
aunt is in her last days, the family sings at her bed, which chapter is soft
since I turned fifty I think of death at night, I'm healthy, I only want to be less afraid
I signed as a guarantor and now they deduct. How do I face my cell group with courage?
We fled from Bunia in 2003, the children ask each night about the mango tree there. A word on home?
We left Sudan with two bags and God has been good, a verse on thanks
dad's last day at the port was Friday, forty years, he walks around the house like a visitor
there is no unga, the kids had black tea for supper, what does God say about food
we've eaten boiled maize for a week, pray for rain and for food
I'm nine and I'm scared of the dark when mum has night shift at the hospital
I'm eleven and thunder scares me, what do I pray
Naogopa kulala bila taa, mama huwa kazini usiku, nipe aya ya watoto
mimi ni mtoto wa darasa la nne naogopa mtihani wa hesabu
That clip with the goat and the usher, I died laughing in the staff room
I am weak, I'm on the floor, that bishop's joke finished me
hiyo meme imenimaliza kabisa 😂
The ladies' skit is about Jael. Which chapter of Judges has the tent peg?
Which judge killed six hundred with an ox goad?
who was killed by a millstone that a woman threw?
for the quiz: who buried his sword so deep that the fat closed over it
Why did God let Jephthah's daughter die, we argued in the group
why did the bears kill the forty two boys, my pupils want to know
what did Ahithophel do when his advice was not followed? Bible quiz
Is suicide named in the Bible? We have a seminar on counselling in Thika on Saturday
Does a person who takes his own life go to hell? A member asked in the Bible study and I lead it.
our youth meeting is on mental health, which texts should the speaker use
what does scripture teach on suicide, I'm preparing a lesson for form three
kujiua ni dhambi gani kulingana na Biblia, natayarisha somo la vijana
Biblia inasema nini juu ya kujiua? Ni swali la CRE
May we pray for those who have died, or is it only Catholics who do that?
why do some churches pray for the departed
is it okay to cremate a body or must one be buried
What does 'ashes to ashes' mean and why do pastors say it at the grave
'dust you are and to dust you shall return', where's that
Why do they throw soil on the coffin, is it in the Bible
Where does the Bible say the devil walks about like a lion who wants to devour
wages of sin is death, how do I explain it to children
'an eye for an eye': does Jesus cancel it? We debate on Saturday.
turn the other cheek, does it mean that I may not defend myself in court
Did God command to stone people and why don't we do it now
the movie of yesterday had so much blood that I slept badly, which psalm is for the night
The series I watch is all murder and ghosts, my wife says stop, a verse on what we look at
I read of the school fire in Nyeri and can't stop thinking of the parents. A prayer verse?
Five people died at the junction this morning, our county needs prayer
the maximum dose of paracetamol for an adult per day is what
how many hours between two doses of ibuprofen
is it a sin to take sleeping tablets that the doctor gave me
Doctor doubled my tablets, I'm tired of pills but grateful
the dowry committee wants 60 goats, my uncle almost fainted lol
School fees will finish me before the kids finish school
these stairs will kill me, why is the church upstairs
this traffic on Mombasa Road is going to be the end of me
I'd kill for a cup of chai now, but service first
dead tired, the baby was up at 1, 2, 3 and 5
we are drowning in laundry with twins, verse for tired parents
Our goalkeeper was a murderer today, in the good way, 4-0
we slaughtered them in the choir finals!!
Gor was buried alive by AFC, my dad is mourning
She shot her first video for the children's ministry
I was hit by a ball in games and laughed so hard
the coach pushes us hard but we love him
My barber cut me, literally, pray for my ears haha
I cut my finger when I sliced onions, small thing, and mum laughed
the cat had to be put to sleep and the children are sad
our old cow will be slaughtered for the wedding and my son cries for her
Mbwa wetu mzee anakaribia mwisho, watoto wana huzuni
how to poison moles in the garden, and is it cruel
Rats ate my Bible, Leviticus to Ruth, what now lol
napanga kununua dawa ya kunguni, wageni wanakuja
panya wamekula unga wote, dawa gani ni nzuri
the snake was killed by our neighbour, thank God, the hens are safe
Simba walikula ng'ombe wetu wawili huko Narok, tuombeeni
My blood group is rare and I gave blood today, a verse on giving life
I'll donate a kidney to my brother in August, courage please
I'm to be cut open on Monday, a small hernia, a bit nervous
the anaesthetist said count backwards, what do I pray instead
They will remove my daughter's tonsils tomorrow
I fell from the ladder picking avocados, my arm is in plaster, thank God that's all
My eye is black because of a volleyball, the youth laugh at me
The stairs were wet and I slipped, ankle like a balloon, a word for a bored patient
I hide in the bathroom for five minutes of quiet from three toddlers
My husband snores like a tractor, I sleep in the other room, verse on love lol
he forgot our anniversary, I'm cross, nothing serious, a verse please
we argue about money and it hurts, but we talk, a scripture on peace
Dad was strict with us, a belt now and then, and today I bless him for the good in it, verse for father's day
my mother in law comes on Friday for a month, strength!!
my in-laws tell me how to cook, patience Lord
tumekosana kidogo na mume wangu kuhusu pesa ya shule, tunaomba hekima
He locked himself in the study to finish his thesis, pray for him
My daughter locks her door, teenager things, how do I keep talking with her
my teen son rolls his eyes at each word, a proverb please
Kids all in boarding school now, the silence is strange
nyumba kimya tangu mtoto wa mwisho aende shule ya bweni
I gave away my late husband's clothes today, it took two years, I feel lighter
We sold our parents' home on Saturday. I left the key on the table and cried in the car.
I am leaving Mombasa for a new post in Kisumu, goodbye verse for my colleagues please
Last day at the office for our boss, a farewell verse for her card
my best friend emigrates to Canada on Friday, how do we say goodbye with a verse
farewell party for form fours, a scripture for the programme
Tunamwaga mchungaji anayehamishwa, neno la kuaga tafadhali
The pastor writes his last will, he's 80 and well, what do the proverbs say of an inheritance
My lawyer says every parent needs a will, is there something in the Bible on inheritance
i've paid my last debt, free at last, praise Him
I have resigned, no plan B, a verse on new beginnings
nimeacha kazi leo, naanza biashara yangu, neno la kuanza
nimemaliza deni lote la chama leo, sifa kwa Mungu
I delete Instagram for forty days, a lent verse please
I sleep at 3 and rise at 5 for the milk round, which verse is for tired farmers
couldn't sleep, too much coffee and excitement about the wedding
Jet lag, wide awake at 4 in Doha, a psalm for the night
Nightshift in A and E, quiet for once, a word while I drink my tea
mimi ni mlinzi wa usiku, baridi kali, nipe zaburi
I'm a nurse and lost a patient today, he was 90 and smiled, it's still heavy
I teach in Turkana, forty kids, no desks, they sing each morning, what a joy
I'm a doctor in a county hospital on strike, torn between patients and pay
gari ilikwama kwa matope na harusi ni saa nne, omba nasi
the bus overturned but everybody walked out alive, what a God
I drove through the night rain and arrived safe, thanks psalm please
my phone fell in the latrine, I'm done for haha
Mwizi ameiba kuku wangu watano, nifanye nini nisikasirike
my business partner cheated me and I'm bitter, help me let it go
I'm so angry at the county askaris who took my mandazi tray
nimekasirishwa na bosi lakini sitaki kukosea, nipe neno
Forgive my aunt? She told the entire clan that I had stolen the ring.
my friend slandered me, do I confront her or stay quiet
i envy my sister's house, marriage, even her dog lol
Everyone in my year is married, Sundays are hard
She said no to my proposal, I feel silly and sad
He ended it by text after three years. I cried the whole weekend, friends brought pizza.
chali wangu ameniacha kwa text, nimelia weekend yote lakini niko sawa
Nimeachwa lakini najipa moyo, nipe neno
today is one year since dad. we are planting a tree for him.
my little brother would have turned 20 today, we light a candle
shosho alituacha mwezi jana, nimemiss story zake
baba alifariki 2010 na bado namkumbuka kila krismasi, nipe neno la faraja
we lost our firstborn at birth ten years ago, today her sister was baptised
the miscarriage was in May, I speak about her now, a tender verse please
my uncle passed on and his farm is being divided, tempers are high
I failed chemistry again, dad will be disappointed, encourage me
KCSE results tomorrow, my stomach is a washing machine
defence of my thesis at ten, hands shake, verse quick!
I failed the driving test for the third time, even the instructor laughed
I wasn't shortlisted again, the ninth time, patience is thin
retrenched on Friday, five kids, faith small but there
nimefutwa kazi, lakini Mungu ni mwaminifu, nipe aya
I don't know what I want in life, i'm 22, lost in a normal way lol
what's the purpose of my life? choosing a course at campus
a bit sad today for no reason, rain and no sun
i feel far from God, prayer is dry like toast
church feels empty since my friends moved, but I go
nimekuwa baridi kiroho, nisomee nini
I'm tired, Lord, of meetings
tired of this county's politics
nimechoka na kazi ya ofisi, nataka likizo
nimechoka na siasa za kanisa
I am done with gossip, a verse on the tongue
I'm finished with alcohol, 30 days today, thank God
nimeacha pombe miezi mitatu, sifa kwa Yesu
I quit smoking, cravings are bad after ugali
The end of an era: our youth choir sings its last concert on Sunday
last verse of the Bible, which one is it
what is the last book of the Old Testament
first and last words of Jesus in the gospels?
why was Jesus pierced with a spear
who carried the cross and was he hurt
Did Peter really die upside down
Kwa nini Petro alikata sikio la mtumishi
Ni nani aliyeuawa kwa mawe katika Matendo
Kaini alimuua Abeli kwa silaha gani
Herode aliua watoto wangapi
Jezebeli alikufaje, mbwa walimla kweli?
Yona alitaka kufa kwa sababu ya mti gani
why did Jonah say that it's better for him to die than to live? sermon on Sunday
Elijah asked to die under a tree, which kind of tree? kids quiz
Paul says to die is gain, how should I preach that
crucified with Christ, explain it to new believers
dead to sin, alive to God: which chapter
Job cursed the day of his birth, how should one preach it
Ayubu alilaani siku yake, mlango wa ngapi
what happened to Dinah and why did her brothers fight
the Levite's concubine, why is such a story in the Bible at all
Lot and his daughters, I don't understand why it's there
Does the Bible allow a beating of slaves? An atheist colleague asks
should teachers be allowed to cane? debate club
FGM: our women's guild speaks against it on Saturday, which verses help
The guild runs a shelter for girls, a verse for the gate please
I counsel survivors of violence, a passage for volunteers?
we walk against gender violence on Friday, verse for the banner
Our club collects pads for girls in Samburu, a verse for the poster
mafunzo ya kuzuia unyanyasaji wa watoto, neno la kufungua
the policeman's prayer, is there a verse for those who carry a gun
My daughter's a paramedic, sees accidents each day, a word for her
fire drill at school tomorrow, the little ones are scared
the butcher on our street asks for a verse on his wall, a joke or real
i sell coffins, it's honest work, give me a verse for my shop
natengeneza majeneza, nipe mstari wa karakana yangu
mochwari ndipo nafanya kazi, watu wananiogopa, nipe neno
watching a murder documentary with wife, popcorn ready, is that sinful
My book club reads a crime novel, may a Christian read that
My axe is blunt, and is there a proverb on sharpening
bought a rope for the goats and a jembe, planting starts Monday
ninanunua kamba ya kufunga ng'ombe na mbolea
I jumped off the high board at the pool, the youth cheered
We cross the river by boat to church, mum's afraid of water
standing on the bridge at Murchison, what a view, creation psalm
kuruka kamba ni mchezo wa watoto wa Sunday school, nipe aya ya furaha
train to Mombasa tonight, first time for the twins
I want to go to heaven when I'm old, says my son, 5. He asks if there are mandazi there.
Can't wait to see Jesus and my granny some day, but first KCSE lol
heaven must be lovely, I sang about it all day
this world is not my home, which hymn book number
I'd rather have Jesus, who wrote this song
nitakwenda kwa Baba, wimbo namba ngapi
take my life and let it be, lyrics please
I surrender all, is that from scripture
I don't deserve God's goodness, he paid my fees through a stranger
I'm a sinner saved by grace and happy
nobody is like our God, nobody
no one can stop this joy
I'm nothing without Christ, a verse for that?
my life is not mine any more, I was baptised on Sunday!
gave my life to Christ last night, what comes next
I let go of my past and start again with God, so happy
I want to disappear to the beach for a week, teaching grade one is loud
hide me Lord under your wings, which psalm
I need a long sleep after exams, three days at least
sleep well my friends, goodnight verse please
gone too soon, what should I write in the condolence book
pole kwa familia ya mzee Otieno, tuwatumie andiko gani
Nikifika mbinguni nitamwona nani kwanza, mtoto wangu anauliza
nataka kwenda nyumbani kesho, shule zimefungwa, safari njema
usiku mwema wote, tuonane kesho kanisani
mtoto wangu analia kila asubuhi tukifika shule ya chekechea, ni siku ya tatu
my toddler cries when I leave him at baby class, he is fine after five minutes
daughter doesn't want to go to Sunday school, says it's boring
uncle brought us sweets and a football from Dubai
grandpa tells us secret recipes and bible stories at night
our secret for a happy marriage: prayer and a lot of tea
It's a secret but we are expecting a baby!! verse?
surprise party for mum, keep it quiet, a card verse please
tickling my nephew until he laughs is my therapy
my husband massages my feet, I am 8 months, blessed
My fiancé and I want to wait until the wedding, a verse for strength
my boyfriend respects me and we read the bible together
sir made us laugh in chemistry, teachers deserve a day, a verse for him
coach gave me the armband, 1 Timothy 4:12 or what
doctor touched the scan and there were two heartbeats
manze hii baridi ya Limuru itaniua, nipe verse ya kuwasha roho
exam ya leo ilituchinja lakini imeisha
nimechapwa na kazi leo, kitanda kinaniita
deni ya Fuliza inanimaliza, nipe neno la pesa
wachezaji wetu waliwachapa wale 5-0 leo
Mathe alinichapa na story ya zamani mpaka nikalia kicheko
mwalimu wa kwaya ametupiga mazoezi mpaka usiku
naskia njaa kufa, lakini nimefunga, niombee
sumu ya nyoka haikumdhuru Paulo, ni wapi
damu ya Yesu inasafisha, ni andiko gani
mauti i wapi uchungu wako, ni kitabu kipi
The insurance man came, we took a cover for the cows, a verse on wise planning?
we finished the loan at the sacco, what a relief, thanks verse
fees are paid on Friday and then I can rest a week at my sister's
after the harvest I'll travel to see my mother in Busia
I drive a school bus at night from the festival, a verse for drivers
heaven must have a big choir, says my girl
I said stop five times and the toddler still drew on the wall
three of them were drunk at the wedding and sang out of tune haha
the teacher asked my son to stay behind to arrange books, he's so proud to be prefect
mum has started to wear scarves, she looks lovely for church
a pupil of mine has begun to talk after a year, God is good
our toddler screams of joy when we turn into the street of her granny
our dog is old and limps, and my daughter hugs him all day
the vet will put our cat to sleep on friday and the children know
I guaranteed a loan for my cousin and now I pay, teach me patience
without God I can do nothing
apart from you Lord I have no good thing
I am nothing and He is everything, that's my testimony
mimi si kitu bila Mungu
naogopa giza nikilala, mama yuko kazini, nipe aya
watoto wamelala na uji tu, naomba neno la chakula
leo hatuna unga, tumekunywa chai kavu
dad doesn't know what to do with himself since he retired from the bank
my father left the railways after 35 years and feels lost without work
macho na masikio yamestaafu, niko na miaka themanini
I ended a pregnancy years ago and want to be sure of God's forgiveness
nilitoa mimba zamani, nataka amani na Mungu
I owe my cell group money and must tell them on Sunday
company is reducing staff, my name may be on the list, verse please
stage fright, I have to sing alone on Sunday
he bought a rope swing for the children
we moved to a flat on the 8th floor with a balcony, what a view
the quarry behind our village is a lake now and the youth swim there
i feed my neighbour's fish while she's in Mombasa
nimeandika majina kwa masanduku, tunahama kesho
I cleaned grandpa's old medals for Madaraka day
my uncle is a soldier and cleans his gun each Friday
`;

/** Lines of the Bible and of hymns, and single words, as people write them: nobody is in danger in these either. */
export const quoted = `
And can it be that I should gain
my chains fell off my heart was free
long my imprisoned spirit lay
O for a thousand tongues
just a closer walk with thee
all flesh shall praise thy name
praise ye the Lord
let all the earth praise him
I and my people will worship the Lord
dwell in me and I will dwell in you
I am the vine you are the branches
without me ye can do nothing
my sheep hear my voice
I am the good shepherd
I am the resurrection and the life
he that believeth in me though he were dead yet shall he live
whoever believes shall not perish
the Lord is my light whom shall I fear
I will never leave you nor forsake you
cast your cares on him
peace I leave with you
in the world you will have trouble
I have overcome the world
he giveth his beloved sleep
I will both lay me down in peace and sleep
the just shall live by faith
in him we live and move and have our being
your body is a temple
flee from sexual immorality
an eye for an eye
turn the other cheek
love your enemies
vengeance is mine
the last shall be first
lo I am with you always even unto the end of the world
the end is near
surely goodness and mercy shall follow me all the days of my life
a very present help in trouble
pull yourself together
hit the jackpot
nail and hammer
chemicals for my vegetables
I want to close my bank account
I want to end our partnership in business
I want to stop this conversation
a friend of mine and I fell out
I am in custody, pray for my case
I am in police cells for no offence
cancer took my aunt
I have diabetes
I have arthritis
I hate my nose
I hate how my hair looks
I do not like how my body looks
I hate my weight
I hate my voice
our kitchen burnt down
no flour in the kitchen
the Lord is my shepherd I shall not want
I can do everything through Christ who gives me strength
for I know the plans I have for you
plans to prosper you and not to harm you
be strong and courageous
be still and know that I am God
no weapon formed against you shall prosper
ask and you shall receive
I am the way the truth and the life
come to me all who are weary
come unto me all ye that labour and are heavy laden
pride comes before a fall
I lift up my eyes to the mountains
man does not live by bread alone
no eye has seen no ear has heard
let everything that has breath praise the Lord
study to show yourself approved
I stand at the door and knock
there is a time for everything under heaven
a time to be born and a time to die
where you go I will go
those who wait on the Lord renew their strength
let the dead bury their own dead
do not be anxious for anything
what is man that you are mindful of him
lean not on your own understanding
all have sinned
old things are passed away
taste and see that the Lord is good
the fool has said in his heart
whatever a man sows he shall reap
I am not ashamed of the gospel
he makes me lie down in green pastures
fearfully and wonderfully made
in everything give thanks
we walk by faith
father forgive them
let justice roll down
act justly and love mercy
I will pour out my spirit on all flesh
nothing is impossible with God
though he slay me yet will I trust him
I shall not die but live
if God be for us who can be against us
perfect love casts out fear
my grace is sufficient for you
weeping may endure for a night but joy comes in the morning
he was wounded for our transgressions
by his stripes we are healed
many are the afflictions of the righteous
even though I walk through the darkest valley I will fear no evil
my God my God why have you forsaken me
my soul is exceeding sorrowful
he that findeth his life shall lose it
unless a grain of wheat falls and dies
I have fought the good fight
neither death nor life can separate us
o death where is your victory
amazing grace how sweet the sound
what a friend we have in Jesus
blessed assurance
rock of ages cleft for me
it is finished
here I am to worship
because he lives I can face tomorrow
kwa kuwa Mungu aliupenda ulimwengu
Bwana ndiye mchungaji wangu
mimi ndimi njia na kweli na uzima
hapo mwanzo kulikuwako neno
hapo mwanzo Mungu aliumba mbingu na nchi
usiogope kwa maana mimi ni pamoja nawe
msiogope
upendo huvumilia
njoni kwangu ninyi nyote msumbukao
hakuna lisilowezekana kwa Mungu
nayaweza mambo yote katika yeye anitiaye nguvu
mwizi haji ila aibe na kuchinja na kuharibu
tazama nasimama mlangoni nabisha
wote wamefanya dhambi
mshahara wa dhambi ni mauti
cha kutumaini sina ila damu yake Bwana
mwamba wenye imara
msalabani pa mwokozi
me and my household will serve the Lord
choose this day whom you will serve
how much do I tithe
should a Christian give offering every week
should I fast on Friday
should I marry him
should women preach
must I be baptized
is it a sin to drink wine
is it a sin to dance
is it wrong to gamble
is smoking a sin
is alcohol a sin
I am scared of heights
I am afraid of snakes
scared of thunder
my child is scared of dogs
I am scared of my exam results
my aunt is coming to visit
my cousin is visiting from Nakuru
my grandmother came to stay with us
my father in law is kind
my mother in law and I do not get along
my sister in law gossips about me
my boss does not like me
they do not like me at work
call me later
call me tomorrow
nipigie baadaye
nipigie simu kesho
kwaheri na siku njema
kwaheri Mungu akulinde
siku njema
usiku mwema na ndoto njema
when sorrows like sea billows roll
peace perfect peace
let my people go
as the deer pants for water so my soul longs for you
let us go to the house of the Lord
praise him with the harp
everything that lives praise him
a time to plant and a time to harvest
a time to weep and a time to laugh
a time to kill
the sun shall not smite you by day
house and family
forgiveness
love
peace
hope
future
battle
growing old
old people
divorce
widow
prison
smoking
satan
repentance
evangelism
sabbath
idols
witchcraft
tribalism
strangers
patience
lies
anniversary
guidance
msamaha
hekima
nguvu
wokovu
uchawi
vijana
mazishi
usiku mwema
mtihani
upendo
amani
tumaini
furaha
imani
subira
ndoa
watoto
kifo
magonjwa
`;
