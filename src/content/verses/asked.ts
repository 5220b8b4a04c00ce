/** How messages ask, as phrases that `phraseList` reads. In English, Kiswahili and Sheng. */

/** Whoever asks so wants a word to give to somebody else. */
export const HELPER = `
  send|give|tell|comfort|encourage|bring|text|write|show ..1 him|her|them|my|a|an|the|someone|somebody
  read ..1 to|for|with him|her|them|my|someone|somebody
  say to him|her|them|my|a|the|someone|somebody
  help him|her|them
  verse|verses|scripture|scriptures|word|words|passage|psalm|prayer|something|line|reading|comfort|encouragement for|to ..1 my|a|an|the|our|her|his|him|them|someone|somebody ..1 !day|ward|wedding|exam|burial|funeral|year
  ^ for a|an|my|our ..2 who|whose
  pray for my|our|him|her|them|a
  nimpe|nimtumie|nimwambie|nimsomee|nimpelekee|nimwandikie|niwape|niwaambie|niwatumie|tumpe|tumwambie|kumpa|kumwambia|kumtumia|kumfariji|kumtia|kuwapa|kuwafariji|kuwaambia|kumsaidia
  neno|mstari|andiko|aya|maneno la|wa|ya|kwa rafiki|jirani|mgonjwa|mama|dada|kaka|mjane|mume|mke|mtoto
`;

/** A cry to God. Genesis 3:9 asks the same of Adam, and is no answer to it. */
export const CRIES_TO_GOD = `
  ^ but|so|oh|o|and? where are|were|is|was you|he? my? god|lord|jesus !born|buried|crucified|baptized|baptised|raised|from ..3 $
  ^ god|lord|jesus where are|were you ..3 $
  ^ ee|lakini? mungu|bwana|yesu wangu? uko|yuko|ulikuwa|alikuwa wapi ..3 $
  ^ uko|yuko wapi ee? mungu|bwana|yesu ..2 $
`;

/** How a question of fact begins; in Kiswahili, words that it contains. */
export const FACT_QUESTION = `
  ^ ..6 who|whose|whom|which !am|can|will|should|could|would|do|do_i|helps|cares|loves|answers
  ^ ..6 how many|old|long|tall|big|much|far|often
  ^ ..4 how did|was|were
  ^ ..4 what|whats|wat|wats is|was|were|did|does|are|the|happened|language|colour|color|year|name
  ^ ..4 where|were is|was|were|did|does|do|in|can|are
  ^ ..4 when|why is|was|were|did|are|do|does
  ^ does|do|anybody|anyone|somebody ..2!you know|knows when|the_date|the_day|the_hour
  ^ the? first|last miracle|martyr|king|queen|murder|murderer|man|woman|prophet|judge|christian|apostle|disciple|plague
  ali*|wali* ..2 nini $
  ^ did|was|were|is|does|are !it|this|that|there|you|god|he|she|they|anyone|anybody|someone
  i forgot the name|names
  jina|majina la|ya
  name|names of
  ndefu|fupi|kubwa|ndogo|mzee|mrefu|mfupi|mkubwa|mdogo|kirefu|kifupi|wengi|mwingi kuliko wote|zote|yote|vyote
  longest|shortest|oldest|youngest|tallest|biggest|smallest|richest|wisest ..3 in ..1 bible
  nani|wapi|lini|ngapi|vingapi|wangapi|mingapi|mangapi|gani|ipi|yupi|kipi|zipi|yapi|lipi|vipi
  ni|aliitwa nini|nani
`;

/** What shows that no fact is asked: the writer's own life, the church, or a word for a need. */
export const NO_FACT = `
  i !forgot|find|read|get|mean
  me !the|where|who|which|what|how|when|if|about
  my|mine|myself|we|us|our|im|ive|id
  mimi|yangu|wangu|zangu|langu|changu|vyangu|yetu|wetu|nataka|nianzie|nianze|nifanye|nifanyeje|nimfanye|tufanye|nita*|nina|nime*|tuta*|tume*|hatu*|wametu*|ametu*|wameni*|ameni*|naweza|nawezaje|tunaweza|niko|sina
  you|your|yours|u|wewe|wako|yako|wenu|yenu|kwenu|mna|mko|mnakutana
  service|branch|branches|parking|paybill|choir|wifi|kwaya|tawi|ibada
  verse|verses|scripture|text|passage about|on|for
  <!last|final|dying word|words about|on|for
  verse|scripture|psalm|passage to|i
  verse|mstari|andiko|neno ya|wa|la|kwa mtu|watu|rafiki|kumpa|kuwapa
  in a|one|some verse|verses|scripture
  according to the? bible|scripture|scriptures
  mstari|mistari|andiko|maandiko|neno|maneno|aya gani|ipi? inasema|unasema|yanasema|linasema|inazungumza|yanazungumza? kuhusu|kwa|la|wa|ya|juu
  verse|verses|scripture|scriptures|passage|passages talk|talks|speak|speaks|tell|tells|say|says about|of|on
  verse|scripture|psalm|passage|text speaks|fits|helps|comforts|suits
  someone|somebody|comfort|faraja|kitasaidia|yatasaidia|utasaidia
  nim*|niwa* ..3 vipi
  what|nini does|do the|is|inasema
  bible|god|jesus|scripture|biblia|mungu|paul|paulo|moses|musa|peter|petro|james|david|solomon|yesu say|says|teach|teaches|inasema|anasema|alisema about|on|of|kuhusu
  should|shall|must|ought
  how to|can|do|should
  to do
  verse|scripture|mstari|andiko gani
`;

/** Persons, places and things of the Bible: a question about them is one of fact, whatever need its words may name. */
export const BIBLE_THINGS = `
  bible|biblia|testament|agano|gospel|gospels|injili|book|books|kitabu|vitabu|chapter|chapters|sura|psalm|psalms|zaburi|verse|verses|mistari
  jesus|yesu|moses|musa|david|daudi|abraham|ibrahimu|noah|noahs|nuhu|adam|adamu|eve|hawa|paul|paulo|peter|petro|judas|yuda|jacob|yakobo|isaac|isaka|esau|joseph|yusufu|solomon|sulemani|saul|sauli|samuel|samweli|elijah|eliya|elisha|elisha|jonah|yona|daniel|danieli|goliath|samson|samsoni|delilah|gideon|joshua|yoshua|aaron|haruni|miriam|ruth|ruthu|naomi|esther|esta|mary|mariamu|maria|martha|lazarus|lazaro|pilate|pilato|herod|herode|caesar|nebuchadnezzar|pharaoh|farao|cain|kaini|abel|abeli|methuselah|enoch|john_the_baptist|stephen|stefano|barabbas|nicodemus|zacchaeus|luke|luka|matthew|mathayo|thomas|timothy|timotheo|titus|silas|job|ayubu|isaiah|isaya|jeremiah|yeremia|ezekiel|hosea|nehemiah|ezra
  disciple|disciples|apostle|apostles|prophet|prophets|king|kings|queen|pharisees|tribe|tribes|israel|israelites|egypt|jerusalem|bethlehem|nazareth|galilee|jordan|babylon|sinai|eden|ark|temple|tabernacle|cross|tomb|manger|nephilim|wise_men|magi|plagues|commandments|crucified|resurrection|miracle|miracles|parable|parables
  mwanafunzi|wanafunzi|mtume|mitume|nabii|manabii|mfalme|wafalme|israeli|waisraeli|misri|yerusalemu|bethlehemu|nazareti|yordani|safina|hekalu|msalaba|kaburi|muujiza|mfano|amri
  earth|dunia|scrolls|covenant|creation|president|rais|capital|easter|pasaka
`;

/** How a message asks who or what somebody or something is, and the words of such a question that name neither. */
export const ASKS_THING =
  'who|whos|what|whats|wat|define|definition|meaning|nani|nini|maana|mean|means|explain|eleza|nieleze';
export const AROUND_THING =
  'who whos what whats wat define definition meaning mean means explain is was were are does do the a an of by to be exactly really please ' +
  'pls hi hello pastor so and king prophet apostle st saint in bible scripture christian christianity nani nini maana eleza nieleze ni ' +
  'alikuwa alikua walikuwa ndio hasa kwani je yake ya wa za tafadhali mfalme nabii biblia katika kwenye hivi';

/** How somebody asks on about a person of the Bible. */
export const OF_PERSON = `
  ^ and|so? what|who|how? about|was|were? his|her|their ..3 $
  ^ na|je? ..2 yake|wake|zake|wao $
`;
