/** Famous lines of the gospels and Acts: the passage, then the words by which people know it, modern and Kiswahili. */
export const gospelLines = `
MAT.1.21 | you are to give him the name Jesus because he will save his people from their sins | nawe utamwita jina lake Yesu maana yeye ndiye atakayewaokoa watu wake na dhambi zao
MAT.1.23 | the virgin will conceive and give birth to a son and they will call him Immanuel God with us | tazama bikira atachukua mimba naye atazaa mwana | Imanueli yaani Mungu pamoja nasi
MAT.2.2 | where is the one who has been born king of the Jews we saw his star | yuko wapi yeye aliyezaliwa mfalme wa Wayahudi
MAT.3.2 | repent for the kingdom of heaven has come near | tubuni kwa maana ufalme wa mbinguni umekaribia
MAT.3.17 | this is my son whom I love with him I am well pleased | huyu ni mwanangu mpendwa wangu ninayependezwa naye
MAT.4.4 | man shall not live on bread alone but on every word that comes from the mouth of God | mtu hataishi kwa mkate tu ila kwa kila neno litokalo katika kinywa cha Mungu
MAT.4.7 | do not put the Lord your God to the test | usimjaribu Bwana Mungu wako
MAT.4.10 | away from me Satan worship the Lord your God and serve him only | nenda zako shetani kwa maana imeandikwa msujudie Bwana Mungu wako
MAT.4.19 | come follow me and I will send you out to fish for people | I will make you fishers of men | nifuateni nami nitawafanya kuwa wavuvi wa watu
MAT.5.3 | blessed are the poor in spirit for theirs is the kingdom of heaven | heri walio maskini wa roho maana ufalme wa mbinguni ni wao
MAT.5.4 | blessed are those who mourn for they will be comforted | heri wenye huzuni maana hao watafarijika
MAT.5.5 | blessed are the meek for they will inherit the earth | heri wenye upole maana hao watairithi nchi
MAT.5.6 | blessed are those who hunger and thirst for righteousness for they will be filled | heri wenye njaa na kiu ya haki maana hao watashibishwa
MAT.5.7 | blessed are the merciful for they will be shown mercy | heri wenye rehema maana hao watapata rehema
MAT.5.8 | blessed are the pure in heart for they will see God | heri wenye moyo safi maana hao watamwona Mungu
MAT.5.9 | blessed are the peacemakers for they will be called children of God | heri wapatanishi maana hao wataitwa wana wa Mungu
MAT.5.10 | blessed are those who are persecuted because of righteousness | heri wenye kuudhiwa kwa ajili ya haki
MAT.5.13 | you are the salt of the earth but if the salt loses its saltiness | ninyi ni chumvi ya dunia
MAT.5.14 | you are the light of the world a town built on a hill cannot be hidden | ninyi ni nuru ya ulimwengu mji hauwezi kusitirika ukiwa juu ya mlima
MAT.5.16 | let your light shine before others that they may see your good deeds and glorify your father in heaven | nuru yenu na iangaze mbele ya watu wapate kuyaona matendo yenu mema | let your light shine before men
MAT.5.17 | I have not come to abolish the law but to fulfill it | msidhani ya kuwa nalikuja kuitangua torati au manabii la sikuja kutangua bali kutimiliza
MAT.5.28 | anyone who looks at a woman lustfully has already committed adultery with her in his heart | kila mtu atazamaye mwanamke kwa kumtamani amekwisha kuzini naye moyoni mwake
MAT.5.37 | let your yes be yes and your no be no | bali maneno yenu yawe ndiyo ndiyo siyo siyo
MAT.5.39 | turn the other cheek | if anyone slaps you on the right cheek turn to them the other cheek also | mtu akupigaye shavu la kuume mgeuzie na la pili
MAT.5.44 | love your enemies and pray for those who persecute you | wapendeni adui zenu waombeeni wanaowaudhi
MAT.5.48 | be perfect therefore as your heavenly father is perfect | basi ninyi mtakuwa wakamilifu kama baba yenu wa mbinguni alivyo mkamilifu
MAT.6.3 | do not let your left hand know what your right hand is doing | mkono wako wa kushoto usijue ufanyalo mkono wako wa kuume
MAT.6.6 | go into your room close the door and pray to your father who is unseen | bali wewe usalipo ingia katika chumba chako cha ndani na ukiisha kufunga mlango
MAT.6.9-13 | our father in heaven hallowed be your name your kingdom come your will be done | baba yetu uliye mbinguni jina lako litukuzwe ufalme wako uje
MAT.6.11 | give us today our daily bread | utupe leo riziki yetu
MAT.6.12 | forgive us our debts as we also have forgiven our debtors | forgive us our trespasses as we forgive those who trespass against us | utusamehe deni zetu kama sisi nasi tuwasamehevyo wadeni wetu
MAT.6.13 | lead us not into temptation but deliver us from the evil one | na usitutie majaribuni lakini utuokoe na yule mwovu
MAT.6.14 | if you forgive other people when they sin against you your heavenly father will also forgive you | kwa maana mkiwasamehe watu makosa yao na baba yenu wa mbinguni atawasamehe ninyi
MAT.6.19 | do not store up for yourselves treasures on earth where moths and vermin destroy | msijiwekee hazina duniani kuliko na nondo na kutu
MAT.6.21 | where your treasure is there your heart will be also | kwa kuwa hazina yako ilipo ndipo utakapokuwapo na moyo wako
MAT.6.24 | no one can serve two masters for he will hate one and love the other | no one can serve two masters either you will hate the one and love the other | no one can serve two masters you cannot serve both God and money | hakuna mtu awezaye kutumikia mabwana wawili
MAT.6.25 | do not worry about your life what you will eat or drink or about your body what you will wear | msisumbukie maisha yenu mle nini au mnywe nini
MAT.6.26 | look at the birds of the air they do not sow or reap or store away in barns | waangalieni ndege wa angani ya kwamba hawapandi wala hawavuni
MAT.6.27 | can any one of you by worrying add a single hour to your life
MAT.6.28 | see how the flowers of the field grow | consider the lilies | fikirini maua ya mashamba jinsi yameavyo
MAT.6.33 | seek first his kingdom and his righteousness and all these things will be given to you as well | bali utafuteni kwanza ufalme wake na haki yake na hayo yote mtazidishiwa | tafuteni kwanza ufalme wa Mungu
MAT.6.34 | msisumbukie ya kesho | msiwe na wasiwasi juu ya kesho | do not worry about tomorrow for tomorrow will worry about itself each day has enough trouble of its own | basi msisumbukie ya kesho kwa kuwa kesho itajisumbukia yenyewe | do not worry about tomorrow for tomorrow will bring its own worries
MAT.7.1 | do not judge or you too will be judged | msihukumu msije mkahukumiwa ninyi
MAT.7.3 | why do you look at the speck of sawdust in your brothers eye and pay no attention to the plank in your own eye | mbona basi wakitazama kibanzi kilicho ndani ya jicho la ndugu yako na boriti iliyo ndani ya jicho lako mwenyewe huiangalii
MAT.7.6 | do not throw your pearls to pigs | wala msitupe lulu zenu mbele ya nguruwe | do not throw your pearls before swine | do not cast your pearls before pigs
MAT.7.7 | ask and it will be given to you seek and you will find knock and the door will be opened to you | ombeni nanyi mtapewa tafuteni nanyi mtaona bisheni nanyi mtafunguliwa | ask and you shall receive
MAT.7.12 | do to others what you would have them do to you | do unto others as you would have them do unto you | basi yoyote myatakayo mtendewe na watu nanyi watendeeni vivyo hivyo
MAT.7.13 | enter through the narrow gate for wide is the gate and broad is the road that leads to destruction | ingieni kwa kupitia mlango ulio mwembamba
MAT.7.14 | small is the gate and narrow the road that leads to life and only a few find it | narrow is the gate and hard is the way that leads to life | mlango ni mwembamba na njia imesonga iendayo uzimani
MAT.7.15 | watch out for false prophets they come to you in sheeps clothing but inwardly they are ferocious wolves | jihadharini na manabii wa uongo
MAT.7.20 | by their fruit you will recognize them | mtawatambua kwa matunda yao
MAT.7.21 | not everyone who says to me Lord Lord will enter the kingdom of heaven | si kila mtu aniambiaye Bwana Bwana atakayeingia katika ufalme wa mbinguni
MAT.7.24 | a wise man who built his house on the rock | mtu mwenye akili aliyejenga nyumba yake juu ya mwamba
MAT.8.20 | foxes have dens and birds have nests but the son of man has no place to lay his head
MAT.9.37 | the harvest is plentiful but the workers are few | mavuno ni mengi lakini watenda kazi ni wachache
MAT.10.16 | be as shrewd as snakes and as innocent as doves | iweni na busara kama nyoka na kuwa watu wapole kama hua | be wise as serpents and harmless as doves
MAT.10.30 | even the very hairs of your head are all numbered | hata nywele za vichwa vyenu zimehesabiwa zote
MAT.10.33 | whoever disowns me before others I will disown before my father in heaven
MAT.10.34 | I did not come to bring peace but a sword
MAT.11.28 | come to me all you who are weary and burdened and I will give you rest | njoni kwangu ninyi nyote msumbukao na wenye kulemewa na mizigo nami nitawapumzisha
MAT.11.30 | my yoke is easy and my burden is light | kwa maana nira yangu ni laini na mzigo wangu ni mwepesi
MAT.12.30 | whoever is not with me is against me
MAT.12.34 | out of the overflow of the heart the mouth speaks | the mouth speaks what the heart is full of | kinywa cha mtu huyanena yaujazayo moyo wake | out of the abundance of the heart the mouth speaks
MAT.13.31 | the kingdom of heaven is like a mustard seed | ufalme wa mbinguni umefanana na punje ya haradali
MAT.13.57 | a prophet has no honour in his home town | a prophet is not accepted in his own country | nabii hakubaliwi kwao | a prophet is not without honor except in his own town | nabii hakosi heshima isipokuwa katika nchi yake mwenyewe | a prophet is not without honour except in his own country | nabii hakosi heshima isipokuwa katika nchi yake
MAT.14.27 | take courage it is I do not be afraid | jipeni moyo ni mimi msiogope
MAT.14.31 | you of little faith why did you doubt | ewe mwenye imani haba mbona uliona shaka
MAT.15.14 | if the blind lead the blind both will fall into a pit | kipofu akimwongoza kipofu watatumbukia shimoni wote wawili | kipofu akimwongoza kipofu | if a blind man leads a blind man both will fall into a pit | the blind leading the blind
MAT.16.16 | you are the Messiah the son of the living God | wewe ndiwe Kristo mwana wa Mungu aliye hai
MAT.16.18 | on this rock I will build my church and the gates of hell will not overcome it | juu ya mwamba huu nitalijenga kanisa langu wala milango ya kuzimu haitalishinda
MAT.16.24 | whoever wants to be my disciple must deny themselves and take up their cross and follow me | mtu yeyote akitaka kunifuata na ajikane mwenyewe ajitwike msalaba wake anifuate
MAT.16.26 | what good will it be for someone to gain the whole world yet forfeit their soul | what does it profit a man to gain the whole world and lose his soul | kwani atafaidiwa nini mtu akiupata ulimwengu wote na kupata hasara ya nafsi yake
MAT.17.20 | if you have faith as small as a mustard seed you can say to this mountain move from here to there and it will move | mkiwa na imani kiasi cha punje ya haradali mtauambia mlima huu ondoka hapa uende kule
MAT.18.3 | unless you change and become like little children you will never enter the kingdom of heaven | msipoongoka na kuwa kama vitoto hamtaingia kamwe katika ufalme wa mbinguni
MAT.18.20 | where two or three gather in my name there am I with them | walipo wawili watatu wamekusanyika kwa jina langu nami nipo papo hapo katikati yao
MAT.18.22 | not seven times but seventy seven times | forgive seventy times seven | hata saba mara sabini
MAT.19.6 | what God has joined together let no one separate | aliowaunganisha Mungu mwanadamu asiwatenganishe
MAT.19.14 | let the little children come to me and do not hinder them | waacheni watoto wadogo waje kwangu wala msiwazuie
MAT.19.24 | it is easier for a camel to go through the eye of a needle than for a rich man to enter the kingdom of God | ni vyepesi ngamia kupenya tundu la sindano kuliko tajiri kuingia katika ufalme wa Mungu | it is easier for a camel to go through the eye of a needle than for a rich man to enter the kingdom | ni rahisi ngamia kupenya tundu ya sindano
MAT.19.26 | with man this is impossible but with God all things are possible | kwa Mungu yote yawezekana
MAT.20.16 | the last will be first and the first will be last | wa mwisho watakuwa wa kwanza na wa kwanza watakuwa wa mwisho | the last shall be first and the first last | wa mwisho watakuwa wa kwanza
MAT.20.28 | the son of man did not come to be served but to serve and to give his life as a ransom for many | mwana wa Adamu hakuja kutumikiwa bali kutumika na kutoa nafsi yake iwe fidia ya wengi
MAT.21.9 | hosanna to the son of David blessed is he who comes in the name of the Lord | hosana mwana wa Daudi ndiye mbarikiwa yeye ajaye kwa jina la Bwana
MAT.21.13 | my house will be called a house of prayer but you are making it a den of robbers | nyumba yangu itaitwa nyumba ya sala
MAT.21.22 | if you believe you will receive whatever you ask for in prayer | yo yote mtakayoyaomba katika sala mkiamini mtayapokea
MAT.22.14 | many are invited but few are chosen | many are called but few are chosen | waitwao ni wengi bali wateule ni wachache | walioitwa ni wengi lakini walioteuliwa ni wachache
MAT.22.21 | give back to Caesar what is Caesars and to God what is Gods | mlipeni Kaisari yaliyo ya Kaisari na Mungu yaliyo ya Mungu
MAT.22.37 | love the Lord your God with all your heart and with all your soul and with all your mind | mpende Bwana Mungu wako kwa moyo wako wote na kwa roho yako yote na kwa akili zako zote
MAT.22.39 | love your neighbor as yourself | mpende jirani yako kama nafsi yako
MAT.23.12 | those who exalt themselves will be humbled and those who humble themselves will be exalted | yeyote atakayejikweza atadhiliwa na yeyote atakayejidhili atakwezwa
MAT.24.6 | you will hear of wars and rumors of wars | mtasikia habari za vita na matetesi ya vita
MAT.24.12 | because of the increase of wickedness the love of most will grow cold | upendo wa wengi utapoa
MAT.24.13 | the one who stands firm to the end will be saved | mwenye kuvumilia hata mwisho ndiye atakayeokoka
MAT.24.35 | heaven and earth will pass away but my words will never pass away | mbingu na nchi zitapita lakini maneno yangu hayatapita kamwe
MAT.24.36 | about that day or hour no one knows not even the angels in heaven | walakini habari ya siku ile na saa ile hakuna aijuaye
MAT.25.13 | keep watch because you do not know the day or the hour | basi kesheni kwa sababu hamwijui siku wala saa
MAT.25.21 | well done good and faithful servant | vema mtumwa mwema na mwaminifu
MAT.25.35 | I was hungry and you gave me something to eat I was thirsty and you gave me something to drink | kwa maana nalikuwa na njaa mkanipa chakula nalikuwa na kiu mkaninywesha
MAT.25.40 | whatever you did for one of the least of these brothers and sisters of mine you did for me | kadiri mlivyomtendea mmojawapo wa hao ndugu zangu walio wadogo mlinitendea mimi
MAT.26.26 | take and eat this is my body | twaeni mle huu ndio mwili wangu
MAT.26.39 | my father if it is possible may this cup be taken from me yet not as I will but as you will | baba yangu ikiwezekana kikombe hiki kiniepuke walakini si kama nitakavyo mimi bali kama utakavyo wewe
MAT.26.41 | watch and pray so that you will not fall into temptation the spirit is willing but the flesh is weak | kesheni mwombe msije mkaingia majaribuni roho i radhi lakini mwili ni dhaifu | the spirit is willing but the flesh is weak | roho i radhi lakini mwili ni dhaifu
MAT.26.52 | all who draw the sword will die by the sword | live by the sword die by the sword | wote waushikao upanga wataangamia kwa upanga | waushikao upanga watakufa kwa upanga
MAT.27.46 | my God my God why have you forsaken me | Eli Eli lama sabakthani | Mungu wangu Mungu wangu mbona umeniacha
MAT.28.6 | he is not here he has risen just as he said | hayupo hapa kwani amefufuka kama alivyosema
MAT.28.19 | go and make disciples of all nations baptizing them in the name of the father and of the son and of the holy spirit | enendeni mkawafanye mataifa yote kuwa wanafunzi mkiwabatiza
MAT.28.20 | surely I am with you always to the very end of the age | na tazama mimi nipo pamoja nanyi siku zote hata ukamilifu wa dahari | I am with you always to the end of the age
MRK.4.39 | quiet be still | peace be still | nyamaza utulie
MRK.5.34 | daughter your faith has healed you go in peace | binti imani yako imekuponya enenda zako kwa amani
MRK.5.36 | do not be afraid just believe | usiogope amini tu
MRK.8.36 | what good is it for someone to gain the whole world yet forfeit their soul | itamfaidia mtu nini kuupata ulimwengu wote akipata hasara ya nafsi yake
MRK.9.23 | everything is possible for one who believes | yote yawezekana kwake aaminiye
MRK.9.24 | I do believe help me overcome my unbelief | naamini nisaidie kutokuamini kwangu | I believe help my unbelief
MRK.10.27 | all things are possible with God | kwa wanadamu haiwezekani bali kwa Mungu sivyo maana yote yawezekana kwa Mungu
MRK.10.45 | even the son of man did not come to be served but to serve
MRK.11.24 | whatever you ask for in prayer believe that you have received it and it will be yours | yo yote myaombayo mkisali aminini ya kwamba mnayapokea nayo yatakuwa yenu
MRK.12.43 | this poor widow has put more into the treasury than all the others | mjane huyu maskini ametia zaidi kuliko wote
MRK.16.15 | go into all the world and preach the gospel to all creation | enendeni ulimwenguni mwote mkaihubiri injili kwa kila kiumbe
LUK.1.37 | for nothing is impossible with God | no word from God will ever fail | kwa kuwa hakuna neno lisilowezekana kwa Mungu | nothing will be impossible with God
LUK.1.38 | I am the Lords servant may your word to me be fulfilled | tazama mimi ni mjakazi wa Bwana na iwe kwangu kama ulivyosema
LUK.1.46 | my soul glorifies the Lord and my spirit rejoices in God my savior | moyo wangu wamwadhimisha Bwana
LUK.2.10 | do not be afraid I bring you good news that will cause great joy for all the people | msiogope kwa kuwa mimi ninawaletea habari njema ya furaha kuu
LUK.2.11 | today in the town of David a savior has been born to you he is the Messiah the Lord | leo katika mji wa Daudi kwa ajili yenu amezaliwa mwokozi ndiye Kristo Bwana
LUK.2.14 | glory to God in the highest heaven and on earth peace to those on whom his favor rests | atukuzwe Mungu juu mbinguni na duniani iwe amani kwa watu aliowaridhia
LUK.4.18 | the spirit of the Lord is on me because he has anointed me to proclaim good news to the poor | roho wa Bwana yu juu yangu kwa maana amenitia mafuta kuwahubiri maskini habari njema
LUK.5.31 | it is not the healthy who need a doctor but the sick | wenye afya hawana haja na tabibu isipokuwa walio hawawezi
LUK.6.27 | love your enemies do good to those who hate you | wapendeni adui zenu watendeeni mema wale ambao wawachukia ninyi
LUK.6.31 | do to others as you would have them do to you | na kama mnavyotaka watu wawatendee ninyi watendeeni vivyo hivyo
LUK.6.38 | give and it will be given to you a good measure pressed down shaken together and running over | wapeni watu vitu nanyi mtapewa kipimo cha kujaa na kushindiliwa na kusukwa-sukwa hata kumwagika
LUK.9.23 | whoever wants to be my disciple must deny themselves and take up their cross daily and follow me
LUK.9.62 | no one who puts a hand to the plow and looks back is fit for service in the kingdom of God | mtu aliyetia mkono wake kulima kisha akaangalia nyuma hafai kwa ufalme wa Mungu
LUK.10.2 | the harvest is plentiful but the workers are few ask the Lord of the harvest to send out workers
LUK.10.19 | I have given you authority to trample on snakes and scorpions and to overcome all the power of the enemy | tazama nimewapa amri ya kukanyaga nyoka na nge na nguvu zote za yule adui
LUK.11.9 | so I say to you ask and it will be given to you | nami nawaambia ombeni nanyi mtapewa
LUK.12.15 | life does not consist in an abundance of possessions | uzima wa mtu haumo katika wingi wa vitu vyake alivyo navyo
LUK.12.32 | do not be afraid little flock for your father has been pleased to give you the kingdom | msiogope enyi kundi dogo
LUK.12.48 | from everyone who has been given much much will be demanded | to whom much is given much is required | kila aliyepewa vingi kwake huyo vitatakwa vingi
LUK.14.11 | all those who exalt themselves will be humbled
LUK.15.7 | there will be more rejoicing in heaven over one sinner who repents | kutakuwa na furaha mbinguni kwa ajili ya mwenye dhambi mmoja atubuye
LUK.15.18 | father I have sinned against heaven and against you | baba nimekosa juu ya mbingu na mbele yako
LUK.15.24 | this son of mine was dead and is alive again he was lost and is found | huyu mwanangu alikuwa amekufa naye amefufuka alikuwa amepotea naye ameonekana
LUK.16.10 | whoever can be trusted with very little can also be trusted with much | aliye mwaminifu katika lililo dogo sana huwa mwaminifu katika lililo kubwa pia
LUK.17.21 | the kingdom of God is in your midst | the kingdom of God is within you | ufalme wa Mungu umo ndani yenu
LUK.18.1 | always pray and not give up | imewapasa kumwomba Mungu sikuzote wala wasikate tamaa
LUK.18.13 | God have mercy on me a sinner | Ee Mungu uniwie radhi mimi mwenye dhambi
LUK.18.27 | what is impossible with man is possible with God | yasiyowezekana kwa wanadamu yawezekana kwa Mungu
LUK.19.10 | the son of man came to seek and to save the lost | kwa kuwa mwana wa Adamu alikuja kutafuta na kuokoa kile kilichopotea
LUK.22.19 | this is my body given for you do this in remembrance of me | huu ndio mwili wangu unaotolewa kwa ajili yenu fanyeni hivi kwa ukumbusho wangu
LUK.22.42 | father if you are willing take this cup from me yet not my will but yours be done | si mapenzi yangu bali yako yatendeke
LUK.23.34 | father forgive them for they do not know what they are doing | baba uwasamehe kwa kuwa hawajui watendalo | father forgive them for they know not what they do
LUK.23.43 | truly I tell you today you will be with me in paradise | amin nakuambia leo hivi utakuwa pamoja nami peponi
LUK.23.46 | father into your hands I commit my spirit | baba mikononi mwako naiweka roho yangu
LUK.24.5 | why do you look for the living among the dead | kwa nini mnamtafuta aliye hai katika wafu
JHN.1.1 | in the beginning was the word and the word was with God and the word was God | hapo mwanzo kulikuwako neno naye neno alikuwako kwa Mungu naye neno alikuwa Mungu
JHN.1.5 | the light shines in the darkness and the darkness has not overcome it | nayo nuru yang'aa gizani wala giza halikuiweza
JHN.1.12 | to all who did receive him to those who believed in his name he gave the right to become children of God | bali wote waliompokea aliwapa uwezo wa kufanyika watoto wa Mungu
JHN.1.14 | the word became flesh and made his dwelling among us | naye neno alifanyika mwili akakaa kwetu
JHN.1.29 | look the lamb of God who takes away the sin of the world | tazama mwanakondoo wa Mungu aichukuaye dhambi ya ulimwengu
JHN.2.5 | do whatever he tells you | lo lote atakalowaambia fanyeni
JHN.3.3 | no one can see the kingdom of God unless they are born again | mtu asipozaliwa mara ya pili hawezi kuuona ufalme wa Mungu
JHN.3.16 | for God so loved the world that he gave his one and only son that whoever believes in him shall not perish but have eternal life | kwa maana jinsi hii Mungu aliupenda ulimwengu hata akamtoa mwanawe pekee | God loved the world so much that he gave his only son
JHN.3.17 | God did not send his son into the world to condemn the world but to save the world through him | maana Mungu hakumtuma mwana ulimwenguni ili auhukumu ulimwengu
JHN.3.30 | he must become greater I must become less | yeye hana budi kuzidi bali mimi kupungua
JHN.4.14 | whoever drinks the water I give them will never thirst | walakini yeyote atakayekunywa maji yale nitakayompa mimi hataona kiu milele
JHN.4.24 | God is spirit and his worshipers must worship in the spirit and in truth | Mungu ni roho nao wamwabuduo yeye imewapasa kumwabudu katika roho na kweli
JHN.5.8 | get up pick up your mat and walk | simama jitwike godoro lako uende
JHN.5.24 | whoever hears my word and believes him who sent me has eternal life
JHN.6.35 | I am the bread of life whoever comes to me will never go hungry | mimi ndimi chakula cha uzima yeye ajaye kwangu hataona njaa kabisa
JHN.6.37 | whoever comes to me I will never drive away | wote anipao baba watakuja kwangu wala yeyote ajaye kwangu sitamtupa nje kamwe
JHN.6.68 | Lord to whom shall we go you have the words of eternal life | Bwana twende kwa nani wewe unayo maneno ya uzima wa milele
JHN.7.38 | rivers of living water will flow from within them | mito ya maji yaliyo hai itatoka ndani yake
JHN.8.7 | let any one of you who is without sin be the first to throw a stone at her | he who is without sin cast the first stone | yeye asiye na dhambi miongoni mwenu na awe wa kwanza wa kumtupia jiwe | let him who is without sin cast the first stone | asiye na dhambi na awe wa kwanza wa kutupa jiwe
JHN.8.11 | neither do I condemn you go now and leave your life of sin | go and sin no more | wala mimi sikuhukumu enenda zako wala usitende dhambi tena
JHN.8.12 | I am the light of the world whoever follows me will never walk in darkness | mimi ndimi nuru ya ulimwengu yeye anifuataye hatakwenda gizani kamwe
JHN.8.32 | the truth shall set you free | the truth will set you free | the truth shall make you free | kweli itawaweka huru | you will know the truth and the truth will set you free | tena mtaifahamu kweli nayo hiyo kweli itawaweka huru
JHN.8.36 | if the son sets you free you will be free indeed | basi mwana akiwaweka huru mtakuwa huru kweli kweli
JHN.8.58 | before Abraham was born I am | yeye Ibrahimu asijakuwako mimi niko
JHN.9.25 | I was blind but now I see | nalikuwa kipofu na sasa naona
JHN.10.10 | the thief comes only to steal and kill and destroy I have come that they may have life and have it to the full | mwivi haji ila aibe na kuchinja na kuharibu mimi nalikuja ili wawe na uzima kisha wawe nao tele | I came that they may have life and have it abundantly
JHN.10.11 | I am the good shepherd the good shepherd lays down his life for the sheep | mimi ndimi mchungaji mwema mchungaji mwema huutoa uhai wake kwa ajili ya kondoo
JHN.10.27 | my sheep listen to my voice I know them and they follow me | kondoo wangu waisikia sauti yangu nami nawajua nao wanifuata
JHN.11.25 | I am the resurrection and the life the one who believes in me will live even though they die | mimi ndimi huo ufufuo na uzima yeye aniaminiye mimi ajapokufa atakuwa anaishi
JHN.11.35 | Jesus wept | Yesu akalia machozi
JHN.11.40 | if you believe you will see the glory of God | ukiamini utauona utukufu wa Mungu
JHN.12.24 | unless a kernel of wheat falls to the ground and dies it remains only a single seed | chembe ya ngano isipoanguka katika nchi ikafa hukaa hali iyo hiyo peke yake
JHN.12.32 | when I am lifted up from the earth I will draw all people to myself
JHN.13.34 | a new command I give you love one another as I have loved you | amri mpya nawapa mpendane kama vile nilivyowapenda ninyi
JHN.13.35 | by this everyone will know that you are my disciples if you love one another | hivyo watu wote watatambua ya kuwa ninyi mmekuwa wanafunzi wangu mkiwa na upendo ninyi kwa ninyi
JHN.14.1 | do not let your hearts be troubled you believe in God believe also in me | msifadhaike mioyoni mwenu mnamwamini Mungu niaminini na mimi
JHN.14.2 | my fathers house has many rooms I am going there to prepare a place for you | nyumbani mwa baba yangu mna makao mengi
JHN.14.6 | I am the way and the truth and the life no one comes to the father except through me | mimi ndimi njia na kweli na uzima mtu haji kwa baba ila kwa njia ya mimi
JHN.14.13 | I will do whatever you ask in my name | nanyi mkiomba lolote kwa jina langu hilo nitalifanya
JHN.14.15 | if you love me keep my commands | mkinipenda mtazishika amri zangu
JHN.14.18 | I will not leave you as orphans I will come to you | sitawaacha ninyi yatima naja kwenu
JHN.14.27 | peace I leave with you my peace I give you do not let your hearts be troubled and do not be afraid | amani nawaachieni amani yangu nawapa niwapavyo mimi sivyo kama ulimwengu utoavyo
JHN.15.5 | I am the vine you are the branches apart from me you can do nothing | mimi ni mzabibu ninyi ni matawi pasipo mimi ninyi hamwezi kufanya neno lolote
JHN.15.12 | my command is this love each other as I have loved you | amri yangu ndiyo hii mpendane kama nilivyowapenda ninyi
JHN.15.13 | greater love has no one than this to lay down ones life for ones friends | hakuna aliye na upendo mwingi kuliko huu wa mtu kuutoa uhai wake kwa ajili ya rafiki zake
JHN.15.16 | you did not choose me but I chose you and appointed you so that you might go and bear fruit | si ninyi mlionichagua mimi bali ni mimi niliyewachagua ninyi
JHN.16.33 | in this world you will have trouble but take heart I have overcome the world | ulimwenguni mnayo dhiki lakini jipeni moyo mimi nimeushinda ulimwengu
JHN.17.17 | sanctify them by the truth your word is truth | uwatakase kwa ile kweli neno lako ndiyo kweli
JHN.17.21 | that all of them may be one | wote wawe na umoja
JHN.19.30 | it is finished | imekwisha
JHN.20.28 | my Lord and my God | Bwana wangu na Mungu wangu
JHN.20.29 | blessed are those who have not seen and yet have believed | wa heri wale wasioona wakasadiki
JHN.21.17 | Peter do you love me feed my sheep | je wanipenda lisha kondoo zangu
ACT.1.8 | you will receive power when the holy spirit comes on you and you will be my witnesses | lakini mtapokea nguvu akiisha kuwajilia juu yenu roho mtakatifu nanyi mtakuwa mashahidi wangu
ACT.1.11 | men of Galilee why do you stand here looking into the sky this same Jesus will come back in the same way
ACT.2.17 | in the last days God says I will pour out my spirit on all people | itakuwa siku za mwisho asema Mungu nitawamwagia watu wote roho yangu
ACT.2.21 | everyone who calls on the name of the Lord will be saved | itakuwa kila atakayeliitia jina la Bwana ataokolewa
ACT.2.38 | repent and be baptized every one of you in the name of Jesus Christ for the forgiveness of your sins | tubuni mkabatizwe kila mmoja kwa jina lake Yesu Kristo mpate ondoleo la dhambi zenu
ACT.2.42 | they devoted themselves to the apostles teaching and to fellowship to the breaking of bread and to prayer | wakawa wakidumu katika fundisho la mitume na katika ushirika na katika kuumega mkate na katika kusali
ACT.3.6 | silver or gold I do not have but what I do have I give you in the name of Jesus Christ walk | mimi sina fedha wala dhahabu lakini nilicho nacho ndicho nikupacho kwa jina la Yesu Kristo wa Nazareti simama uende
ACT.4.12 | salvation is found in no one else for there is no other name under heaven by which we must be saved | wala hakuna wokovu katika mwingine awaye yote kwa maana hapana jina jingine chini ya mbingu
ACT.5.29 | we must obey God rather than human beings | imetupasa kumtii Mungu kuliko wanadamu
ACT.9.4 | Saul Saul why do you persecute me | Sauli Sauli mbona waniudhi
ACT.10.34 | God does not show favoritism | hakika natambua ya kuwa Mungu hana upendeleo
ACT.16.31 | believe in the Lord Jesus and you will be saved you and your household | mwamini Bwana Yesu nawe utaokoka pamoja na nyumba yako
ACT.17.28 | in him we live and move and have our being | ndani yake yeye tunaishi tunakwenda na kuwa na uhai wetu
ACT.20.35 | it is more blessed to give than to receive | ni heri kutoa kuliko kupokea
LUK.12.19 | eat drink and be merry | take life easy eat drink and be merry | ule unywe ufurahi | kula kunywa na kufurahi
MAT.5.38 | an eye for an eye and a tooth for a tooth
MAT.8.22 | let the dead bury their own dead | waache wafu wazike wafu wao
MAT.10.36 | a mans enemies will be the members of his own household
MAT.23.24 | you strain out a gnat but swallow a camel
MAT.5.45 | it rains on the just and on the unjust | he sends rain on the righteous and the unrighteous
MRK.3.25 | a house divided against itself cannot stand | nyumba ikifitinika yenyewe kwa yenyewe haiwezi kusimama
LUK.4.23 | physician heal thyself | physician heal yourself | tabibu jiponye nafsi yako
MAT.21.16 | out of the mouths of babes and sucklings thou hast perfected praise | from the lips of children and infants you have called forth praise
`;
