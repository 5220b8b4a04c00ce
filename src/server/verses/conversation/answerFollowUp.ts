import { verseWords } from '#content/verses/answerWords.ts';
import { AROUND_WISH, PART_OF, POINTS_HERE } from '#content/verses/asks/named.ts';
import { ASKS_ON, ASKS_WHERE_NOW, READS_ON } from '#content/verses/asks/onward.ts';
import { SMALL_WORDS } from '#content/verses/asks/social.ts';
import type { VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf, wordsOf } from '../language/words.ts';
import { answerFitting, isClear, OF_DEATH } from '../needs/answerNeed.ts';
import { needNamed, understandNeed } from '../needs/needFinder.ts';
import { answerReference } from '../references/answerReference.ts';
import { findReferences } from '../references/references.ts';
import { fill, reply, withNote } from '../reply.ts';
import { topicIn } from '../search/lines.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { findActIn } from './acts.ts';
import { explain } from './explain.ts';
import { type Ask, EXTENTS_OF_ACTS, findExtent, stepVerse } from './extents.ts';
import { answerFromBook, answerShorter, answerSimilar, answerWished, bookWished } from './otherPassages.ts';
import { answerPart, asksOfItsOwn, asksOfWords } from './wordsOfPassage.ts';

/** The same passage, in the edition or language of the message. Says so where the site has no Bible in Kiswahili. */
const again: Ask = (asking, place) => {
  const { wishes, library, say } = asking;
  const answer = answerReference(asking, [place]);
  const isMissing = wishes.language === 'sw' && !library.editions.some(({ language }) => language === 'sw');
  return isMissing
    ? withNote(answer, fill(say.noEdition, { asked: say.swahiliBible, editions: library.names }))
    : answer;
};

const againIn =
  (language: VerseLanguage): Ask =>
  (asking, place) => {
    const [edition, wishes] = [asking.library.first(language), { ...asking.wishes, language }];
    return again({ ...asking, wishes, language, edition, say: verseWords[language] }, place);
  };

/** Another passage on the same; undefined where a message tells clearly of another need: `not this, one about peace`. */
const another: Ask = (asking, place) => {
  const understood = understandNeed(asking.wishes.message);
  const need = asking.context.need?.split('/')[0];
  const isOther = isClear(understood) && understood.likely[0]?.need.key !== need;
  return isOther ? undefined : answerSimilar(asking, place);
};

/** Wants nothing more. */
const NO = new Set(['no', 'nope', 'hapana', 'la']);

/** What each act of `followUps.txt` gives. */
export const ACT_ASKS: Readonly<Record<string, Ask>> = {
  ...EXTENTS_OF_ACTS,
  shorter: answerShorter,
  simpler(asking, place) {
    const edition = asking.library.modern('en');
    return again({ ...asking, edition, wishes: { ...asking.wishes, edition } }, place);
  },
  english: againIn('en'),
  kiswahili: againIn('sw'),
  again,
  explain,
  another,
  still: another,
  thanks({ language, say, words, context }) {
    const lead = NO.has(words[0] ?? '') ? say.thanks : say.amen;
    return reply({ kind: 'thanks', language, lead, suggestions: say.suggestions.start, context });
  },
  share: ({ language, say, context }) => reply({ kind: 'help', language, lead: say.share, context }),
};

/** Words without a meaning of their own beside an edition or a language. */
const nothingElse = setOf(
  `${SMALL_WORDS} ${AROUND_WISH} how sound read go reads repeat tena rudia huo hajui haelewi kizungu kiingereza hapo`,
);
/** Where a passage stands is asked in words that also ask for a fact. */
const whereStands = phraseList('^ where is|was it|that|this written|found? $');
const partOf = phraseList(PART_OF);
const pointsHere = phraseList(POINTS_HERE);
/** How many words of a part are looked for. */
const MOST_WORDS_OF_PART = 5;

/** The words that name a part of the chapter and stand alone; below the page’s greeting they must point at it. */
function partNamed({ words, context: { need, query, passage, shown } }: Asking): string | undefined {
  const isGreetedAlone = !need && !query && shown?.length === 1 && passage === shown[0];
  const found = isGreetedAlone && !pointsHere.isIn(words) ? undefined : partOf.last(words);
  if (!found || !words.slice(0, found.from).every((word) => nothingElse.has(word))) return undefined;
  return words.slice(found.to, found.to + MOST_WORDS_OF_PART).join(' ') || undefined;
}

/** The place of the passage before, from the conversation's context. */
const lastPlace = ({ context }: Pick<Asking, 'context'>): Place | undefined =>
  context.passage === undefined ? undefined : parsePlace(context.passage);

/** Whether a message asks something of the passage before it. */
export const asksOfPassage = (asking: Asking): boolean =>
  lastPlace(asking) !== undefined && askIn(asking) !== undefined;

/** Chapter and verse of the same book, without its name: `24:15`, `what about chapter 24:15`. */
const ELSEWHERE = /^(?:[a-z]+\s+){0,4}(\d{1,3})\s*[:.v]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[?.!]*$/i;
const BEFORE_ELSEWHERE = new Set('and na what how about then ok je chapter ch sura ya mlango wa'.split(' '));

/**
 * What a short message asks of the passage before it: `next verse`, `verse 17`, `the whole chapter`, `shorter`, `from
 * the Psalms`, `the part about patience`. Undefined when it asks for something else.
 */
function askIn(asking: Asking): Ask | undefined {
  const { wishes, words } = asking;
  const message = wishes.message.trim();
  const [, chapter, first, last = first] = ELSEWHERE.exec(message) ?? [];
  if (chapter && wordsOf(message.replace(/\d.*/, '')).every((word) => BEFORE_ELSEWHERE.has(word))) {
    const numbers = { chapter: Number(chapter), first: Number(first), last: Number(last) };
    return (_, { book }) => answerReference(asking, [{ book, ...numbers }]);
  }
  if (wishes.simpler && findReferences(message).length === 0) return again;
  const wishesElse = wishes.edition ?? wishes.unknown ?? wishes.language ?? wishes.simpler;
  if (wishesElse && words.every((word) => nothingElse.has(word))) return again;
  const extent = findExtent(words);
  if (extent) return extent;
  if (whereStands.isIn(words)) return again;
  const book = bookWished(words);
  if (book) return () => answerFromBook(asking, book);
  const about = partNamed(asking);
  return about ? (_, place) => answerPart(asking, place, about) : undefined;
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
  const { words, context } = asking;
  const isOfLost = OF_DEATH.has(context.need?.split('/')[0] ?? '') && whereNow.isIn(words);
  const after = isOfLost ? needNamed('eternal-life') : undefined;
  if (after) return answerFitting(asking, after, 'none', false);
  const asksOn = onward.isIn(words) && context.need !== undefined && !context.need.startsWith('church:');
  const wished = answerWished(asking) ?? (asksOn ? answerSimilar(asking, place) : undefined);
  const answer = wished ?? withNeed(asking, askIn(asking)?.(asking, place));
  return answer ?? (asksOfWords(asking, place) && !namesSubject(asking) ? explain(asking, place) : undefined);
}

/** What the conversation is about stays, so that `another` still finds more of it. */
function withNeed({ context }: Asking, answer: VerseAnswer | undefined): VerseAnswer | undefined {
  const { need, query } = context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

/** What somebody asks who told of a need, or asked a question of faith: what now, and yes to another passage. */
const onward = phraseList(ASKS_ON);
const whereNow = phraseList(ASKS_WHERE_NOW);

/** Whether a message names what it wants a verse on, which is another matter: `mistari ya faraja`. */
const namesSubject = ({ words }: Asking, { about, asked } = topicIn(words)): boolean =>
  asked && isClear(understandNeed(about.join(' ')));

/** After a passage folded hands say amen; alone they ask for help. */
const PRAYING = /^(?:🙏|\p{Emoji_Modifier}|\s)+$/u;

/**
 * Answers what the classifier reads as an act on the passage before. Call it last: what is asked in so many words,
 * references and known lines come before.
 */
export function answerAct(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking);
  const act = place && (PRAYING.test(asking.message) ? 'thanks' : findActIn(asking.message));
  if (!act || (act === 'still' && !asking.context.need) || namesSubject(asking)) return undefined;
  if (asksOfItsOwn(asking, place)) return undefined;
  // Who asks on about a question of faith gets the next passage on it.
  const isOnFaith = act === 'explain' && asking.context.need?.startsWith('faith:');
  return withNeed(asking, ACT_ASKS[isOnFaith ? 'another' : act]?.(asking, place));
}
