/** What people write whom somebody at home or elsewhere hurts or threatens, one a line. */
export const violence = `
my blood pressure rises when he opens the door
my face is not something I can show in church this week
he says sorry after every beating
kila nikirudi nyumbani tumbo linauma kwa woga
I sleep with a knife because of my husband
my husband says nobody would find my body
he breaks things and says I am next
When his car enters the gate my stomach turns
I can't tell the doctor how I broke my arm
my phone is checked every evening and I must explain every call
my boyfriend gets mad and then I end up with marks
my wife threw boiling water at me
my husband burnt my hand with an iron box
nyumbani ni vita kila usiku na mimi ndiye ngoma
mume wangu hubadilika akishika chupa
huwa nalala na viatu nikiwa tayari kukimbia
I keep a bag packed by the door in case he starts
we sleep in our clothes so that we can run
the children shake when they hear his voice
I am not allowed to have friends or to visit anyone
he keeps the key and I am inside all day
he counts the coins and beats me if one is missing
I must ask before I speak
he says I made him do it
my face is swollen again and I called in sick
I don't go to church because of the marks
he smashed the plates and then my head
she poured tea on my face in front of the kids
my wife locks me out and the children laugh
he has a gun and shows it to me when we argue
my father in law said one night I will not wake up
they pelt our door with stones at night and call me a witch
naishi kama mfungwa kwa nyumba ya mume wangu
natembea na hofu akiwa ndani ya nyumba
nimeficha begi nikimbie
watoto wanatetemeka akirudi
nikichelewa sokoni ni kichapo
siendi kanisani kwa sababu ya uso kuvimba
ananiambia hakuna mtu atapata maiti yangu
bibi hunimwagia maji moto
my husband Stephen beats me every night
he came home drunk and kicked me until I could not stand
every time supper is late he slaps me
he says he only hits me because he loves me
I lost two teeth last night, he says I provoked him
he put a panga to my neck in front of the children
he says he will burn the house with me inside
she scratches and bites me and I am ashamed to say my wife beats me
as a man who will believe that my wife beats me
I sleep with my door locked because of my own son, he threatens me with a knife
my son beats me for my pension
my brother in law throws stones at us to chase us from our land and says he will kill me
they said if I don't leave the land they will finish me
I am scared of him when he has been drinking
I can tell from his footsteps what kind of night it will be
I walk on eggshells all day
we hide in the maize when he comes
my neighbours hear me crying but nobody comes
I told the hospital I fell, I did not fall
I wear long sleeves in the heat to cover what he does
he apologises with flowers and then does it again
he choked me till I saw black
he pushed me down the stairs when I was seven months
I lost my baby after he kicked me
he took my ID, my phone and my salary, I can't even buy pads
he won't let me see my mother
he checks how long I take at the market
he follows me to work and waits outside
he locks me in the bedsitter when he goes to work
he says nobody will want me and if I go he will kill the kids
the pastor told me to go back and submit but he nearly killed me
church elders say be patient but my ribs are broken
I ran to my mother's place, he says he is coming with a panga
I have a black eye and service is tomorrow
he poured hot water on me
he burns me with cigarettes
he broke my phone so that I can't call anybody
he threw my clothes out and beat me in the road
my boyfriend hits me when he is jealous
we are not married but he beats me like a wife
my girlfriend throws things at me, yesterday she stabbed my hand
my ex keeps coming to my house at night with threats
he sends me messages saying I will die
I am a house help, madam burns me with the iron
my employer locked my passport and beats me, I am in Saudi
they don't pay me and the boss slaps me
my in-laws beat me because I have no child
they say I am a witch and want to burn me
they want to lynch me because I am accused of witchcraft
my mother in law pours water on me and says go
my co-wife attacked me with a jembe
the police beat me and said not to talk
he strangles me in his sleep he says but he is awake
I do not know if I will be alive tomorrow, he is that angry
he says he will find me wherever I go
can a wife leave when the husband beats her
is it a sin to leave a man who beats me
does God want me to stay with a man who hits me
should I forgive him for beating me again
how do I submit to a husband who beats me
Lord, he beat me again
I pray for him but the blows do not stop
help me I am bleeding and he is outside the door
he is here and I am scared
please he is coming
I'm hiding in the bathroom
he hid my shoes so I can't run
every argument ends with my body paying
my body is blue and my heart is bluer
he is nice to all the church and a lion in the house
my husband is a deacon and he beats me
the bishop's wife too is beaten, I am that wife
my fiance slapped me twice, should I still marry him
he raised his hand to me for the first time yesterday
he pushed me, he said it was an accident
he forces my head down
my hubby beets me wen drunk
he hitz me n my kids evry nyt
hubby slapd me again
mume wangu amenipiga mpaka nikazimia
bwana yangu akilewa ni vita
ananipiga mbele ya watoto
amenivunja mkono jana
ananikaba shingo
ameniwekea panga shingoni
amesema atanichoma na nyumba
nikisema naondoka anasema ataniua
nimelala kwa jirani kwa sababu ya kichapo
nimekimbia na watoto usiku
naogopa kurudi nyumbani
naogopa akirudi
hunipiga makofi kwa kila kosa
mke wangu hunipiga na naona aibu kusema
mimi ni mwanaume lakini napigwa na bibi
anavunja vyombo na kunitupia
ananinyima chakula na kunipiga
ananifungia nyumbani
anachukua pesa zangu zote na nikiuliza ananichapa
mama mkwe na shemeji wananipiga
wananiita mchawi wanataka kunichoma
watoto wangu wananipiga nikiwa mzee hivi
kijana wangu hunipiga akitaka pesa
mdosi ananichapa kwa kazi
jirani ameniambia atanikata na panga
ex wangu anatuma message ataniua
nimevimba uso siwezi kwenda kanisani
nadanganya kuwa nilianguka
ndoa yangu ni vipigo tu
pasta amesema nivumilie lakini ataniua siku moja
mzee wangu ananidunda kila weekend
jamaa yangu ananigonga akikasirika
boyfie hunizaba makofi
ananitwanga ngumi
msee wangu ako violent sana
chali yangu ananichapa nikiongea na mabeshte
anani-beat akiwa na drugs
amenichapa hadi nikalazwa
ameniumiza sana tena leo
damu inatoka, amenikata
niko ndani ya choo najificha
tafadhali nisaidie ananiua
anagonga mlango na kisu
nateseka kwa ndoa, mwili wote una alama
kila siku ni matusi na ngumi
huwa ananipiga mateke nikiwa mjamzito
I count the steps to know in which mood he comes in
we hear the gate and the children stop playing
I sleep in the kitchen when he has been paid
I wear sunglasses even when it rains
I told the nurse that I fell again
the neighbours turn up their radio when he starts
he keeps my identity card and my phone
I must ask him before I greet anybody
he took my salary card and gives me fare
I have to send a photo of where I am every hour
he breaks things next to my head
he says that if I leave he will find me
he punches the wall and says next time it is my face
I run to my neighbour at night with the baby
I have slept outside with the kids three times this month
I keep a bag packed under the bed in case he starts
he locks the food and I eat when he allows
I am not allowed to see my family
since he lost his job his hands have become quick
he says sorry every morning after
he only does it where clothes cover
my children have learnt to hide
my son stands between us now
I am afraid to go home today
I am afraid of my own house
I do not feel safe with him
I have a broken tooth and he says I made him do it
he made me kneel and held the panga
every payday I end up in the clinic
if supper is late I cannot show my face for days
my wife scratches me and men laugh when I tell
she throws pots at me and I am ashamed to say
his family says endure, he will change, look at my face
the pastor told me to go back and submit, but my arm is in plaster
he drags me back when I try to leave
he watches me from the road since I left him
my ex waits outside my work and follows me
he sent me pictures of a knife
he said that he will pour acid on me
I sign everything he brings because I fear him
ninalala jikoni akilipwa
akirudi amelewa tunakimbilia kwa jirani
naficha macho kwa miwani
watoto hujificha chini ya kitanda akija
hunifungia ndani na kuondoka na ufunguo
huvunja vyombo vyote akikasirika na watoto wanalia
siruhusiwi kwenda kwetu wala kuongea na mtu
amechukua kitambulisho changu na simu
naogopa kurudi nyumbani leo
najificha chooni mpaka alale
nina alama mwilini na nasema nilianguka
jino langu limetoka kwa sababu yake
akikosa chakula moto nateseka usiku mzima
anasema nikiondoka atanitafuta popote
alishika panga mbele ya watoto
kila siku ya mshahara naishia hospitali
bibi yangu hunirushia sufuria naona aibu kusema
mzee akikam akiwa amelewa tunalala nje na watoi
huwa ananifungia kwa keja siku nzima
nimevaa makeup kuficha jicho
ananicontrol hadi siwezi ongea na fam yangu
naogopa kurudi keja juu yake
aki ananitreat kama punching bag
he decides what I wear, whom I greet and when I bathe
he chooses my clothes and my friends and I fear to refuse
when he goes silent I know what is coming
I act as if I am sleeping when he enters
we sleep in our clothes in case we must run
if I come late from work I pay for it with my body
he says one day they will find me in the morgue
my husband tells me that I will end in a coffin
he threw us out at midnight with the baby
she threw hot tea at me again
he is at the door and he is angry, help
he found out where I hide
I cannot go home, he knows that I told
he took the children and says I will see them in a grave
I tremble when I hear his keys
my legs shake when he calls my name
he says he will finish me if I go to the police
I am a prisoner in my marriage, he follows me even to the toilet
anaamua nivae nini na niongee na nani
akinyamaza najua kitakachofuata
najifanya nimelala akifika
tunalala na viatu tukimbie
nikichelewa narudi nikijua kitakachonipata
husema siku moja nitaokotwa mochari
alitutupa nje usiku na mtoto
mikono yangu hutetemeka nikisikia ufunguo
yuko mlangoni amekasirika nisaidieni
ananifuata kila mahali na kutishia
makovu ya mshipi hayajapona
`;

/** What people write who were raped or pressed, one a line. */
export const sexual = `
I am a maid and my boss comes to my room
madam is away and her husband enters my room
My boss touches my waist and says I should be friendly
I was at a party and I don't remember, I woke up hurting
I've been crying since that man at the lodge
he did not listen when I said stop
I froze and he did what he wanted
they say it was not rape because I went to his room
my body remembers his hands
I cannot let my husband touch me since it happened
a man forced me on my way from work
three boys held me down at the party
I said no and he did not stop
I woke up and he was on top of me
my drink had something in it, I woke without my clothes
I was raped last night and I have told nobody
it happened years ago and I still wash myself every hour
my boss says I keep the job if I sleep with him
my lecturer wants sex for marks
the pastor prayed for me with his hands under my dress
the prophet said God told him I must lie with him
a bishop touched my breasts during deliverance
my husband forces me when I am sick
he takes me by force even when I am bleeding after birth
my own brother did things to me
my uncle did it when I was eight and I cannot forget
I was molested by our houseboy as a boy
I am a man and I was raped
in prison they did it to me
the police officer made me do it to let me go
the landlord said I can pay the rent another way and grabbed me
the boda man took me to the bush
I am pregnant from the rape
I carry the child of the man who raped me
is it a sin that I was raped
am I still pure after what he did to me
I feel dirty since that night
was it my fault because I wore a short dress
he filmed me naked and wants money
he says he will post my nudes if I leave
he touched me in the matatu
my doctor touched me where he should not
my stepfather when I was small, I never told
my cousin got me drunk and used me
he removed the condom and held me down
gang of men, I can't write it
nilibakwa nikitoka kazini
walinishika kwa nguvu watatu
alinifanyia kitendo kibaya
alinivua nguo kwa nguvu
mume wangu hunilazimisha hata nikiwa mgonjwa
boss anataka nilale naye ndio anipe kazi
mwalimu wa chuo anataka kulala na mimi ndio nipite
mchungaji alinishika matiti akiniombea
nabii alisema Mungu amesema nilale naye
nina mimba ya aliyenibaka
najihisi mchafu tangu siku ile
ni kosa langu kubakwa
alinichanganyia kinywaji nikaamka uchi
anatishia kuweka picha zangu za uchi mtandaoni
nilinajisiwa nikiwa mdogo na mpaka leo nalia
kaka yangu alinifanyia tabia mbaya
alinidandia nikiwa mlevi
jamaa ali ni force
waliniingilia kwa nguvu
alinigusa kwa mat sehemu za siri
polisi alinilazimisha ndio aniachilie
mimi ni mwanaume na nilibakwa naona haya kusema
I woke up without my clothes and do not remember
he put something in my drink
he does not stop when I say no
my husband forces himself on me when I am sick
my boss said the promotion has a price, in his hotel room
the lecturer wants me in his house or I will not graduate
he shows my photos to his friends if I do not come
the man at the agency said I must please him to get the job
I was walking home and three of them pulled me
I have not told anyone what happened in that house party
the prophet told me to undress for the anointing
the house helper was forced by my brother and I am that helper
since that night in the matatu I scrub myself and still feel them
my body froze and he continued
niliamka bila nguo sijui nini kilifanyika
aliweka kitu kwa kinywaji changu
hakuacha nilipomwambia hapana
nabii alitaka nivue nguo ndio anipake mafuta
meneja anataka tuonane hotelini ndio nipate kazi
wananitishia na picha zangu za uchi
sijamwambia mtu kilichonipata usiku ule
my father in law peeps when I bathe
a relative of my husband comes to my room when he is away
every night he does it even when I refuse and cry
I kept quiet about that thing that he did to me
I do not want to go to that man's house again for tuition
he made me watch dirty films with him
hunilazimisha kitandani hata nikikataa
baba mkwe huchungulia nikioga
kitu alichonifanyia bado kinaniumiza
`;

/** What children write who are hurt or used, one a line. */
export const child = `
my step brother makes me watch bad videos
mwalimu ameniambia nisimwambie mtu
uncle says that if I talk, mum will be sent away
mum's friend rubs my leg
our neighbour gives me money to keep quiet about what we do
my grandfather asks me to sit on him
coach says I must visit him at night to be in the team
baba akinywa sisi hulala nje
Mum says not to tell anyone about the belt
my cousin says it's a game but it hurts
he gives me sweets after so that I keep quiet
teacher makes me sit on his lap
I don't like when grandpa bathes me
my aunt's husband waits for me in the corridor at night
I am afraid to sleep when my brother is home
shemeji hunitazama nikioga
mjomba ananipa pesa ndio nisiseme
mwalimu ananiita nyumbani kwake peke yangu
nina siri na baba ambayo inaniumiza
I pretend to be asleep when he comes in
he buys me things so that I don't tell
my teacher sends me love messages and wants me to come to his house
the driver of our school bus touches us
my uncle says he will stop paying fees if I tell
I am always hungry because she locks the food
I sleep on the floor with no blanket and wake at four to work
my brother's friends hold me and laugh
najifanya nimelala akiingia
ananinunulia vitu ndio ninyamaze
amesema hatalipa fees nikisema
dereva wa shule hutugusa
my uncle comes to my bed when mum is on night shift
daddy touches me and says it's our secret
my stepfather looks at me in the bath
teacher told me to remain behind and he touched my skirt
I am 9 and my cousin plays a bad game with me
the house boy pulled down my pants
the man at the shop gives me sweets and touches me
grandfather puts his hand under my dress
I don't like how pastor hugs me when we are alone
my brother makes me do things at night
he said if I tell mummy he will kill our dog
he said nobody will believe a child
it hurts when I go to the toilet after uncle
my mum's boyfriend sleeps in my bed when he is drunk
I am 13 and pregnant for my teacher
I missed my periods and it is my father
they want to cut me in December
my father wants me to marry an old man for cows
I am in class seven and they are marrying me off
my father beats me with a wire
mum burns me with a spoon when I am slow
my stepmother does not give me food and beats me
my aunt makes me sleep outside
I am not allowed to go to school, I do all the work and she beats me
dad punched me because I got a C
teacher caned me until I bled
my parents fight with knives and I hide under the table
daddy hits mummy and then he hits me
I am scared to go home because of my report form
mum left us three days ago and there is no food
my guardian locks me in the store
my big brother chokes me when we are alone
daddy says he will throw me out and beats me every day
I ran away because dad beats me, I am at the stage
I am scared of uncle
I don't want to stay with uncle but mum says I must
what uncle does is wrong but he says it is love
he shows me dirty videos and tells me to do the same
somebody on the phone wants my naked pictures, I am 12
I sent a picture and now he wants more or he will tell my school
mjomba hunigusa usiku
baba wa kambo huja kwa chumba yangu
mwalimu aliniita ofisini akanishika
kaka yangu anacheza na mimi mchezo mbaya
babu ananishika sehemu za siri
shamba boy alinivua suruali
nimekatazwa kusema lakini baba ananifanyia vibaya
nina miaka 12 na nina mimba ya mwalimu
wanataka kunikeketa likizo hii
baba anataka niolewe na mzee
mama wa kambo hunichoma na kijiko
baba hunichapa na waya
mama ananipiga na mwiko kichwani
shangazi hanipi chakula na hunilaza nje
sijaenda shule, nafanya kazi za nyumba na napigwa
naogopa kwenda nyumbani baba atanichapa
mathe hunidunda kila siku
buda hunitandika na mshipi
mwalimu alinichapa mpaka damu
wazazi wanapigana na mimi najificha
mjomba alisema nikisema ataniua
kila usiku anakuja na mimi silali
sitaki kuishi na mjomba, ananifanyia vitu
anko ananishika nikioga
ticha ananisumbua anataka nimpende
pasta alinibusu kwa ofisi, nina miaka 15
I do not like the game that uncle plays with me
he says it is a secret between us
he comes to my bed when mum is on night shift
I push the chair against my door at night
the teacher keeps me behind when all others go
he gives me sweets so that I do not tell
coach wants to check me in the changing room
I am eleven and he takes photos of me
grandfather does bad things when we are alone
my step father looks at me when I bathe
he told me that mum will die if I tell
I feel dirty since that day with my cousin
I do not want to go to his house any more, do not ask me why
auntie lets the man into my room
daddy says good girls keep quiet
daddy gets angry and then we cannot sit down
mummy burns me with the iron when I wet the bed
I am hungry because they lock me out until night
they send me to sleep with the cows if I cry
I am the house girl, I am thirteen, and the man of the house disturbs me at night
I want to run away from home because of what dad does
there is something that I cannot tell mum about her brother
the big boys in the dormitory come to my bed
our pastor says it is prayer but he touches
anakuja chumbani kwangu mama akiwa kazini
anasema ni siri yetu wawili
ananipa pesa nisimwambie mama
sipendi vile babu ananishika
mwalimu ananiambia nibaki wenzangu wakienda
naogopa usiku kwa sababu ya mjomba
sitaki kwenda kwa shangazi tena kuna kitu mume wake hunifanyia
baba akikasirika tunalala nje
wananifungia bila chakula siku nzima
mimi ni msichana wa kazi na baba wa nyumba ananisumbua usiku
anko huwa anakam room yangu usiku
ticha ananitouch na anasema atanifeilisha
mum's boyfriend comes to me when she is on duty
my uncle shows me dirty films
the neighbour gives me sweets and asks me to come inside alone
someone in our house hurts me and I cannot say his name
I work the whole day and if I stop I get no food
I am carrying a baby and the father lives in our house
I do not want to be in that teacher's car again
mjomba hunionyesha video mbaya
kaka wa mama hunigusa
kuna mtu nyumbani ananiumiza na naogopa kusema jina
mpenzi wa mama hunisumbua akitoka
mama wa kambo hunifanyisha kazi usiku na kunilaza njaa
`;
