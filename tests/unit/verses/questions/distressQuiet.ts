/** What sounds like danger and is none: sayings, the Bible's people, songs, grief, quarrels, needs, news, daily life. */
export const quietMessages = `
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
kwaheri, siku njema
siku ya mwisho ya mwezi
life ni ngumu but tunasonga
niko na stress ya rent
dem amenichapa block
umeua leo bro
`
  .trim()
  .split('\n');
