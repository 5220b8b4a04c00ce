/**
 * Phrases of danger, in the form that `phraseList` reads. The classifier hears most danger by itself; these tell what it
 * must not miss, and how clear it is. Words are as `sentencesOf` spells them: `cant`, `i am`, `tonight`.
 */

/** A life at risk now: what was swallowed, a wound, no answer, a weapon, a height, a noose. */
export const riskNow = `
  DRANK ..6 POISON !for|together|company|tablets
  DRANK|took|taken|had ..4 MANY ..6 PILLS
  took|taken|swallowed|DRANK ..3 PILLS ..4 MANY
  ^ DRANK|took|taken ..2 them_all|all_of_them|everything|it_all
  <!fire|flood|water|thieves|thief|robbers|bank|war|we|they DRANK|took|taken ..2 them_all|all_of_them|everything|it_all
  overdosed|overdosing !of|on_the
  nimeoverdose|nimeoverdos|nimeoverdoz|ameoverdose|nilioverdose|alioverdose|wameoverdose !na_kazi
  have|has|had|took|taken|tried|did ..2 overdose|overdoses !of_grace
  ..1 injected ..4 insulin|on_purpose|too_much
  POISON ..3 is|already in|inside my_stomach|me|her|him|us
  DRANK_SW ..6 POISON_SW|PILLS_SW|POISON
  nimetafuna|ametafuna|alitafuna|nilitafuna ..2 vidonge|tembe|PILLS ..3 MANY_SW|$
  nimekunywa|amekunywa|nimemeza|amemeza|nimetake ..1 mingi|nyingi|mob|kibao ..3 usingizi|kulala|presha|bp|malaria|maumivu
  MEZA_SW ..3 PILLS|POISON|tembe|madawa|MANY_SW
  povu ..2 mdomo*|mdomoni
  foam|foams|foaming ..3 mouth
  isnt|not|never|stopped|cannot|cant|doesnt|wont|barely ..2 breathe|breathing|breath !room|underwater
  hapumui|hapumuwi|hawapumui
  not|no|cannot|cant|without|hana ..2 pulse|mapigo_ya_moyo
  stima|umeme|ameanguka|amezirai|amelala_chini ..10 hasongi|hazinduki|hatingishiki|haamki
  isnt|not|doesnt|wont ..2 responding|respond|moving|move|waking|wake ..4 HURT_PAST|pills|blood|poison
  HURT_PAST|pills|blood|poison|fell|stairs ..10 isnt|not|doesnt|wont ..2 responding|respond|moving|move|waking|wake
  HURT_PAST ..3 her|him|them|wife|husband|baby|child ..8 unconscious|fainted|lies_still|cold|no_pulse
  haamki|hajibu|hatingishiki|amezimia|hasongi|hazinduki ..10 PIGA_SW|kunywa|DRANK_SW|damu|sumu|dawa|vidonge
  PIGA_SW|DRANK_SW|kunywa|ameswallow|dawa|sumu|madawa|vidonge ..12 haamki|hajibu|hatingishiki|amezimia|hasongi|hazinduki
  cut|cutting|slit|slashed|opened|cuts ..3 wrist|wrists|vein|veins|arm|throat ..10 blood|bleed*|deep|deeper|stop
  bleed|bleeding|blood ..4 stop|stopping|everywhere|badly|a_lot|heavily|floor|soaked !nose
  bleed*|bled|blood ..10 faint*|unconscious|collapsed !nose
  faint*|unconscious|collapsed ..10 bleed*|blood !pressure|test|donation
  damu ..3 haikomi|haiishi|haikauki|nyingi|inamwagika|kila_mahali
  nimejikata|amejikata|nimejislit|nimecut|nimejichanja|amejichanja ..4 veins|mishipa|mshipa|shingo|wrist|wrists
  nimejikata|amejikata|nimejidunga|amejidunga|nimejislit ..8 damu|cold|blood
  stabbed|shot|slashed ..1 me|him|her|himself|herself|us ..8 bleed*|blood|stomach|chest|neck|now|lying
  lies|lying|breathes|breathing ..4 stabbed|shot|blood|bleeding
  ON_HEIGHT ..1 HEIGHT ..10 jump*|step|fall|end|over|goodbye|kuruka|najirusha|train|die|talking|down
  mnara|mlingoti|paa|ghorofa*|daraja* ..6 ataruka|aruke|ajirushe|anajirusha|kujirusha
  HEIGHT ..8 going_to|about_to|want_to|ready_to|gonna jump
  KWA_HEIGHT ..6 kuruka|niruke|nijirushe|najirusha|kujirusha|nijitupe|kuingia_nisirudi
  noose|rope|kitanzi|kamba|belt|scarf ..4 around|round|on|iko|kiko|shingoni ..2 neck|shingo|shingoni
  hanging|hangs|amejinyonga|hanged ..6 still|breathing|warm|cut|rope|kitchen|ceiling|tree|joto
  gun|pistol|knife|razor|blade|kisu|wembe ..3 to|in|at|on|kwa my|shingo|mkono|kichwa head|mouth|throat|wrist|neck|temple|heart|yangu|$
  gun|pistol|knife|razor|blade ..3 to|in|at|on my head|mouth|throat|wrist|neck|temple|chest
  ARMED ..4 outside|at_the_door|at_our_door|at_my_door|at_the_gate|mlangoni|nje|kwa_mlango|kwa_gate|dirishani
  outside|door|gate|mlangoni|mlango|nje|compound|kwa_gate|kwa_mlango ..6 with|na|wit|carrying|holding ..3 WEAPON
  WEAPON ..8 outside|door|gate|mlangoni|mlango|surrounded|wamezunguka ..10 now|tonight|hide|hiding|kill|us|usiku|kuniua|saidia|me
  chases|chasing|running_after|coming_at|runs_after|following ..2 me|us|her ..2 with ..2 WEAPON
  ananikimbiza|ananifukuza|anatukimbiza|ananijia|wananikimbiza na|with WEAPON
  being|is|anapigwa|wanapigwa ..2 beaten|hit|stabbed|strangled|raped|burned|sasa_hivi ..6 now|right_now|moment|hear
  gas|charcoal|jiko ..6 open|opened|on|lit|imefunguliwa|closed|room|inside ..8 die|end|mwisho|goodbye|sleep|window*|shut
  charcoal|jiko|gas ..8 goodbye|kwaheri|mwisho
  ametumbukia|wametumbukia|alitumbukia|ameangukia|ametumbukizwa ..3 WATER_SW|choo*|shimo*
  fell|fallen|fall|falls|thrown|threw|dropped ..4 well|pit|latrine|hole|septic|tank|shaft ..8 hear|answer*|silent|crying|out|inside|down_there
  gun|pistol|revolver|rifle|knife|razor|blade ..1 on|in|across|at my ..1 knee|knees|lap|hand|hands|mouth|desk|table|pillow
  found ..3 hanging|suspended|hanged
  bleeding out !at
  stabbing|shooting|lynching|gunman|gunmen ..2 in|at|outside our|my|the ..1 court|estate|plot|house|compound|flat|gate|hostel|school
  POISON ..8 vomit*|foam*|shak*|drool*|convuls*|dizzy
  vomit*|foam*|drool*|convuls* ..8 POISON
  burning|fire ..4 inside|trapped ..4 child*|baby|kids|people|mother|wife|help
  POISON_SW ..8 anatapika|wanatapika|natapika|povu|anatetemeka
`;

/** What tells of danger in most messages. */
export const plainDanger = `
  ^ suicid*|overdose|kms|nimebakwa|nilibakwa|alinibaka|amenibaka|alininajisi|ananipiga|hunipiga|amenipiga|nimejiumiza|*najinyonga|*kujinyonga|*kujiua|*jiua $
  abusive|violent ..1 marriage|relationship|husband|wife|boyfriend|girlfriend|partner|home|father|stepfather
  beaten|hit|slapped|kicked|punched|choked|strangled|whipped|burnt|raped ..4 by|na ..1 PARTNER|ELDER|AUTHORITY
  i cant take|bear it|this ANYMORE
  beaten|raped|hit|stabbed|choked ..1 last_night|yesterday|today|tonight|again|jana|leo|tena
  nimepigwa|nilipigwa|napigwa|tunapigwa|nimechapwa ..1 na mume*|bwana*|baba|mama|boyfriend|mke*|bibi|wazazi
  kidnapped|abducted my|our|me
  PEOPLE|PARTNER|ELDER ..1 want|wants|threaten|threatens|threatening|trying|tried|planning ..2 kill|murder|butcher|lynch|behead me|us !with|of|laughing
  <!mbu|njaa|kazi|stress ataniua|wataniua|waniue|aniue|atanichinja|watanichinja|watanichoma|litaniua !na|kwa|njaa
  wanataka|anataka|wanapanga|anapanga kuniua|kutuua|kunichinja|kunichoma !na|kwa|njaa|kicheko
  PARTNER will|might|could|may|is_going_to kill|murder|stab|shoot|finish me|us !if|when|for|laughing
  ELDER|AUTHORITY sleeps|slept with ..1 me|us|my|her !in_the|room|bed_because
  done|finished with life|living !insurance
  life has? lost|no ..2 meaning !without
  POISON|POISON_SW ..8 kuimanga|kuimeza|kuinywa|kuikunywa|niimeze|niinywe|niimange
  nitainywa|nitaimeza|nitazimeza|nikainywa|nitayanywa ..3 usiku|leo|kesho|yote|zote|$
  reads|quotes|preaches|says ..6 and|then|before ..4 belt|beats|hits|slaps|forces|locks|mkanda|ananipiga
  finish|end|delete|erase myself|ourselves
  conclude|close|terminate|finish|complete my own? life|earthly_life|days_on_earth|existence
  unalive|destroy|destroys|destroying|remove|delete|offing|yeet myself|himself|herself|themselves !from
  self destruction|harm|harms|harming|murder|destruct
  i ..1 die|dead tonight|today|tomorrow|this_week !of|laughing|from|to_self
  is|will_be the day|night|week i ..1!never die|go_forever !to|laughing|in_christ|of
  i|will|going_to|want_to|plan_to|thinking_of|thought_of ..4 WALK_INTO ..3 into|off|under|in_front_of ..3 WATER|HEIGHT|traffic|lorry|trailer|tree|pit
  *jitup*|*jirush*|*jizamish*|*jiangush* ..3 WATER_SW|HEIGHT|lori|gari|treni|shimo*
  natamani|ninatamani|anatamani|nangoja|nasubiri kifo|kufa|mauti
  nimekata|nimechagua|nimeamua ..2 kufa|kifo|kujimaliza|kujitoa
  kuyakatisha|kukatisha|nikatishe|nitakatisha|kuyamaliza|kutamatisha ..1 maisha|uhai ..1 yangu|wangu
  kujimaliza|najimaliza|nitajimaliza|anajimaliza|atajimaliza|amejimaliza|nijimalize|kujitoa_roho !na_kazi
  nimekula|amekula|alikula|nilikula|wamekula ..2 sumu|POISON_SW|POISON
  ntamchinja|nitamchinja|namchinja|nitawachinja|tutamchinja|atanichinja|nimchinje !kuku|mbuzi|ng|kondoo|fahali
  *nivunja|*mvunja|*nivunje|nikivunjwa ..1 meno|jino|mkono|mbavu|taya|mguu|pua|kidole|vidole
  *nikata|*mkata|*nidunga|*mdunga|*nikatakata ..4 chupa|kisu|panga|wembe|shoka|visu
  PARTNER|ELDER|AUTHORITY|he|she|they broke|fractured|breaks|knocked ..2 BODY
  violated|defiled|molests|molesting a|an|the|this|my ..3 girl|boy|child|detainee|woman|pupil|minor|daughter|son|niece
  line|things|sin|lust* ..1 with|about|for a|the|my ..2 minor|pupil|underage|little_girl|little_boy
  imagine|imagining|imagined|dream_of|thinking_about|thoughts_of stabbing|killing|strangling|choking|poisoning|hurting ..1 my|her|him|them|a|the
  hands|fingers at|on|around|round|to ..3 throat|neck
  he ..1 beat|hit|slapped|kicked|whipped us|me|her|mum|him !in_the|at|by_two|three
  want|wants|wanted|wish|wishes|ready|going|plan|plans|planning|decided|try|tried|trying|rather|better|hope to? die !for|to|laughing|of|with|in_christ|daily|rich|happy
  want|wants|wanted|wish|going|plan|plans|planning|ready|try|tried|trying|threatens|threatened|attempted|will ..2 kill|hang|shoot|drown|stab|poison|harm myself|himself|herself|themselves
  kill|killing|hang|hanging|shoot|drown|drowning|stab|poison|cutting|harming|burn|hurting myself !laughing|working|with_work|at_the|over
  end|ending|take|taking|finish|took ..1 my|her|his|their own? life|lives !to|and|lord|jesus|seriously|easy
  end|ending it all !with|between
  dont|not|never|no_longer|cant|doesnt ..2 want|wish|wants|wishes|deserve|deserves|like to live|be_alive|exist|wake_up !in|with|here|there|at|alone|near|early|late
  dont|not|no_longer want|wish to be here|alive ANYMORE
  no|any|lost|without|nothing reason|will|strength|hope|nothing? to|for live|living !in|with|holy
  i|she|he|they ..2 suicidal
  commit|committing|attempt|attempted|contemplating|thinking_of|thinking_about|thoughts_of suicide|dying|death|ending_it
  verse|scripture|prayer|mstari|neno|word|psalm|comfort|encouragement ..8 suicidal|raped|defiled|molested|abused|beaten|anayepigwa|aliyebakwa|aliyenajisiwa
  wish|wished|better|rather ..2 i ..2 dead|never_born|never_been_born|not_born|die
  better off|of dead|without_me
  cut|cuts|cutting ..1 myself|my_arms|my_wrists|my_wrist|my_thighs|my_legs !on|while|by_mistake
  jump|jumping ..4 off|from|in_front ..2 HEIGHT
  kujiua|kujinyonga|kujimada|kujitoa_uhai|kujidedisha|najiua|nitajiua|ntajiua|najinyonga|atajinyonga|atajiua|atajimada
  WANT_SW kufa|nife|kudedi|nidedi|kudanja|kudie|kujiua|kujinyonga|kujitoa|kujimada|kujirusha|nikufe !na_njaa|kwa|kucheka
  sitaki|hataki|sitamani|hatamani|siwezi tena? KUISHI !na|kwa|hapa|nairobi|mjini|peke
  kuji|naji|niji|nitaji|ntaji|ataji end|kill|hang|delete|unalive|finish
  mungu|bwana|yesu|god|lord ..2!not|they|let|will niue|kill_me !na|with|laughing
  niue|kill_me mungu|bwana|yesu|god|lord
  suicide|suicidal|kujiua ..16 i_am_tempted|am_tempted|i_am_that|it_is_me|about_myself|ninajaribiwa|mimi_mwenyewe
  akijikata|hujikata|anajikata|najikata|ninajikata|akijichanja|hujichanja|anajichanja !kidole|vidole|nywele|kucha|na_kazi
  nimechoka|tumechoka|amechoka ..1 kuishi|na_maisha|na_haya_maisha !ya_ndoa|ya_kazi|ya_mjini|hapa
  PARTNER|ELDER|AUTHORITY|he|she|who|they|sons|son ..3!i HITS me|us|my|her|his|him|them|children|mother !at|in_chess|up|to_it|in_the_game
  i|we ..2 hit|beat|slapped|punched|kicked|choked|strangled|stabbed|whipped my|the|her|him ..1 wife|husband|girlfriend|boyfriend|child|son|daughter|kids|mother|again|until|till|so_hard
  raped|rapes|raping|rapist|defiled|molested|molests|molesting|sodomised|sodomized|gang_raped|gangraped me|us|her|him|my|by
  was|been|got|being|were|is|gets|get|i raped|defiled|molested|sodomised|gang_raped|assaulted|beaten_by|battered|abused_by|strangled
  PARTNER|ELDER|AUTHORITY|he|boys|somebody|someone touches|touched|touching|fondles|grabs|gropes me|my ..4 PRIVATE|night|alone|secret|there|when|sleep
  ELDER|AUTHORITY touches|touched|touching|fondles|gropes me|us !by|with_his_words|deeply
  forces|forced|forcing me|her|himself|us ..3 sex|sleep_with|bed|on_me|on_her|undress
  kill|stab|murder|poison|shoot|strangle|behead my|him|her|them|that husband|wife|boyfriend|girlfriend|father|mother|boss|child|baby|kids|ex|tonight|today|man|woman|with
  i will|am_going_to|want_to|plan_to|gonna kill|stab|murder|poison|shoot|burn him|her|them|everyone|his_house|my !at|with_kindness|in_chess|pigs|goats
  he|she|they|PARTNER|ELDER threatens|threatened|wants|tried|trying|says ..5 kill|stab|burn|shoot me|us|her|him
  *nanipig*|hunipig*|*menipig*|*linipig*|*kinipig*|*nanichap*|hunichap*|*menichap*|*linichap*|*nanibak*|*menibak*|*linibak* !vita|simu|picha|na_picha|tenje|deni|chenga|mabao|na_njaa|pasi|jeki|busu|tafu|kwa_bei|makofi_ya|kura
  nilibakwa|nimebakwa|alibakwa|amebakwa|aliyebakwa|amenajisiwa|alinajisiwa|aliyenajisiwa|nilinajisiwa|aliyelawitiwa|amelawitiwa
  *repiwa|*rapiwa|*repewa|*rapewa|*reipiwa|*repwa|*mrape|*nirape|*wrape|*keketwa|*keketwe|*keketa
  hupigwa|anapigwa|napigwa|tunapigwa|anayepigwa|wanapigwa|ninapigwa|nachapwa|anachapwa ..2 na mume*|baba|mama|mkewe|bwana*|wazazi|mwalimu|stepdad|boyfriend|waya|fimbo|mkanda
  nita|ntam|nitam|natam nitamuua|nitamdunga|nitammaliza|nitawaua
  nitamuua|ntamuua|nitamdunga|namdunga|nitawaua|kumuua_mke|kumuua_mume|nataka_kumuua !kuku|mbuzi|nyoka|panya|mbwa
  nimempiga|nilimpiga|nimemchapa|nimemslap ..1 mke*|dem*|mume*|mtoto*|mama|vibaya
`;

/** Means, places, times and injuries, and acts in plain words: with one of them a danger that was heard is clear. */
export const namedDanger = `
  exhaust|garage|dynamite|explosive*|cyanide|mercury|crowbar*|spear|arrow|scissors|screwdriver|jembe|hoe|slasher|bottle|plastic_bag|polythene|sheet|shoelace|fluid|fertilizer|potassium|morphine|syringe|injection|revolver|millimetre|grenade|kerosene|paraffin|chain*|tie|tied|tying|starve*|starving|stopped_eating
  chupa|kamba*|shuka|sindano|dawa_ya*|gesi|mafuta|nyundo|nyaya|minyororo|mawe|jembe|kufungia|kufuli|njaa_yangu
  tower|pole|pit|shaft|hole|quarry|latrine|escarpment|hostel_roof|morgue|mortuary|water_tank
  mnara|mlingoti|shimo*|choo*|ziwa*|mochari
  next_week|next_month|anniversary|exam_day|dawn|last_word*|last_letter|goodbye_letter
  wiki_ijayo|alfajiri|barua_ya_mwisho|letter_ya_mwisho|siku_moja
  fracture*|fractured|collar_bone|belly|throat|neck|fingers|unconscious|consciousness|vomit*|shiver*|hang*|corpse|maiti
  shingo*|taya|fahamu|anatapika
  rope|noose|poison|pills|pill|tablets|tablet|tabs|dip|jik|bleach|acid|pesticide|insulin|razor|blade|knife|panga|machete|gun|pistol|bullet|petrol|diesel|axe|hammer|belt|cable|wire|pipe|iron|stick|stove|hot_water|match|sword
  medicine|medicines|panadol|panadols|piriton|overdose|overdosed|overdosing|swallow*|pistol|rifle|cup|noose|weapon|stone|lorry|compass|bar|rod
  kamba|sumu|vidonge|dawa|wembe|kisu|bunduki|petroli|mkanda|waya|fimbo|rungu|shoka|kitanzi|tembe|madawa|pasi|moto|maji_ya_moto|mijeledi|panga
  roof|bridge|footbridge|flyover|river|dam|cliff|quarry|balcony|railway|rails|train|lake|pool|well|ocean|floor|edge|tracks|beam|grave|graveyard
  daraja|daraja*|mtoni|bwawa|reli|paa|kisima*|bahari*|ghorofa*|ukingo*|kaburi*
  tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|midnight|every_night|every_evening|last_night|christmas
  kesho|usiku|jumamosi|jumapili|jumatatu|jumanne|jumatano|alhamisi|ijumaa|saa_hii|saa_hizi
  blood|bleed*|bled|bruise|bruises|bruised|wound|wounds|wounded|burn|burns|burnt|burned|scar|scars|swollen|ribs|tooth|teeth|jaw|marks|welts|injur*|fainted|unconscious|broken|broke_my|black_eye|eye|skin
  damu|alama|jeraha|majeraha|vidonda|amevimba|nimevimba|jicho|mbavu|jino|meno|nimezimia|azimie|akazimia|makovu
  kidnapped|abducted|kill*|die|dead|death|dying|suicid*|hang|hanging|hanged|shoot|drown|stab*|murder*|strangl*|chok*|jump|jumping|cut|cuts|cutting|slit|end_my|end_it|end_this|ending_my|ending_her|ending_his|take_my|alive
  live|living !with|near|next
  *jiua*|*jinyong*|*jimad*|*jitoa*|*jirush*|*jitup*|*jikat*|kufa|nife|afe|kudedi|nidedi|kuua|kumuua|kuniua|kuishi|uhai|mada|kudanja
  beat*|hit|hits|hitting|slap*|punch*|kick*|whip*|cane*|batter*|push*|threw|drag*|rape*|rapist|defile*|molest*|sodomi*|touch*|grope*|fondle*|force*|abus*|tortur*|assault*|violen*|threat*|attack*|lock*|undress*|naked|sex*
  mimba|pregnant|pregnancy|expecting|my_pants|panties|skirt|uniform|bad_things|tabia_mbaya|sehemu_za_siri|siri|matiti|nguo|sleep_with|sleeping_with|sleeps_with|circumcise|marry_an|marry_me|marry_a|*ozesh*|*ua|atanimada|*chinj*|*tandik*|*ingilia|*nirape|nistrangle|kunistrangle|ananiforce
  without_me|miss_me|if_i_died|never_wake|go_on|tired_of_life|done_with_life|no_meaning|disappear_forever|hayana_maana|*nyong*|*rush*|naruka|ratrat
  *pig*|*chap*|*dund*|*zab*|*chom*|*bak*|*najis*|*lawit*|*gus*|*shik*|*lazimish*|*nyanyas*|*tes*|*umiz*|*dung*|*keket*|*fungi*|*beat|*touch*|*rape*|*slap*
  armed|lynch*|set_alight|acid|scald*|boiling|nude|nudes|bath|bathe*|bathing|shower*|undressed|bafu*|*oga
  grab*|pinch*|squeez*|lies_on_me|my_body|her_body|mwili*|nilale_naye|lala_nami|walale
  did_things|does_things|bad_thing|something_bad|unspeakable|shameful|indecent*|inherited|sold_to|being_sold|buy
  bought_her|bride*|tahiri*|tohara|unyama|kitu_mbaya|mambo_mabaya|mbaya_kwa|*bonyez*|*fanyia*|*chezea*
  *chungulia
  *dhulumu !pesa|hela|mali|shamba|karo|deni|mshahara
  afadhali_kifo|bora_kifo|heri_kifo|kifo|mauti|nimekufa|nitakuwa_nimekufa|maisha_basi|from_life|of_life|this_life
  own_life|last_day*|last_night_on|let_go|checking_out|checked_out
`;

/** Words of the present: burdens are told with them too. */
export const wordsOfNow = `
  today|now|again|every_day|everyday|this_morning|this_week|weekend|yesterday
  leo|sasa|asubuhi|kila_siku|tena|wikendi|jana|juzi
`;

/** Those who are in danger here are children, or among them. */
export const childInDanger = `
  daughter|son|child|children|kid|kids|girl|boy|baby|niece|nephew|toddler|pupil|infant|schoolgirl|stepdaughter|stepson|granddaughter|grandson|newborn
  mtoto*|watoto|mwanangu|wanangu|binti*|kijana_wangu|msichana|mvulana|mwanafunzi|mjukuu|mpwa*|mtoi|katoto|kamtoto|kabinti|kasichana|mwanawe
  class|grade|form|std|standard 1|2|3|4|5|6|7|8|one|two|three|four|five|six|seven|eight
  darasa_la|kidato|uncle|stepfather|stepdad|stepmum|mjomba|anko|mwalimu|teacher|boarding_master|dorm|matron|prefect|prefects|desk_mate|deskmate
  i_am|am|age|aged|nina|niko_na|miaka 5|6|7|8|9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen !weeks|months|days|minutes|years_old_marriage
  daddy|mummy|mum|dad|mama_wa_kambo|baba_wa_kambo|babangu|buda|mzae hits|beats|burned|burns|locks|touches|hunichapa|ananichapa|ananigusa
`;
