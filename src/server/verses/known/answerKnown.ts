import { type ChurchQuestion, churchQuestions, faithQuestions } from '#content/verses/questions.ts';
import { allSayings } from '#content/verses/sayings.ts';
import { bibleStories } from '#content/verses/stories.ts';
import type { VerseAnswer, VerseContext } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../fill.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { stemsTold } from '../needs/telling.ts';
import { reply } from '../reply.ts';
import { answerPlaces, contextOf, quoteAll } from '../search/answerPlaces.ts';
import { lineIn, topicIn } from '../search/lines.ts';
import { PhraseIndex } from '../search/phrases.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { answerBelief } from './answerBelief.ts';
import { answerFamousLine, isWhollyQuoted } from './answerFamousLine.ts';
import { askTest, isQuestion } from './askPattern.ts';
import { withoutClaim } from './claim.ts';

/** The least likeness of a message and a saying; inside a longer question, nearly the whole saying must stand. */
const LEAST_LIKENESS = 0.66;
const LEAST_HELD = 0.9;
const LEAST_COVERED = 0.45;
/** From this likeness on, the message is the saying itself. */
const EXACT = 0.95;

const sayings = new PhraseIndex(allSayings.flatMap((saying) => saying.forms.map((form) => [form, saying] as const)));

const ofChurch = churchQuestions.map((question) => ({
  ...question,
  test: askTest(question.asks),
  /** Every word of the question in any of its wordings. */
  words: new Set(wordsOf(`${question.asks} ${question.alone ?? ''} ${question.goesOn ?? ''}`).map(stemOf)),
  alone: new Set(question.alone?.split('|')),
  goesOn: question.goesOn ? askTest(question.goesOn) : undefined,
}));
/** Of several questions that go on, the one for a group of people or a purpose is meant, not the hour and the place. */
const LAST_OF_CHURCH = new Set(['times', 'place']);
/** What has the hours and the place of the service. */
const OF_SERVICE = new Set(['times', 'place', 'visit', 'branches', 'giving', 'wifi', 'who-pastor']);
const goingOn = ofChurch.toSorted(
  (one, other) => Number(LAST_OF_CHURCH.has(one.key)) - Number(LAST_OF_CHURCH.has(other.key)),
);
const ofFaith = faithQuestions.map((question) => ({
  ...question,
  test: askTest(question.asks),
  places: question.passages.split(' ').map(placeOf),
}));

const stories = bibleStories.map((story) => ({ ...story, test: askTest(story.asks), place: placeOf(story.passage) }));

/** Words that ask whether something is scripture, and are no part of it. */
const IS_IT_SCRIPTURE =
  /^(?:(?:is it true that|is it biblical that|is|does|the|did|where|which|what|verse|says?|in|bible|jesus|god said|find|me|who said|it|written|do they|they say|people say|i heard|my \w+ says?|we say|wanasema|watu husema|imeandikwa|je|biblia|inasema|ilisema|yasema|bibilia|ni|kweli|kwamba|that|mahali|wapi|andiko|mstari|quote|saying|write|explain|about) )+|(?: (?:is that|is it|is this|a|in|the|from|of|does|it|this|find|bible|biblical|scripture|verse|biblia|katika|ni|andiko|mstari|kweli|iko|wapi|says?|said|which|what|where|right|true|quote|please|amen|lol|kwenye|gani|je|psalms?|prov|proverbs?|mithali|zaburi|matthew|mathayo|galatians|wagalatia|book|chapter|kitabu|sura|kipi|ipi|ngapi|ya|wa|so|did|paul|paulo|yesu|jesus|solomon|sulemani|for me|again|kwa|imeandikwa|hiyo|hii))+$/g;

/** A question about the church of at most so many words is no line of the Bible, unless it is one word for word. */
const MOST_WORDS_OF_CHURCH = 5;

/** An answer for what is asked of this page, of the church and of faith; undefined for all else. */
export function answerKnown(asking: Asking): VerseAnswer | undefined {
  // `Where are you located` holds the words of Genesis 3:9, and asks for the address.
  const isShort = asking.words.length <= MOST_WORDS_OF_CHURCH && !isWhollyQuoted(asking);
  const ofChurch = isShort ? answerOfChurch(asking) : undefined;
  return ofChurch ?? answerFamousLine(asking) ?? answerStory(asking) ?? answerOfChurch(asking) ?? answerOfFaith(asking);
}

/** A saying that people take for scripture: says so, and gives the nearest passage. */
export function answerSaying(asking: Asking): VerseAnswer | undefined {
  return answerBelief(asking) ?? answerSayingAlone(asking);
}

function answerSayingAlone(asking: Asking): VerseAnswer | undefined {
  const { say, language, words, wishes } = asking;
  const { line } = lineIn(words);
  const said = withoutClaim(wishes.message).join(' ');
  const texts = [words.join(' '), line.join(' '), said, said.replace(IS_IT_SCRIPTURE, '')].filter(
    // `Verse about patience` asks for a topic. One word is no saying.
    (text) => text.includes(' ') || text === words.join(' '),
  );
  if (topicIn(words).asked && topicIn(words).about.length === 1) return undefined;
  const [best] = texts
    .flatMap((text) => sayings.find(text, { likeness: LEAST_COVERED, covered: 1 }))
    .filter(({ value }) => !value.unless.some((part) => words.join(' ').includes(part)))
    .filter(
      ({ likeness, held, covered }) => likeness >= LEAST_LIKENESS || (held >= LEAST_HELD && covered >= LEAST_COVERED),
    )
    .sort((one, other) => other.likeness - one.likeness);
  // `Two are better than one` is scripture, and near to a saying that is not.
  if (!best || (best.likeness < EXACT && isWhollyQuoted(asking))) return undefined;
  const place = placeOf(best.value.passage);
  return reply({
    kind: 'words',
    language,
    lead: best.value.kind === 'absent' ? say.notScripture : say.changedScripture,
    passages: quoteAll(asking, [place]),
    context: contextOf(asking, best.value.kind === 'absent' ? { need: SAYING } : {}, place),
  });
}

/** In the context of a conversation: the message before is a saying that is not in the Bible. */
const SAYING = 'saying';

/** Asks again whether a saying is in the Bible. */
const ASKS_WHETHER_IN_BIBLE =
  /^(?:so |but |are you sure |je |kwani )*(?:(?:is|isnt|was) (?:that|it|this) (?:not )?(?:really |truly |actually )?(?:in the bible|there|scripture|a verse)|where (?:in the bible )?is (?:it|that)(?: then)?(?: in the bible)?|(?:then |so |ok )*(?:give|show|read) me (?:something|one|a verse|the verse|what is) (?:near|close to|like|nearest to) (?:it|that)|(?:haiko|haimo|iko|imo|si andiko|ni andiko)(?: (?:kwa|katika|kwenye))?(?: biblia)?(?: kweli)?)$/;

/** Says again that a saying is not in the Bible; undefined if the message asks for something else. */
export function answerSayingAgain(asking: Asking): VerseAnswer | undefined {
  const { context, words, say } = asking;
  const place = parsePlace(context.passage ?? '');
  if (context.need !== SAYING || !place || !ASKS_WHETHER_IN_BIBLE.test(words.join(' '))) return undefined;
  return answerPlaces(asking, [place], 'words', say.notScripture, { need: SAYING });
}

/** The context without the mark of a saying: it is no need to go on about. */
export const withoutSaying = ({ need, ...others }: VerseContext): VerseContext =>
  need === undefined || need === SAYING ? others : { need, ...others };

/** Words of those who ask for a story. */
const STORY =
  /\b(?:story|tell me about|happened|hadithi|kisa|simulizi|notes|study|genesis|judges|samuel|acts|kings)\b/i;
/** Begins as a story is named: `the woman with the issue of blood`. */
const NAMES_STORY =
  /^\s*(?:(?:tell|read|show|give|find) me |please |pastor |where is |nisomee |nipe |niambie )*(?:the|story|parable|hadithi|kisa|simulizi|mfano|yule|wale)\b/i;
/** A longer message that names people of the Bible may be about something else. */
const MAX_WORDS_OF_NAMES = 5;
const MAX_WORDS_OF_STORY = 9;

/** Work, and not the man of the Bible. */
const WORK = /\b(?:my|his|her|their|our|your|a|the|this|that|no|new) jobs?\b/g;

/** Answers a story that is asked for by its name. It comes before the search for lines, which share its words. */
export const answerNamedStory = (asking: Asking): VerseAnswer | undefined =>
  NAMES_STORY.test(asking.message) && !isWhollyQuoted(asking) && !answerSaying(asking)
    ? answerStory(asking)
    : undefined;

/** Tells of somebody who has a name of the Bible: `Esther is in hospital`. */
const OF_NAMESAKE =
  /^\S+ (?:is|has|was|got|will|wants|ni mgonjwa|ameugua|anaumwa|anaugua|yuko|yupo|hayuko|amelazwa|ana|anataka|amepata|amefariki|ameaga)\b|\b(?:needs|neighbou?r|next door|anahitaji|anaomba|jirani)\b/i;

/** A question about a story of the Bible, or only its name; not for people who write about their own family. */
function answerStory(asking: Asking): VerseAnswer | undefined {
  const { words, language, say, message } = asking;
  const most = NAMES_STORY.test(message) ? MAX_WORDS_OF_STORY : MAX_WORDS_OF_NAMES;
  const asks = isQuestion(message) || STORY.test(message) || words.length <= most;
  if (!asks || PERSONAL.test(message.replace(/\b(?:tell|read|give|show|find) me\b/i, ''))) return undefined;
  if (OF_NAMESAKE.test(message) && !isQuestion(message) && !STORY.test(message)) return undefined;
  const names = words.join(' ').replace(WORK, '').split(' ');
  const found = stories.find(({ test }) => test(names));
  if (!found) return undefined;
  const topic = language === 'sw' ? found.swahili : found.english;
  return answerPlaces(asking, [found.place], 'words', fill(say.ofFaith, { topic }), {});
}

/** The passage of the story that the words of a question name. */
export const storyOf = (words: readonly string[]): Place | undefined => stories.find(({ test }) => test(words))?.place;

/** A longer message asks for something of the church only where it is a question. */
const MAX_WORDS_OF_WISH = 6;

const WISHES = /^(?:please )?(?:i (?:want|need|would like|wish) to|can i|nataka|ningependa|naomba)\b/i;

/** Who asks for a printed Bible asks the church. */
const BUYS = /\b(?:sell|buy|bookshop|bookstore|mnauza|kununua|nunua)\b/i;

/** Who asks so asks for scripture. */
const OF_BIBLE = /\b(?:bible|biblia|scripture|verse|andiko|mstari|aya|neno|words? (?:for|to|from))\b/i;

/** `Where were you, God?` asks of no address, and `how do I give my life to Christ` of no account. */
const OF_GOD = /\b(?:god|lord|christ|jesus|saviour|mungu|bwana|yesu|kristo)\b/i;
const OF_A_CHURCH =
  /\b(?:church|service|choir|branch|pastor|parking|offering|tithe|paybill|till|kanisa|ibada|kwaya|mchungaji|sadaka|zaka)/i;

/** Tells of a wrong, and asks for no page: `the church WhatsApp group removed me`. */
const WRONGED =
  /\b(?:removed|kicked|blocked|chased|threw|insulted|ignored|mocked|cheated) (?:me|us|my|our)\b|\b(?:wame|wali)(?:ni|tu)(?:toa|ondo|fukuz|zui|tukan)\w*/i;

/** A question about the church: the page that answers it. */
function answerOfChurch(asking: Asking): VerseAnswer | undefined {
  const { words, message } = asking;
  if (OF_BIBLE.test(message) && !BUYS.test(message)) return undefined;
  if (OF_GOD.test(message) && !OF_A_CHURCH.test(message)) return undefined;
  if (WRONGED.test(message)) return undefined;
  const wish = WISHES.test(message) ? MAX_WORDS_OF_WISH + 2 : MAX_WORDS_OF_WISH;
  if (words.length > wish && !isQuestion(message)) return undefined;
  const found = ofChurch.find(({ test, alone }) => alone.has(words.join(' ')) || test(words));
  // `How do I win my husband to Christ, he laughs at tithe` only names what the church has a page for.
  const onlyNames = words.length > MAX_WORDS_ABOUT_CHURCH && PERSONAL.test(message) && isClear(understandNeed(message));
  // `How do I give birth safely` shares one small word with a question about giving.
  const told = stemsTold(words);
  const isMeant = found && told.filter((stem) => found.words.has(stem)).length * 2 >= told.length;
  return found && isMeant && !onlyNames ? leadToPage(asking, found) : undefined;
}

/** Whether a message asks for something of the church: its hours, its place, the pastor's number. */
export const asksOfChurch = (asking: Asking): boolean => answerOfChurch(asking) !== undefined;

const leadToPage = (
  { language, context }: Asking,
  found: Pick<ChurchQuestion, 'key' | 'english' | 'swahili' | 'page'>,
): VerseAnswer =>
  reply({
    kind: 'help',
    language,
    lead: language === 'sw' ? found.swahili : found.english,
    page: found.page,
    // What was talked about before is over.
    context: { language, passage: context.passage, need: CHURCH + found.key },
  });

/** Stands before the key of a question about the church in the context of a conversation. */
const CHURCH = 'church:';
const MAX_WORDS_ABOUT_CHURCH = 9;
/** `and for the old?` is about the church, although it names a need. */
const MAX_WORDS_OF_GOING_ON = 4;
/** What begins a question that goes on. */
const GOES_ON = /^(?:and|na|what about|how about|or|ama|au|but|lakini|vipi|ya|za|wa|for)\b|\bje\s*[?.!]*$/i;

/** A short question in a conversation about the church: `when is it open`, `and the youth?` */
export function answerChurchOnward(asking: Asking): VerseAnswer | undefined {
  const { words, message, context, say, language } = asking;
  if (!context.need?.startsWith(CHURCH) || words.length > MAX_WORDS_ABOUT_CHURCH) return undefined;
  if (OF_BIBLE.test(message)) return undefined;
  const names =
    words.length <= MAX_WORDS_OF_GOING_ON && !PERSONAL.test(message) && goingOn.some(({ goesOn }) => goesOn?.(words));
  if (!names && !isQuestion(message) && !GOES_ON.test(message.trim())) return undefined;
  const named = ofChurch.find(({ test }) => test(words));
  const meant = named ?? goingOn.find(({ goesOn }) => goesOn?.(words));
  const before = ofChurch.find(({ key }) => CHURCH + key === context.need);
  // `When do they meet?` about the choir asks for the choir's page.
  const ofGroup = !named && meant && LAST_OF_CHURCH.has(meant.key) && before && !OF_SERVICE.has(before.key);
  const found = ofGroup ? before : meant;
  if (found) return leadToPage(asking, found);
  const isShort = words.length <= MAX_WORDS_OF_GOING_ON && !PERSONAL.test(message) && GOES_ON.test(message.trim());
  if (ofFaith.some(({ test }) => test(words)) || (!isShort && isClear(understandNeed(message)))) return undefined;
  return reply({ kind: 'help', language, lead: say.churchElse, page: '/contact', context: { ...context, language } });
}

/** From this likelihood on, a person who writes about himself is answered with a need. */
const LIKELY_NEED = 0.4;

/** Words of those who ask for themselves or their own people. */
const PERSONAL =
  /\b(?:i (?:am|was|have|had|did|feel|lost|cannot|cant)|me|my|myself|our|us|mimi|yangu|wangu|langu|zangu|changu|yetu|wetu)\b/i;

/** Kiswahili verbs of what somebody did himself: `nimefanya`, `nilienda`. */
const TOLD_OF_SELF = /\bni(?:me|li)[a-z]{3,}/i;

/** Whoever asks so asks for teaching, of whomever he speaks. */
const OF_TEACHING =
  /^(?:please |pastor |hi |hello )*(?:explain|what is|what are|who (?:is|was|created|made)|define|meaning of|eleza|nieleze|nini maana|why does the (?:church|bible))\b|\b(?:asks? (?:me )?(?:if|whether|why|who|what)|is it (?:biblical|a sin)|ni dhambi|bible say|biblia inasema)\b/i;

/** Asks of an own marriage what the Bible says of all. */
const ASKS_WHAT_IS_RIGHT =
  /^(?:please |pastor |so |je )*(?:should|may|can|must) i (?:leave|divorce|marry|date|stay with|remarry)\b/i;

const MOST_WORDS_OF_TOPIC = 4;

/** Topics that no need stands for, also where their one word is near to a need: `Islam` is no persecution. */
const NO_NEEDS = new Set(
  (
    'circumcision contraception cremation dowry homosexuality mary music organ-donation other-religions polygamy ' +
    'predestination smoking tattoos trinity vaccines women-preachers'
  ).split(' '),
);

/** Whether a message only names what the question asks of: `tattoos`. What names a need, as `divorce`, is one. */
function isTopic({ words, message }: Asking, key: string): boolean {
  if (words.length > MOST_WORDS_OF_TOPIC || PERSONAL.test(message)) return false;
  return (words.length <= 2 && NO_NEEDS.has(key)) || !isClear(understandNeed(message));
}

/** A question of faith: passages, without a verdict. A person with a need of his own gets that need answered. */
function answerOfFaith(asking: Asking): VerseAnswer | undefined {
  const { words, language, say, message } = asking;
  const found = ofFaith.find(({ test }) => test(words));
  if (!found || !(isQuestion(message) || isTopic(asking, found.key))) return undefined;
  const ownNeed =
    (PERSONAL.test(message) || TOLD_OF_SELF.test(message)) &&
    !OF_TEACHING.test(message) &&
    !ASKS_WHAT_IS_RIGHT.test(message) &&
    understandNeed(message).together >= LIKELY_NEED;
  if (ownNeed) return undefined;
  const topic = language === 'sw' ? found.swahili : found.english;
  const answer = answerPlaces(asking, found.places, 'need', fill(say.ofFaith, { topic }), { need: FAITH + found.key });
  return {
    ...answer,
    ...(found.page && { page: found.page }),
    notes: [...answer.notes, say.askPastor],
    bot_message: `${answer.bot_message}\n\n${say.askPastor}`,
  };
}

/** Questions that people in danger ask as well. */
const GRAVE =
  /suicide|divorce|submi|discipline|circumcision|revenge|defence|death|abortion|masturbation|sex|curses|killing|unforgivable|hell|after/;

/** Whether a message asks for teaching, about a matter that people in danger do not ask of. */
export function asksForTeaching({ message, words }: Asking): boolean {
  return OF_TEACHING.test(message) && ofFaith.some(({ key, test }) => !GRAVE.test(key) && test(words));
}

/** Stands before the key of a question of faith in the context of a conversation. */
const FAITH = 'faith:';

/** The passages of a question of faith that was answered before, by the key in the conversation's context. */
export function faithPlaces(key: string): Place[] {
  return key.startsWith(FAITH) ? (ofFaith.find((question) => FAITH + question.key === key)?.places ?? []) : [];
}
