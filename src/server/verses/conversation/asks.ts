import { AROUND_WISH, PART_OF } from '#content/verses/asks/named.ts';
import { SMALL_WORDS } from '#content/verses/asks/social.ts';
import { phraseList } from '../language/phraseList.ts';
import type { Act } from './acts.ts';
import { bookWished } from './booksNamed.ts';
import { EXTENTS_OF_ACTS, type Extent, findExtent } from './extents.ts';

/** What a message asks of the passage that was quoted last. */
export type Ask =
  | { kind: 'extent'; extent: Extent }
  | { kind: Exclude<Act, keyof typeof EXTENTS_OF_ACTS> }
  /** A passage on the same from a book or a part of the Bible. */
  | { kind: 'book'; book: string }
  /** The verses of the chapter in which these words stand. */
  | { kind: 'part'; about: string };

/** What an act asks for. */
export const askOf = (act: Act): Ask =>
  act === 'next' || act === 'previous' || act === 'chapter' || act === 'around'
    ? { kind: 'extent', extent: EXTENTS_OF_ACTS[act] }
    : { kind: act };

const set = (words: string) => new Set(words.split(' '));
/** Words beside an edition or a language that say nothing else. */
const nothingElse = set(
  `${SMALL_WORDS} ${AROUND_WISH} how sound read go reads repeat tena rudia huo hajui haelewi kizungu kiingereza hapo`,
);
/** Where a passage stands is asked in words that also ask for a fact. */
const whereStands = phraseList('^ where is|was it|that|this written|found? $');
const partOf = phraseList(PART_OF);
/** So many words of a part are looked for. */
const MOST_WORDS_OF_PART = 5;
const LEAST_LETTERS = 3;

/**
 * What a short message asks of the passage before it: `next verse`, `verse 17`, `the whole chapter`, `shorter`, `from
 * the Psalms`, `what does it mean`. Undefined when it asks for something else.
 *
 * @param wishesElse whether the message named a language or an edition, so that the rest of it may be empty
 */
export function findAsk(words: readonly string[], wishesElse: boolean): Ask | undefined {
  if (wishesElse && words.every((word) => nothingElse.has(word))) return { kind: 'again' };
  const extent = findExtent(words);
  if (extent) return { kind: 'extent', extent };
  if (whereStands.isIn(words)) return { kind: 'again' };
  const book = bookWished(words);
  if (book) return { kind: 'book', book };
  const about = partNamed(words);
  return about ? { kind: 'part', about } : undefined;
}

/** The words of the chapter by which a part of it is named, where nothing stands before that. */
function partNamed(words: readonly string[]): string | undefined {
  const [found] = partOf.findAll(words).toSorted((one, other) => other.to - one.to);
  if (!found || !words.slice(0, found.from).every((word) => nothingElse.has(word))) return undefined;
  const about = words.slice(found.to, found.to + MOST_WORDS_OF_PART);
  return about.some((word) => word.length >= LEAST_LETTERS) ? about.join(' ') : undefined;
}
