import { VERSE_LIMITS, type VerseAnswer, type VerseAnswerKind, type VerseContext } from '#shared/verse/verse.ts';
import { type Asking, type Source, understand } from './asking.ts';
import { MAX_WORDS_OF_ACT } from './conversation/acts.ts';
import { answerAct } from './conversation/answerAct.ts';
import { answerFollowUp, answerOnward, asksOfPassage } from './conversation/answerFollowUp.ts';
import { answerContinued, answerDetail, beginsInTheMiddle, narrowsNeed } from './conversation/continued.ts';
import { placesOfNeed } from './conversation/placesOfNeed.ts';
import { answerDistress } from './distress/answerDistress.ts';
import { findDistress } from './distress/findDistress.ts';
import { withoutSayings } from './distress/sayings.ts';
import { fill } from './fill.ts';
import { findIntent, type Intent } from './intents.ts';
import { answerDescribed, describedPlaces } from './known/answerDescribed.ts';
import { isQuotation } from './known/answerFamousLine.ts';
import {
  answerChurchOnward,
  answerKnown,
  answerNamedStory,
  answerSaying,
  answerSayingAgain,
  asksForTeaching,
  asksOfChurch,
  withoutSaying,
} from './known/answerKnown.ts';
import { claimsScripture, tellsOfOwnLife } from './known/claim.ts';
import { tellsWhere, withoutFrame } from './known/lineFrame.ts';
import { hasMeaning, isKnownWord } from './language/concepts.ts';
import { partOfDay } from './language/dayParts.ts';
import { isEnglish } from './language/english.ts';
import { wordsOf } from './language/words.ts';
import { answerFitting, answerNeed, isClear } from './needs/answerNeed.ts';
import { askWhich, askWhichElse } from './needs/askWhich.ts';
import { verseOfDay } from './needs/curated.ts';
import { needCaller } from './needs/needCaller.ts';
import { needNamed, needTitled, type UnderstoodNeed, understandNeed } from './needs/needFinder.ts';
import { type Topic, tells } from './needs/topics.ts';
import { areAllPeople } from './needs/whoseFeatures.ts';
import { answerNext, answerReference } from './references/answerReference.ts';
import { missingBook } from './references/missingBook.ts';
import { withOtherPart } from './references/otherPart.ts';
import { findBookAlone, findReferences } from './references/references.ts';
import { reply } from './reply.ts';
import { answerPlaces, contextOf, quoteAll, unseen } from './search/answerPlaces.ts';
import { findLines, findTopicVerses, lineIn, lineTest, topicIn } from './search/lines.ts';
import { type Place, placeOfVerse } from './search/places.ts';
import { type Found, knowsAll, shareKnown } from './search/search.ts';

/** Answers one message. Care for a person in distress comes before everything else. */
export function answerMessage(source: Source, message: string, context: VerseContext): VerseAnswer {
  const distress = findDistress(message, context);
  const again =
    distress && distress.guessed !== 'faint' ? undefined : answerSayingAgain(understand(source, message, context));
  if (again) return again;
  const asking = understand(source, message, withoutSaying(context));
  const calm = !distress || (distress.guessed && isPlain(asking));
  if (calm) return remembering(context, answerCalmly(asking));
  if (distress.guessed === 'faint') {
    const answer = answerCalmly(asking);
    const least = LEAST_WORDS_OF_FAINT[context.need || context.query || context.passage ? 'within' : 'first'];
    if (!isUnsure(answer) || asking.words.length < least) return remembering(context, answer);
  }
  return remembering(context, answerDistress(asking, distress));
}

/** Fewer words are too little for a faint guess: `tell me a joke`. Within a conversation short messages lean on the one before. */
const LEAST_WORDS_OF_FAINT = { first: 5, within: 9 };

/** Whether an answer only asks back: nothing told what the message is about. */
const isUnsure = ({ kind }: VerseAnswer): boolean => kind === 'choice' || kind === 'help';

/** A message of more words says something besides the passage that it names. */
const MOST_WORDS_OF_REFERENCE = 14;

/** A longer question tells of something besides what it asks of the church or of its teaching. */
const MOST_WORDS_OF_QUESTION = 9;

/** Words that ask about a passage, and can tell of nothing else. */
const ASKS_PLAINLY = new Set(
  (
    'did does do is was were are it this that he she they him her them really truly ever happen happened true ' +
    'real mean means meaning explain what who whom why how when where say said says wrote written the verse to ' +
    'for of me us so and about jesus god paul david ni kweli hii hiyo hapo nani alisema aliandika nini maana ' +
    'yake ilitendeka'
  ).split(' '),
);

const asksPlainly = ({ words }: Asking): boolean => words.length > 0 && words.every((word) => ASKS_PLAINLY.has(word));

/** Goes on with a question that can tell of nothing else: `so where did it come from`. */
const ASKS_ON =
  /^(?:so |and |but )*(?:where|when|who) (?:did (?:it|that|this) (?:come from|start|begin)|does (?:it|that) (?:come from|stand|start)|is (?:it|that)|was (?:it|that)|can i (?:see|meet|find|visit|call|talk to) (?:him|her|them|it|you)|do (?:you|they|we) meet|wrote (?:it|that|you|this))$/;

/** Says once more what is felt, and nothing else: `i am scared even now`. */
const REPEATS_FEELING =
  /^(?:but |and |lakini |na )?(?:i am|im|i feel|niko|nina|bado) (?:still |bado |so |very |really )*(?:scared|afraid|anxious|worried|sad|tired|lonely|angry|hofu|woga|wasiwasi|naogopa|huzuni|hasira)(?: (?:even|still|right|bado|sana))?(?: (?:now|today|again|sasa|leo))?$/;

/** Asks to be prayed for and says nothing else. */
const ASKS_FOR_PRAYER =
  /^(?:(?:please|pls|kindly|tafadhali|pastor|mchungaji|hi|hello|i|we|need|want|naomba|can|could|you) )*(?:pray|prayers?|a prayer|niombee|niombeeni|mniombee|tuombeeni|maombi)(?: (?:for|with))?(?: (?:me|us|my family|mimi|sisi|familia yangu|family))?(?: (?:please|tafadhali|today|leo|too|also|amen))*$/;

/**
 * Whether a message is clearly a greeting, a question about the passage before or of faith, a famous line or saying, or
 * names a passage. Then a guess of danger is ignored; what a rule finds always counts.
 */
function isPlain(asking: Asking): boolean {
  if (asksOfPassage(asking) || findIntent(asking.words, asking.message) !== undefined) return true;
  if (isQuotation(asking)) return true;
  // `Can I sleep in the church? I do not want to be at home` asks of the church, and of more.
  const isShort = asking.words.length <= MOST_WORDS_OF_QUESTION;
  if (isShort && (asksForTeaching(asking) || asksOfChurch(asking))) return true;
  if (describedPlaces(asking).length > 0 || ASKS_FOR_PRAYER.test(asking.words.join(' '))) return true;
  // Only the whole of a message makes it calm, never its first words.
  const act = asking.words.length <= MAX_WORDS_OF_ACT ? answerAct(asking) : undefined;
  const { need } = asking.context;
  if (need && !need.startsWith('distress-') && REPEATS_FEELING.test(asking.words.join(' '))) return true;
  // `Is it painful to drown` seems to ask what the passage means.
  const isCalm = act && (act.kind !== 'words' || asksPlainly(asking));
  if (isCalm || continuesCalmly(asking) || ASKS_ON.test(asking.words.join(' '))) return true;
  const { message } = asking.wishes;
  if (asking.words.length > MOST_WORDS_OF_REFERENCE) return false;
  if (findReferences(message).length > 0 || answerSaying(asking)) return true;
  return missingBook(message, asking.language) !== undefined;
}

/** `and for me?` about a need without danger. What people are afraid of is heard again. */
const continuesCalmly = (asking: Asking): boolean =>
  narrowsNeed(asking) && !/^(?:fear|distress|anxiety|night)/.test(asking.context.need ?? '');

/** The answer with the passage that the next question may go on from: its own last one, or else the one before. */
function remembering(context: VerseContext, answer: VerseAnswer): VerseAnswer {
  const passage = answer.context.passage ?? answer.passages.at(-1)?.usfm ?? context.passage;
  // `next verse` goes on from a passage, and the need stays: what was shown for it before is not shown again.
  const isSameNeed = answer.context.need !== undefined && answer.context.need === context.need;
  const shown = isSameNeed ? [...new Set([...(context.shown ?? []), ...(answer.context.shown ?? [])])] : undefined;
  return {
    ...answer,
    context: {
      ...answer.context,
      ...(passage && { passage }),
      ...(shown && { shown: shown.slice(-VERSE_LIMITS.shown) }),
    },
  };
}

/** Answers a message in which nobody is in danger. */
function answerCalmly(asking: Asking): VerseAnswer {
  // `Wisdom 3:1` is no tapped choice.
  const chosen = /\d/.test(asking.message) ? undefined : needTitled(asking.message);
  if (chosen) return answerFitting(asking, chosen, 'none');
  const otherChoice = askWhichElse(asking);
  if (otherChoice) return otherChoice;
  const intent = findIntent(asking.words, asking.message);
  if (intent === 'identity' || intent === 'privacy') return answerIntent(asking, intent);
  const story = answerNamedStory(asking);
  if (story) return story;
  const names = intent !== undefined || findReferences(asking.wishes.message).length > 0;
  const followUp =
    (names ? undefined : answerChurchOnward(asking)) ?? answerFollowUp(asking) ?? answerContinued(asking);
  if (followUp) return followUp;
  if (intent) return answerIntent(asking, intent);
  const cries = CRIES_TO_GOD.test(asking.words.join(' ')) ? needNamed('unanswered-prayer') : undefined;
  if (cries) return answerFitting(asking, cries, 'none');
  const saying = answerSaying(asking);
  if (saying) return saying;
  const missing = missingBook(asking.wishes.message, asking.language);
  if (missing) return reply({ kind: 'nothing', language: asking.language, lead: missing });
  const passages = findReferences(asking.wishes.message);
  const refusing = passages.length > 0 ? answerRefusing(asking) : undefined;
  if (refusing) return refusing;
  if (passages.length > 0) return withOtherPart(asking, passages, answerReference(asking, passages));
  const book = findBookAlone(asking.wishes.message);
  if (book) return answerReference(asking, [{ book, chapter: 1, first: 1, lastChapter: 1, last: 999 }]);
  const known = answerKnown(asking) ?? answerDescribed(asking) ?? answerAct(asking);
  // `He is dead now` tells about a person. It is no quotation.
  if (known)
    return isFaint(asking, known) && OF_SOMEBODY.test(asking.words.join(' ')) ? answerDetail(asking, known) : known;
  const quoted = answerFramedLine(asking);
  if (quoted) return quoted;
  const answer = answerWords(asking);
  const isUnclear = isUnsure(answer) || isFaint(asking, answer) || beginsInTheMiddle(asking);
  return isUnclear ? answerDetail(asking, answer) : answer;
}

/** What stands before a passage that somebody does not want: `one line for a speech that is not 1 Corinthians 13`. */
const REFUSES = /^(.*\S)\s+(?:not|other than|apart from|except|besides|si|sio|isipokuwa|mbali na)\s+(.*)$/is;
/** Before it must stand enough to tell a need. */
const LEAST_WORDS_BEFORE = 3;

/** Answers what stands before the refused passage, from another chapter; undefined where none is refused. */
function answerRefusing(asking: Asking): VerseAnswer | undefined {
  const [, before = '', refused = ''] = REFUSES.exec(asking.wishes.message) ?? [];
  const places = findReferences(refused);
  const words = wordsOf(before);
  if (places.length === 0 || words.length < LEAST_WORDS_BEFORE || findReferences(before).length > 0) return undefined;
  const rest = { ...asking, message: before, words, wishes: { ...asking.wishes, message: before } };
  const answer = answerCalmly(rest);
  const isRefused = ({ usfm }: { usfm: string }) =>
    places.some(({ book, chapter }) => usfm.startsWith(`${book.code}.${chapter}.`));
  return answer.passages.some(isRefused) ? answerAnother({ ...rest, context: answer.context }) : answer;
}

const OF_SOMEBODY = /^(?:and |but )?(?:he|she|they|it|hes|shes|theyre|its|we|i|im|my|his|her|their|yeye|wao)\b/;

/** Words of a conversation about a need that also stand somewhere in the Bible are seldom meant as a quotation. */
const MOST_WORDS_OF_FAINT = 6;
const isFaint = ({ context, words, say }: Asking, { lead }: VerseAnswer): boolean =>
  (context.need !== undefined || (context.query !== undefined && !context.passage)) &&
  words.length <= MOST_WORDS_OF_FAINT &&
  (lead === say.found || lead === say.foundWord);

function answerIntent(asking: Asking, intent: Intent): VerseAnswer {
  const { say, language, context } = asking;
  const small = (kind: VerseAnswerKind, lead: string) =>
    reply({ kind, language, lead, suggestions: say.suggestions.start, context: { ...context, language } });
  switch (intent) {
    case 'greeting':
    case 'today':
      return answerDay(asking, intent === 'greeting' ? greetingOf(asking) : '', 0);
    case 'thanks':
      return small('thanks', say.thanks);
    case 'amen':
      return small('thanks', say.amen);
    case 'farewell':
      return small('thanks', say.farewell);
    case 'help':
      return small('help', say.help);
    case 'identity':
      return small('help', say.identity);
    case 'privacy':
      return { ...small('help', say.privacy), page: '/privacy' };
    case 'otherDay':
      return small('help', say.otherDay);
    case 'editions':
      return small(
        'help',
        fill(say.editions, { editions: asking.library.editions.map(({ name }) => name).join(', ') }),
      );
    case 'more':
      return (context.next && answerNext(asking, context.next)) || answerOnward(asking) || answerAnother(asking);
    case 'another':
      return answerAnother(asking);
  }
}

function greetingOf({ say, words, hour }: Asking): string {
  const own = words.map((word) => say.greetingAnswers[word]).find((answer) => answer !== undefined);
  return [own, say.greetings[partOfDay(hour)]].filter((part) => part !== undefined).join(' ');
}

function answerDay(asking: Asking, greeting: string, another: number): VerseAnswer {
  const { say, date, language } = asking;
  const place = verseOfDay(date, another);
  return reply({
    kind: 'greeting',
    language,
    lead: [greeting, another === 0 ? say.today : say.anotherToday].filter(Boolean).join(' '),
    passages: quoteAll(asking, [place]),
    suggestions: [say.suggestions.another, ...say.suggestions.start.slice(1)],
    context: contextOf(asking, {}, place),
  });
}

function answerAnother(asking: Asking): VerseAnswer {
  const { context, say } = asking;
  const places = placesOfNeed(asking);
  if (places.length > 0) {
    return answerPlaces(asking, unseen(asking, places), 'need', say.another, { need: context.need });
  }
  if (context.query && context.shown?.length) {
    const words = wordsOf(context.query);
    const found = [
      ...findLines(asking.library, words, asking.language).filter(isLikely),
      ...topicVerses(asking, words),
    ];
    return answerPlaces(asking, unseen(asking, placesOf(found)), 'words', say.another, { query: context.query });
  }
  const goesOn = context.next ? answerNext(asking, context.next) : undefined;
  return goesOn ?? answerDay(asking, '', Math.max(1, context.shown?.length ?? 0));
}

function isLikely({ coverage, order }: Found): boolean {
  return coverage >= 0.6 && order >= 0.25;
}

/** A cry to God. Genesis 3:9 asks the same of Adam, and is no answer to it. */
const CRIES_TO_GOD =
  /^(?:but |so |oh |o |and |lakini |je )*(?:where (?:are|were|is|was) (?:you |he )?(?:my )?(?:god|lord|jesus)|(?:god|lord|jesus) where (?:are|were) you|(?:ee )?(?:mungu|bwana|yesu) (?:wangu )?(?:uko|yuko|ulikuwa|alikuwa) wapi|(?:uko|yuko) wapi (?:ee )?(?:mungu|bwana|yesu))(?! (?:born|buried|crucified|baptized|baptised|raised|from|alizaliwa|alizikwa|alisulubiwa|alibatizwa|alikufa)\b)(?: \w+){0,3}$/;

/** A message in words: the name of a passage, a line half remembered, a need, or a topic that no need covers. */
function answerWords(asking: Asking): VerseAnswer {
  const { words, topics, say, language } = asking;
  const named = topics.named(words);
  if (named) return answerReference(asking, [{ ...named, lastChapter: named.chapter }], say.found, 'words');

  const person = personIn(asking);
  if (person.length > 0) return answerPlaces(asking, person, 'words', say.foundWord, {});
  if (asksForUnknown(asking))
    return reply({ kind: 'nothing', language, lead: say.notInBible, suggestions: say.suggestions.start });

  const { about, asked: asksTopic } = topicIn(withoutSayings(words));
  const topic = topics.find(about);
  const { line, asked } = lineIn(words);
  const remembered = asksTopic && topic ? undefined : answerRemembered(asking, line, asked, topic);
  if (remembered) return remembered;
  const understood = understandWords(asking, about, asksTopic);
  const need = knowsEnough(asking, understood) ? answerNeed(asking, understood, topic) : undefined;
  if (need) return need;
  if (claimsScripture(words)) {
    // A message that tells of a need is answered with a question about it: `my friend lost her baby, which verse`.
    const told = tellsOfOwnLife(words) ? askWhich(asking, understood) : undefined;
    return told ?? reply({ kind: 'nothing', language, lead: say.notInBible, suggestions: say.suggestions.start });
  }
  const found = topicVerses(asking, words);
  if (found.length > 0) return answerPlaces(asking, placesOf(found), 'words', say.foundWord, { query: queryOf(words) });
  const choice = knowsEnough(asking, understood) ? askWhich(asking, understood) : undefined;
  if (choice) return choice;
  return reply({
    kind: 'help',
    language,
    lead: asksTopic ? `${say.notFound} ${say.help}` : say.help,
    suggestions: say.suggestions.start,
    context: { language },
  });
}

/** The verse that a line comes from which somebody half remembers; undefined when none is like it. */
function answerRemembered(asking: Asking, line: string[], asked: boolean, topic: Topic | undefined) {
  const isLine = lineTest(line, asked, topic);
  if (!isLine) return undefined;
  const found = findLines(asking.library, line, asking.language);
  const [best] = found;
  return best && isLine(best) && knowsAll(best.edition, tells(line)) ? answerLine(asking, line, found) : undefined;
}

/** A line among words that tell where it was heard: `on a matatu I read …`. Only a strong likeness counts. */
function answerFramedLine(asking: Asking): VerseAnswer | undefined {
  const line = withoutFrame(asking.words);
  return line && tellsWhere(asking.words) ? answerRemembered(asking, line, false, asking.topics.find(line)) : undefined;
}

/** Asks who somebody was. */
const WHO = /^(?:and |na )?(?:who (?:is|was)|whos|tell me who (?:is|was)|nani ni|ni nani) (\S{3,})$/;

/** Verses that name a person of the Bible of whom a message asks, and of whom no need or story tells. */
function personIn({ words, library, language }: Asking): Place[] {
  const [, name = ''] = WHO.exec(words.join(' ')) ?? [];
  return name === '' || isEnglish(name) ? [] : placesOf(findTopicVerses(library, [name], language, true));
}

/** `Is Romeo and Juliet in the Bible?`, where no edition has any of these words. */
function asksForUnknown({ words, library }: Asking): boolean {
  const [, named = ''] = /^(?:is|are|was|were) (.+) in the bible$/.exec(words.join(' ')) ?? [];
  const said = tells(named.split(' '));
  return said.length > 0 && library.editions.every((edition) => shareKnown(edition, said) === 0);
}

/** What a message tells of: by the topic alone where it asks for one, and without sayings such as `dying to see you`. */
function understandWords({ words, wishes }: Asking, about: string[], asksTopic: boolean): UnderstoodNeed {
  const whole = withoutSayings(words).length < words.length ? about.join(' ') : wishes.message;
  const ofWhole = understandNeed(whole);
  // In `a loved one is ill, a word for her` the topic stands before.
  const isTopic = asksTopic && !areAllPeople(tells(about));
  const ofTopic = isTopic ? understandNeed(about.join(' ')) : undefined;
  // `a birthday verse for my wife` asks for more than what stands behind `for`.
  return ofTopic && isClear(ofTopic, about) && ofTopic.together >= ofWhole.together ? ofTopic : ofWhole;
}

/** How sure a need must be that is answered although half of the words or more are unknown. */
const SURE_ALONE = 0.7;
/** The same for one or two words. */
const SURE_OF_FEW = 0.85;

/** Whether enough of a message is known to read a need from it; letters without sense are not. */
function knowsEnough({ message, words, language }: Asking, { together }: UnderstoodNeed): boolean {
  // Of Kiswahili only some roots are listed; that the message is in it was told by its own little words.
  if (language === 'sw' && words.length > 2) return true;
  if (/^\S+:\/\/\S+$/.test(message)) return false;
  const said = tells(words);
  const calls = (word: string) => needCaller.match([word]).scores.size > 0;
  const known = said.filter((word) => calls(word) || (words.length > 1 ? isKnownWord(word) : hasMeaning(word))).length;
  const emoji = said.length === 0 && /\p{Extended_Pictographic}/u.test(message);
  if (said.length === 0 && words.length > 2) return true;
  const sure = together >= (words.length > 2 ? SURE_ALONE : SURE_OF_FEW);
  return emoji || sure || (known > 0 && known * 2 >= said.length);
}

function answerLine(asking: Asking, line: string[], found: Found[]): VerseAnswer {
  const [best] = found;
  const likely = found.filter((one) => one === best || (isLikely(one) && one.score > (best?.score ?? 0) - 0.15));
  const edition = asking.wishes.edition ?? best?.edition ?? asking.edition;
  return answerPlaces({ ...asking, edition }, placesOf(likely), 'words', asking.say.found, { query: queryOf(line) });
}

function topicVerses({ library, language }: Asking, words: string[]): Found[] {
  const { about, asked } = topicIn(words);
  return findTopicVerses(library, about, language, asked);
}

function placesOf(found: Found[]): Place[] {
  return found.map(({ id }) => placeOfVerse(id));
}

function queryOf(words: string[]): string {
  return words.join(' ').slice(0, VERSE_LIMITS.query);
}
