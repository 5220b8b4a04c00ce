/** Famous lines of the Old Testament before the Psalms, and of the prophets: the passage, then the words people know. */
export const oldTestamentLines = `
GEN.1.1 | in the beginning God created the heavens and the earth | hapo mwanzo Mungu aliziumba mbingu na nchi
GEN.1.3 | let there be light and there was light | Mungu akasema iwe nuru ikawa nuru
GEN.1.26 | let us make mankind in our image in our likeness | na tumfanye mtu kwa mfano wetu kwa sura yetu
GEN.1.27 | God created mankind in his own image male and female he created them | Mungu akaumba mtu kwa mfano wake
GEN.1.28 | be fruitful and increase in number fill the earth and subdue it | be fruitful and multiply | zaeni mkaongezeke mkaijaze nchi na kuitiisha
GEN.1.31 | God saw all that he had made and it was very good | Mungu akaona kila kitu alichokifanya na tazama ni chema sana
GEN.2.7 | God formed a man from the dust of the ground and breathed into his nostrils the breath of life | Bwana Mungu akamfanya mtu kwa mavumbi ya ardhi
GEN.2.18 | it is not good for the man to be alone I will make a helper suitable for him | si vema huyo mtu awe peke yake nitamfanyia msaidizi wa kufanana naye
GEN.2.23 | this is now bone of my bones and flesh of my flesh | sasa huyu ni mfupa katika mifupa yangu na nyama katika nyama yangu
GEN.2.24 | a man leaves his father and mother and is united to his wife and they become one flesh | kwa hiyo mwanamume atamwacha baba yake na mama yake naye ataambatana na mkewe
GEN.3.9 | Adam where are you | Adamu uko wapi
GEN.3.19 | by the sweat of your brow you will eat your food dust you are and to dust you will return | kwa jasho la uso wako utakula chakula | u mavumbi wewe na mavumbini utarudi
GEN.4.9 | am I my brothers keeper | mimi ni mlinzi wa ndugu yangu
GEN.8.22 | as long as the earth endures seedtime and harvest cold and heat will never cease | majira ya kupanda na mavuno hayatakoma
GEN.9.13 | I have set my rainbow in the clouds | mimi nauweka upinde wangu winguni
GEN.12.2 | I will make you into a great nation and I will bless you I will make your name great | nami nitakufanya wewe kuwa taifa kubwa na kukubariki
GEN.12.3 | I will bless those who bless you and whoever curses you I will curse | nami nitawabariki wakubarikio naye akulaaniye nitamlaani
GEN.15.6 | Abram believed the Lord and he credited it to him as righteousness | akamwamini Bwana naye akamhesabia jambo hili kuwa haki
GEN.16.13 | you are the God who sees me | wewe ni Mungu uonaye
GEN.18.14 | is anything too hard for the Lord | kuna neno gani lililo gumu la kumshinda Bwana
GEN.22.14 | the Lord will provide | Jehovah Jireh | Yehova yire
GEN.28.15 | I am with you and will watch over you wherever you go and I will bring you back to this land | na tazama mimi nipo pamoja nawe nitakulinda kila uendako
GEN.31.49 | may the Lord keep watch between you and me when we are away from each other | Mizpah
GEN.32.26 | I will not let you go unless you bless me | sikuachi usiponibariki
GEN.50.20 | you intended to harm me but God intended it for good | ninyi mlinikusudia mabaya bali Mungu aliyakusudia kuwa mema
EXO.3.5 | take off your sandals for the place where you are standing is holy ground | vua viatu vyako miguuni mwako maana mahali unaposimama ni nchi takatifu
EXO.3.14 | I am who I am | I am that I am | mimi niko ambaye niko
EXO.5.1 | let my people go | wape watu wangu ruhusa waende
EXO.14.13 | do not be afraid stand firm and you will see the deliverance the Lord will bring you today | the Egyptians you see today you will never see again | simameni tu mkauone wokovu wa Bwana | Wamisri mliowaona leo hamtawaona tena
EXO.14.14 | the Lord will fight for you you need only to be still | Bwana atawapigania ninyi nanyi mtanyamaza kimya
EXO.15.2 | the Lord is my strength and my defense he has become my salvation | Bwana ni nguvu zangu na wimbo wangu naye amekuwa wokovu wangu
EXO.15.26 | I am the Lord who heals you | kwa kuwa mimi ndimi Bwana nikuponyaye
EXO.20.3 | you shall have no other gods before me | usiwe na miungu mingine ila mimi
EXO.20.4 | you shall not make for yourself an idol | usijifanyie sanamu ya kuchonga
EXO.20.7 | you shall not misuse the name of the Lord your God | usilitaje bure jina la Bwana Mungu wako
EXO.20.8 | remember the sabbath day by keeping it holy | ikumbuke siku ya sabato uitakase
EXO.20.12 | honor your father and your mother so that you may live long in the land | waheshimu baba yako na mama yako siku zako zipate kuwa nyingi
EXO.20.13 | you shall not murder | thou shalt not kill | usiue
EXO.20.14 | you shall not commit adultery | usizini
EXO.20.15 | you shall not steal | usiibe
EXO.20.16 | you shall not give false testimony against your neighbor | usimshuhudie jirani yako uongo
EXO.20.17 | you shall not covet your neighbors house | usiitamani nyumba ya jirani yako
EXO.21.24 | eye for eye tooth for tooth | jicho kwa jicho jino kwa jino | an eye for an eye a tooth for a tooth
EXO.33.14 | my presence will go with you and I will give you rest | uso wangu utakwenda pamoja nawe nami nitakupa raha
EXO.34.6 | the Lord the compassionate and gracious God slow to anger abounding in love | Bwana Mungu mwingi wa huruma mwenye fadhili si mwepesi wa hasira
LEV.19.18 | do not seek revenge or bear a grudge but love your neighbor as yourself | usifanye kisasi wala kuwa na kinyongo bali umpende jirani yako kama nafsi yako
NUM.6.24 | the Lord bless you and keep you | Bwana akubarikie na kukulinda
NUM.6.25 | the Lord make his face shine on you and be gracious to you | Bwana akuangazie nuru za uso wake na kukufadhili
NUM.14.18 | the Lord is slow to anger abounding in love and forgiving sin and rebellion
NUM.23.19 | God is not human that he should lie | God is not a man that he should lie | Mungu si mtu aseme uongo
NUM.32.23 | you may be sure that your sin will find you out | dhambi yenu hiyo itawapata | be sure your sin will find you out | dhambi yenu itawapata ninyi
DEU.6.4 | hear O Israel the Lord our God the Lord is one | sikiza Ee Israeli Bwana Mungu wetu Bwana ndiye mmoja
DEU.6.5 | love the Lord your God with all your heart and with all your soul and with all your strength | nawe mpende Bwana Mungu wako kwa moyo wako wote na kwa roho yako yote na kwa nguvu zako zote
DEU.6.7 | impress them on your children talk about them when you sit at home | nawe uwafundishe watoto wako kwa bidii
DEU.8.18 | remember the Lord your God for it is he who gives you the ability to produce wealth | bali utamkumbuka Bwana Mungu wako maana ndiye akupaye nguvu za kupata utajiri
DEU.28.6 | you will be blessed when you come in and blessed when you go out | utabarikiwa uingiapo utabarikiwa na utokapo
DEU.28.7 | your enemies will come at you from one direction but flee from you in seven | watakujia kwa njia moja na kukimbia kwa njia saba
DEU.28.13 | the Lord will make you the head and not the tail | Bwana atakufanya kuwa kichwa wala si mkia
DEU.29.29 | the secret things belong to the Lord our God | mambo ya siri ni ya Bwana Mungu wetu
DEU.30.19 | I have set before you life and death blessings and curses now choose life | nimekuwekea mbele yako uzima na mauti basi chagua uzima
DEU.31.6 | be strong and courageous do not be afraid the Lord your God goes with you he will never leave you nor forsake you | iweni hodari na moyo wa ushujaa msiogope hatakupungukia wala kukuacha
DEU.31.8 | the Lord himself goes before you and will be with you do not be afraid do not be discouraged | naye Bwana ndiye atakayekutangulia
DEU.33.25 | as your days so shall your strength be | na nguvu zako zitakuwa kama siku zako
DEU.33.27 | the eternal God is your refuge and underneath are the everlasting arms | Mungu wa milele ndiye makazi yako na mikono ya milele i chini yako
JOS.1.5 | I will never leave you nor forsake you no one will be able to stand against you all the days of your life | sitakupungukia wala sitakuacha
JOS.1.8 | keep this book of the law always on your lips meditate on it day and night | kitabu hiki cha torati kisiondoke kinywani mwako
JOS.1.9 | have I not commanded you be strong and courageous do not be afraid for the Lord your God will be with you wherever you go | je si mimi niliyekuamuru uwe hodari na moyo wa ushujaa usiogope
JOS.24.15 | as for me and my household we will serve the Lord choose for yourselves this day whom you will serve | lakini mimi na nyumba yangu tutamtumikia Bwana
JDG.6.12 | the Lord is with you mighty warrior | Bwana yu pamoja nawe ewe shujaa
RUT.1.16 | where you go I will go and where you stay I will stay your people will be my people and your God my God | wherever you go I will go | maana wewe uendako nitakwenda watu wako watakuwa watu wangu na Mungu wako atakuwa Mungu wangu
1SA.1.27 | I prayed for this child and the Lord has granted me what I asked of him | naliomba nipewe mtoto huyu Bwana akanipa dua yangu niliyomwomba
1SA.2.2 | there is no one holy like the Lord there is no rock like our God | hakuna aliye mtakatifu kama Bwana
1SA.3.9 | speak Lord for your servant is listening | nena Bwana kwa kuwa mtumishi wako anasikia
1SA.7.12 | thus far the Lord has helped us | Ebenezer | hata sasa Bwana ametusaidia
1SA.15.22 | to obey is better than sacrifice | obedience is better than sacrifice | kutii ni bora kuliko dhabihu
1SA.16.7 | people look at the outward appearance but the Lord looks at the heart | wanadamu huitazama sura ya nje bali Bwana huutazama moyo
1SA.17.45 | you come against me with sword and spear but I come against you in the name of the Lord almighty | wewe unanijia mimi na upanga bali mimi ninakujia wewe kwa jina la Bwana wa majeshi
1SA.17.47 | the battle is the Lords | vita ni vya Bwana
1SA.30.6 | David found strength in the Lord his God | David encouraged himself in the Lord | Daudi alijitia nguvu katika Bwana Mungu wake
2SA.12.23 | I will go to him but he will not return to me | mimi nitakwenda kwake lakini yeye hatanirudia mimi
2SA.22.31 | as for God his way is perfect | Mungu njia yake ni kamilifu
1KI.18.21 | how long will you waver between two opinions | hata lini mtasitasita katikati ya mawazo mawili
1KI.19.12 | after the fire came a gentle whisper | a still small voice | sauti ndogo ya utulivu
2KI.6.16 | those who are with us are more than those who are with them | walio pamoja nasi ni wengi kuliko wale walio pamoja nao
1CH.4.10 | oh that you would bless me and enlarge my territory | the prayer of Jabez | laiti ungenibariki kweli kweli na kunizidishia hozi yangu
1CH.16.11 | look to the Lord and his strength seek his face always | mtakeni Bwana na nguvu zake utafuteni uso wake sikuzote
1CH.16.34 | give thanks to the Lord for he is good his love endures forever | mshukuruni Bwana kwa kuwa ni mwema kwa maana fadhili zake ni za milele
1CH.29.14 | everything comes from you and we have given you only what comes from your hand | vitu vyote vyatoka kwako
2CH.7.14 | if my people who are called by my name will humble themselves and pray and seek my face and turn from their wicked ways | ikiwa watu wangu walioitwa kwa jina langu watajinyenyekesha na kuomba
2CH.15.7 | be strong and do not give up for your work will be rewarded | jipeni nguvu wala mikono yenu isilegee kwa kuwa kazi yenu itakuwa na ijara
2CH.16.9 | the eyes of the Lord range throughout the earth to strengthen those whose hearts are fully committed to him | macho ya Bwana hukimbiakimbia duniani mwote
2CH.20.12 | we do not know what to do but our eyes are on you | wala hatujui tufanyeje lakini macho yetu yatazama kwako
2CH.20.15 | the battle is not yours but Gods do not be afraid or discouraged because of this vast army | vita si vyenu bali ni vya Mungu
2CH.20.20 | believe in his prophets and you will be successful | waaminini manabii wake ndivyo mtakavyofanikiwa
NEH.2.20 | the God of heaven will give us success we his servants will start rebuilding | Mungu wa mbinguni yeye atatufanikisha
NEH.8.10 | the joy of the Lord is your strength do not grieve | furaha ya Bwana ni nguvu zenu | the joy of the Lord is my strength
EST.4.14 | who knows but that you have come to your royal position for such a time as this | walakini ni nani ajuaye kama wewe hukuujia ufalme kwa ajili ya wakati kama huo
EST.4.16 | if I perish I perish | nikiangamia na niangamie
JOB.1.21 | naked I came from my mothers womb and naked I will depart the Lord gave and the Lord has taken away may the name of the Lord be praised | the Lord gives and the Lord takes away | Bwana alitoa na Bwana ametwaa jina la Bwana na libarikiwe
JOB.5.17 | blessed is the one whom God corrects do not despise the discipline of the almighty
JOB.8.7 | though your beginnings were small your future will be very prosperous | huo mwanzo wako ujapokuwa ni mdogo mwisho wako ungeongezeka sana
JOB.13.15 | though he slay me yet will I hope in him | tazama ataniua sina tumaini
JOB.14.1 | mortals born of woman are of few days and full of trouble | mwanadamu aliyezaliwa na mwanamke siku zake si nyingi naye hujaa taabu | man that is born of a woman is of few days and full of trouble
JOB.14.7 | there is hope for a tree if it is cut down it will sprout again | yako matumaini ya mti ya kuwa ukikatwa utachipuka tena
JOB.19.25 | I know that my redeemer lives | lakini mimi najua ya kuwa mteteaji wangu yu hai
JOB.22.28 | what you decide on will be done and light will shine on your ways | nawe utakusudia neno nalo litathibitika kwako
JOB.23.10 | when he has tested me I will come forth as gold | akiisha kunijaribu nitatoka kama dhahabu
JOB.28.28 | the fear of the Lord that is wisdom | kumcha Bwana ndiyo hekima
JOB.42.2 | I know that you can do all things no purpose of yours can be thwarted | najua ya kuwa waweza kufanya mambo yote
JOB.42.10 | the Lord restored his fortunes and gave him twice as much as he had before | Bwana akageuza uteka wa Ayubu
PRO.1.7 | the fear of the Lord is the beginning of knowledge but fools despise wisdom and instruction | kumcha Bwana ni chanzo cha maarifa
PRO.3.5 | trust in the Lord with all your heart and lean not on your own understanding | mtumaini Bwana kwa moyo wako wote wala usizitegemee akili zako mwenyewe
PRO.3.6 | in all your ways submit to him and he will make your paths straight | katika njia zako zote mkiri yeye naye atayanyosha mapito yako
PRO.3.9 | honor the Lord with your wealth with the firstfruits of all your crops | mheshimu Bwana kwa mali yako na kwa malimbuko ya mazao yako yote
PRO.4.7 | the beginning of wisdom is this get wisdom though it cost all you have get understanding | bora hekima basi jipatie hekima
PRO.4.23 | above all else guard your heart for everything you do flows from it | linda moyo wako kuliko yote uyalindayo maana ndiko zitokako chemchemi za uzima | guard your heart above all else | guard your heart above all else for it determines the course of your life
ISA.40.15 | the nations are like a drop in a bucket | a drop in the bucket
PRO.6.6 | go to the ant you lazy person | go to the ant you lazybones | go to the ant you sluggard consider its ways and be wise | ewe mvivu mwendee chungu
PRO.9.10 | the fear of the Lord is the beginning of wisdom | kumcha Bwana ni mwanzo wa hekima
PRO.10.12 | hatred stirs up conflict but love covers over all wrongs | kuchukiana huondokesha fitina bali kupendana husitiri makosa yote
PRO.10.22 | the blessing of the Lord brings wealth without painful toil for it | baraka ya Bwana hutajirisha wala hachanganyi huzuni nayo
PRO.11.14 | for lack of guidance a nation falls but victory is won through many advisers | in the multitude of counselors there is safety | pasipo mashauri taifa huanguka bali kwa wingi wa washauri huja wokovu
PRO.11.25 | a generous person will prosper whoever refreshes others will be refreshed | nafsi ya mtu mkarimu itanenepeshwa
PRO.12.4 | a wife of noble character is her husbands crown | mwanamke mwema ni taji ya mumewe
PRO.13.12 | hope deferred makes the heart sick | kilichotumainiwa kikikawia kuja moyo huugua
PRO.13.20 | walk with the wise and become wise for a companion of fools suffers harm | enenda pamoja na wenye hekima nawe utakuwa na hekima | walk with the wise and become wise
PRO.13.24 | whoever spares the rod hates their children | yeye asiyetumia fimbo yake humchukia mwanawe
PRO.14.1 | the wise woman builds her house but with her own hands the foolish one tears hers down | kila mwanamke aliye na hekima hujenga nyumba yake bali aliye mpumbavu huibomoa kwa mikono yake mwenyewe
PRO.14.12 | there is a way that appears to be right but in the end it leads to death | iko njia ionekanayo kuwa sawa machoni pa mtu lakini mwisho wake ni njia za mauti
PRO.14.34 | righteousness exalts a nation but sin condemns any people | haki huinua taifa bali dhambi ni aibu ya watu wote
PRO.15.1 | a gentle answer turns away wrath but a harsh word stirs up anger | a soft answer turns away wrath | jawabu la upole hugeuza hasira bali neno liumizalo huchochea ghadhabu
PRO.15.3 | the eyes of the Lord are everywhere keeping watch on the wicked and the good | macho ya Bwana yako kila mahali yakimchunguza mbaya na mwema
PRO.16.3 | commit to the Lord whatever you do and he will establish your plans | mkabidhi Bwana kazi zako na mawazo yako yatathibitika | commit your works to the Lord | commit your actions to the Lord and your plans will succeed
PRO.16.9 | in their hearts humans plan their course but the Lord establishes their steps | moyo wa mtu huifikiri njia yake bali Bwana huziongoza hatua zake
PRO.16.18 | pride goes before destruction a haughty spirit before a fall | kiburi hutangulia uangamivu na roho yenye kutakabari hutangulia maanguko | kiburi hutangulia uangamivu
PRO.17.9 | whoever would foster love covers over an offense
PRO.17.17 | a friend loves at all times and a brother is born for a time of adversity | rafiki hupenda sikuzote na ndugu amezaliwa kwa siku ya taabu
PRO.17.22 | a cheerful heart is good medicine but a crushed spirit dries up the bones | moyo uliochangamka ni dawa nzuri bali roho iliyopondeka huikausha mifupa
PRO.18.10 | the name of the Lord is a strong tower the righteous run to it and are safe | jina la Bwana ni ngome imara mwenye haki huikimbilia akawa salama
PRO.18.16 | a gift opens the way and ushers the giver into the presence of the great | a mans gift makes room for him | zawadi ya mtu humpatia nafasi
PRO.18.21 | the tongue has the power of life and death | death and life are in the power of the tongue | mauti na uzima huwa katika uwezo wa ulimi
PRO.18.22 | he that findeth a wife | he who finds a wife finds a good thing | whoso findeth a wife findeth a good thing | he who finds a wife finds what is good and receives favor from the Lord | apataye mke apata kitu chema naye ajipatia kibali kwa Bwana | the man who finds a wife finds a treasure and receives favor from the Lord
PRO.18.24 | there is a friend who sticks closer than a brother | yuko rafiki aambatanaye na mtu kuliko ndugu
PRO.19.17 | whoever is kind to the poor lends to the Lord | amhurumiaye maskini humkopesha Bwana
PRO.19.21 | many are the plans in a persons heart but it is the Lords purpose that prevails | mna hila nyingi moyoni mwa mtu lakini shauri la Bwana ndilo litakalosimama
PRO.20.1 | wine is a mocker and beer a brawler whoever is led astray by them is not wise | mvinyo hudhihaki kileo huleta ugomvi | wine is a mocker and beer a brawler
PRO.20.22 | do not say I will pay you back for this wrong wait for the Lord | usiseme mimi nitalipa mabaya mngojee Bwana
PRO.21.1 | in the Lords hand the kings heart is a stream of water | moyo wa mfalme ni kama mifereji ya maji katika mkono wa Bwana
PRO.21.31 | the horse is made ready for the day of battle but victory rests with the Lord | farasi huwekwa tayari kwa siku ya vita lakini Bwana ndiye aletaye wokovu
PRO.22.1 | a good name is more desirable than great riches | heri kuchagua jina jema kuliko mali nyingi
PRO.22.6 | start children off on the way they should go and even when they are old they will not turn from it | train up a child in the way he should go | mlee mtoto katika njia impasayo naye hataiacha hata atakapokuwa mzee
PRO.22.7 | the rich rule over the poor and the borrower is slave to the lender | tajiri humtawala maskini naye akopaye ni mtumwa wake akopeshaye | akopaye ni mtumwa wa akopeshaye
PRO.23.7 | as he thinks in his heart so is he | as a man thinketh so is he | aonavyo nafsini mwake ndivyo alivyo | as a man thinks in his heart so is he | as he thinketh in his heart so is he
PRO.23.13 | do not withhold discipline from a child | usimnyime mtoto wako mapigo
PRO.24.16 | though the righteous fall seven times they rise again | kwa maana mwenye haki huanguka mara saba akaondoka tena
PRO.25.11 | like apples of gold in settings of silver is a word aptly spoken | neno linenwalo wakati wa kufaa ni kama machungwa ya dhahabu
PRO.25.21 | if your enemy is hungry give him food to eat | adui yako akiwa na njaa mpe chakula
PRO.27.1 | do not boast about tomorrow for you do not know what a day may bring | usijisifu kwa ajili ya kesho kwa maana hujui yatakayozaliwa na siku moja
PRO.27.17 | iron sharpens iron | as iron sharpens iron so one person sharpens another | chuma hunoa chuma ndivyo mtu aunoavyo uso wa rafiki yake | as iron sharpens iron so a friend sharpens a friend
PRO.28.1 | the wicked flee though no one pursues but the righteous are as bold as a lion | waovu hukimbia wasipofuatiwa na mtu bali wenye haki ni wajasiri kama simba
PRO.28.13 | whoever conceals their sins does not prosper but the one who confesses and renounces them finds mercy | afichaye dhambi zake hatafanikiwa bali yeye aziungamaye na kuziacha atapata rehema
PRO.29.18 | where there is no vision the people perish | where there is no revelation people cast off restraint | pasipo maono watu huacha kujizuia
PRO.29.25 | fear of man will prove to be a snare but whoever trusts in the Lord is kept safe | kuwaogopa wanadamu huleta mtego
PRO.31.8 | speak up for those who cannot speak for themselves | fumbua kinywa chako kwa ajili yake aliye bubu
PRO.31.10 | a wife of noble character who can find she is worth far more than rubies | mke mwema ni nani awezaye kumwona
PRO.31.30 | charm is deceptive and beauty is fleeting but a woman who fears the Lord is to be praised | upendeleo hudanganya na uzuri ni ubatili bali mwanamke amchaye Bwana ndiye atakayesifiwa
ECC.1.2 | meaningless meaningless everything is meaningless | vanity of vanities all is vanity | ubatili mtupu mambo yote ni ubatili
ECC.1.9 | there is nothing new under the sun | wala jambo jipya hakuna chini ya jua | hakuna jambo jipya chini ya jua
ECC.3.1 | there is a time for everything and a season for every activity under the heavens | kwa kila jambo kuna majira yake na wakati kwa kila kusudi chini ya mbingu
ECC.3.2 | a time to be born and a time to die | wakati wa kuzaliwa na wakati wa kufa
ECC.3.11 | he has made everything beautiful in its time | kila kitu amekifanya kizuri kwa wakati wake
ECC.4.9 | two are better than one because they have a good return for their labor | afadhali kuwa wawili kuliko mmoja
ECC.4.12 | a cord of three strands is not quickly broken | kamba ya nyuzi tatu haikatiki upesi
ECC.7.8 | the end of a matter is better than its beginning | heri mwisho wa neno kuliko mwanzo wake
ECC.9.10 | whatever your hand finds to do do it with all your might | lolote mkono wako utakalolipata kulifanya ulifanye kwa nguvu zako
ECC.9.11 | the race is not to the swift or the battle to the strong | si wenye mbio washindao katika michezo | the race is not to the swift nor the battle to the strong
ECC.11.1 | cast your bread upon the waters | ship your grain across the sea | tupa chakula chako usoni pa maji maana utakiona baada ya siku nyingi | cast your bread on the waters for after many days you will find it again
ECC.12.1 | remember your creator in the days of your youth | mkumbuke muumba wako siku za ujana wako
ECC.12.13 | fear God and keep his commandments for this is the duty of all mankind | mche Mungu nawe uzishike amri zake
SNG.2.4 | his banner over me is love | na bendera yake juu yangu ni mapenzi
SNG.6.3 | I am my beloveds and my beloved is mine | mimi ni wake mpendwa wangu na mpendwa wangu ni wangu
SNG.8.6 | place me like a seal over your heart for love is as strong as death | upendo una nguvu kama mauti
SNG.8.7 | many waters cannot quench love | maji mengi hayawezi kuuzimisha upendo
ISA.1.18 | come now let us settle the matter though your sins are like scarlet they shall be as white as snow | haya njoni tusemezane dhambi zenu zijapokuwa nyekundu sana zitakuwa nyeupe kama theluji
ISA.2.4 | they will beat their swords into plowshares and their spears into pruning hooks | watafua panga zao ziwe majembe
ISA.6.3 | holy holy holy is the Lord almighty the whole earth is full of his glory | mtakatifu mtakatifu mtakatifu ni Bwana wa majeshi dunia yote imejaa utukufu wake
ISA.6.8 | whom shall I send and who will go for us here am I send me | here I am send me | mimi hapa nitume mimi
ISA.7.14 | the virgin will conceive and give birth to a son and will call him Immanuel | bikira atachukua mimba atazaa mtoto mwanamume naye atamwita jina lake Imanueli
ISA.9.2 | the people walking in darkness have seen a great light | watu wale waliokwenda katika giza wameona nuru kuu
ISA.9.6 | for to us a child is born to us a son is given wonderful counselor mighty God everlasting father prince of peace | maana kwa ajili yetu mtoto amezaliwa tumepewa mtoto mwanamume
ISA.11.6 | the wolf will live with the lamb the leopard will lie down with the goat | mbwa mwitu atakaa pamoja na mwanakondoo
ISA.12.2 | surely God is my salvation I will trust and not be afraid | tazama Mungu ndiye wokovu wangu nitatumaini wala sitaogopa
ISA.25.8 | he will swallow up death forever | amemeza mauti hata milele
ISA.26.3 | you will keep in perfect peace those whose minds are steadfast because they trust in you | utamlinda yeye ambaye moyo wake umekutegemea katika amani kamilifu | you will keep in perfect peace those whose minds are stayed on you
ISA.30.15 | in quietness and trust is your strength | katika kutulia na kutumaini zitakuwa nguvu zenu
ISA.30.21 | this is the way walk in it | njia ni hii ifuateni
ISA.35.4 | be strong do not fear your God will come | jipeni moyo msiogope tazama Mungu wenu atakuja
ISA.40.1 | comfort comfort my people says your God | watulizeni mioyo watulizeni mioyo watu wangu
ISA.40.8 | the grass withers and the flowers fall but the word of our God endures forever | majani yakauka ua lanyauka bali neno la Mungu wetu litasimama milele
ISA.40.11 | he tends his flock like a shepherd he gathers the lambs in his arms | atalilisha kundi lake kama mchungaji
ISA.40.28 | do you not know have you not heard the Lord is the everlasting God he will not grow tired or weary | je wewe hukujua hukusikia yeye Mungu wa milele hazimii wala hachoki
ISA.40.29 | he gives strength to the weary and increases the power of the weak | huwapa nguvu wazimiao
ISA.40.31 | those who hope in the Lord will renew their strength they will soar on wings like eagles they will run and not grow weary | they that wait upon the Lord | bali wao wamngojeao Bwana watapata nguvu mpya watapanda juu kwa mbawa kama tai
ISA.41.10 | do not fear for I am with you do not be dismayed for I am your God I will strengthen you and help you | usiogope kwa maana mimi ni pamoja nawe usifadhaike
ISA.43.1 | do not fear for I have redeemed you I have summoned you by name you are mine | usiogope maana nimekukomboa nimekuita kwa jina lako wewe u wangu
ISA.43.2 | when you pass through the waters I will be with you when you walk through the fire you will not be burned | upitapo katika maji mengi nitakuwa pamoja nawe | when you pass through the waters I will be with you and the rivers will not sweep over you
ISA.43.18 | forget the former things do not dwell on the past | msiyakumbuke mambo ya kwanza wala msiyatafakari mambo ya zamani
ISA.43.19 | see I am doing a new thing now it springs up do you not perceive it | tazama nitatenda neno jipya sasa litachipuka
ISA.45.2 | I will go before you and will level the mountains | nitakwenda mbele yako na kupasawazisha mahali palipoparuza
ISA.46.4 | even to your old age and gray hairs I am he who will sustain you | na hata uzee wenu mimi ndiye na hata wenye mvi nitawachukueni
ISA.48.10 | I have tested you in the furnace of affliction | nimekusafisha katika tanuru ya taabu
ISA.49.15 | can a mother forget the baby at her breast though she may forget I will not forget you | je mwanamke aweza kumsahau mtoto wake anyonyaye
ISA.49.16 | see I have engraved you on the palms of my hands | tazama nimekuchora katika viganja vya mikono yangu
ISA.53.5 | he was pierced for our transgressions he was crushed for our iniquities and by his wounds we are healed | by his stripes we are healed | bali alijeruhiwa kwa makosa yetu na kwa kupigwa kwake sisi tumepona
ISA.53.6 | we all like sheep have gone astray | sisi sote kama kondoo tumepotea
ISA.54.17 | no weapon formed against you shall prosper | no weapon forged against you will prevail | kila silaha itakayofanyika juu yako haitafanikiwa
ISA.55.6 | seek the Lord while he may be found call on him while he is near | mtafuteni Bwana maadamu anapatikana mwiteni maadamu yu karibu
ISA.55.8 | my thoughts are not your thoughts neither are your ways my ways | maana mawazo yangu si mawazo yenu wala njia zenu si njia zangu
ISA.55.11 | my word will not return to me empty but will accomplish what I desire | ndivyo litakavyokuwa neno langu halitanirudia bure
ISA.57.15 | I live in a high and holy place but also with the one who is contrite and lowly in spirit
ISA.58.6 | is not this the kind of fasting I have chosen to loose the chains of injustice | je saumu niliyoichagua siyo ya namna hii
ISA.59.1 | surely the arm of the Lord is not too short to save nor his ear too dull to hear | tazama mkono wa Bwana haukupunguka hata usiweze kuokoa
ISA.60.1 | arise shine for your light has come and the glory of the Lord rises upon you | ondoka uangaze kwa kuwa nuru yako imekuja
ISA.60.22 | I am the Lord in its time I will do this swiftly | mimi Bwana nitayahimiza hayo wakati wake
ISA.61.1 | the spirit of the sovereign Lord is on me because the Lord has anointed me to proclaim good news to the poor | roho ya Bwana Mungu i juu yangu
ISA.61.3 | to bestow on them a crown of beauty instead of ashes | beauty for ashes | wapewe taji ya maua badala ya majivu
ISA.62.5 | as a bridegroom rejoices over his bride so will your God rejoice over you | kama bwana arusi amfurahiavyo bibi arusi ndivyo Mungu wako atakavyokufurahia wewe
ISA.64.6 | all our righteous acts are like filthy rags | matendo yetu yote ya haki yamekuwa kama nguo iliyotiwa unajisi
ISA.64.8 | we are the clay you are the potter | sisi tu udongo nawe u mfinyanzi wetu
ISA.65.24 | before they call I will answer while they are still speaking I will hear | kabla hawajaomba nitajibu
JER.1.5 | before I formed you in the womb I knew you before you were born I set you apart | kabla sijakuumba katika tumbo nalikujua
JER.1.12 | I am watching to see that my word is fulfilled | nami ninaliangalia neno langu ili nilitimize
JER.3.15 | I will give you shepherds after my own heart | nami nitawapa ninyi wachungaji waupendezao moyo wangu
JER.8.22 | is there no balm in Gilead | je hapana zeri katika Gileadi
JER.10.23 | a persons life is not their own it is not for them to direct their steps | njia ya mwanadamu haimo katika nafsi yake
JER.17.5 | cursed is the one who trusts in man | amelaaniwa mtu yule amtegemeaye mwanadamu
JER.17.7 | blessed is the one who trusts in the Lord whose confidence is in him | amebarikiwa mtu yule anayemtegemea Bwana
JER.17.9 | the heart is deceitful above all things and beyond cure | moyo huwa mdanganyifu kuliko vitu vyote
JER.18.6 | like clay in the hand of the potter so are you in my hand | kama udongo ulivyo katika mkono wa mfinyanzi
JER.29.11 | for I know the plans I have for you declares the Lord plans to prosper you and not to harm you plans to give you hope and a future | maana nayajua mawazo ninayowawazia ninyi asema Bwana ni mawazo ya amani wala si ya mabaya
JER.29.13 | you will seek me and find me when you seek me with all your heart | nanyi mtanitafuta na kuniona mtakaponitafuta kwa moyo wenu wote
JER.30.17 | I will restore you to health and heal your wounds declares the Lord | maana nitakurudishia afya nami nitakuponya jeraha zako
JER.31.3 | I have loved you with an everlasting love | nimekupenda kwa upendo wa milele
JER.32.17 | nothing is too hard for you you have made the heavens and the earth by your great power | hapana neno lililo gumu usiloliweza
JER.32.27 | I am the Lord the God of all mankind is anything too hard for me | mimi ni Bwana Mungu wa wote wenye mwili je kuna neno gumu lolote nisiloliweza
JER.33.3 | call to me and I will answer you and tell you great and unsearchable things you do not know | niite nami nitakuitikia nami nitakuonyesha mambo makubwa magumu usiyoyajua
LAM.3.22 | because of the Lords great love we are not consumed for his compassions never fail | ni huruma za Bwana kwamba hatuangamii
LAM.3.23 | they are new every morning great is your faithfulness | ni mpya kila siku asubuhi uaminifu wako ni mkuu
LAM.3.25 | the Lord is good to those whose hope is in him to the one who seeks him | Bwana ni mwema kwa hao wamngojeao
EZK.18.20 | the one who sins is the one who will die the child will not share the guilt of the parent | roho itendayo dhambi ndiyo itakayokufa
EZK.36.26 | I will give you a new heart and put a new spirit in you I will remove your heart of stone | nami nitawapa ninyi moyo mpya nami nitatia roho mpya ndani yenu
EZK.37.3 | can these bones live | mwanadamu je mifupa hii yaweza kuishi
DAN.2.21 | he changes times and seasons he deposes kings and raises up others | yeye hubadili majira na nyakati
DAN.3.17 | the God we serve is able to deliver us from it but even if he does not | Mungu wetu tunayemtumikia aweza kutuokoa na tanuru
DAN.3.18 | but even if he does not we will not serve your gods or worship the image of gold | even if he does not we will not bow down | bali kama si hivyo hatutaitumikia miungu yako
DAN.6.22 | my God sent his angel and he shut the mouths of the lions | Mungu wangu amemtuma malaika wake naye ameyafumba makanwa ya simba
DAN.11.32 | the people who know their God will be strong and do exploits | watu wamjuao Mungu wao watakuwa hodari
HOS.4.6 | my people are destroyed from lack of knowledge | my people perish for lack of knowledge | watu wangu wanaangamizwa kwa kukosa maarifa | my people are destroyed for lack of knowledge
HOS.6.6 | I desire mercy not sacrifice | maana nataka fadhili wala si sadaka
HOS.8.7 | they sow the wind and reap the whirlwind | wamepanda upepo nao watavuna tufani
HOS.10.12 | sow righteousness break up your unplowed ground for it is time to seek the Lord | ni wakati wa kumtafuta Bwana
JOL.2.13 | rend your heart and not your garments return to the Lord your God | rarueni mioyo yenu wala si mavazi yenu
JOL.2.25 | I will repay you for the years the locusts have eaten | I will restore the years the locusts have eaten | nami nitawarudishia hiyo miaka iliyoliwa na nzige
JOL.2.28 | I will pour out my spirit on all people your sons and daughters will prophesy your old men will dream dreams | nitamimina roho yangu juu ya wote wenye mwili
AMO.3.3 | do two walk together unless they have agreed to do so | can two walk together except they be agreed | je watu wawili waweza kutembea pamoja wasipokuwa wamepatana
AMO.5.24 | let justice roll on like a river righteousness like a never failing stream | lakini hukumu na itelemke kama maji na haki kama kijito chenye nguvu
JON.2.9 | salvation comes from the Lord | wokovu hutoka kwa Bwana
MIC.6.8 | what does the Lord require of you to act justly and to love mercy and to walk humbly with your God | na Bwana anataka nini kwako ila kutenda haki na kupenda rehema na kwenda kwa unyenyekevu na Mungu wako | act justly love mercy walk humbly with your God
MIC.7.7 | I watch in hope for the Lord I wait for God my savior | lakini mimi nitamtazamia Bwana nitamngoja Mungu wa wokovu wangu
MIC.7.8 | do not gloat over me my enemy though I have fallen I will rise | usifurahi juu yangu ee adui yangu niangukapo nitasimama tena
NAM.1.7 | the Lord is good a refuge in times of trouble he cares for those who trust in him | Bwana ni mwema ni ngome siku ya taabu
HAB.2.2 | write down the revelation and make it plain on tablets | write the vision and make it plain | iandike njozi ukaifanye iwe wazi sana katika vibao
HAB.2.3 | the revelation awaits an appointed time though it linger wait for it | maana njozi hii bado ni kwa wakati ulioamriwa ijapokawia ingojee
HAB.2.14 | the earth will be filled with the knowledge of the glory of the Lord as the waters cover the sea | maana dunia itajazwa maarifa ya utukufu wa Bwana
HAB.3.17 | though the fig tree does not bud and there are no grapes on the vines yet I will rejoice in the Lord | maana mtini hautachanua maua walakini nitamfurahia Bwana
HAB.3.19 | the sovereign Lord is my strength he makes my feet like the feet of a deer | Bwana aliye Bwana ni nguvu zangu huifanya miguu yangu kuwa kama ya kulungu
ZEP.3.17 | the Lord your God is with you the mighty warrior who saves he will rejoice over you with singing | Bwana Mungu wako yu katikati yako shujaa awezaye kuokoa
HAG.2.9 | the glory of this present house will be greater than the glory of the former house | utukufu wa mwisho wa nyumba hii utakuwa mkuu kuliko utukufu wake wa kwanza
ZEC.4.6 | not by might nor by power but by my spirit says the Lord almighty | si kwa uwezo wala si kwa nguvu bali ni kwa roho yangu asema Bwana wa majeshi
ZEC.4.10 | who dares despise the day of small things | ni nani aliyeidharau siku ya mambo madogo
MAL.3.6 | I the Lord do not change | kwa kuwa mimi Bwana sina kigeugeu
MAL.3.8 | will a man rob God in tithes and offerings | je mwanadamu atamwibia Mungu
MAL.3.10 | bring the whole tithe into the storehouse test me in this and see if I will not open the floodgates of heaven | leteni zaka kamili ghalani
MAL.4.2 | for you who revere my name the sun of righteousness will rise with healing in its rays | jua la haki litawazukia lenye kuponya katika mbawa zake
JER.13.23 | can a leopard change his spots or an Ethiopian his skin | can the leopard change its spots | je chui aweza kubadili madoadoa yake | a leopard cannot change its spots | can a leopard change its spots
ECC.10.19 | money is the answer for everything | money answers all things | money answereth all things | fedha huleta jawabu la mambo yote | pesa ni jibu la kila kitu
ECC.7.1 | a good name is better than fine perfume and the day of death better than the day of birth
ECC.7.9 | anger resides in the lap of fools
ECC.9.4 | a live dog is better than a dead lion | mbwa hai ni afadhali kuliko simba aliyekufa
ECC.12.12 | of making many books there is no end and much study wearies the body
EXO.22.18 | do not allow a sorceress to live
LEV.19.32 | stand up in the presence of the aged
DEU.22.5 | a woman must not wear mens clothing
JOB.19.20 | by the skin of my teeth | I have escaped by the skin of my teeth
DAN.5.27 | you have been weighed on the scales and found wanting
DAN.5.5 | the writing on the wall
JDG.15.16 | with the jawbone of a donkey I have killed a thousand men
1SA.24.6 | I will not lay my hand on the Lords anointed
1SA.13.14 | a man after his own heart | a man after Gods own heart
PRO.26.11 | as a dog returns to its vomit so a fool repeats his folly | mbwa huyarudia matapiko yake
PRO.27.15 | a quarrelsome wife is like a constant dripping on a rainy day
PRO.21.9 | better to live on a corner of the roof than share a house with a quarrelsome wife | heri kukaa katika pembe ya darini kuliko na mwanamke mgomvi
PRO.6.10 | a little sleep a little slumber a little folding of the hands to rest | a little sleep a little slumber a little folding of the hands and poverty will come on you like a thief
PRO.15.17 | better a small serving of vegetables with love than a fattened calf with hatred | chakula cha mboga penye mapendano ni bora
PRO.31.6 | let beer be for those who are perishing wine for those who are in anguish
PRO.14.23 | all hard work brings a profit but mere talk leads only to poverty
PRO.10.4 | lazy hands make for poverty but diligent hands bring wealth
PRO.11.22 | like a gold ring in a pigs snout is a beautiful woman who shows no discretion | pete ya dhahabu katika pua ya nguruwe
PRO.25.22 | you will heap burning coals on his head | utatia makaa ya moto kichwani pake
PRO.30.8 | give me neither poverty nor riches
PRO.12.10 | the righteous care for the needs of their animals
PRO.3.7 | do not be wise in your own eyes fear the Lord and shun evil | usiwe mwenye hekima machoni pako mche Bwana ukajiepushe na uovu
PRO.12.25 | worry weighs a person down an encouraging word cheers a person up
PRO.15.22 | plans go wrong for lack of advice many advisers bring success
`;
