import { verseWords } from '#content/verses/answerWords.ts';
import { ASKS_ON, NOT_THAT, READS_ON } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { answerReference } from '../references/answerReference.ts';
import { versesOf } from '../references/asked.ts';
import { findReferences } from '../references/references.ts';
import { fill, reply, withNote } from '../reply.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { findActIn } from './acts.ts';
import { type Ask, askOf, findAsk } from './asks.ts';
import { explain } from './explain.ts';
import { answerFromBook, answerShorter, answerSimilar, answerWished } from './otherPassages.ts';
import { stepVerse } from './steps.ts';
import { answerPart, asksOfWords } from './wordsOfPassage.ts';

/** A message with more words is not only about the translation. */
const MAX_WORDS_OF_EASIER = 16;

/** The place of the passage before, from the conversation's context. */
const lastPlace = ({ context }: Pick<Asking, 'context'>): Place | undefined =>
  context.passage === undefined ? undefined : parsePlace(context.passage);

/** Whether a message asks something of the passage before it. */
export const asksOfPassage = (asking: Asking): boolean =>
  lastPlace(asking) !== undefined && (askedElsewhere(asking) ?? askIn(asking)) !== undefined;

const notThat = phraseList(NOT_THAT);

/** Chapter and verse of the same book, without its name: `24:15`, `what about chapter 24:15`. */
const ELSEWHERE = /^(?:[a-z]+\s+){0,4}(\d{1,3})\s*[:.v]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[?.!]*$/i;
const BEFORE_ELSEWHERE = new Set('and na what how about then ok je chapter ch sura ya mlango wa'.split(' '));

function askedElsewhere({ wishes }: Asking): Omit<Place, 'book'> | undefined {
  const message = wishes.message.trim();
  const [, chapter, first, last] = ELSEWHERE.exec(message) ?? [];
  const isAlone = wordsOf(message.replace(/\d.*/, '')).every((word) => BEFORE_ELSEWHERE.has(word));
  if (!chapter || !first || !isAlone) return undefined;
  return { chapter: Number(chapter), first: Number(first), last: Number(last ?? first) };
}

function askIn({ wishes, words }: Asking): Ask | undefined {
  const names = findReferences(wishes.message).length > 0;
  if (names && notThat.isIn(words)) return { kind: 'another' };
  if (wishes.simpler && !names && words.length <= MAX_WORDS_OF_EASIER) return { kind: 'again' };
  return findAsk(words, Boolean(wishes.edition ?? wishes.unknown ?? wishes.language ?? wishes.simpler));
}

const readsOn = phraseList(READS_ON);

/** The verse behind the passage that was asked for by its reference; undefined in a conversation about a need. */
export function answerOnward(asking: Asking): VerseAnswer | undefined {
  const { need, query } = asking.context;
  const isOther = need || (query && !readsOn.isIn(asking.words));
  const place = isOther ? undefined : lastPlace(asking);
  return place && stepVerse(asking, place, 1);
}

/** Answers what a message asks of the passage before it; undefined when it asks for something else. */
export function answerFollowUp(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking);
  if (!place) return undefined;
  const elsewhere = askedElsewhere(asking);
  if (elsewhere) return answerReference(asking, [versesOf({ book: place.book, ...elsewhere })]);
  const wished = answerWished(asking, place);
  if (wished) return wished;
  if (asksOn(asking)) return answerSimilar(asking, place);
  const ask = askIn(asking);
  const part = ask?.kind === 'part' ? answerPart(asking, place, ask.about) : undefined;
  if (part) return part;
  if (asksOfWords(asking, place)) return explain(asking, place);
  return withNeed(asking, ask && answerOf(asking, place, ask));
}

/** What the conversation is about stays, so that `another` still finds more of it. */
function withNeed({ context }: Asking, answer: VerseAnswer | undefined): VerseAnswer | undefined {
  const { need, query } = context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

const onward = phraseList(ASKS_ON);

/** Whether somebody who told of a need, or asked a question of faith, asks what now, or says yes to another passage. */
const asksOn = ({ context, words }: Asking): boolean =>
  onward.isIn(words) && context.need !== undefined && !context.need.startsWith('church:');

/** Answers one kind of question about a passage; undefined where the passage has nothing of it. */
function answerOf(asking: Asking, place: Place, ask: Ask): VerseAnswer | undefined {
  const { say, language, library, context } = asking;
  switch (ask.kind) {
    case 'again':
      return withoutSwahili(asking, answerAgain(asking, place));
    case 'simpler': {
      const edition = library.modern('en');
      return answerAgain(edition ? { ...asking, edition, wishes: { ...asking.wishes, edition } } : asking, place);
    }
    case 'english':
    case 'kiswahili': {
      const other = ask.kind === 'english' ? 'en' : 'sw';
      const wishes = { ...asking.wishes, language: other } as const;
      const inOther = {
        ...asking,
        wishes,
        language: other,
        edition: library.first(other),
        say: verseWords[other],
      } as const;
      return withoutSwahili(inOther, answerAgain(inOther, place));
    }
    case 'shorter':
      return answerShorter(asking, place);
    case 'book':
      return answerFromBook(asking, ask.book);
    case 'explain':
      return explain(asking, place);
    case 'another':
    case 'still':
      return tellsOfAnother(asking) ? undefined : answerSimilar(asking, place);
    case 'part':
      return answerPart(asking, place, ask.about);
    case 'share':
      return reply({ kind: 'help', language, lead: say.share, context });
    case 'thanks': {
      const lead = NO.has(asking.words[0] ?? '') ? say.thanks : say.amen;
      const suggestions = say.suggestions.start;
      return reply({ kind: 'thanks', language, lead, suggestions, context: { ...context, language } });
    }
    case 'extent':
      return ask.extent(asking, place);
  }
}

/** Wants nothing more. */
const NO = new Set(['no', 'nope', 'hapana', 'la']);

const answerAgain = (asking: Asking, place: Place): VerseAnswer => answerReference(asking, [versesOf(place)]);

/** Says so where Kiswahili was asked for and the site has no Bible in it. */
function withoutSwahili({ wishes, library, say }: Asking, answer: VerseAnswer): VerseAnswer {
  if (wishes.language !== 'sw' || library.editions.some(({ language }) => language === 'sw')) return answer;
  return withNote(answer, fill(say.noEdition, { asked: say.swahiliBible, editions: library.names }));
}

/** Whether a message tells clearly of another need: `not sad, just tired`, `not this, one about peace`. */
function tellsOfAnother({ wishes, context }: Asking): boolean {
  const understood = understandNeed(wishes.message);
  return (
    context.need !== undefined && isClear(understood) && understood.likely[0]?.need.key !== context.need?.split('/')[0]
  );
}

/** After a passage folded hands say amen; alone they ask for help. */
const PRAYING = /^(?:🙏|\p{Emoji_Modifier}|\s)+$/u;

/**
 * Answers what the classifier reads as an act on the passage before. Call it last: what is asked in so many words,
 * references and known lines come before.
 */
export function answerAct(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking);
  const act = place && (PRAYING.test(asking.message) ? 'thanks' : findActIn(asking.message));
  if (!act || (act === 'still' && !asking.context.need)) return undefined;
  // Who asks on about a question of faith gets the next passage on it.
  const isOnFaith = act === 'explain' && asking.context.need?.startsWith('faith:');
  return withNeed(asking, answerOf(asking, place, isOnFaith ? { kind: 'another' } : askOf(act)));
}
