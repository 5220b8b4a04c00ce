import { ASKING_LINE, ASKING_LINE_CLASSES, HARSH, TOPIC } from '#content/verses/asks/quoting.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import type { Library } from '../editions/library.ts';
import { isEnglish } from '../language/english.ts';
import { memoize, onceFor } from '../language/memoize.ts';
import { phraseList } from '../language/phraseList.ts';
import { spellingDistance, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { isCurated } from '../needs/curated.ts';
import { stemsTold } from '../needs/telling.ts';
import { type FoundPhrase, PhraseIndex } from './phrases.ts';
import { type Place, placeOfVerse } from './places.ts';

const asking = phraseList(ASKING_LINE, ASKING_LINE_CLASSES);
const topic = phraseList(TOPIC);
const harsh = phraseList(HARSH);

/** What a message is about, without the words that ask for it (`a verse about hope`), and whether there were any. */
export function topicIn(words: readonly string[]): { about: readonly string[]; asked: boolean } {
  const end = topic.last(words)?.to ?? 0;
  const about = words.slice(end);
  return { about: about.length > 0 ? about : words, asked: end > 0 };
}

/** The half-remembered line in a message, without the words that ask where it stands. */
export function lineIn(words: readonly string[]): { line: string[]; asked: boolean } {
  const end = asking.last(words)?.to ?? 0;
  return { line: words.slice(end), asked: end > 0 };
}

/**
 * How much of a line a verse must hold to be the one that the person had in mind; more where the message tells of a need.
 * Undefined when no verse could be, so that no search is needed.
 */
export function leastOf(line: string[], asked: boolean, tellsOfNeed: boolean): number | undefined {
  const said = stemsTold(line).length;
  if (asked) return said > 0 ? 0.6 : undefined;
  if (line.length < LEAST_WORDS || said === 0) return undefined;
  if (tellsOfNeed) return said > 1 ? 0.95 : undefined;
  if (said === 1) return 0.97;
  return OF_ONESELF.has(line[0] ?? '') ? 0.8 : 0.66;
}

/** Words of a conversation about a need that also stand somewhere in the Bible are seldom meant as a quotation. */
const MOST_WORDS_OF_DETAIL = 6;

/** Whether a few words only go on about the need before: `he is dead now` quotes nothing. */
export const goesOnAboutNeed = ({ context: { need, query, passage }, words }: Asking): boolean =>
  (need !== undefined || (query !== undefined && !passage)) && words.length <= MOST_WORDS_OF_DETAIL;

/** How people begin to speak of themselves. */
const OF_ONESELF = new Set('i im am my we our he she they nina na sina how what why is does can will'.split(' '));

/** A message of fewer words is no line. */
const LEAST_WORDS = 4;

/** How many verses are compared with a search letter by letter. */
const CANDIDATES = 12;
/** A word in more verses than this adds to a verse that holds a rarer one; in more than that, it is passed over. */
const RARE = 700;
const COMMON = 3000;
/** The most words of a message that are searched. */
const MOST_WORDS = 40;

/** Lookups over an edition's words; made when it is first searched, which takes about a second. */
const indexOf = onceFor((edition: OpenEdition) => {
  /** The numbers of the verses by each stem in them. */
  const verses = new Map<string, number[]>();
  for (const [id, text] of edition.texts) {
    for (const stem of new Set(stemsOf(text))) {
      const list = verses.get(stem);
      if (list) list.push(id);
      else verses.set(stem, [id]);
    }
  }
  /** The numbers of the verses that hold a word, by its stem. */
  const holding = (stem: string): readonly number[] => verses.get(stem) ?? [];
  /** The stem that a misspelt one is nearest to; of several the commonest. */
  const mend = memoize((stem: string): string => {
    const most = stem.length >= 7 ? 2 : 1;
    const near = [...verses.keys()]
      .filter((other) => other[0] === stem[0])
      .map((other) => ({ other, distance: spellingDistance(stem, other, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((one, two) => one.distance - two.distance || holding(two.other).length - holding(one.other).length);
    return near[0]?.other ?? stem;
  });
  const isKnown = (word: string, stem = stemOf(word)) => stem.length < 4 || holding(stem).length > 0 || isEnglish(word);
  return { holding, mended: (word: string): string => (isKnown(word) ? word : mend(stemOf(word))) };
});

/** The verses that hold the most of the words; rare words count most. */
function candidatesFor(edition: OpenEdition, words: readonly string[]): number[] {
  const stems = new Set(words.map(stemOf));
  const lists = [...stems].map(indexOf(edition).holding).filter((list) => list.length > 0);
  const held = new Map<number, number>();
  for (const [at, list] of lists.sort((one, other) => one.length - other.length).entries()) {
    if (at > 1 && list.length > COMMON) break;
    const weight = Math.log(edition.texts.size / list.length);
    for (const id of list)
      if (held.has(id) || at === 0 || list.length < RARE) held.set(id, (held.get(id) ?? 0) + weight);
  }
  const best = [...held].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other);
  return best.slice(0, CANDIDATES).map(([id]) => id);
}

/** A verse that was found, and the edition whose words are most like the search. */
export type FoundVerse = FoundPhrase<{ id: number; edition: OpenEdition }>;

/**
 * Searches editions for half-remembered words.
 *
 * @param covered how much of the words a verse must hold, letter by letter
 */
export const searchWords = (
  editions: readonly OpenEdition[],
  words: readonly string[],
  covered: number,
): FoundVerse[] =>
  editions.flatMap((edition) => {
    const mended = words.slice(0, MOST_WORDS).map(indexOf(edition).mended);
    const verses = candidatesFor(edition, mended).map((id) => [edition.texts.get(id) ?? '', { id, edition }] as const);
    return new PhraseIndex(verses).find(mended.join(' '), { likeness: Number.POSITIVE_INFINITY, covered });
  });

/** The places of gentle verses with all words of a topic that is asked for; those of the church's own lists first. */
export function topicPlaces(library: Library, words: string[], language: VerseLanguage): Place[] {
  const { about, asked } = topicIn(words);
  const said = stemsTold(about);
  // `To close my notes with` tells of something else than its one word.
  if (!asked || said.length * 2 < about.length) return [];
  const edition = library.first(language);
  const isGentle = (id: number) => isCurated(id) || !harsh.isIn(wordsOf(library.kingJames.texts.get(id) ?? ''));
  const found = said
    .map((stem) => new Set(indexOf(edition).holding(stem)))
    .reduce((one, other) => one.intersection(other));
  return [...found]
    .filter(isGentle)
    .sort((one, other) => Number(isCurated(other)) - Number(isCurated(one)))
    .map(placeOfVerse);
}
