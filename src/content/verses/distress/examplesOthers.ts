/** What people write for somebody else who may end their life, one a line. */
export const otherDespair = `
{my daughter|my son|my wife|my roommate|a girl in our hostel} {swallowed|swalowed|took|has taken} {a whole packet|the whole strip|all the tablets|about thirty} {of piritons|of panadol|of her mother's pills|of sleeping tablets} {after a quarrel|after an argument|and she is sleepy now|what do I do}
{binti yangu|kijana wetu|bibi yangu} {amemeza|amekunywa|amekula} {pakiti nzima|vidonge vyote|madawa mengi} {ya piriton|ya panadol|za presha} {baada ya ugomvi|na analegea|nifanye nini}
{mwanangu|my son|my roommate|dada yangu} {is giving away|ameanza kugawa|has given out} {his clothes|nguo na viatu|her jewellery} {and only smiles|anacheka tu|and says he needs nothing}
my {wife|husband|mother} {wrote letters|recorded videos|bought cards} {for each birthday|for the wedding of the kids|for after} and {is not sick|is in good health|will not say why}
dad sits in the dark with his gun since the business fell
mzee anakaa gizani na bunduki yake
my wife looks at the river each evening since she gave birth and says nothing
mke wangu tangu ajifungue anasema mtoto angekuwa bora bila yeye
she hums burial songs and packs her things for others
dada yangu anagawa vitu vyake vyote na anatabasamu
my son gave away his shoes and asked me to forgive him
kijana wangu ametuma pesa zake zote kwa mama na kuzima simu
my roommate sleeps with tablets counted on the table
my brother posted a rope and the word goodbye
my son locked himself in with a knife
my daughter wrote in her diary that she wants to die
my husband says that we shall find him hanging
my wife says she is useless and will jump
a girl at our school cut her wrists in the toilet
my friend gave me her cat and said she won't need it
my roommate bought rat poison and there are no rats
dad keeps saying the gun will solve it
mum says daily that she wants to follow dad into the grave
my grandfather stopped eating, he says it is time
my deskmate told me he is going to hang himself on Friday
a man from our church tried to hang himself
my colleague texted that he can't go on and switched off his phone
my cousin is on the roof and says he will jump
our neighbour drank poison, she survived, how do I talk to her
my sister hasn't left her bed and says it would be better not to be
rafiki yangu ananiambia anataka kufa
kijana wangu amejifungia na kamba
mke wangu anasema atajirusha kwa kisima
mume wangu anasema tutampata amejinyonga
beste yangu ametuma text ya kuaga
classmate amesema ataji kill kesho
bro anaongea mambo ya kudedi kila siku
dada yangu alijaribu kunywa sumu
mama anasema amechoka na dunia, anataka kumfuata baba
how do I stop a friend from taking his life
what verse for somebody who says they want to die
my boyfriend says he'll kill himself if I go
my student handed in an essay about dying and she means it
mama anasema kila siku ni afadhali afe na hataki kula
grandmother refuses food and says it is better she dies
my father has stopped eating and says let death come
kaka yangu amepoteza pesa kwa kamari na anasema hatutamwona
my brother lost everything in betting, he says we will remember him
anasema tutamkumbuka akienda
a member of our fellowship talks of hanging because of debts
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
my flatmate has been giving away her things and smiling strangely
my brother sold his car and paid everyone, something is wrong
my friend handed me her diary and said keep it for my mum
he called to thank me for everything and then switched off his phone
she sent me a voice note that sounds like a farewell
my colleague left a letter on his desk and is not picking up
dad transferred the land and says he will rest soon
grandma refuses her pills and says she wants to go to grandpa
my father says the family would be better without a sick man
my mother says she has eaten enough salt and stopped her medicine
my husband walks to the bridge every night since he lost the job
my husband took the rope from the shed and didn't say why
my wife sits by the well with the baby and does not speak
since the birth my wife says the baby deserves another mother
my wife said that she and the twins will go to heaven together
my daughter searched on her phone how many tablets
my girl in form three wrote a poem about hanging
i found blades in my daughter's pencil case
my son has burns on his arms that he makes himself
my son draws coffins with his own name
my boy asked if it hurts to die
my seven year old says he wishes he was not here
my nephew posted a picture of a grave with the words soon
a student in my class wrote that she won't reach grade eight
one of my youths told me that he hears a voice telling him to jump
a choir member said this is her last song
a widow in our church says she is only waiting to be buried
our neighbour bought poison and there are no rats
our watchman said he'll be free by sunday
my cousin tried once and now he is very calm
my friend tried before and again talks like that
my ex threatens to do something if i don't come back
my girlfriend says i will find her body
my roommate locked herself in the bathroom and there is blood
my friend drank something and is sleeping, i can't wake her
she says nobody would care and sent me a heart and bye
he wrote see you on the other side in the group
someone in our whatsapp group says goodbye to everyone
how do i help someone who doesn't want to live
what do i say to a friend who says it's over
how do i stop my brother from hurting himself
my sister cuts and says it helps
my sister starves herself and says she wants to vanish
my uncle talks to himself about the train
my army friend can't sleep, he says the dead call him
my mum says she is a burden and should be left to die
my aunt asked me which medicine kills fast
ma frend z sayin he wil end it
my sis postd bye on her status
rafiki yangu amegawa vitu vyake na anatabasamu ajabu
kaka ameuza gari na kulipa madeni yote, nahofia
alinipigia kunishukuru kisha akazima simu
amenitumia sauti kama anaaga
mwenzangu ameacha barua mezani na hashiki simu
baba amekataa dawa, anasema anataka kumfuata mama
babu anasema amekula chumvi ya kutosha na hataki chakula
mume wangu hukaa darajani kila usiku tangu afutwe kazi
mume wangu amechukua kamba na haongei
mke wangu anakaa kisimani na mtoto mchanga
binti yangu ana wembe kwenye begi
mwanangu anachora majeneza
mtoto wangu wa miaka minane aliuliza kufa kunaumaje
mwanafunzi wangu ameandika kwamba hatafika mwaka ujao
mshirika wetu anasema anangoja tu kuzikwa
jirani amenunua sumu na hakuna panya
ex wangu anasema nikimkataa nitapata maiti yake
dada yangu anajikata na kusema inasaidia
nimzuieje ndugu yangu asijidhuru
rafiki yangu amekunywa kitu na haamki
ameandika kwa group tuonane mbinguni
morio wangu anasema hana reason ya kuishi
beshte amepost status za kuaga
sis amejilock kwa bafu na hajibu
{my brother|my friend|my husband|my roommate|my sister|my colleague|my son|my cousin|a classmate|my dad} {bought a rope|hid pills under the bed|bought poison without rats|has been cleaning his gun|looks up painless ways to go} {and says nothing|and smiles strangely|and i am afraid|and gave his things away}
{my friend|my daughter|my cousin|someone in our group|my ex|a student} {posted a farewell|wrote forgive me to everyone|sent a goodbye voice note|wrote see you in heaven|posted rest at last} {and is not picking up|and switched off|and i am worried|last night}
{my mother|grandpa|dad|my aunt|an old neighbour} {refuses food|threw away the medicine|says it is time to follow mum|says leave me to die|says she only waits for the grave} {what do i do|since the funeral|and we are afraid}
{my daughter|my sister|my girlfriend|my son|a girl in class} {cuts her arms|has burns on the thighs|hides blades|starves|asks how many pills it takes} {and wears long sleeves|and says it helps|and is only 14|how do i help}
{my child|my boy|my little girl|my son who is nine|my pupil} {says he wants to be dead|asks whether dying hurts|says everyone is better without him|draws his own grave|wishes he was never born}
{rafiki yangu|kaka yangu|dada|mwanangu|mume wangu|beshte yangu} {ameaga kwa status|amenunua kamba|amegawa vitu vyake|anasema hataki kuishi|ameandika barua ya kuaga|ameficha vidonge} {na hashiki simu|naogopa|nifanye nini|jana usiku}
i found {a noose|a rope tied in a loop|a farewell letter|blades|rat poison|a list of pills|a goodbye note} in {my sister's bag|my husband's drawer|my daughter's bed|my father's coat}
{sis yangu|bro yangu|beshte|dem wangu} {anajicut|anajikata mikono|anajichoma} {na ananificha|na sijui nimsaidie aje}
{mume wangu|kaka|baba} {amebeba sumu|amechukua kamba|ameondoka na kisu} {ameenda shambani|hajarudi|na hajasema neno}
{rafiki|binamu|mwenzangu} {ametuma ujumbe wa mwisho|amesema hatutamwona tena}
my {colleague|friend|sister|cousin} asked {where one can buy strong sleeping pills|which poison is quick|if drowning hurts|me to keep her letters} {he has just been left|since the baby died|and would not say why}
{dad|my husband|my son|our lodger} has stopped {shaving, stopped talking|eating and washing|coming out} and {sits with the gun|looks at the rope}
{our head boy|a student|my daughter's friend|a boy in my class} wrote {adios forever|i am out|soon i fly|the end} {on the board|on his desk|in chalk|on the wall}
my {wife|husband} asked me to {take care of the kids alone|forgive what comes} {and to love the kids|and hugged me long|when she is gone}
my {nephew|brother|student} {jumped in front of a boda by accident|fell from the balcony by accident|took too many pills by mistake} {last month and now looks at lorries|and i do not believe it|and it will happen again}
my {brother|friend|uncle} went to the {river|dam|bridge|railway} and {left his shoes|left his phone at home|did not take his keys}
{grandma|my old father|a patient of mine} {gives away her last things|says the angels have booked her|turned to the wall and does not eat}
kaka {amelipa deni zote na kutuaga mmoja mmoja|ameacha viatu mtoni|haongei na amenoa kisu}
a boy in my dorm gave away his radio, blanket and best shoes, and he hums all day as if on holiday
My brother posted a picture of a sunset over the dam with "see you on the other side"
My father sold his bicycle, paid his debts and asked me to look after mum "from Sunday on"
Roommate jokes each evening that we'll have the room for ourselves soon, her eyes don't laugh
my wife stopped feeding the baby and stares at the river behind the house
Since he lost the election my uncle sits in the dark and cleans his gun
I found a rope in my son's school bag together with a letter to God
my sister sleeps the whole day since the wedding was cancelled and says there's no point in getting up ever
mum says she is waiting for the Lord to collect her and throws her tablets in the toilet
My classmate wrote "after exams nothing matters" on every page and drew a cross with his name
my friend has gone silent, leaves all groups and returned the money he owed me
she texted me "take care of my kids like you always did" and her phone is off
husband came back from the bank, kissed the sleeping kids, took the petrol can and left
My cousin in campus wakes up screaming that she should have died with them in the bus
our teacher of maths told class goodbye and cried, on an ordinary Wednesday
My mate from the army drinks alone and says his bullet is already made
How do I talk to a friend who says the world is better off with him under it
Ndugu yangu ameweka status ya jua likizama "tuonane upande wa pili"
Baba ameuza baiskeli, amelipa madeni, anasema nimtunze mama kuanzia jumapili
nimepata kamba na barua kwa begi ya mwanangu
dada yangu amejifungia chumbani wiki mbili anasema hakuna haja ya kuamka
Shosho ametupa dawa zake, anasema anangoja Bwana amchukue
binti yangu ana mistari ya wembe mkononi anasema ni paka
mwenzangu chuoni ameondoka kwa group zote na kurudisha madeni
ameniandikia "nitunzie watoto" na simu imezima
beshte yangu ana-joke kila siku ati tutabaki na bedsitter yake, sina amani
roomie anaongea na ukuta na anasema ataruka
classmate ameandika jina lake kwa msalaba kwa kitabu ya notes
kuna msee wa class amepost "mwisho wa reli" na picha ya SGR
jirani mzee amekataa kula tangu mkewe aende
dad sits in the dark with the old rifle since the shop closed
baba anakaa gizani na bunduki tangu duka lifungwe
uncle cleans his gun and cries since the divorce
my brother keeps a rope under the seat of his lorry and says nothing
rafiki anaimba nyimbo za msiba huku akigawa vitu vyake
a boy in form two has drawn his own grave with a date
mum says that the pills are "for when you have all left"
`;

/** What people write for a grown-up whom somebody hurts, one a line. */
export const otherViolence = `
my {sister|daughter|friend} {limps|wears scarves in the heat|never opens the door} {since she married|and will not say why|and laughs it off}
{dada|binti|rafiki} {yangu|yetu} {anachechemea|ana alama shingoni|huvaa miwani ndani} {tangu aolewe|na hasemi kwa nini|na anasema alianguka}
my {sister in law|neighbour|cousin|tenant} {is beaten every weekend|has a new bruise each Monday|screams at night}, should {we keep quiet|the church speak|I call somebody}
mum wears scarves in the heat and no longer comes to the women's group
the watchman's wife sleeps outside when he is drunk
she always walks into doors, my neighbour, three times this month
dada wa kwaya ana alama mpya kila Jumapili
the woman next door screams every night, he beats her
my sister's husband broke her ribs
my daughter's husband beats her and she stays
I hear my neighbour hit his wife, what do I do
baba anapiga mama kila usiku
jirani anapiga mke wake hadi anazirai
dada yangu anapigwa na mume wake
binti yangu amerudi na alama mwilini, mume humpiga
my friend comes to work with bruises and says she fell
my workmate has a black eye for the third time
rafiki yangu ana alama shingoni, anasema alianguka
a girl in our fellowship was raped and does not want to speak
my sister was raped by her boss
my friend was forced by a man and is afraid
my niece works in Saudi and they beat her
mum hides her arms, dad was drunk again
househelp ya jirani anapigwa na kunyimwa chakula
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
my neighbour's wife screams at the end of each month
through the wall i hear blows and then silence
my sister says the cupboard did that to her eye
my sister always has an excuse for the bruises
my colleague wears long sleeves and flinches
my friend's husband keeps her phone and answers for her
my friend may not leave the house without his permission
my mother hides her arms when i visit
my mother will not leave dad although he knocks her down
my cousin in Qatar sent a message that they lock her in
my daughter married and now she is thin and afraid
my daughter's husband throws her out at night with the baby
a woman in our cell group has a new wound each week
our house girl's madam kicks her, we hear it
an old man on our plot is beaten by his sons
grandfather has bruises since my aunt looks after him
how do i help a woman whose husband uses his belt
what can the church do when a man breaks his wife's arm
she asked me to keep a bag for her in case she runs
my brother beats his wife and i don't know what to say to him
my son hits his girlfriend, i am ashamed
nasikia vipigo kupitia ukuta kisha kimya
dada yangu kila mara ana kisingizio cha jeraha
mwenzangu kazini anaficha mikono yake
rafiki yangu haruhusiwi kutoka bila ruhusa ya mumewe
mama anakataa kumwacha baba ingawa anamwangusha
binti yangu aliyeolewa amekonda na anaogopa
mzee wa ploti yetu anachapwa na wanawe
ndugu yangu anampiga mkewe, nimwambie nini
binamu yangu yuko Oman na wanamfungia
dem wa jirani hupigwa kila weekend
{my sister|my mother|my friend|my colleague|our house help|a woman in church} {has a new bruise each week|wears scarves to hide marks|says she fell again|flinches when he calls|comes with a swollen lip} {and will not leave him|and says nothing|and i am afraid for her|what can i do}
{next door|in our plot|upstairs|through the wall} {a woman screams when he is drunk|we hear blows at night|a child begs him to stop|he throws her out naked}
{dada yangu|mama|rafiki yangu|jirani} {ana jeraha jipya kila wiki|anasema alianguka tena|hupigwa akilewa mumewe|anaficha alama} {na hataki kumwacha|nifanye nini|naogopa atakufa}
my {mother|sister|friend|daughter} {wont leave|stays with|goes back to|defends} {my father|her husband|him|her boyfriend} though he {beats her|nearly killed her|knocked her teeth out}
my {sister|mother|friend} {laughs too loud and wears sunglasses indoors|whispers on the phone and hangs up when he walks in|cancels each time and cries|jumps when a door slams}
{jirani|dada|mama mjamzito} {alipigwa tena jana|analia kila mume akirudi|ana jicho jeusi tena}
The lady in the flat above drops things at night, or somebody drops her
My sister's eye is purple again and she says that the cupboard is low
my house help arrived with a swollen lip from her own home and begs me not to ask
Our choir member sends money to her boyfriend every Friday and is terrified when her phone rings
Colleague has a fresh plaster every other Monday, her husband waits at the gate to count her steps
his wife isn't allowed to greet us, and we hear the pots fly
My brother's wife throws boiling water at him and he laughs about it with a bandage
a girl from my village is locked in a house in Dubai, she whispers on the phone
My daughter got married in June. She phones me in secret and hangs up when he coughs.
I heard the neighbour's wife beg him to stop and then it became quiet
Mama ameanza kuvaa skafu na haji ushirika tena
majirani, tunasikia sufuria zikiruka usiku na mama akilia
house girl wangu amekuja na mdomo umevimba, anasema nisiulize
binti yangu aliolewa juni, hunipigia kwa siri na kukata simu akisikia mlango
kaka yangu anamwagiwa maji moto na mkewe, anacheka tu na bandeji
nyanya ana alama tangu mjomba ahamie kwake na kadi ya pensheni
colleague wangu hufika na plaster kila monday, bwanake humngoja gate
beshte yangu hutetemeka simu ya chali yake ikilia
sistaangu ameblockiwa asiongee na sisi, bwana anasoma messages
my aunt no longer comes to the guild, and in church she wears sunglasses
mama haji tena ushirika, na akija ana miwani nyeusi
a sister in our choir covers her neck in this heat
dada wa kwaya hufunika shingo hata jua likiwaka
mama wa duka ana plasta tofauti kila jumatatu
`;

/** What grown-ups write for a child that may be in danger, one a line. */
export const otherChild = `
{house help|the maid|nanny|house girl} {tells|huambia|amewaambia} {my children|watoto} {not to show me their backs|wasinionyeshe mgongo|to say they fell|nisijue kilichotokea}
{mtoto wangu|my small one|binti yangu} {analia akienda kwa|hides from|refuses to be washed by} {jirani huyo|that uncle|the new driver} {tangu wiki ile|and will not say why|na hasemi}
mtoto wangu anaogopa kuachwa na fundi
my son cries when he must stay with the herdsman
my daughter won't stay alone with the driver of the school bus
mtoto hataki kubaki na mlinzi, analia
a pupil stopped talking since the mother's new husband moved in
mwanafunzi wangu amenyamaza tangu baba mpya aingie
our toddler screams when we come near the day care and has bite marks
the girl next door is not let out and looks thin
mtoto wa jirani hulala njaa na ana makovu
my daughter wets her bed again since uncle came to live with us
my neighbour beats the orphan with a cable
a child in my Sunday school told me her uncle touches her
the little girl has marks on her back
my pupil cries when it is time to go home
my daughter says that the teacher touched her
my son bleeds and says that the coach did it
my stepdaughter tells me her grandfather comes at night
my niece is fourteen and they marry her off
they will circumcise my sister's girl in December
mtoto wangu anasema anko amemshika vibaya
mtoto wa jirani anachapwa na waya
mwanafunzi wangu ana alama za kuchomwa
mtoto wangu anaogopa mjomba, hataki kubaki naye
my little one doesn't want to be with the house boy any more, she cries and wets herself
a boy at our church has burns and won't say how
my grandchild draws strange things about her father
binti ya dada yangu amebakwa
my daughter was defiled by the neighbour
kuna mzee huku anawapa watoto sweets na kuwashika
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
my niece will not be alone with her grandfather any more
my granddaughter cries when it's time to go back to her father
my toddler has sores where no child should have
my little one came from daycare with blood on her pants
my girl of six plays games with her dolls that frighten me
my son, eight, said the older boys at the hostel did something
my daughter says the driver of the school bus shows her things
my boy says the pastor's son touched him in the shed
the neighbour gives the girls money and closes the door
a pupil of mine says her father sleeps in her bed
a girl in my class fell asleep and said at night somebody comes
a child in our sunday school flinches when i raise my hand
a boy next door is tied to a tree as a punishment
the orphan in that house is made to work and sleeps outside
our neighbour burns the child with a spoon
the twins next door are left without food for days
they are marrying off a girl of thirteen in our village
a girl of twelve here is to be cut next week
my student has a baby bump and will not say whose it is
my daughter is 14 and pregnant, she says it was her uncle
my sister in law's girl is expecting by her stepfather, everyone is silent
i found chats where a grown man asks my daughter for pictures
my stepson says his mother locks him in the dark
i think my husband does something to our daughter
i saw my brother come out of my daughter's room at night
whom do i tell if a teacher harms pupils
mpwa wangu hataki kubaki na babu yake tena
mjukuu wangu analia akirudishwa kwa babake
mtoto alirudi kutoka chekechea na damu
binti yangu anasema dereva wa basi la shule humwonyesha vitu
mwanafunzi wangu anasema baba yake hulala kitandani mwake
jirani humchoma mtoto na kijiko
yatima wa jirani analala nje na kufanyishwa kazi
wanamwoza msichana wa miaka kumi na tatu kijijini
binti yangu ana mimba na ni miaka kumi na nne, ni ya mjomba
nadhani mume wangu anamfanyia binti yetu kitu
nilimwona kaka akitoka chumba cha binti yangu usiku
nimwambie nani mwalimu anayedhuru watoto
mtoi wa jirani hufungiwa bila food
{my daughter|my niece|my little girl|my granddaughter|my son|a pupil|the neighbour's child} {screams when she must go to|will not be alone with|hides when she sees|is terrified of|bleeds after visiting} {her uncle|the tutor|grandpa|the house boy|the pastor's son|her stepfather}
{the child next door|a boy in my class|the orphan they took in|our neighbour's girl|the house girl who is twelve} {has burns|is locked in without food|is tied up|comes with marks every monday|sleeps outside} {and nobody does anything|whom do i tell|we hear him cry}
{binti yangu|mpwa wangu|mtoto wa jirani|mwanafunzi wangu|mjukuu} {analia akimwona mjomba|anaogopa kubaki na babu|ana alama za kuchomwa|ana mimba na ni mdogo|anasema mwalimu humshika} {nifanye nini|naogopa|nimwambie nani}
i found {messages|pictures|chats} on {my daughter's|my son's|my niece's} phone, {a teacher|a grown man|her coach|a pastor} {asks for photos|wants to meet alone|writes love words}
the {matron|warden|dorm captain|prefect|watchman} {comes to the girls' beds|touches the small boys|enters the dormitory at night} at {our school|my daughter's school}
{our girl|my daughter|my niece} came back from {boarding school|the tuition|her father's} and {does not speak|cries at night and hides|will not be hugged}
my {3 yr old grandson|little girl|nephew} says {uncle has a toy in his pants|grandpa plays the sleeping game}
{i saw|i notice|we all see} how {the pastor looks at the small ones|the teacher takes a pupil behind the house|the coach holds the girls}
my neighbour makes {her step son|the house girl|the orphan} {sleep with the goats|kneel in the sun|eat from the floor}
a {boy|girl} who {sells groundnuts|begs here|works in the kiosk} says {they beat him if he brings less than 300|her boss burns her|he gets no food without money}
mtoto wangu amerudi {kutoka kwa babu|kutoka shule|kwa baba yake} {na hasemi neno|akilia akijificha|na alama kwenye mapaja}
My niece of nine wets herself when the music teacher's name is mentioned
the little boy next door digs in our dustbin at dusk and has burn marks on his legs
our daughter drew a man with no trousers and said that it's the man who fetches them from school
A girl in my Sunday class knows things that no child of six should know
the orphan living with our deacon eats after the dogs, and she carries water at 4 am
My neighbour's baby cries all night and today it has a cast
The girl in plot 4 has not been to school since she got money from a boda man, she's fourteen and her belly grows
they're preparing a party for girls in our village in December, we all know what kind of party
my friend's maid is about ten years old and sleeps on the balcony
My small sister came home from the tuition without her underwear
My nephew asked me if it is a sin when a priest tickles you there
The caretaker gives rides on his knee to all the girls, mine came back crying
mpwa wangu hujikojolea akisikia jina la mwalimu wa muziki
mtoto wa jirani anachakura takataka jioni na ana alama za moto miguuni
binti yetu amechora mtu bila suruali, anasema ni yule huwachukua shuleni
msichana wa darasa langu la jumapili anajua mambo ya wakubwa, ana miaka sita
yatima wa kwa shemasi anakula baada ya mbwa
mtoto wa plot hulia usiku wote na leo ana plasta mkononi
msichana wa miaka 14 amepewa pesa na mtu wa boda na tumbo linakua
desemba wanaandaa sherehe ya wasichana kijijini, tunajua maana yake
dada yangu mdogo amerudi tuition bila nguo ya ndani
katoto ka beshte yangu kanaogopa kuoshwa na mjakazi
maid ya neighbour ni kama ten years na hulala balcony
nephew ameniuliza kama ni dhambi father akikutickle huko
since the new stepfather came the girl next door doesn't speak or play
tangu baba mpya aingie msichana wa jirani haongei wala kuchezi
my three-year-old shakes when we reach the nursery gate and has scratches in strange places
mtoto wangu hutetemeka tukifika day care, ana michubuko mahali si kawaida
a pupil eats from the bin and flinches when I lift the chalk
`;

/** What people write who may hurt somebody else, one a line. */
export const harm = `
I {can't be trusted|don't trust myself} {near him|with her in the room|around them} {with a knife|with a tool in my hand|today}
{siwezi kujiamini|sijiamini} {nikiwa karibu naye|nikimwona} {na panga|na nyundo mkononi|leo}
{nimengoja|I have waited} {miaka mitano|ten years|this long}, {Jumamosi ni siku yake|this Saturday he pays|leo atalipa}, {sijali jela|let them jail me|sitajali kinachofuata}
{siku ya kulipiza|the day of payback} {imefika|has come|ni kesho}, {nitafungwa na sijali|I don't care about prison|wataniona}
his day is coming, I will see to it that he never walks again
siku yake inakuja, nitamwonyesha
nikikutana nao sitajizuia
I don't know what I'll do if I meet those two, I won't hold back
nitahakikisha hatasimama tena
I want to kill the man who did it
I have a panga and I'm going to his house
I will burn her with the house
tonight he pays with his life
I bought acid for her
if I see him I will stab him
I feel like strangling my baby when he cries
I'm afraid I'll hurt my child
I want to beat him to death
I will poison my co-wife
nitamuua akija hapa
nitachoma nyumba yake na yeye ndani
nataka kumkata panga
nitamwekea sumu kwa chakula
naeza mmaliza huyo msee
nikimpata namdunga kisu
I am going to shoot my boss and then myself
I hit my wife yesterday and I fear I will do worse
I beat my wife, how do I stop
nampiga mke wangu nikilewa, nataka kuacha
sometimes I want to throw the baby against the wall
we boys will lynch that thief tonight
leo akipita hapa mama yake atamlilia
his mother will cry tonight, I am waiting for him
let him pass here again and they will bury him
I am about to do to my partner what Cain did
huyo jamaa nikimpata leo watamzika
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
we're waiting for that thief with tyres and petrol, tonight he learns
The boys have agreed, once we catch the phone snatcher nobody calls police
I know which road my ex uses and I have got a can of acid
I put something in the tea of my co-wife, she'll drink it in the morning, God forgive me
the sword in the Bible is for such men, and I have sharpened mine for my stepfather
I will cut the throat of whoever touched my sister, I know where he sells
he killed my brother, so his brother dies on Saturday, that is fair
I will run over that man with my lorry when he leaves the bar
The baby doesn't stop and I'm about to shake him until he stops
I pressed the pillow on my mother's face for a second and then stopped. She is so heavy to nurse.
the voice says my wife is a demon and that the axe will free her
I can't stand the crying, I'll throw this child in the latrine
they took our land, we'll take their lives, the youth are ready with pangas
I want to lock them all in and set the house on fire
My husband sleeps now. There is a knife in the kitchen. I'm tired of being the one who bleeds.
give me strength to pull the trigger on the man who ruined us
I'm going to break her legs so that she doesn't walk to him any more
kuna mwizi wa boda tumemshika, tairi na petroli ziko tayari
nina asidi ya yule mwanamke aliyeninyang'anya bwana
Nimeweka kitu kwa chai ya mke mwenzangu
nitamkata shingo aliyemgusa dada yangu
alimuua ndugu yangu, jumamosi ni zamu yake
mtoto haachi kulia, nitamtupa kwenye choo
sauti inasema mke wangu ni pepo, shoka ndilo litamtoa
walichukua shamba letu, vijana wako tayari na mapanga
nataka kuwafungia ndani niwachome
leo namdunga huyo chali wa dem wangu
nimejipanga na chuma, huyo karao hataona kesho
tutamtoa uhai huyo mwizi wa nduthi, mtaa umeamua
naenda kumaliza huyo mdosi, nimebuy kisu
huyo dem alinipangia wizi, leo namdedisha
nitamwekea sumu kwa ugali aone
nitamkanyaga na gari akitoka kilabu
lori langu litamkuta barabarani usiku, nimeapa
He leaves the bar at ten and my truck has no lights
tunamngoja mwizi na mafuta ya taa
nimemwekea sumu kwa pombe, anakuja saa mbili
`;
