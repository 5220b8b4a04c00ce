import { FURTHER_ABSENT, FURTHER_CHANGED } from './furtherSayings.ts';

/** A saying that people take for scripture, with the passage that comes nearest to it. */
export interface Saying {
  /** `absent`: the Bible does not say it. `changed`: it says something like it, in words that change the sense. */
  kind: 'absent' | 'changed';
  /** The saying as people write it. */
  forms: string[];
  /** Words of the true verse: a message that has one of them quotes the Bible, not the saying. */
  unless: string[];
  /** `PRO.3.5-6` */
  passage: string;
}

/** What the Bible does not say, one saying a line: the nearest passage, then the ways in which people write it. */
const ABSENT = `
PSA.46.1 | God helps those who help themselves | God helps them that help themselves | heaven helps those who help themselves | heaven helps the man who works | God helps the one who works hard | God only helps those who help themselves | Mungu humsaidia anayejisaidia | Mungu husaidia wanaojisaidia | jisaidie nami nitakusaidia | jisaidie Mungu akusaidie
2CO.4.17-18 | this too shall pass | this too will pass | even this shall pass | and this too shall pass away | hili nalo litapita
PSA.51.10 | cleanliness is next to godliness | cleanliness is close to godliness | next to godliness is cleanliness | cleanliness is second to holiness | usafi ni karibu na utauwa | usafi ni jirani wa uungu | usafi ni sehemu ya uungu
ISA.55.8-9 | God works in mysterious ways | God moves in a mysterious way | the Lord works in mysterious ways | Mungu hutenda kwa njia za ajabu
1CO.10.13 | God will not give you more than you can handle | God never gives us more than we can handle | God wont give you more than you can bear | God gives his toughest battles to his strongest soldiers | God gives you only what you can carry | God only gives us what we can handle | the Lord never gives us more than we can bear | Mungu hatakupa zaidi ya unavyoweza kubeba | Mungu hampi mtu mzigo asioweza kubeba
ROM.8.28 | everything happens for a reason | all things happen for a reason | kila jambo hutokea kwa sababu
ROM.5.8 | hate the sin love the sinner | love the sinner hate the sin | God hates the sin but loves the sinner | mchukie dhambi mpende mwenye dhambi | chukia dhambi mpende mwenye dhambi
PRO.22.6 | spare the rod and spoil the child | spare the rod spoil the child
PRO.4.23 | to thine own self be true | to your own self be true | be true to yourself
1TI.5.8 | charity begins at home | hisani huanzia nyumbani
REV.3.8 | when God closes a door he opens a window | when one door closes God opens another | God never closes a door without opening a window | Mungu akifunga mlango hufungua dirisha
PRO.3.5-6 | follow your heart | just follow your heart | listen to your heart | fuata moyo wako
1TI.6.17 | God wants you to be rich | God wants everyone to be rich
2TH.3.10-11 | an idle mind is the devils workshop | idle hands are the devils workshop | an idle mind is the devils playground | idle hands are the devils tools | the devil finds work for idle hands | satan finds mischief for idle hands | akili isiyo na kazi ni karakana ya shetani | kukaa bure ni karakana ya shetani
JAS.4.17 | the road to hell is paved with good intentions | hell is paved with good intentions
MAT.6.22 | the eyes are the window to the soul | the eye is the window of the soul | the eyes are the windows of the soul | macho ni dirisha la roho
MAT.22.30 | God needed another angel | heaven gained an angel | heaven needed another angel | God took her because he needed an angel | God needed another angel in heaven | God needed a flower for his garden | when people die they become angels | we become angels when we die | mbinguni kumepata malaika
ISA.57.1 | only the good die young | the good die young | wazuri hawadumu
JHN.16.33 | it will all work out in the end | everything will be all right in the end
PSA.147.3 | time heals all wounds | time heals everything | time is the best healer | muda huponya majeraha yote | wakati huponya
ISA.40.31 | good things come to those who wait | patience pays | subira huvuta heri | mvumilivu hula mbivu | patience is a virtue
1JN.3.18 | actions speak louder than words | matendo hunena zaidi ya maneno | vitendo husema zaidi ya maneno
PRO.12.22 | honesty is the best policy | ukweli ni sera bora
PHP.2.13 | do your best and God will do the rest | do your best and let God do the rest | fanya uwezalo Mungu atafanya yaliyobaki
1PE.5.7 | let go and let God | let go let God | mwachie Mungu tu
PSA.100.5 | God is good all the time and all the time God is good | God is good all the time
JHN.20.29 | seeing is believing | kuona ni kuamini
1CO.13.6-7 | love is blind | mapenzi ni upofu | upendo ni kipofu
COL.3.13 | forgive and forget | samehe na usahau | samehe sahau
ROM.12.17 | two wrongs dont make a right | two wrongs do not make a right
GAL.6.7 | what goes around comes around | karma is real | you get what you give | karma is in the bible | karma will get you | malipo ni hapa hapa duniani | malipo ni hapa duniani
GEN.3.19 | ashes to ashes dust to dust | from ashes to ashes and dust to dust | earth to earth ashes to ashes dust to dust | majivu kwa majivu mavumbi kwa mavumbi | udongo kwa udongo majivu kwa majivu
ROM.7.2 | till death do us part | until death do us part | mpaka kifo kitutenganishe | hadi kifo kitutenganishe
MRK.10.7-9 | for better for worse for richer for poorer in sickness and in health | in sickness and in health | kwa shida na raha
DEU.1.31 | footprints in the sand | when you saw only one set of footprints it was then that I carried you | it was then that I carried you | nyayo mchangani
PHP.4.6-7 | the serenity prayer | God grant me the serenity to accept the things I cannot change | grant me serenity to accept the things I cannot change
ROM.10.14 | preach the gospel at all times and if necessary use words | preach the gospel at all times use words if necessary
REV.3.20 | God is a gentleman | the Holy Spirit is a gentleman
JHN.10.28 | once saved always saved | ukiokoka umeokoka milele
ROM.10.9 | accept Jesus as your personal saviour | ask Jesus into your heart | invite Jesus into your heart
JHN.14.6 | there are many roads to God | all roads lead to God | all religions lead to the same God | dini zote zinaelekea kwa Mungu mmoja
JHN.1.12 | we are all Gods children | everyone is a child of God | sisi sote ni watoto wa Mungu
ECC.5.10 | money cannot buy happiness | pesa hainunui furaha | money cant buy you happiness
1PE.5.8 | the devil is in the details | the devil is in the detail
1PE.5.8 | speak of the devil
1CO.10.13 | toughest soldiers get the toughest battles | the strongest soldiers get the hardest battles | Mungu hawezi kukupa mzigo usioweza kubeba | Mungu hakupi mzigo usioweza kubeba | Mungu huwapa vita vigumu wanajeshi wake hodari | God gives the hardest battles to his strongest soldiers | God knows who can carry the load | the Lord will not load you more than your strength
2CO.4.17-18 | this one will also pass | this will also pass | haya nayo yatapita | hata haya yatapita | na hili pia litapita | everything shall pass | it too shall pass | hii pia itapita
PSA.51.10 | cleanliness comes after godliness | cleanliness follows godliness | cleanliness goes with godliness | usafi hufuata utauwa | usafi ni dini | usafi ni wa Mungu
2TH.3.10-11 | idle hands belong to satan | idle hands belong to the devil | an idle hand is the devils hand | mikono ya uvivu ni ya shetani | mvivu ni rafiki wa shetani | akili tupu ni karakana ya shetani
MAT.22.30 | God took her because he picks the best flowers | God picks the best flowers | God picks the most beautiful flowers first | Mungu huchuma maua mazuri | heaven needed a beautiful flower | God needed a good man in heaven
PRO.19.2 | haraka haina baraka | hurry has no blessing | haraka huvunja miguu
PSA.46.1 | mtu anayejisaidia Mungu humsaidia | Mungu huwasaidia wanaojisaidia wenyewe | jisaidie na Mungu atakusaidia | God will help you when you help yourself | help yourself and God will help you
ROM.8.28 | everything has its reason | hakuna linalotokea bila sababu | kila kitu kina sababu yake | nothing happens without a reason
REV.3.8 | God opens a window when he closes a door | one door closes ten open | Mungu akifunga mlango hufungua mwingine | milango kumi itafunguka
ISA.55.8-9 | mysterious are the ways of the Lord | God moves in mysterious ways | njia za Mungu ni za ajabu | Mungu hutenda kwa njia zisizoeleweka
GAL.6.7 | karma never forgets | what you do comes back to you | ubaya hulipwa kwa ubaya | mtenda hutendwa | mtenda hutendewa | malipo ni duniani | what you give is what you get
1TI.5.8 | charity starts from home | wema huanzia nyumbani | love begins at home
PSA.100.5 | God is good all the time all the time God is good | Mungu ni mwema wakati wote na wakati wote Mungu ni mwema
PRO.22.6 | a child who is not beaten is spoilt | spare the cane and spoil the child | ukimpenda mtoto sana unamharibu
ISA.40.31 | everything comes to him who waits | subira ni ufunguo wa mafanikio | subira huvuta baraka
PSA.30.5 | after every storm there is a calm | baada ya usiku kuna asubuhi | baada ya mvua jua | after a storm comes the sun
PRO.31.10-11 | behind a successful man there is a good woman | nyuma ya mwanaume aliyefanikiwa kuna mwanamke
JHN.14.6 | all religions are the same | every religion leads to heaven | dini zote ni sawa | we serve the same God
COL.3.13 | samehe na kusahau | to forgive is to forget | forgiving is forgetting
PHP.4.13 | never give up | winners never quit and quitters never win
MAT.26.52 | those who live by guns die by guns
LUK.23.34 | ignorance is no defence
PRO.18.21 | words are like bullets once spoken they cannot return
PSA.37.25 | the rich also cry | matajiri pia hulia
PRO.14.12 | the heart wants what it wants | moyo ukipenda umependa
REV.20.10 | Satan rules in hell | the devil is the king of hell | the devil lives in hell
REV.21.25 | saint Peter stands at the gates of heaven | saint Peter at the pearly gates | Petro anasimama mlangoni mwa mbinguni
PSA.91.11 | guardian angel is with everyone | everyone has a guardian angel
PRO.6.16-19 | the seven deadly sins | pride greed lust envy gluttony wrath sloth | dhambi saba za mauti
PHP.4.5 | moderation in all things | everything in moderation | all things in moderation | kila kitu kwa kiasi
PRO.22.7 | neither a borrower nor a lender be | neither borrower nor lender be
PRO.6.9-11 | early to bed and early to rise makes a man healthy wealthy and wise | early to bed early to rise | early to bed and early to rise | the early bird catches the worm
PSA.133.1 | united we stand divided we fall | umoja ni nguvu utengano ni udhaifu | unity is strength
PRO.19.2 | haraka haraka haina baraka | hurry hurry has no blessing | more haste less speed
PRO.13.11 | haba na haba hujaza kibaba | little by little fills the measure | little by little makes a bundle
PRO.1.8 | asiyesikia la mkuu huvunjika guu | he who does not listen to elders breaks his leg
PRO.1.8 | asiyefunzwa na mamaye hufunzwa na ulimwengu | who is not taught by his mother is taught by the world
PRO.22.6 | mtoto umleavyo ndivyo akuavyo | samaki mkunje angali mbichi
2TI.2.5-6 | mtaka cha mvunguni sharti ainame | no pain no gain | no cross no crown | no sweet without sweat
HEB.13.2 | mgeni njoo mwenyeji apone | mgeni siku mbili siku ya tatu mpe jembe | a visitor is a blessing
PRO.28.13 | mficha uchi hazai | mficha maradhi kifo humuumbua
PRO.17.17 | akufaaye kwa dhiki ndiye rafiki | a friend in need is a friend indeed
DEU.31.6 | mungu hamtupi mja wake
GAL.6.7 | mungu si athumani | mungu si babu
PRO.26.2 | dua la kuku halimpati mwewe | the curse of a chicken does not bother the hawk
EXO.23.2 | sauti ya wengi ni sauti ya Mungu | the voice of the people is the voice of God | vox populi vox dei
MAT.12.50 | blood is thicker than water | damu ni nzito kuliko maji
PRO.13.20 | birds of a feather flock together | show me your friends and I will tell you who you are | nionyeshe rafiki zako nikuambie wewe ni nani
MAT.15.11 | a man is what he eats | you are what you eat
PRO.21.5 | if you fail to plan you plan to fail | failing to plan is planning to fail | he who fails to plan plans to fail
PRO.14.23 | work hard and play hard | hard work never killed anyone
DEU.8.18 | God made man and man made money
ISA.43.19 | God will make a way where there is no way
JOS.24.15 | the family that prays together stays together | a family that prays together stays together | familia inayosali pamoja hudumu pamoja
JAS.5.16 | prayer changes things | prayer is the key | prayer is the master key | maombi ni ufunguo
1TH.5.17 | seven days without prayer makes one weak | a prayerless Christian is a powerless Christian | no prayer no power | much prayer much power
MAT.11.28 | come as you are | njoo jinsi ulivyo | come just as you are
JAS.4.14 | life is what you make it | live your best life | you only live once | yolo | maisha ni mafupi furahia
ROM.5.3-4 | what does not kill you makes you stronger | what doesnt kill you makes you stronger | kisichokuua hukuimarisha
PSA.30.5 | after the rain comes the sunshine | every cloud has a silver lining | baada ya dhiki faraja | after hardship comes relief
JAS.1.22 | practise what you preach | practice what you preach | do as I say not as I do
ROM.3.8 | the end justifies the means | the ends justify the means
GAL.6.9 | rome was not built in a day
GAL.3.28 | all men are created equal | all people are created equal | binadamu wote ni sawa
MAT.7.12 | the customer is always right | the customer is king
1TH.5.18 | an attitude of gratitude | count your blessings
ECC.3.1 | all good things come to an end | all good things must come to an end | kila chenye mwanzo kina mwisho
MAT.7.12 | do unto others before they do unto you | do to others before they do it to you
1PE.5.6-7 | just let go and let God
ROM.12.18 | live and let live | mind your own business
PRO.9.10 | knowledge is power | elimu ni nguvu
PRO.24.16 | practice makes perfect | mazoezi hujenga
PRO.17.28 | silence is golden | speech is silver but silence is golden
PSA.90.12 | life is too short
2CO.5.17 | people never change
HAB.2.3 | God is never late but always on time | God will not come late he is never late he is always on time | he may not come when you want him but he is always on time | God's time is the best | God's time ndio the best | God's time ndio best | God's time is always the best | wakati wa Mungu ndio bora | wakati wa Mungu ni bora
DEU.6.6-7 | it takes a village to raise a child | a child belongs to the village
PRO.31.10-11 | behind every successful man there is a woman
PRO.17.27 | still waters run deep | empty vessels make the most noise | debe tupu haliachi kuvuma
PRO.16.9 | where there is a will there is a way | penye nia pana njia
PRO.22.3 | prevention is better than cure | kinga ni bora kuliko tiba
PRO.19.2 | look before you leap | think before you act
HEB.13.5 | the grass is greener on the other side
MAT.4.4 | you cannot serve God on an empty stomach | a hungry man is an angry man
MRK.9.23 | never say never | anything is possible if you believe in yourself | believe in yourself
PRO.14.23 | God will not forsake a hardworking man | kazi ni dawa
COL.3.13 | forgive but never forget
ROM.5.3-5 | whatever does not kill you makes you stronger
1CO.10.13 | God gives the toughest battles to his strongest soldiers
ROM.8.28 | when life gives you lemons make lemonade
ECC.3.13 | the best things in life are free
PRO.17.22 | laughter is the best medicine | kicheko ni dawa
1TI.5.8 | charity starts at home
HEB.12.1 | slow and steady wins the race
ECC.9.10 | a stitch in time saves nine | usipoziba ufa utajenga ukuta
LUK.15.20 | better late than never | kawia ufike
1SA.16.7 | beauty is in the eye of the beholder | beauty is only skin deep
PRO.27.2 | mgema akisifiwa tembo hulitia maji
JOB.12.12 | kuishi kwingi ni kuona mengi
GAL.6.9 | tenda wema nenda zako | tenda wema uende zako
EPH.5.15-16 | time is money | wakati ni mali
ISA.49.15 | out of sight out of mind
ROM.12.2 | you cannot teach an old dog new tricks
1TI.6.10 | money makes the world go round | money is everything
PRO.25.25 | no news is good news
HEB.4.12 | the pen is mightier than the sword
COL.3.22-23 | when the cat is away the mice will play | paka akiondoka panya hutawala
ROM.12.21 | the best defence is attack | attack is the best form of defence
PRO.25.2 | curiosity killed the cat
JAS.4.13-15 | do not count your chickens before they hatch | dont count your chickens before they hatch
HEB.13.5 | half a loaf is better than no bread | half a loaf is better than none
PRO.24.16 | if at first you do not succeed try again | try and try again
PHP.3.13-14 | it is no use crying over spilt milk | dont cry over spilt milk | maji yakimwagika hayazoleki
ECC.4.9 | kill two birds with one stone
EZK.18.20 | like father like son | like mother like daughter | mtoto wa nyoka ni nyoka
ECC.11.6 | make hay while the sun shines | strike while the iron is hot
ECC.4.9-10 | many hands make light work | kidole kimoja hakivunji chawa
PHP.4.19 | necessity is the mother of invention
GAL.6.2 | no man is an island
PRO.22.3 | once bitten twice shy
LUK.18.1 | the squeaky wheel gets the grease
JHN.14.2 | there is no place like home | nyumbani ni nyumbani
ECC.3.1 | variety is the spice of life
HOS.4.6 | what you do not know cannot hurt you | ignorance is bliss
1SA.16.7 | you cannot judge a book by its cover | dont judge a book by its cover
HEB.13.5 | a bird in the hand is worth two in the bush
ROM.13.10 | all is fair in love and war
SNG.8.7 | absence makes the heart grow fonder
PRO.3.7-8 | an apple a day keeps the doctor away
PRO.15.1 | barking dogs seldom bite
PSA.46.1 | desperate times call for desperate measures
PSA.30.5 | after darkness comes light
JOS.1.9 | fortune favours the brave
PRO.21.5 | haste makes waste
ECC.9.10 | opportunity knocks only once
PRO.26.17 | usimwamshe aliyelala | let sleeping dogs lie
PRO.18.14 | heri kufa macho kuliko kufa moyo
PRO.10.4 | ukiona vyaelea vimeundwa
PRO.13.24 | mchelea mwana kulia hulia yeye
PRO.28.20 | mwenye pupa hadiriki kula tamu
LUK.12.54 | dalili ya mvua ni mawingu
PRO.13.11 | bandu bandu huisha gogo
LUK.2.11 | Jesus is the reason for the season | Jesus is the reason for Christmas
PRO.16.9 | man proposes God disposes | man proposes but God disposes | binadamu hupanga Mungu hupangua | mtu hupanga Mungu hupanga
PSA.86.5 | to err is human to forgive divine | to err is human | kukosa ni ubinadamu
1CO.15.10 | there but for the grace of God go I | there but for the grace of God
ISA.43.2 | if God brings you to it he will bring you through it | God will not lead you to it unless he leads you through it | God wont take you to it without taking you through it | if God leads you to it he will lead you through it | what God brings you to he brings you through
1CO.1.26-27 | God does not call the qualified he qualifies the called | God qualifies the called | God doesnt call the equipped he equips the called
PHP.4.19 | where God guides he provides | where God leads he provides | Gods will is Gods bill | when God gives a vision he gives provision
PSA.139.14 | God dont make no junk | God does not make junk | God does not make mistakes
PSA.2.4 | God has a sense of humour | God has a sense of humor
PSA.127.1 | work as if everything depends on you and pray as if everything depends on God | pray as though everything depended on God and work as though everything depended on you
1CO.13.7 | if you love someone set them free | if you love something let it go if it comes back it is yours
PRO.9.9 | you are never too old to learn | you are never too old to set a new goal | elimu haina mwisho | elimu haina umri
MAT.7.3-5 | people in glass houses should not throw stones | people who live in glass houses should not throw stones
MAT.6.21 | home is where the heart is
ROM.12.2 | when in Rome do as the Romans do
JHN.14.6 | all roads lead to Rome | njia zote zaelekea Roma
PRO.22.3 | better safe than sorry | tahadhari kabla ya hatari
PRO.27.8 | a rolling stone gathers no moss
MAT.6.24 | you cannot have your cake and eat it | you cant have your cake and eat it too | mshika mbili moja humponyoka
PSA.16.11 | happiness is a choice | choose happiness | happiness is a state of mind
PRO.21.20 | a penny saved is a penny earned | akiba haiozi
ROM.13.1 | rules are made to be broken
1JN.5.14 | God answers all prayers with yes no or wait | God answers in three ways yes no and wait
PSA.46.10 | prayer is talking to God and meditation is listening
ECC.3.11 | God will do it in his own time | Gods time is the best | Gods timing is always perfect | wakati wa Mungu ni wakati bora
HAB.2.3 | delay is not denial | a delay is not a denial | kuchelewa si kunyimwa
EPH.6.11 | new levels new devils | new level new devil
JOL.2.25 | your setback is a setup for a comeback | a setback is a setup for a comeback
PHP.4.6-7 | too blessed to be stressed | i am too blessed to be stressed
LUK.1.37 | what God cannot do does not exist
MRK.2.17 | the church is a hospital for sinners not a museum for saints | the church is a hospital for sinners
PRO.3.5-6 | Jesus is my co-pilot | God is my co pilot | God is my copilot
JAS.1.22 | sitting in church does not make you a christian any more than standing in a garage makes you a car
EPH.4.31-32 | hurt people hurt people
MAT.4.4 | an empty stomach has no ears | tumbo halina masikio
AMO.5.19 | out of the frying pan into the fire | kuruka majivu na kukanyaga moto
EPH.4.28 | honour among thieves | there is honour among thieves
MAT.5.44 | the enemy of my enemy is my friend | adui wa adui yangu ni rafiki yangu
MAT.5.44 | keep your friends close and your enemies closer
MAT.20.16 | nice guys finish last
LUK.18.1 | the squeaky gate gets the oil
PSA.121.2 | mtegemea cha ndugu hufa maskini | mtegemea cha nduguye hufa maskini | he who relies on his brother dies poor
PRO.14.23 | mchumia juani hulia kivulini | mchumia juani hula kivulini | he who labours in the sun eats in the shade
PRO.24.16 | asiyekubali kushindwa si mshindani
PRO.16.18 | mpanda ngazi hushuka
PRO.21.5 | mwenda pole hajikwai | pole pole ndio mwendo | polepole ndio mwendo
PSA.41.9 | kikulacho ki nguoni mwako
PRO.22.6 | maji hufuata mkondo
PRO.13.12 | ngoja ngoja huumiza matumbo
PRO.21.5 | simba mwenda pole ndiye mla nyama
ECC.12.1 | ujana ni moshi ukienda haurudi
PRO.26.20 | lisemwalo lipo kama halipo laja | lisemwalo lipo
PRO.16.18 | aliye juu mngoje chini
PRO.15.16 | heri nusu shari kuliko shari kamili
JAS.3.8 | ulimi hauna mfupa
LUK.6.38 | mkono mtupu haulambwi
PRO.16.16 | akili ni mali | akili ni nywele kila mtu ana zake
PRO.31.31 | chema chajiuza kibaya chajitembeza
PRO.14.29 | hasira hasara | hasira ni hasara
2CO.7.10 | majuto ni mjukuu | majuto ni mjukuu huja baadaye
JHN.16.33 | hakuna masika yasiyo na mbu
PRO.12.19 | njia ya mwongo ni fupi
GAL.6.9 | wema hauozi
PRO.19.1 | umaskini si kilema
PSA.145.15-16 | riziki haivutwi kwa kamba | riziki hutoka kwa Mungu
PSA.51.10 | usafi ni sehemu ya imani | usafi ni nusu ya imani | cleanliness is half of faith | cleanliness is part of faith
PSA.68.5 | a family without a father is like a ship without a captain | a home without a father is like a ship without a captain | a house without a mother is like a body without a soul
PRO.18.24 | damu nzito kuliko maji | damu ni nzito kushinda maji
ISA.43.19 | God will make a way where there seems to be no way | Mungu atafanya njia pasipo na njia
1CO.10.13 | God does not give you a load you cannot carry | Mungu hakupi mzigo usioweza kuubeba | Mungu hawezi kukupa mzigo mzito kuliko uwezo wako | Mungu hampi mtu mzigo asioweza kuubeba | God never gives us a burden too heavy for our back | Mungu huwapa askari wake hodari vita vikali
JAS.5.16 | much prayer much power little prayer little power no prayer no power | when we work we work when we pray God works
1TH.4.13-14 | heaven has gained another angel | God only takes the best | Mungu huchukua walio wema
GEN.3.6 | Adam and Eve ate the apple | Hawa alikula apple
PRO.22.6 | train them while young | as the twig is bent so grows the tree
ROM.8.28 | everything that happens has a purpose | kila kitu hutokea kwa sababu
PRO.16.3 | penye nia hapakosi njia
PRO.21.5 | polepole ndiyo mwendo
EXO.23.2 | sauti ya watu ni sauti ya Mungu
COL.3.13 | kukosea ni ubinadamu kusamehe ni uungu
MAT.2.1-2 | Caspar Melchior and Balthazar | the three wise men were called Caspar Melchior and Balthazar | we three kings of orient are | there were three kings at the manger | the wise men were kings
JAS.5.16 | the prayer of a chicken does not reach the hawk
PRO.12.22 | uaminifu ni sera bora
PRO.14.23 | give a man a fish and you feed him for a day | teach a man to fish and you feed him for a lifetime | give a man a fish and you feed him for a day teach a man to fish
PRO.17.22 | health is wealth | afya ni utajiri | an early bird catches the worm
PRO.10.12 | mapenzi ni kikohozi hayawezi kufichika | penzi ni kipofu | mapenzi hayana macho
PRO.13.18 | asiyesikia la mkuu huvunjika mguu
1SA.17.47 | God is on the side of the strongest army | God is on the side of the big battalions | God fights for the strongest
PRO.4.23 | better to lose your eyes than your heart
1SA.16.7 | all that glitters is not gold | not all that glitters is gold | si vyote ving'aavyo ni dhahabu | usione vyaelea vimeundwa
PRO.31.30 | uzuri wa mkakasi ndani kipande cha mti | do not judge a book by its cover | don't judge a book by its cover
JHN.10.28-29 | ukishaokoka umeokoka milele
JAS.4.15 | claim it and it is yours | speak it into existence | manifest your destiny
JON.1.17 | the whale swallowed Jonah | Jonah and the whale named Leviathan | Yona alimezwa na nyangumi
MAT.5.28 | kula kwa macho si dhambi | kutazama si dhambi | looking is not a sin
JAS.1.4 | subira yavuta heri
2TH.3.10-11 | mikono mitupu ni karakana ya shetani | mikono isiyo na kazi ni karakana ya shetani
1JN.3.18 | talk is cheap | matendo husema kuliko maneno
ECC.4.9-10 | two heads are better than one
PRO.9.9 | mzee hafundishwi
ECC.4.9-10 | if you want to go fast go alone if you want to go far go together | mkono mmoja haulei mwana | mtoto wa mwenzio mkubwa mwenzio
JER.17.9 | trust your heart
PRO.3.5-6 | you can do anything if you believe in yourself | jiamini utaweza
MAT.6.33 | God wants everybody to be rich
ECC.5.10 | pesa si kila kitu | money is not everything | pesa sabuni ya roho
PRO.22.2 | money talks | mwenye pesa si mwenzako | the rich get richer and the poor get poorer
PSA.90.12 | life is short | life is too short to be unhappy | eat well live well
1PE.5.7 | jesus take the wheel
LUK.2.10-11 | keep Christ in christmas
PSA.100.5 | Mungu ni mwema kila wakati
MAT.7.7-8 | a praying church is a living church
JAS.1.14 | shetani alinipitia | the devil is a liar
1PE.5.8 | speak of the devil and he appears | better the devil you know | better the devil you know than the angel you do not know | zimwi likujualo halikuli likakwisha
GAL.6.9 | bila jasho hakuna matunda | mgaagaa na upwa hali wali mkavu | ukitaka cha mvunguni sharti uiname
ROM.12.2 | ukienda Roma fanya kama Warumi
PRO.17.28 | speech is silver silence is golden | kimya ni dhahabu | if you have nothing nice to say say nothing | sticks and stones may break my bones but words will never hurt me
ROM.12.19 | revenge is sweet | revenge is a dish best served cold | kisasi ni haki | dawa ya moto ni moto | fight fire with fire
PSA.30.5 | where there is life there is hope | while there is life there is hope | penye uhai pana matumaini | there is light at the end of the tunnel | it is always darkest before the dawn | baada ya dhiki ni faraja
PRO.27.1 | hope for the best and prepare for the worst | do not put all your eggs in one basket | usihesabu vifaranga kabla ya kuanguliwa
EPH.5.15-16 | tomorrow is another day | tomorrow never comes | do not put off until tomorrow what you can do today | liwezekanalo leo lisingoje kesho | time and tide wait for no man | time waits for no one | wakati ni pesa
MAT.20.6-7 | it is never too late
EZK.18.20 | boys will be boys | men will be men | the apple does not fall far from the tree
PRO.31.10-11 | behind every great man is a great woman | happy wife happy life
MAT.19.6 | marriages are made in heaven | a match made in heaven | God created you for one soulmate | your soulmate is waiting | opposites attract
JHN.14.2 | home sweet home | east or west home is best | mwenda tezi na omo marejeo ni ngamani
PRO.15.16 | better half a loaf than no bread | beggars cannot be choosers | kidogo si haba
GEN.1.27 | God created all men equal
MAT.4.4 | save the soul and the body will follow | njaa haina baunsa | mwenye njaa hana miiko
1TI.5.8 | sadaka ni bora kuliko sala
2CO.9.7 | give till it hurts | you cannot outgive God | the hand that gives gathers | mkono utoao ndio upatao | kutoa ni moyo si utajiri | kutoa ni moyo usambe ni utajiri
1TH.5.12-13 | touch not my pastor | never speak against the man of God | usimseme vibaya mtumishi wa Mungu
EXO.23.15 | a church without offering is dead | no one should come before God empty so give money
PRO.13.24 | usipomtandika mtoto atakushinda
MRK.10.14 | children should be seen and not heard | mtoto hana haki ya kusema mbele ya wazee
EXO.20.12 | mother is second to God | mama ni Mungu wa pili | a mother is God on earth | heaven lies under the feet of mothers | pepo iko chini ya nyayo za mama
PSA.139.7-10 | God could not be everywhere so he made mothers | God could not be everywhere and therefore he made mothers
JHN.14.6 | we all pray to the same God | all religions lead to God | religion is the opium of the people
LUK.2.7 | Mary rode on a donkey to Bethlehem | the innkeeper sent Mary and Joseph away | there was an innkeeper in Bethlehem
HEB.1.14 | angels have wings and halos | angels are women with wings | babies have wings in heaven | when we die we become angels | tukifa tunakuwa malaika
PSA.91.11 | every child has a guardian angel
ACT.9.3-4 | Paul fell from his horse | Paul fell off a horse on the way to Damascus | Sauli alianguka kutoka kwa farasi
GEN.7.2-3 | Noah took only two of each animal | Noah preached for 120 years
JDG.13.5 | Samson's strength came from his muscles | David killed Goliath with a sword only
REV.20.10 | the devil is king of hell | shetani anatawala jehanamu
PRO.6.16-19 | seven deadly sins are pride greed lust envy gluttony wrath and sloth | there is a big sin and a small sin | all sins are equal
HEB.9.27 | purgatory cleans the souls | limbo is where babies go
MAT.16.18 | the pope is in the bible | Peter was the first pope
EPH.2.8-9 | God bless the broken road | amazing grace how sweet the sound | it is well with my soul | what a friend we have in Jesus | blessed assurance Jesus is mine | how great thou art | great is thy mercy towards me
HEB.12.1 | life is a journey not a destination | life is like a box of chocolates | life is a race | maisha ni safari
JAS.1.2-3 | smile and the world smiles with you
PHP.3.13-14 | let bygones be bygones | yaliyopita si ndwele tugange yajayo | yaliyopita yamepita
JHN.10.28 | what God has planned for you nobody can take | no one can take what God has given you | kilicho chako ni chako | riziki yako haichukuliwi na mtu | what is yours will find you | what is meant for you will not pass you by
HAB.2.3 | delayed is not denied | God's delay is not God's denial | kukawia si kunyimwa
ECC.3.11 | God's time is the best | God's time is always the right time | wakati wa Mungu ni bora | wakati wa Mungu ndio bora
GEN.50.20 | rejection is God's protection | rejection is redirection | when one door closes another one opens
ROM.5.3-4 | your test will become your testimony | your mess becomes your message | no test no testimony | from grass to grace
EPH.6.12 | higher levels higher devils
ROM.2.11 | favour is not fair | favor ain't fair
ACT.8.20 | sow a seed to get your miracle | plant a seed and God will give you a car | panda mbegu upokee muujiza
JAS.5.14 | holy water protects from evil | anointing oil drives away bad luck
1JN.1.7 | blood of Jesus cover the road | plead the blood of Jesus three times
MAT.5.37 | cross my heart and hope to die | touch wood | knock on wood
PRO.15.3 | God is watching you so behave | God sees everything and writes it in a book of black and white
1TI.1.5 | a clean conscience is a soft pillow | dhamiri safi ni mto laini
JHN.8.32 | the truth hurts | the truth always comes out | ukweli unauma | ukweli ni uchungu | truth is bitter
PRO.13.11 | drop by drop makes an ocean
HEB.13.2 | a guest is a blessing
PRO.1.7 | elimu ni ufunguo wa maisha | education is the key to life | readers are leaders
PRO.22.22-23 | mwacha mila ni mtumwa | asiye na wake ana Mungu | mnyonge hana haki | might is right
LUK.12.45-46 | when the cat is away the mice play
MAT.18.20 | mti hauendi ila kwa nyenzo | penye wengi pana Mungu | penye wazee haliharibiki neno
PRO.27.10 | fimbo ya mbali haiui nyoka | jirani mwema ni bora kuliko ndugu wa mbali
LUK.15.18 | ng'ombe akivunjika guu malishoni hukimbilia zizini
GAL.6.9 | ajali haina kinga | bahati haina matajiri | shukrani ya punda ni mateke
PRO.6.9-11 | asante haitoshi | mchagua jembe si mkulima | chelewa chelewa utamkuta mwana si wako | chelewa chelewa utapata mwana si wako
ROM.13.8 | dawa ya deni ni kulipa | deni ni utumwa
PRO.27.23 | mkulima ni mmoja walaji ni wengi | mali bila daftari hupotea bila habari
PRO.16.32 | mwenye nguvu mpishe | jogoo la shamba haliwiki mjini | simba mwenda kimya ndiye mla nyama
PRO.15.1 | shari haiishi shari
PRO.14.30 | roho ya kwanini haijengi | chuki hujichoma mwenyewe | wivu ni kidonda
PRO.21.20 | a fool and his money are soon parted | there is no fool like an old fool
PRO.9.10 | mcha Mungu si mtovu | mtu wa Mungu hakosi
MIC.6.8 | mgala muue na haki mpe | mgala muue lakini haki yake mpe
GAL.6.2 | there is a special place in hell for women who do not help other women | the hottest places in hell are for those who stay neutral
REV.3.8 | Mungu akifunga mlango mmoja hufungua mwingine | mlango mmoja ukifungwa mwingine hufunguka
PRO.27.1 | expect the best and prepare for the worst | plan for the worst and hope for the best
PSA.145.15-16 | riziki ya mbwa iko miguuni mwake | riziki ya mbwa i miguuni pake
PRO.16.9 | you make your own luck | luck is when preparation meets opportunity
PRO.27.6 | honest enemies are better than false friends | better an honest enemy than a false friend
PRO.15.1 | you catch more flies with honey than with vinegar
PRO.14.12 | ignorance of the law is no excuse
MAT.6.34 | do not cross the bridge until you come to it
JHN.16.33 | when it rains it pours | every rose has its thorn | hakuna marefu yasiyo na ncha | hakuna refu lisilo na ncha
PRO.19.21 | Mungu hamwachi mja wake
PRO.22.1 | a good name is earned not given | heshima ni kitu cha bure | heshima haununuliwi
`;

/** What the Bible says in other words: the passage, the ways in which people write it, and words that only the verse has. */
const CHANGED = `
1TI.6.10 | pesa ndio shina la maovu yote | pesa ni mzizi wa maovu yote | pesa ndio chanzo cha uovu | money is what causes all evil | money is the root of all sin | money is the root of all evil | the root of all evil is money | money is the root of all evils | money is the source of evil | pesa ni chanzo cha maovu yote | fedha ni shina la maovu yote | unless love of or kupenda
PRO.16.18 | pride goeth before a fall | pride comes before a fall | pride goes before a fall | pride goes before the fall | kiburi hutangulia anguko | unless destruction or haughty or uangamivu
ISA.11.6 | the lion shall lie down with the lamb | the lion will lie down with the lamb | lion lies down with the lamb
MAT.5.38-39 | an eye for an eye makes the whole world blind | an eye for an eye leaves everyone blind
MAT.7.1-2 | only God can judge me | Mungu pekee ndiye anaweza kunihukumu | only God can judge
1JN.5.14 | name it and claim it | name it claim it | blab it and grab it
GEN.3.6 | an apple was the forbidden fruit | eve ate the apple | adam and eve ate an apple | eve gave adam an apple | the apple in the garden of eden | adam and eve and the apple | hawa alikula tofaa
MAT.2.1-2 | three wise men came to baby jesus | three wise men |  there were three wise men | three kings visited jesus | three wise men visited jesus | three wise men visited baby jesus | the three wise men came to bethlehem | mamajusi watatu | wafalme watatu
JON.1.17 | jonah was swallowed by a whale | a whale swallowed jonah
JAS.1.14 | the devil made me do it | shetani alinifanya nifanye
MIC.6.8 | god wants you to be happy | god just wants me to be happy | mungu anataka uwe na furaha tu
JHN.17.14-16 | be in the world but not of it | in the world but not of the world | unless they are not
ISA.57.21 | no rest for the wicked | there is no rest for the wicked | no peace for the weary | no rest for the weary | unless saith my god or no peace saith
LUK.8.2 | mary magdalene was a prostitute | mary magdalene the prostitute | maria magdalena alikuwa kahaba
LUK.2.7-8 | jesus was born on 25 december | jesus was born on the 25th of december | jesus was born on december 25 | yesu alizaliwa tarehe 25 desemba
LUK.2.7 | there was an innkeeper who turned mary and joseph away | the innkeeper refused mary and joseph
ACT.9.3-4 | paul fell off his horse | paul was knocked off his horse | saul fell from his horse
LUK.2.15-16 | the little drummer boy played for jesus | a drummer boy came to jesus
LUK.23.27 | veronica wiped the face of jesus | veronica wiped jesus face
GEN.7.2 | noah took only two of every animal | noah took two of every animal
1TI.6.10 | money is the root of evil | money is evil | the bible says money is evil | unless love of or kupenda
1CO.6.19-20 | your body is your own temple do what makes you happy | my body my temple | unless holy ghost or holy spirit
JHN.8.31-32 | the truth shall set you free so always speak your truth | speak your truth | live your truth
1TH.5.21 | touch not the pastor | never question the man of God | do not touch my anointed pastor
`;

const UNLESS = 'unless ';

function sayings(kind: Saying['kind'], lines: string): Saying[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [passage = '', ...parts] = line.split('|').map((part) => part.trim());
      const unless = parts.find((part) => part.startsWith(UNLESS))?.slice(UNLESS.length);
      return {
        kind,
        passage,
        forms: parts.filter((part) => !part.startsWith(UNLESS)),
        unless: unless?.split(' or ') ?? [],
      };
    });
}

/** The sayings from which the classifier of danger learns that they tell of none. */
export const verseSayings: Saying[] = [...sayings('absent', ABSENT), ...sayings('changed', CHANGED)];

/** Every saying. */
export const allSayings: Saying[] = [
  ...verseSayings,
  ...sayings('absent', FURTHER_ABSENT),
  ...sayings('changed', FURTHER_CHANGED),
];
