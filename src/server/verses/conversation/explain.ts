import { bookSettings } from '#content/verses/bookSettings.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { needPlaces } from '../needs/curated.ts';
import { fill, reply } from '../reply.ts';
import { quoteAll, unseen } from '../search/answerPlaces.ts';
import { bookName, type Place, referenceOf, usfmOf, verseId } from '../search/places.ts';
import { speakerIn } from './speakers.ts';
import { lastVerse, VERSES_AROUND } from './steps.ts';

/** How many other passages an explanation names. */
const MAX_CROSS_REFERENCES = 4;

/**
 * Where a passage stands and which passages speak of the same: from the table of the books and the church's own lists of
 * needs, never from invention.
 */
export function explain(asking: Asking, place: Place): VerseAnswer {
  const { language, say } = asking;
  const { book, chapter } = place;
  const setting = bookSettings[book.code]?.[language === 'sw' ? 'swahili' : 'english'] ?? '';
  const around: Place = {
    book,
    chapter,
    first: Math.max(1, place.first - VERSES_AROUND),
    last: Math.min(lastVerse(asking, book, chapter), place.last + VERSES_AROUND),
  };
  const grave = distressPlaces(asking.context.need ?? '');
  const related = grave.length > 0 ? unseen(asking, grave).slice(0, MAX_CROSS_REFERENCES) : crossReferences(place);
  return reply({
    kind: 'words',
    language,
    lead: fill(say.setting, {
      reference: referenceOf(place, language),
      book: bookName(book, language),
      setting,
      speaker: saysWho(asking, place),
    }).replace('  ', ' '),
    passages: quoteAll(asking, [around]),
    notes: related.length > 0 ? [] : [say.askPastor],
    others: related.map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    context: { need: asking.context.need, passage: usfmOf(place) },
  });
}

/** A sentence that says whose words a passage is; empty where that is not known. */
function saysWho({ language, say }: Asking, place: Place): string {
  const who = speakerIn(place, language);
  if (!who) return '';
  return fill(place.book.code === 'PSA' ? say.psalmOf : say.speaker, { who });
}

/** Passages that the church's lists set beside this one under the same needs, the most shared first. */
export function crossReferences(place: Place, most: number = MAX_CROSS_REFERENCES): Place[] {
  const [from, to] = [verseId(place.book, place.chapter, place.first), verseId(place.book, place.chapter, place.last)];
  const overlaps = (other: Place) =>
    verseId(other.book, other.chapter, other.first) <= to && verseId(other.book, other.chapter, other.last) >= from;
  const counts = new Map<string, { place: Place; count: number }>();
  for (const places of needPlaces) {
    if (!places.some(overlaps)) continue;
    for (const other of places) {
      if (overlaps(other)) continue;
      const known = counts.get(usfmOf(other)) ?? { place: other, count: 0 };
      known.count++;
      counts.set(usfmOf(other), known);
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ place: other }) => other);
}
