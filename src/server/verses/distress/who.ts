/** An age below eighteen, or a class at school, that somebody gives as their own. */
const OWN_AGE =
  /\b(?:i am|am|age|aged|niko na|nina|naenda|miaka) (?:only |just |a )?(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks|months|days|minutes))|\b(?:i am in|am in|niko) (?:class|grade|standard|std|form|darasa la|darasa|kidato)\b|\bmiaka (?:[5-9]|1[0-7]|kumi)\b|\b(?:[5-9]|1[0-7]) years old\b|\bi am a (?:child|kid|small girl|small boy|schoolgirl|schoolboy|minor)\b/;

/** Those of whom a child speaks as of somebody who has power over it. */
const CHILDS_ELDERS =
  /\b(?:my|our|the) (?:\w+ )?(?:uncle|teacher|headteacher|stepfather|stepdad|stepmother|stepmum|stepmom|dad|daddy|father|mum|mummy|mom|mommy|mother|parents|grandfather|grandpa|aunt|aunty|auntie|guardian|older brother|big brother|brother|cousin|tutor|coach|house ?(?:boy|girl|help)|foster \w+|school driver)\b|\b(?:mjomba|mwalimu|mwarimu|babu|baba wa kambo|mama wa kambo|wa kambo|shangazi|babangu|mamangu|babake|baba yangu|mama yangu|baba|mama|wazazi|binamu|kaka yangu|buda|budangu|mathe|mamake|fathee|anko|uncle|teacher|mbuyu)\b/;

/** What only grown-ups say of themselves, or of what is long past. */
const GROWN =
  /\b(?:my (?:husband|wife|boyfriend|girlfriend|fiance|partner|ex|kids|children|son|daughter|baby|marriage|boss|job|in laws)|mother in law|father in law|years ago|when i was|as a child|mume|mke wangu|bibi yangu|bwana yangu|mume wangu|watoto wangu|mtoto wangu|mwanangu|ndoa|nilipokuwa|nikiwa mtoto|nikiwa mdogo|boyfriend wangu|for marks|lecturer|campus|university|college|i am (?:1[89]|[2-9]\d))\b/;

const CHILD =
  /\b(?:daughter|son|child|children|kid|kids|girl|girls|boy|boys|baby|niece|nephew|toddler|pupil|pupils|student|students|grandson|granddaughter|stepson|stepdaughter|infant|minor|schoolgirl|mtoto|watoto|watoi|mwanangu|wanangu|binti|msichana|wasichana|mvulana|mwanafunzi|wanafunzi|mjukuu|mpwa|mtoi|katoto|form (?:one|two|three|four|[1-4])|kidato|darasa la|(?:class|grade) [1-9]|(?:[1-9]|1[0-7]) (?:year|years))\b/;

/** Whether a child writes of itself. */
export function isByChild(text: string): boolean {
  if (OWN_AGE.test(text)) return true;
  return CHILDS_ELDERS.test(text) && !GROWN.test(text);
}

/** Whether a grown-up writes, who tells of an own husband, child or job. */
export const isByGrownUp = (text: string): boolean => GROWN.test(text) && !OWN_AGE.test(text);

/** A child of whom somebody else says that it is afraid. */
const CHILD_IN_FEAR =
  /\b(?:my|our|her|his|the) (?:daughter|son|child|children|kids?|girls?|boys?|niece|nephew|grandson|granddaughter|stepson|stepdaughter)s? (?:\w+ ){0,3}?(?:afraid|scared|terrified|frightened|fears?)\b/;

/** A child of other people: `mtoto wa jirani`. */
const CHILD_OF_OTHERS =
  /\b(?:mtoto|watoto|mtoi|binti|kijana|msichana) (?:wa|ya|za) (?:jirani|majirani|dada|kaka|ndugu|rafiki|beshte|shangazi|mjomba|landlord|caretaker)\b/;

/** What is done to the writer: `ananipiga`. */
const DONE_TO_ME = /\b(?:(?:wa|a)(?:na|me|li|ta|ka)|hu)(?:ni|tu)\w{3}/;

/** Whether a sentence tells of a child that is afraid, or of what is done to one of other people. */
export const isOfAChild = (sentence: string): boolean =>
  CHILD_IN_FEAR.test(sentence) || (CHILD_OF_OTHERS.test(sentence) && !DONE_TO_ME.test(sentence));

const OTHERS =
  'they|he|she|husband|wife|boyfriend|girlfriend|ex|people|boys|youths|gang|neighbours?|relatives|brothers?|uncles?|inlaws?|in laws?|family|landlord|man|men|somebody|someone';
const THREATENS =
  'threat\\w*|swore|vowed|promised|wants?|says?|said|will|going|plan\\w*|tr(?:y|ies|ied|ying)|poured?|pours|came|coming';
const BURNS = 'burn\\w*|torch\\w*|bomb\\w*|petrol|fire';
const AT_US = 'us|me|our|my|we|i am';

/** Fire that others threaten to lay at the writer's home: `they will burn our house`, `watachoma nyumba yetu`. */
const FIRE_OF_OTHERS = new RegExp(
  `\\b(?:${OTHERS}) (?:\\w+ ){0,4}?(?:${THREATENS}) (?:\\w+ ){0,6}?(?:${BURNS}) (?:\\w+ ){0,6}?(?:${AT_US})\\b` +
    '|\\b(?:wa|a)(?:me|na|li|ta)\\w+ (?:\\w+ ){0,2}?(?:ku|wata|ata|wa|a)(?:tu|ni)?(?:chom|teketez)\\w+ (?:\\w+ ){0,3}?(?:yetu|yangu|letu|langu|tukiwa|nikiwa)\\b',
);
/** The writer's own threat. */
const OWN_THREAT =
  /\b(?:i|we) (?:\w+ )?(?:will|want|going|must|plan|swear|vow)\b|\b(?:nita|nataka|tuta|tunataka|niko tayari)/;

/** Whether others threaten the writer, in words that could also be a threat of the writer's own. */
export const isThreatOfOthers = (sentence: string): boolean =>
  FIRE_OF_OTHERS.test(sentence) && !OWN_THREAT.test(sentence);

/** Whether the one who is hurt is a child. */
export function isAboutChild(text: string): boolean {
  return CHILD.test(text);
}

/** Whether a text mentions an adult's own people, such as a husband, and no child. */
export function isAmongGrownUps(text: string): boolean {
  return isByGrownUp(text) && !CHILD.test(text);
}
/** Signs that somebody may be hurt or in despair: fear, wounds, threats, death, secrets, gifts before a goodbye. */
const OF_SORROW_OR_THREAT =
  /\b(?:afraid|scared|fears?|terrified|hid(?:e|es|ing)|die[sd]?|dying|dead|death|kill\w*|murder\w*|suicid\w*|hurts?|hurting|harm\w*|cut|bleed\w*|blood|beat\w*|hit|hits|slap\w*|burn\w*|knife|panga|gun|rope|poison|pills|threat\w*|warned|regret|scream\w*|cry|cries|crying|suffer\w*|pain|alone|hopeless|hope|useless|worthless|burden|tired|end|over|goodbye|forever|born|miscarried|grave|coffin|vanish\w*|disappear\w*|secrets?|touch\w*|forc\w*|safe|stop(?:ped)? eating|giv\w+ away|better (?:for|if|off|without)|\w*(?:ogop|tetemek|tesek|umi[az]|chok|kufa|nife|kifo|damu|pig[aw]|chap[aw]|tish|gus[aw]|shik\w*|lazimish|jific\w*|fich|lil?ia|uchungu|maumivu|hofu|siri|mateso)\w*|mzigo|kwaheri|bure|peke|alinizaa|nilizaliwa|ameacha kula|anagawa|nitapotea|salama)\b/;

/** Whether a text has any sign of sorrow or of a threat. */
export const showsSorrowOrThreat = (text: string): boolean => OF_SORROW_OR_THREAT.test(text);

/** Words that people use when they tell of sexual violence. */
const NEAR_SEXUAL =
  /\b(?:touch\w*|bod(?:y|ies)|beds?|bedroom|blankets?|naked|nudes?|undress\w*|underwear|clothes|skirt|dress|night|nights|asleep|sleep\w*|slept|bath\w*|shower|kiss\w*|hug\w*|lap|sex\w*|rap(?:e|ed|es|ing)|grop\w*|molest\w*|defil\w*|pregnan\w*|room|rooms|office|alone|photos?|pictures?|videos?|secrets?|private|breasts?|thighs?|games?|gifts?|favou?rs?|marks|massage|forc\w*|pills|drink|dirty|consent\w*|wife to|woman|wanted me|wants me|\w*(?:gus[aw]|shik\w*|bak[aw]|papas|tomas|chezea|lala|lazimish|najis|lawit|busu|vua)\w*|usiku|kitanda\w*|chumba\w*|uchi|nguo|mimba|ball|ngono|mapenzi|siri|mwili\w*|picha|matiti|mapaja|tabia mbaya|bafu\w*|peke)\b/;

/** Whether a text has a word that people use when they tell of sexual violence. */
export const isNearSexual = (text: string): boolean => NEAR_SEXUAL.test(text);
