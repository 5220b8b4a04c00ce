import { storyBounds } from '#content/verses/storyBounds.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerReference } from '../references/answerReference.ts';
import { type Place, parsePlace } from '../search/places.ts';
import type { Span } from './spans.ts';
import { endBefore, lastVerse, stepVerse, WHOLE_CHAPTER } from './steps.ts';

const units = storyBounds.map(parsePlace).filter((place) => place !== undefined);

/** The shortest story, prayer or list in which a passage stands; undefined where it is in none. */
function unitOf({ book, chapter, first }: Place): Place | undefined {
  const holding = units.filter(
    (unit) => unit.book === book && unit.chapter === chapter && unit.first <= first && first <= unit.last,
  );
  return holding.toSorted((one, other) => one.last - one.first - (other.last - other.first))[0];
}

/** Where the story, prayer or list ends in which a passage stands; the end of the chapter where it is in none. */
export const lastOfUnit = (place: Place): number => unitOf(place)?.last ?? WHOLE_CHAPTER;

/** Extents that only this file reads; the others are read with the other follow-ups. */
type OwnSpan = Extract<Span, { kind: 'first' | 'final' | 'pick' | 'backward' | 'rest' | 'story' }>;

/** Quotes the part of the chapter before that a message asks for. */
export function answerSpan(asking: Asking, place: Place, span: OwnSpan): VerseAnswer {
  const { book, chapter } = place;
  const end = lastVerse(asking, book, chapter);
  const verses = (...ranges: (readonly [first: number, last: number])[]) =>
    answerReference(
      asking,
      ranges.map(([first, last]) => ({ book, chapter, first, lastChapter: chapter, last })),
    );
  switch (span.kind) {
    case 'first': {
      const from = span.ofChapter && place.first === place.last ? 1 : place.first;
      return verses([from, endBefore(asking, place, from + span.count - 1)]);
    }
    case 'final': {
      const last = place.first === 1 || place.first === place.last ? end : place.last;
      return verses([Math.max(1, last - span.count + 1), last]);
    }
    case 'pick':
      return verses(...span.verses.map((verse) => [verse, verse] as const));
    case 'backward':
      return place.first > 1 && span.count > 1
        ? verses([Math.max(1, place.first - span.count), place.first - 1])
        : stepVerse(asking, place, -1);
    case 'rest': {
      const last = endOfSentence(asking, place);
      if (place.last >= end) return stepVerse(asking, place, 1);
      return verses([place.last + 1, last > place.last ? last : Math.min(lastOfUnit(place), WHOLE_CHAPTER)]);
    }
    case 'story': {
      const unit = unitOf(place);
      return unit ? verses([unit.first, unit.last]) : verses([1, WHOLE_CHAPTER]);
    }
  }
}

/** The verse in which a sentence ends that a passage leaves open; the passage's own last verse where it ends there. */
function endOfSentence({ library }: Asking, { book, chapter, last }: Place): number {
  const following = library.kingJames.verses(book, chapter, last, WHOLE_CHAPTER);
  return following.find(({ text }) => /[.?!]["”’)\s]*$/.test(text))?.number ?? last;
}
