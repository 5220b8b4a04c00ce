import type { Book } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerReference } from '../references/answerReference.ts';
import { fill, reply } from '../reply.ts';
import { bookName, chapterBeside, chapterFrom, type Place } from '../search/places.ts';

/** What a message asks of the passage before it: gives the answer; undefined where the passage has nothing of it. */
export type Ask = (asking: Asking, place: Place) => VerseAnswer | undefined;

/** How many verses are shown before and after a passage, for its context. */
const VERSES_AROUND = 2;

/** A passage with the verses before and after it. */
export const versesAround = (place: Place): Place => {
  return { ...place, first: Math.max(1, place.first - VERSES_AROUND), last: place.last + VERSES_AROUND };
};

/** The number of a chapter's last verse. */
export const lastVerse = ({ library }: Asking, book: Book, chapter: number): number =>
  library.kingJames.lastVerse(book, chapter);

/** The verse after or before the passage, across the ends of chapters and books. */
export function stepVerse(asking: Asking, place: Place, by: 1 | -1): VerseAnswer {
  const { book, chapter } = place;
  const verse = by === 1 ? place.last + 1 : place.first - 1;
  const inChapter = verse >= 1 && verse <= lastVerse(asking, book, chapter);
  if (inChapter) return answerReference(asking, [{ book, chapter, first: verse, last: verse }]);
  const beside = chapterBeside(book, chapter, by);
  if (!beside) {
    const lead = by === 1 ? asking.say.bibleEnds : asking.say.bibleBegins;
    return reply({ kind: 'nothing', language: asking.language, lead, context: asking.context });
  }
  const at = by === 1 ? 1 : lastVerse(asking, beside.book, beside.chapter);
  const name = (one: Pick<Place, 'book' | 'chapter'>) => `${bookName(one.book, asking.language)} ${one.chapter}`;
  const say = by === 1 ? asking.say.chapterEnds : asking.say.chapterBegins;
  const lead = fill(say, { chapter: name(place), other: name(beside) });
  return answerReference(asking, [{ ...beside, first: at, last: at }], lead);
}

export function stepChapter(asking: Asking, { book, chapter }: Place, by: 1 | -1): VerseAnswer {
  const beside = chapterBeside(book, chapter, by) ?? { book, chapter };
  return answerReference(asking, [chapterFrom(beside.book, beside.chapter)]);
}
