/**
 * What people write in whose words nobody is in danger, one a line: sayings, grief, sadness, quarrels, needs, the Bible's
 * own people, songs, news and daily life.
 */
export const quiet = `
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
