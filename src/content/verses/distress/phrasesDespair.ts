import type { DangerPhrases } from './phrases.ts';

/** Thoughts of ending life, in English. */
export const despairEnglish: readonly DangerPhrases[] = [
  {
    matter: 'despair',
    who: 'self',
    level: 'clear',
    language: 'en',
    lines: `
    15|16|18|20|24|25|30|36|40|45|48|50|60|70|80|90|100|200|thirty|forty|fifty|sixty|hundred ..3 PILLS|piriton|piritons|panadols|panadol ..6 in_my_hand|in_my_palm|in_front_of_me|on_the_table|on_my_bed|beside_me|glass_of_water|saved|lined_up|counted|ready !for_the_patient|pharmacy|doctor_gave
    PILLS|piriton|piritons|panadols|panadol ..4 counted|saved_up|lined_up|in_my_hand|in_my_palm ..6 enough|all|tonight|water|ready
    cut|slit|slash|slashed ..2 vein|veins|wrist|wrists|mishipa !watch|band|bands
    i|we ..3 burn|burns|cut|scratch|stab|carve ..1 my ..1 skin|arm|arms|wrists|wrist|thighs|thigh|own_skin ..4 with|when|to|until|because|so|at_night !by_mistake|by_accident
    kill|killing|hang|hanging|shoot|shooting|stab|stabbing|drown|drowning|poison|poisoning|burn|off|offing|end|ending|murder|strangle|gas|starve|starving|finish|finishing|delete|erase|kill|throw|throwing|slaughter|electrocute|suffocate myself|ourselves !laughing|working|at|over|with|into|on
    tried|almost|nearly|attempted|once|already ..2 killed|hanged|hung|poisoned|drowned|stabbed|shot myself
    harm|harming|harmed|cut|cuts|cutting|hurt|hurting|burn|burning|slash|slashing|scratch|scratching|punish|punishing myself !at|playing|in|while|during|off|from|slack|some|a|on|by
    kill|killing|harm|hurt|cut|hang myself on purpose
    end|ending|take|taking|took|taken|finish|finishing|terminate|lose|losing|ended|cut ..1 my|our ..1 life|lives !and|lord|jesus|to|in|for|with|seriously|easy|one|story|of
    end|ending|finish|finishing it all|now|once|today|tonight|this|forever
    decided|want|going|ready|plan|planning|tempted|about|time|gonna|will|rather|just to? ..1 end it !with|between|on|in|at
    i|we ..5 WANT ..2 die|dying|be|not !to|for|daily|laughing dead|exist|alive|breathing|dying
    i|we ..5 WANT ..3 die|dying !to|for|daily|laughing|of|with|as|well|holy|saved|rich|old|a|serving|empty
    i|we ..4 WANT ..2 be dead|gone|no_more|buried|erased
    i|we ..4 WANT ..2 disappear|vanish !from|into|with
    i|we ..4 WANT ..2 stop|quit existing|breathing
  i|we ..4 WANT ..2 stop|quit living !in|with|a|like|for|off|by|on|as|together
  i|we ..4 WANT ..2 stop|quit being here|alive|in_this_world|on_this_earth|a_burden|$
    ^ ..3 want|wish|wanted|wishing|ready|need|hoping to ..1 die|dead|disappear !to|for|daily|laughing|into|from|with|of|in_christ
    shoot|stab|hang|drown|burn|poison|kill|cut|slit|finish|end|harm|hurt|electrocute|suffocate myself with ..4 gun|pistol|rifle|knife|rope|razor|blade|belt|petrol|scarf|sword|gas|sheet|wire
    let me die
    today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday is|will_be the day|night|hour i ..1 die|end !to|from|with|of|laughing
    i|we|just|please|somebody|someone|god|lord|jesus|anyone|you ..3 kill|shoot me now|already|please|today|tonight|god|$
    wish|wished|rather|better|prefer|hoping|hope|pray|prayed|wishing ..4 i|me ..3 dead|unborn|dying|gone|die|died|vanish|vanished
    wish|wished|better|wishing|if|hate ..4 i|me ..4 never|not|hadnt|wasnt ..2 born|existed|exist|alive|conceived|created
    wish|wished|wishing ..3 i ..2 aborted|miscarried
    my mother ..2 aborted me
    i should|shouldnt ..2 never|not|have ..2 been born|alive|existed|aborted
    i should be dead|buried
    i ..2 dont|no_longer|never|not|didnt|cant|no ..1 want|wish|desire|deserve|like|see|wanting ..3 live|alive|exist|existing|living|breathe !with|in|there|at|alone|near|under|by|off|for|here|together|apart|next|far|a
    ^ ..2 dont|no_longer|not|never want|wanting|deserve to live|be_alive|exist !with|in|there|at|alone|near|under|by|off|for|here
    i|we ..2 dont|not|didnt|no_longer want|wish ..2 wake up !early|late|at|with|to|before|for
    i ..2 dont|not|no_longer want ..2 be here|around|on_earth ANYMORE
    no|any|lost|nothing|without|the|found|every ..2 reason|will|point|purpose|strength|desire|motivation|cause ..2 live|living|exist|alive|life|existing|existence !in|with|for|a|holy|here|insurance|partner
    nothing|nobody ..2 to|worth|for live|living ..1
    ..1 life ..2 not|isnt|longer|aint|never|doesnt ..2 worth !of
    not|isnt|no_longer worth living|it_anymore|continuing
    tired|sick|weary|done|fed|exhausted|over|through|bored|drained|finished up? of|with|from ..1 living|alive|existing|breathing|existence !in|with|a|under|for|like|from|by|at|alone|here|room|there|together|off|on|expenses|costs
    better off dead|gone|buried
    better|happier|easier|best|relieved|peaceful|peace|fine|good|free|nice|okay|poa ..3 without|if|when|once|after|were|was ..1 me !at|in|there|on|going
    better|happier|easier|best|good|fine|free ..4 if|when|once|that|after ..1 i ..4 die|died|dead|disappear|disappeared|gone|existing|born|exist|existed|vanished|leave_forever|around|alive
    world|everyone|everybody|family|kids|children|people|they|husband|wife|parents|home|life|mother|father|all ..5 better|happier|easier|peace|relieved|fine|fun ..5 without me|i
    world|everyone|everybody|nobody|they ..2 not|dont|doesnt|wont|will need|miss me ANYMORE|$
    nobody|who|none ..4 miss|notice|care|cry|mourn|remember|realise|realize ..2 me|i ..3 die|died|dead|gone|disappear|disappeared|existing|leave|vanished|around|not_here|passed
    nobody|who ..3 notice|care|cares ..1 if|when|whether i ..2 die|died|dead|gone|live|lived|alive|disappear|disappeared|vanish
    nobody would|will miss|notice|mourn|cry me|for|i
    if|when i ..2 die|died|disappear|disappeared|vanish|vanished|leave_forever|was_gone|am_gone|were_gone ..4 nobody|none|noone|who|nothing|happy|better|relieved
    give|giving|given|gave|gived up on|of|with ..1 life|living|myself
    overdose|overdosed|overdosing !of|on_the_word|on_love|on_grace
    i ..6 suicidal|suicide !prevention|bomber|bombers|awareness|squad|mission|hotline
    suicidal thoughts|feelings|ideas|ideation|urges|tendencies|mood
    slit|slitting|slash|slashing|cut|cutting|cuts ..1 my|own ..1 wrist|wrists|throat|veins|arms|arm|thighs|neck|vein|thigh|stomach|legs
    want|going|ready|feel_like|let|like ..3 fall|falling ..1 on my|a|the ..1 sword|spear
    jump|jumping|jumped|leap|leaping|step|stepping|walk|walking|run|lie|lying|drive|driving ..2 off|from|in_front_of|under|infront|into|on|before|over|infront_of ..3 bridge|roof|building|balcony|cliff|train|bus|lorry|matatu|trailer|traffic|river|rooftop|floor|dam|rails|railway|window|sgr|truck|tracks|ocean
    drink|swallow|take|taking|drinking|swallowing|eat|eating|buy|buying|bought|got|have|mix|mixed ..4 POISON ..6 myself|die|end|sleep|tonight|it_all|today|life
    want|going|ready|about|plan|will|should|feel ..3 drink|swallow|take|drinking|taking|overdose ..3 POISON !rats|for
    want|going|ready|about|plan|will|should|tempted ..3 swallow|take|overdose|taking|swallowing ..3 all|whole|many|bottle|overdose|entire|lot|lots|100|50|40|30|20 ..3 PILLS
    have|holding|hold|bought|got|with|tied|found|hid|hidden|put|is ..3 rope|noose|razor|blade|gun|razorblade|knife|bridge ..8 ready|tonight|end|myself|wrist|wrists|neck|die|life|hang|used|use_it|today|dying
    rope|noose ..4 around|round|on my neck
    knife|razor|blade|gun ..3 to|on|against|at my wrist|neck|throat|head|wrists|chest|stomach
    said|written|wrote|writing|left|leaving|recorded|leave|write|saying ..3 goodbye|farewell|suicide|last|final ..2 letter|note|letters|notes|message|forever|words|video|everyone|everybody|family|kids
    suicide|farewell|goodbye note|letter|letters|notes
    goodbye|bye|farewell cruel|world|everyone|everybody|life|forever|all|kenya|mum|mom|mama|family|earth !for|at
    last|final ..1 message|goodbye|words|prayer|text|letter|night|day|time ..3 before i|earth|alive|ever|you_hear|you_will_hear
    want|wish|wanna|need|going|would_like|rather|hope|like|love|could|just|let ..2 to? sleep ..4 never|not|dont|forever|without|wont|death ..3 wake|waking|waked|$
    sleep|rest|close|fall ..3 and|never ..3 never|not wake|waking|open|opening
    not|never|dont|wont ..3 wake up again|tomorrow|anymore|$
    want|need|wish ..3 pain|life|suffering|everything|it_all|this ..2 end|stop|be_over|over ..2 die|death|killing|dead|forever
    make ..2 my death|suicide look|quick|painless
    how|what|which|where|whats|best|easiest|fastest|quickest|painless ..6 kill|poison|hang|end myself|my_life|yourself|oneself
    how|what|which|best|easiest|fastest|quickest|least|painless|easy|quick ..4 way|method|ways|poison|pill ..2 to ..2 die|suicide|end_it|go_forever|kill
    painless|painlessly|quick|quickly ..2 die|death|suicide|way_to_go|way_to_die
    how many|much ..2 PILLS ..8 die|kill|overdose|lethal|death|sleep_forever|fatal|dead|dangerous
    lethal|fatal dose|amount
    voice|voices|something|devil|demon|demons|spirit|spirits|head|mind|thoughts ..5 tell|tells|telling|told|say|says|saying|said|commanding|urging|pushing ..1 me ..2 die|kill|jump|end|hurt|cut|harm|hang|drink
    i ..3 thinking|thoughts|thought|dreaming|fantasizing|fantasise|fantasize|imagine|imagining|contemplating|planning|obsessed|fantasies ..2 about|of|on|my ..2 suicide|dying|death|killing|ending|hanging|disappearing|own_death|own_funeral|funeral !to_self
    crave|craving|longing|begging|beg|pray|prayed|praying|long|asked|asking ..3 for|to|god|with ..3 death|die|dead|kill_me|take_my_life|end_my_life !of|row
    death ..2 only|best|better|easier|answer|way|friend|option|solution|sweet|sweeter ..2 out|way|option|solution|answer|choice|than|escape|friend|peace|left|for_me
    only|easier|better ..2 death|dying|suicide ..3 help|end|free|solution|answer|left|option|than_this|than_living|pain|rest
    dead inside and|so|already ..6 die|end|kill
    i|me ..2 deserve|supposed|better|ready|meant to|off ..1 die|dead|be_dead !to|for
    feel|feels|felt|feeling like|as_if ..3 dying|die|suicide|ending|killing_me|jumping|hanging !of|to|from|with|inside
    live|living|alive|breathing|life ..2 is|has|feels|become|too ..2 unbearable|torture|pointless|not_worth
    wrote|writing|written|write my will tonight|today|before
    i|we wont|shall_not|will_not|cant ..1 be|see|live|make|wake ..1 alive|tomorrow|another_day|christmas|morning !with|if|at_work|in_school
    relapsed ..4 cutting|blade|harm
    selfharm* !prevention|awareness
    self harm*|injury|mutilation !prevention|awareness
    jump|jumping|leap|throw_myself|throwing_myself ..1 off|from|over|under|in_front_of|before ..4 bridge|footbridge|flyover|overpass|roof|rooftop|building|balcony|cliff|train|lorry|trailer|tower|storey
    commit|committing|commiting|comiting suicide ..2 today|tonight|now|bye|soon|tomorrow|this_week
    i ..4 want|going|plan|planning|planned|ready ..2 crash|crashing|ram|ramming ..2 car|lorry|motorbike|bike|pickup ..6 pillar|wall|tree|bridge|trailer|lorry|die|myself|not_come_back
    bullet ..2 in|through|into my|own ..1 head|mouth|chest
    i ..3 stopped|stop|stopping|skipped|skipping|refuse|refusing|quit ..5 PILLS|dialysis|treatment|injections|medicines|medication ..8 die|dead|death|faster|end_it|killed|kills
    POISON ..3 ready|mixed|poured|waiting|beside|bedside ..6 bed|cup|glass|me|tonight|now|$
    `,
  },
  {
    matter: 'despair',
    who: 'self',
    level: 'possible',
    language: 'en',
    lines: `
    depression|darkness ..2 will|is|may|might|gonna|has ..1 kill|killing|finish|finishing|finished|swallow|swallowing|drowning|end|destroy ..1 me !of_the_movie|for_words
    let me ..1 disappear|vanish ..1 !to|from_facebook|from_social|into
    kids|children|family|wife|husband|son|daughter ..2 will|would|could|might|is|are|be ..2 better|happier ..2 with|under ..1 another|a_better|someone_else|somebody_else|any_other
    my funeral|burial ..4 soon|near|close|sing|songs|wear|this_week|next_week
    sing|play ..6 at|on ..1 my burial|funeral
    better ..2 die|dead|death ..2 than !to_sin|sin|deny|denying|in_sin
    i|we ..2 was|am|were ..2 mistake|accident|error ..4 god|born|create|life|exist|here|$
    why ..3 god ..3 create|created|make|made ..1 me !in_his_image|so_special|beautiful|woman|man
    i ..1 envy the|those|people ..2 dead|died|gone
    i|ive|have ..3 given|gave|giving|give ..1 my things|stuff|belongings|clothes|valuables|phone away !to_the_poor|to_charity
    life has no meaning|point|purpose ANYMORE|$|i|for_me
    only alive|here|living|breathing|exist|existing|staying|stay ..1 because|for ..1 my|of_my|the|her|him|them !god|jesus|lord|grace
    only reason|thing|person ..3 alive|here|breathing|hang_on|stay|staying|not_ended
    i ..2 a mistake ..1 god|that|they|who
    deserve|deserves|need|needs ..1 better|good|another mother|father|mum|dad|wife|husband|parent ..4 than_me|someone|else|instead|not_me
    god|lord|you ..2 raise|take_care_of|look_after|watch_over my ..1 kids|children|baby|mother|family|son|daughter ..4 tired|cant|no_more|bye|goodbye
    does|will|can|would ..4 cutting|harming|killing|hurting ..1 yourself|myself|oneself ..5 hell|god|heaven|sin
    no|isnt|wont_be|not ..3 next|another|tomorrow|more ..1 year|month|week|birthday|birthdays|christmas|day|days|tomorrow for me
    wont|not|never ..3 see|reach|make|celebrate ..1 my|another|next|the ..1 birthday|christmas|new_year|year|next_month|morning|easter
    letter|letters|note|notes|video|videos|recording|recorded|voice_note|voice_notes ..5 kids|children|son|daughter|mum|mother|family|wife|husband|them|everyone ..5 later|gone|someday|one_day|when_i|after_i|to_open|to_find
    leave|leaving|go|going ..2 forever|for_ever|and_never_return|and_not_return|where_nobody_returns !facebook|instagram|whatsapp|group|school
    close to|stand|standing|walk|walking|drive|driving|ride|cross|crossing ..5 hoping|wishing|praying ..5 hits|hit|happens|crash|end|ends|worst|takes|accident|$
    scars|cuts|marks|bruises|arms|wrists|legs ..6 so|because|that mum|mother|mom|dad|nobody|parents|people|they ..2 not|doesnt|dont|cant|wont|never|sees|see
    sleeves|hoodie|sweater|jacket|jumper ..6 so|hide|hides|hiding|because|heat|sun|hot ..4 see|sees|know|knows|arms|wrists|scars|cuts|marks
    wake|woke|survive|survived|saved|save ..3 why|angry|sorry|disappointed|wish ..3 i|me|alive
    why did|do|didnt i|it|they|you ..2 survive|fail_to_die|save_me|bring_me_back
    wish ..3 accident|crash|sickness|illness|fall|fire ..2 killed|finished|taken|took me
    decided|decision|mind ..6 peace|peaceful|calm|ready|relieved ..5 bye|goodbye|farewell|care_of|sorry|forgive
    talking|talks|talk|speaking|joking ..2 about|of dying|death|suicide|ending_it ..6 gave|given|giving ..3 away
    suicide|suicidal
    kill|killing|hang|hanging themselves|himself|herself|yourself|oneself
    killed|hanged|hung myself
    kill myself
    hurt|hurting myself ..1 because|again|when|every|$
    i cut myself $
    ready to die !for|to|with
    want to die !to|for|daily|laughing|of
    tired|sick|weary|done|fed|exhausted|over|through|bored|drained|finished up? of|with|from ..1 life|world|earth|myself !of|in|insurance|partner
    tired of living like|in_pain|in_this_world|with_pain|with_this
    i|life|everything ..2 hate|hates|hating my|being|myself|this life|alive|myself|existence !group
    my|this|of|to life ..2 lost ..2 meaning|purpose|point|value|sense
    life ..2 is|has|feels|become|seems|makes|got|lost ..3 meaningless|pointless|worthless|empty|useless|unbearable|no|without|lost|hopeless ANYMORE|now|$
    life ..2 has|got|is|lost|holds ..2 no|without|lost ..1 meaning|purpose|point|value|worth|sense ANYMORE|now|for_me|to_me|left|$
    nobody|who|none|few ..3 come|attend|bother|show ..3 my|me funeral|burial|up_to_bury
    no|any meaning|purpose|point|sense|value|use in|to|of ..1 life|living|my_life|continuing|going_on|being|trying ANYMORE?
    what|see|is|any|whats|no|not|dont|there|why ..3 point|use|purpose|essence|reason|need|sense ..1 of|in|to|for|am ..1 living|life|alive|existing|going_on|continuing|it_all|anything|trying|everything|go_on|continue|being_here|live|anymore|waking|wake_up|carrying|my_life|tomorrow
    what|whats|see|there ..2 point|use ANYMORE|$
    why|should ..1 am|do|should|was|did|bother|must|keep i|to|god|me ..2 alive|live|living|born|exist|continue|breathing|go_on|waking_up
    why was|were i ..1 born|created !in|left|right|with|and_not|white|black|male|female
    cant|not|dont_want_to|couldnt|unable|wont|no ..1 go|carry|continue|keep|hold|hang|survive|strength ..1 on|living|going|fighting|this ..1 ANYMORE|like|life|$
    cant|couldnt take|do|bear|handle|stand|endure|manage|cope|fight|face it|this|life|anymore|the_pain|anything ANYMORE|living|pain|$
    cant live|exist like|this|ANYMORE|with_the|with_this|another|through|$
    i|im|am|being|become|became|just|me|only|always|nothing ..3 burden to|on|for|in everyone|my|them|people|everybody|others|family|him|her|parents|all|anyone|wife|husband|friends|kids|children|home|$
    i ..3 a|such ..1 burden $
    i|being|just|are|becoming ..3 a|such|only|too|heavy|huge ..1 burden ..2 my|everyone|them|family|parents|people|others|everybody
    i am|was a|just|only mistake|waste|burden|curse ..1 to|of|in|on|$
    better|happier|easier|peace ..4 without|if me|i ..1 gone|not|left|wasnt|werent|$
    if|when|after|once|incase|before|until i ..2 gone|die|dead|no_more|disappear|leave_this_world|am_not_here|not_there|depart !i_will_see_jesus|will_i_go|what_happens|do_i|where|i_want_to_hear|i_hope_to|i_want_to_see|will_i|may_i|i_will_be_with|i_shall_see
    dont|doesnt|not|never|no ..2 belong ..2 world|earth|here|anywhere
    shouldnt|dont_deserve|not_supposed ..2 be|exist here|alive|exist|anymore|happy
    see|seeing|have|has no|any ..1 future|tomorrow !in|with|plans|for_this|events
    dont|cant|not|wont|never|might|promise ..5 here|alive|around tomorrow|next_week|next_month|much_longer|next_year|for_long
    cant|dont|not|no|never ..2 see|imagine|have|any ..2 future|tomorrow|way_out|hope|myself ..2 for_me|for_myself|anymore|ahead|living|being|alive|left|beyond|$
    no|not|there|only|one|see|any ..2 way|exit out|left ..2 for_me|except|but|$
    nothing|anything|no_hope|hope ..2 left|matters|matter for_me|in_me|anymore|to_lose|here
    i wont|will_not|shall_not|might_not|may_not|dont_think ..3 be here|around|alive|there|breathing ..2 tomorrow|next|long|longer|anymore|week|christmas|much|when|by|monday|sunday
    this|my is|will|may|could|might ..2 my|the last|final message|night|goodbye|prayer|text|day|time|post|sunday|birthday|christmas|words !at|in|of|term
    last time ..2 you|anyone|they ..2 hear|see ..1 me|from
    goodbye|bye ..3 friends|all|guys|everyone|people|family ..6 nice|knowing|love|forgive|loved|been|last
    tell|remind ..3 kids|children|son|daughter|mum|mother|family|wife|husband ..4 loves|loved|love them|him|her
    only ..3 escape|way|option|solution|exit|answer|door ..2 is|left|now ..2 death|dying|die|dead|grave|suicide
    nobody|noone|they|everyone ..2 need|needs|forget|forgets|would_forget|will_forget ..1 me in|quickly|soon|$
    my life is over|finished|done|ended
    by the time you|they|anyone ..2 read|see|get|find
    forgive me ..2 for what i ..2 about|going|will|want|plan
    forgive|forgiven|pardon ..3 me|i ..3 end|take|kill|suicide|leave_this|gone|do_it
    tell|remind|let ..4 my|them|everyone|kids|mother|mum|mom ..4 i ..2 loved|love|sorry|forgave|tried ..4 them|her|him|sorry|tried|so_much
    take|look|care ..2 care|after|of ..2 my ..4 gone|when_i|after_i|if_i|without_me|am_not
    giving|given|gave|give ..2 away|out ..1 all ..1 my ..1 things|stuff|clothes|belongings|possessions|everything|property|phone
    i ..3 want|ready|wish|need|going|hope ..2 to? ..1 join|follow|be_with|meet|reunite|go_to ..5 late|dead|heaven|grave|died|passed|wherever|where_he|where_she|other_side|ancestors|gone
    want|wish|going|ready to go where he|she|they is|went|are
    god|lord|jesus|death|he|creator ..4 take|takes|taken|call|calls|remove|come_for|took me|my_life !back|as|in|through|higher|deeper ..2 home|away|now|today|tonight|already|instead|from|please|$
    why|wish|please|want|pray|asked|ask|beg|praying|begging|when|hope ..2 doesnt|didnt|cant|wont|god|would|for|not|dont ..3 god|lord|jesus|he|to|death ..2 take|end|takes|call|remove|let|took me|my_life|die|this_life !higher|deeper|through|back|to_church
    why|wish|please|want|pray ..4 god|lord ..2 take|let|took me|my ..1 instead|rather|too
    want|wish|need|like|just|wanna|would ..3 sleep|rest forever|eternally|for_good|and_never|permanently
    want|need|wish|make|just|please|let ..2 it|this|everything|all|pain|it_all|thoughts|noise ..2 to? stop|end|be_over|go_away|to_be_over|to_end|to_stop !raining
    end|ending|ends|stop|escape ..1 the|this|my|all ..1 pain|suffering|misery|agony|torment|noise_in_my_head
    give|giving|gave|given up on everything|all|it_all|everyone|hope|trying|fighting
    ready to go|leave ..2 home_now|this_world|earth|forever|be_with_the_lord|meet_my_maker
    leave|leaving|exit|escape|out_of|depart ..1 this|the world|earth|life|planet|cruel_world
    hate|tired|sick|done ..2 being alive|here|me
    bridge|rooftop|roof|balcony|cliff|rails|railway|tracks|ledge|edge ..5 jump|jumping|fall|falling|down|standing|looking|water|now|wind|thinking|end
    standing|sitting|stand|sit|am|walking ..2 on|at|near|by|to ..2 edge|bridge|rooftop|ledge|roof|balcony|cliff|tracks|railway|rails !of_quitting|of_my_seat|of_a_breakthrough|of
    want|wish|need|going|like|wanna|just ..2 to? disappear|vanish|stop_existing|not_exist|cease|be_gone|fade ..1 forever|anymore|completely|away|from_this|$
    unalive|selfharm*|self-harm
    razor|blade|razors|blades|cutting|cuts|bleed|bleeding|scars ..5 relief|helps|feel|calm|numb|arms|thighs|hide|sleeves|better|wrists
    hide|hiding|covering|cover ..3 scars|cuts|marks ..3 arms|wrists|thighs|sleeves
    i ..4 feel|am|be|being|so|felt|always ..3 dead|numb inside|to_everything
    nobody|noone|none|not|who ..4 miss|notice|remember|care|mind|attend|come ..2 me|i ..4 gone|funeral|disappear|die|burial|leave|not_around|$
    save|saving|hoarding|collecting|stockpiling|keeping|hiding|collected|saved|kept !from|by|me|him|her|us|them ..3 PILLS|rope|poison
    only ..2 thing|reason|person|one ..3 keeping|stopping|holding|keeps|stops ..2 me ..2 alive|here|going|from_ending|living|from_doing|back
    dark thoughts|thought|place
    thoughts of ..2 death|dying|ending|harming|hurting
    in ..1 dark|darkest place|thoughts
    hell ..4 if i ..3 kill|end|take|die|suicide
    go ..2 to ..1 heaven|hell ..4 kill|suicide|end|take
    they|everyone|you ..3 will ..2 miss|regret|sorry|cry|happy|understand|know ..2 when|after|once ..1 i ..2 gone|dead|die
    i|me lost|losing|no|have_no|dont_have|without ..1 will|desire|urge|reason|strength to live|continue|go_on|keep_going|wake_up|fight|carry_on|get_up
    no reason|point|need|use|sense to|for|in continue|go_on|keep_going|keep_trying|wake_up|fighting|carry_on|keep_fighting|getting_up|stay|continuing|keep_living
    cant|couldnt|dont keep|want doing|living|going|pretending|fighting|to_keep|to_go_on|to_continue ..2 this|like_this|anymore|on|$
    i ..3 reached|at|come_to|near ..2 end of ..2 my|the|me ..1 rope|road|tether|$
    i had|have ..1 enough of ..2 life|world|this_life|living|everything
    wish|if|why|hate ..5 never|not|hadnt|didnt ..2 given|gave|give|bore|borne|carried|delivered|had ..1 birth? to? me
    curse|cursed|curses|erase|erased|wipe|wiped|delete|regret ..5 day|night|hour|date ..3 i|my|me ..3 born|birth|conceived|birthday
    say|says|said|told|promised ..4 gets|get|got|getting|become|becomes better|easier ..10 doesnt|didnt|never|not|isnt|lie|lied|waiting
    look_after|take_care_of|care_for|feed|adopt|keep|take my ..2 dog|dogs|cat|cats|hens|chickens|goats|plants|pets|rabbits|cow|cows ..10 cant|when|after|once|if take_him|take_her|take_it|take_them|i_go|i_am_gone|me|i_leave
    want|wish|time|ready|like|ask ..3 to? give|hand|return|send ..2 back my|the|this life|ticket|breath|soul
    i ..2 dont|do_not|no_longer|never deserve|merit ..2 air|breath|breathe|live|life|space|alive|exist
    no|not ..2 right|business to ..2 live|exist|breathe|be_alive|take_up_space
    everyone|everybody|they|family|people|all ..4 breathe|relax|rest|laugh|sleep easier|easy|again|better|freely ..3 if|when|once|without i|me
    i|am ..2 on|at ..1 the railway|rail|train line|tracks|track
    PILLS ..3 lined|laid|arranged|counted|ready ..1 up|out|on|for
    PILLS ..6 tell god
    my ..3 would|will ..3 be ..1 happier|better|relieved|fine ..3 with|without only|just|me
    erase|delete|rub me out? from|like|completely|now|$
    cant|not|dont|never ..2 wait ..3 to ..2 join|meet|see ..4 late|dead|grave
    insurance|cover|policy|benefits ..6 pay|pays|paid|clear|clears ..8 when|after|once|if i|die|dead|gone
    ask|asking|asked|beg|begging god|him|lord for death
    all hope is|was gone|lost|dead
    you ..1 wont|will_not|never ..1 hear|see ..1 from|of? me ..2 again|after|anymore
    tired of being a person|human|somebody|me|alive|myself
    `,
  },
  {
    matter: 'despair',
    who: 'other',
    level: 'clear',
    language: 'en',
    lines: `
    PERSON ..7 kill|killing|hang|hanging|shoot|stab|drown|poison|burn|end|ending|off|murder|strangle|starve|finish|jump|harm|harming|cut|cutting|cuts|hurt|hurting|unalive|harms|throw|slash himself|herself|themselves|themself|themselfs !to_the_lord|off|at
    wants|tries|threatens|threatened|tried|attempted|plans|planning ..2 to? kill|hang|poison|harm|hurt|drown|shoot|stab himself|herself|themselves
    PERSON|has tried|attempted|threatened|attempts|tries|wants|planning|threatening ..3 kill|hang|poison|suicide|end|drown|stab|die himself|herself|themselves|again|twice|by|$
    PERSON ..7 end|ending|take|taking|took|finish his|her|their ..1 life|lives
    PERSON ..3 suicidal|suicide !bomber|bombers|prevention|squad
    PERSON ..5 wants|wanted|want|wishes|wish|wanting|says|said|saying|keeps|talks|talking|threatens|threatening|speaks|hopes|prays ..5 die|dying|be_dead|was_dead|were_dead|never_been_born|not_exist|not_alive|better_off_dead|without_him|without_her|not_want_to_live|end_it|disappear_forever|no_reason_to_live|not_worth_living|suicide|killing|dead
    PERSON ..4 dont|doesnt|not|no_longer|didnt|never want|wish|see ..3 live|alive|living|exist|wake_up|point_of_life !with|in|at
    PERSON ..6 tired|sick|done of|with ..1 life|living|alive
    PERSON ..3 gave|given|giving up on life|living
    PERSON ..6 overdose|overdosed
    PERSON ..6 cutting|cuts|cut his|her|their|own ..1 wrist|wrists|arms|arm|thighs|body|skin
    PERSON ..4 written|wrote|left|leaving|writing ..2 suicide|goodbye|farewell note|letter|letters|message
    PERSON ..4 jump|jumping ..2 off|from|into ..2 bridge|roof|building|balcony|cliff|train|river|floor
    PERSON ..3 found|has|have|holding|bought ..3 rope|noose|poison|blade|razor|pills ..6 die|end|kill|hang|himself|herself|life|room
    PERSON ..5 put|puts|putting|fire a bullet in|into|through his|her|their|own ..1 head
    `,
  },
  {
    matter: 'despair',
    who: 'other',
    level: 'possible',
    language: 'en',
    lines: `
    PERSON ..2 is|was|keeps|been|started cutting !grass|hair|class|classes|costs|trees|onions|cake|wood|corners|school
    PERSON ..3 cant|cannot go_on|continue|take_it|carry_on
    PERSON ..8 silent|quiet|withdrawn|sad|drinking ..8 bought|found|has|hides rope|poison|pesticide|pills
    PERSON ..5 better ..1 off? without him|her|them
    PERSON ..4 giving|gave|gives away all|his|her|their ..2 things|stuff|belongings|everything|clothes
    PERSON ..4 saying|says|said|sent|texted|wrote|posted|posting ..4 goodbye|farewell|goodbyes ..2 everyone|messages|message|us|me|forever|$
    PERSON ..5 no reason|point|hope to|of|in|for live|living|life|him|her
    PERSON ..4 feels|thinks|says|believes|feel|think ..4 burden|worthless ..2 to|$
    PERSON ..4 marks|scars|cuts on|in his|her|their ..1 arms|wrists|wrist|arm|thighs
    PERSON ..4 talks|talking|speaks|texts|writes|searching|searched|asks|asking ..4 about|of|how ..2 death|dying|die|ending
    PERSON ..3 posting|posts|posted|status|statuses|drawing|draws|writes|writing ..3 death|dying|graves|suicide|coffins|goodbye
    `,
  },
  {
    matter: 'poison',
    who: 'self',
    level: 'clear',
    language: 'en',
    lines: `
    i|we ..4 drank|drunk|swallowed|ate|eaten|ingested|taken|took|consumed|injected|just_took|drinking|swallowing ..5 POISON !off|rats
    drank|drunk|swallowed|ingested ..4 POISON
    took|taken|swallowed|drank|ate|overdosed ..4 all|many|whole|bottle|lots|lot|handful|handfuls|entire|packet|strip|strips|overdose|full|pack|twenty|thirty|forty|fifty|sixty|fifteen|dozens|twelve|20|30|40|50|15|25|60|100|12|16|18|24|45|80|90|70|35|200 ..4 PILLS
    i ..2 swallowed|swallowing ..4 PILLS !for|because|as|with|prescribed|yesterday|in_the_morning
    ^ ..2 took|taken|swallowed|drank ..3 pills|tablets|poison !for|to|my|because
    i|just ..2 took|taken|have_taken|swallowed ..2 pills|tablets|poison|overdose !for|to|because|prescribed
    i ..3 overdosed|overdose|od ..1 on|with|today|already|now|just|$ !love|grace|the_word
    took|taken too|so many|much ..1 PILLS|of
    cut|slit|slashed my ..1 wrist|wrists|veins|throat ..5 bleeding|blood|now|just|deep|deeply
    i ..2 swallowed|took|drank|ate|taken|emptied all|every|whole|entire ..7 PILLS|strip|bottle|packet
    `,
  },
  {
    matter: 'poison',
    who: 'other',
    level: 'clear',
    language: 'en',
    lines: `
    PERSON ..4 drank|drunk|swallowed|ate|eaten|ingested|taken|took|consumed|has_taken|drinking ..4 POISON
    PERSON ..3 took|taken|swallowed|overdosed|has ..3 all|many|whole|bottle|lots|handful|overdose|20|30|40|50|15|25|60|too_many|a_lot ..3 PILLS
    PERSON ..2 swallowed|overdosed ..3 PILLS
    PERSON ..3 hanging|hanged|bleeding ..4 now|rope|still|help|breathing|unconscious|wrist|wrists
    foam|foaming|foams|froth ..4 mouth
    PERSON ..3 drank|drunk|swallowed|emptied|taken|took ..6 fluid|cleaner|dip|spray|remover|fuel|thinner|polish
    `,
  },
];
