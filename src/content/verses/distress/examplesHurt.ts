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
I fell again, that is what I told the nurse
I tell people the cupboard hit me
sunglasses on sunday to hide what he did on saturday
I use foundation on my neck so people don't ask
my ribs hurt when I laugh since friday night at home
he brings flowers after every time and then it happens again
he cries and says sorry, then next month the same
he takes my salary, my phone and my ID
I must ask before I visit my own mother
he counts the minutes when I go to the shop
I cannot wear what I want or greet anyone
he has locked me in the house since tuesday
I have to be quiet when he comes in or I pay for it
one mistake in the food and the plates are on the wall
when he has been drinking we hide in the toilet
the children run to the neighbours when they hear his voice
my son stands between us so that he does not reach me
we sleep with our shoes on
I keep bus fare in my bra in case we must run
he said I leave only in a coffin
he will look for me wherever I go, he told me
he said he would pour acid on me
he drives fast to scare me and says we will both go
he presses a pillow on my face and calls it a joke
he squeezes my neck when he is angry
he hurts me where nobody can see
he kicked my belly while I was expecting
I am a man and my wife throws stones and pots at me
she slaps me and nobody believes that a husband suffers
my wife pours hot tea on me, I am ashamed
my son pushes me down and takes my pension
my grown children lock me in and do not feed me
my boss hits the house girls, I am one of them
madam burned my hand with the iron box
I have not seen a doctor because he will know that I spoke
my body is tired from his hands
I jump when the door opens
what do I do when my own home is not safe
nalala kwa jirani akirudi amelewa
navaa miwani kuficha macho
naambia watu nilijigonga mlangoni
ananinyima pesa, simu na kutoka nje
akikasirika anavunja vyombo na kunirushia
amenitishia kunichoma na maji moto
anasema nikienda kwetu atanifuata
anasema nitatoka humu nikiwa maiti
watoto hukimbia akifungua mlango
mke wangu hunirushia vyombo naogopa kusema
mavi ya kuku ni heri kuliko hii ndoa ya ngumi
mzae hurusha makofi kwa mathe kila weekend
akishalewa ni vita kwa nyumba
I choose every word so that he does not explode
the last time I answered back I spent a week in the ward
I plan my day around his temper
I know by his steps if tonight will be bad
I keep the gate key hidden to escape
my bag is packed under the bed in case
the little ones and I sleep dressed, ready to flee
he hides the knives from me and shows them to me when angry
he says sorry, buys meat, and my arm is still in plaster
he reads my messages and beats the answers out of me
he sits on my chest until I apologise
he took my shoes so that I cannot leave
he does not let me eat when the soup is cold
I miscarried after he pushed me
he turns up the radio so that neighbours do not hear
my teeth are gone and I tell people it was a fall
my eye is closed again and I have to go to work
I am scared of the weekend because he is at home
his hands speak when he loses money
he smashed my head on the cooker
my boyfriend follows me, waits at my gate and says I am his or nobody's
my ex says he will burn my mother's house
she hits me with the pan and says nobody will believe a man
she scratches and bites me and I cannot hit a woman
my brother beats our mother for money
my son threatens me with a panga for the title deed
my daughter in law pinches me and gives me no food
I am a maid and they beat me when the child cries
I work in saudi, madam locks me in and hits me, I want to come home
they took my passport and I sleep on the kitchen floor
natembea kwa vidole ili asikasirike
nilijibu mara ya mwisho nikalazwa hospitali
tunalala na nguo tukiwa tayari kukimbia
ananifungia ndani akienda kazini
nimepoteza meno nikasema nilianguka
mimba ilitoka baada ya kunisukuma
anasoma simu yangu na kunipa kichapo
ex wangu ananifuata kila mahali na kunitishia
niko saudia, madam ananipiga na amechukua pasipoti
mke wangu hunipiga na sufuria, nani ataniamini
akikam home ni ngumi na mateke
I lie at work about the marks on my face
my friends ask about the bruises and I make up stories
papa comes with the hosepipe and we line up
father uses the whip on my mother and on us
mum uses the rungu on me when she is drunk
my uncle uses a wire on me when I am late
natumia uongo kuhusu alama usoni
he hits only where the dress covers
he is clever, he never leaves a mark on the face
I cook without noise so that he does not wake up angry
I breathe slowly when he turns in bed
late supper means a night on the floor for me
if the food has too much salt I know what follows
I count the beers because after the fifth it begins
the children shake when he coughs at the door
the kids go silent when the gate opens
we become statues when his car arrives
he says I bruise like a banana
he told the doctor that I am clumsy
he says it is love, the belt is only to teach me
he took my work permit and says that nobody will look for a foreigner
my employer abroad keeps my phone and shuts me in at night
my wife hid my insulin to punish me
my wife threatens to cut me while I sleep
she locked me outside naked
my son slaps me when the pension is late
my daughter ties my hands because I forget things
our aunt ties grandma to the bed
they leave grandfather in his dirt and shout at him
the nurse aide twists my arm
my brother in law whips me because I have no job
my landlord beats tenants who are late, he beat me yesterday
my mother in law pours water on me and calls me dog
he burned my clothes and certificates
he killed my cat to show me what he can do
he showed me the place in the farm where he would bury me
he sleeps with a machete under our bed
he sends boys to watch me
he broke down my sister's door to drag me back
I ran with one shoe
I am writing from the police station toilet, he is outside
I am hiding in a neighbour's store with the baby
nobody knows I wear a wig because he pulled my hair out
my ribs remember christmas night with him
the last time I slept well was before the wedding
I hid under the bed in my own house
anapiga mahali nguo inafunika
napika kimya ili asiamke
chakula kikichelewa najua kitakachofuata
watoto hutetemeka akikohoa
mwajiri wangu ughaibuni ananifungia usiku
mwanangu hunichapa nisipompa pesa ya uzeeni
bibi kizee anafungwa kwa kitanda na shangazi
alichoma nguo zangu na vyeti
amenionyesha mahali atanizika
niko ndani ya choo cha polisi, yuko nje
nimekimbia na kiatu kimoja
alining'oa nywele
mzae amemnyuka mathe mbaya
chali yangu ana-check simu yangu na kunizaba
I wait at the salon or the shop until he leaves for work
my arm healed crooked because he refused the hospital
he did not let me see a doctor after he pushed me
he smells my clothes and checks my underwear
she hit me in front of the children, am I still a man
he said that nobody walks out of this marriage
tukimsikia amelewa tunalala shambani
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
he does not accept no from me at night and I cry
I said stop and he went on
I was too drunk to say no and they did it
I woke up with my clothes torn and no memory
he says a wife cannot refuse and takes it
my boyfriend pushes me until I give in, I feel dirty
he threatened to send my pictures if I do not come
my supervisor wants my body for the promotion
the lecturer said marks are in his bedroom
my landlord says I can pay the rent another way
the bishop asks me to stay behind alone and closes the door
my doctor touched me in a way that was not treatment
my husband's brother enters the bathroom when I bathe
they took turns and laughed
since that night I wash and wash and do not feel clean
bosi anataka nilale naye ndio nibaki kazini
alinilazimisha ingawa nilikataa
sikutaka lakini aliendelea
niliamka bila nguo na sikumbuki
mchungaji aliniambia nibaki peke yangu akafunga mlango
chali yangu ananiforce
alitishia kupost picha zangu
a wife must, he says, and does not stop when I beg
my fiance says we are engaged so I cannot refuse
my date locked the car and would not let me go
he followed me into the hostel and I could not scream
I never agreed and now I am pregnant
three of them, I cannot tell anybody
the pastor said that God told him to lie with me
the prophet wants me naked for the anointing
the healer said the cure is to sleep with him
the boss touches me in the store and threatens my job
they recorded it and send it around
my husband shares me with his friends
my father in law comes to my room when my husband is away
anasema mke hawezi kukataa, mimi hulia
nabii anataka nivue nguo anipake mafuta
walinizunguka watatu usiku
baba mkwe huingia chumbani mume akienda
since the party I cannot sit
something happened in that lodging and I shake when I smell his perfume
he filmed it and now I do what he wants
he keeps a video of me and calls when he is lonely
he rubs my shoulders in the vestry and goes lower
the prophet says my body is his offering
he said I was his wife in the spirit
he said that God gave me to him
the masseur did what I did not ask for
the driver took another road and did it
my brother in law opens the bathroom when I bathe
the watchman has my key and comes in
my cousin came into my tent
the doctor said undress and locked the door
they said it is initiation, now I bleed
I froze and could not say no
I did not fight, does it count
I was asleep and he was on me
my husband invites his friend into our bed, I do not want
they sell me to men in this house
I was promised a job in the city and they make me sleep with men
shemeji hufungua bafu nikioga
alirekodi video na sasa ananitumia
nabii anasema mwili wangu ni sadaka
niliganda nikashindwa kukataa
waliniahidi kazi, sasa wananiuza kwa wanaume
tangu ile sherehe siwezi kukaa
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
he gives me sweets so that I keep quiet
he bought me a phone and said mum must not know what we do
he says this game is only for us two
he told me nobody will believe a child
he said mum will cry if I tell
uncle comes to my mat when all sleep, I hold my breath
I lie still and act like I am sleeping until he goes
my stepbrother wants me to touch him
my father looks at me when I change clothes
he shows me bad pictures on his phone
the watchman calls me into his room after school
the sunday school man makes me sit on him
a man on the internet wants me to send photos with no clothes
teacher keeps me after class and closes the curtain
teacher says my marks depend on visiting him at home
I do not want to stay alone with my grandfather
I hate going home when the bell rings, he is there
after school I walk around until dark because of him at home
I feel sick when I hear my cousin will sleep here
my private parts are paining since he came
I bleed and I am afraid to tell my mother
I missed two months and it was my uncle
dad gets wild and I have marks from the wire
my aunt makes me kneel on stones and gives me no food
mum ties me when she goes out
stepmother burns my fingers when I break a cup
they beat me with a pipe at the children's home
they are preparing me for the cut in december
grandmother says I must be circumcised before high school
my father has taken cows for me and I must go to the old man
they want me to be a wife but I want to finish class eight
I am in class seven and they have found me a husband
ananinunulia chips nisimwambie mtu
ananipa hela ili nikae kimya
huja kwenye kitanda changu wengine wakilala
mwalimu huniita ofisini jioni na kufunga mlango
wanataka nipashwe tohara
babangu amepokea ng'ombe, naolewa mwezi ujao
mama wa kambo ananichoma nikikosea
sitaki kurudi nyumbani jioni, kuna mtu ananisumbua
nimekosa hedhi na ni baba
anko hunitumia picha mbaya
naogopa kulala, mtu huingia
he calls it our little secret and gives me coins
he says good girls do not tell
he says it is how fathers love
I pretend to snore when the door opens
somebody touches me when mum is at night shift
my uncle washes me although I am ten
my cousin puts his hand under my dress when we watch tv
the shop man gives me free sweets and wants a kiss
my coach says champions do what he says in the changing room
father promised me to a man with a grey beard, I am fifteen
my parents got a dowry for me and I am still in class eight
I am thirteen and tomorrow I must marry
aunt says on holiday all girls become women under the knife
I don't want fgm, where can I run
I sleep in the goat house so he does not find me
I do not want the school day to end
I am happy at school and afraid on the way home
dad makes us strip and whips us
mum hits me with a shoe heel and says I ruined her life
I get no supper if I am not first in class, and the pipe
I have to look after the baby, cook, and she beats me
grandpa's hands are bad
my step dad sends me to buy beer and touches me when I come back
ananiambia ni mchezo wetu wa siri
nimepangiwa kuolewa na mzee, niko darasa la saba
sitaki kukeketwa, nikimbilie wapi
kocha ananishika vibaya
baba hutuvua nguo na kutuchapa na waya
the choir leader sends me photos of himself with no clothes
my teacher shows me his private parts on video call
an usher writes to me at night that he wants to see my body, I am fourteen
the youth pastor asks what I wear to bed
baba hutumia waya akituchapa
mwalimu wa kwaya hunitumia picha za mwili wake
my stepdad waits until mum goes to night shift
when mum is on duty he comes to my room
there is a man who gives girls chips in his room and closes the door
the shopkeeper lets me choose sweets if I go behind the curtain
my teacher writes to me at midnight and deletes it
sir says I am special and should not show anyone his messages
the madrasa teacher says it is a secret of God
the priest says the angels want it
my big brother makes me watch with him and copy
they took my friend to be cut and tomorrow it is me
grandma has called the woman with the razor
my father swaps me for a motorbike and cows
they measured me for a wedding dress, I am in class six
I am not going back after the holidays, they say I have a husband now
dad parks and we stop breathing
dad threw my brother at the wall
mother put pepper in my eyes
auntie locks me in the chicken house
I eat after the dog
I sleep on the veranda because I spilled the milk
they shaved me and burned me with a spoon
my back sticks to my shirt
I cannot write because he hit my fingers with a pipe
teacher made me stand in the sun until I fell and kicked me
I have a baby in me and I am in class seven
I am afraid of bath time
it hurts when I pee since he did it
he says he will kill my dog if I tell
mama akienda kazi ya usiku anakuja
mwalimu hunitumia ujumbe usiku na kuufuta
ustadh anasema ni siri ya mungu
wamemchukua rafiki yangu kutahiriwa, kesho ni mimi
baba anataka pikipiki na ng'ombe, mimi niende
nalala na kuku nje
mama alinitia pilipili machoni
najisaidia kwa uchungu tangu anifanyie
they told me to smile and forget what the deacon did in the car
the coach rubs me where there is no pain
mum's boyfriend makes me sit on him when she is away
saturday is my turn with the razor woman
`;
