/**
 * Plain words of danger. They are heard anywhere in a message, also among harmless sentences. So each line is narrow. The
 * first kind with a phrase in the message counts.
 */
export const openDanger = [
  {
    kind: 'risk',
    level: 'clear',
    phrases: `
      ^ sos|mayday|emergency please? $
      sos help|please|need
      ^ ..2!who|should|did|they|we call|send|iteni|mwite|waiteni|pigieni the|an? police|polisi|ambulance|ambulansi|999|112|fire_brigade $|please|now|sasa|haraka|quick|quickly|for_me
      i|we need|want an|the ambulance|police now|please|quick|$
      naomba|nahitaji|tunahitaji ambulance|ambulansi|ambulensi|polisi !day|wa
      fire in|at|on our|my|the|this house|building|flat|plot|kitchen|estate|hostel|school|dorm|apartment !place|at_christmas
      our|my|the|this|neighbours house|building|flat|kitchen|hostel|dorm|plot|apartment ..1 on_fire|burning_now|is_burning !for
      moto umeshika|imeshika|umewaka|imewaka ..1 nyumba|jengo|ploti|plot|bweni|keja|dorm|house|school|shule !ya
      nyumba|jengo|ploti|plot|bweni|keja ..2 inaungua|inawaka_moto|imeshika_moto|limeshika_moto|linaungua|linawaka_moto
      kuna|kumeshika moto kwa|kwenye|nyumbani|jikoni|ndani|katika ..1 !wa|ya
    `,
  },
  {
    kind: 'death',
    level: 'clear',
    phrases: `
      i ..1!NOT want|wish|plan|intend|decided|going|ready|about|am_going to? die !to|for|laughing|with|in|rich|happy|daily|than|like|peacefully|old|of|at|a|well|empty|knowing|before|serving|by
      i ..1!NOT want|wish|plan|intend|decided|going|ready|about|will|might|am_going to? KILL_SELF !OF_SIN
      i ..1 think|thinking|thoughts of|about KILLING_SELF !OF_SIN
      i ..1 feel|feeling like dying|KILLING_SELF !of|from|with|laughing|to
      i ..1!NOT wish i was|were|am dead !to|asleep
      i dont|no_longer|not want|wish to live|be_alive|exist ANYMORE|again|tena|$|please|but|and|i|what
      rather be dead !than
      please|lord|god|just let me die !to|of|in|laughing|daily|with|for
      i am suicidal
      CHILD_OR_KIN ..2 cuts|cutting|harms|harming herself|himself|themselves !shaving|while|by_mistake|accidentally|some|off|out|a|slack|with_the_kitchen
      teenage|teen|daughter|son|niece is|started|has ..1 cutting|self_harming $|again|at_night|every
      CHILD_OR_KIN is|has|started ..2 self_harming|self_harm
      WISH_SW KUFA !na_njaa|njaa|kucheka|na_kicheko|na_cheko|macho|kwa_kucheka|kwa_dhambi|kwa_kiburi|kwa_ajili|kwa_nafsi|kwa_uzee|nikiwa|katika|ndani|nikimtumikia|kuliko
      nitajiua|ntajiua|najiua|nijiue|ntajimada|nitajimada|nijimade|nitajinyonga|ntajinyonga|najinyonga|nijinyonge|nijitoe_uhai|nitajitoa_uhai !na_kazi|kwa_kazi|gym|na_gym|kwa_gym|kucheka|kwa_kucheka
      naona|nadhani|wacha|acha|afadhali|heri|bora|naomba|tu nikufe|nife|nidedi !na_njaa|njaa|kucheka|kuliko|kwa
      nadedi|nitadedi|ntadedi ..1 leo|kesho|usiku|sahi|saii|saa_hii
      nimechoka|nimechoshwa kuishi !na|kwa|hapa|mjini|nairobi|huku|peke|bila|kama|katika
      sitaki|sitamani tena? KUISHI !na|kwa|hapa|mjini|nairobi|huku|peke|bila|kama|katika|dhambini|hivi|maisha|ndani
      bought|have|got ..2 POISON|rope ..3 KILL_SELF|drink_it|to_drink|to_swallow|to_take
      nimenunua|nimebuy|nimepata|niko_na ..2 sumu|kamba ..4 nijiue|ninywe|niinywe|nijinyonge|nife|nijimade|kujinyonga|kujiua
      nko|niko|nina na? kamba|sumu ..2 hakuna|hamna|hakuna_mtu mtu
      siku_yangu_ya_mwisho ..2 leo|kesho ..3 samahani|kwaheri|kwaherini|mnisamehe|nisameheni|poleni
      samahani|kwaheri|kwaherini ..4 siku_yangu_ya_mwisho !kazini|shuleni|hapa|chuoni
      <!if today|tomorrow is ..2 last|final day|night on_earth|alive|of_my_life|here_on_earth
    `,
  },
  {
    kind: 'hurt',
    level: 'clear',
    phrases: `
      PARTNER|ELDER beats|beating|chokes|choking|strangles|slaps|kicks|punches|whips|rapes|raped|raping me|us !at|in|to|by|for
      raped|rapes|defiled|sodomised|sodomized|gang_raped|molests me
      i|have ..1 was|been|got|am gang? raped|gang_raped|defiled|sodomised
      ELDER|AUTHORITY touches|touching|fondles|gropes|forces|forcing me ..4 night|private|breasts|sex|bed|sleep|secret|alone
      ELDER|AUTHORITY sleeps|sleeping with me !in_the
      i ..1!NOT will|want|plan|going|am_going to? kill|stab|murder|poison|shoot|strangle my wife|husband|boyfriend|girlfriend|father|mother|child|children|baby|stepfather|boss|sister|brother !with
      ananipiga|hunipiga|wananipiga|ananibaka|wananibaka|amenibaka|alinibaka|hunibaka|ananinajisi|alininajisi|ananichapa|hunichapa|alinilawiti !simu|picha|na_picha|vita|deni|chenga|mabao|bao|pasi|jeki|busu|tafu|kikumbo|kwa_bei
      nilibakwa|nimebakwa|nimenajisiwa|nilinajisiwa|nimelawitiwa|nililawitiwa
      ananigusa|ananishika|hunishika|hunigusa ..2 usiku|matiti|sehemu|siri|vibaya|mapaja|kifua
      ananilazimisha|hunilazimisha|alinilazimisha kulala|ngono|nilale
      nataka|natamani|naskia|nasikia|najisikia|ninataka|napanga|nimeamua kumuua|kumwua ..1!nyoka|kuku|mbuzi|ng|kondoo|panya|mbwa|mende|mbu|dhambi|adui|simba|shetani|goliathi $|leo|usiku|kesho|sasa|mke|mume|bibi|bwana|baba|mama|mtoto|bosi|boss|jirani|yeye|huyu|huyo
      nataka|natamani|naskia|nasikia|najisikia|nahisi|ninahisi|ninataka|karibu|naogopa|nimekaribia ..2 kumuumiza|kuumiza|kumdhuru|kumtupa|kumnyonga|kunyonga|kumzamisha|kumchinja|kumuua|kumwua|nitamuumiza|nimuumize ..1 mtoto|watoto|mwanangu|wanangu|baby|mke|mume|huyu_mtoto
      feel|feeling|felt|want|going|tempted|scared|afraid|nearly|almost ..4 throw|throwing|threw|drown|drowning|smother|smothering|shake|shaking|strangle|strangling|hurt|hurting|harm|harming my|the|this ..1 baby|child|kids|newborn|infant|children|son|daughter|twins !a|an|party|shower|birthday|feelings
      ^ ..2!if|why|how|chess|game he|she|they beat|beats|hit|hits|slaps|slapped|punched|kicked|kicks me !at|in|to|by|for|on|up|out|with_kindness|with_a_bill|hands|fair|this|that
      ^ ..2!if|why|how he|she|they beat|beats|hit|hits us badly|last_night|every|daily|when|with|at_night|until|till|so_bad !in|at
      walitupiga|alitupiga|wanatupiga|anatupiga|hutupiga|wametupiga ..1 vibaya|fimbo|mateke|ngumi|kila_siku|hadi|mpaka|usiku
      nitamuua|ntamuua|nitamwua|ntamwua|nataka_kumuua|nataka_kumwua|namuua|namwua mke|mume|baba|mama|mtoto|bibi|bwana|bosi|boss|yeye|leo|kesho|huyu|huyo
      napenda|nampenda|navutiwa|natamani na? watoto|mtoto|wasichana|kasichana ..2 kimapenzi|kingono|kimwili|wadogo_kimapenzi
      navutiwa|ninavutiwa na watoto_wadogo !wa|kwa|ku*
      attracted|aroused to|by ..2 children|kids|minors|underage|little_girls|little_boys
      verse|scripture|bible|mstari|andiko|neno ..2 allows|permits|lets|supports|inaruhusu|unaoruhusu|linaloruhusu|linaloniruhusu|unaoniruhusu|linaruhusu ..3 beat|beating|hit|slap|kumpiga|kumchapa|nimpige|nimchape my|mke|bibi
      i|nimeiba|nimechukua stole|nimeiba|nimechukua ..4 gun|pistol|bunduki|bastola !toy
      nimeiba|nimechukua bunduki|bastola|gun
    `,
  },
  {
    kind: 'hurt',
    level: 'possible',
    phrases: `
      stalking|stalks|stalker|stalked me|my|us|her
      someone|somebody|man|guy|stranger|men|boys|ex ..2 following|follows|followed me|us|her !on_facebook|on_instagram|on_tiktok|on_twitter|on_social|in_faith
      mtu|mwanaume|jamaa|kijana|msee|ex|wanaume|vijana|watu ..3 ananifuata|hunifuata|wananifuata|ananifuatilia|wananifuatilia|ananistalk|anastalk !kwa_facebook|facebook|instagram
      son|daughter|child|baby|niece|nephew|boy|girl|sister|brother|husband|wife|mother|father ..1 is|been|gone|went missing !school|class|classes|exams|his|her|home|me|us|out|the|church|you|a|him|my|god|their
      mtoto|mwanangu|binti|kijana|mwana ..1 amepotea|ametoweka|hajulikani_alipo !njia|kiroho|dhambini|kwa|katika|imani|kwenye|na|kimaadili
    `,
  },
  { kind: 'risk', level: 'possible', phrases: '^ ..1 sumu|poison $' },
] as const;

/** Where the words of open danger mean none: a story, a song, a time that is past. They are left out. */
export const notMeant = `
  jonah|yona|eliya|elijah|judas|yuda|samson|samsoni|saul|sauli|ahithophel|ayubu|song|movie|film|lyrics|wimbo|filamu|paul|paulo|methali ..12 die|dead|kufa|kujiua|myself|nife|nijiue|kujinyonga
  used_to|years_ago|those_days|back_then ..8 die|dead|myself|kufa|kujiua|life|raped|defiled
  raped|defiled|nilibakwa|nilinajisiwa ..6 years_ago|ago|miaka|nikiwa
  zamani|mwaka|kitambo|miaka ..6 nilibakwa|nilinajisiwa|nataka|nilitaka
  no_longer|stopped|never|dont|not|quit ..3 think|thinking|thoughts|feel|feeling ..4 myself|dying|suicide|die
  nilikuwa|nilikua|alikuwa|alikua|akiwa ..3 kufa|kujiua|kujinyonga|kujitoa|kudedi|ananipiga|ananichapa|ananibaka
`;

/** Means that are for vermin: many write of rats, and of what kills them. */
export const ofPests = `
  <!ya|za|la|kuua PESTS ..12!drink|drank|swallow|swallowed|DRANK_SW|myself|me POISON|dawa|kill|killed|spray|sprayed|tumepulizia|nimepulizia
  POISON|dawa|kill|killed|spray|sprayed|kuua|huua|kumaliza|kufukuza ..4!drink|drank|swallow|swallowed|DRANK_SW|myself|me|ya|za PESTS
`;
