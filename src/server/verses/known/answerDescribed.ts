import {
  BEFORE_DESCRIPTION,
  DEFINITE,
  DESCRIBE_NOTHING,
  DESCRIBED,
  GENERAL,
  HEADS,
  OF_JESUS,
} from '#content/verses/asks/quoting.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf, stemOf } from '../language/words.ts';
import { placeOf } from '../needs/curated.ts';
import { type Place, usfmOf } from '../search/places.ts';
import { answerPlaces } from '../search/quoting.ts';
import { famousLines } from './answerLine.ts';

const described = phraseList(DESCRIBED, HEADS);
const before = setOf(`${BEFORE_DESCRIPTION} ${HEADS.HEAD} the a other not in`);
/** Words for a passage that people also use when they ask about a need. */
const general = setOf(GENERAL);
const definite = phraseList(DEFINITE);
/** `What Jesus said about the shepherd`: only the Gospels. */
const asksOfJesus = phraseList(OF_JESUS);
/** Words that describe nothing. */
const empty = new Set(DESCRIBE_NOTHING.split(' ').map(stemOf));

/** What is described, behind the last words that say so; undefined where something else stands before them. */
function describedIn(words: readonly string[]): { head: string; about: string[] } | undefined {
  const found = described.last(words);
  if (!found || found.to >= words.length || !words.slice(0, found.from).every((word) => before.has(word)))
    return undefined;
  return { head: words[found.from] ?? '', about: words.slice(found.to) };
}

/** The share of its words that a passage must hold of a description, and the share of its letters of a word. */
const LEAST_HELD = 0.5;
const OF_WORD = { likeness: 2, covered: 0.5 };

const telling = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 1 && !empty.has(stemOf(word)));

/** The famous passages that hold what is described, in any wording; the best first. */
export function placesDescribed(
  { library }: Pick<Asking, 'library'>,
  about: readonly string[],
  isMeant: (place: Place) => boolean,
): Place[] {
  const told = telling(about);
  const shares = new Map<string, number>();
  for (const word of told) {
    const found = famousLines(library.kingJames).find(stemOf(word), OF_WORD);
    for (const [passage, wordings] of Map.groupBy(found, ({ value }) => usfmOf(value.place))) {
      // A short wording that holds the word is more about it than a long one.
      const share = Math.max(...wordings.map(({ covered, likeness }) => covered + likeness));
      shares.set(passage, (shares.get(passage) ?? 0) + share);
    }
  }
  return [...shares]
    .filter(([, share]) => share >= told.length * LEAST_HELD)
    .sort(([, one], [, other]) => other - one)
    .map(([passage]) => placeOf(passage))
    .filter(isMeant);
}

const GOSPELS = new Set(['MAT', 'MRK', 'LUK', 'JHN']);

/**
 * The famous passage that a message describes: `the one about waiting and eagles`, `no, the one with the belt and the
 * shield`. Undefined when it describes none.
 */
export function describedPlaces({ words, library, context }: Asking): Place[] {
  const found = describedIn(words);
  // `A verse about hope` names a need. After another passage it may describe one; `which verse talks of hope` does not.
  const mayDescribe = context.passage !== undefined && words[0] !== 'which';
  if (!found || (general.has(found.head) && !mayDescribe && !definite.isIn(words))) return [];
  const ofJesus = asksOfJesus.isIn(words);
  // One word is a topic, not a description.
  if (telling(found.about).length < 2 && !ofJesus) return [];
  return placesDescribed({ library }, found.about, ({ book }) => !ofJesus || GOSPELS.has(book.code)).slice(0, 3);
}

/** Quotes the famous passage that a message describes. */
export function answerDescribed(asking: Asking): VerseAnswer | undefined {
  const shown = asking.context.passage;
  const places = describedPlaces(asking).filter((place) => usfmOf(place) !== shown);
  return places.length > 0
    ? answerPlaces(asking, places, 'words', asking.say.found, { query: asking.words.join(' ').slice(0, 200) })
    : undefined;
}
