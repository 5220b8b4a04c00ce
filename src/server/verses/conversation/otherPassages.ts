import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { fill } from '../fill.ts';
import { curatedPlaces } from '../needs/curated.ts';
import { fitNeed } from '../needs/needFinder.ts';
import { reply } from '../reply.ts';
import { answerPlaces, unseen } from '../search/answerPlaces.ts';
import { bookName, type Place, referenceOf } from '../search/places.ts';
import { booksNamed } from './booksNamed.ts';
import { crossReferences, explain } from './explain.ts';
import { lastPlace } from './followUp.ts';
import { placesOfNeed } from './placesOfNeed.ts';

/** So many are looked through where another book is asked for. */
const COMPARABLE = 20;

/** The first verse of a longer passage; after a single verse, the shortest passage on the same need. */
export function answerShorter(asking: Asking, place: Place): VerseAnswer {
  const { say, context, library } = asking;
  if (place.last > place.first)
    return answerPlaces(asking, [{ ...place, last: place.first }], 'words', say.shorter, {});
  const letters = ({ book, chapter, first, last }: Place) =>
    library.kingJames.verses(book, chapter, first, last).reduce((sum, { text }) => sum + text.length, 0);
  const ofNeed = placesOfNeed(asking);
  const others = unseen(asking, ofNeed.length > 0 ? ofNeed : crossReferences(place)).filter(
    (other) => letters(other) < letters(place),
  );
  const [shortest] = others.toSorted((one, other) => letters(one) - letters(other));
  const lead = shortest ? say.shorter : say.noShorter;
  return answerPlaces(asking, [shortest ?? place], 'words', lead, { need: context.need });
}

/** A passage on the same need from the book that was named, otherwise one of the church's own list from that book. */
export function answerFromBook(asking: Asking, name: string): VerseAnswer | undefined {
  const books = booksNamed(name);
  if (books.length === 0) return undefined;
  const inBooks = (places: Place[]) => places.filter(({ book }) => books.includes(book));
  const fitting = unseen(asking, inBooks(placesOfNeed(asking)));
  // After a call for help only the passages that were chosen for it are given.
  const grave = distressPlaces(asking.context.need ?? '');
  const others = grave.length > 0 ? unseen(asking, grave) : unseen(asking, inBooks(curatedPlaces));
  // Those that some list sets beside the passage before are nearer than any of the church's own.
  const place = lastPlace(asking.context.passage);
  const beside = grave.length > 0 || !place ? [] : unseen(asking, inBooks(crossReferences(place, Infinity)));
  const broad = grave.length > 0 || !asking.context.need ? [] : unseen(asking, inBooks(BROAD_NEEDS.flatMap(placesOf)));
  const places = [fitting, beside, broad, others].find((list) => list.length > 0) ?? [];
  if (places.length === 0) return undefined;
  return answerPlaces(asking, places.slice(0, 1), 'need', asking.say.another, { need: asking.context.need });
}

/** Needs whose passages fit many who told of trouble. */
const BROAD_NEEDS = ['weariness', 'anxiety', 'peace', 'help'];
const placesOf = (key: string): Place[] => fitNeed(key, 'self', 'none')?.places ?? [];

/** A passage of the named book that the church's lists set beside this one; says so where there is none. */
export function answerCompared(asking: Asking, place: Place, name: string): VerseAnswer | undefined {
  const { say, language, context } = asking;
  const books = booksNamed(name);
  const [book] = books;
  if (!book) return undefined;
  const ofNeed = unseen(asking, placesOfNeed(asking));
  const beside = (ofNeed.length > 0 ? ofNeed : crossReferences(place, COMPARABLE)).find(({ book: one }) =>
    books.includes(one),
  );
  if (beside) return answerPlaces(asking, [beside], 'words', say.another, {});
  const lead = fill(say.noParallel, { reference: referenceOf(place, language), book: bookName(book, language) });
  return reply({ kind: 'nothing', language, lead, context: { ...context, language } });
}

/** Another passage on the same need. Without a need: one that the church's lists name beside this passage. */
export function answerSimilar(asking: Asking, place: Place): VerseAnswer {
  const { context, say } = asking;
  const ofNeed = unseen(asking, placesOfNeed(asking));
  const places = ofNeed.length > 0 ? ofNeed : unseen(asking, crossReferences(place));
  if (places.length === 0) return explain(asking, place);
  return answerPlaces(asking, places.slice(0, 1), 'need', say.another, { need: context.need });
}
