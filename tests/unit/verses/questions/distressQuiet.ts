/** What sounds like danger and is none: sayings, the Bible's people, songs, grief, quarrels, needs, news, daily life. */
export const quietMessages = `
Tusker hammered us yesterday, I have not recovered haha
the lorry that knocked my fence has no insurance
chuo kimenifungia portal kwa sababu ya fees
my bestie asked me to be her best man, what do I say in the speech
mama mkwe anataka mjukuu wa kiume
hostel moja imeungua, nimeona kwa habari
my line manager gives me all the weekend shifts
which chapter tells of the rape of Tamar
that psalm is my favourite
Tomorrow's physics paper will kill us
this course is killing me slowly
I'm dying to meet the new choir master
I could kill for a plate of nyama choma
you are killing it mama
my laptop died during the zoom service
my network is dead today
my cat died and my girl is sad
how to kill ticks on cattle
can we kill a goat for the visitors
the mosquitoes at night are killing me
hunters in the Bible
Nimrod the mighty hunter
he beat me in scrabble
we were beaten 3-1 by the other branch
Harambee Stars were killed yesterday
she beat cancer, praise God
beat the eggs until fluffy
hit the nail on the head
I cut the cake at my birthday
I burned my hand on the jiko
who killed Goliath
who killed Abel and why
why did Judas kill himself
where did Judas hang himself
Is Judas in heaven
Tell me about Judas Iscariot
what happened to Tamar in 2 Samuel 13
Tamar was raped by Amnon
David and Bathsheba
why did David kill Uriah
how did Samson die
Samson killed a lion
how many Philistines did Samson kill at his death
Saul tried to kill David
why did Saul want to kill David
Jael killed Sisera with a tent peg
Ahithophel hanged himself
Elijah wanted to die under the juniper tree
why did Jonah want to die
Job cursed the day he was born
the death of Absalom
Stephen was stoned
Jesus was beaten and crucified
Peter cut off the ear of Malchus
Abraham wanted to sacrifice Isaac
thou shalt not kill
do not murder
what does it mean to die to self
dying to sin and living for Christ
I want to die to self
we die daily says Paul
crucify the flesh
to die is gain meaning
unless a seed dies
whoever wants to save his life will lose it
what is the second death
is there life after death
am afraid of death, a verse please
verse about death of a loved one
O death where is your sting
precious in the sight of the Lord is the death of his saints
Lord take my life and use it
take my life and let it be consecrated
I'll fly away o glory
when I die hallelujah by and by
when peace like a river attendeth my way
Rock of ages when my eyes shall close in death
till we meet at Jesus feet
my dad passed on last week
we are burying my grandmother on Friday
my husband died two years ago, I miss him so much
I lost my child and my heart is broken
my best friend died in an accident
my uncle was shot by thugs and died
my brother took his own life last year
grief is heavy this week
my wife and I quarrelled about money
my husband and I are not talking
my husband forgot our anniversary
my wife shouts at me
we keep arguing about his mother
my mother in law does not like me
my husband cheated on me
my husband is lazy
I am so sad today
I feel lonely
I feel low and discouraged
I am stressed about rent
I am overwhelmed with school
I feel hopeless about getting a job
I cried the whole night because of my results
I feel like God is silent
I am tired of praying
I am tired of being broke
I am dead tired after the shift
I hate my boss
I hate waiting
I want to quit my job
I want to end my subscription
I want to end this friendship
I want to live a holy life
I want to live in Canada
I don't want to live in sin any more
I don't want to live alone
I can't live without you Lord
I can't wait for Sunday
I can't sleep because of noise
I want to sleep
I wish I had a car
I wish I was a better mother
a burden for the lost
my yoke is easy and my burden is light
what is the point of the parable of the talents
what is the meaning of life
God gave me a reason to smile
pray for my exams
verses for exams
my child has exams tomorrow
a sermon about suicide prevention
we have a workshop on domestic violence
news about the Shakahola deaths
police shot a suspect in Kasarani
the war in Ukraine
terrorists killed many at Westgate
floods killed ten people
history of the martyrs of Uganda
who was Dedan Kimathi
capital punishment in the Bible
is it wrong to eat pork
can I kill a snake in my house
I sell knives at the market
pesticide for my kale
the doctor gave me tablets for pressure
I took my medicine this morning
I took two panadols for a headache
I am sick and need healing
my mother is in hospital
my back hurts
you hurt my feelings
the sermon hit me
touch me o Lord
God touched my heart
the pastor's message touched me
he touched me, o the joy
my uncle is visiting us from Kisumu
my uncle gave me school fees
my teacher is the best
my stepfather is a good man
my father taught me to pray
bedtime verse for my daughter
my son is afraid of the dark
should I spank my child
spare the rod spoil the child
my children fight a lot
I was bullied at school today by words
how do I stay pure until marriage
is kissing a sin
goodbye for now
bye, good night
last day of the conference
this is my last semester in campus
farewell party for our youth pastor
how do I control my anger
I am angry with my sister
someone stole my phone and I am furious
nakufa njaa, supper iko wapi
nimekufa kicheko na hizo jokes
baridi itaniua leo
hii assignment inaniua
nimechoka na kazi ya leo
nimechoka kusubiri jibu la Mungu
nimechoka na hii traffic
maisha ni magumu siku hizi
gharama ya maisha imepanda
nataka kuishi kwa ajili ya Yesu
sitaki kuishi katika dhambi tena
Yesu alikufa kwa ajili yangu
Yuda alijinyonga
kwa nini Yuda alijinyonga
Kaini alimuua Abeli
Daudi alimpiga Goliathi
hadithi ya Tamari
nitamwimbia Bwana hadi nife
nakufa kwa nafsi yangu kila siku
nimempoteza baba yangu
tunamzika nyanya kesho
nina huzuni leo
nina msongo wa mawazo kuhusu fees
tumekosana na mume wangu
mke wangu amenuna
mume wangu hana kazi
amenipigia simu asubuhi
alinipiga picha na kamera
mwizi alipigwa na wananchi
timu yetu ilipigwa jana
nipigie kesho
shetani amenishambulia
wimbo ulinigusa
mahubiri yalinigusa
nimekunywa uji
nimemeza dawa za malaria
ng'ombe amekufa
kuua panya nyumbani
panya wameingia store nataka kuwaua wote
there are rats in the store, i want to kill them all
kwaheri, siku njema
siku ya mwisho ya mwezi
life ni ngumu but tunasonga
niko na stress ya rent
dem amenichapa block
umeua leo bro
i am so tired after work today
this heat is murder
my plants are dying because of no rain
did Samson commit suicide
John the Baptist beheaded
what happens after death
the song Killing Me Softly
i am a counsellor for abused women, a verse for my work
goodbye verse for a colleague who is moving to canada
i feel like a burden to God with my many prayers
man u is killing me this season
hit song by mercy masika
i shouted at my kids and feel guilty
my husband is coming home from abroad after two years, so happy
i caught my husband texting another woman
my teacher helped me after class with maths
a secret place of the most high
my period is late, i am nervous
the vet gave poison for the rats
i sleep a lot these days because of night shift
amen, good night
i wish i had never sold that land
i hate exams
i gave up smoking
the end of a relationship
rest verse
killing time before the service
does God punish those who die unbaptised
Hagar running away from Sarah
absent from the body present with the Lord
Kicheko kiliniua
Nani alimuua Abeli
Mume wangu amesafiri kikazi
Nina mimba na nina furaha
Mchukuliane mizigo
Natamani ningezaliwa tajiri
maisha ni ngumu msee lakini tunapambana
nimelala fofofo
i laughed till i died
this assignment is torture
dad whistles when he comes home and we run to hug him
my husband and i disagree about tithe
i hear my neighbour praying every night
my child has a fever and cries
teacher's day verse
the youth leader asked me to sing
i cant get over my ex
i dont want to go home this christmas, too much traffic
want out of this contract
last day of work before retirement
father into thy hands i commend my spirit
why did the prophets of Baal cut themselves
can the dead see us
my twin sister died at birth, i think of her
the whole village mourns
i am scared of dying in a plane crash
i take arvs faithfully and thank God
my father divided his land among us
nobody helps me in the kitchen
i am but dust and ashes
i feel useless at football
i burnt my hand cooking ugali
lost a tooth to decay
soldier going on a mission needs psalm 91
what does the bible say about capital punishment
going fishing at the lake
drowning in emails
photo shoot on saturday
tree of life
Watoto wanapigana kila siku kwa ajili ya toi
Mimba ya miezi minane, naomba neno
Yona alitaka kufa
Bila Mungu mimi si kitu
hiyo paper ya kemia ilitumaliza
teacher ameenda likizo
my husband and i are exhausted by the renovation
im the weight lifter of our school team
mum says no to chemo and wants to pray instead, is it wrong
my grandpa is ready to meet his maker, 99 years old and smiling
people tell me to move on from my grief
Enoch walked with God and was not
how did Peter die
to die for Christ would be an honour
take my hand precious lord
left behind movie
my essay on hamlet to be or not to be
social worker for abused children, i need strength for my job
what does the bible say about beating your wife
mum grounded me for a month
he kicked the ball and broke a window
dog attacked me
that dress is to die for
alone at home reading, nice
worthless money of zimbabwe
why did God make mosquitoes
surrogacy and faith
his wife forced him to eat vegetables haha
blanket drive for street children
Adam and Eve were naked
greet one another with a holy kiss
boss gave me a rise
false prophets
my nephew wrote a song about Jesus
my daughter asks how many disciples there were
long sleep at last, thank God
crash course in bible study
inheritance quarrel
acid reflux
i finish my race 2 timothy
Mtoto wangu hukojoa kitandani
Petro alikufa vipi
Nani alimzika Musa
Mtoto anapiga teke tumboni
Leo ni mwisho wa mfungo
Vidonge vya malaria ni vichungu
nimeboeka hii holiday
My uniform is ready for the first day of school
who can look after my chickens while I am in Eldoret
what is the last thing Jesus said on the cross
my choir robe needs washing
daddy left for Dubai to work
a wife is a crown to her husband
my swimming teacher is from Kisumu
the reverend took a picture of the confirmation class
the pastor greets the small ones in the front row
my wife asked me to promise to take her to Zanzibar
baba yangu hunywa chai saa kumi
Sikio langu linauma
nimechoka kuosha vyombo
Herod and the infants
my God why have you forsaken me meaning
my novel has a sad ending
drained after the night vigil
heartbroken that Kenya lost
my fiancé's mother is difficult
scared of public speaking
New term, new shoes, new pens, one verse for the lid of my tin please
the baby was born with one short arm and she is perfect, a verse for the card please
The bank took my pay because my friend did not repay; on Sunday I'll see him at church and want to greet him without anger
My husband retired and is under my feet in the kitchen all day, patience please
niko na miaka kumi na naogopa mbwa wa jirani
haha nimekufa, huyo mchekeshaji ataniua siku moja
in which book does a woman cut off... no, drive a nail through Sisera's head
Did Samson commit suicide or was it war? For a debate in our fellowship
Je, aliyejiua anaweza kuokolewa? Mada ya mjadala wa vijana ijumaa
Kuombea wafu ni sawa kimaandiko?
The thief comes to steal and kill and destroy, which chapter of John is that
Is the death penalty right? It's for my law class.
The news of that shooting in town makes me sad, what do I read
I have to take tablets for pressure for life, a word on patience with the body
the sun in Lodwar is murder, a verse with shade or water please
the invoices bury me every month end
my sister shot a wedding in Naivasha, she is a photographer
the rooster dies on Christmas, the kids named him, what do I say to them
which spray kills bedbugs, we have visitors from the diocese
a hawk killed my chicks, is there a verse on a hen and her wings
They'll put me to sleep for the operation, which psalm suits
the bruise on my knee from kneeling at kesha is a badge haha
My wife and I fight over the remote every evening, is there a proverb
Bibi yangu amekasirika juu nimesahau birthday, nipe neno la kumwomba msamaha
the house is so empty since the last one went to boarding school
I am handing over as treasurer, all books in order, a verse for the hand-over
Kwaheri ya mwalimu wetu anayestaafu, aya gani kwa kadi
I closed the shop for good today and feel both sad and free
giving up sugar and Facebook for lent, need strength lol
I guard a warehouse, twelve hours, cold, a psalm for watchmen?
matatu yangu imegongwa ubavu, hakuna aliyeumia, asante Mungu
someone stole my laundry from the line, even the socks
my brother hasn't talked to me since the burial, over a cow
I'm 36 and single and the aunties ask at each wedding
I miss my mum most when I cook her soup
msiba wa jirani, tunaenda kuimba leo, zaburi gani
got a D in math, mum will slaughter me hehe
company is cutting staff and I may be on the list
feeling low after the holidays, Monday blues
I doubt sometimes if God hears, is that wrong
nimechoka kungoja jibu la visa
done with school at last, graduating on the 12th!
the two thieves on the cross, who were they
Nani alimkata Yohana Mbatizaji kichwa
Farao na jeshi lake walizama wapi
'I die daily' says Paul, what does he mean
Bathsheba, was she forced? Our women's class debates
does 'spare the rod' mean that parents must cane? Parenting seminar
training for ushers on child protection on Thursday, opening scripture please
My son joins the army on Monday, psalm of protection
I dig graves for the council and people avoid me, does God see such work
a knife for the kitchen as a wedding gift, is that bad luck? my aunt says
bungee at Sagana tomorrow with the youth, a verse on flying haha
God woke me up again this morning, hallelujah
When the roll is called up yonder, is it from a verse
"it is well" and the story of its writer
without Him I am nothing, he is my all
the old me is buried in the water of baptism
rest in peace, is that phrase in the Bible
naenda ocha krismasi, nipe neno la safari
mtoi hataki kwenda church ati watoto wengine wanamcheka viatu
we keep the baby's name secret until the dedication
is kissing before marriage a sin, we're engaged
bro amepigwa na stima kidogo akiwekea solar, ako poa, asante Mungu
bei ya mafuta itatuua sisi wa boda
kifo cha nabii Musa kiko mlango gani
please sing number 45 on Sunday, it's our anniversary
dad sits in the dark since the power is gone, telling stories
my friend defaulted and the bank deducts from my salary, I'm bitter
niko na miaka nane naogopa ngurumo
at 85 my eyes and ears have gone on leave
a moto in our market, nobody hurt, but the stock is gone
I labelled the boxes, we move house on Saturday
our team beat them four two and I lost my voice
mwanangu amenipiga na mpira kwa bahati mbaya haha
this traffic will finish me before I reach church
I cut my hair today and feel new
burial of my uncle is on Friday, I will be in the village
sabuni ya panya imeuzwa wapi
my exams killed me but I am free now
they locked the church hall and we prayed outside
we said goodbye to our interns with cake
nimechapwa na mvua njiani
`
  .trim()
  .split('\n');
