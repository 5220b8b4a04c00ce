/** How people quote half-remembered lines and sayings, as phrases that `phraseList` reads. In English, Kiswahili and Sheng. */

/** Phrases of people who think that a line is from the Bible, or ask whether it is. */
export const CLAIMS_SCRIPTURE = `
  isnt it|that
  is it|that truly|really? in|from the
  is that bible|scripture
  who said it|that|so
  who in the bible said
  where is it written
  bible|biblia ilisema|yasema|said
  jesus|solomon|paul|moses|david|yesu|sulemani|paulo said|wrote|alisema it|that|so|hivyo
  jesus|solomon|paul said
  in those words
  exact words
  read me that line
  ngapi
  nani aliandika|alisema
  ni wapi katika|kwenye biblia
  imeandikwa wapi
  it says in
  is|was it|that|this? written|found where exactly? $
  where is|was it|that|this written|found? in_the_bible? $
  which|what verse|chapter|scripture|book|psalm is|was? it|that|this? $
  mstari|andiko|sura|kitabu|aya gani|ipi|kipi $
  iko|uko|liko|yako|inasema|yasema wapi kwenye|katika|kwa? biblia? $
  biblia inasema hivyo|hivi|wapi $
  book|chapter and verse $
  is|ni it|this|that? scripture|andiko|biblical $
  find me? the|that verse $
  wapi katika|kwenye|kwa biblia
`;

/** People near the writer, and what the writer has, does or suffers. */
export const OWN_LIFE = `
  my|our ..1 friend|mum|mom|mother|dad|father|husband|wife|son|daughter|child|baby|sister|brother|boss|neighbour|neighbor|cousin|uncle|aunt|job|house|marriage|pastor|boy|girl|kids|children|fiance|boyfriend|girlfriend
  rafiki|beshte|mama|mathe|baba|buda|mume|mke|mtoto|mwanangu|dada|kaka|ndugu|jirani|kazi|ndoa|boss|binti|kijana|shosh|bibi|bwana yangu|wangu|yetu|wetu|langu|zangu
  i am|have|was|lost
  im|niko|nina|sina|nime*|nili*
`;

/** Words that say where a line was heard or read, or ask where it is in the Bible. */
export const HEARD =
  'said says saying told quote quoted quotes preached sang sing read reads heard hear wrote written posted texted sent put wall shirt t_shirt ' +
  'sticker ended taught teaches status card kadi radio song psalm framed crusade chapel niliona ukutani where which kusema waliandika ' +
  'alitufundisha aliandika iliimba waliimba palipoandikwa pameandikwa wapi nani verse line scripture goes alisema anasema husema imeandikwa ' +
  'nilisikia nilisoma mstari andiko bible biblia';

/** Short forms of text messages, as `short:full`. */
export const SHORT_FORMS =
  'u:you ur:your n:and nd:and r:are nt:not hv:have luv:love dat:that da:the wen:when wich:which sed:said thru:through b:be gv:give al:all ' +
  'shal:shall wil:will wat:what lyf:life gd:good teh:the wrld:world luved:loved thots:thoughts';

/** How a message asks something, and does not only tell of it. */
export const QUESTION = `
  ^ OPEN? OPEN? is|are|am|was|were|can|could|may|should|shall|must|does|do|did|will|would|what|whats|why|how|who|whos|where|wheres|which|if|ni|je|mbona|nini|nani|wapi|lini|vipi|naweza|tunaweza|inawezekana|mkristo|christian|christians|explain|nieleze|niambie
  ^ OPEN? OPEN? kwa_nini|tell_me
  ^ OPEN? OPEN? when is|was|were|do|does|did|are|can|will|should|shall|would|must|to|s
  ^ when $
  which one
  is it
  ask|asks me? if|whether|why|who|what
  huenda|anaenda wapi
  anaruhusiwa
  siku gani
  saa ngapi
  lini|wapi|ngapi|vipi
  ni|alikuwa|alisema|anasema|alifundisha nini|nani
  tumwone nani
  a sin
  sinful|allowed|permitted|inaruhusiwa
  wrong|right|okay|ok to
  bible say|says|teach|teaches|about
  say about
  ni dhambi|sawa|haki
  biblia inasema|yasema
`;
export const OPENING = { OPEN: 'ok so but and please hi hello pastor je sasa' };

export const BEHIND_SAYING =
  'is that it this a in the from of does find bible biblical scripture verse biblia katika ni andiko mstari kweli iko wapi say says said which what ' +
  'where right true quote please amen lol kwenye gani je psalm psalms prov proverbs proverb mithali zaburi matthew mathayo galatians wagalatia ' +
  'book chapter kitabu sura kipi ipi ngapi ya wa so did paul paulo yesu jesus solomon sulemani for me again kwa imeandikwa hiyo hii';

/** Words that ask where a line stands, and are no part of it. */
export const ASKING_LINE = `
  ^ ASKS? ASKS? ASKS? FIND? FIND? FIND? bible? verse|verses|scripture|scriptures|passage|passages|line|lines|text|texts|mstari|aya|andiko|neno ..3!about|for|on|to|kuhusu say|says|said|saying|goes|reads|usemao|unaosema|inayosema|isemayo|linalosema|lisemalo
  ^ ASKS? ASKS? ASKS? FIND? FIND? FIND? bible? verse|verses|scripture|scriptures|passage|passages|line|lines|text|texts|mstari|aya|andiko|neno that|which|where|it? with the_words|words?
  ^ ASKS? ASKS? FIND? FIND? mstari|aya|andiko|neno wenye|yenye|lenye maneno
  ^ where does it|the_bible say that?
  ^ which book says that?
  ^ where is it written that?
  ^ who said that?
  ^ it is written that?
  ^ where in the bible does it say that?
  ^ imeandikwa wapi
  ^ biblia inasema wapi
`;
export const ASKING_LINE_CLASSES = {
  ASKS: 'please can_you could_you help_me i_want_to i_need_to nisaidie tafadhali',
  FIND: 'find complete finish where_is which_is what_is whats tafuta ni the that a me kupata malizia kamilisha uko_wapi iko_wapi wapi',
};

/** Words that ask for a topic, so that what follows is no line. */
export const TOPIC = `
  ^ ..60 verse|verses|scripture|scriptures|passage|passages|word|words|something|anything|prayer|message|text|aya|mstari|mistari|andiko|maandiko|neno|maneno|somo about|on|for|of|from|regarding|concerning|when|kuhusu|ya|za|wa|la !$
  ^ ..60 verse|verses|scripture|scriptures|passage|passages|word|words|something|anything|prayer|message|text to !send|give|share|write|read|tell|text|post|sing|put|$
  ^ ..60 verse|verses|aya|mstari|mistari|andiko|maandiko|neno|maneno|somo juu_ya|kwa_ajili_ya
  ^ ..60 bible|god|jesus|scripture|biblia|mungu|yesu say|says|teach|teaches|said|inasema|anasema|wanasema nini? about|on|concerning|kuhusu|juu_ya
  ^ ..2 kuhusu|talk_about|tell_me_about
`;

/** A verse with such a word is given only to a person who quoted it. */
export const HARSH = `
  slay|slew|slain|smite|smote|smitten|whore|harlot|stone|stoned|destroy*|wrath|fury|curs*|plague*|blood*|burn*|dung|kill*|sword|swords|perish*|hell|damn*|fornicat*|adulter*|abominat*|concubine*|circumcis*|bastard*|ravish*|dash*|lewd*|naked*|leprosy|leper*|utterly|desolat*|rod|beat|hate|hated|murder*|carcas*|eunuch*|womb|breasts|vengeance|torment*|unclean*
  lie|lay with
  cut off
`;

/** Short forms without their apostrophe, as `short:full`. */
export const CONTRACTIONS =
  'ill:i_will im:i_am ive:i_have wont:will_not dont:do_not doesnt:does_not didnt:did_not isnt:is_not cant:cannot youll:you_will ' +
  'youre:you_are theyll:they_will';
