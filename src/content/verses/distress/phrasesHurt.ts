import type { DangerPhrases } from './phrases.ts';

/** Violence that is suffered or seen, and threats against the writer, in English. */
export const hurtEnglish: readonly DangerPhrases[] = [
  {
    matter: 'hurt',
    who: 'self',
    level: 'clear',
    language: 'en',
    lines: `
    ABUSER ..5 HIT me|us !at|up|off|with_words|with_her_words|with_his_words|deeply|to_it|on_the_road|with_his_kindness|in_chess|in_football|in_the_race
    ABUSER ..4 throws|threw|throwing|pushed|pushes|shoved|shoves|dragged|drags|locked|locks|burnt|tied|spat|poured|smashed|squeezed ..2 me|us ..3 out|wall|floor|down|in|up|hair|stairs|room|around|hot|water|face|neck|bed|against|outside|dark|hard|violently|to_the_ground !of_the_portal|of_portal|of_the_exam|of_exams|of_the_system|of_my_account|of_class|of_lectures|of_campus
    ABUSER ..4 beats|beat|hits|hit|slaps|slapped|kicks|kicked|punches|punched|burns|burnt|cuts|grabs|grabbed|pulls|pulled|bit|twisted|broke|burns|burned|scalded|cut|stabbed|bites my ..1 face|head|hair|neck|arm|arms|hand|hands|back|stomach|belly|leg|legs|throat|nose|teeth|jaw|rib|ribs|fingers|tooth|skin
    ABUSER ..2 put|puts|dipped|dips|held|holds|pressed|presses|pushed|pushes|placed|shoved|forced|hold|press ..1 my|our ..1 hand|hands|finger|fingers|arm|arms|face|head|foot|feet|leg|legs|palm|palms ..1 in|into|on|onto|over|under|inside|against|to ..2 hot|boiling|fire|jiko|stove|flame|flames|charcoal|coals|iron|cooker|embers !wax|towel|bath|spring|compress|sand|potato
    ABUSER ..2 threw|throws|throwing|poured|pours|splashed|sprayed ..4 at|on|over|onto me|us|my !a_party|a_surprise|water_gun|blessing
    HIT|beats|slaps|kicks ..1 me|us ..3 up|badly|daily|every|again|when|because|often|always|with_a|with_belt|with_his|in_front|like_a|almost|until|till|at_home|at_night|so_hard|for_no|over_small|whenever|if|and_calls|each
    me|us|i|am ..4 BEATEN ..3 by ..3 PARTNER|ELDER|AUTHORITY|him|her|them|man|dad !at|in|on|with
    i|am|been|being|getting|get|gets|got|was|im ..2 beaten|battered|slapped|kicked|punched|strangled|choked|whipped|abused|assaulted|tortured|mistreated ..3 at_home|every|daily|up|badly|by|again|always|last_night|today|yesterday|black|in_my_marriage|like|almost|often|physically|until|and
    we get|are ..1 beaten|caned|slapped|abused ..2 at_home|every|daily|by|badly
    beating|beatings|hitting|slapping|slaps|kicks|blows|fists|punches|strangling|choking ..5 me|us|marriage|home|husband|wife|stop|boyfriend|hides|dad|father|mother
    domestic|gender_based|physical|marital violence|abuse !is|sermon|class|awareness|prevention|in_the_bible|course|seminar|against
    gbv ..2 victim|survivor
    i|me ..4 victim|survivor ..2 of ..2 violence|abuse|rape|gbv
    i ..3 in|living|stuck|trapped|left|leave|escape|leaving|have ..3 abusive|violent ..1 husband|wife|marriage|relationship|man|home|house|boyfriend|father|mother|parents|stepfather|situation
    ABUSER|marriage|relationship|home is|are|was|has_become|became|becomes|gets|got|turns|being|being_so ..2 abusive|violent|physically_abusive !men|people
    abusive ..1 husband|wife|boyfriend|girlfriend|father|mother|parent|parents|marriage|relationship|partner|home|uncle|stepfather|stepmother|man|relative|boss|aunt|brother
    ABUSER ..4 abuses|abusing|abused|tortures|torturing|mistreats|mistreating|batters|assaults|violates|torments|bullies ..1 me|us
    ABUSER ..4 threat*|swore|vowed|promised|wants|trying|tried|says|said|going|plans|planning|attempted|will|warned ..5 kill|stab|shoot|burn|murder|hurt|harm|strangle|slaughter|behead|finish|poison|cut|beat|chop|butcher|acid me|us|my|our !with_laughter|softly|with_kindness|toe|toes|finger|fingers|foot|leg|hair|salary|pay|wages|hours|shifts|budget|power|line|stomach|tumour|breast|uterus|womb
    threat* ..2 me|us ..3 KILL|knife|gun|panga|machete|weapon|acid|death|beat|hurt|burn|rape|with_a
    threat* ..1 to ..2 kill|stab|shoot|burn|hurt|harm|beat|rape|strangle|finish|poison ..1 me|us|my
    wrote|writes|said|says|text|texted|note|letter|message|sms ..3 we|i will|shall ..2 kill|shoot|finish|burn|stab|bury|slaughter you !softly|off|in_chess|with_kindness
    death threats !are
    sent|came|come|coming|brought|waiting|returning|return ..3 men|boys|thugs|gang|people|goons|guys ..3 with|carrying|holding ..1 guns|gun|pangas|machetes|knives|rungus|pistols|whips
    i|we|me|my_body ..2 will|would|shall|might|may ..2 be|end_up ..2 found|thrown|dumped|buried|floating|fished ..2 in|at|from ..2 sack|river|dam|forest|mortuary|morgue|grave|bush|thicket|quarry|gunia
    sending|sends|sent|send|getting|get|receiving|received|leaves|left ..2 me|us|my ..3 messages|message|texts|text|calls|call|letter|letters|note|notes|bullet|bullets ..8 kill|die|dead|sack|grave|coffin|morgue|mortuary|bury|buried|behead|burn_us|burn_me
    ABUSER ..3 chases|chased|came|comes|attacked|attacks|pulled|pulls|points|pointed|has|holds|held|threw|took|hiding|hides ..4 WEAPON ..4 me|us|at|house|door|pillow|bed
    ABUSER ..4 attacked|attacks me|us !verbally|on_facebook|online
    someone|somebody|he|they|people ..3 want|wants|trying|going|will|plan|planning|coming to|2 ..1 kill|murder|hurt|stab me|us
    they|he|husband|wife|she|people|in_laws|in_law|inlaws|relatives|brothers|uncles|stepsons|clan ..2 want|wants|wanted|will|trying|tries|plot|plotting|plan|planning ..2 kill me|us !softly|with
    afraid|scared|terrified|frightened|fear|fearing|petrified ..1 of|for !losing|hurting|telling|disappointing|leaving|asking|loving ..1 my|the|going ..1 PARTNER|ELDER|life_with|back_home|life
    i|we ..3 fear for|that ..2 my|our|he|she|they ..2 life|lives|kill|hurt
    afraid|scared|worried|fear|terrified ..3 he|she|they ..3 kill|hurt|beat|harm|find ..1 me|us
    afraid|scared|terrified|fear|fearing ..1 to|of ..1 go|going|be|being|sleep|sleeping|return ..1 home|alone_with|in_the_same|back_home|house|with_him
    not|never|dont|isnt ..2 safe|feel_safe ..3 home|house|with_him|with_her|my|here|marriage
    black|swollen|broken|bruised|fractured eye|eyes|face|lip|lips|arm|rib|ribs|jaw|nose|tooth|bone ..8 husband|he|boyfriend|wife|she|father|dad|him|slap|punch|fight|beat
    ABUSER ..4 broke|breaks ..1 my arm|nose|rib|ribs|jaw|leg|tooth|teeth|hand|finger|bones
    miscarried|miscarriage|lost_the_baby|lost_my_pregnancy ..5 beat|beating|kicked|hit|kicks|pushed
    hit|hits|kick|kicked|punched|punches|beat|beats me ..3 pregnant|stomach|belly
    kicked|punched|hit ..2 stomach|belly ..4 pregnant
    kicked|punched|slapped|hit|stabbed|beaten|choked|strangled|burnt|burned|bitten|whipped|thrown ..5 by|from ..1 my ..1 PARTNER|ELDER !in_the_game|game|football
    held|hold|kept|keeps|locked|locks|tied|chained ..1 me ..2 captive|hostage|prisoner|inside|in|up|hands|rope|outside|indoors|room
    i am|was|have_been ..2 kidnapped|trafficked|held_captive|abducted|locked_in|locked_inside|tied_up|enslaved
    trafficked|trafficking|took_my_passport|confiscated_my_passport
    sold me to|into|for|off
    force|forces|forced|forcing|want|wants|wanted|made|plan|planning|selling|sell|married|marry|planned ..3 me ..2 marry|married|marriage|off|circumcised|cut|undergo_fgm|prostitution|prostitute|old_man
    fgm|forced_marriage|child_marriage|early_marriage|be_circumcised|circumcise_me|cut_me|be_the_cut ..4 me|i|my|want|run|tomorrow|escape|december|family
    want|going|planning|plan|wants|forcing ..3 circumcise|cut|fgm ..2 me
    burn|burns|burned|burnt ..1 me ..3 cigarette|iron|water|hot|spoon|fire
    he|she|husband|boyfriend ..3 forced|pins|pinned|grabbed|grabs|holds|held ..1 me|my ..4 neck|throat|wall|down|hair|bed
    ABUSER|neighbours|relatives|villagers|brothers|uncles|youths ..3 threat*|swore|vowed|promised|wants|want|says|said|will|going|plan|plans|planning ..5 burn|torch|bomb|petrol ..2 our|my|us|me ..1 house|home|shop|kiosk|stall|boma|inside|alive|in|with|while
    he will|would|is_going_to|might|could kill me ..2 one_day|someday|if|tonight|when|soon|next|this_time|$
    rape me|us
    `,
  },
  {
    matter: 'hurt',
    who: 'self',
    level: 'possible',
    language: 'en',
    lines: `
    not|dont|never ..2 want|wish|ready ..1 to ..1 go|be|return ..1 back? home ..3 school|schools|term|holiday|holidays|half_term|closing_day|we_close
    home|house ..2 not|isnt|never|no_longer ..1 safe ..1 for|place|to|anymore|when|with|$ ..1 me|us|sleep|at|he|she|dad|him|$
    hear|hears|hearing ..4 husband|husbands|his|dad|dads|daddy|father|stepfather|stepdad|boyfriend|him|uncle|mother|stepmother ..4 door|gate|key|keys|car|boots|footsteps|steps|voice|motorbike|cough ..8 shake|shaking|freeze|tremble|trembling|hide|breathing|scared|afraid|fear|stomach|run !mouse
    shake|shaking|freeze|tremble|trembling|scared|afraid|fear|terror|pounds|races ..5 hear|sound|footsteps ..4 husband|husbands|his|dad|dads|father|stepfather|stepdad|boyfriend|him|uncle ..4 door|gate|key|keys|car|boots|footsteps|steps|voice|motorbike|corridor|$
    mum|mom|mama|mother|parents|dad|father ..3 left|went|gone ..4 not|never|didnt|hasnt ..2 come|came|return|returned|back ..6 alone|small_brothers|siblings|younger|little_ones|no_food
    beats|slaps|kicks|punches|strangles|chokes me !at|in_chess|in_the_game|that|why|how|too|how_people
    HIT me ..2 yesterday|tonight|last_night|today|again|first_time|once|sometimes
    first|second time ..2 he|she|husband|wife ..2 hit|slapped|beat|pushed|raised_his_hand
    he|she|husband|wife|dad|daddy|father|mum|mother|uncle|aunt|stepfather|stepmother|boyfriend ..1 used|uses|took|takes|brought|brings|picked|picks|grabbed|grabs|removed|removes ..1 the|his|her|a belt|cane|whip|wire|cable|rungu|hosepipe|panga|mwiko !off|from_the_door
    drinks|drunk|drinking|angry|tipsy ..8 sleep|hide|run|spend|escape ..4 maize|bush|shamba|outside|neighbours|neighbour|plantation|banana|coffee|latrine|cowshed|sugarcane|forest
    me|us|kids|children|i|we ..3 sleep|slept|hide|hid|spend|spent ..3 maize|bush|shamba|cowshed|sugarcane|plantation|latrine ..8 drunk|drinks|him|husband|father|dad|he
    raised|raises|lifted|lifts|lift|laid|lays|lay|puts|put|raise ..1 his|her|a hand|hands on|against|to|at ..1 me
    BEATEN by|at ..2 my|home|husband|wife
    ^ beaten|hit|slapped|punched|kicked ..2 again|yet ..8 kids|children|everyone|neighbours|neighbors|baby|him|husband
    domestic violence|abuse
    uses|use|used|takes|took ..3 cable|belt|wire|whip|hosepipe|pipe|stick|cane|rungu|slipper on me|us|my_mother|my_sister|my_brother
    lie|lied|lying ..5 about ..2 bruises|bruise|marks|wounds|injuries
    careful|quiet|choose|choosing|tiptoe|walk ..6 upset|anger|explode|explodes|annoy|provoke ..2 him|her|he|she ..6 hospital|last_time|hit|hurt|beat*|hurts|again|pay
    sleep|sleeping|slept ..2 in|with ..2 clothes|shoes|dressed ..4 run|flee|escape|leave
    bag|clothes|money|fare ..3 packed|ready|hidden|hid ..5 case|escape|run|flee !trip|school
    ribs|eye|face|arm|neck|teeth ..2 still|again ..2 hurt|hurts|swollen|black|broken|sore|paining ..3 he|she|husband|wife|because_of_him|from_him
    he|husband|boyfriend ..4 says|said|say|told ..6 find|follow|hunt|look_for me ..2 wherever|anywhere|if|when|and|$
    parents|father|family|dad|uncle|they ..3 marry|marrying|married|giving|give|sell|selling|exchange|exchanged me ..2 off|away|to|for ..3 old|man|cows|cattle|goats|husband|stranger|rich
    i ..3 must|will|have_to|going_to|forced_to ..1 marry|be_a_wife|be_married ..5 man|old|husband ..5 class|school|form|grade|12|13|14|15|16|17|years
    i am|im ..1 11|12|13|14|15|16|17 ..5 marry|married|marriage|wedding|husband|dowry
    father|dad|parents|uncle ..3 took|taken|received|accepted|got ..3 cows|cattle|goats|dowry|bride_price ..3 for|on me
    gender based violence
    afraid|scared|terrified|fear|frightened ..3 husband|boyfriend|partner|ex|stepfather|stepdad|when_he|his_temper|his_anger|him|father_when
    afraid|scared|fear ..2 when ..1 he|she|dad|father|husband|they ..3 home|drunk|angry|comes|drinks|shouts
    when|if|every_time|each_time|whenever ..1 he|she|husband|dad|father|stepfather|mum ..2 drinks|drunk|drink|angry|comes_home|mad ..3 hide|run|lock|scared|afraid|sleep_outside|violent|beats|shake|pray_he|breaks|throws|we
    walk|walking|living on eggshells
    bruise|bruises|bruised|marks|scars|scar|swollen|wounds|black_eye|injuries ..7 makeup|hide|hiding|long_sleeves|lie|lied|fell|stairs|cover|covering|ask|husband|he|explain|boyfriend|door|tell_people
    tell|told|lie|lied|say|said ..4 fell|walked_into|slipped|bumped ..2 stairs|door|down|bathroom|it|shower|bike ..6 but|he|husband|truth|when|again|bruise|bruises|face|actually|$
    controls|control|monitors|checks|takes|took|seized|confiscates|tracks|follows|stalks ..2 my|me|where|every ..2 phone|money|move|salary|everywhere|messages|movements|i_go|go ..5 allow|let|family|friends|scared|afraid|beat|leave|angry|hit|fear|isolat*
    not|wont|never|doesnt|refuses|refuse|forbids ..2 allow|allowed|let|permit|to ..1 me|us ..2 see|visit|talk|leave|go|call|speak|out ..2 family|house|friends|mother|parents|home|people|anyone|out|compound|anywhere
    locks|lock|locked me|us|the_door|the_house ..3 out|in|inside|outside|night|when|until
    says|said|told|tells|warns|warned|threatens|threatened ..5 if i ..3 leave|tell|report|go|talk|left|divorce|scream|speak ..6 kill|find|regret|die|take|hurt|see|destroy|children|kids|pay|beat|suffer
    he|she|husband|wife|they ..3 kill|find|hurt|beat|harm|destroy|finish me|us ..4 if|when i ..2 leave|tell|report|go|speak|run|talk|left
    sleep|slept|sleeping|spend|hide|hid|hiding|run|ran|spent ..5 outside|neighbour|bush|toilet|kitchen|under_the_bed|bathroom|under|bushes|cold ..6 he|she|husband|father|dad|drunk|angry|beat|beats|wife|chased|afraid
    throws|throw|threw|breaks|smashes|broke|smashed things|plates|phone|chairs|everything|bottles|stuff|furniture|cups|utensils ..4 at_me|angry|when|me|wall|near
    he|she|husband|wife|boyfriend|father|dad|mum|stepmother|aunt|they ..4 hurts|hurt|hurting me|us ..3 again|when|every|physically|and|at|$ !feelings|with_words
    i|we ..3 run|ran|escape|escaped|flee|fled|leave|left|running|hide|hiding|hidden ..4 from ..2 husband|him|violent|violence|father|home|boyfriend|man|beatings|stepfather ..3 beat*|violent|kill|before|save|life|he|again|safe|drunk
    protect|save|rescue|deliver me|us from ..2 husband|wife|boyfriend|father|stepfather|stepmother|uncle|dad|my_in_laws|him
    treats|treat|treated ..2 me|us like ..2 slave|animal|dog|punching|garbage|donkey|house_girl
    abused|mistreated|tortured|traumatized|beaten ..4 as|when|since|while|in|during|by ..2 child|child*|young|kid|small|marriage|relationship|past|school|home
    i was|am|have_been|get|feel ..1 abused|mistreated|tortured|violated|bullied_and_beaten
    emotional|emotionally|verbal|verbally|psychological|mentally abus*|tortur*|torment*
    denies|denied|refuses|refuse|without|not_given|no ..2 me|us ..2 food|eat|school ..6 aunt|stepmother|punish|beat|because|when|she|he|stepdad|guardian
    works|work|working ..3 like|as ..1 slave|donkey|house_help ..6 aunt|uncle|guardian|not_allowed|no_school|school
    alone|home|left ..4 days|week|weeks ..5 no|without food|eat|anyone|adult
    stalking|stalks|stalker|following|follows ..2 me|my|us !on|jesus|on_instagram
    PARTNER|he|she ..3 gets|becomes|turns|is ..2 violent|aggressive|physical
    fights|fight|fought|fighting|quarrel|quarrels ..3 physical*|with_fists|with_knives|with_a_knife|bleeding|blood
    rough|roughs|roughed|manhandle*|manhandles me|up
    temper|anger|rage ..4 scare|scares|frightens|terrifies|dangerous ..1 me|us
    he|she|husband|wife ..3 violent|abuse* ..5 stay|leave|pray|should
    `,
  },
  {
    matter: 'hurt',
    who: 'other',
    level: 'clear',
    language: 'en',
    lines: `
    CHILDREN|KIN|in_law|househelp|woman|wife ..2 is|gets|was|are|being BEATEN ..3 each|every|daily|again|nightly|badly|at_home|weekend|weekends|night !by_the|them|him_at|football|chess|in_the_race
    ABUSER ..5 HIT|mistreats|assaults|burns|starves|locks POSS CHILDREN|KIN|wife|husband|girlfriend|househelp|housegirl|maid|boyfriend !at|in|up|for_stealing_on_tv
    ABUSER|who|that ..3 HIT ..1 PERSON|her|him|them|each_other !at|in_the|at_chess|up|in_football|with_kindness
    PERSON ..5 being|is|was|gets|been|getting|are|be|get ..2 beaten|battered|abused|assaulted|strangled|slapped|tortured|mistreated|burnt|whipped|starved|stabbed|choked|hurt|molested ..3 by|at_home|every|husband|badly|daily|again|in_her|in_his|step*|$
    KIN|CHILDREN|friend ..5 abusive|violent ..1 husband|marriage|relationship|boyfriend|home|wife|father|mother|partner|stepfather
    CHILDREN|friend|sister|neighbour|daughter ..5 bruises|marks|burns|wounds|scars|welts|black_eye|swollen|injuries ..8 she|he|says|said|father|mother|afraid|home|husband|body|back|explain|belt|arms|legs|every
    PERSON ..4 victim ..1 of ..2 violence|abuse|gbv
    ABUSER ..4 threat*|wants|tried|trying|going ..4 kill|stab|burn|hurt|strangle|poison|beat|harm POSS CHILDREN|KIN|wife|husband|family !a_chicken
    kidnapped|abducted ..1 my|our CHILDREN|KIN|husband|wife|boy|girl
    my|our CHILDREN|KIN|husband|wife ..3 kidnapped|abducted !in_the_film|in_a_film
    CHILDREN ..4 covered|full ..1 in|with|of ..1 wounds|bruises|marks|scars|burns
    wife|husband|girlfriend|colleague|mother|friend|sister|neighbour ..4 bruises|bruised|black_eye|swollen_face|black_eyes|marks !from_football
    hear ..5 scream|screams|screaming|crying_for_help|being_hit|shouting_for_help
    scream|screams|screaming|crying|cries|hear|heard ..8 beats|beating|beat|hits|hitting|husband_hits|slapping|her_husband|his_wife|being_hurt
    neighbour|someone|man ..5 screaming|screams|cries|shouting_for_help|calling_for_help ..3 night|every|again|help
    fgm|circumcise|circumcised|circumcision|marry|married|child_marriage ..5 POSS daughter|niece|sister|girl|girls|pupil|classmate|student|cousin ..4 off|old_man|force*|cut|school|years|tomorrow|against
    want|wants|planning|going|forcing ..3 cut|circumcise|marry_off POSS ..1 daughter|niece|sister|girl|pupil
    CHILDREN|PERSON ..4 locked|chained|tied|starving|starved|left_alone|neglected ..3 in|up|house|home|room|days|by
    `,
  },
  {
    matter: 'harm',
    who: 'self',
    level: 'clear',
    language: 'en',
    lines: `
    killed|murdered|slew|stabbed|poisoned ..6 i|am|im ..3 do|doing ..1 the_same|likewise|what_he_did|that ..1 to
    i|we ..4 WANT ..3 HARMV ..2 VICTIM !in_prayer|with_kindness|at|at_chess|in_the_game|in_chess|for_christ
    i|we ..5 WANT ..2 kill|murder|stab|poison|strangle|shoot|behead|slaughter ..1 him|her|them|someone|somebody|everyone|my|that|those|the ..1 !flesh|self|time|pride|ego|sin|old|mosquito*|chicken|goat|cow|pig|rat|rats|cat|dog|ants|weeds|snake|spider|cockroach*|hen|battery|phone|lights|engine|mood|game|exam|match|bugs|germs|virus|desire|desires|habit|addiction
    kill|killing|poison|stab|murder|strangle|shoot|slit|behead ..1 my|that|this husband|wife|boyfriend|girlfriend|father|mother|dad|mum|boss|brother|sister|uncle|child|children|kids|baby|son|daughter|neighbour|ex|stepfather|stepmother|teacher|stepdad|woman|man|cousin|landlord|co_wife
    i ..3 have|bought|carry|carrying|hold|holding|got|sharpened|hid ..3 WEAPON|poison ..8 him|her|them|kill|revenge|wife|husband|boss|pay|finish|she|he
    i ..3 going|will|gonna|must|swear|plan|planning|ready|about ..3 kill|murder|stab|finish|slaughter|burn_down|burn|shoot|poison ..1 him|her|them|house|family|everyone|my|those|people|the_house|that !time|mosquito*|pig
    kill|killing|murder ..3 him|her|them|my|the ..4 myself
    revenge ..6 kill|blood|stab|burn|poison|shoot|machete|panga|knife|die
    someone|he|she|they ..2 must|will|should|deserves|deserve|has ..2 die|bleed|pay_with_blood ..4 i|tonight|today|hands|me
    make|making ..1 him|her|them bleed|suffer_and_die
    voices|voice|something|devil|demons ..4 tell|telling|tells|told|say|saying ..1 me ..2 kill|hurt|harm|stab|strangle ..1 my|him|her|them|people|someone|baby|others|everyone
    hire|hiring|hired|pay|paying ..3 someone|hitman|thugs|gang|boys|people|goons ..3 kill|finish|beat|eliminate|hurt|deal
    i ..2 want|feel|might|going|tempted|think|thinking|afraid|scared ..4 shake|smother|suffocate|drown|throw|hurt|kill|strangle|choke|drop|harm ..1 my|the baby|child|newborn|son|daughter|kid|kids|infant|children
    throw|dump|abandon|get_rid|bury|strangle|flush ..3 baby|newborn|infant ..3 pit|latrine|toilet|river|dustbin|away|alive|forest|bush
    shoot up|everyone
    burn|burning|torch|torching ..4 them|him|her|everyone|people inside
    burn|bomb|blow|torch|petrol|set ..3 house|school|church|dormitory|dorm|place|office|home ..3 down|up|on_fire|inside|them|him|her|with
    i|we|boys|youth|us ..6 lynch|lynching|burn_alive ..4 thief|thieves|robber|robbers|him|her|them|suspect|witch|man|woman|boy
    we|i|us|they|were ..4 burn|burning|torch|torching ..1 the|our|their|his|her ..1 dorm|dormitory|school|house|boma|laboratory|office|hostel !of_god|fees
    i ..3 put|poured|mixed|added something|poison|powder|drops|pesticide in|into ..1 his|her|their|my|the ..3 tea|food|soup|drink|porridge|cup|ugali|chai|water
    acid|petrol ..5 on|over|at|for|in his|her|their ..1 face|body|head|house|bed
    voices|voice|god|spirit|lord|angel|angels|he|they|something ..4 tell|telling|tells|told|say|says|saying|commands|wants|asked ..1 me ..2 sacrifice|offer|slaughter|kill|stab|burn|drown|throw|strangle ..1 my
    sacrifice|slaughter my|our ..1 baby|child|son|daughter|firstborn|wife|husband
    i ..3 swear|promise|vow ..6 he|she|they|man|woman ..2 wont|will_not|never|not see|reach|live|wake|breathe
    i ..3 will|gonna|going|about|ready ..2 cut|slit|slash ..2 throat|neck|head
    i ..3 will|gonna|going|want|ready|plan|about ..2 run|knock|crush|ram ..4 over|down|him|her|them ..5 with ..1 my|the|a lorry|car|truck|matatu|bus|tractor
    `,
  },
  {
    matter: 'harm',
    who: 'self',
    level: 'possible',
    language: 'en',
    lines: `
    i ..4 could|might|may|afraid|scared|feel|almost|nearly|will|want|going|wanting|worried ..4 HARMV ..1 him|her|them|someone|somebody|my_wife|my_husband|my_kids|my_children|my_child|my_baby|people|others|everyone !in_prayer|at|with_kindness|feelings|badly_by_words
    i ..3 beat|hit|slap|slapped|punched|kicked|beats|hits|beating|hitting|strangled|choked|whipped|burnt|abused|abuse|hurt ..1 my wife|husband|girlfriend|boyfriend|mother|father|child|children|kids|son|daughter|baby|partner|fiance|househelp|grandmother !feelings|at
    i ..3 beat|hit|slap|slapped|punched|kicked|strangled|choked her|him|them ..3 again|and|when|last|yesterday|badly|because|i|till|until|so !at|in_chess|up_on
    i ..3 touched|molested|raped|defiled|abused|forced ..3 child|girl|boy|daughter|stepdaughter|niece|pupil|student|her|sister|woman|minor !heart|life|with
    attracted|attraction|desire|desires|urges|feelings ..3 to|for|towards ..1 children|kids|minors|little_girls|small_girls|young_boys|my_daughter|my_stepdaughter|my_niece
    hurt|kill|harm ..1 someone|somebody|people|others|anyone ..1 !feelings|with_words
    revenge ..5 husband|wife|man|him|her|them|boss|killed|raped|brother|stole
    i ..3 lose|losing|lost|cant_control|uncontrollable ..2 control|temper|anger|rage ..6 hit|beat|hurt|harm|knife|violent
    rage|anger|angry|furious ..6 hurt|kill|stab|harm|beat|dangerous|violent ..2 someone|him|her|them|people|wife|husband|kids|child*
    what|if|when|is ..3 i ..3 kill|killed|murder|stab|poison ..1 him|her|them|someone|my_husband|my_wife|my_boss
    thief|robber|snatcher ..8 tyre|tyres|petrol|mob|lynch
    tyre|tyres ..2 petrol|fire ..6 him|her|them|thief|robber|tonight
    pillow ..2 on|over ..3 face|mouth|head|nose
    what ..1 my hands|fists will|would|might|may|could|can|are ..1 do|capable
    afraid|scared|fear|worried ..2 i ..1 will|may|might|could|am_going_to do ..1 something|sth ..1 terrible|bad|horrible|stupid ..2 to ..1 him|her|them|this|that|my|somebody|someone
    pull|pulling the trigger on|at
    i ..4 break|breaking|smash|smashing his|her|their legs|neck|bones|skull|head|arms|teeth
    `,
  },
];
