/** What people write for somebody else who may end their life, one a line. */
export const otherDespair = `
my friend keeps posting about death
My colleague said he'd rather not exist
my brother bought a rope and he doesn't farm
she posted that she is tired of everything and bye
rafiki yangu ameandika status ya kwaheri
my friend gave me his phone and said he won't need it
my sister asked me to look after her kids for good
my dad cleans his gun and cries
my friend says she has no reason to live
my brother locked himself in with a rope
my daughter cuts her arms
our form two boy told me he wants to die
my husband keeps saying we would be better off if he was dead
my wife says she will take the children and jump in the river
my colleague posted goodbye on his status
a girl in my class gave away all her books and says she will not come back
my son sits alone and talks about death
my mother refuses food and says she wants to follow dad
a member of our church tried to hang himself, how do I help
my patient told me at night that she plans to overdose
my roommate has pills under her pillow
my boyfriend threatens to kill himself if I leave
she texted me that she can't go on
he sent me a message saying take care of my mum
how do I talk to somebody who wants to end his life
what do I say to a friend who is suicidal
my cousin is depressed and I am afraid he will do something
I am worried that my sister will hurt herself
my niece wrote a letter saying goodbye
rafiki yangu anataka kujiua nifanye nini
dada yangu anasema amechoka na maisha
mtoto wangu anajikata mikono
kaka yangu amejaribu kujinyonga
mume wangu anasema bora afe
bestie yangu ameposti kwaheri
beshte yangu anasema ata kujimada
mwanafunzi wangu ameniambia hataki kuishi
mama anasema anataka kumfuata baba kaburini
mke wangu anatishia kunywa sumu
jirani anaongea mambo ya kufa kila siku
binti yangu alikunywa sumu mwaka jana na naona dalili tena
classmate wangu anasema dunia itakuwa poa bila yeye
msee wangu anaongea ati atadedi
my brother gave away his bed and his phone
my friend sent me a long goodbye and switched off
my son wrote a letter and hid it under his pillow
my daughter wears sweaters in the heat and hides her arms
she posted that the world will be better on monday without her
my husband keeps saying that we will be fine when he is not here
our neighbour has bought a rope and he has no animals
my sister stopped eating and says she is waiting
he asked me who would take care of his children
my classmate talks about not being here next term
mum says she wants to follow dad
she thanked me for everything as if it were the last time
my cousin stands on the roof every night
my brother says he has no reason to wake up
rafiki yangu amegawa vitu vyake vyote na anaaga watu
kaka yangu anasema hataki kuona kesho
binti yangu anajikata mikono
mume wangu anasema tutakuwa sawa akiwa hayupo
beshte yangu ameandika status ya kuaga
mwanangu amejifungia chumbani na ana kamba
my son searches for ropes and poison on his phone
our daughter has been reading about ways to die
dad has sold his things and says that his journey is over
my brother speaks about leaving us all for good
my friend posted her own rest in peace picture
my cousin says she is ready to follow her late mother
she told me where to find her letter
my husband cleaned his gun and called his brothers to say bye
kijana wetu anatafuta njia za kufa kwa simu
baba ameuza vitu na anasema safari imeisha
rafiki yangu ameposti rip yake mwenyewe
dada yangu anasema atamfuata marehemu mama
my brother keeps asking what happens if he is not there
my friend says her kids will be fine with their grandmother
my daughter deleted all her photos and said goodnight for ever
he sold his things and paid everyone, he is too quiet
my husband walks to the river at night since he lost the job
my mother says she is waiting to follow dad
my son told me not to cry when he is no longer here
my classmate keeps blades in her bag
my friend showed me cuts on her thighs
my nephew looks up ways to do it on his phone
she left a long message and switched off her phone
he keeps a rope in the store and will not say why
my sister says the pain will be over on sunday
rafiki yangu ananiambia atatupumzisha
kakangu amegawa nguo zake zote na hasemi
mwanangu ameandika barua ya kutuaga
beshte yangu ana-post vitu za kifo daily
mama anasema anataka kumfuata baba
my brother wrote goodbye in the family group
my wife talks as if she will not be here at easter
my son drives like someone who wants to crash
dad refuses his medicine and says let me go
my sister thanked everyone and gave me her atm pin
my roommate sits on the roof at night
my pupil wrote that she wishes not to wake up
the boy I teach asks if dying hurts
my aunt says the children are big enough to be without her
mume wangu amekuwa kimya, amelipa madeni yote na kuaga watu
mwanafunzi wangu ameandika anataka kulala milele
my husband stopped speaking and bought a rope yesterday
dad sits alone since he was fired and asked where the poison is
my wife has not slept or eaten since the baby died and she says bye to everyone
my brother is quiet since the debt and today I found pesticide in his room
kaka yangu amenyamaza tangu afutwe kazi na amenunua kamba
my flatmate gave me her laptop and held me for long
my friend hugged everyone twice and gave me his jacket
dad stares at the well
my uncle sits by the river with an empty bottle each day
my husband looks at the beam in the granary
my daughter asks which pills are strong
my son plays funeral songs in the dark
my sister's last post says thank you for the memories
he switched his phone off after writing sorry to all of us
my student handed in an essay about not being here
she said: keep my baby if something happens
my colleague emptied his desk and paid for everyone's lunch, he never does
my mum threw away her pills and says she is finished
my cousin cuts her legs, I saw it on the beach
a boy in our youth group said next sunday he will be with the angels
rafiki amenipa laptop yake na kunikumbatia sana
baba anakaa akiangalia kisima
mpwa wangu anasikiliza nyimbo za mazishi gizani
classmate wangu amesema hatafika closing day
`;

/** What people write for a grown-up whom somebody hurts, one a line. */
export const otherViolence = `
my friend never eats, and her boyfriend shouts, she has a cut lip
my sister always has an excuse for her bruises
my mum flinches when dad lifts his hand
my neighbour beats his wife and we hear her screaming
my sister's husband hits her and she will not leave
my mother is beaten by my father
my friend was raped and doesn't want to report
my colleague comes to work with bruises and says she fell
the woman next door has a broken arm again
my aunt is being beaten by her sons
my brother's wife beats him
my friend's boyfriend will not let her talk to us
our househelp says my neighbour forces himself on her
a sister in church told me that her husband rapes her
how do I help a woman who is beaten by her husband
my daughter in law is beaten by my son
jirani anampiga bibi yake kila usiku
dada yangu anapigwa na mumewe
mama anapigwa na baba
rafiki yangu alibakwa na hataki kusema
shemeji anamchapa dada yangu
mfanyakazi wa jirani anateswa
baba anampiga mama akilewa
beshte yangu anachapwa na boyfriend yake
mama mboga hupigwa na bwanake
my sister always has new bruises
my daughter calls at night and whispers because her husband is there
we hear screams from the next house every weekend
my mother sleeps at our place when dad is drunk
my friend covers her face and says she fell
our house help is locked in when they travel
mum flinches when dad stands up
dada yangu ana alama mpya kila wiki
tunasikia mayowe kwa jirani kila usiku
mama hulala kwetu baba akilewa
rafiki yangu anasema alianguka lakini uso umevimba
the woman upstairs cries for help at night
my sister wears long clothes in the heat and says she fell
my mother cannot talk when my father is in the room
our house help next door has burns and never goes out
an old man in our plot is locked in and not fed
my friend's husband has taken her phone and no one has seen her
my daughter's husband does not let her come home
jirani hulia kila usiku, mume wake ni mkali
dada yangu ana alama kila wiki na anasema alianguka
I hear slaps and crying from flat four
my colleague comes to work with a swollen face
my cousin is not allowed to leave her house by her husband
my mother hides money and clothes at my place in case of him
grandmother has bruises from the one who looks after her
nasikia kelele za kichapo nyumba ya nne
my sister answers only when her husband is away, and whispers
the lady at the salon has cigarette burns
our pastor's wife wears scarves in the heat, I saw finger marks
my father keeps mother locked in
my brother pushes my parents around and takes their food
the old lady next door cries for water
my friend's boyfriend pulls her by the hair outside the hostel
mama mkubwa ana alama za vidole shingoni
kijana wa jirani hupiga mama yake
`;

/** What grown-ups write for a child that may be in danger, one a line. */
export const otherChild = `
My daughter draws strange pictures and is scared of men
there are burns on my pupil's hands
mtoto wangu hataki kuachwa na jirani, analia
my little one wets the bed since she stayed with her uncle
my daughter does not want to go to her father's place any more, she screams
my daughter says her uncle touched her
my son cries when his teacher comes near
the neighbours starve their house girl, she is a child
my pupil has burns on her back
my niece is pregnant and she is thirteen
I am a teacher and a girl told me that her father sleeps with her
my stepson has marks of a belt
the Sunday school teacher is too close to the boys
my four year old bleeds down there
a child in our plot is locked in all day and cries
my ex beats our son when he visits
they are circumcising the girls in our village in December
my brother in law touches my daughter
my mother beats my child with a stick until he bleeds
an old man gives girls money behind the school
my daughter was defiled and the family wants to settle it with goats
mtoto wangu anasema mjomba alimgusa
binti yangu amebakwa na jirani
mwalimu anawashika wasichana
mtoto wa jirani anachapwa na kuchomwa
mwanafunzi wangu ana mimba ya baba yake
watoto wa jirani hawapewi chakula na hupigwa
mpwa wangu anaozwa na ana miaka kumi na tatu
mwanangu ana alama mgongoni na hasemi nani
wanakeketa wasichana kijijini
baba yake anamlalia binti wetu
mama wa kambo anamchoma mtoto
mtoto wa darasa langu anaogopa kwenda nyumbani
nimegundua kaka yangu anamfanyia mtoto wangu tabia mbaya
my girl does not want to be left with her uncle any more
my little boy draws scary things about his teacher
my niece wets the bed since she stayed with that man
the child next door is always outside at night and hungry
my pupil came to class with belt marks
my daughter screams when he comes to visit
the neighbour's child has burns and they say it was tea
a girl in my sunday school says there is a secret with her dad
mtoto wangu halii vizuri tangu akae kwa mjomba
mtoto wa jirani hulala nje bila chakula
mwanafunzi wangu ana alama za mshipi
binti yangu anaogopa kubaki na baba wa kambo
they tie the child to a bed next door
a child in our plot has burn marks and is never in school
my nephew is afraid to undress and has marks
the girl who works next door cries every night
mtoto wa jirani amefungwa kamba nyumbani
mtoto wa ploti yetu ana alama za kuchomwa
my daughter bleeds and cries when she visits her cousin
my little boy draws naked people since the holiday
my girl is afraid of the man who drives her to school and won't say why
my niece does to her dolls what no child should know
my child hides when uncle comes
my son wets the bed and screams since he stayed with the tutor
the boy next door is always tied outside
the house girl shakes the baby and there are marks
the children in that home are beaten with cables
a girl in my class is being married to an old man
they plan to cut my little sister in the holidays
a pupil told me her father comes to her bed
mtoto wa jirani hufungwa kwa mti
binti yangu hulia nikimpeleka kwa mjomba
msichana wa darasa langu anaozwa
my daughter talks about things grown ups do and she is five
my child learned sexual words from the neighbour
my stepson flinches when I lift my hand, his mother beats him
the baby has burns that the nanny cannot explain
my granddaughter is pregnant and she is twelve
a little girl begs at our gate, with marks on her back
they will marry off my classmate during the holidays
mtoto wangu anaongea mambo ya watu wazima na ana miaka mitano
my daughter came from her uncle silent with blood on her dress
my son does not let anyone near his back since boarding school
my grandchild says grandpa plays a hurting game
the neighbour's child eats from our bin and has burns
a teacher in our school picks girls in his car at night
I saw my brother in law lock himself in with my daughter
the nanny's boyfriend was alone with the baby and now there is blood
my stepdaughter has a love bite and she is ten
they promised my niece to a man of fifty
binti yangu amerudi kwa mjomba akiwa kimya na damu
mwanangu hataki mtu aguse mgongo tangu bweni
there was blood in my baby cousin's diaper
my small niece screams when she is changed
`;

/** What people write who may hurt somebody else, one a line. */
export const harm = `
if he comes near my land he will leave in a coffin
I feel like burning everything down with them inside
I'm scared that one day I'll do something terrible to my wife
when my baby cries I want to throw him
I keep a machete under the bed for my neighbour
hasira zangu zitaniletea damu mkononi
one of us will be in the mortuary if he touches my land again
I can already see his blood on the floor
I will not be responsible for what I do to her tonight
mmoja wetu ataenda mochari
I want to kill him for what he did
I have bought petrol and tonight they will all burn
I will stab her if I see her with that man again
I feel like strangling my wife
I am going to poison my co-wife
I hit my wife and I cannot stop
I beat my son so badly that he fainted
I shook my baby to make him quiet and I am scared of myself
I keep imagining pushing my mother down the stairs
I am looking for boys who can finish my brother over the land
I carry a knife to school for those who bully me
I swear that man will not see Christmas
blood will be shed over that shamba
I want to burn their house while they sleep
he raped my daughter and I will kill him with my hands
give me a verse so that God forgives me when I kill my husband
I dream of killing my boss every night
voices tell me to kill my children
I might hurt my kids if this goes on
I am so angry I could slit his throat
my panga is ready for my neighbour
I will make her pay with her life
nitamuua huyo mwanamke
nimenoa panga, leo ni leo
nataka kumtilia sumu mume wangu
nitachoma nyumba yao wakiwa ndani
nimempiga mke wangu mpaka akazimia najuta
nampiga mtoto wangu sana nikikasirika siwezi kujizuia
natamani kumchinja aliyemuua ndugu yangu
natafuta watu wa kummaliza jirani
naogopa nitamuumiza mtoto wangu
nikimpata nitamtoa roho
sauti zinaniambia niwaue watoto
naeza muua huyu msee
nitamdedisha huyo jamaa
nataka kumdunga kisu ex wangu
mimi ndio humpiga bibi, nisaidie kuacha
nataka kumtupa mtoto niliyezaa
I gave birth and I want to leave the baby in the latrine
I touched my stepdaughter and I hate myself
I have bad desires for children and I am afraid
I have a panga under my seat for him
tonight he will know who I am, I am not afraid of jail
I cannot control what I will do when I see them together
my hands want to squeeze the baby when she cries
I am thinking of putting something in their food
I will make sure she never walks again
somebody will die in this house today
nikimwona leo kutamwagika damu
nimenoa panga ngoja arudi
naogopa nitamfanyia mtoto kitu akilia hivi
nataka kuweka kitu kwa chakula chao
I have petrol and they will regret it
my hands will do something bad if I see them together
I feel like mixing something into her tea
I shook the baby hard because he cried
they will not see tomorrow, I swear
nina petroli na watajuta
nimemtikisa mtoto kwa nguvu
nataka kumwekea kitu kwenye chai
they will regret it, the petrol is in the car
when I meet him tonight one of us is not going home
I can't answer for my hands if she comes back
I am sitting outside his house with the machete
my anger says finish her and I am close to it
I might do something to the baby, I cannot stop shaking
something bad will happen in this house by my hand tonight
nikimpata leo hatatoka mzima
nimeshanoa panga, watanijua
siwezi kuzuia mikono yangu nikimwona
I know the road she uses and I am waiting there
if the court frees him I will do it myself
I hold the pillow over grandma and think
he took my wife, he will not see the morning
tonight I end the two of them
he has her picture and a knife on the table, I am that man
if the landlord comes once more there will be blood
I bought acid for the woman who took him
I follow my ex and I have a gun
the baby cries and I want to throw him
I put something in his tea and wait
say a prayer for him because I am going to end him
my hands want his neck
akija tena hapa damu itamwagika
nimenunua tindikali kwa ajili yake
mtoto akilia nataka kumtupa
`;
