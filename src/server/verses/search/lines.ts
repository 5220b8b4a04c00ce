import { ASKING_LINE, ASKING_LINE_CLASSES, HARSH, TOPIC } from '#content/verses/asks/quoting.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { Library } from '../editions/library.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { isCurated } from '../needs/curated.ts';
import { stemsTold } from '../needs/telling.ts';
import { type Place, placeOfVerse } from './places.ts';
import { countOf, type Found, searchWords, shareKnown } from './search.ts';

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

/** The verses that half-remembered words may come from, in any edition, the likeliest first; each verse once. */
export function findLines(library: Library, line: string[], language: VerseLanguage): Found[] {
  const known = library.editions.filter((edition) => shareKnown(edition, line) > 0.5);
  const preferred = library.first(language);
  const best = new Map<number, Found>();
  for (const edition of known) {
    for (const found of searchWords(edition, line, (id) => (isCurated(id) ? 1 : 0))) {
      const score = found.score + (edition === preferred ? 0.02 : 0);
      const before = best.get(found.id);
      if (!before || score > before.score) best.set(found.id, { ...found, score });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score || one.id - other.id);
}

/**
 * How much of a line a verse must hold, and in what order, to be the line that the person had in mind; more where the
 * message tells of a need. Undefined when no verse could be, so that no search is needed.
 */
export function leastOf(line: string[], asked: boolean, tellsOfNeed: boolean): [number, number] | undefined {
  const said = stemsTold(line).length;
  if (asked) return said > 0 ? [0.5, 0] : undefined;
  if (line.length < LEAST_WORDS || said === 0) return undefined;
  if (tellsOfNeed) return said > 1 ? [0.95, 0.9] : undefined;
  if (said === 1) return [0.99, 0.9];
  return OF_ONESELF.has(line[0] ?? '') ? [0.8, 0.6] : [0.62, 0.3];
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

/** Whether a verse may be named beside the likeliest. */
export const isLikely = ({ coverage, order }: Found): boolean => coverage >= 0.6 && order >= 0.25;

/** A word in more verses is no topic by itself. */
const MOST_VERSES_OF_TOPIC = 400;

/**
 * The places of verses with the words of a topic that the index of needs does not know; only gentle ones, those of the
 * church's own lists first.
 */
export function topicPlaces(library: Library, words: string[], language: VerseLanguage): Place[] {
  const { about, asked } = topicIn(words);
  const said = [...new Set(stemsTold(about))];
  if (said.length === 0 || said.length > 4 || (!asked && (said.length > 2 || about.length > 3))) return [];
  const edition = library.first(language);
  const isTopic = (stem: string) => countOf(edition, stem) > 0 && countOf(edition, stem) <= MOST_VERSES_OF_TOPIC;
  if (!asked && !said.every(isTopic)) return [];
  const isGentle = (id: number) =>
    isCurated(id) || (asked && !harsh.isIn(wordsOf(library.kingJames.texts.get(id) ?? '')));
  return searchWords(edition, said, (id) => (isCurated(id) ? 3 : 0))
    .filter(({ coverage, id }) => coverage > 0.99 && isGentle(id))
    .map(({ id }) => placeOfVerse(id));
}
