/** How people go on about what was answered before, as phrases that `phraseList` reads. In English, Kiswahili and Sheng. */

/** Asks to read on, and not only for more. */
export const READS_ON = 'read|continue|keep|endelea|soma|mbele\ngo|carry on';

/** What people ask who told of a need, with what they may say before it; and yes to another passage. */
export const ASKS_ON = `
  ^ ..2!i|he|she|they|we what next|now|then $
  ^ ..1 what happens next|then|after? that? $
  ^ now|then what $
  ^ ..2!he|she|they|we what|how do|should|must|can|shall i do|go_on|start|move_on|cope now|next|then|from_here|about_it? $
  ^ ..2 nifanye nini|je|aje|vipi sasa|basi? $
  ^ na|lakini|basi? sasa nifanye? nini|je|aje? $
  ^ so|but|and|god|mungu|ok|lakini? why me|him|her|us|them|this|now|god|always? me? $
  ^ so|but|and|god|mungu|lakini? kwa nini mimi|yeye|sisi? $
  ^ so|but|and|god|mungu|lakini? mbona mimi|yeye|sisi? $
  ^ so|but|and|ok|okay? how $
  ^ niaje sasa $
  ^ ..2 what does the? bible|scripture|word|god|jesus say|says|teach about|on|of that|this|it $
  ^ ..2 biblia|mungu|yesu|neno inasema|anasema|linasema nini kuhusu|juu_ya hilo|hiyo|hii|hili|hayo $
  ^ ..2 prove it|that $
  ^ yes|yeah|yap|yep|ndio|ndiyo|eeh|sure please|tafadhali? $
`;

/** What is asked about somebody who has died. */
export const ASKS_WHERE_NOW = `
  ^ ..2 where|were is|are he|she|they|my ..2 now? $
  ^ ..2 is|are he|she|they with|in|at god|jesus|heaven|peace|rest|the_lord|him|home now? $
  ^ ..2 where did|has|have he|she|they|my ..2 go|gone now? $
  ^ ..2 yuko|wako mbinguni|peponi|kwa_mungu|na_mungu|na_yesu sasa? $
  ^ ..2 yuko|wako|ameenda|wameenda|alienda wapi sasa|saa_hii|kwa_sasa? $
`;

/** Good news about what was asked before; words of thanks and time may stand behind. */
export const GOOD_NEWS = `
  ^ ..3!not|if|when it|all|everything all? went|gone|going|is|was|turned so|very|really|out? well|fine|okay|ok|good|great ..3 $
  ^ ..3!not|if|when it has? came|come through ..3 $
  ^ ..3!not|if|when it worked out? ..3 $
  ^ ..3!not|if|when he|she|they|son|daughter|mother|father|baby|child|husband|wife|mum|dad is|are|has|have|was|were? made_it|healed|recovered|better|home|safe|passed|well|found|discharged now? ..4 $
  ^ ..3!not|if|when he|she|they said_yes|came_back|came_home|is_back|are_back|apologised|apologized|forgave_me|paid|called_me|accepted ..3 $
  ^ ..3!not|if|when i have|just? passed|got_it|got_the_job|made_it|found_it|found_one|received_it|won|got_one ..3 $
  ^ ..3!not|if|when i have|just? got|found|received|won a|the|my new? job|one|place|house|money|visa|results|work ..3 $
  ^ ..3!not|if|when i am healed|better|well|free now? ..3 $
  ^ ..3!not|if|when we have? won|made_it|made_peace|made_up|reconciled|found_it|found_him|found_her ..6 $
  ^ ..3!not|if|when we talked and made_up|agreed ..3 $
  ^ ..3!not|if|when we forgave each other ..3 $
  ^ ..3!not|if|when we are talking|speaking again ..3 $
  ^ ..3!not|if|when we|i|he|she|they? have|has? landed|arrived|reached|travelled home? safely ..3 $
  ^ the? results|test|tests|scan|report is|are|came|was|were out|back? good|clear|fine|negative|well|clean ..3 $
  ^ ..3 god|mungu did_it|answered|ametenda|amejibu|heard_us ..3 $
  ^ ..3 imeenda|yameenda vizuri|sawa|poa ..3 $
  ^ ..3!sijapata amepona|nimepona|wamepona|amepita|nimepita|wamepita|amefaulu|nimefaulu|imelipwa|umelipwa|imeisha|imepatikana|imekubaliwa|tumeshinda ..3 $
  ^ ..3 nimerudi|amerudi|wamerudi|tumefika|nimefika|amefika|wamefika salama|poa ..3 $
  ^ ..3!sijapata nimepata|tumepata|amepata|wamepata kazi|pesa|nyumba|mtoto|visa|fees|karo|dawa|rent|hiyo ..3 $
  ^ ..2 nimeipata|tumeipata|ameipata|nimempata|tumempata|nimezipata ..3 $
  ^ ..2 tumepatana|tumesameheana|tumeelewana|tumerudiana|tumekubaliana ..3 $
`;

export const FAMILY =
  'me us myself wife husband kid kids child children son sons daughter daughters mum mom mother dad father parents brother sister family ' +
  'friend friends mimi sisi mke mume mtoto watoto mama baba wazazi kaka dada familia rafiki ndugu bibi babu';

export const ASKS_ABOUT =
  'why|what|whats|who|whom|whose|when|where|which|how|mean|means|meaning|explain|understand|get|confus*|clarify|strange|mbona|nini|nani|lini|wapi|' +
  'gani|vipi|*ngapi|maana|sielewi|sijaelewa|eleza|fafanua|*maanisha';
export const ASKING_WORDS =
  'why what whats who whom whose when where which how mean means meaning explain understand get confuses confusing clarify ' +
  'strange part parts bit word words verse line thing about here there does dont cant not this that these those with and for ' +
  'from then does did has have was were are can will stand stands stood really mbona nini nani lini wapi gani vipi maana sielewi ' +
  'sijaelewa eleza fafanua hapo hapa sehemu neno kuhusu kwa hiyo hii please tafadhali actually inamaanisha anamaanisha its yake je';

/** What points at the passage that was shown, or at somebody in it. */
export const POINTS_AT_IT = `
  this|these|those|here|there|he|she|they|him|them|his|their|its|verse|verses|passage|psalm|text|line
  that|it !a|ok|okay|right|wrong|bad|possible|good|sin
  hii|hiyo|hio|hizi|huu|huo|hili|hilo|haya|hayo|hivi|hivyo|hapa|hapo|ile|yake|yeye|inamaanisha|linamaanisha|yanamaanisha|mstari|aya|andiko|neno|zaburi
`;

/** Names that a question has beside its subject: below `they that wait upon the LORD` one may ask of waiting on God. */
export const NAMES_OF_GOD = 'god lord jesus christ mungu bwana yesu kristo';

/** Words of questions about a text that name no subject. */
export const OF_A_TEXT = `
  say|says|said|saying|speak|speaks|speaking|talk|talks|talking|write|writes|wrote|written|writing|writer|speaker|author|told|teach|teaches|addressed|quote
  happened|happening|happens|going|on|then|next|after|before|time|word|words|book|chapter|story|lesson|message|meaning|context|background|history|setting|reference
  mean|called|come|comes|came|next|apply|use|used|live|practise|instead|true|right|nearest|other|others|another|else|more|whose|how|why|so|really|still|please|tell|me|exactly
  old|new testament
  bible|biblia|scripture|scriptures|maandiko
  who|to|is|was|the|of|in|from|you|your|can|could|should|do|or|us|we|today|kwa|wa|ya|za|na|ni|au|ama|katika|iko|uko|liko|ipo|sasa|tu|tena|bana|tafadhali
  ali*|ana*|ame*|aki*|wali*|wana*|ili*|ime*|yali*|ina*|una*|lina*|yana*|kili*|niambie|nieleze|kitabu|sura|mlango|muktadha|agano|jipya|kale|mwandishi|baada|mbele|inayofuata|unaofuata
`;
