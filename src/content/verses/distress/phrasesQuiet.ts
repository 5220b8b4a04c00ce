/**
 * Sayings, lines of hymns and words of the Bible that mention killing, dying or beating without danger. Only these words
 * are left out of a sentence; the rest of it is still examined.
 */
export const quietSayings = `
  man_u|man_utd|manchester|arsenal|chelsea|united|liverpool|gor|mahia|afc|leopards|barca|madrid|spurs|harambee_stars|stars|my_team|our_team ..1 was|were|got|get|gets|are|is|been beaten|thrashed|hammered|whipped !by_my
  rather|sooner die than ..1 leave|deny|lose|forsake|betray|disown|lose|deny ..1 you|him|god|jesus|christ|lord|faith
  goodbye|bye|farewell kenya|nairobi|mombasa|kisumu|eldoret|campus|school ..4 off_to|hello|going_to|flying|leaving_for|heading
  hr|company|employer|doctor|doctors|coach|lecturer|county|management forced|forces|forcing|force me|us !to_sleep|to_undress|to_have
  amenipiga|kanipiga|umenipiga|alinipiga na toy|mto|puto|mpira|karatasi|pillow|balloon
  wakatupiga|walitupiga|wametupiga|tukapigwa|tulipigwa|tumepigwa moja|mbili|tatu|nne|tano|sita|saba|nane bila|kavu|kwa|$
  filamu|movie|film|sinema ..5 kupigwa|kuuawa|kusulubiwa|mijeledi|kuuliwa
  nimeua|ameua|tumeua|umeua ..1 interview|exam|solo|mtihani|test|driving|presentation|ngoma|performance
  aki|eish|wueh nimeua|tumeua !mtu|yeye|mtoto
  whip|whipped|beat|beaten|whisk|whisked the|my|some|two|three cream|eggs|arm|butter|egg|whites
  counsellor|counselor|therapist|nurse|psychologist|social_worker|midwife ..2 i|we listen|work|sit|talk ..2 suicidal|abused|battered|beaten|raped
  moot|mock court|trial ..8 defending|prosecuting|representing ..4 stabbed|killed|raped|murdered
  researching|research|thesis|dissertation|paper|study on|about|of|into suicide|rape|fgm|femicide|defilement|gbv|child_marriage
  arsenal|chelsea|united|liverpool|gor|mahia|afc|leopards|barca|madrid|city|timu_yangu|harambee_stars ..3 tumepigwa|tulipigwa|tumechapwa|tumefungwa|wamepigwa|walipigwa|wametupiga|walitupiga
  heri|bora|afadhali nife|nidedi|nikufe kuliko kula|kunywa|kuvaa|kushabikia|kuangalia|kusoma
  kplc|stima|joto|baridi|mbu|kunguni|foleni|jam|umeme|mvua|jirani_na_muziki|landlord_na_bei ..2 wataniua|wataniuwa|wananiua|wataniumaliza|wataniulia
  mwizi huja|haji|hujia|anakuja ..3 kuiba|aibe|ibe ..2 kuua|kuchinja|kuharibu
  cramps|maumivu|stress|kazi|mtihani|mitihani|exams|exam|deadline|traffic|njaa|baridi|joto|mgongo|jino|kichwa|homa|migraine|hesabu|assignment ..1 za|ya|wa|la|cha kuniua|kutuua|kuniuwa|kunimaliza
  boxing|wrestling|boxer|boxers|ufc|wwe|ndondi|masumbwi|karate|rugby ..14 punch|punching|punched|hit|hitting|beat|beating|knock|knocked|fight|fighting|kill|killing each|one|opponent|people|men|him|out|them
  cut off your|thy hand|foot
  pluck out your|thy eye
  lives|live|liveth|die|dies|perish by the sword
  take away my life ..6 prophets|prophet|tell_us|mean|means|verse
  kuua|kuuwa|ua mtu ..2 juu_ya|kwa|kwa_ajili_ya|sababu_ya nyama|chapati|pilau|chai|mandazi|chips|ugali
  united|arsenal|chelsea|liverpool|gor|afc|leopards|harambee_stars|barca|madrid|spurs|tusker|uganda|tanzania|nigeria has|have|really|just|badly|fc|mahia? beat|thrashed|beats|hammered us|them !at|with|when|till|until|in_the|outside
  ^ stars has|have|really|just|badly? beat|thrashed|beats|hammered us|them !at|with|when|till|until
  letter kills|killeth|killed
^ please? hit me with a|another|your|the|some|one good|nice|best|better? verse|word|scripture|proverb|psalm|one
  millstone ..8 neck|sea|drowned
  cursed be|is the day ..4 born
  let|may the day perish ..5 born
  wages of sin ..2 death
  mshahara wa dhambi ..1 mauti
  valley of the? shadow of? death
  bonde la uvuli wa mauti
  o? death ..2 where|thy|your ..3 sting|victory
  lose|loses|loseth|save|saves|saveth|find|finds his|her|their|your life ..4 find|finds|save|lose|shall|for
  though he slay|slays|kill me
  absent from the body
  depart and be with christ
  appointed ..4 once to die
  precious in the sight ..8 death
  dead in christ
  let the dead bury
  grain|seed|kernel|corn of? wheat ..8 die|dies|dieth
  blessed are the dead
  eat and drink ..3 tomorrow we die
  law|bible|scripture|scriptures|deuteronomy|leviticus|moses|paul ..3 say|says|said|teach|teaches ..2 about|on rape|murder|killing|incest|violence
  used to want|wish|try|think|plan ..3 die|dying|myself ..3 but|until|before|then ..6 jesus|god|joy|peace|saved|hope|christ|lord
  bwana|mungu|yesu|ee_bwana ..1 chukua|twaa maisha|uhai yangu|wangu ..2 wimbo|yatumie|yote|mstari|tenzi
  arsenal|chelsea|united|gor|city|liverpool|timu ..1 watatuua|wanatuua|walituua|wametuua|wataniua|wananiua|itatuua|inatuua ..1 na? stress|presha|kicheko|jamani|msee|$
  panya|fukusi ..6 dawa|sumu ..2 ghalani|ghala|store|yao|nyumbani|ya_panya
  panya|mende|wadudu|kunguni|mchwa|siafu|mbu|nyoka|viwavi|fuko|rats|cockroaches|bedbugs ..6 kuwaua|niwaue|tuwaue|kuwauwa|kuwamaliza|kumuua|kill_them|kill_all
  killed|killing|kills my|our|the laptop|phone|computer|crop|crops|plants|maize|tomatoes|car|battery|chicken|chickens|goats|cows|mood|vibe|business|project
  i|we nearly|almost? died when|after i|we saw|heard|read|opened|got|found|realised|realized
  didnt|not|never|without|nobody|no hurt|hurting|harm|harming|harmed anyone|anybody|us|someone
  landlord|landlady|caretaker|agent|auctioneers|auctioneer has|have|had|just? locked|lock|locks|padlocked|closed ..1 the_door|my_door|our_door|the_house|my_house|our_house|the_gate|the_room|out|us_out|me_out !and
  jump|jumping|leap|leaping|dance|dancing with|for joy|happiness ..1 from|on|off|over? the? roof|table|bed|chair?
  song|songs|hymn|wimbo ..1 called|titled|of? goodbye|bye ..1 goodbye?
  song|songs|hymn|album|lyrics|wimbo|nyimbo ..2 i|id|nita|ni ..2 rather ..1 die
  i|we wont|will_not be here|around|in_church next|this|on sunday|week|weekend|month ..3 travel*|we|traveling|travelling|visiting|safari
  rape of dinah|tamar
  driver|car|lorry|matatu|bus|boda|nduthi|trailer ..2 hit|knocked my|our|the
  good ..3 for that man if he had not been born
  kwa kupigwa kwake
  take|meza|nimeze|kumeza ..3 tablet|tablets|pills|kidonge|vidonge|dose ..2 times|daily|asubuhi|kutwa|jioni ..1 a_day|$
  which|what ..1 pesticide|spray|fertilizer|herbicide|acaricide ..6 safe|sukuma|maize|cabbage|tomatoes|crops|harvest|spinach|kales|cows|beans
  dawa|sumu ..4 kuua ..1 viwavi|wadudu|magugu|mbu|kunguni|chawa|kupe|funza|konokono !nitakunywa|nitaikunywa|nitainywa|nikainywa|niinywa|naikunywa|ninywe|niinywe|nimekunywa|nimeikunywa|nitameza|nitaimeza|nimemeza|nimeza|na
  nimechapwa|tumechapwa|amenichapa|alinichapa|tulichapwa|nilichapwa ..1 na|kwa|katika|kwenye chess|draughts|fifa|mpira|game|ludo|bao|karata|mechi|mtihani
  coach|team|football|match|game|players ..8 kill|killed|murder|bury|buried|destroy|slaughter|slaughtered|finish|crush|thrash ..1 them|us|it|already|$
  united|arsenal|chelsea|liverpool|gor|afc|harambee_stars|barca|madrid ..4 kill|killed|buried|bury|slaughtered|finished|murdered us|them|me|it
  grandma|grandpa|granny|dad|mum|mom|mother|father|they|he|she|people|dead|loved_ones in|from heaven ..2 see|watch|hear|know|look
  heri|bora|afadhali kufa macho|jicho
  pray|praying|prayer|prayers|prayed|prays for|to|with the|our dead|dying|departed|sick_and_dying
  joke|jokes|meme|memes|skit|comedy|comedian|funny ..10 dying|dead|died|killing|killed|die
  on the floor dying|dead|died
  dying|dead|died on the floor ..2 laughing|haha*|lol|$
  dust|ashes to dust|ashes
  graveside|burial service|ceremony|prayers|program|programme|poster|card
  an? eye for an? eye
  steal|kill|destroy ..1 kill|steal|destroy ..1 and|or ..1 destroy|kill|steal
  dying|die|dead ..1 to hear|see|know|meet|eat|try|self|sin|sins|flesh|myself|yourself|travel|go|find|taste|watch|learn|visit|ask|tell|get|read|listen|wear|have|hug|be_with|play
  die|dying|died to|unto ..2 self|sin|sins|flesh|myself|world|ourselves|ego|old|pride|desires|daily
  die|dying for a|an|some|my|the|christ|jesus|him|you|us|our|nyama|ugali|chai|chapati|tea|food|food|that|gospel|faith|country|love
  die|died|dying|dead of|from|with laughter|laughing|boredom|curiosity|hunger|thirst|shame|embarrassment|heat|cold|shyness|stress_laughing|excitement|love|envy|jealousy|happiness|joy|anxiety|thirst|nerves|waiting|heartburn|fear_of_spiders|christ|him
  die|died|dying laughing|daily|hard|young_and|for_real|of_laughter
  mum|mom|dad|mother|father|parents|mama|baba|mathe|fathe|boss|teacher|wife|husband|coach ..1 will|gonna|going_to|would kill me if|when|for|lol|haha*|over
  take my life ..4 elijah|tree|juniper|broom
  elijah ..4 take my life
  to die for $
  help|helps|helping|support|supporting|counsel|counselling|serve|reach ..1 rape|abuse|violence|abused|battered|raped survivors|victims|women|children
  pinched|pinches|teased|tickled|slapped me lol|haha*|lmao|for_fun|and_we_laughed
  kicks|kicked|kick the ball
  why was i created $
  mkali lakini ananipenda|mwema|mpole|anatupenda
  ni halali|dhambi|vema|sawa|vizuri kumpiga|kumchapa|kuwachapa|kuwapiga ..1 mtoto|watoto
  cut|cuts me off|short|some_slack
  boss|teacher|coach|lecturer|headteacher|supervisor|client ..1 is? going_to|gonna|will murder|kill|slaughter|finish|eat us
  run|runs|running to hug|greet|meet|welcome|kiss
  afraid|scared|worried|fear|frightened for him|her|them
  baby|newborn|infant ..1 cries|crying|cry
  i want|hope|long|wish|would_like|am_going|ready to? go to heaven ..1 $
  i want|hope|long to go to heaven one_day|someday|and|with|when_i|because|like
  curse god and die
  maisha bila yesu|mungu|kristo|maombi|upendo|imani
  nimejikata|nilijikata|nimejiumiza|nilijiumiza|nimejichoma|nilijichoma ..3 nikipika|nikicheza|jikoni|nikinyoa|nikikata|nikipiga_pasi|nikikaanga|nikikimbia|kidole|nikilima
  mum|mom|dad|mother|father|parents|mama|baba|mathe|fathe|boss|teacher|wife|coach ..1 will|gonna|going_to kill me ..1 i|for ..1 scratched|dented|forgot|failed|failing|spilled|spilt|broke|lost|ruined|losing|breaking|forgetting
  mathe|mama|fathe|buda|baba|mzae|teacher|mwalimu|masa ataniua|atanimaliza|ataniuwa akiona|akijua|akisikia|akipata ..4 results|matokeo|nimefail|nimefeli|ripoti|report|marks|alama|simu|gari|paper
  baby|toddler|kitten|goat|rooster|cow|donkey hits|kicks|bites|beats|slaps|kicked|bit|hit me|my|us
  rats|mice|weevils|moles|panya|fukusi ..6 poison|sumu|acaricide|pesticide
  wont be here|around|in_church|available next_week|next_sunday|tomorrow|next|on_sunday who|because|as|so|travelling|please
  kill|killing this|that|the|my|bad habit|habits|addiction|craving|cravings|lust|desire
  to die is gain
  live|living is christ
  kill|kills|killing|killed|killin ..1 time|birds|mood|vibe|vibes|lights|light|engine|noise|mosquito|mosquitoes|mosquitos|weeds|weed|rats|rat|mice|mouse|germs|bugs|joke|joy|game|it|flesh|sin|ego|pride|chicken|chickens|goat|goats|cow|cows|bull|pig|pigs|sheep|hen|snake|snakes|ants|cockroaches|cockroach|spider|spiders|fish|fly|flies|worms|virus|bacteria|process|app|apps|program|switch|conversation|enthusiasm|dream|dreams|momentum|vision|faith|hope|bedbugs|lice|ticks|jiggers|termites|locusts|lion|lions|buffalo|antelope|elephant|elephants|animal|animals|turkey|antelopes|deer|wildlife|dog|snail|snails|crops|plants|grass|slay|old_man|deeds|spirit|desire|desires|giants|giant|goliath|demons|the_exam|exam|exams|test|interview|presentation|dance|performance|stage|buzz|deal|pain|hunger|thirst|appetite|smell|boredom
  i could|would kill|murder|die for
  to kill for $
  kill for ..2 chapati|chai|pilau|nyama|food|sleep|coffee|pizza|fries|ugali|soda|cake|holiday|samosa|matoke|biryani
  murder|murdered|kill|killed|slaughter|slaughtered a|an|the|some ..1 chapati|song|plate|pizza|burger|meal|beef|dish|pilau|cake|bull|cow|goat|hen|chicken|pig|sheep|fatted_calf
  feet|shoes|heat|sun|suspense|traffic|homework|back|head|song|songs|joke|jokes|headache|tooth|toothache|knees|knee|legs|diet|debt|debts|loans|loan|bills|fees|work|job|exam|exams|waiting|curiosity|boredom|this|it|prices|cold|hunger|stress|silence|assignment|assignments|sms|heels|taxes|tax|economy|price|math|maths|chemistry|physics|workload|deadline|deadlines|anxiety|muscles|cramps|periods|stomach|hangover|humour|laughter|meme|memes|suspicion|boss|gym|workout|thirst|lectures|internet|cat|baby|puppy|bundles|network|neck|shoulder|ribs_laughing|school|unit|units|project|commute|jam|allergy|allergies|flu|cough|ulcers|migraine|arthritis|eyes|teeth|nostalgia|jeans !depression|darkness|sadness|pain|man|husband|marriage ..2 is|are|was|were|really|just|will|would|almost|has|have|had|been|be|gonna ..2 killing|kill|killed|murdering|finish|finishing|slaying me
  killing me softly|slowly_with_work|with_jokes|with_laughter|with_these|with_kindness|with_your_jokes|with_his|with_her|haha*|lol|lmao
  you|guys|jokes|u are|guys|really killing|killed me !slowly|inside|with_a_knife|with_a_panga|every
  kill|killed|killing|killin me with laughter|jokes|kindness|your_jokes|laugh
  killing|kill|killed myself ..1 laughing|at_the_gym|at_work|working|over_this|over_exams|over_work|with_work|for_work|reading|studying|to_pass|to_pay
  killing|killed|slaying|slayed it ..1 at|on|with|in|out|today|$
  skills|painkiller|painkillers|killer|buzzkill ..1
  what a killer
  beats|beat me ..1 at|in|on|to_it|by ..1 chess|draughts|cards|football|fifa|game|games|race|test|exam|quiz|ludo|pool|tennis|table_tennis|marks|scrabble|monopoly|points|running|maths|math|marathon|finals|bao
  ^ ..1 it|that|this|still|completely beats me
  ^ beats me why|how|$
  beats|beat|beating me to it|the|church|work|school|bed|every
  beat|beats|beating|bash|bashing|attack|attacking me|us ..1 up? on|with|by facebook|words|insults|twitter|whatsapp|online|tiktok|her_words|his_words
  touched|touches me|us ..1 with|by ..2 testimony|story|words|kindness|sermon|song|songs|preaching|generosity|faith|singing|advice|message|speech
  alinigusa|amenigusa|ulinigusa|umenigusa|lilinigusa|limenigusa|ilinigusa|imenigusa|yalinigusa|hunigusa moyo|moyoni|roho|rohoni
  took|take|takes|taken|taking|forgot|forget|missed|skipped|finished my|his|her|our ..1 PILLS late|today|daily|on_time|yesterday|with|after|before|early|again|for
  go|going|get|be in|to|into heaven ..2 one_day|someday|with|when|together|after
  nimechoka|tumechoka na maisha ya ndoa|kazi|shule|mjini|jijini|nairobi|kijijini|chuo|hapa
  beat|beats|beaten|beating|beats|thrashed|hammered ..1 arsenal|chelsea|united|city|liverpool|gor|gor_mahia|afc|manchester|tottenham|the_team|us_in|us_at|egg|eggs|drum|drums|traffic|deadline|odds|record|heat|cold|system|drums|time|boredom|the_queue|cancer|covid|addiction|temptation|enemy|devil
  arsenal|chelsea|united|city|liverpool|mahia|leopards|manchester|spurs|team|stars|uganda|nigeria|harambee_stars|opponents ..3 beat|beats|thrashed|hammered|killed|destroyed|murdered|slaughtered us|our|them ..3 match|game|football|final|finals|nil|goals|league|1|2|3|4|5|0|rugby
  my team ..3 killed|beaten|beat|slaughtered|murdered|thrashed
  was|were|got|been|is|are ..1 beaten|beat|thrashed|killed|hammered|defeated ..2 in|at|on|by ..2 race|game|match|chess|final|finals|football|arsenal|chelsea|united|city|rival|rivals|opponent|team|polls|election|elections|league|quiz|tournament|rods|liverpool|debate|exam
  heart|drum|pulse|music ..1 beats|beat|beating|skips
  beating heart|around
  beat|beating around|the_bush|about_the_bush
  hit|hits me ..1 with|up ..2 verse|message|word|scripture|text|psalm
  hit me up
  joke|jokes|meme|memes|video|clip|story|movie|comedian|dance|punchline ..1 killed|kills|finished|slayed|slaughtered me|us
  sermon|word|message|verse|song|truth|reality|grief|loss|news|idea|realisation|it|preaching|psalm|scripture|homesickness|inflation|sadness|loneliness|wave|malaria|flu|fever|nostalgia|statement|lyrics|hunger|cold has|have|really|just|always|will|also? hit|hits|struck|slapped|punched|touched|touches|touch me|us
  touch|touches|touched|touching ..1 my|our|his|her|the|your heart|hearts|soul|spirit|life|lives|garment|hem|mind|feelings
  god|jesus|lord|spirit|holy_spirit|sermon|song|word|hand_of_god|message|testimony|master|christ|saviour|grace has|have|really|just|always|please|will? touch|touched|touches|hold|held|kiss me|us|our|my|him
  touch me ..1 lord|jesus|holy_spirit|god|again_lord|o_lord
  he touched me $
  he touched me and|o|oh ..1 made|the|joy|something|i_am
  phone|battery|car|laptop|plant|plants|engine|fire|flowers|computer|radio|tv|charger|line|network|mpesa|simcard|power|tablet|torch|lights|garden|maize|crops|crop|tree|trees|bike|motorbike|matatu|business|candle|romance|trend|market|flower ..3 died|dead|dying|die|dies|killed|committed_suicide
  dead|deadly tired|beat|asleep|line|lines|lock|weight|stock|wood|end|heat|bolt|sea|body|serious|centre|poets|works|sins|faith|man_walking|fish|stop
  deadline*
  scared|bored|worried|frightened|starving|sick|tired|freezing|worked|starved|thrilled|teased to death
  love|loved|loves|bore|bored|scare|scared|miss|starve me|you|him|her|them|it to death
  over my dead
  suicide|self_harm|selfharm|violence|gbv|abuse|rape|fgm ..1 prevention|awareness|rates|rate|cases|causes|statistics|bomber|bombers|squad|mission|bombing|bombings|door|doors|attack|attacks|month|week|hotline|helpline|campaign|seminar|talk|sermon|training|statistics|policy|research|forum|workshop|bill|act|laws
  sermon|sermons|preach|preaching|preached|teaching|teachings|essay|assignment|study|lesson|lessons|talk|talks|training|seminar|debate|discussion|homework|article|documentary|film|movie|novel|workshop|workshops|event|meeting|march|walk|camp|class|book|books|song|songs|poem|topic|news|history|campaign|research|project|presentation|conference|quiz|devotional|devotion|prayer|prayers|drama|play|skit|verse|verses|scripture|scriptures|points|notes ..4 on|about|against|of|for|called|titled|addressing|concerning|to_prevent ..4 suicide|suicidal|violence|abuse|rape|murder|killing|fgm|gbv|self_harm|selfharm|incest|defilement|domestic_violence|victims|survivors|early_marriage|child_marriage
  statistics|rates|rate|cases|causes|number|increase of|in suicide|violence|rape|murder
  mahubiri|semina|somo|mafundisho|insha|mjadala|kitabu|habari|wimbo|maombi|warsha|mada|takwimu ..3 ya|kuhusu|dhidi_ya|juu_ya|za ..2 kujiua|ukatili|unyanyasaji|ubakaji|kujinyonga|mauaji
  should|can|may|is_it|how ..5 parents|parent|teachers|i|we ..3 cane|spank|discipline|beat ..2 children|child|kids|students|pupils|son|daughter
  sumu ya panya ..3 store|nyumbani|jikoni|shamba|panya
  panya ..5 sumu ya|ya_panya panya|store|$
  njaa ..2 naeza|nitakufa|nakufa|naweza|nakaribia die|kufa|kuisha
  words|silence|attitude|comments|insults|lies|gossip|jokes ..3 hurt|hurts|hurting|kill|cut|burn ..1 me|us|people|feelings|him|her|deep|deeply
  hurt|hurts|hurting|abuse|abuses|wounded|beat ..2 with|by ..2 words|church|word|tongue|insults|silence
  hurt|hurts|hurting ..2 feelings
  cares|worries|thorns|weeds|debts|debt ..5 choking|choke|chokes|strangling me|us|it
  live|living alone|single
  nilimpiga|nimempiga|alimpiga|amempiga|tuliwapiga|tumewapiga|aliwapiga chenga|bao|picha|simu|mabao|3|2|1
  egg|eggs|drum|drums ..2 beaten|beat
  dont|not|no_longer|sitaki ..2 want to live|be in ..1 sin|sins|darkness|poverty|debt|debts|city
  live|living in ..1 sin|sins|darkness|poverty|debt|debts|city|town|kenya|village|canada|america|nairobi|ruiru|peace
  live|living|stay|staying with ..1 my|the|our mother|in_laws|mother_in_law|parents|sister|aunt|roommate|relatives
  kuishi katika|kwenye|kwa dhambi|giza|deni|umaskini|madeni|imani|amani
  kuishi na dhambi|madeni|amani|imani
  bye|goodbye for|and|my now|good|god|friend|friends|see|take_care
  burn|burned|burnt|cut ..3 on|while|when ..2 jiko|stove|oven|kettle|pan|cooking|kitchen|chopping|cook|onions
  @3>1:pig(?=[ae]) simu|picha|jeki|busu|pasi|chenga|msasa|vita|kura|tafu|story|stori|bao|call|chini|makofi_ya
  @3>1:chap block|message|text|story|sms
  drug|alcohol|substance|power|child_of_god|trust|animal|grace|office|medicine|prescription abuse
  abuse|abusing ..1 of|the ..1 power|office|drugs|alcohol|grace|substances|position|authority
  abusing|abuse grace|alcohol|drugs|substances|power|miraa|bhang|god
  heart|panic|asthma|spiritual|shark|terrorist|terror|drone|witchcraft|anxiety|demonic|militia|bandit|cyber attack*
  attack|attacks|attacked by|from|of ..1 the? enemy|devil|satan|demons|darkness|dogs|bees|malaria|armyworms|locusts|hackers
  njaa|jua|baridi|kichwa|tumbo|kiu|homa|meno|jino|usingizi|fees|madeni|deni|kazi|joto|miguu|mgongo|stress|viatu|exam|exams|gharama|bei|mapenzi|hii_song|vicheko|kicheko|uchumi|boredom|masomo|ulevi_wa_penzi|mahomework|homework|hii_jokes|hizi_jokes|memes ..2 inaniua|zinaniua|yananiua|linaniua|kinaniua|lananiua|yataniua|inaniuwa|itaniua|zitaniua|litaniua|kitaniua|inanimaliza|yananimaliza|zinanimaliza
  @1:(?:kufa|f[ae]|kuf) ..1 kicheko|njaa|kiu|baridi|aibu|joto|usingizi|stress_ya_exam|na_kicheko|kwa_kicheko|na_njaa|na_usingizi|na_baridi|kwa_njaa
  alikufa|amekufa|walikufa|tulikufa|nimekufa|nilikufa ..1 ucheko|na_ucheko|kwa_ucheko|na_kicheko|kwa_kicheko
  nakufa|nimekufa|nitakufa|nikafa|tumekufa|tulikufa|nilikufa|nakufaa|ninakufa ..1 kicheko|njaa|kiu|baridi|aibu|nikicheka|kwa_kicheko|kwa_dhambi|na_njaa|joto|usingizi|kwa_njaa|ganzi|moyo|na_kicheko|kwa_furaha|pamoja_na_kristo|nikikuona|na_stress_ya_exam
  kufa njaa|kiu|na_njaa|kwa_njaa|moyo|ganzi|kupona|kiroho|kwa_ajili|kwa_yesu|msalabani|kwa_bwana|baridi|kwa_dhambi|kwa_nafsi
  kuua|anaua|inaua|huua|kuuwa mbu|kuku|panya|mende|wadudu|simba|nyoka|goliathi|wakati|muda|kunguni|nguruwe|ndege|swara|mbuzi|ng'ombe|chawa|dhambi
  shetani|adui|ibilisi|pepo|mapepo|majini ..1 @3>1:(?:tes|pig|chap|umiz|nyanyas|tish|kab|shik|u(?=a)|chom)
  neno|mahubiri|wimbo|ujumbe|roho|roho_mtakatifu|mungu|yesu|bwana_yesu|ushuhuda @3>1:(?:gus|shik)
  nichukue nilivyo
  umenigusa|imenigusa|limenigusa|linanigusa|unanigusa|inanigusa
  rushwa|mzaha|wimbo|memes ..1 kuua
  amepiga|anapiga|kupiga|piga|wanapiga|nikapiga|hupiga|napiga|alipiga|tunapiga|apige ..1 simu|picha|jeki|busu|pasi|chenga|bao|magoti|kura|pasi|kelele|makofi|teke_mpira|story|stori|gitaa|ngoma|kinanda|mluzi|hatua|deki|mswaki|kambi|vita_vya_imani|sherehe|mbio|hema|mafuta|mnada|chapa|muhuri|rangi|plaster|hodi|mayowe|foleni|msasa|darubini
  @3>1:pigi makofi|simu|magoti|debe|hesabu|kura
  nimepigwa|tumepigwa|alipigwa|amepigwa chenga|picha|fire|char|ban|block|chini|transfer|suspension|mnada|butwaa|faini|marufuku|goli|mabao|exam|na_stima|kalenda
  bora|afadhali|heri nifike|nifanye|nifaulu|niende_kanisani|nifunge
  i am|be|shall crucified
  give|gave|giving|given up ..1 smoking|alcohol|drinking|drugs|sugar|meat|porn|pornography|bhang|miraa|job|my_seat|on_him|on_her|gambling|betting|something_for_lent
  end|ending|ends of ..1 the|my|this|year|month|world|term|semester|days|times|exams|age|chapter
  end ..1 my|the ..1 fast|fasting|sentence|call|meeting|conversation|relationship|contract|friendship|marriage|day|year|week|lease|sermon|prayer|engagement|semester
  end it|things with|between|on
  burden bearer|bearers
  nimepigwa na_maisha|na_stress|na_bei
  burden ..1 for|of ..1 souls|sin|proof|prayer|the_lost|missions|ministry|my_heart|sins|nations|evangelism|youth|intercession|lost|guilt
  my|his yoke ..2 burden ..1
  burdens are lifted
  i cannot|cant live|go_on|do_anything|breathe|survive|continue without ..1 jesus|god|you|him|prayer|christ|the_lord|coffee|chai|music|my_phone|internet|love|grace|his_grace|her
  live|living without ..1 jesus|god|christ|the_lord|prayer|internet|coffee|chai|my_phone|electricity|sin
  life without ..2 jesus|god|christ|prayer|purpose_of
  meaning of life
  lost the will of god
  rope|ropes of|skipping|jumping|washing
  cut|cuts|cutting me|my|his|her|off|myself ..1 some? slack|hair|nails|grass|trees|costs|budget|cake|sugar_intake|expenses|shaving|cooking|chopping|with_a_kitchen_knife_while|ties|finger_while|while_cooking|finger
  shoot|shot me ..1 a? text|message|email|dm|call|penalty
  shoot|shot|hit|drove|take_a_shot|jump|jumped ..1 penalty|goal|three_pointer|rope|for_joy|queue|to_conclusions|into_conclusions
  hang|hanging|hung out|picture|pictures|clothes|curtains|up|on_to_hope|in_there|around|laundry|over|on_the_cross|on_a_tree
  drowning|drown|drowned in ..1 debt|debts|work|homework|assignments|sorrow|tears|his_love|love|worship|noise|loans|laundry|emails|your_love
  burn|burned|burning|burnt ..2 for_you|for_jesus|for_god|calories|candle|food|rubbish|charcoal|cd|bridges|midnight|offering|offerings|incense|with_passion|with_desire|fat|ugali|rice|out|chapati|toast|the_dinner|out_from_work
  bullet|poison pen|ivy|point|points
  rat|rats|pests|weeds|ticks|jiggers poison|pesticide ..1 for_sale|for_farm|for_maize|safe
  spray|sprayed|spraying ..3 pesticide|pesticides|insecticide|herbicide|crops|maize|farm|tomatoes
  rape seed|oil|fields
  culture|capital of rape|death
  overdose|overdosed|overdosing ..1 of|on love|grace|joy|worship|word|sugar|chapati|coffee|cake|kindness|gospel|music|memes|nyama|carbs|chips
  blood of jesus|the_lamb|christ
  took|taken|take|taking|swallow|swallowed|drank|drink ..3 pills|tablets|medicine|medication|painkillers|dawa|panadol|panadols|piriton|arvs|paracetamol|meds|dose|drugs ..1 for|to|because_of|as|daily|every|prescribed ..2 headache|malaria|treat|pressure|bp|diabetes|flu|fever|ulcers|doctor|prescribed|directed|hiv|tb|allergies|morning|backache|toothache
  strangle|strangled|choke|choked|choking|strangling ..1 on|by ..2 food|traffic|dust|smoke|fumes|bills|fees|bone|fish|ugali|words|thorns|weeds|riches|cares|meat|water
  abused|abuse ..2 rights|power|trust_of_public
  left|leave|leaving|go|went|going|walk|walked|run ..1 him|her|job|church|school|country
  goodbye to ..2 2020|2021|2022|2023|2024|2025|2026|debt|sin|sugar|poverty|singleness|smoking|old|hostel
  last|final day|night|sunday|time|message|words|year|week|prayer|exam|goodbye ..1 at|of|in|on ..2 work|school|term|exams|class|the_year|fasting|campus|office|high_school|month|holiday|camp|jesus|paul|moses|retreat|semester|church|series
  second|third|first time
  push|pushes|pushed|pushing me|us ..1 to ..1 work|study|read|excel|grow|succeed|pray|improve|serve|learn|run|win|do_better|be_better
  god|jesus|lord|christ|prayer ..2 delivered|saved|rescued|freed|healed me|her|him|us ..1 from|out_of ..3 abusive|violent|suicide|suicidal ..1 marriage|relationship|home|husband|wife|man|thoughts|past|life|$
  was|were|felt suicidal ..2 years ago|before|back
  take it anymore|any_more ..1 this|the|that ..1 neighbour|neighbours|music|noise|traffic|heat|weather|network|dust|smell
  see|meet|know ..2 my|our ..2 in heaven
  landlord|landlady|caretaker ..2 kicked|threw|locked|pushed|chased me|us ..1 out
  stabbed|stabs|stab me|him|her|us in ..1 back
  gone|away until|till|for|to ..2 monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|week|weeks|days|month|months|easter|christmas|holiday|holidays
  wont|not be around|there|here ..1 at|for|in|on ..2 meeting|church|practice|service|fellowship|sunday|class|drama|rehearsal|office
  worked|working|work myself to death
  feel|am|feeling dead inside|tired after ..2 shift|work|shifts|school
  worm and ..1 not
  threat*|want|wants|going|will to? ..1 sue|report|fire|sack|expel|evict|divorce|leave
`;

/** Phrases about a death that is no danger: the death of a pet, death as a question, the words of the Bible. */
export const deathMentions = `
  goodbye|farewell|bye|goodbyes ..5 airport|station|stage|school|campus|party|visitors|guests|team|class|teacher
  sit|sits|sitting on ..2 lap ..3 story|stories|santa|read|book
  overdose|overdosing of ..1 worry|sermons|worship|songs|chocolate|love|grace|the_word|sugar|joy|laughter|work
  nimeua|tumeua|ameua|nitaua|niliua exam|mtihani|paper|show|interview|ngoma|beat|mambo|mbu|nyoka|panya|mende|kuku
  alinichapa|walinichapa|tulichapwa|nilichapwa nikiwa|tukiwa|zamani|utotoni ..6 nikajifunza|tukajifunza|adabu|shule|shuleni|zamani
  look|looking after ..1 shop|dogs|dog|house|farm|cows|animals|garden|plants|chickens|goats
  bwana|mungu|yesu|roho|mtakatifu|neno amenigusa|alinigusa|hunigusa|ananigusa|limenigusa !vibaya|usiku|mwili|matiti|sehemu
  bridge over troubled|water
  bible|scripture|scriptures|biblia|quran|church|kanisa ..3 about|on|against|regarding|concerning|kuhusu|juu_ya|dhidi_ya ..2 rape|abuse|murder|violence|fgm|incest|killing|ubakaji|mauaji|ukatili|wife_beating|domestic_violence
  bible|scripture|biblia|biblical|christian|christians ..7 beat|beating|hit|hitting|discipline|disciplining|chastise ..1 wife|wives|women|child|children
  nimekunywa|nilikunywa|amekunywa|tumekunywa uji|chai|maji|soda|juice|kahawa|maziwa|supu !yenye_sumu
  everything|all that has|hath breath
  nimechoka|tumechoka leo|kidogo|kazini|na_kazi|na_safari|na_masomo !na_maisha|kuishi
  end|ended|ending my|our|this|the friendship|partnership|membership|subscription|contract|engagement|conversation
  took|taken|ended his|her|their ..1 life|lives
  killed|hanged|poisoned|shot|drowned himself|herself|themselves
  alijiua|amejiua|walijiua|alijinyonga|alijitoa_uhai|amejinyonga !lakini|sasa|bado|hapa
  when i die hallelujah
  committed|commits suicide
  died|dead|death|lost|passed ..4 by|to|of|from|through suicide
  fear|afraid|worried|what ..6 if i die
  thou|you|ye shalt|shall|should|must|do not kill|murder|commit_suicide
  do|dont|never not? kill|murder|commit_murder $
  usiue|usiuwe|usijiue
  died for|on|upon|and_rose|in_our
  dead|death to|unto sin|self|the_law|flesh
  let me die with the philistines
  better for me to die than ..2 live
  take my life and let|use|make
  shadow|valley|sting|angel|fear|day|wages|gates|body|point|penalty|certificate|toll|row|anniversary|burial_and of death
  death where is
  o|oh death
  black death
  sudden|natural|eternal|second|spiritual|early|untimely death
  death of|in|and_burial|penalty|threat_level
  raise|raised|raising|rise|rose|risen|resurrection|from|quick_and|living_and|bury|buried|judge ..1 the dead
  dead in|to|raised|sea_scrolls ..1 sin|sins|trespasses|christ
  when|if|until|till|after we|you|people|one|someone|a_person|believers|christians|they|everyone die|dies
  what happens ..3 die|death|dead
  when i die will|shall|do|where|who
  fear|afraid|scared|terrified|anxiety of|about dying|death|dead|my_death
  i will|shall|shallnot|wont|not never|not|live_and_not die
  shall not die but live
  never die
  rest|sleep|asleep in|with ..1 peace|jesus|christ|the_lord|bosom
  dog|cat|hen|puppy|pet|goldfish|fish|rabbit|cow|cows|goat|goats|chicken|chickens|calf ..3 died|dead|dying|die|dies|killed|committed_suicide
`;
