/** Whose words about death are read in the Bible, so that a question about them is no cry for help. */
export const BIBLE_DEATHS =
  /\b(?:judas|saul|tamar|dinah|amnon|samson|ahithophel|zimri|jezebel|absalom|goliath|cain|abel|stephen|herod|yuda|sauli|samsoni|kaini)\b/;

/** What a person says who thinks of ending his or her life; after spelling is mended. */
export const DESPAIR: RegExp[] = [
  /\bsuicid\w*/,
  /\b(?:kill|killing|hang|hanging|harm|harming|shoot|stab|drown|drowning|poison|poisoning|cutting|burn) (?:\w+ )?(?:myself|himself|herself|themselves|ourselves)\b/,
  /\b(?:cut|hurt|hurting) myself (?:on purpose|again|every|because|when|to feel|so)|\bi (?:keep|want to|like to|started) (?:cut|cutting|hurt|hurting|harm|harming) myself|\bi cut myself$/,
  /\bself harm\w*/,
  /\bfeel(?:s|ing)? (?:like|as if) (?:dying|i (?:am|m) dying|i should die|i want to die|death would)\b/,
  /\b(?:end|ending|take|taking|took) (?:my|his|her|their)(?: own)? (?:life|lives)\b(?! (?:and let|lord|jesus|i surrender))/,
  /\b(?:end|ending) it all\b|\bend everything\b/,
  /\b(?:i|he|she|they|son|daughter|child|friend|husband|wife|brother|sister)\b(?: \w+){0,2} (?:want|wants|wish|wishes|wanted|going|ready|plan|planning|hope|need|prefer|rather)(?: to)? (?:die|be dead|dead|not exist|never wake up|disappear forever)\b(?! (?:to (?:self|sin|the|my|myself)|with christ|for (?:christ|jesus|my|you|him|this|that|a)|daily|laughing|of laughter))/,
  /\bwant to die\b(?! (?:to (?:self|sin|the|my|myself)|with christ|for (?:christ|jesus|my|you|him)|laughing|of laughter))/,
  /\b(?:wish|wished|better if|want) (?:that )?i (?:was|were|am|would be|had) (?:dead|never been born|never born|not born|not alive|gone)\b/,
  /\b(?:wish|wished) (?:that )?i (?:could|would) (?:die|just die|not wake up|never wake up)\b/,
  /\b(?:dont|do not|didnt|no longer|never|cannot|cant) (?:\w+ ){0,2}(?:want|wish|see any reason|see a reason|see the point|feel like|deserve)(?: to| of| in| for)? (?:live|living|be alive|being alive|be here|wake up|exist|existing|going on living)\b/,
  /\b(?:no|any|lost the|not any|without) (?:more )?(?:reason|will|point|desire|strength)(?: left)? (?:to|for|in|of) (?:live|living|be alive|life|exist|go on living)\b/,
  /\bnothing (?:left )?(?:to|worth) liv(?:e|ing)(?: for)?\b/,
  /\blife (?:is|has|feels) (?:not |no |become )?(?:worth living|longer worth|meaningless|pointless|not worth|unbearable)\b|\bnot worth living\b/,
  /\b(?:tired|sick|weary|done|fed up) (?:of|with) (?:living|life|being alive|my life|this life|existing)\b/,
  /\bbetter off (?:dead|without me|if i (?:was|were|am) (?:dead|gone))\b|\bno ?(?:body|one) (?:would|will) (?:miss|notice|care if) (?:me|i)\b/,
  /\b(?:cant|cannot|can not|dont want to) (?:go on|carry on|continue) (?:living|anymore|any more|any longer|like this|with life)\b|\b(?:cant|cannot|can not) (?:take|do|bear|handle) (?:it|this|life) (?:anymore|any more|any longer)\b/,
  /\bgiv(?:e|ing|en) up on (?:life|living|my life)\b|\bgoodbye (?:cruel )?world\b|\blast (?:message|goodbye|words) before i\b/,
  /\b(?:overdos\w+(?! of (?:love|grace|joy|worship|word))|od on (?:pills|drugs)|unalive|kms|slit my (?:wrist|wrists|throat))\b/,
  /\b(?:drink|drank|drinking|take|took|taken|taking|swallow\w*|buy|bought) (?:\w+ ){0,2}(?:poison|rat poison|pesticide|all my pills|all the pills|lots of pills|too many pills)\b/,
  /\bjump(?:ing)? (?:off|from|in front of) (?:a |the )?(?:bridge|roof|building|balcony|cliff|train|bus|thika)\b/,
  /\bi (?:just )?(?:want|need) (?:it all|the pain|everything|my life) to (?:end|stop|be over)\b/,
  /\bmaking my will tonight\b|\bready to die\b(?! (?:for|to self|with))/,
  /\bbetter (?:if|that|when) i (?:just )?(?:die|died|am dead|disappear|disappeared|am gone|am no more)\b/,
  /\b(?:decided|want|going|ready|plan|planning|tempted|about|time)(?: to)? end it\b(?! (?:with|between|on a))/,
  /\b(?:sleep|wish|want|hope|pray|prayed)(?: \w+){0,4} (?:never|not) wake(?: up)?\b/,
  /\bmy life has (?:no (?:more )?|lost (?:all )?(?:its )?)(?:meaning|purpose|point|value|worth)\b|\bno (?:meaning|point) in (?:my )?life any ?more\b/,
  /\bhave (?:a|the|got a) (?:rope|knife|gun|blade|razor)\b(?:.*\b(?:ready|tonight|now|end|use it|myself))/,
  /\b(?:cant|cannot|can not) live (?:like this|this way|any ?more|any longer|with (?:this|the) (?:pain|shame))\b/,
  /\b(?:no ?(?:body|one)|who) (?:would |will )?(?:care|cares|notice|notices|miss me) if i (?:die|died|am dead|was dead)\b/,
  /\bcut(?:ting)? my (?:own )?(?:wrist|wrists|arm|arms|thighs|veins|throat)\b/,
  /\blet me die\b(?! with the philistines)|(?:^|\b(?:god|lord|jesus|please|somebody|someone|just|why dont you) )kill me\b(?! with laughter)(?! softly)/,
  /\b(?:took|taken|swallowed) (?:(?!my\b)\w+ ){0,3}(?:pills|tablets)\b(?! (?:for|to (?:help|treat|sleep|get better)))/,
];

/** What a person says whom another one harms. */
export const VIOLENCE: RegExp[] = [
  /\b(?:i|was|am|been|being|got|is|were|she|he|daughter|son|girl|boy|child|sister|friend|me)\b(?: \w+){0,2} (?:raped|molested|defiled|gang raped|sodomi[sz]ed|assaulted)\b/,
  /\b(?:raped|molested|defiled|sodomi[sz]ed|raping|molesting|assaulted|assaults|groped|strangled|choked) (?:me|my|her|him|us)\b/,
  /\b(?:sexual(?:ly)?|physical(?:ly)?|domestic|gender based|emotional(?:ly)?|verbal(?:ly)?) (?:abus\w+|assault\w*|violence|harass\w*|molest\w*|violat\w+)\b/,
  /\b(?:abuses|abusing|abused|tortures|torturing|violates) (?:me|us|my (?:mother|mum|mom|sister|daughter|son|child|children|kids|body)|her|him)\b/,
  /\b(?:i|im|she|mother|mum|mom|sister|daughter|son|child|children|wife|friend)(?: \w+){0,3} (?:abused|beaten|battered|violated|tortured)\b(?! (?:by (?:arsenal|chelsea|united|city|gor mahia|the other team)|(?:at|in) (?:the |a )?(?:game|match|race|chess|draughts|cards|football|fifa|finals|polls|exam)|eggs))/,
  /\babusive (?:husband|wife|boyfriend|girlfriend|father|mother|parent|parents|marriage|relationship|partner|home|uncle|stepfather|stepmother|man|relative|boss)\b|\b(?:husband|boyfriend|wife|father|partner|marriage|relationship|stepfather) is (?:\w+ )?(?:abusive|violent)\b/,
  /\b(?:husband|boyfriend|wife|girlfriend|father|mother|dad|mum|mom|stepfather|stepmother|stepdad|step father|step mother|uncle|aunt|brother|sister|partner|fiance|teacher|boss|guardian|cousin|man|men|he|she|they|people|someone|somebody|parents|police|house ?help|house ?girl|maid|nanny|caretaker|neighbour|neighbor|in laws?) (?:\w+ ){0,3}(?:beat|beats|beating|hit|hits|hitting|slap|slaps|slapped|slapping|kick|kicks|kicked|punch|punches|punched|burnt|burned|burns|strangles|hurts|hurting|whips|chokes) (?:me|us|(?:my|our) (?:mother|mum|mom|sister|daughter|son|child|children|kids))\b(?! (?:at|in (?:the |a )?(?:game|match|race|chess|exam|class|test)|to (?:it|the)|up on|hard when|with (?:a )?(?:message|news|the truth)))/,
  /\bbeaten (?:me|us|(?:by|at home by) (?:my|our|her|his|dad|daddy|mum|mom))\b|\b(?:being|getting) (?:abused|battered|violated|beaten (?:at home|up))\b|\bwe (?:are|get) beaten at home\b|\bbeats? me (?:up|badly|every|when|almost|again|and|with|daily|always|often|at night|after|because)\b/,
  /\b(?:touch|touches|touched|touching|fondles|fondled) (?:me|my (?:body|private|privates|breasts|thighs)|her|him) ?(?:inappropriately|sexually|badly|in a bad way|where|down there|at night|without|when i|private)?(?:\b.*)(?:inappropriate|sexual|private|down there|bad way|without my|where (?:he|she) should|when i sleep|at night|dont like|do not like)\w*|\btouch(?:es|ed|ing) (?:me inappropriately|my private\w*|my breasts)\b/,
  /\b(?:uncle|teacher|stepfather|step father|stepdad|cousin|boss|neighbour|neighbor|father|dad|brother|pastor|man) (?:\w+ ){0,2}(?:touches|touching) (?:me|(?:(?:the|our|my|small|young|little|school) )*(?:girl|girls|boy|boys|child|children|kids|pupils|students|daughter|sister))\b(?! (?:with (?:his|the)|deeply|so deeply))/,
  /\b(?:uncle|teacher|stepfather|step father|stepdad|cousin|father|dad|brother|grandfather|pastor) (?:\w+ )?(?:sleeps|slept|sleeping|has sex|had sex) with (?:me|my (?:daughter|sister)|our daughter)\b/,
  /\b(?:afraid|scared|terrified|frightened) of (?:my )(?:husband|boyfriend|wife|girlfriend|father|dad|stepfather|uncle|partner|ex)\b/,
  /\brap(?:e|ed|es|ing)\b/,
  /\bthreat\w* (?:me|us|my \w+|to (?:beat|hurt|harm|burn|rape) (?:me|us|my \w+))(?: with (?:a |an |his |her |the )?(?:knife|gun|panga|machete|weapon|acid|death))?\b(?<=knife|gun|panga|machete|weapon|acid|death|(?:beat|hurt|harm|burn|rape) (?:me|us))/,
  /\b(?:forces|forced|forcing|force) (?:me|her|him|himself on me|himself on) (?:\w+ ){0,3}(?:sex|sleep with|bed|marry|marriage|undress|have sex|intercourse)\b|\bforced himself on\b|\bforced marriage\b|\bforced me to have\b/,
  /\b(?:threat\w*|going|want|wants|wanted|tried|trying|promis\w+|plan\w*|swore|will|gonna)(?: to)? (?:kill|murder|stab|shoot|burn|strangle) (?:me|us|my (?:mother|mum|mom|sister|family|children|child|kids))\b/,
  /\b(?:fgm|circumcise me|being trafficked|human trafficking|held captive|kidnapped me|i am kidnapped|locked me (?:in|up))\b/,
  /\bi (?:want|feel like|am going|will|might|could)(?: to)? (?:kill|killing|murder|stab|shoot|poison) (?:him|her|them|my (?:husband|wife|father|mother|boss|brother|sister|child|children|baby|neighbour|neighbor|boyfriend|girlfriend|ex)|someone|somebody|people)\b/,
  /\bnot safe (?:at home|with (?:him|my))\b|\bafraid (?:of my husband|he will hurt|he will kill|to go home)\b/,
];

export const CHILD =
  /\b(?:my (?:uncle|teacher|stepfather|step father|stepdad|stepmother|cousin|father|dad|mother|mum|pastor|guardian|brother)|child|daughter|son|kids|children|girl|boy|i am (?:[5-9]|1[0-7])\b|im (?:[5-9]|1[0-7])\b|mtoto|binti|mwanangu|baba yangu|mjomba|mwalimu|baba wa kambo|mama wa kambo)/;

export const DESPAIR_SWAHILI: RegExp[] = [
  /\b\w*(?:jiua|jiumiza|jinyonga|jinyonge|jitoa uhai|jitoe uhai|jiue|jidhuru|jichinja|jiangamiza|jimaliza)\b/,
  /\b(?:nataka|natamani|ningependa|ninataka|ninatamani|nimeamua|heri|afadhali|bora|naomba|nawaza|nafikiria|nataman|wacha|acha|nilitaka|ningetaka|anataka|anatamani) (?:mimi |tu |hata |ni )?(?:kufa|nife|nikufe|ningekufa|ningalikufa|nifariki|afe)\b(?! (?:njaa|kwa (?:ajili|kristo|yesu|kicheko)|na kristo|nikiwa|katika bwana))/,
  /\b(?:nimechoka|nimechoshwa|nimechokeshwa|nachoka|nimeshachoka) (?:na |kabisa |sana |kwa )*(?:maisha|kuishi|uhai|hii maisha|haya maisha|hii life|life)\b/,
  /\b(?:sitaki|staki|sitamani|sipendi|sina (?:haja|hamu|sababu|nguvu) ya|sioni (?:haja|sababu|maana|faida) ya|hakuna (?:haja|sababu|maana) ya|siwezi) (?:tena )?(?:kuendelea )?(?:kuishi|kuwa hai|uhai|maisha)\b/,
  /\bmaisha (?:yangu |haya |hii )?(?:hayana|haina|yamekosa|yamenishinda|imenishinda|yamenichosha|imenichosha|yameisha)(?: tena)?(?: maana| thamani| faida)?\b/,
  /\b(?:kunywa|ninywe|nimekunywa|nilikunywa|nitakunywa|kumeza) (?:\w+ )?(?:sumu|dawa nyingi|vidonge vingi)\b/,
  /\b(?:kukatisha|nikatishe|kumaliza|nimalize|kutoa|nitoe|nimaliza|katisha) (?:maisha|uhai)(?: yangu| wangu)?\b/,
  /\b(?:kujikata|najikata|nijikate)\b|\bkujirusha\b|\bnijirushe\b|\bheri nisingezaliwa\b|\bafadhali nisingezaliwa\b|\bbora nisingezaliwa\b/,
  /\b(?:najimurder|kujimurder|nijimurder|nijikill|kujikill)\b/,
];

export const VIOLENCE_SWAHILI: RegExp[] = [
  /\b\w*(?:bakwa|mebaka|libaka|nibaka|lawiti|lawitiwa|najisiwa|nanajisi|ninajisi|menajisi|linajisi)\b/,
  /\b(?:ana|ame|ali|hu|wana|wame|wali|alini|ameni|atani|ata)ni(?:piga|pige|chapa|chape|charaza|pigapiga|cheza kofi)\b(?! (?:simu|picha|jeki|busu|pasi|chenga|bao|moyo|message|text|mistari|stori|vita|maombi|msasa))/,
  /\b(?:ameni|alini|hunipiga|anipiga)(?:piga|chapa)?\b(?! (?:simu|picha|jeki|busu|pasi|chenga|vita))(?<=(?:piga|chapa))/,
  /\b(?:napigwa|ninapigwa|nilipigwa|nimepigwa|ninachapwa|nachapwa)\b(?! (?:na (?:butwaa|jua|mvua|baridi|umeme)|picha|simu|vita|faini|marufuku))/,
  /\b(?:ana|ame|ali|hu|wana|wame|wali)ni(?:nyanyasa|tesa|dhulumu|lazimisha|umiza|shika vibaya|shikashika|tukana na kunipiga|jeruhi|gusa vibaya|papasa|choma|nyonga)\b(?! (?:kusoma|kula|kwenda kanisani|nisome)\b)/,
  /\b(?:nanyanyaswa|ninanyanyaswa|nimenyanyaswa|nadhulumiwa|ninadhulumiwa|nateswa na|ninateswa na|nalazimishwa|ninalazimishwa|unyanyasaji|ukatili (?:wa kijinsia|nyumbani)|nimelazimishwa|kulazimishwa kuolewa|ananishika (?:vibaya|sehemu)|amenishika (?:vibaya|sehemu))\b/,
  /\b(?:kuniua|kutuua|ataniua|wataniua|aniue|waniue|anataka kuniua|kunichinja|kunichoma|kunimaliza)\b/,
  /\b(?:nataka|nitam|natamani)(?:ua|uwa)? ?(?:kumuua|kumuuwa|kuwaua|kumchinja|nimuue)\b/,
];

/** Everyday sayings and words of the Bible in which killing and dying stand for something else. */
export const SAYINGS: RegExp[] = [
  /\bthou shalt not kill\b|\byou shall not (?:kill|murder)\b|\bdo not (?:kill|murder)\b|\busiue\b/g,
  /\b(?:dying|die|died|dies) (?:for (?:a|an|some) \w+|to (?:hear|see|know|meet|eat|try|self|sin|the (?:self|flesh|world))|for (?:a|some|the) (?:chapati|cup|nyama|food|tea|coffee|holiday)|of (?:laughter|laughing|boredom|curiosity|hunger|thirst)|laughing|with laughter|daily)\b|\bto die for\b|\bdie hard\b|\bnitakufa (?:nikicheka|kwa kicheko)\b|\bnakufa njaa\b|\bdie of (?:embarrassment|shame|heat|cold|thirst|hunger)\b/g,
  /\b(?:kill|kills|killing|killed)(?: some| the| two)? (?:time|birds|mood|vibe|lights|engine|noise|mosquito|mosquitoes|weeds|rats|pain|germs|bugs|joke|joy)\b/g,
  /\b(?:feet|shoes|heat|sun|suspense|traffic|homework|back|head|song|joke|jokes|headache|tooth|knees|legs|diet|debt|debts|loans|bills|fees|work|exams|waiting|curiosity|boredom|this|it|they|you|guys) (?:is|are|was|were|really|just|will|s|ll|would|almost) (?:\w+ )?(?:killing|kill|killed|be the death of) me\b/g,
  /\bbeats me\b(?! (?:up|badly|every|when|almost|again|and|with|daily|always|often|at night|after|because))(?<!(?:husband|boyfriend|wife|father|mother|dad|mum|uncle|brother|partner|stepfather|he|she) beats me)/g,
  /\b(?:phone|battery|car|laptop|plant|plants|engine|fire|flowers|computer|radio|tv) (?:has |is |was |just )?(?:died|dead|dying)\b|\bsuicide (?:prevention|awareness|bomber|bombers|squad|mission|bombing|bombings|door|doors)\b/g,
  /\b(?:drug|alcohol|substance|power|child of god|trust) abuse\b|\babuse of (?:power|office|drugs|alcohol|grace)\b/g,
  /\bheart attack\b|\bpanic attack\w*\b|\bnjaa inaniua\b|\bjua linaniua\b|\bbaridi (?:ina|lina)niua\b|\bkichwa kinaniua\b/g,
];
