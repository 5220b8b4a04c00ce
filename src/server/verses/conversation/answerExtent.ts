import { storyBounds } from '#content/verses/storyBounds.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerReference } from '../references/answerReference.ts';
import { TO_THE_END, versesOf } from '../references/asked.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { VERSES_AROUND } from './explain.ts';
import type { Extent } from './extents.ts';
import { endBefore, lastVerse, stepChapter, stepVerse } from './steps.ts';

const units = storyBounds.map(parsePlace).filter((place) => place !== undefined);

/** The shortest story, prayer or list in which a passage stands; undefined where it is in none. */
function unitOf({ book, chapter, first }: Place): Place | undefined {
  const holding = units.filter(
    (unit) => unit.book === book && unit.chapter === chapter && unit.first <= first && first <= unit.last,
  );
  return holding.toSorted((one, other) => one.last - one.first - (other.last - other.first))[0];
}

/** Where the story, prayer or list ends in which a passage stands; the end of the chapter where it is in none. */
const lastOfUnit = (place: Place): number => unitOf(place)?.last ?? TO_THE_END;

/** Quotes the part of the chapter before, or of one beside it, that a message asks for. */
export function answerExtent(asking: Asking, place: Place, extent: Extent): VerseAnswer {
  const { book, chapter } = place;
  const end = lastVerse(asking, book, chapter);
  const verses = (first: number, last = first, of = chapter) =>
    answerReference(asking, [versesOf({ book, chapter: of, first, last })]);
  switch (extent.kind) {
    case 'verses': {
      const { first, last, bare } = extent;
      // `118` after the whole of Psalm 117, and `130` after Psalm 103, which has no such verse, are psalms.
      const isChapter = bare && (place.first === 1 || first > end) && first <= book.chapters;
      return isChapter ? verses(1, TO_THE_END, first) : verses(first, last === Infinity ? Math.max(first, end) : last);
    }
    case 'first': {
      const from = extent.ofChapter && place.first === place.last ? 1 : place.first;
      return verses(from, endBefore(asking, place, from + extent.count - 1));
    }
    case 'final': {
      const last = place.first === 1 || place.first === place.last ? end : place.last;
      return verses(Math.max(1, last - extent.count + 1), last);
    }
    case 'pick':
      return answerReference(
        asking,
        extent.verses.map((verse) => versesOf({ book, chapter, first: verse, last: verse })),
      );
    case 'through':
      if (extent.last === Infinity) return verses(place.first, lastOfUnit(place));
      return extent.last >= place.first ? verses(place.first, extent.last) : verses(extent.last);
    case 'onward': {
      const { count, skip = 0 } = extent;
      const first = skip > 0 ? endBefore(asking, place, place.last + skip + 1) : place.last + 1;
      const last = endBefore(asking, place, first + count - 1);
      return last < first ? stepVerse(asking, place, 1) : verses(first, last);
    }
    case 'onwardTo':
      return extent.last > place.last ? verses(place.last + 1, extent.last) : stepVerse(asking, place, 1);
    case 'backward':
      return place.first > 1 && extent.count > 1
        ? verses(Math.max(1, place.first - extent.count), place.first - 1)
        : stepVerse(asking, place, -1);
    case 'end':
      return verses(end);
    case 'rest': {
      if (place.last >= end) return stepVerse(asking, place, 1);
      const last = endOfSentence(asking, place);
      return verses(place.last + 1, last > place.last ? last : lastOfUnit(place));
    }
    case 'story': {
      const unit = unitOf(place);
      return unit ? verses(unit.first, unit.last) : verses(1, TO_THE_END);
    }
    case 'around':
      return verses(Math.max(1, place.first - VERSES_AROUND), endBefore(asking, place, place.last + VERSES_AROUND));
    case 'chapter':
      return extent.by ? stepChapter(asking, place, extent.by) : verses(1, TO_THE_END, extent.chapter);
    case 'sameVerse':
      return verses(place.first, place.first, extent.chapter);
  }
}

/** The verse in which a sentence ends that a passage leaves open; the passage's own last verse where it ends there. */
function endOfSentence({ library }: Asking, { book, chapter, last }: Place): number {
  const following = library.kingJames.verses(book, chapter, last, TO_THE_END);
  return following.find(({ text }) => /[.?!]["”’)\s]*$/.test(text))?.number ?? last;
}
