/** Plain calls for help, none of which was trained on. First sitting: at home. Second: young people. Third: phones. */
export const plainCalls = `
My late brother's in-laws want to kill me over the title deed
usiku huu najirusha kutoka kwa flat yetu
My husband Peter hit me with a belt last night
Samuel my boyfriend punches me whenever he is jealous
He slapped me, then he kicked me, then he locked the door
I am beaten every single day by the father of my children
Since we got married he has been beating me
Please pray, my wife hits me with the cooking stick
Yesterday my dad beat mum so badly that she could not walk
My daughter's husband beats her and she has three small kids
I want to kill myself tonight
Today I will end my life
I have tied a rope on the mango tree and I want to use it
I took 40 tablets of piriton and I regret it
I just drank a bottle of pesticide
My sister has swallowed rat poison, what should we do
I am 15 and my stepfather raped me
My teacher raped me after evening preps
I was gang raped in Githurai
Our pastor has been touching my daughter's private parts
Daddy puts his hand in my panties when mummy is away
I am pregnant by my own father
My uncle has been sleeping with me since I was ten
He forces me to have sex with him even when I cry
My employer wants me to sleep with him or I lose the job
My father wants to circumcise me next week
They are forcing me to marry a man of sixty
I feel like Judas, nobody can forgive me, I want to hang myself
Like Job I wish I had never been born
Samson asked to die and so do I, I want to die
I know David sinned too but I want to kill my husband's lover
I am going to stab my brother over that land
I want to poison my boss
I will murder her if she comes back
My friend told me she wants to commit suicide
My son tried to hang himself yesterday
My roommate is cutting her wrists
He said he will kill me if I leave him
My ex keeps threatening to kill me with a panga
I am scared my husband will kill me
I can't live any more, I want to die
I no longer want to live
i wanna die so bad
i wnt 2 die
plz i want to kil mysef
suicidal and alone
thinkin of suicde
im gonna hang maself
i dont wanna live nomore
i feel like killing myself evry day
my bf beets me
hubby beat me agen last nite
he rapd me
i was rapped by my cousin
my uncle toches me wen im sleeping
i cut maself every nite
i hv taken poison
i took all d pills
Nataka kujiua leo usiku
Nimeamua kujinyonga
Natamani kufa kuliko kuishi hivi
Afadhali nife tu
Heri nife kuliko hii aibu
Sitaki kuishi tena kabisa
Nimechoka na maisha haya
Nimechoka kuishi jamani
Sioni haja ya kuishi
Sina sababu ya kuishi tena
Nimekunywa sumu ya panya
Nimemeza vidonge ishirini vya panadol
Nimemeza dawa 30
Nataka kujitoa uhai
Najiua sasa hivi
Maisha yangu hayana maana tena
Mume wangu ananipiga kila siku
Mume wangu Yohana ananipiga sana
Bwana yangu amenipiga tena jana usiku
Mke wangu hunipiga mbele ya watoto
Baba ananipiga na mkanda
Baba anampiga mama kila usiku
Jirani anampiga mtoto wake vibaya
Alinibaka
Nilibakwa na boss wangu
Mjomba alinibaka nikiwa na miaka kumi
Baba yangu ananilazimisha kulala naye
Mwalimu ananishika matiti
Pasta alinigusa sehemu za siri
Ananigusa usiku nikilala
Nina mimba ya mjomba
Anataka kuniua na kisu
Amesema ataniua nikiondoka
Rafiki yangu anataka kujiua
Dada yangu amejaribu kujitoa uhai
Mtoto wangu amenajisiwa na jirani
Nataka kumuua mume wangu
Nitamuua huyo mwanaume
Natamani kumchinja jirani yangu
Wanataka kunikeketa
Wazazi wanataka kuniozesha kwa mzee
Nataka kudedi
nimechoka na life nataka kudedi
naskia kujiua
nataka kujimada
natka kujiua
nmechoka na maisha
cna haja ya kuishi
staki kuishi tena
ctaki kuishi
ananipga kila saa
amenipga na waya
msee wangu hunichapa
boyfriend yangu ananidunda
buda ananichapa na rungu
ali ni rape jamaa wa boda
alini force kulala naye
nita jiua
nataka ku die
Good morning. I love this church. I want to kill myself. Thank you for the songs.
Psalm 23 please. My husband beats me.
Habari. Naomba neno. Nataka kufa.
My phone is dying and so am I, I swallowed all my tablets
The exam killed me and now I want to kill myself for real
I am dying to tell someone: my father rapes me
What does the Bible say about suicide because I want to do it
Is it a sin if I kill myself
Will God forgive me if I take my own life
I've decided to commit suicide after the exams
my husband beats me every night
my teacher had sex with me and im in form 2
my mum burns me with hot water when i make mistakes
i wanna kil my self
Nitajinyonga leo usiku
Baba yangu ananibaka
mzae ananichapa mpaka natoka damu
I am going to end it all tonight, I have the rope
God forgive me, I will take my own life today
my husband hit me with a hammer
my pastor raped me
they will kill me tonight, they are outside with pangas
my daughter tried to commit suicide
Nitajiua
Mjomba wangu alimnajisi binti yangu
nimekunywa jik nikufe
I will shoot myself
please God let me kill myself without pain
my husband slapped me and pushed me down the stairs
my daddy puts his thing in me
my ex stabbed me
my husband tried to hang himself
i whant to dye
Nimemeza dawa nyingi za kulala
Mpenzi wangu ananipiga
Dada yangu alijaribu kujiua
I bought the rope today and I know the tree
hubby slapped me again last night because supper was late
nimekunywa Triatix, nisaidieni
I am in class six and my uncle puts his hand under my skirt
naskia tu kujiua leo
my wife poured hot porridge on me and hit me with the sufuria
teacher wa games ananishika nikibadilisha nguo
I took all my pressure tablets at once
nitamchinja akirudi hapa
my friend says goodbye on whatsapp and has bought rat poison
`
  .trim()
  .split('\n');

/** Calls of which one must guess: burden, goodbye, hints of violence. */
export const indirectCalls = `
let me vanish so that they can breathe
my children would be happier with another mother
wiki ijayo sitakuwepo tena
duniani sina nafasi, nimechoka kujaribu
nyanya husema kila jioni ni heri afe
kaka anasema tutamkumbuka akienda
wazazi hawajarudi tangu ijumaa, niko na wadogo zangu na njaa
I am pregnant and he is my sister's husband
sing me that song at my burial, it is near
They would all be happier if I had never come along
I am just a burden to my parents
Everyone will be better off when I am gone
What is the point of living anymore
I don't see any reason to go on
I can't do this anymore
I just want everything to stop
I want to fall asleep and never wake up
Sometimes I hope I don't wake up tomorrow
Nobody would notice if I disappeared
Nobody would come to my funeral
If I died today no one would care
I am writing my last letter to my children
Tell my mother that I loved her
Please take care of my kids when I am gone
This is my last message
Goodbye everyone, forgive me
By the time you read this I will be gone
I won't be here next week
I have given away all my things
I am ready to leave this world
I want to be with my late wife in heaven, today
I wish I was never born
I should never have been born
Why was I even born
The world would be better without me
My kids deserve a better father, they'd be better without me
I can't take the pain any longer
I can't carry on like this
I have nothing left to live for
Life has no meaning for me
I hate being alive
I am tired of everything, tired of life
I'm done with this life
I feel dead inside and I want it to be over
There is no way out for me
I see no future for myself
I have lost the will to live
I think about death all the time
I have been standing on the bridge for an hour
I am on the roof looking down
How many pills does it take to die
What is the least painful way to die
I have been saving my tablets
There is a voice telling me to jump
Only the razor helps me feel something
Why doesn't God just take me
I pray that God takes me tonight
God, why don't you let me die
I am a mistake
I don't belong in this world
I can't promise I'll be here tomorrow
I don't trust myself tonight
When I am no more, please remember me
I am scared to go home
I am afraid of my husband when he drinks
He gets violent when he drinks
I hide with the children when he comes home
I tell people I fell down the stairs
I cover the bruises with makeup
He won't let me talk to my family
He locks me in the house
He controls all my money and beats me when I ask
He says he will find me if I leave
If I tell anyone he will kill me
My uncle comes to my room at night
He told me it is our secret
My cousin makes me do things I don't like
My teacher says I must not tell anybody what he does
He watches me when I bathe
I don't want to be alone with my stepfather
I feel dirty because of what he did to me
Something happened to me when I was small and I can't tell anyone
My pastor says God wants me to sleep with him
He wants my naked pictures or he will post the others
My daughter is afraid of her uncle
My neighbour's wife always has bruises
I hear the child next door screaming every night
My friend says that life has no point
My brother keeps talking about death
My sister gave away her clothes and said goodbye
I am afraid I will hurt my children
I am so angry I could kill him
I hit my wife last night
I can't control my temper and I hit my son
Mimi ni mzigo kwa familia yangu
Hakuna atakayenikumbuka nikiondoka
Dunia ingekuwa nzuri bila mimi
Natamani nilale nisiamke tena
Sioni kesho
Nimefika mwisho
Kwaheri ya milele
Naomba mnitunzie watoto wangu nikiwa sipo
Sitakuwepo kesho
Watoto wangu wataishi vizuri bila mimi
Bora nisingezaliwa
Kwa nini nilizaliwa
Siwezi kuendelea tena
Maisha hayana maana
Sina maana duniani
Nimesimama kwa daraja naangalia chini
Mungu nichukue tu
Nataka kupumzika milele
Nahofia kufika nyumbani kwa sababu yake
Naogopa mume wangu akilewa
Akilewa tunajificha na watoto
Naficha majeraha kwa nguo ndefu
Mjomba huja kitandani kwangu usiku
Aliniambia nisiseme kwa mtu
Ananishikashika sipendi
Anataka picha zangu za uchi
Rafiki yangu anasema amechoka na maisha
Mtoto wa jirani analia kila usiku akichapwa
Naogopa nitamuumiza mtoto
life imenishinda kabisa
sijiskii kuishi
hakuna mtu ata notice nikiondoka
mi ni mzigo tu
hii dunia itakuwa poa zaidi bila mimi
naona giza tu, sina future
everyone would breathe easier if i wasnt in this house
sometimes i stand on the bridge at thika road and just look down
God please take me tonight
i am tired of pretending to be alive
Goodbye everyone, you have been good to me
every time he drinks i take the children to the neighbours before he arrives
my wife throws things at me and i cannot tell anyone because i am a man
my coach sends me pictures and asks me for the same
i am carrying my stepfathers child and mum does not know
the neighbour's child cries every night and we hear belts
my husband has been looking for rope, he says it is for the goat but we have no goat
i have no more strength to fight to live
life tastes like ash and i want out
i hurt myself because the pain inside is worse
im worth more dead than alive
sori mum 4 evrything, luv u alwayz
Mimi ni mzigo tu kwa watu wa nyumbani
Nimeandika barua ya kuaga familia yangu
Mungu nichukue tu, nimeshindwa
Kila wiki nina alama mpya mwilini, nadanganya nilianguka
Nina mimba ya baba yangu wa kambo
Dada yangu anapigwa na mumewe lakini anaficha
niko ready kucheck out hii dunia
buda akikuja amelewa huwa tunalala nje na maza
natamani kusleep na nisiwake up tena
Nobody needs a jobless old man eating their food
is it painful to drown
i deleted all my accounts and paid the last rent. peace at last
dont look for me
i beg God every night not to let me see the morning
the world will go on fine without me
i was not supposed to be born, even my mother says so
i stopped taking my ARVs because whats the use
i scratch my thighs till they bleed when nobody is home
without her i cannot live and i will not
i lost two teeth, i told the dentist it was the door
my son now a big man raises his hand on me his mother
my teacher said he'd give me marks if i visit him at his house
my brother does things to me and says ill be in trouble
my 5 year old knows words and acts no child should know since she stayed with my brother
next door a woman screams every friday when he is paid
my classmate keeps saying you wont see me next term, not in school, not anywhere
mi frend is sayin gudbye 2 evry1 on fb
cnt tek d pain no mor, its 2nite
Sitaki kuwaona wakiteseka kwa sababu yangu, heri niondoke
Natamani mama angeitoa mimba yangu
Ningependa kumfuata marehemu mke wangu
Ameniambia nikienda polisi nitajuta
Ustadhi anatushika shika
Dada yangu ameandika kwaheri kwa status
nashika tu shimo, sina form ya kuishi
nimeona dawa kwa kabati na nafikiria
they should spend the hospital money on the young ones and let me go
packing my things in boxes with names on them so its easier for them
standing on the roof of our hostel. its windy
which is worse for the soul, to suffer on or to leave
cant picture myself at 20
my heart stopped wanting
if only there was a button to switch me off
tell my daughter that papa tried
he throws plates. the kids know to stand behind the sofa
pastor told me to go back and endure but my ribs are broken
my parents want to give me to an old man for ten cows, i am 14
the prophet said the demon would leave only if he slept with me
grandma's new man comes under my blanket
my little brother says the pastor's son plays doctor with him in the shed
my daughter-in-law has burns and my son says it was the stove
our house girl drank something and is asleep, she was crying before
im scared my wife will do something to herself after the baby
i giv up on lyf
teecha says if i slip wit him il pass
Leo ndiyo mwisho wangu
Kwa nini nilizaliwa mimi
Watoto wanajificha chini ya kitanda akirudi
Mwenye nyumba anataka mwili wangu badala ya kodi
Mtoto wangu alirudi kutoka shule akitokwa damu sehemu za siri
Mwanangu ana miaka tisa na anasema anataka kufa
coach anataka vitu mbaya ndio anipange kwa team
Pastor, what would you say at the funeral of a man who got tired?
dont worry about the rent for next month, i wont be using the room
no strength for another sunrise
its better for the kids to have a dead hero than a living drunk
i don't want to grow old, i don't want to grow at all
i put on my white dress, the one for the coffin
when he is promoted he is nice, when not i learn to duck
my father plans my wedding to his business friend and i have not finished form two
the bus conductor touches my sister and me, we are in class five
i am a boy and the older boys in the dorm made me do it
my brother in law is smiling at me at the table and i carry what he did
my sister laughs too loud and wears big sunglasses indoors
my nephew jumped in front of a boda last month "by accident", now he looks at lorries
he say if i skrim he wil kut me
Yule aliyejitundika pale kijijini nilimwelewa kabisa
Nina kisu changu jikoni na yeye analijua hilo
Mama mjamzito wa jirani alipigwa tena jana
I have told my sister where the children's papers are, she will need them
the house is quiet when I am not in it, they all prefer it so
siku hizi natembea karibu na reli jioni
I gave the deacon my Bible, I will not need it next week
nikisikia funguo zake mlangoni tumbo langu linageuka
she always has a new story for the marks on her arms
sijui kama nitawaona Jumapili ijayo, mniombee roho yangu
everyone would rest if I just stopped being here
mama's friend stays over and I sleep with the door blocked by a chair
nimechoka kupigana na maisha, nataka tu kulala milele
`
  .trim()
  .split('\n');

/** Calls whose words alone name no danger: hints, images, what a child or a neighbour lets out. */
export const veiledCalls = `
The life cover pays after two years. Last week it turned two years. I keep reading the policy at night.
They told me time heals. Seven years of time. I have had my fill of it.
the day of my birth should be wiped from the calendar
Lord, recall me to base. I'm finished with this mission.
It'd take them weeks to find out that I was gone. The landlord would be the first.
each time I cross the bridge on foot I stop a bit longer than the day before
After what I did to my family I don't deserve to breathe their air
Is there grace for a man who leaves by his own hand? I need to know before the weekend.
After the fees are paid on Friday my work is done and I can go
there's a hole where I used to be and it's winning
pastor please make sure that they sing number 45 for me, I won't be choosing again
Since the delivery I look at the baby and think that both of us could just sleep
I drive without the belt and fast, at night, and let God decide
i wish there was an off button for me
My children are with my sister now, they're better off there. My job here is finished.
heaven has to be less noisy than this, i'm coming early
you won't hear from me again, be good to each other
My husband will remarry, the kids will adapt, I've done the maths
erase me
I'd rather face God now than the creditors tomorrow
why must i keep breathing when each breath is a fight that i don't want to win
I scratch my arms till it bleeds so that I feel something
wakinikosa hata nusu siku hawatajua
nimemwachia dada yangu pin ya M-Pesa, atajua la kufanya
Bwana nichukue tu, kazi yangu hapa imeisha
naona dunia ingeendelea sawa hata bila mimi
tangu nifukuzwe shule naona sina haki ya kuishi
marehemu mwanangu ananiita, na niko tayari
sauti inaniambia ruka, kila siku ina nguvu zaidi
mkisikia habari zangu msilie sana
mi ni mzigo kwa kila mtu ju hata pesa sina, wacha nijitoe
mse mmoja less kwa hao, hakuna atashtuka
Mungu na anirudishe nilikotoka, hapa si kwangu
nikiondoka mapema bima italipa shamba
my daughter has emptied the bottle of brake fluid, she foams at the mouth
nimekunywa dawa ya kupe dakika ishirini zilizopita na naogopa
nimeswallow panado 25 na soda, saa hii naskia kizunguzungu
When his key turns in the door the children go under the bed
I sleep with my shoes on so I can run
Men are supposed to be strong but I lock myself in the toilet until she calms down
the boss in Jeddah locked me in for two days without water
He drags me out of bed by my hair when the food is cold
Every full moon we get a new broken chair, and I a new mark
The neighbours turn up their radio when he begins
I asked for soap money and got a broken finger
My dad breaks things at night, and when things are broken it's mum
He said sorry on Sunday, and on Monday it was the other eye
jino limetoka tena, nimesema nilianguka
tajiri wangu huku Saudi amenifungia chumbani siku mbili
Mume akishalewa natoroka na watoto tunalala kwa shamba la mahindi
chali yangu huni-slap alafu ana-apologise na airtime
nimefichwa kwa beshte yangu ju yeye anakuja na kisu
Apostle wants me to stay behind for special deliverance with the door locked, he uses oil and his hands
my husband gives me to his friends when he has lost at cards
He has a video of me and wants to meet every Friday or he will post it
I froze and did not scream, so was it my fault
Nobody believes me because he is an elder, he greets me on Sundays as if nothing happened
i said stop like 5 times
nabii aliniambia nivue ndio aniombee vizuri
ana video yangu, ananiambia nimlipe ama nimwone kila wiki
ex anasema ata-leak picha zangu kama sitakubali
walikuwa watatu na nilikuwa nimelewa, siezi kumbuka sura
uncle said good girls keep quiet, and I'm not a good girl because it hurts
I don't go to school since mum left, I wash for my uncle's wife and sleep with the goats
daddy says if I tell teacher, they will put mama in jail and it will be my fault
I have a secret that makes my stomach pain but if I tell, nobody will buy us food
My brother says it's normal to play husband and wife but I don't want to any more
mwalimu huniambia nibaki nyuma darasani wengine wakienda
baba amepokea ng'ombe, nataka kusoma si kuolewa na mzee
binamu mkubwa huingia kwa blanketi langu stima zikizima
brathe hunilazimisha tucheze baba na mama na sitaki
our watchman said goodbye to each of us by hand tonight, he never does that
my daughter has lines on her arm and says that the cat did it, we have no cat
a girl in our fellowship asked if angels catch people who fall from roofs
the old man next door has stopped eating since his wife went, he says two weeks will be enough
rafiki amegawa nguo na viatu vyake vyote, anatabasamu tu
mke wangu tangu ajifungue anaangalia mto kila jioni na haongei
brathe ameuza PS yake na kuwapea maboy vitu zake zote
mbuyu amekaa tu kwa giza na bunduki yake tangu biz ianguke
mum has started to wear scarves and doesn't come to women's fellowship any longer
grandma has bruises since my uncle moved in with her and took the pension card
dada yangu anasema ni kabati, lakini jicho limevimba tena
msichana wa kijiji chetu amefungiwa nyumba Dubai, ananong'ona kwa simu
msee wa plot ya juu hutupa bibi yake kwa ukuta, sisi tunaskia tu
Since the holidays at his grandfather's my son washes his hands until they bleed
A pupil of mine has stopped talking since her mother's new husband moved in
our toddler screams when we turn into the street of the day care and has bite marks
tangu atoke kwa babu mwanangu anaosha mikono mpaka inatoka damu
mwanafunzi wangu ameacha kuongea tangu baba mpya aingie
mtoi wa sister yangu hataki kuenda kwa daycare, ana bite marks
we're burning the dorm on Thursday, the deputy will see
I have bought a gun from a guy in Eastleigh and the boss will be the first
God tells me to offer my daughter on the hill, as He told Abraham
I swear on my father's grave that he will not see Christmas
usiku huu tunachoma bweni, mwalimu mkuu ataona
nitamgonga na lori akitoka baa
naapa hataona krismasi, niombeeni nisikamatwe
tunawasha dom leo, ma-prefect wako ndani
nikiwa marehemu deni linafutika, nimeuliza benki
Lord, your worker is asking for an early discharge
i only have to finish this week, then no one needs me
naendesha pikipiki bila taa usiku, Mungu ataamua
i want to be erased from all photos and from all minds
siku mkinikosa mtajua kimya changu
I returned all borrowed books and kissed the babies
the dogs go to my brother tonight, I won't need the noise
miguu yangu inanipeleka machimboni kila jioni
they all have a role but I'm the extra
I won't need the new uniform next term
I slept in my church clothes so they need not dress me
nimeomba pesa ya sabuni nikapata ngumi
He practises on the dog and then it's my turn
I smile in the wedding photo on the wall, and hold ice on my cheek under it
there were several of them and I had been drinking
mwenye nyumba anasema mwili wangu ndio rent
granny's lodger comes when she prays at vigil
she hums funeral songs while she packs her things into boxes for others
the watchman's wife sleeps in the guard box when he's drunk
a girl of eleven in my class falls asleep and hides her belly
the boys bring petrol tonight, the principal sleeps in the school
`
  .trim()
  .split('\n');
