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
