import { VERSE_LIMITS, type VerseAnswer, type VerseContext } from '#shared/verse/verse.ts';
import { type Asking, type Source, understand } from './asking.ts';
import { answerAct, answerFollowUp, asksOfPassage } from './conversation/answerFollowUp.ts';
import { answerChosen, answerNews, answerSmallTalk } from './conversation/answerSmallTalk.ts';
import { answerAnyPsalm, placesOfNeed } from './conversation/otherPassages.ts';
import { answerDistress } from './distress/answerDistress.ts';
import { findDistress } from './distress/findDistress.ts';
import { answerOtherLanguage } from './distress/otherLanguage.ts';
import { findIntent } from './intents.ts';
import { answerFamousLine, answerRemembered, isQuotation } from './known/answerLine.ts';
import {
  answerFact,
  answerNamedStory,
  answerSaying,
  answerStory,
  answerUnknownFact,
  asksForFact,
} from './known/answerListed.ts';
import { answerChurchOnward, answerOfChurch, answerOfFaith } from './known/answerQuestions.ts';
import { answerTold } from './needs/answerTold.ts';
import { needNamed } from './needs/needFinder.ts';
import { answerNamed } from './references/answerNamed.ts';
import { reply } from './reply.ts';
import { goesOnAboutNeed, topicIn } from './search/lines.ts';
import { answerPlaces, unseen } from './search/quoting.ts';

/** A step of an answer: the answer, or undefined where the message is none of its matters. */
type Step = (asking: Asking) => VerseAnswer | undefined;

/**
 * How a message is answered in which nobody is in danger: by the first of these that knows what it asks. What was said
 * before comes first, then what is named, then what is told.
 */
const STEPS: readonly Step[] = [
  answerChosen,
  answerFromBefore,
  answerSmallTalk,
  answerSaying,
  answerNamed,
  answerFact,
  answerFamiliar,
  answerUnknownFact,
  answerInWords,
];

/** Answers one message. Care for a person in distress comes before everything else. */
export function answerMessage(source: Source, message: string, context: VerseContext): VerseAnswer {
  const distress = findDistress(message, context);
  const asking = understand(source, message, context);
  const isCalm = !distress || (distress.guessed && isPlain(asking));
  if (isCalm) return remembering(context, answerCalmly(asking));
  return remembering(context, answerDistress(asking, distress));
}

/** Whether an answer only asks back: nothing told what the message is about. */
const isUnsure = ({ kind }: VerseAnswer): boolean => kind === 'choice' || kind === 'help';

/** A message of more words says something besides the passage that it names. */
const MOST_WORDS_OF_REFERENCE = 10;

/**
 * Whether a message is clearly a greeting, a question about the passage before, a famous line or saying, or names a
 * passage. Then a guess of danger is ignored; what a rule finds always counts.
 */
function isPlain(asking: Asking): boolean {
  if (asksOfPassage(asking) || findIntent(asking.words, asking.message) !== undefined) return true;
  if (isQuotation(asking) || answerFact(asking)) return true;
  if (asking.words.length > MOST_WORDS_OF_REFERENCE) return false;
  return (answerNamed(asking) ?? answerSaying(asking)) !== undefined;
}

/** The answer with the passage that the next question may go on from: its own last one, or else the one before. */
function remembering(context: VerseContext, answer: VerseAnswer): VerseAnswer {
  const passage = answer.context.passage ?? answer.passages.at(-1)?.usfm ?? context.passage;
  // `next verse` goes on from a passage, and the need stays: what was shown for it before is not shown again.
  const subjectOf = ({ need, query }: VerseContext) => need || query;
  const before = subjectOf(answer.context) === subjectOf(context) ? (context.shown ?? []) : [];
  const shown = [...new Set([...before, ...(answer.context.shown ?? [])])].slice(-VERSE_LIMITS.shown);
  return { ...answer, context: { ...answer.context, ...(passage && { passage }), ...(shown.length > 0 && { shown }) } };
}

/** Answers a message in which nobody is in danger. */
function answerCalmly(asking: Asking): VerseAnswer {
  let answer: VerseAnswer | undefined;
  for (const step of STEPS) answer ??= step(asking);
  const { say, language, words } = asking;
  const lead = topicIn(words).asked ? `${say.notFound} ${say.help}` : say.help;
  answer ??= reply({ kind: 'help', language, lead, suggestions: say.suggestions.start });
  return (isUnsure(answer) && !answer.page ? answerOtherLanguage(asking) : undefined) ?? answer;
}

/** What asks on about the passage, the need or the church that was answered before. */
function answerFromBefore(asking: Asking): VerseAnswer | undefined {
  const story = answerNamedStory(asking);
  if (story) return story;
  const intent = findIntent(asking.words, asking.message);
  // A question about this page itself is answered elsewhere, whatever was said before.
  if (intent === 'identity' || intent === 'privacy') return undefined;
  const onward = intent ? undefined : answerChurchOnward(asking);
  return onward ?? answerAnyPsalm(asking) ?? answerFollowUp(asking) ?? answerNews(asking);
}

/** A line or the name of a passage, a story, or a question of the church or of faith. */
function answerFamiliar(asking: Asking): VerseAnswer | undefined {
  return (
    // `Where are you located` holds the words of Genesis 3:9, and asks for the address.
    answerOfChurch(asking) ??
    answerFamousLine(asking) ??
    answerStory(asking) ??
    answerOfFaith(asking) ??
    answerAct(asking) ??
    (asksForFact(asking) ? undefined : answerRemembered(asking))
  );
}

/** A longer message is a new need, not a detail of the one before. */
const MOST_WORDS_OF_DETAIL = 6;

/** The need that a message tells of. A few words that tell too little go on about the one before: `he is only 16`. */
function answerInWords(asking: Asking): VerseAnswer | undefined {
  const told = answerTold(asking);
  const { words, context, say } = asking;
  const isDetail = words.length > 0 && words.length <= MOST_WORDS_OF_DETAIL;
  const isFaint = told?.kind === 'words' && goesOnAboutNeed(asking);
  if ((told && !isUnsure(told) && !isFaint) || !isDetail) return told;
  // After good news a passage on it may hurt: `and my sister still has none`.
  const places = needNamed(context.need ?? '')?.need.tone === 'joy' ? [] : unseen(asking, placesOfNeed(asking));
  return places.length > 0 ? answerPlaces(asking, places, 'need', say.another, { need: context.need }) : told;
}
