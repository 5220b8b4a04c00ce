import type { DangerPhrases } from './phrases.ts';

/** Sexual violence and the abuse of children, in English. */
export const sexualEnglish: readonly DangerPhrases[] = [
  {
    matter: 'sexual',
    who: 'self',
    level: 'clear',
    language: 'en',
    lines: `
    RAPED ..2 me|us !by_the_truth|of
    i|we ..3 RAPED !of
    ^ ..1 was|been|got|being ..2 RAPED !of
    i|me|my ..4 RAPED
    gang ..1 rape*
    sexual*|sexually abus*|assault*|molest*|violat*|harass*|exploit* ..6 me|i|my|us
    i|me ..6 sexual*|sexually abus*|assault*|molest*|violat*|harass*|exploit*
    ABUSER ..5 TOUCH ..2 me|us|my ..5 PRIVATE|badly|night|sleep|sleeping|alone|secret|wrong|weird|bathing|dont_like|hate|without|where|uncomfortable|afraid|scared|secretly|bath|bathroom|shower|everywhere|there|chest|inappropriate*|stop|mouth|lips|every|lap|when
    KNOWN ..3 TOUCH ..1 me|us !by|with_his_sermon|with_his_words|deeply|so_much|by_his|with_her_kindness|with_the_truth|when_he_preached|spiritually|emotionally
    TOUCH my PRIVATE
    TOUCH me ..1 inappropriately|sexually|badly|wrongly|there|down_there|at_night|in_my_sleep|where
    someone|somebody|people|person|boys ..3 TOUCH|touching me|us|my ..3 PRIVATE|and|when|at|every|bad|wrong|uncomfortable|body|in|without|$
    ABUSER ..5 sleep|sleeps|slept|sleeping|sex|lie_down|lies|laid with ..1 me|us|his_daughter|his_own !in_the_same_church
    ABUSER ..6 force*|makes|made|making|wants|wanted|asks|asked|tells|told|begs|demands|demanding|blackmail*|pressur*|threat* ..4 me|us ..5 sex|sleep_with|intercourse|undress|naked|nudes|nude|remove_my|take_off|touch_him|touch_his|touch_her|kiss|bed_with|lie_with|strip|suck|have_sex|penis|private|his_thing|in_bed|watch_porn|porn|dirty|massage_him|sit_on_his_lap|bad_things|things_to_him
    ABUSER ..4 forced|forces|forcing ..1 himself|herself|me !to_study|to_eat|to_church|to_pray|to_go
    forced|forces|forcing me ..3 sex|bed|sleep|undress|do_things|it|$
    sleep|sex with ..1 ABUSER ..8 job|grade|grades|marks|fees|exam|healing|deliverance|promotion|pass|rent|food|fare|blessing|blessings|pray
    job|grade|grades|marks|fees|exam|healing|deliverance|promotion|pass|rent|blessing ..8 sleep|sex|bed|favours|favors with|him|her|them|sexual
    ABUSER ..4 put|puts|inserted|inserts|inserting ..3 fingers|finger|hand|hands|thing|penis ..4 me|my|inside|skirt|pants|private|under
    ABUSER ..4 naked|undresses|undressed|undressing ..3 me|us
    ABUSER ..4 shows|showed|showing|sends|sent|send ..2 me ..2 his|her|him|their|naked|nude|nudes|porn|dirty|bad ..2 private|penis|nudes|naked|thing|privates|pictures|photos|videos|parts|body|films
    ABUSER ..4 comes|came|enters|entered|sneaks|sneaked|crawls|walks ..2 in|into|to|inside ..1 my room|bedroom|bed|blanket|blankets|house ..5 night|sleep|sleeping|dark|touch*|when|alone|everyone|drunk|mum|mother|nobody|naked
    ABUSER ..4 comes|came|gets|got|climbs|climbed ..2 into|in|on|to|under my bed|blanket|blankets|mattress
    i ..3 pregnant|expecting|carrying ..7 my ELDER|pastor|stepfather|rapist|he_raped|boss|lecturer
    i ..3 pregnant ..4 by|from|for|because ..3 rape|raped|rapist|abuse|incest|father|uncle|stepfather|dad|brother|cousin|teacher|pastor|grandfather
    made|make|makes|got|get me pregnant ..4 he_is_my|teacher|uncle|father|stepfather|rape
    ELDER|pastor|teacher|priest ..5 made|got|impregnat* me|us pregnant?
    carrying|pregnant|have ..3 baby|child|pregnancy ..3 of|from|by ..3 my father|uncle|stepfather|brother|teacher|pastor|dad|rapist|cousin|grandfather
    rapist|my_abuser|my_molester|my_defiler
    incest
    ABUSER ..4 took|takes|take|stole my virginity|innocence ..3 by|force|when|$
    had|has|have|having sex with me ..4 when|force|without|drunk|against|asleep|while|not_want|didnt|year*|small|young|child
    without|against ..1 my consent|will ..3 sex|touch*|slept|he|had|body
    drugged|spiked ..5 me|drink|woke|naked|raped
    woke ..3 up ..5 naked|on_top|him_on|inside_me|hand
    ABUSER ..4 on top of me
    marital rape
    husband|partner|boyfriend ..4 force*|forcing ..3 sex|bed|intercourse|himself|marital
    games|game|play|plays|playing ..5 uncle|cousin|brother|teacher|stepdad ..5 touch*|naked|undress|bed|secret|clothes|private
    play|plays|playing ..2 bad|dirty|secret|naughty|mum_and_dad|daddy_and_mummy games|manners|things ..3 with ..1 me
    bad manners ..3 me|with|to
    tabia mbaya ..3 me|with
    ABUSER ..4 does|did|doing|do ..2 bad|dirty|nasty|naughty|terrible things|manners|stuff to|with|on ..1 me|us|my
    ABUSER ..5 told|tells|says|said|warned|warns|making ..5 not|never|dont|keep|secret|anyone ..3 tell|say|secret|talk ..4 touch*|night|bed|body|mum|mother|anyone|anybody|kill|beat|what_he|our|mummy
    `,
  },
  {
    matter: 'sexual',
    who: 'self',
    level: 'possible',
    language: 'en',
    lines: `
    tamar|amnon|dinah|bathsheba ..4 my ..1 brother|stepbrother|cousin|uncle|father|dad|stepfather|stepdad|boss|teacher|pastor ..2 did|does|done|doing ..4 me
    my|a|the ..1 brother|stepbrother|cousin|uncle|father|dad|stepfather|stepdad|boss|teacher|pastor ..2 did|does|done ..5 me ..3 tamar|amnon|dinah|bathsheba
    what amnon did ..5 me|my
    what ..1 my|own ..1 ABUSER did|does|do ..1 to ..1 me
    late|missed|pregnant|periods|period|expecting ..7 mother|mum|mom|mums|mothers|sister|sisters|aunt|aunts|auntie|aunties ..1 husband|man|boyfriend
    scared|afraid|fear|hate|dread|terrified ..6 night|nights|lights|dark|darkness|bedtime|asleep ..5 he|uncle|dad|cousin|stepfather|brother|teacher ..1 comes|enters|visits|will_come|is_coming !to_us_again
    he|him|uncle|cousin|stepfather|man|brother|pastor|teacher|father|dad|grandfather|they ..4 do|did|doing|done|does ..2 to me ..3 when|since ..1 i ..1 was|am ..2 5|6|7|8|9|10|11|12|13|14|15|five|six|seven|eight|nine|ten|eleven|twelve|small|little|young|a_kid|a_child|in_class
    sexual*|sexually abus*|assault*|violat*|harass*|violence
    husband|boyfriend|fiance|partner|he ..3 not|doesnt|dont|never|wont|refuses ..1 take|takes|accept|accepts|hear|hears|listen_to no ..3 night|bed|when_i|sex|tired|as_an|$
    wife|husband|boyfriend|he ..5 no|not right|allowed|permitted ..1 to refuse|say_no
    said|say|says|telling|told ..2 no|stop|dont ..3 but|and ..2 continued|went_on|goes_on|did_not_stop|didnt_stop|forced
    he|she|uncle|cousin|brother|teacher|pastor|neighbour|man|grandfather ..2 says|said|calls|called ..4 our|us|special|little|only ..2 secret !santa|recipe|ingredient|party|surprise
    gave|gives|give|buys|bought|giving ..1 me ..5 so|to|and ..5 not|dont|never|keep|quiet|silent ..3 tell|say|quiet|anyone|mum|anybody|silent
    CHILDREN ..4 knows|talks|speaks|says|draws|acts|plays ..5 sex|sexual|naked|grown_up|grown_ups|private_parts !education
    sends|sent|shows|showed|sending ..4 photos|pictures|pics|videos|video ..2 of ..1 his|her|himself ..1 body|naked|private|privates|self|with_no
    naked|nude|bath|bathing|undressed ..4 photos|pictures|pics|video|videos ..4 me|of_me|send|asks|wants
    photos|pictures|pics ..4 without|no clothes|clothing
    boys|men|friends|three|two|they ..2 took|taking|take turns
    rape|raped|rapist|incest|molested|defiled|defilement|sodomy !seed|oil|culture_of
    rub|rubs|rubbed|stroke|strokes|squeezes|grabs|pinches my leg|legs|thigh|thighs|bottom|waist|chest|behind
    keep|stay quiet|silent ..2 about ..3 we|he|they|did|do|does
    sit|sits|sitting ..1 on ..1 him|his|lap|laps
    must|says|said|told|tells|want|wants ..3 i|me ..3 visit|come|go|see|meet ..3 him|his ..2 night|house_alone|alone
    pastor|teacher|coach|uncle|man|neighbour|driver ..4 visits|visit|meets|sees|picks ..1 her|him ..1 alone|secretly|at_night
    keep|keeping|kept ..3 secret|secrets ..5 he|uncle|teacher|pastor|father|touch*|night|special|mum|nobody
    secret ..4 between|our|special ..4 uncle|him|teacher|pastor|cousin|stepdad|brother|us
    peep|peeps|peeping|watches|watching|stares|staring|looks|looking|spies|follows ..3 me|us ..3 bath|bathing|shower|bathroom|undress|dress|dressing|changing|naked|body|breasts|toilet|sleep
    ABUSER ..4 looks|stares|look|looking|winks ..2 at me ..3 weird|strange|way|like|body|breasts|funny|creepy|sexually|uncomfortable
    uncomfortable|weird|dirty|ashamed|scared|afraid|hate ..6 touch*|hugs|kisses|lap|hands_on|way_he_looks|alone_with|what_he_does|what_he_did
    touch|touches|touching|hugs|kisses|lap ..8 uncomfortable|weird|dirty|ashamed|scared|strange|dont_like|confused
    ABUSER ..3 wants|asks|want|asked|told|tells|invites|begs ..2 me ..3 come|stay|remain|go ..3 alone|his_house|house|room|hotel|lodging|bed|office_alone|after_class|after_school|private ..5 scared|afraid|dont|secret|refuse*|marks|fail|gifts|uncomfortable|night|nobody|uneasy|touch*|dont_tell
    ABUSER ..5 says|said|told|tells|claims ..6 god|spirit|holy|prophecy|heal|deliver|anoint* ..6 sleep|sex|naked|body|bed|undress|touch|private|kiss
    sex for|in_exchange
    demand|demands|demanding|wants|asking|ask|asks|want|request* ..3 sex|sexual|nudes|naked|nude ..3 me|from|favours|favors|photos|pictures|for|before
    nudes|naked_photos|naked_pictures|nude_photos|sex_tape|private_photos ..6 post|leak|send|blackmail*|threat*|expose|share|pay|internet
    blackmail* ..4 me|nudes|photos|pictures|sex|video
    someone|he|they|boys|man ..4 did|does|do something|things|stuff ..3 me ..4 night|party|child|body|small|young|cant|tell|bad|ashamed|drunk|asleep|raped|$
    something|things ..3 happened|happen|happens|did ..3 me ..3 when ..3 child|small|young|night|kid|little ..5 tell|uncle|man|he|body|cant|talk|ashamed|$
    what ..1 he|uncle|she|they|pastor|teacher|dad did|does|do|doing to me !for|on_the_cross|was_right
    i feel|felt|am ..2 dirty|filthy|used|violated|defiled ..6 touch*|he|did|happened|man|rape*|since|after
    married off|me_off
    pregnant ..1 and|at|am|only|just|while ..2 10|11|12|13|14|15|16|17 !weeks|years_of|days|months
    i|am 10|11|12|13|14|15|16|17 ..2 and|but|now|already pregnant
    pregnant ..4 do_not_know|dont_know|refuses_to_say|refused_to_say|forced|force|he_forced|am_14|am_13|am_15|am_12|class|uncle|teacher|pastor
    my husband|boyfriend ..5 sex|bed ..4 dont_want|when_i_am_sick|force|no|refuse|rough|hurts|against
    `,
  },
  {
    matter: 'sexual',
    who: 'other',
    level: 'clear',
    language: 'en',
    lines: `
    RAPED ..1 POSS ..2 CHILDREN|KIN|wife|girlfriend|friend|her|him|them
    RAPED her|him|them|someone|a_child|children|girls|boys !in
    CHILDREN|KIN|friend|she|he|girlfriend|wife|classmate|househelp|girl|boy|member|pupil|patient ..5 was|were|is|been|got|being|has|be|gets ..2 RAPED|abused_sexually
    molesting|molests|molested|defiling|defiles|defiled|raping|raped|rapes|abusing|touching ..2 my|our ..2 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|CHILDREN
    CHILDREN|KIN|friend|she|he|wife|girl ..5 sexually|sexual abus*|assault*|molest*|harass*
    sexual*|sexually abus*|assault*|molest*|touch*|harass* ..3 CHILDREN|KIN|friend|her|him|them|girls
    KNOWN|he|someone|man|who ..4 TOUCH ..2 POSS ..1 CHILDREN|sister|brother|friend !with|by|heart|life|lives|hearts|through
    KNOWN|he|man ..4 TOUCH ..1 girls|boys|children|kids|pupils|students|her|him !with|heart|life|lives
    KNOWN|he|man ..4 touching|touches|fondling|fondles ..2 girls|boys|pupils|students|children
    KNOWN|he|man ..4 sleep|sleeps|slept|sleeping|sex with ..2 CHILDREN|sister|girls|schoolgirls|pupils|students|her_when|minor|underage
    CHILDREN|sister|friend|KIN ..5 pregnant ..6 father|uncle|teacher|stepfather|brother|cousin|pastor|rape*|dad|grandfather|neighbour|defile*
    impregnat* ..3 CHILDREN|sister|pupil|girl|student|daughter|niece
    CHILDREN ..6 says|told|tells|said|told_me|complains|cries ..8 touch*|private|hurts_down|secret|undress*|kiss*|naked|bad_manners|dirty|bed|sleeps_with|raped
    CHILDREN ..5 bleeding|blood|pain|discharge|injured|torn|walk* ..5 private|down_there|vagina|underwear|panties|panty|anus|bottom
    teacher|uncle|pastor|priest|neighbour|stepfather|father|man|watchman|driver|coach ..4 molest*|defil*|rape*|abus*|grooming|sleeping_with ..2 CHILDREN|girls|boys|girl|boy|child|children|pupils|sister
    defil* ..3 child|girl|boy|daughter|son|niece|pupil|minor
    PERSON ..4 forced|forces|forcing ..3 sex|sleep|himself|prostitution|bed
    he|she|uncle|father|man ..3 TOUCH my ..1 CHILDREN
    `,
  },
  {
    matter: 'sexual',
    who: 'other',
    level: 'possible',
    language: 'en',
    lines: `
    CHILDREN|sister|cousin|neighbour ..3 10|11|12|13|14|15|16|17 ..3 pregnant !weeks|days
    `,
  },
];
