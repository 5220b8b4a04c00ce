/** Famous lines of the Psalms: the passage, then the words by which people know it, modern and Kiswahili. */
export const psalmLines = `
PSA.1.1 | blessed is the one who does not walk in step with the wicked or stand in the way that sinners take | heri mtu yule asiyekwenda katika shauri la wasio haki
PSA.1.3 | that person is like a tree planted by streams of water which yields its fruit in season | naye atakuwa kama mti uliopandwa kandokando ya vijito vya maji
PSA.3.3 | you Lord are a shield around me my glory the one who lifts my head high | na wewe Bwana u ngao yangu pande zote utukufu wangu na mwinua kichwa changu
PSA.4.8 | in peace I will lie down and sleep for you alone Lord make me dwell in safety | katika amani nitajilaza na kupata usingizi mara
PSA.5.3 | in the morning Lord you hear my voice | Bwana asubuhi utaisikia sauti yangu
PSA.8.1 | Lord our Lord how majestic is your name in all the earth | wewe Mungu Bwana wetu jinsi lilivyo tukufu jina lako duniani mwote
PSA.8.4 | what is mankind that you are mindful of them | what is man that you are mindful of him | mtu ni kitu gani hata umkumbuke
PSA.14.1 | the fool says in his heart there is no God | mpumbavu amesema moyoni hakuna Mungu
PSA.16.8 | I keep my eyes always on the Lord with him at my right hand I will not be shaken | nimemweka Bwana mbele yangu daima
PSA.16.11 | you make known to me the path of life you will fill me with joy in your presence | utanijulisha njia ya uzima mbele za uso wako ziko furaha tele
PSA.18.2 | the Lord is my rock my fortress and my deliverer my God is my rock in whom I take refuge | Bwana ni jabali langu na boma langu na mwokozi wangu
PSA.18.30 | as for God his way is perfect the Lords word is flawless
PSA.19.1 | the heavens declare the glory of God the skies proclaim the work of his hands | mbingu zauhubiri utukufu wa Mungu na anga laitangaza kazi ya mikono yake
PSA.19.14 | may these words of my mouth and this meditation of my heart be pleasing in your sight Lord my rock and my redeemer | maneno ya kinywa changu na mawazo ya moyo wangu yapate kibali mbele zako
PSA.20.4 | may he give you the desire of your heart and make all your plans succeed | akujalie kwa kadiri ya haja ya moyo wako na kuyatimiza mashauri yako yote
PSA.20.7 | some trust in chariots and some in horses but we trust in the name of the Lord our God | hawa wanataja magari na hawa farasi bali sisi tutalitaja jina la Bwana Mungu wetu
PSA.22.1 | my God my God why have you forsaken me why are you so far from saving me | Mungu wangu Mungu wangu mbona umeniacha
PSA.23.1 | the Lord is my shepherd I lack nothing | the Lord is my shepherd I shall not want | Bwana ndiye mchungaji wangu sitapungukiwa na kitu
PSA.23.2 | he makes me lie down in green pastures he leads me beside quiet waters | katika malisho ya majani mabichi hunilaza
PSA.23.4 | even though I walk through the darkest valley I will fear no evil for you are with me | the valley of the shadow of death | naam nijapopita kati ya bonde la uvuli wa mauti sitaogopa mabaya
PSA.23.5 | you prepare a table before me in the presence of my enemies my cup overflows | waandaa meza mbele yangu machoni pa watesi wangu
PSA.23.6 | surely goodness and love will follow me all the days of my life and I will dwell in the house of the Lord forever | hakika wema na fadhili zitanifuata siku zote za maisha yangu
PSA.24.1 | the earth is the Lords and everything in it | nchi na vyote viijazavyo ni mali ya Bwana
PSA.24.7 | lift up your heads you gates that the king of glory may come in | inueni vichwa vyenu enyi malango
PSA.25.4 | show me your ways Lord teach me your paths | Ee Bwana unijulishe njia zako unifundishe mapito yako
PSA.27.1 | the Lord is my light and my salvation whom shall I fear | Bwana ni nuru yangu na wokovu wangu nimwogope nani
PSA.27.4 | one thing I ask from the Lord that I may dwell in the house of the Lord all the days of my life | neno moja nimelitaka kwa Bwana
PSA.27.10 | though my father and mother forsake me the Lord will receive me | baba yangu na mama yangu wameniacha bali Bwana atanikaribisha kwake
PSA.27.13 | I remain confident of this I will see the goodness of the Lord in the land of the living | nitauona wema wa Bwana katika nchi ya walio hai
PSA.27.14 | wait for the Lord be strong and take heart and wait for the Lord | umngoje Bwana uwe hodari upige moyo konde
PSA.28.7 | the Lord is my strength and my shield my heart trusts in him and he helps me | Bwana ni nguvu zangu na ngao yangu
PSA.30.5 | weeping may stay for the night but rejoicing comes in the morning | joy comes in the morning | huenda kilio huja kukaa usiku lakini asubuhi huwa furaha
PSA.30.11 | you turned my wailing into dancing | uligeuza matanga yangu kuwa machezo
PSA.32.1 | blessed is the one whose transgressions are forgiven whose sins are covered | heri aliyesamehewa dhambi na kusitiriwa makosa yake
PSA.32.8 | I will instruct you and teach you in the way you should go I will counsel you with my loving eye on you | nitakufundisha na kukuonyesha njia utakayoiendea
PSA.33.12 | blessed is the nation whose God is the Lord | heri taifa ambalo Bwana ni Mungu wao
PSA.34.1 | I will extol the Lord at all times his praise will always be on my lips | I will bless the Lord at all times | nitamhimidi Bwana kila wakati sifa zake zi kinywani mwangu daima
PSA.34.7 | the angel of the Lord encamps around those who fear him and he delivers them | malaika wa Bwana hufanya kituo akiwazungukia wamchao na kuwaokoa
PSA.34.8 | taste and see that the Lord is good | onjeni mwone ya kuwa Bwana yu mwema
PSA.34.10 | the lions may grow weak and hungry but those who seek the Lord lack no good thing | wana simba hutindikiwa huona njaa bali wamtafutao Bwana hawatahitaji kitu chochote kilicho chema
PSA.34.17 | the righteous cry out and the Lord hears them he delivers them from all their troubles
PSA.34.18 | the Lord is close to the brokenhearted and saves those who are crushed in spirit | Bwana yu karibu nao waliovunjika moyo na waliopondeka roho huwaokoa
PSA.34.19 | the righteous person may have many troubles but the Lord delivers him from them all | mateso ya mwenye haki ni mengi lakini Bwana humponya nayo yote
PSA.37.4 | take delight in the Lord and he will give you the desires of your heart | nawe utajifurahisha kwa Bwana naye atakupa haja za moyo wako | delight yourself in the Lord and he will give you the desires of your heart
PSA.37.5 | commit your way to the Lord trust in him | umkabidhi Bwana njia yako pia umtumaini naye atafanya
PSA.37.7 | be still before the Lord and wait patiently for him | ukae kimya mbele za Bwana nawe umngojee kwa saburi
PSA.37.23 | the Lord makes firm the steps of the one who delights in him | the steps of a good man are ordered by the Lord | hatua za mtu zaimarishwa na Bwana
PSA.37.25 | I was young and now I am old yet I have never seen the righteous forsaken or their children begging bread | nalikuwa kijana nami sasa ni mzee lakini sijamwona mwenye haki ameachwa | I was young and now I am old yet I have never seen the righteous forsaken
PSA.40.1 | I waited patiently for the Lord he turned to me and heard my cry | nalimngoja Bwana kwa saburi akaniinamia akakisikia kilio changu
PSA.40.2 | he lifted me out of the slimy pit out of the mud and mire | akanipandisha toka shimo la uharibifu
PSA.42.1 | as the deer pants for streams of water so my soul pants for you my God | kama ayala aioneavyo shauku mito ya maji
PSA.42.5 | why my soul are you downcast put your hope in God | nafsi yangu kwa nini kuinama umtumaini Mungu
PSA.42.7 | deep calls to deep in the roar of your waterfalls | kilindi chapigia kelele kilindi
PSA.46.1 | God is our refuge and strength an ever present help in trouble | Mungu kwetu sisi ni kimbilio na nguvu msaada utakaoonekana tele wakati wa mateso
PSA.46.10 | be still and know that I am God | acheni mjue ya kuwa mimi ni Mungu | cease striving and know that I am God
PSA.50.15 | call on me in the day of trouble I will deliver you and you will honor me | ukaniite siku ya mateso nitakuokoa na wewe utanitukuza
PSA.51.1 | have mercy on me O God according to your unfailing love | Ee Mungu unirehemu sawasawa na fadhili zako
PSA.51.5 | surely I was sinful at birth sinful from the time my mother conceived me | tazama mimi naliumbwa katika hali ya uovu
PSA.51.7 | cleanse me with hyssop and I will be clean wash me and I will be whiter than snow | unisafishe kwa hisopo nami nitakuwa safi
PSA.51.10 | create in me a pure heart O God and renew a steadfast spirit within me | Ee Mungu uniumbie moyo safi uifanye upya roho iliyotulia ndani yangu
PSA.51.12 | restore to me the joy of your salvation | unirudishie furaha ya wokovu wako
PSA.51.17 | a broken and contrite heart you God will not despise | moyo uliovunjika na kupondeka Ee Mungu hutaudharau
PSA.55.22 | cast your cares on the Lord and he will sustain you | umtwike Bwana mzigo wako naye atakutegemeza
PSA.56.3 | when I am afraid I put my trust in you | siku ya hofu yangu nitakutumaini wewe
PSA.56.8 | you keep track of all my sorrows you have collected all my tears in your bottle | uyatie machozi yangu katika chupa yako
PSA.61.2 | lead me to the rock that is higher than I | uniongoze juu ya mwamba nisioweza kuupanda
PSA.62.1 | truly my soul finds rest in God my salvation comes from him | nafsi yangu yamngoja Mungu peke yake kwa kimya
PSA.63.1 | you God are my God earnestly I seek you I thirst for you | Ee Mungu Mungu wangu nitakutafuta mapema
PSA.66.18 | if I had cherished sin in my heart the Lord would not have listened | kama ningaliwaza maovu moyoni mwangu Bwana asingesikia
PSA.68.1 | may God arise may his enemies be scattered | let God arise and his enemies be scattered | Mungu huondoka adui zake wakatawanyika
PSA.68.5 | a father to the fatherless a defender of widows is God in his holy dwelling | baba wa yatima na mwamuzi wa wajane Mungu katika kao lake takatifu
PSA.68.19 | praise be to the Lord who daily bears our burdens | na ahimidiwe Bwana siku kwa siku hutuchukulia mzigo wetu
PSA.71.9 | do not cast me away when I am old | usinitupe wakati wa uzee
PSA.73.26 | my flesh and my heart may fail but God is the strength of my heart and my portion forever | mwili wangu na moyo wangu hupunguka bali Mungu ni mwamba wa moyo wangu
PSA.75.6 | promotion comes neither from the east nor from the west | maana si mashariki wala si magharibi itokako heshima
PSA.84.10 | better is one day in your courts than a thousand elsewhere | hakika siku moja katika nyua zako ni bora kuliko siku elfu
PSA.84.11 | no good thing does he withhold from those whose walk is blameless | hatawanyima kitu chema hao waendao kwa ukamilifu
PSA.86.5 | you Lord are forgiving and good abounding in love to all who call to you
PSA.90.12 | teach us to number our days that we may gain a heart of wisdom | basi utujulishe kuzihesabu siku zetu tujipatie moyo wa hekima
PSA.90.17 | establish the work of our hands for us | kazi ya mikono yetu uithibitishe
PSA.91.1 | whoever dwells in the shelter of the most high will rest in the shadow of the almighty | aketiye mahali pa siri pake aliye juu atakaa katika uvuli wake mwenyezi
PSA.91.2 | I will say of the Lord he is my refuge and my fortress my God in whom I trust | nitasema Bwana ndiye kimbilio langu na ngome yangu
PSA.91.7 | a thousand may fall at your side ten thousand at your right hand but it will not come near you | ijapo watu elfu waanguka ubavuni pako
PSA.91.11 | he will command his angels concerning you to guard you in all your ways | kwa kuwa atakuagizia malaika zake wakulinde katika njia zako zote
PSA.92.12 | the righteous will flourish like a palm tree | mwenye haki atasitawi kama mtende
PSA.94.19 | when anxiety was great within me your consolation brought me joy
PSA.95.1 | come let us sing for joy to the Lord let us shout aloud to the rock of our salvation | njoni tumwimbie Bwana
PSA.95.6 | come let us bow down in worship let us kneel before the Lord our maker | njoni tuabudu tusujudu tupige magoti mbele za Bwana aliyetuumba
PSA.96.1 | sing to the Lord a new song | mwimbieni Bwana wimbo mpya
PSA.100.1 | shout for joy to the Lord all the earth | make a joyful noise unto the Lord | mfanyieni Bwana shangwe dunia yote
PSA.100.4 | enter his gates with thanksgiving and his courts with praise | ingieni malangoni mwake kwa kushukuru nyuani mwake kwa kusifu
PSA.100.5 | the Lord is good and his love endures forever his faithfulness continues through all generations | kwa kuwa Bwana ndiye mwema rehema zake ni za milele
PSA.103.1 | praise the Lord my soul all my inmost being praise his holy name | bless the Lord O my soul | Ee nafsi yangu umhimidi Bwana
PSA.103.2 | praise the Lord my soul and forget not all his benefits | Ee nafsi yangu umhimidi Bwana wala usizisahau fadhili zake zote
PSA.103.3 | who forgives all your sins and heals all your diseases | akusamehe maovu yako yote akuponya magonjwa yako yote
PSA.103.8 | the Lord is compassionate and gracious slow to anger abounding in love | Bwana amejaa huruma na neema haoni hasira upesi
PSA.103.12 | as far as the east is from the west so far has he removed our transgressions from us | kama mashariki ilivyo mbali na magharibi ndivyo alivyoweka dhambi zetu mbali nasi
PSA.103.13 | as a father has compassion on his children so the Lord has compassion on those who fear him | kama vile baba awahurumiavyo watoto wake
PSA.107.1 | give thanks to the Lord for he is good his love endures forever | mshukuruni Bwana kwa kuwa ni mwema
PSA.107.20 | he sent out his word and healed them | hulituma neno lake huwaponya
PSA.116.15 | precious in the sight of the Lord is the death of his faithful servants | ina thamani machoni pa Bwana mauti ya wacha Mungu wake
PSA.118.6 | the Lord is with me I will not be afraid what can mere mortals do to me | Bwana yuko upande wangu sitaogopa mwanadamu atanitenda nini
PSA.118.17 | I will not die but live and will proclaim what the Lord has done | sitakufa bali nitaishi nami nitayasimulia matendo ya Bwana
PSA.118.22 | the stone the builders rejected has become the cornerstone | jiwe walilolikataa waashi limekuwa jiwe kuu la pembeni
PSA.118.24 | this is the day the Lord has made let us rejoice and be glad in it | siku hii ndiyo aliyoifanya Bwana tutashangilia na kuifurahia
PSA.119.9 | how can a young person stay on the path of purity by living according to your word | jinsi gani kijana aisafishe njia yake kwa kutii akilifuata neno lako
PSA.119.11 | I have hidden your word in my heart that I might not sin against you | moyoni mwangu nimeliweka neno lako nisije nikakutenda dhambi
PSA.119.71 | it was good for me to be afflicted so that I might learn your decrees | ilikuwa vema kwangu kuwa naliteswa
PSA.119.105 | your word is a lamp for my feet a light on my path | neno lako ni taa ya miguu yangu na mwanga wa njia yangu
PSA.121.1 | I lift up my eyes to the mountains where does my help come from | nitayainua macho yangu niitazame milima msaada wangu utatoka wapi
PSA.121.2 | my help comes from the Lord the maker of heaven and earth | msaada wangu u katika Bwana aliyezifanya mbingu na nchi
PSA.121.4 | he who watches over Israel will neither slumber nor sleep | hatasinzia wala hatalala usingizi yeye aliye mlinzi wa Israeli
PSA.121.8 | the Lord will watch over your coming and going both now and forevermore | Bwana atakulinda utokapo na uingiapo tangu sasa na hata milele
PSA.122.1 | I rejoiced with those who said to me let us go to the house of the Lord | nalifurahi waliponiambia na twende nyumbani kwa Bwana
PSA.124.8 | our help is in the name of the Lord the maker of heaven and earth | msaada wetu u katika jina la Bwana
PSA.126.1 | when the Lord restored the fortunes of Zion we were like those who dreamed | Bwana alipowarejeza mateka wa Sayuni tulikuwa kama waotao ndoto
PSA.126.3 | the Lord has done great things for us and we are filled with joy | Bwana alitutendea mambo makuu tulikuwa tukifurahi
PSA.126.5 | those who sow with tears will reap with songs of joy | wapandao kwa machozi watavuna kwa kelele za furaha
PSA.127.1 | unless the Lord builds the house the builders labor in vain | Bwana asipoijenga nyumba waijengao wafanya kazi bure
PSA.127.3 | children are a heritage from the Lord offspring a reward from him | tazama wana ndio urithi wa Bwana uzao wa tumbo ni thawabu
PSA.128.1 | blessed are all who fear the Lord who walk in obedience to him | heri kila mtu amchaye Bwana aendaye katika njia yake
PSA.130.1 | out of the depths I cry to you Lord | Ee Bwana toka vilindini nimekulilia
PSA.133.1 | how good and pleasant it is when Gods people live together in unity | tazama jinsi ilivyo vema na kupendeza ndugu wakae pamoja kwa umoja | how good it is when brothers dwell together in unity
PSA.136.1 | give thanks to the Lord for he is good his love endures forever | kwa maana fadhili zake ni za milele
PSA.138.8 | the Lord will vindicate me do not abandon the works of your hands | the Lord will perfect that which concerns me | Bwana atanitimilizia mambo yangu
PSA.139.1 | you have searched me Lord and you know me | Ee Bwana umenichunguza na kunijua
PSA.139.7 | where can I go from your spirit where can I flee from your presence | niende wapi nijiepushe na roho yako
PSA.139.13 | you created my inmost being you knit me together in my mothers womb | ndiwe uliyeniumba mtima wangu
PSA.139.14 | I praise you because I am fearfully and wonderfully made | nitakushukuru kwa kuwa nimeumbwa kwa jinsi ya ajabu ya kutisha
PSA.139.23 | search me God and know my heart test me and know my anxious thoughts | Ee Mungu unichunguze uujue moyo wangu
PSA.141.3 | set a guard over my mouth Lord keep watch over the door of my lips | Ee Bwana uweke mlinzi kinywani pangu
PSA.143.8 | let the morning bring me word of your unfailing love | unifanye kusikia fadhili zako asubuhi
PSA.145.8 | the Lord is gracious and compassionate slow to anger and rich in love | Bwana ana fadhili ni mwingi wa huruma
PSA.145.18 | the Lord is near to all who call on him to all who call on him in truth | Bwana yu karibu na wote wamwitao
PSA.147.3 | he heals the brokenhearted and binds up their wounds | huwaponya waliopondeka moyo na kuziganga jeraha zao
PSA.150.6 | let everything that has breath praise the Lord | kila mwenye pumzi na amsifu Bwana
PSA.105.15 | touch not mine anointed and do my prophets no harm | msiwaguse masihi wangu wala msiwadhuru nabii zangu
`;
