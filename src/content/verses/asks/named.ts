/** Words of a wish for another passage that do not say what it should be about or where it should stand. */
export const AROUND_WISH =
  'no not that this one ones hapana si sio hiyo hii hilo hio again but same instead rather please pls plz tafadhali give me us show ' +
  'send i want need would like prefer nipe nataka naomba leta tuma something anything another other others a an the verse ' +
  'verses scripture word words text passage some any lingine ingine nyingine mwingine zingine neno maneno mstari aya andiko kitu ' +
  'moja mmoja ile ya iwe it maybe too also pia tu na and short shorter brief fupi mfupi kifupi longer bro basi sasa try is there do ' +
  'you have can get now then just only je himself mwenyewe perhaps labda badala yake different tofauti ok okay sawa of from by said ' +
  'spoken kutoka kwa katika kwenye la wa za about on kuhusu mbona im looking am for asap manze bana in juu iko kuna so toa chochote una ' +
  'spoke taught say says alisema anasema alilosema aliyosema book books kitabu cha vitabu vya what does did how put my bwana';

/** What stands before the name of a book. */
export const BEFORE_BOOK =
  'different another other nyingine ingine about on of for from by in kuhusu juu la ya wa za kutoka katika kwenye kwa';
/** What may stand behind a name in place of such a word: `one that Jesus said`, `gospel one`. */
export const BEHIND_BOOK = 'said says spoke taught alisema anasema aliyosema alilosema himself mwenyewe one iko';

/** Parts of the Bible that people name, by their first and last book; words that belong together are joined by `_`. */
export const BIBLE_PARTS: readonly (readonly [names: string, first: string, last: string])[] = [
  ['new_testament agano_jipya new nt', 'MAT', 'REV'],
  ['old_testament agano_la_kale old ot', 'GEN', 'MAL'],
  [
    'gospel gospels injili jesus yesu christ words_of_jesus maneno_ya_yesu bwana_yesu jesus_christ yesu_kristo',
    'MAT',
    'JHN',
  ],
  ['song_of_songs song_of_solomon songs_of_solomon wimbo_ulio_bora wimbo_bora wimbo_wa_sulemani', 'SNG', 'SNG'],
  ['prophet prophets manabii nabii', 'ISA', 'MAL'],
  ['law torah torati', 'GEN', 'DEU'],
  ['letter letters epistle epistles nyaraka waraka', 'ROM', 'JUD'],
  [
    'paul paulo st_paul saint_paul apostle_paul mtume_paulo letters_of_paul letter_of_paul letters_by_paul epistles_of_paul nyaraka_za_paulo ' +
      'waraka_wa_paulo',
    'ROM',
    'PHM',
  ],
  ['psalm psalms zaburi', 'PSA', 'PSA'],
  ['proverb proverbs mithali', 'PRO', 'PRO'],
];

/** Stands before words of the chapter that somebody looks for: `the part about patience`. */
export const PART_OF = `
  which|what verse|line|part|one|bit say|says|talk|talks|speak|speaks|mention|mentions|has about|of|that?
  where does|is|do? it|he|she|they|jesus|god|paul|david? the_verse? say|says|saying|talk|talks|speak|speaks|mention|mentions about|of|that?
  part|place|bit|section|verse|verses where it|he|she|they? say|says|talk|talks|speak|speaks? about|of|that?
  part|place|bit|section|verse|verses|sehemu|pale|mahali|mstari|aya with|about|on|of|ya|kuhusu|inayosema|inayotaja|inaposema|penye|yenye kuhusu?
  part|place|bit|section|verse|verses that|which say|says|talk|talks|mention|mentions about|of?
  where it|he|she|they speak|speaks|talk|talks|say|says|mention|mentions of|about|that?
  wapi|mahali|pale|sehemu? palipoandikwa|panaposema|panapozungumzia|inaposema|anaposema|ilipoandikwa|pameandikwa kuhusu?
`;

/** Asks for a psalm and names none. */
export const ANY_PSALM = `
  ^ please|hi|hello|pastor|just? can_you|could_you|kindly? give|send|show|share|find|read|suggest|recommend me|us? one|a|any psalm !that|which|where|with|says|saying|number
  ^ ..2!my|we|he|she want|need|have|get one|a|any psalm !that|which|where|with|says|saying|number
  ^ is_there|do_you_have|please|just? one|a|any psalm !that|which|where|with|says|saying|number
  nipe|nisomee|naomba|nataka|nitumie|niandikie|soma|leta|tuma|ningependa zaburi moja|yoyote|mojawapo !na
`;

/** What points at the passage above: below the day's verse, other words of a part name a subject. */
export const POINTS_HERE = `
  the|this|that|which|what part|bit|section
  here|it|this|hapa|hapo|humu|hii|huu|huo|hiyo|hili
`;

/** Several passages that are wished for at once; with the words that may stand around. */
export const SEVERAL =
  'please pls give me show send nipe leta naomba nataka tuma i want need can get ok yes any another some like have you do more others ' +
  'different verses scriptures other extra zaidi ones it this that zingine mingine nyingine mengine mistari maandiko tafadhali tu bro';
