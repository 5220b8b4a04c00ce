/** What people write whom somebody at home or elsewhere hurts or threatens, one a line. */
export const violence = `
{the neighbours|majirani|people next door} {turn up the radio|huongeza volume|raise the TV} when {he starts|anaanza|he begins on me} {so they don't hear|wasisikie|they are used to it}
{majirani|neighbours} {hutusikia usiku|hear us at night|wameshazoea kelele zangu} {hakuna anayekuja|na wananyamaza|and nobody knocks}
{please don't|usini|don't} {text me|call me|andikia|pigie} {in the evening|akiwa nyumbani|when he is home|jioni} {he checks my phone|akiona nitaumia|I will pay for it|he goes mad}
{I delete|nafuta|I clear} {every message|chats zote|the call log} before {he comes home|afike|my husband arrives} {or it starts again|ama nitachapwa|you know what follows}
I {listen for|know by|can tell from} {his keys|the gate|his steps|the car} {what night it will be|how bad it will be|whether to hide}
{huvaa|I wear|navaa} {miwani ya jua|sunglasses|a scarf|make up nyingi} {hata jioni|indoors|kuficha|to cover what he did}
{he keeps|ameweka|he hides} {my ID|kitambulisho changu|my bank card|the door key} {so I can't leave|nisitoke|na siwezi enda popote}
{the kids|watoto} {run to their room|hujificha chini ya kitanda|go quiet} when {daddy parks|baba akifika|he comes in}
{he has not|she has not|hajani} {hit me|touched me|shouted at me} {this week|since Sunday|for four days}, {thank God|I am counting|maybe it is over}
{amesema|anasema} {nikiripoti|nikienda polisi|nikimwambia mtu} {nitajua hajui|nitaona|ataniharibia|watoto hawataniona}
{nguo za mikono mirefu|leso|kofia|miwani} {zinanisaidia|inanisaidia} {kuficha|kufunika} {alama|haya yote|macho}
{I know|najua} {what Friday means|what late means|what his silence means} when {he drinks|he locks the gate|the lights go off}
{the children|watoto} {know not to touch my back|wameambiwa wasinishike mgongo|ask why my eye is purple}
{I was told|nimeambiwa} {to wear a scarf in church|nivae nguo ndefu|to say I fell} so that {nobody asks|watu wasione|they do not see}
{is it a sin|can I|am I wrong} to {leave at night with the kids|hide at my mother's|run} when {he is like that again|he has the belt in his hand|the door is locked from outside}
{pastor says go back|wazee wanasema nirudi|they tell me to submit}, {my ribs say no|lakini mwili wangu hauwezi|but I bleed each time}
since I reported him his car stands at our gate each night
tangu nimripoti, gari lake liko nje ya nyumba kila usiku
the same man follows me home since I gave a statement
there is a new dent in the door each pay day and a new mark on me
every month end we get a broken chair and I a broken lip
I asked for soap money and got a fist
niliuliza pesa ya unga nikapata kofi
I hold ice to my cheek and smile in the photo
I know by his steps how the night will be
tukisikia akiimba barabarani tunatoroka nyumba
the kids and I know all hiding places in the maize
I keep a bag packed behind the door
nimepack bag na watoto wako tayari kukimbia
I say that I am clumsy, I fall a lot at home
huwa nasema nilianguka
my sleeves are long in this heat
I can't speak now, he reads my phone
siwezi kuongea, anasoma simu yangu
he says no one will believe me
ananiambia hakuna mtu ataniamini
he keeps my ID and I may not leave the compound
amechukua kitambulisho changu na hawezi kuniruhusu nitoke
she breaks plates over my back and I am a man, who will hear me
mimi ni mwanaume na mke wangu hunipiga, nani ataamini
my son grows and his fists grow, I lock my bedroom
nafungia chumba changu usiku kwa sababu ya kijana wangu
men sit on a motorbike before our house since the case
tangu nishuhudie kortini kuna watu wananifuata
in-laws say that I will follow my late husband if I don't leave the farm
wanasema nitamfuata marehemu nisipoacha shamba
Beaten. Kicked. With the children watching
Slapped. In public. By him.
Nimepigwa. Tena. Mbele ya watoto.
he beats me and then asks me to cook
last night he held the panga to my neck
he broke my arm and told the nurse I fell
my boyfriend slapped me at the stage in front of people
Beaten again with the cooking stick
beaten, while the children watched
beaten by my own husband, a pastor
slapped, kicked, locked in, what does God say
punched for asking about fees
he burnt my clothes and dragged me by my hair
my wife pours hot water on me and beats me
my wife hits me with a pan and I am ashamed to say it
my husband strangles me and then says sorry
I hide the knives when he drinks
I sleep in the maize when he comes home drunk
we run to the neighbour when he starts
I have a black eye, I told them that it was the door
I wear a scarf to hide the marks on my neck
he counts my steps, takes my phone and locks the gate
he takes my whole salary and beats me if I ask
I'm not allowed to see my mother or go to church, and he hits me
he says if I leave he will kill me and the children
my ex waits outside my work with a knife
my ex says if he can't have me nobody will
he follows me, and he has a gun
my son beats me for money
my grown son threatens me with a stick for my pension
my brothers beat me because I refuse to marry the old man
my father in law hits me
his family beat me and threw me out with the baby
my boss locks me in and took my passport, I am in Riyadh
madam here in Dubai burnt me with the iron
my employer slaps me and I sleep in the store
the husband of my madam beats me
they beat me at school till I could not sit
the police beat me in the cell
goons beat my husband and me because of land
his brothers came with pangas for the land, they said next time we die
they told me to leave the farm or be buried on it
strange men at our gate since I gave evidence
I testified and now they threaten my children
mume wangu hunipiga kila akilewa
alinipiga mateke nikiwa na mimba
amenivunja meno
nimepigwa tena mbele ya watoto
nimepigwa na waya
nachapwa kama mtoto na mume wangu
ananikaba shingo tukigombana
ananifungia ndani siku nzima na simu amechukua
anasema nikiondoka ataniua
bwanangu ameninyonga jana karibu nife
mke wangu hunipiga na mwiko, naona haya kusema
kijana wangu hunipiga nikimnyima pesa
wakwe wamenipiga na kunifukuza
tajiri wangu hapa Saudi ananipiga na ananinyima chakula
nalala nje akirudi amelewa
nikisikia gari lake natetemeka
nikiskia gate inafunguka naanza kutetemeka
my stomach turns when his key is in the door, I know what follows
I walk on eggs in my own house
the children run under the bed when he comes home
naogopa kurudi nyumbani leo, amekasirika
niliambia polisi wakasema ni mambo ya nyumbani
ex ananitishia maisha
jamaa ananigonga kila weekend, siezi ambia watu
chali yangu hunichapa akikasirika
nilichapwa makofi na boyfie juu ya simu
he only hits me where it can't be seen
my pastor says to submit but he beats me
elders told me to go back to him, he will finish me
he killed our dog and said that I'm next
he put a knife under my pillow
he drives fast with me in the car to frighten me
the last time he did this I lost the baby
he hit me while I was pregnant
my co-wife and husband beat me together
I lost two teeth yesterday, he said it is love
I dare not sleep beside him
I put powder on my cheek before church
I wear a scarf to hide what his fingers left
when the gate squeaks we all stop talking
my late husband's brothers say I will follow him if I do not leave the land
wakwe wanasema nitamfuata mume wangu kaburini nisipoacha shamba
shemeji zangu wanataka kuniua kwa ajili ya shamba la marehemu
they told me I will follow my father to the grave over this plot
ndugu wa marehemu wananiambia nitazikwa karibu naye
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
when his motorbike stops outside we all go silent
i can tell from how he closes the gate what kind of evening it will be
if supper is late i pay with my body
my heart jumps each time the door opens at night
i count the beers because after the fourth one it starts
payday nights we sleep at my mother's
i send the kids to the shop before he comes in, so they don't see
we have a signal with the children for when they must run
the children have learned to be quiet like mice
my son stands in front of me now when he lifts his hand, he is eight
my daughter asked why daddy makes mummy bleed
i told the nurse that the cow kicked me
i said i walked into a cupboard
people think i am clumsy because of the bruises
makeup covers most of it
i wear sunglasses in the rain and say it's an infection
scarf in this heat because of the marks on my neck
i missed church again until the swelling goes down
my arm is in plaster and i said it was a fall
third time in casualty this year, the doctor looks at me
he cries and brings flowers after each time
he swears it won't happen again, it always does
he says i make him do it
he is a deacon and nobody would believe what he does at home
everyone loves him, at home he is another man
they say he is a good man, they don't sleep in our house
the elders told me to cook better and be quiet
the pastor says God hates divorce, so i go back each time with a new wound
police said it is a family matter and sent me home to him
the chief is his cousin, where can i report
my mother says all women go through it
his family says i must endure, her ribs healed too
does submission mean i must take the blows
is it a sin to leave a man who uses his fists
can a christian woman run away from such a home
he pushed me while i was carrying the baby
he held my head under the tap
he locked me outside naked in the rain
he drags me by the hair in front of the kids
he threw a stool, it missed my head
he broke the phone so that i could not call anyone
he hides my shoes so that i cannot leave
he took the bank card and gives me coins for the market
i have to send him my location every hour
i may not talk to my sister any more
he reads my messages and then it begins
he burnt my certificates so that i can't work
he keeps my id and the children's birth certificates
he has a panga under the mattress and reminds me of it
he polishes the gun when i mention leaving
he said if i go he will bury me behind the kitchen
he told me nobody will find me
he says the children will be motherless if i open my mouth
he sends pictures of my workplace after i left him
my ex waits at the stage every evening
he found our new place, i don't feel safe
he swore to pour acid on the face that other men look at
he forces himself on me when he's been drinking, we are married twelve years
in bed i have no right to say no
he does it when i am ill, when i cry, he doesn't care
my wife breaks plates on my back, i am a man, who would believe
she beats me with the cooking stick and the kids laugh
she bites and scratches and says no one will take the word of a man
my woman burned me with the iron because i came home late
i am a husband afraid of his wife's hands
my girlfriend smashes things and then me
my own son beats me for my pension
my daughter in law starves me and pinches me, i am 82
my grandchild threatened me with a jembe for the land
they lock grandmother in the back room and hit her when she calls
my brother hits me when our parents are away
mama throws whatever is in her hand, yesterday it was a pan
my step mother makes me kneel on stones
dad uses the hose pipe, i can't sit
papa comes home from the bar and then it's my turn
in this house love is measured in slaps
my employer pours hot soup on me when the rice is wrong
madam took my passport and i sleep on the balcony in Riyadh
i work from four until midnight and they hit me, i am in Oman
my boss in dubai locks me in and does not pay me
the house where i work feeds me leftovers and beats me
my agent says i must stay although they burn me
they want to cut me like my cousins, it is planned for the holidays
the circumciser comes in december, i am on the list
my father already took the cows, i must go with that old man
i am fifteen and they prepare my wedding with a man i never saw
they say i am old enough to be married, i am in class seven
my in laws beat me because i bore only girls
his mother tells him to discipline me and he does
we live like prisoners, nobody may speak when he is home
i dread weekends because he is at home all day
holidays are the worst, he has nobody else to shout at and kick
i am writing from the bathroom, he is outside the door
he is hitting the door right now
quick, he is coming up, what do i do
i ran out without shoes, we are at the neighbour's
we are hiding in the maize till he sleeps
i have left the house with three kids and nothing, he's looking for us
where can a woman go at night with children
is there a place that takes women like me
hez brekin tins agen, kids cryin
my hubby hit me til i fent
he wil find me wereva i go he sez
i hv brusis al ova ma bak
he lokd me in da hse 2 dayz
mi man choke me wen he jelous
nikisikia lango likifunguliwa moyo wangu unadunda kwa woga
akiwa na pesa ya mshahara tunalala kwa mama
chakula kikichelewa nalipa kwa ngumi
nimemwambia daktari nilianguka bafuni, si kweli
navaa miwani myeusi nifiche jicho
sikuenda kanisani kwa sababu uso umevimba
analia na kuomba msamaha, wiki ijayo anarudia
wazee waliniambia nivumilie, mbavu zinauma
polisi walisema ni mambo ya nyumbani
mchungaji anasema nirudi kwake, nami naogopa kufa
mama mkwe humwambia anipige
amenikataza kuongea na ndugu zangu
anachukua mshahara wangu wote na nikiuliza ni kofi
amechoma vyeti vyangu nisifanye kazi
ameficha kitambulisho changu
ana panga chini ya godoro na hunikumbusha
amesema atanizika nyuma ya nyumba
nikitaka kuondoka anasema atawaua watoto
alinisukuma nikiwa na mimba
alinivuta nywele mbele ya watoto
tumejificha kwenye mahindi mpaka alale
nimekimbia na watoto bila viatu
niko chooni, yuko nje ya mlango na rungu
usiku ukifika naanza kutetemeka
mwanangu hunipiga akitaka pesa ya pombe
mjukuu wangu ananitishia kwa sababu ya shamba
mkwe wangu ananinyima chakula, mimi ni mzee
mke wangu amenimwagia uji wa moto
mwanamke huyu hunipiga na siwezi kusema, nitachekwa
mama wa kambo hunipigisha magoti kwenye kokoto
baba hutumia mpira wa maji kunichapa
tajiri wangu Saudia amechukua pasipoti, ananipiga
wananilazimisha kutahiriwa nikiwa msichana
nimeshapokewa mahari na nina miaka kumi na tano
akishika chupa naanza kutafuta pa kujificha
usiku wa jana nililala kwa jirani kwa ajili ya maisha yangu
sina ruhusa kutoka nje ya geti
buda akilewa tunahepa wote
ananishow nikimwacha atanimaliza
amenilock kwa keja siku mbili
ananicheki simu every hour, nikikataa ni makofi
nimevaa hoodie juu ya alama
masa huchapwa na mi siwezi defend
sponsor amenitishia na gun
manzi yangu hunizaba na naona aya kusema
{when i hear|the moment i hear|at the sound of} {his car|his key in the door|his voice at the gate|his boots|his motorbike} {i shake|we all go quiet|my stomach turns|the children hide|i know what comes}
i {told|lied to|said to} {the doctor|my boss|the church ladies|my mother|the nurse} that {i fell|a door hit me|it was the stairs|i slipped in the bathroom|the cow kicked me} {but it was him|again|because i cannot say who it was}
{he|my husband|my boyfriend|my man|my fiance} {takes my phone|keeps my salary|locks the gate|follows me everywhere|hides my id|counts every coin} {and i may not go out|and i am afraid to ask|and if i complain it gets bad|so that i cannot leave}
{he|my husband|my ex|the father of my kids} says {if i leave he will find me|no one else will have me, he'll make sure|i will not see my children alive|he knows where my mother lives|the panga is waiting}
{me and the kids|the children and i|my baby and i} {sleep at the neighbour's|hide in the maize|sleep with our shoes on|lock ourselves in the toilet|run to my sister's} {when he drinks|every payday|each weekend|because of his temper}
{my wife|my woman|my girlfriend} {hits|scratches|burns|slaps|throws things at} me {and people laugh because i am a man|and i hide the marks|nearly every week|in front of the kids}
{my son|my grandson|my daughter in law|my nephew|my own child} {raises his hand on me|takes my pension by force|locks me in|starves me|pushes me around} {and i am old|i am 75|because of the land|and nobody knows}
{my employer|madam|my boss|the family i work for} in {saudi|dubai|qatar|oman|lebanon|nairobi} {took my passport|beats me with a shoe|does not let me sleep|locks me in without food|pours hot water on me}
{he forces me in bed|he takes me by force|he does not accept no|he rapes me as his wife|i must lie still} {although i am ill|when he is drunk|and says the bible allows it|since we married}
{the pastor|the elders|my mother|the police|his family} {told me to endure|sent me back to him|said a good wife keeps quiet|say it is a family matter|laughed at me} {and now my ribs are broken|but i am afraid to die there|and he does it more}
{they want to cut me|i am to be circumcised|they booked the cutter for me|i am promised to an old man|they are marrying me off|the dowry for me is paid} {and i am fourteen|this december|and i am a girl still in school|and nobody asks me}
{akifika|akirudi|akilewa|akikasirika} {najificha|watoto wanakimbia|tunalala nje|natetemeka|huvunja vyombo na kunirushia|najua ni ngumi}
{nilimwambia daktari|nilidanganya kanisani|nasema kazini} {nilianguka|ni mlango|niliteleza} {lakini ni mume wangu|kumbe ni yeye|kwa kuogopa}
{ananinyima|anachukua|anaficha} {pesa|simu yangu|kitambulisho changu|chakula} {na nikiuliza ni kipigo|na siruhusiwi kutoka|nisiondoke}
{mzee|buda|bwana|chali yangu} {huja amelewa|akiwa na stress|akikosa doo} {na tunahepa|na makofi inaanza|na tunajilock}
{the police|the chief|his mother|the elders|my pastor} {laughed|did nothing|sent me home|told me to be a better wife} when i {showed them my bruises|told them about my husband|ran to them at night|asked for help}
{he|my husband|mume wangu} {insults me, then pushes me, then says sorry|ananitukana, ananisukuma, kisha anaomba msamaha|shouts, breaks things, then cries}
{nina|mwili wangu una|mgongo wangu una} {makovu|alama|majeraha} {kwa sababu ya ndoa hii|ya mkanda wake|na sisemi|kila mahali, ni yeye}
i told {him|my husband} {the dinner was cold because of the power cut|that the bus was late|that the money is finished} {and now i cannot open my eye|and now my lip is split|and i could not stand up after}
{if i am|when i am|whenever i am} {five minutes late|slow with the tea|too quiet|on the phone with my sister} {i get what i deserve, he says|it is my turn|i pay for it|i learn it with my cheek}
{he has never hit me but|he does not hit, he} {stands over the bed with a knife|holds the iron near my face|drives fast to scare me|breaks my things one by one|says what he could do}
when he {has money he is nice|is promoted he is sweet|loses a bet}, {when not i learn to duck|then i keep my arms over my head|otherwise we hide}
i keep {coins in a sock|a spare key|a bag under the bed} for the {day i run|night i must flee|moment he goes too far}
{hubby|my husband|my father in law} {says women need the stick|says beating is love|calls it discipline}
{is it true|does the bible say|do you think} a wife {cannot refuse even when she bleeds|must accept every blow|has no right to say no in bed}
they took my {phone|papers|passport} when i {arrived in Beirut|landed in Dubai|came to this house} {i write from the cook's phone|and i cannot leave|and nobody at home knows}
{my father|my uncle|my family} {gives me to an old man|chose a husband of fifty for me} and i {have not finished form two|am still at school|do not know him|am fourteen}
after the {ceremony|holiday|harvest} they will {take us girls to the old woman with the knife|cut me like my sister|make me a woman, as they say}
{my daughter in law|my son|the helper} {hides my glasses|hides my dentures and laughs when i fall|leaves me in wet clothes|turns the tv loud when i cry for help}
{she|the madam|my boss} {locks the food, she locks me|says nobody believes a houseboy|keeps me awake and hits me}
{kofi|ngumi|teke} {la jana|ya jana|la usiku} {limeniacha sisikii sikio moja|imenivunja jino|limeniacha nikichechemea}
{nina kisu|nina nguo zimefungwa|nimeficha pesa} {jikoni na yeye anajua|kwa siku nitakayotoroka|nikihitaji kukimbia usiku}
bae {akikosa pesa|akilewa} {najua leo ni hosi|najua ni makofi|naanza kuhepa}
{my hand|my ear|my back|my teeth} {has not been the same since he got angry|tell what kind of husband i have|are fewer each year because of him}
I wear long sleeves in January so that the choir doesn't see
The make-up is thick today, you can guess why
we know his mood by how he parks the car, and then we scatter
I learnt to sleep near the window in case I need to jump out
He never says sorry but he buys me flowers each time after
My tooth is loose again, I told the dentist that it was a bone
There is a hole in the bathroom door where his fist went through
He holds my chin and tells me what will happen if I speak to my brother
every salary day I hand over the card and he gives me bus fare, and if I ask, I pay for it
my wife throws plates and last week she held the hot iron near my face, and who will believe a man
My son is 27 and pushes me when I don't give him money for his drink
my grandson takes my pension and says that he will burn the house with me in it
She keeps my passport and I sleep on the kitchen floor, I am in Riyadh
Madam here in Qatar slaps me when the rice is late and I can't go out
He is a police officer, so whom shall I report it to
he put the gun on the table while we discussed the children
He showed me the spot in the shamba where nobody would find me
if i leave he says he will follow me to the end of the world and i know he means it
my husband threw me out at midnight with the baby and no shoes
my brother hits me when our parents are out and I am 19
the in-laws hold me down while he "teaches me respect"
I lost the pregnancy on Thursday after he kicked me
He does it where clothes cover it, he is careful
My kids draw daddy with big red hands
His mother watches and says that is how a wife is trained
I flinch when anyone raises a hand, even to say hello
Church elders sent me back to him with a verse and the next day I couldn't open my eye
pastor told me to pray and go home, but home is where it happens
i don't fear the dark, i fear 9 pm when he closes the bar
he tracks my phone and counts the minutes that I take to the shop
I'm limping at work again and I've run out of stories
My fiancé squeezed my neck for a joke and I saw stars. The wedding is in a month.
he spat on me and poured tea on me and said i made him
She scratched my face and told the children that a cat did it
dad locks mum out in the rain and we are not allowed to open
My father's belt hangs on the nail in the sitting room and I know each of its holes
our house goes quiet when the gate opens, even the dog hides
I keep a packed bag at my neighbour's place, but I'm scared to use it
nina makovu mgongoni ambayo daktari ameanza kuniuliza
Navaa buibui ili alama zisionekane
Akifika tu nyumbani watoto wanajificha chini ya meza
mlango ukigongwa usiku tumbo langu linageuka
hunitoa nje usiku na mtoto mchanga, mvua ikinyesha
Anasema nikimwambia mchungaji nitaona cha mtema kuni
mke wangu hunimwagia maji moto, wanaume wenzangu watanicheka
mwanangu mkubwa hunisukuma na kuninyang'anya pesa ya dawa
wamenichukulia passport na simu, nalala jikoni
kila mwisho wa mwezi lazima nione nyota
mama mkwe anamwambia anifunze adabu na yeye anafanya hivyo
amenivunja mkono juu ya chumvi
nimechoka kudanganya kazini kwamba nilianguka bafuni
huniita mbwa mbele ya wageni na wageni wakienda ndio huanza
baba hufunga mlango na redio anaweka juu ili majirani wasisikie mama
anatembea na panga ndani ya nyumba akiniangalia
buda akikam na mafeelings ya keg sisi wote tunajificha
mzae hunigonga na ukanda mpaka natema damu
boyfie anataka location kila dakika na nikichelewa ni ngumi
msee wangu alinishika shingo jana, mascara imeharibika ya kulia
siwezi rudi kejani leo, ameapa atanionyesha
new month, new crack in the door and in my rib
each argument costs us a chair and me a tooth
I asked where the salary went and my wrist is in plaster
I wanted bus fare and got a split lip
niliuliza alikuwa wapi, nikatupwa nje ya gari
he counts the sugar cubes and my minutes
she locks the fridge and the phone and me
the belt has a name in our house
mkanda una jina kwetu
when the music is loud it's to cover me
I know the floor of our kitchen very well
najua sakafu ya jikoni kuliko mtu yeyote
The doctor asked again how one falls down the same stairs five times
daktari ananiuliza naangukaje kila wiki
our gate has two locks, both are outside
`;

/** What people write who were raped or pressed, one a line. */
export const sexual = `
{pastor|prophet|the counsellor|coach} says {our prayers|the healing|my sessions} {must be secret|are only for us two} and {the door locked|my clothes off|I tell nobody}
I said {no|stop|please} but he {is bigger|is stronger|did not hear|is the boss}
I {cried|froze|said stop} and {he went on|he laughed|nobody came}
my {boss|supervisor|manager|professor|landlord} {wants me to stay late again|calls me to his office after five|says come alone for the key}, {I know what he wants|I know what late means|last time I could not leave}
can a {husband|wife} {take what the other does not want to give|insist at night|do it when I say no}, {he says Paul said so|he quotes the Bible|he says my body is his}
{he says|husband says|anasema} {the Bible gives him my body|Paulo alisema nisimnyime|I owe him} {even when I am sick|hata nikilia|when I say no}
{nilizimia|nililewa|nililala} {kwa party|kwa sherehe|kwa nyumba yake} {na sijui walinifanya nini|nikaamka bila nguo|naumwa huko chini}
I {blacked out|woke up} at {a party|his place|the hotel} {and I hurt down there|with my clothes inside out|and nobody tells me what they did}
{kile|what} {kilitendeka|kilifanyika|happened} {kwa choir practice|after the fellowship|kwa ofisi yake|at camp} {siwezi kusema|I can never say|sirudi huko tena}
he says that a wife cannot say no
anasema mke hawezi kukataa
I said stop and he did not
nilisema hapana lakini akaendelea
there were three of them and I had been drinking, is it my fault
walikuwa wengi na nilikuwa nimelewa
the job is mine if I am soft with him
kazi iko kama nitakuwa mpole kwake usiku
he wants to thank himself in a guest house for the job
since that lift home I bathe three times a day
I can't let anyone touch me since the party
prophet wants to pray with me alone at night in his house
I was raped on my way from kesha
a man forced me last night, I have told nobody
my boss wants sex or I lose my job
my lecturer says sleep with me or fail
the landlord says that I can pay the rent with my body
my husband forces me every night though I say no
my pastor kissed me in his office during counselling
the prophet said I must undress for the anointing
the doctor touched me in a wrong way
my boda rider took me to a bush and forced me
I woke up without clothes at the party and don't remember
they put something in my drink
three men, I was walking from work
my cousin forced himself on me at the funeral
my uncle did it when I was nine and now he sits with us at Christmas
since that night I wash and wash
he filmed us and now says he will post it if I don't come again
I am pregnant from the man who raped me
a policeman did it to me in the cell
I am a man and I was raped in prison
the choir master touches me at practice
an elder from church came to my house and forced me
alinilazimisha na nilikuwa nasema hapana
boss anataka nilale naye ndio nipandishwe
mwenye nyumba anasema nilipe na mwili
shemeji alinilalia kwa nguvu
niliwekewa dawa kwa kinywaji, nikaamka uchi
nabii alisema nivue nguo aniombee
nilibakwa na watu watatu
lecturer anataka nimpe mwili ndio nipite
waliniforce kwa party
jamaa alinishika kinguvu kwa mat usiku
I am a house girl and the man of the house comes to my room at night
mzee wa nyumba hunijia usiku, mimi ni house help
my tutor sends me his naked pictures and asks for mine
he locked the office and opened his belt
I missed my periods and it is my mum's new man
my periods are late and the man is my stepdad
I am pregnant and he is my auntie's husband
my period did not come, he is my father's friend and I am in school
mimba ni ya mume wa mama
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
my boss said the promotion has a price and locked his office
the hr man brushes against me every time i pass
my supervisor wants me to come to a hotel or lose my job
no job without sleeping with him, that is what he told me
the landlord came at night to be paid in another manner
the caretaker says we can forget the rent if i am nice to him
the policeman at the cell said he would free me for one night
the agent who found me this job abroad wants my body first
my lecturer fails me until i visit his room
the prophet says my womb opens only if he enters my bed
he told me the anointing passes through his body
the man of God asked me to undress for the oil
during deliverance he lay on me
the bishop says God gave me to him
our worship leader kissed me by force in the vestry
my counsellor at church puts his hand under my dress
a man followed me from the stage and forced me behind the kiosk
they put something in my drink and i woke up without clothes
i said no many times and he did not stop
my date didn't take no for an answer
i froze, he finished and left, was it my fault
i keep washing but i still feel his hands
since that night in the matatu i can't be touched
my own husband takes me by force and shares videos
he gives me to his friends when he loses at cards
my boyfriend films us and threatens to post it
he has photos of me and asks for more or money
someone on facebook will send my pictures to my father if i don't pay
they make me do things with customers in the bar, i can't leave
the woman who brought me to town sells me to men
i was promised a job as a maid and now men come every night
my brother in law waits until my sister sleeps
my stepfather's hands are under the blanket when mum is on night shift
my father in law peeps when i bathe and came in once
my cousin forced me at the funeral, the family says be quiet
it happened when i was six and i still smell him
i never told anyone what the house boy did to me years ago
dirty since that day, would God still want me
i am pregnant because of that man and i did not want him
the child inside me comes from the robbers who broke in
my belly grows and i hate how it started
i did not consent and now two lines on the test
he forced me and now i carry it, may i remove it
my brother's friend is the reason for this pregnancy, i was drunk and said no
a soldier in the camp did it, the baby is due in march
whose sin is it if the child came by force
bos wants 2 slip wit me or no job
he forcd me n now am preg
sum1 has ma nudes n wants money
bosi anasema kazi ni yangu nikilala naye
msimamizi hunigusa kila nikipita
mwenye duka anasema nilipe deni kwa mwili
askari alinitaka kabla ya kuniachilia
nabii anasema tumbo litafunguka nikilala naye
alinipaka mafuta mwilini mwote akisema ni upako
nilisema hapana lakini hakuacha
walinitilia kitu kwenye kinywaji nikaamka bila nguo
naoga kila mara lakini bado nahisi mikono yake
shemeji huja chumbani dada akilala
baba mkwe hunichungulia nikioga
mimba hii ilikuja kwa nguvu, sikuitaka
wezi walioingia ndio chanzo cha mimba yangu
nilifanyiwa ubaya nikiwa mdogo na sijawahi kusema
wananiuza kwa wanaume na siwezi kutoroka
mume wangu ananishiriki na marafiki zake
boss ananidai kitu kidogo ya mwili ndio nipate job
jamaa ako na picha zangu anataka doo ama azipost
walinispike na drink, sijui nini ilifanyika
nilimwambia apana akaendelea tu
ball hii sikuitaka, alinilazimisha
{my boss|the manager|my supervisor|the director|my landlord|the officer|my lecturer|the agent} {wants my body|wants me in a hotel|touches my waist|locks the office and comes close|asks for one night} {or i lose the job|instead of the rent|before he signs|for the marks|to let me go}
{the prophet|our bishop|the pastor|an elder|the deacon|father John|the choir master} {undressed me for prayer|says the spirit wants us together|kissed me in the vestry|put his hands under my blouse|says sleeping with him brings healing|calls me at night to his room}
{somebody|my ex|a man online|a boy from school|my boyfriend} {has pictures of me naked|filmed me undressed|threatens to post my nudes} {and wants money|and wants more|if i leave him|if i tell}
{i am carrying|i am pregnant with|i have in my womb|the baby inside me is} the child of {the man who forced me|my stepfather|my rapist|my uncle|those robbers|my sister's husband|a teacher} {and i hate my body|and nobody knows|what should i do|and cannot look at my belly}
{since|ever since|after} {that night|what those men did|what he did to me|the party|the matatu ride} {i feel dirty|i wash and wash|i am late and i think i am pregnant|i cannot be touched|i do not sleep}
{bosi|mwenye nyumba|mwalimu wa chuo|askari|mdosi|wakala} {anataka nilale naye|hunishika kiuno|ananiita hotelini} {la sivyo nafukuzwa|badala ya kodi|ili nipate kazi|anipe alama}
{mchungaji|nabii|mzee wa kanisa|padre} {alinivua nguo akisema ni maombi|anataka nilale naye nipone|alinibusu kwa nguvu|hunipapasa akiniombea}
{coach|boss|producer|the agent|teacher|mdosi} {anataka vitu mbaya|anadai mwili|anataka tulale} {ndio nipate job|ndio nipass|ndio anisaidie}
{dad|my uncle|my brother|my stepfather|grandfather} is {the father of my baby|the one who made me pregnant|also the father of my child}
{my sister's husband|my own father|my cousin|the watchman|a relative} is {responsible for my belly|why i am pregnant|behind this pregnancy} {and she does not know|and i can't say it|and they say i lie}
{ustadhi|sheikh|kasisi|mwalimu|shemeji|mjomba} {hutushika vibaya|ananigusa gusa|huniomba mambo mabaya}
the {reverend|prophet|pastor|deacon} asked me {to send a picture without clothes for a blessing|to pray with nothing on|to come alone to a lodging for deliverance|to keep our night secret}
the man who {pays my fees|gives us food|houses me|sponsors my studies} wants {me in his bed|what a wife gives|thanks with my body}
i am late {since that soldier|since he held me down|and it was not my choice}
the child i carry {came from a nightmare|was put in me by force|is not from my husband but from the attack}
{my brother in law|my uncle|our neighbour} {smiles at me at the table|greets me in church} and i carry {what he did|his child|the shame of his deed}
someone {stole my virginity|took what was mine|broke me} and {now they call me dirty|i am punished for it|what is the penalty for me}
{padre|mchungaji|mhubiri|nabii} {alinipeleka lodging akasema ni maombi|anataka picha zangu bila nguo}
the lecturer will release my marks if I visit his flat on Saturday, he said come alone
My boss booked one room for both of us in Mombasa, and my contract ends in May
the prophet says that my womb must be prayed for without clothes
my sister's husband comes to my room when she works night shift
brother in law rubs against me in the kitchen and laughs
We are married but he doesn't stop when I say no, I look at the ceiling
the landlord said there is another way to pay rent
The nurse who bathed me when I was in coma... I remember hands
somebody put something in my soda at the party, I woke up without my clothes
I woke up in a lodging in Ngara and don't know who or how many
My ex says that he will send my pictures to my father's church group
my cousin did things to me when I slept over, it is ten years and I still shower three times
I was seven. It was the house boy. I'm forty now and I still lock every door.
what the catechist did in the vestry made me leave church, I'm a man of 30 and I still smell the candles
the tout pulled me to the back seat after the last stage, I can't tell my husband
my body remembers what my uncle did even though my head tries to forget
He says a wife has no right to refuse, I bleed and he goes on
My coach massages us after training and his hands don't stay at the knee
my manager keeps closing the office door and blocking it with his body
in the camp the guards ask for something before they give us water
I sleep with the aid man for the food card, I have three kids
He took off the protection without asking and laughed about it
He was gentle at first, that is what confuses me. I was eleven.
mum's boyfriend walks in when I bathe, he says the lock is broken
mwalimu wa chuo ananiambia nifike kwake peke yangu kama nataka kupita
bosi anasema nikilala naye ndio mkataba utaendelea
shemeji huja chumbani dada akiwa zamu ya usiku
nilizinduka uchi kwa lodging na sikumbuki chochote
waliniwekea dawa kwa soda, sijui nini kilifanyika
walinitegea mchele kwa club nikaamka bila nguo
nilikuwa na miaka saba, ni kijana wa kazi, hadi leo naoga mara tatu
mume halazimiki kusikia hapana, anaendelea tu hata nikilia
Landlord anasema kuna njia ingine ya kulipa rent
kondakta alinivuta nyuma ya gari usiku, sijamwambia mtu
sir wa computer ananigusa kiuno akinionyesha mouse
prof anadai nimletee "asante" ndio aniachilie marks
msee wa mjengo alinifanyia tabia mbaya nikitoka shule
sikusema hapana kwa nguvu, nilifrizi, ni makosa yangu?
manager huzuia mlango na mwili wake mpaka nimpe hug
binamu alinifanyia mambo nikilala kwao, sijawahi sema
I repeated no, I turned to the wall, it did not matter
i told him to stop, he said i'd like it later
nilisema sitaki mara kumi
nilimwambia aache, akaendelea
walikuwa wengi na mimi sikuwa najielewa
I don't remember the faces, only the smell of the mattress
the bishop's driver has a key to the girls' hostel
he says it's my part of the rent
sikumbuki sura zao, nilikuwa nimepoteza fahamu
`;

/** What children write who are hurt or used, one a line. */
export const child = `
can {kids|a child|I} {live|sleep|stay} in {the church|the vestry|Sunday school}? I {don't want|fear|hate} to {go home|go to my house|go back there}
{naweza|can I} {kulala kanisani|kuishi na mwalimu wa Sunday school|stay with you}, {nyumbani naogopa|sitaki kurudi kwetu|at home they do things}
I am {late|pregnant|two months gone} and {I did not choose it|it was not my choice|he forced it}, {I am in class eight|I am 13|I am in form one}
I am {expecting|pregnant} and {I can't say whose|his name would break us|he would go to jail}, {he eats with us|he is our relative|he lives here}
{wananiambia|ananiambia|anasema} {nikisema siri|nikimwambia mtu|nikiongea} {nitaenda jehanamu|mama atakufa|Mungu atanichoma}
he says if I {tell|talk|scream} {God will punish me|mum will die|I go to hell|nobody will love me}
{tumbo|belly|my stomach} {linaanza kuonekana|is starting to show|is growing} na {aliyefanya hivyo ni mtu wa nyumbani|mwenye alifanya anaishi na sisi|he lives in this house}
my stomach is {growing|showing} and the one who did it {sits at our table|is family|pays my fees}
granny says this holiday I must become a woman with a ceremony
bibi anasema likizo hii nitakuwa mwanamke, kuna sherehe, naogopa
they say I must be cut like my sisters
niko 14 na baba wa kambo ananishika akilewa
I am fourteen and he holds me when he is drunk
the man who rents our back room comes in when gran is at prayers
mpangaji wetu huja chumbani nyanya akienda kesha
teacher asks me to remain behind when the others go and closes the door
mwalimu huniambia nibaki nyuma na kufunga mlango
I put a chair before my door when mum's friend sleeps here
when dad is angry we can't go to school since people would see the marks
tukipigwa hatuendi shule mpaka alama ziishe
he calls it our secret and gives me sweets
anasema ni siri yetu
I don't like it when cousin plays that game with me
sipendi mchezo wa anko wa usiku
I'm thirteen and my stepfather comes into my bed
my dad touches me when mum is on night shift
uncle says it is our game and that I mustn't tell
mum's boyfriend looks at me in the bathroom
my big cousin puts his hand in my pants
teacher keeps me after class and puts me on his lap
the watchman gives me sweets and touches me
I am 11, dad beats me with a wire till I bleed
mum burns me with a spoon when I wet the bed
they lock me in the store without food
my aunt beats me every day, I am not her child
I don't want to go home, dad has a belt and a bottle
grandfather sleeps in our room and does bad things
I am in class seven and they want to cut me in December
they want me to marry an old man, I am fourteen
my uncle took me from school for an old man with cows
niko darasa la sita na mjomba ananishika
baba wa kambo hunijia usiku
baba ananichapa na mkanda hadi damu
mama ananichoma na kijiko moto
mwalimu ananiita ofisini na kunishika
naogopa kulala, kaka mkubwa anakuja kwangu
wanataka kunikeketa likizo
niko na miaka 13 na wanataka niolewe
shangazi ananinyima chakula na kunipiga
anko ananishikashika na anasema nisiseme
nataka kutoroka nyumbani, napigwa kila siku
I am 12 and I ran away because of what my brother does
my coach showed me dirty videos and asked me to do the same
a man on whatsapp wants my naked pictures, I'm in form one
the pastor's son does bad things to me in the vestry
I'm afraid of my father's hands at night
my stepmother makes me sleep with the goats and beats me
he told me if I tell mum she will die
mum left and never came back, I am alone with my small brothers and there is no food
mama alienda akatuacha, tuko watoto peke yetu na hakuna chakula
we are children alone at home, no food for three days
baba na mama hawajarudi, nalea ndogo zangu na sisi hatujakula
nobody is with us, I am twelve and I cook for the small ones
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
uncle gives me sweets after and says it's our thing
when mum goes to church my cousin locks the door
he says good girls dont tell
grandpa says if i tell, mummy will go to jail
my tutor sits too close and puts his hand on my leg
sir asks me to stay behind and closes the windows
the head teacher's office, i hate going there, he makes me sit on him
coach says it is a massage but it isn't
the priest keeps me after mass and it hurts
the sunday school uncle shows us films with naked people
mum's boyfriend comes to say good night and stays long
my stepdad says i must sleep in his bed when mum travels
my big brother makes me do things and records it
my brother wakes me at night, i pretend to sleep
our house boy plays the bad game with me
the shopkeeper gives me credit if i let him touch
the boda guy says i don't have to pay fare if
a man online asks me to undress on camera, i'm twelve
a friend of dad took off my pants
i don't want to sit on his lap any more
it burns when i pee since the holiday with uncle
i bleed there and i am scared to tell mum
my tummy is big and i am in grade seven
my period stopped after what my father did
i am 14 and the baby is my teacher's
daddy is the one who did it, now i am sick every morning
they say i will have a baby but i am a baby
i'm in form one and expecting, it was my guardian
i got pregnant from my stepbrother and i'm thirteen
i don't want to go to grandma's because of the man there
i hate weekends because my uncle comes
i wish school had no holidays because home is bad
please can i stay at the church, i don't want to go home
at home they beat me when i don't sell all the mandazi
mama hits me with the cooking stick till it breaks
daddy burns me with a cigarette
my aunt makes me sleep with the dogs
i am not given food when i wet the bed
i have marks on my back and the teacher asked, i said i fell
dad hits mum and then he hits me because i cry
i hide in the wardrobe when they shout
my little sister and me sleep under the table when papa drinks
when mummy bleeds i call auntie
i am ten and i want to run away, they hurt me
i ran away because stepmum said she will kill me
i am nine, why does papa hurt me if God is good
is it my fault that uncle does it
does Jesus see what he does to me
will God be angry at me for the secret
i am a bad girl because of what he does
dady touchd me i dont lyk it
ma techer kisd me im 11
im 12 n a man told me 2 send pics
mjomba hunipa pipi baadaye na kusema ni siri yetu
mama akienda kanisani binamu anafunga mlango
mwalimu hunibakisha darasani na kunipapasa
mwalimu mkuu anataka nikae kwenye mapaja yake
baba wa kambo anasema nilale naye mama akisafiri
kaka hunifanyia vitu usiku na kusema atanipiga nikisema
muuza duka hunipa peremende nimruhusu anishike
sitaki kurudi nyumbani likizo, babu ananifanyia vitu
nahisi uchungu nikikojoa tangu mjomba aje
natoka damu kule na naogopa kumwambia mama
sijaona hedhi tangu baba anifanyie vile
niko darasa la saba na tumbo linakua
mimba yangu ni ya mwalimu, nina miaka kumi na nne
mimi ni mtoto na wananichapa kila siku nisipouza
shangazi ananilaza nje na mbwa
nikikojoa kitandani sipewi chakula
mama wa kambo amenichoma na kijiko cha moto
najificha kabatini wazazi wakipigana
baba akilewa mimi na dada tunalala chini ya meza
je, ni kosa langu mjomba akinifanyia hivyo
Yesu anaona anachonifanyia?
nataka kutoroka nyumbani, wananiumiza, nina miaka kumi
uncle hunishow ni game yetu ya siri
teacher alinishika vibaya nikiwa class 6
buda hunichapa nikienda shule bila sababu
stepdad huingia kwa room yangu mathe akiwa job
niko form one na niko na ball ya guardian wangu
{my uncle|grandpa|my cousin|my stepdad|mum's boyfriend|my brother|our watchman|a neighbour|the driver} {comes under my blanket|makes me sit on his thing|takes off my clothes|does bad things to me|shows me dirty films|touches me down there} {when mum is at work|at night|when we are alone|and says it is a secret|and gives me sweets}
{my teacher|the headmaster|my coach|my tutor|the sunday school teacher|the matron|the madrasa teacher|the choir leader} {keeps me after class|closes the curtain|puts his hand on my leg|kisses me|asks for photos without clothes|wants me to visit his house alone} {and i am scared|and i am 12|and i must not tell|i dont like it}
{daddy|mum|my stepmother|auntie|my guardian} {beats me with a wire|burns me with a spoon|does not give me food|locks me out at night|ties me|hits me till i bleed} {when i wet the bed|for nothing|because i am not her child|every day|if i cry}
i am {nine|ten|eleven|twelve|13|14|in class six|in grade seven} and {my tummy is growing|my period stopped|i am expecting|a man says he is my boyfriend|they hurt me at home|i want to run away from home|my father sleeps with me}
{i dont want to go home|i hate holidays|i am scared of the weekend|please let me not go to grandma|i hide at school} because {of my uncle|of what he does at night|dad will be drunk|he is there|they beat me}
{mjomba|babu|kaka|baba wa kambo|binamu|jirani|mlinzi} {huja kitandani kwangu|hunivua nguo|hunifanyia vitu vibaya|hunishika sehemu za siri|hunionyesha video chafu} {mama akiwa kazini|usiku|na kusema ni siri|na kunipa pipi}
{mwalimu|kocha|ustadhi|mwalimu mkuu|dereva} {hunibakisha peke yangu|hunipapasa|anataka nimtembelee kwake|hufunga mlango} {na ninaogopa|na mimi ni mtoto|nisimwambie mtu}
{my stepfather|my uncle|the tutor|grandpa} {smells my clothes|watches me change|says all dads do it|counts the days until mum travels|comes to the bathroom}
i sleep {with the chair against the door|in my uniform|beside my brother} so that {he can't|uncle does not come|i feel safe at night}
{my swimming teacher|the nurse at school|the coach|the house boy} helps me {wash and it takes long|with my shorts and it feels wrong}
after {choir|practice|school} {he|the driver|the leader} {leaves me for last every day|takes me to his house first}
{father of my best friend|a neighbour|an older boy} {lay down next to me|told me to touch him}
the older boys in the {dorm|hostel|estate} {made me do it|do things to the small ones|came to my bed}
{the conductor|the shop man|a guard} touches {my sister and me|us girls|the kids} {we are in class five|on the way to school|and laughs}
i did something bad {in the store room with the guard, he told me it is our game|with uncle and i am eight|because he said so, i am seven}
aunt {took me to an old man and said sleep here|left me with a man who paid her|sells me on fridays} i am thirteen
dereva wa shule {hunipeleka njia ndefu|hunigusa nikishuka} {kila siku|na naogopa}
{shangazi|mama mdogo|mjomba} alinipeleka kwa {mzee|mwanaume} akaniacha usiku nina miaka kumi na tatu
Grandpa gives me fifty bob after the game, and I must not tell shosho about the game
The driver of the school van keeps me for last and parks near the forest
our neighbour shows me films with people without clothes and says it's our homework
sir told me to remain behind and sit on his lap to finish the test
I am in grade 5 and mum's friend wants pictures of me in the bath
My aunt makes me carry stones till dark and I eat only when guests come
They say on saturday the woman with the knife comes for me and my cousin, I am 11
my father has taken cows for me, I'm in class seven and the man has grey hair
I am 13, dad ties me to the bed post with a rope when I come late
Mum burns my fingers with the spoon when I wet the bed
I hide in the wardrobe and count to a hundred until they stop shouting and throwing
a man on a game on my phone knows my school now and says come to the gate alone
he sends me airtime and wants me to lift my shirt on video. i am 12
my cousin who is big comes in my blanket when the lights are off, I pretend to be dead
madam canes us with the wire and I can't sit. I'm eight.
I'm 14 and there's no one who would believe me against our priest
they don't give me food when I don't sell all the groundnuts
stepmum locks me in the store with the rats when dad travels
The man at the shop gives me sweets for free when I go behind the curtain
coach checks our bodies one by one in the changing room, I'm in form one
Babu hunipa pipi tukimaliza mchezo wake, ananiambia nisimwambie nyanya
Dereva wa basi la shule hunishusha wa mwisho na kunishika
mjomba anasema watoto wazuri hunyamaza
niko darasa la tano na rafiki ya mama anataka picha zangu nikioga
Sijaenda shule tangu mama aende, nafulia watu na silali ndani
wanasema jumamosi nitatahiriwa na mimi ni msichana wa miaka kumi
Mama wa kambo hunifungia stoo na panya baba akisafiri
shangazi huniunguza na kijiko cha moto
baba hunifunga kamba kwa kitanda nikichelewa
nina siri inaniumiza tumbo lakini nikisema tutakosa chakula
jamaa wa duka huniita nyuma ya pazia, ananipa biskuti
niko na miaka 12 na kuna msee online anataka niinue shati
mathe hunichoma na mwiko nikiwet bed
ticha hutuchapa na waya, siezi kaa chini
sipewi chakula nisipouza njugu zote
najificha kabatini wakianza kurushiana vitu
kocha hutukagua mwili mmoja mmoja, niko form one
sir makes me stay behind each Friday when the others go and closes the windows
mwalimu ananibakisha kila ijumaa na kufunga madirisha
ticha huniambia nisafishe ofisi peke yangu jioni na kunishika
the choir teacher drives only me home and takes the long road
mpangaji wa nyanya huja chumbani akiwa kesha
my bed is next to my uncle's, I sleep in three trousers
nalala na suruali tatu kwa sababu ya anko
`;
