import { deathMentions, quietSayings } from '#content/verses/distress/phrasesQuiet.ts';
import { compile, patternIndex, triggersOf } from './grammar.ts';

/** Bible people who speak of death, kill, are killed or are wronged. The names are common in Kenya too: see below. */
const NAMES =
  'judas|iscariot|saul|tamar|dinah|amnon|samson|ahithophel|zimri|jezebel|absalom|goliath|cain|abel|stephen|herod|job|jonah|' +
  'elijah|jeremiah|david|uriah|bathsheba|joab|abner|abimelech|jephthah|jael|sisera|judith|haman|ananias|sapphira|paul|peter|' +
  'john_the_baptist|james|jesus|christ|moses|pharaoh|lazarus|joseph|potiphar|hagar|abraham|isaac|levite|concubine|ruth|' +
  'naomi|rachel|leah|shechem|reuben|nabal|ishbosheth|mephibosheth|gibeah|sodom|delilah|barabbas|pilate|pharisees|' +
  'philistines|egyptians|israelites|disciples|apostles|martyrs|solomon|esther|daniel|naboth|ahab|simeon|' +
  'abigail|rizpah|rahab|deborah|gideon|noah|eve|adam|esau|jacob|hawa|adamu|nuhu|yakobo|gideoni|debora|' +
  'yuda|yudasi|sauli|samsoni|kaini|abeli|tamari|amnoni|daudi|uria|goliathi|ayubu|yona|eliya|yesu|stefano|stefani|herode|yezebeli|absalomu|musa|farao|paulo|petro|ibrahimu|isaka';

/** Before or behind a name that is the writer's own people's: `my husband Stephen`, `Stephen my husband`, `I feel like Judas`. */
const OWN =
  /\b(?:my|our|me|us|i|am|im|mine|myself|this|neighbour|called|named|yangu|wangu|wetu|yetu|mimi|langu|anaitwa|like|kama)\b/;

const bible = new RegExp(`(?<= )(?:${NAMES.replaceAll('_', ' ')}) `);
const possessive = new RegExp(`(?<= )(${NAMES.replaceAll('_', ' ')}) is `, 'g');

const patternsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ pattern: new RegExp(compile(line), 'g'), triggers: triggersOf(line) }));
const sayings = patternsOf(quietSayings);
const sayingsFor = patternIndex(sayings);
const quietFor = patternIndex([...sayings, ...patternsOf(deathMentions)]);

/**
 * A danger of years ago, and that God ended it: `was suicidal in 2015 and God rescued`. Only these words are left out, so
 * that what is said beside them is heard.
 */
const TESTIMONY =
  /\b(?:was|were|used to be|nilikuwa|alikuwa|tulikuwa) (?:\w+ ){1,6}?(?:(?:back )?in (?:19|20)\d\d|(?:\w+ )?years ago|long ago|as a (?:girl|boy|child|teenager)|before i (?:knew|met) \w+|miaka (?:\w+ )?iliyopita|mwaka wa \d+|zamani) (?:(?:and|then|but|na|lakini|the|our|my) )*(?:god|jesus|lord|christ|mungu|yesu|bwana) (?:(?:has|have) )?(?:rescued|saved|delivered|healed|restored|lifted|(?:ali|ame|aka)(?:ni|m|tu)(?:okoa|ponya|toa|rejesha|fungua))\b/g;

/** What stands in the place of the words that are left out; no pattern's word. */
const GAP = '~ ';

/** A sentence without the sayings in it. */
export function withoutQuietWords(sentence: string): string {
  let rest = sentence.replace(TESTIMONY, GAP);
  for (const { pattern } of quietFor(sentence)) rest = rest.replace(pattern, GAP);
  return rest;
}

/** What tells that a name is that of somebody in the Bible: a question, a story, what is long past. */
const STORY =
  /\b(?:asked|wanted|said|prayed|took|gave|pushed|cursed|ran|sat|beat|mocked|betrayed|stole|why|how|who|whom|what|when|where|which|did|was|were|story|bible|scripture|verse|chapter|preach\w*|sermon|killed|hanged|raped|died|stoned|slew|fell|had|ate|stopped|saved|fought|led|met|married|hid|fled|guarded|buried|kwa nini|kwanini|mbona|nani|vipi|gani|hadithi|alitaka|aliomba|alilaani|alisema|alikufaje|alimuua|alijinyonga|alijiua|alimbaka|aliuawa|alikufa|biblia)\b/;
/** What tells of today. */
const NOW =
  /\b(?:wants|is|keeps?|tonight|now|today|tomorrow|yesterday|every|always|beats|hits|touches|threatens|trying|says|help|please|anataka|sasa|leo|jana|kesho|kila|ana\w{4,}|hu\w{5,}|ame\w{4,})\b/;

const BOOK_SAYS =
  /\b(?:the bible|scripture|acts|matthew|mark|luke|john|genesis|exodus|samuel|kings|psalms|romans) says\b/g;

/**
 * Whether a sentence only tells or asks about the Bible's own people (`why did Judas hang himself`). Whoever speaks of
 * himself or of his own people in it is heard, whatever name stands beside.
 */
export function isAboutTheBible(sentence: string): boolean {
  if (!bible.test(sentence)) return false;
  // `Jephthah's daughter` was read as `jephthah is daughter`, where the `is` tells of no present day; nor does `Acts says`.
  const text = sentence.replace(possessive, '$1 ').replace(BOOK_SAYS, '');
  return STORY.test(text) && !NOW.test(text) && !OWN.test(text);
}

/** Who prepares a lesson or a debate. */
const LESSON =
  /\b(?:debat\w+|lesson|seminar|sermon|essay|assignment|homework|quiz|cre|bible study|cell group|study group|discussion|workshop|preparing|theologians?|scholars?|mjadala|mada|somo|mafunzo|semina|insha|mahubiri)\b/;
const SUICIDE =
  /\b(?:suicides?|(?:kill\w*|hang\w*) (?:himself|herself|themselves|oneself)|takes? (?:his|her|their) own life|kujiua|kujinyonga|\w*jiua|\w*jinyonga)\b/;
/** Whoever speaks of himself or of somebody near. */
const NEAR =
  /\b(?:i|me|my|myself|he|she|him|her|said (?:he|she|they|hell|shell)|says (?:he|she|they|hell|shell)|told (?:me|us)|threaten\w*|mimi|nataka|natamani|naomba|nahisi|najisikia|niko|nina|nime\w+|nita\w+|naji\w+|yangu|wangu|langu|anataka|ame\w+)\b/;

/** `My` before a group or a lesson, as in `my Bible study group`. It tells of nobody near. */
const OWN_GROUP =
  /\b(?:my|our) (?=(?:\w+ )?(?:class|group|lesson|sermon|essay|assignment|homework|quiz|seminar|workshop)\b)/g;

/** Whether a message asks about suicide for a lesson or a debate, and of nobody in particular. */
export function isForLesson(whole: string): boolean {
  return LESSON.test(whole) && SUICIDE.test(whole) && !NEAR.test(whole.replace(OWN_GROUP, ''));
}

/** Words of dying and killing, in any form. */
const DYING = /\b(?:died?|dies|dying|dead|death|kill\w*|murder\w*|hanged|alikufa|alifariki|aliuawa|alijinyonga)\b/g;

/**
 * The words of a message without dying where it stands for something else (`dying to hear the choir`, `my phone died`)
 * or is the death of somebody of whom the Bible tells: nobody mourns there.
 */
export function withoutSayings(words: string[]): string[] {
  const text = ` ${words.join(' ')} `;
  if (isAboutTheBible(text)) return text.replace(DYING, ' ').split(' ').filter(Boolean);
  if (text.search(DYING) < 0) return words;
  let rest = text;
  for (const { pattern } of sayingsFor(text)) rest = rest.replace(pattern, (said) => said.replace(DYING, ' '));
  return rest.split(' ').filter(Boolean);
}
