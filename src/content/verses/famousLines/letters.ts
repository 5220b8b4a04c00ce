/** Famous lines of the letters and Revelation: the passage, then the words by which people know it. */
export const letterLines = `
ROM.1.16 | I am not ashamed of the gospel because it is the power of God that brings salvation | kwa maana siionei haya injili kwa sababu ni uweza wa Mungu uuletao wokovu
ROM.1.17 | the righteous will live by faith | the just shall live by faith | mwenye haki ataishi kwa imani
ROM.2.11 | God does not show favoritism | kwa maana hakuna upendeleo kwa Mungu
ROM.3.10 | there is no one righteous not even one | hakuna mwenye haki hata mmoja
ROM.3.23 | for all have sinned and fall short of the glory of God | kwa sababu wote wamefanya dhambi na kupungukiwa na utukufu wa Mungu
ROM.5.1 | since we have been justified through faith we have peace with God through our Lord Jesus Christ | basi tukiisha kuhesabiwa haki itokayo katika imani na mwe na amani kwa Mungu
ROM.5.3 | we also glory in our sufferings because we know that suffering produces perseverance | dhiki kazi yake ni kuleta saburi
ROM.5.8 | God demonstrates his own love for us in this while we were still sinners Christ died for us | bali Mungu aonyesha pendo lake yeye mwenyewe kwetu sisi kwa kuwa Kristo alikufa kwa ajili yetu tulipokuwa tungali wenye dhambi
ROM.5.20 | where sin increased grace increased all the more | dhambi ilipozidi neema ilikuwa nyingi zaidi
ROM.6.1 | shall we go on sinning so that grace may increase by no means | tudumu katika dhambi ili neema izidi kuwa nyingi
ROM.6.23 | the wages of sin is death but the gift of God is eternal life in Christ Jesus our Lord | kwa maana mshahara wa dhambi ni mauti bali karama ya Mungu ni uzima wa milele
ROM.7.15 | I do not do what I want to do but what I hate I do | sijui nifanyalo kwa sababu lile nilipendalo silitendi bali lile nilichukialo ndilo ninalolitenda
ROM.8.1 | there is now no condemnation for those who are in Christ Jesus | sasa basi hakuna hukumu ya adhabu juu yao walio katika Kristo Yesu
ROM.8.6 | the mind governed by the flesh is death but the mind governed by the spirit is life and peace
ROM.8.14 | those who are led by the spirit of God are the children of God | kwa kuwa wote wanaoongozwa na roho wa Mungu hao ndio wana wa Mungu
ROM.8.15 | we cry Abba father | twalia Aba yaani baba
ROM.8.18 | our present sufferings are not worth comparing with the glory that will be revealed in us | mateso ya wakati huu wa sasa si kitu kama utukufu ule utakaofunuliwa kwetu
ROM.8.26 | the spirit helps us in our weakness we do not know what we ought to pray for | roho naye hutusaidia udhaifu wetu kwa maana hatujui kuomba jinsi itupasavyo
ROM.8.28 | in all things God works for the good of those who love him | all things work together for good | nasi twajua ya kuwa katika mambo yote Mungu hufanya kazi pamoja na wale wampendao katika kuwapatia mema
ROM.8.31 | if God is for us who can be against us | if god be for us | Mungu akiwapo upande wetu ni nani aliye juu yetu
ROM.8.35 | who shall separate us from the love of Christ | ni nani atakayetutenga na upendo wa Kristo
ROM.8.37 | in all these things we are more than conquerors through him who loved us | lakini katika mambo hayo yote tunashinda na zaidi ya kushinda kwa yeye aliyetupenda
ROM.8.38 | neither death nor life neither angels nor demons will be able to separate us from the love of God | wala mauti wala uzima wala malaika
ROM.10.9 | if you declare with your mouth Jesus is Lord and believe in your heart that God raised him from the dead you will be saved | ukimkiri Yesu kwa kinywa chako ya kuwa ni Bwana na kuamini moyoni mwako utaokoka | confess with your mouth that Jesus is Lord
ROM.10.13 | everyone who calls on the name of the Lord will be saved | kila atakayeliitia jina la Bwana ataokoka
ROM.10.15 | how beautiful are the feet of those who bring good news | ni mizuri kama nini miguu yao wahubirio habari ya mema
ROM.10.17 | faith comes from hearing the message and the message is heard through the word about Christ | faith comes by hearing | basi imani chanzo chake ni kusikia na kusikia huja kwa neno la Kristo
ROM.11.33 | oh the depth of the riches of the wisdom and knowledge of God | jinsi zilivyo nyingi utajiri na hekima na maarifa ya Mungu
ROM.12.1 | offer your bodies as a living sacrifice holy and pleasing to God | itoeni miili yenu iwe dhabihu iliyo hai takatifu ya kumpendeza Mungu
ROM.12.2 | do not conform to the pattern of this world but be transformed by the renewing of your mind | wala msiifuatishe namna ya dunia hii bali mgeuzwe kwa kufanywa upya nia zenu
ROM.12.12 | be joyful in hope patient in affliction faithful in prayer | kwa tumaini mkifurahi katika dhiki mkisubiri katika kusali mkidumu
ROM.12.15 | rejoice with those who rejoice mourn with those who mourn | weep with those who weep | furahini pamoja nao wafurahio lieni pamoja nao waliao | be happy with those who are happy and weep with those who weep
ROM.12.18 | if it is possible as far as it depends on you live at peace with everyone | kama yamkini kwa upande wenu mkae katika amani na watu wote
ROM.12.19 | it is mine to avenge I will repay says the Lord | vengeance is mine | kisasi ni juu yangu mimi mimi nitalipa anena Bwana
ROM.12.21 | do not be overcome by evil but overcome evil with good | usishindwe na ubaya bali uushinde ubaya kwa wema
ROM.13.1 | let everyone be subject to the governing authorities | kila mtu na aitii mamlaka iliyo kuu
ROM.13.8 | let no debt remain outstanding except the continuing debt to love one another | owe no one anything except to love | msiwiwe na mtu chochote isipokuwa kupendana | owe no man any thing | msiwiwe na mtu chochote
ROM.14.8 | if we live we live for the Lord and if we die we die for the Lord | kama tukiishi twaishi kwa Bwana na kama tukifa twafa kwa Bwana
ROM.14.11 | every knee will bow before me every tongue will acknowledge God | kila goti litapigwa mbele zangu na kila ulimi utamkiri Mungu
ROM.15.13 | may the God of hope fill you with all joy and peace as you trust in him | basi Mungu wa tumaini na awajaze ninyi furaha yote na amani
ROM.16.20 | the God of peace will soon crush Satan under your feet | na Mungu wa amani atamseta shetani chini ya miguu yenu upesi
1CO.1.18 | the message of the cross is foolishness to those who are perishing | neno la msalaba kwao wanaopotea ni upuzi
1CO.1.27 | God chose the foolish things of the world to shame the wise | bali Mungu aliyachagua mambo mapumbavu ya dunia awaaibishe wenye hekima
1CO.2.9 | what no eye has seen what no ear has heard and what no human mind has conceived | mambo ambayo jicho halikuyaona wala sikio halikuyasikia
1CO.3.6 | I planted the seed Apollos watered it but God has been making it grow | mimi nilipanda Apolo akatia maji bali mwenye kukuza ni Mungu
1CO.3.16 | do you not know that you yourselves are Gods temple and that Gods spirit dwells in your midst | hamjui ya kuwa ninyi mmekuwa hekalu la Mungu na ya kuwa roho wa Mungu anakaa ndani yenu
1CO.6.12 | I have the right to do anything but not everything is beneficial | vitu vyote ni halali kwangu lakini si vyote vifaavyo | everything is permissible but not everything is beneficial
1CO.6.19 | your bodies are temples of the holy spirit you are not your own | mwili wenu ni hekalu la roho mtakatifu
1CO.6.20 | you were bought at a price therefore honor God with your bodies | maana mlinunuliwa kwa thamani
1CO.9.24 | all the runners run but only one gets the prize run in such a way as to get the prize | wote hupiga mbio lakini apokeaye tuzo ni mmoja
1CO.10.12 | if you think you are standing firm be careful that you do not fall | anayejidhania kuwa amesimama na aangalie asianguke
1CO.10.13 | God is faithful he will not let you be tempted beyond what you can bear he will also provide a way out | Mungu ni mwaminifu hatawaacha mjaribiwe kupita mwezavyo
1CO.10.31 | whether you eat or drink or whatever you do do it all for the glory of God | mlapo au mnywapo au mtendapo neno lolote fanyeni yote kwa utukufu wa Mungu
1CO.11.24 | this is my body which is for you do this in remembrance of me | huu ndio mwili wangu ulio kwa ajili yenu
1CO.12.12 | just as a body though one has many parts | maana kama vile mwili ni mmoja nao una viungo vingi
1CO.13.1 | if I speak in the tongues of men or of angels but do not have love I am only a resounding gong or a clanging cymbal | nijaposema kwa lugha za wanadamu na za malaika kama sina upendo
1CO.13.4 | love is patient love is kind it does not envy it does not boast it is not proud | upendo huvumilia hufadhili upendo hauhusudu
1CO.13.7 | love always protects always trusts always hopes always perseveres | upendo huvumilia yote huamini yote hutumaini yote hustahimili yote
1CO.13.8 | love never fails | upendo haupungui neno wakati wowote
1CO.13.11 | when I was a child I talked like a child I thought like a child | nilipokuwa mtoto mchanga nalisema kama mtoto mchanga
1CO.13.12 | now we see only a reflection as in a mirror then we shall see face to face | through a glass darkly | maana wakati wa sasa tunaona kwa kioo kwa jinsi ya fumbo
1CO.13.13 | and now these three remain faith hope and love but the greatest of these is love | basi sasa inadumu imani tumaini upendo haya matatu na katika hayo lililo kuu ni upendo
1CO.14.33 | God is not a God of disorder but of peace | Mungu si Mungu wa machafuko bali wa amani
1CO.14.40 | everything should be done in a fitting and orderly way | mambo yote na yatendeke kwa uzuri na kwa utaratibu
1CO.15.33 | bad company ruins good morals | bad company corrupts good morals | bad company corrupts good character | mazungumzo mabaya huharibu tabia njema
1CO.15.55 | where O death is your victory where O death is your sting | ku wapi ewe mauti kushinda kwako u wapi ewe mauti uchungu wako
1CO.15.57 | thanks be to God he gives us the victory through our Lord Jesus Christ | lakini Mungu na ashukuriwe atupaye kushinda kwa Bwana wetu Yesu Kristo
1CO.15.58 | stand firm let nothing move you always give yourselves fully to the work of the Lord your labor is not in vain | mwimarike msitikisike mkazidi sana kutenda kazi ya Bwana
1CO.16.13 | be on your guard stand firm in the faith be courageous be strong | kesheni simameni imara katika imani
2CO.1.3 | the father of compassion and the God of all comfort | baba wa rehema Mungu wa faraja yote
2CO.3.17 | where the spirit of the Lord is there is freedom | walakini alipo roho wa Bwana hapo ndipo penye uhuru
2CO.4.7 | we have this treasure in jars of clay | lakini tuna hazina hii katika vyombo vya udongo
2CO.4.8 | we are hard pressed on every side but not crushed perplexed but not in despair | pande zote twadhikika bali hatusongwi twaona shaka bali hatukati tamaa
2CO.4.16 | we do not lose heart though outwardly we are wasting away yet inwardly we are being renewed day by day | kwa hiyo hatulegei bali ijapokuwa utu wetu wa nje unachakaa
2CO.4.17 | our light and momentary troubles are achieving for us an eternal glory | dhiki yetu nyepesi iliyo ya muda wa kitambo tu
2CO.5.7 | we live by faith not by sight | walk by faith and not by sight | maana twaenenda kwa imani si kwa kuona
2CO.5.17 | if anyone is in Christ the new creation has come the old has gone the new is here | mtu akiwa ndani ya Kristo amekuwa kiumbe kipya ya kale yamepita tazama yamekuwa mapya
2CO.5.21 | God made him who had no sin to be sin for us | yeye asiyejua dhambi alimfanya kuwa dhambi kwa ajili yetu
2CO.6.2 | now is the time of Gods favor now is the day of salvation | tazama wakati uliokubalika ndio sasa tazama siku ya wokovu ndiyo sasa
2CO.6.14 | do not be yoked together with unbelievers | msifungiwe nira pamoja na wasioamini
2CO.9.6 | whoever sows sparingly will also reap sparingly | apandaye haba atavuna haba
2CO.9.7 | God loves a cheerful giver | Mungu humpenda yeye atoaye kwa moyo wa ukunjufu | God loves a person who gives cheerfully
2CO.9.8 | God is able to bless you abundantly | na Mungu aweza kuwajaza kila neema kwa wingi
2CO.10.4 | the weapons we fight with are not the weapons of the world | silaha za vita vyetu si za mwili
2CO.12.9 | my grace is sufficient for you for my power is made perfect in weakness | neema yangu yakutosha maana uweza wangu hutimilika katika udhaifu | my grace is sufficient for you my power is made perfect in weakness
2CO.12.10 | when I am weak then I am strong | maana niwapo dhaifu ndipo nilipo na nguvu
2CO.13.14 | may the grace of the Lord Jesus Christ and the love of God and the fellowship of the holy spirit be with you all | neema ya Bwana Yesu Kristo na pendo la Mungu na ushirika wa roho mtakatifu ukae nanyi nyote
GAL.2.20 | I have been crucified with Christ and I no longer live but Christ lives in me | nimesulibiwa pamoja na Kristo lakini ni hai wala si mimi tena bali Kristo yu hai ndani yangu
GAL.3.28 | there is neither Jew nor Gentile neither slave nor free nor is there male and female for you are all one in Christ Jesus | hapana Myahudi wala Myunani hapana mtumwa wala huru
GAL.5.1 | it is for freedom that Christ has set us free | katika ungwana huo Kristo alituandika huru
GAL.5.16 | walk by the spirit and you will not gratify the desires of the flesh | enendeni kwa roho wala hamtazitimiza kamwe tamaa za mwili
GAL.5.22 | the fruit of the spirit is love joy peace forbearance kindness goodness faithfulness | lakini tunda la roho ni upendo furaha amani uvumilivu utu wema fadhili uaminifu
GAL.6.2 | carry each others burdens and in this way you will fulfill the law of Christ | mchukuliane mizigo na kuitimiza hivyo sheria ya Kristo
GAL.6.7 | you reap what you sow | you will reap what you sow | do not be deceived God cannot be mocked a man reaps what he sows | msidanganyike Mungu hadhihakiwi kwa kuwa chochote apandacho mtu ndicho atakachovuna | whatever a man sows that he will also reap | apandacho mtu ndicho atakachovuna
GAL.6.9 | let us not become weary in doing good for at the proper time we will reap a harvest if we do not give up | tena tusichoke katika kutenda mema maana tutavuna kwa wakati wake tusipozimia roho | let us not grow weary in doing good
EPH.1.3 | praise be to God who has blessed us in the heavenly realms with every spiritual blessing | atukuzwe Mungu aliyetubariki kwa baraka zote za rohoni
EPH.2.8 | it is by grace you have been saved through faith and this is not from yourselves it is the gift of God | kwa maana mmeokolewa kwa neema kwa njia ya imani ambayo hiyo haikutokana na nafsi zenu ni kipawa cha Mungu
EPH.2.10 | we are Gods handiwork created in Christ Jesus to do good works | maana tu kazi yake tuliumbwa katika Kristo Yesu tutende matendo mema
EPH.3.20 | to him who is able to do immeasurably more than all we ask or imagine | basi atukuzwe yeye awezaye kufanya mambo ya ajabu mno kuliko yote tuyaombayo au tuyawazayo
EPH.4.2 | be completely humble and gentle be patient bearing with one another in love | kwa unyenyekevu wote na upole kwa uvumilivu mkichukuliana katika upendo
EPH.4.5 | one Lord one faith one baptism | Bwana mmoja imani moja ubatizo mmoja
EPH.4.26 | in your anger do not sin do not let the sun go down while you are still angry | mwe na hasira ila msitende dhambi jua lisichwe na uchungu wenu bado haujawatoka | be angry and do not sin | do not let the sun go down on your anger | do not let the sun go down while you are still angry
EPH.4.29 | do not let any unwholesome talk come out of your mouths | neno lolote lililo ovu lisitoke vinywani mwenu
EPH.4.32 | be kind and compassionate to one another forgiving each other just as in Christ God forgave you | tena iweni wafadhili ninyi kwa ninyi wenye huruma mkasameheane
EPH.5.15 | be very careful how you live not as unwise but as wise making the most of every opportunity | mkiukomboa wakati kwa maana zamani hizi ni za uovu
EPH.5.18 | do not get drunk on wine instead be filled with the spirit | wala msilewe kwa mvinyo ambamo mna ufisadi bali mjazwe roho
EPH.5.22 | wives submit yourselves to your own husbands as you do to the Lord | enyi wake watiini waume zenu kama kumtii Bwana wetu
EPH.5.25 | husbands love your wives just as Christ loved the church | enyi waume wapendeni wake zenu kama Kristo naye alivyolipenda kanisa
EPH.6.1 | children obey your parents in the Lord for this is right | enyi watoto watiini wazazi wenu katika Bwana maana hii ndiyo haki
EPH.6.4 | fathers do not exasperate your children | nanyi akina baba msiwachokoze watoto wenu
EPH.6.10 | be strong in the Lord and in his mighty power | hatimaye mzidi kuwa hodari katika Bwana na katika uweza wa nguvu zake
EPH.6.11 | put on the full armor of God so that you can take your stand against the devils schemes | vaeni silaha zote za Mungu mpate kuweza kuzipinga hila za shetani
EPH.6.12 | our struggle is not against flesh and blood but against the rulers against the powers of this dark world | kwa maana kushindana kwetu sisi si juu ya damu na nyama bali ni juu ya falme na mamlaka
PHP.1.6 | he who began a good work in you will carry it on to completion until the day of Christ Jesus | yeye aliyeanza kazi njema mioyoni mwenu ataimaliza | he who began a good work in you will complete it
PHP.1.21 | for to me to live is Christ and to die is gain | kwa maana kwangu mimi kuishi ni Kristo na kufa ni faida
PHP.2.3 | do nothing out of selfish ambition or vain conceit rather in humility value others above yourselves | msitende neno lolote kwa kushindana wala kwa majivuno
PHP.2.5 | have the same mindset as Christ Jesus | iweni na nia iyo hiyo ndani yenu ambayo ilikuwamo pia ndani ya Kristo Yesu
PHP.2.10 | at the name of Jesus every knee should bow | ili kwa jina la Yesu kila goti lipigwe
PHP.2.13 | it is God who works in you to will and to act | kwa maana ndiye Mungu atendaye kazi ndani yenu
PHP.2.14 | do everything without grumbling or arguing | yatendeni mambo yote pasipo kunung'unika wala mashindano
PHP.3.13 | forgetting what is behind and straining toward what is ahead | nikiyasahau yaliyo nyuma nikiyachuchumilia yaliyo mbele
PHP.3.14 | I press on toward the goal to win the prize | nakaza mwendo niifikilie mede ya thawabu
PHP.3.20 | our citizenship is in heaven | wenyeji wetu uko mbinguni
PHP.4.4 | rejoice in the Lord always I will say it again rejoice | furahini katika Bwana sikuzote tena nasema furahini
PHP.4.6 | do not be anxious about anything but in every situation by prayer and petition with thanksgiving present your requests to God | msijisumbue kwa neno lolote bali katika kila neno kwa kusali na kuomba pamoja na kushukuru haja zenu na zijulikane na Mungu | be anxious for nothing | do not worry about anything instead pray about everything
PHP.4.7 | the peace of God which transcends all understanding will guard your hearts and your minds | the peace that passes all understanding | na amani ya Mungu ipitayo akili zote itawahifadhi mioyo yenu | the peace that surpasses all understanding
PHP.4.8 | whatever is true whatever is noble whatever is right whatever is pure think about such things | mambo yoyote yaliyo ya kweli yoyote yaliyo ya staha yatafakarini hayo
PHP.4.11 | I have learned to be content whatever the circumstances | nimejifunza kuwa radhi na hali yoyote niliyo nayo
PHP.4.13 | I can do all this through him who gives me strength | I can do all things through Christ who strengthens me | nayaweza mambo yote katika yeye anitiaye nguvu
PHP.4.19 | my God will meet all your needs according to the riches of his glory in Christ Jesus | my God shall supply all my needs | na Mungu wangu atawajaza kila mnachokihitaji kwa kadiri ya utajiri wake
COL.1.17 | he is before all things and in him all things hold together | naye amekuwako kabla ya vitu vyote na vitu vyote hushikana katika yeye
COL.1.27 | Christ in you the hope of glory | Kristo ndani yenu tumaini la utukufu
COL.3.2 | set your minds on things above not on earthly things | yafikirini yaliyo juu siyo yaliyo katika nchi
COL.3.12 | clothe yourselves with compassion kindness humility gentleness and patience | jivikeni moyo wa rehema utu wema unyenyekevu upole uvumilivu
COL.3.13 | bear with each other and forgive one another forgive as the Lord forgave you | mkichukuliana na kusameheana kama Bwana alivyowasamehe ninyi
COL.3.16 | let the message of Christ dwell among you richly | neno la Kristo na likae kwa wingi ndani yenu katika hekima yote
COL.3.20 | children obey your parents in everything for this pleases the Lord | ninyi watoto watiini wazazi wenu katika mambo yote
COL.3.23 | whatever you do work at it with all your heart as working for the Lord not for human masters | lolote mfanyalo lifanyeni kwa moyo kama kwa Bwana wala si kwa wanadamu | whatever you do work heartily as for the Lord
COL.4.6 | let your conversation be always full of grace seasoned with salt | maneno yenu yawe na neema siku zote yakikolea munyu
1TH.4.13 | do not grieve like the rest of mankind who have no hope | msije mkahuzunika kama na wengine wasio na matumaini
1TH.4.16 | the Lord himself will come down from heaven with a loud command and the dead in Christ will rise first | kwa sababu Bwana mwenyewe atashuka kutoka mbinguni pamoja na mwaliko
1TH.5.2 | the day of the Lord will come like a thief in the night | siku ya Bwana yaja kama mwivi ajapo usiku
1TH.5.11 | encourage one another and build each other up | basi farijianeni na kujengana kila mtu na mwenzake
1TH.5.16 | rejoice always | furahini siku zote
1TH.5.17 | pray continually | pray without ceasing | ombeni bila kukoma
1TH.5.18 | give thanks in all circumstances for this is Gods will for you in Christ Jesus | shukuruni kwa kila jambo maana hayo ni mapenzi ya Mungu kwenu katika Kristo Yesu
1TH.5.19 | do not quench the spirit | msimzimishe roho
1TH.5.21 | test everything hold on to what is good | jaribuni mambo yote lishikeni lililo jema
2TH.3.3 | the Lord is faithful and he will strengthen you and protect you from the evil one | lakini Bwana ni mwaminifu atakayewafanya imara na kuwalinda na yule mwovu
2TH.3.10 | if anyone will not work let him not eat | if you do not work do not eat | mtu asipotaka kufanya kazi asile | the one who is unwilling to work shall not eat | if a man will not work he shall not eat | ikiwa mtu hataki kufanya kazi basi asile chakula | asiyefanya kazi na asile | if anyone is not willing to work let him not eat | asiyetaka kufanya kazi asile chakula | those unwilling to work will not get to eat | whoever does not want to work should not be allowed to eat | he who does not work shall not eat | whoever does not work should not eat
1TI.1.15 | Christ Jesus came into the world to save sinners of whom I am the worst | Kristo Yesu alikuja ulimwenguni awaokoe wenye dhambi
1TI.2.5 | there is one God and one mediator between God and mankind the man Christ Jesus | kwa sababu Mungu ni mmoja na mpatanishi kati ya Mungu na wanadamu ni mmoja
1TI.4.8 | physical training is of some value but godliness has value for all things | mazoezi ya mwili yafaa kidogo bali utauwa hufaa kwa mambo yote | bodily exercise profits little
1TI.4.12 | do not let anyone look down on you because you are young but set an example for the believers | mtu awaye yote asiudharau ujana wako
1TI.5.8 | anyone who does not provide for their relatives has denied the faith and is worse than an unbeliever | mtu yeyote asiyewatunza walio wake ameikana imani
1TI.5.18 | the worker deserves his wages | mtenda kazi astahili ujira wake
1TI.6.6 | godliness with contentment is great gain | walakini utauwa pamoja na kuridhika ni faida kubwa
1TI.6.7 | we brought nothing into the world and we can take nothing out of it | hatukuja na kitu duniani tena hatuwezi kutoka na kitu
1TI.6.10 | the love of money is a root of all kinds of evil | maana shina moja la mabaya ya kila namna ni kupenda fedha
1TI.6.12 | fight the good fight of the faith | piga vita vile vizuri vya imani
2TI.1.7 | God has not given us a spirit of fear but of power and of love and of a sound mind | the spirit God gave us does not make us timid but gives us power love and self discipline | maana Mungu hakutupa roho ya woga bali ya nguvu na ya upendo na ya moyo wa kiasi | God has not given us a spirit of fear but of power love and a sound mind
2TI.2.15 | do your best to present yourself to God as one approved a worker who does not need to be ashamed | jitahidi kujionyesha kuwa umekubaliwa na Mungu
2TI.2.22 | flee the evil desires of youth and pursue righteousness faith love and peace | lakini zikimbie tamaa za ujanani
2TI.3.1 | there will be terrible times in the last days | siku za mwisho kutakuwako nyakati za hatari
2TI.3.16 | all scripture is God breathed and is useful for teaching rebuking correcting and training in righteousness | kila andiko lenye pumzi ya Mungu lafaa kwa mafundisho
2TI.4.2 | preach the word be prepared in season and out of season | lihubiri neno uwe tayari wakati ukufaao na wakati usiokufaa
2TI.4.7 | I have fought the good fight I have finished the race I have kept the faith | nimevipiga vita vilivyo vizuri mwendo nimeumaliza imani nimeilinda
TIT.2.11 | the grace of God has appeared that offers salvation to all people | neema ya Mungu iwaokoayo wanadamu wote imefunuliwa
TIT.3.5 | he saved us not because of righteous things we had done but because of his mercy | si kwa sababu ya matendo ya haki tuliyoyatenda sisi bali kwa rehema yake
HEB.4.12 | the word of God is alive and active sharper than any double edged sword | maana neno la Mungu li hai tena lina nguvu tena lina ukali kuliko upanga uwao wote ukatao kuwili
HEB.4.15 | we do not have a high priest who is unable to empathize with our weaknesses | hatuna kuhani mkuu asiyeweza kuchukuana nasi katika mambo yetu ya udhaifu
HEB.4.16 | let us approach Gods throne of grace with confidence so that we may receive mercy | basi na tukikaribie kiti cha neema kwa ujasiri ili tupewe rehema
HEB.9.22 | without the shedding of blood there is no forgiveness | pasipo kumwaga damu hakuna ondoleo
HEB.9.27 | people are destined to die once and after that to face judgment | watu wanawekewa kufa mara moja na baada ya kufa hukumu
HEB.10.23 | let us hold unswervingly to the hope we profess for he who promised is faithful | na tulishike sana ungamo la tumaini letu maana yeye aliyeahidi ni mwaminifu
HEB.10.25 | not giving up meeting together as some are in the habit of doing | wala tusiache kukusanyika pamoja kama ilivyo desturi ya wengine
HEB.10.31 | it is a dreadful thing to fall into the hands of the living God | ni jambo la kutisha kuanguka katika mikono ya Mungu aliye hai
HEB.11.1 | faith is confidence in what we hope for and assurance about what we do not see | faith is the substance of things hoped for the evidence of things not seen | basi imani ni kuwa na hakika ya mambo yatarajiwayo ni bayana ya mambo yasiyoonekana
HEB.11.6 | without faith it is impossible to please God | lakini pasipo imani haiwezekani kumpendeza
HEB.12.1 | since we are surrounded by such a great cloud of witnesses let us throw off everything that hinders and run with perseverance the race marked out for us | wingu kubwa la mashahidi namna hii linatuzunguka na tupige mbio kwa saburi | run with endurance the race set before us
HEB.12.2 | fixing our eyes on Jesus the pioneer and perfecter of faith | looking unto Jesus the author and finisher of our faith | tukimtazama Yesu mwenye kuanzisha na mwenye kutimiza imani yetu
HEB.12.6 | the Lord disciplines the one he loves | maana yeye ambaye Bwana ampenda humrudi
HEB.12.14 | make every effort to live in peace with everyone and to be holy without holiness no one will see the Lord | tafuteni kwa bidii kuwa na amani na watu wote na huo utakatifu
HEB.12.29 | our God is a consuming fire | maana Mungu wetu ni moto ulao
HEB.13.2 | do not forget to show hospitality to strangers for by so doing some people have shown hospitality to angels without knowing it | msisahau kuwafadhili wageni | some have entertained angels without knowing it
HEB.13.4 | marriage should be honored by all and the marriage bed kept pure | ndoa na iheshimiwe na watu wote na malazi yawe safi
HEB.13.5 | never will I leave you never will I forsake you keep your lives free from the love of money | sitakupungukia kabisa wala sitakuacha kabisa | I will never leave you nor forsake you
HEB.13.6 | the Lord is my helper I will not be afraid what can mere mortals do to me | Bwana ndiye anisaidiaye sitaogopa mwanadamu atanitenda nini
HEB.13.8 | Jesus Christ is the same yesterday and today and forever | Yesu Kristo ni yeye yule jana na leo na hata milele | Jesus Christ is the same yesterday today and forever
JAS.1.2 | consider it pure joy whenever you face trials of many kinds | ndugu zangu hesabuni ya kuwa ni furaha tupu mkiangukia katika majaribu mbalimbali
JAS.1.5 | if any of you lacks wisdom you should ask God who gives generously to all | lakini mtu wa kwenu akipungukiwa na hekima na aombe dua kwa Mungu
JAS.1.12 | blessed is the one who perseveres under trial | heri mtu astahimiliye majaribu
JAS.1.17 | every good and perfect gift is from above | kila kutoa kuliko kwema na kila kitolewacho kilicho kamili hutoka juu
JAS.1.19 | everyone should be quick to listen slow to speak and slow to become angry | kila mtu na awe mwepesi wa kusikia bali si mwepesi wa kusema wala kukasirika | quick to listen slow to speak slow to anger | you must all be quick to listen slow to speak and slow to get angry
JAS.1.22 | do not merely listen to the word do what it says | lakini iweni watendaji wa neno wala si wasikiaji tu
JAS.2.17 | faith by itself if it is not accompanied by action is dead | faith without works is dead | imani isipokuwa ina matendo imekufa nafsini mwake
JAS.2.19 | even the demons believe that and shudder | mashetani nao waamini na kutetemeka
JAS.3.8 | no human being can tame the tongue it is a restless evil | ulimi hakuna awezaye kuufuga
JAS.4.2 | you do not have because you do not ask God | wala hamna kitu kwa kuwa hamwombi
JAS.4.7 | submit yourselves to God resist the devil and he will flee from you | basi mtiini Mungu mpingeni shetani naye atawakimbia
JAS.4.8 | come near to God and he will come near to you | mkaribieni Mungu naye atawakaribia ninyi
JAS.4.10 | humble yourselves before the Lord and he will lift you up | jidhilini mbele za Bwana naye atawakuza
JAS.4.14 | what is your life you are a mist that appears for a little while and then vanishes | maana ninyi ni mvuke uonekanao kwa kitambo kisha hutoweka
JAS.5.13 | is anyone among you in trouble let them pray | mtu wa kwenu amepatikana na mabaya na aombe
JAS.5.14 | is anyone among you sick let them call the elders of the church to pray over them and anoint them with oil | mtu wa kwenu amekuwa hawezi na awaite wazee wa kanisa
JAS.5.16 | the prayer of a righteous person is powerful and effective | confess your sins to each other | kuomba kwake mwenye haki kwafaa sana akiomba kwa bidii
1PE.1.16 | be holy because I am holy | mtakuwa watakatifu kwa kuwa mimi ni mtakatifu
1PE.1.24 | all people are like grass the grass withers and the flowers fall | mwili wote ni kama majani
1PE.2.9 | you are a chosen people a royal priesthood a holy nation Gods special possession | bali ninyi ni mzao mteule ukuhani wa kifalme taifa takatifu
1PE.2.24 | by his wounds you have been healed | na kwa kupigwa kwake mliponywa
1PE.3.7 | husbands be considerate as you live with your wives | nanyi waume kaeni na wake zenu kwa akili
1PE.3.15 | always be prepared to give an answer to everyone who asks you to give the reason for the hope that you have | mwe tayari siku zote kumjibu kila mtu awaulizaye habari za tumaini lililo ndani yenu
1PE.4.8 | above all love each other deeply because love covers over a multitude of sins | upendano husitiri wingi wa dhambi | love covers a multitude of sins | upendo husitiri wingi wa dhambi
1PE.5.7 | cast all your anxiety on him because he cares for you | huku mkimtwika yeye fadhaa zenu zote kwa maana yeye hujishughulisha sana kwa mambo yenu | casting all your cares upon him for he cares for you | give all your worries and cares to God for he cares about you
1PE.5.8 | be alert and of sober mind your enemy the devil prowls around like a roaring lion looking for someone to devour | mwe na kiasi na kukesha kwa kuwa mshtaki wenu ibilisi kama simba aungurumaye
2PE.1.3 | his divine power has given us everything we need for a godly life | uweza wake wa uungu umetukirimia vitu vyote vipasavyo uzima na utauwa
2PE.3.8 | with the Lord a day is like a thousand years and a thousand years are like a day | kwa Bwana siku moja ni kama miaka elfu
2PE.3.9 | the Lord is not slow in keeping his promise he is patient not wanting anyone to perish | Bwana hakawii kuitimiza ahadi yake bali huvumilia kwenu
1JN.1.8 | if we claim to be without sin we deceive ourselves and the truth is not in us | tukisema kwamba hatuna dhambi twajidanganya wenyewe
1JN.1.9 | if we confess our sins he is faithful and just and will forgive us our sins and purify us from all unrighteousness | tukiziungama dhambi zetu yeye ni mwaminifu na wa haki hata atuondolee dhambi zetu | if we confess our sins he is faithful and just to forgive us
1JN.2.15 | do not love the world or anything in the world | msiipende dunia wala mambo yaliyomo katika dunia
1JN.3.1 | see what great love the father has lavished on us that we should be called children of God | tazameni ni pendo la namna gani alilotupa baba kwamba tuitwe wana wa Mungu
1JN.3.18 | let us not love with words or speech but with actions and in truth | watoto wadogo tusipende kwa neno wala kwa ulimi bali kwa tendo na kweli
1JN.4.4 | the one who is in you is greater than the one who is in the world | greater is he that is in me | yeye aliye ndani yenu ni mkuu kuliko yeye aliye katika dunia
1JN.4.7 | dear friends let us love one another for love comes from God | wapenzi na mpendane kwa kuwa pendo latoka kwa Mungu
1JN.4.8 | whoever does not love does not know God because God is love | God is love | yeye asiyependa hakumjua Mungu kwa maana Mungu ni upendo | Mungu ni upendo
1JN.4.18 | there is no fear in love but perfect love drives out fear | katika pendo hamna hofu lakini pendo lililo kamili huitupa nje hofu | perfect love casts out fear
1JN.4.19 | we love because he first loved us | sisi twapenda kwa maana yeye alitupenda sisi kwanza
1JN.4.20 | whoever claims to love God yet hates a brother or sister is a liar | mtu akisema nampenda Mungu naye anamchukia ndugu yake ni mwongo
1JN.5.4 | everyone born of God overcomes the world this is the victory our faith | huku ndiko kushinda kuushindako ulimwengu hiyo imani yetu
1JN.5.14 | if we ask anything according to his will he hears us | kwamba tukiomba kitu sawasawa na mapenzi yake atusikia
3JN.1.2 | I pray that you may enjoy good health and that all may go well with you even as your soul is getting along well | mpenzi naomba ufanikiwe katika mambo yote na kuwa na afya yako kama vile roho yako ifanikiwavyo
JUD.1.24 | to him who is able to keep you from stumbling | yeye awezaye kuwalinda ninyi msijikwae
REV.1.8 | I am the alpha and the omega who is and who was and who is to come | mimi ni alfa na omega
REV.2.10 | be faithful even to the point of death and I will give you life as your victors crown | uwe mwaminifu hata kufa nami nitakupa taji ya uzima
REV.3.16 | because you are lukewarm neither hot nor cold I am about to spit you out of my mouth | kwa sababu una uvuguvugu wala hu moto wala baridi nitakutapika | because you are lukewarm I will spit you out of my mouth | wewe ni vuguvugu nitakutapika
REV.3.20 | here I am I stand at the door and knock if anyone hears my voice and opens the door I will come in | tazama nasimama mlangoni nabisha
REV.4.8 | holy holy holy is the Lord God almighty who was and is and is to come | mtakatifu mtakatifu mtakatifu Bwana Mungu mwenyezi
REV.4.11 | you are worthy our Lord and God to receive glory and honor and power | umestahili wewe Bwana wetu na Mungu wetu kuupokea utukufu
REV.12.11 | they triumphed over him by the blood of the lamb and by the word of their testimony | nao wakamshinda kwa damu ya mwanakondoo na kwa neno la ushuhuda wao
REV.14.13 | blessed are the dead who die in the Lord from now on | heri wafu wafao katika Bwana tangu sasa
REV.21.4 | atafuta kila chozi machoni mwao | atafuta machozi yote katika macho yao | God will wipe away every tear from their eyes | he will wipe every tear from their eyes there will be no more death or mourning or crying or pain | naye atafuta kila chozi katika macho yao wala mauti haitakuwapo tena
REV.21.5 | I am making everything new | tazama nayafanya yote kuwa mapya
REV.22.12 | look I am coming soon my reward is with me | tazama naja upesi na ujira wangu u pamoja nami
REV.22.20 | amen come Lord Jesus | amina na uje Bwana Yesu
ROM.12.20 | if your enemy is hungry feed him you will heap burning coals on his head
1CO.7.9 | it is better to marry than to burn with passion | ni afadhali kuoa kuliko kuwaka tamaa
1TI.5.23 | drink a little wine for your stomach | tumia mvinyo kidogo kwa ajili ya tumbo lako
JAS.2.26 | imani bila matendo imekufa
`;
