import { bookSettings } from '#content/verses/bookSettings.ts';
import { speakers } from '#content/verses/speakers.ts';
import { findBook } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { needPlaces } from '../needs/curated.ts';
import { fill, reply } from '../reply.ts';
import { bookName, type Place, referenceOf, usfmOf, verseId } from '../search/places.ts';
import { quoteAll, unseen } from '../search/quoting.ts';
import { versesAround } from './extents.ts';

/** How many other passages an explanation names. */
const MAX_CROSS_REFERENCES = 4;

/**
 * Where a passage stands and which passages speak of the same: from the table of the books and the church's own lists of
 * needs, never from invention.
 */
export function explain(asking: Asking, place: Place): VerseAnswer {
  const { language, say } = asking;
  const { book } = place;
  const setting = bookSettings[book.code]?.[language === 'sw' ? 'swahili' : 'english'] ?? '';
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
    passages: quoteAll(asking, [versesAround(place)]),
    notes: related.length > 0 ? [] : [say.askPastor],
    others: related.map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    context: { need: asking.context.need, passage: usfmOf(place) },
  });
}

/** Passages that the church's lists set beside this one under the same needs, the most shared first. */
export function crossReferences({ book, chapter, first, last }: Place): Place[] {
  const overlaps = (other: Place) =>
    other.book === book && other.chapter === chapter && other.first <= last && other.last >= first;
  const lists = needPlaces.filter((places) => places.some(overlaps));
  const beside = lists.flatMap((places) => places.filter((other) => !overlaps(other)));
  return [...Map.groupBy(beside, usfmOf).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_CROSS_REFERENCES)
    .flatMap(([place]) => place ?? []);
}

const WHOLE_CHAPTER = 999;

const list = speakers.trim().split('\n').map(read);

/** @throws Error where a line of the content folder names no place */
function read(line: string) {
  const [where = '', en = '', sw = ''] = line.split('|').map((part) => part.trim());
  const [, code = '', chapter, until, first, last] = /^(\w{3})\.(\d+)(?:-(\d+)|\.(\d+)(?:-(\d+))?)?$/.exec(where) ?? [];
  const book = findBook(code);
  if (!book || en === '' || sw === '') throw new Error(`speakers.ts: “${line}” names no place or no speaker.`);
  return {
    from: verseId(book, Number(chapter), Number(first ?? 1)),
    to: verseId(book, Number(until ?? chapter), Number(last ?? first ?? WHOLE_CHAPTER)),
    name: { en, sw },
  };
}

/** A sentence that says who speaks in all of a passage; empty where the list of speakers does not say. */
function saysWho({ language, say }: Asking, { book, chapter, first, last }: Place): string {
  const [from, to] = [verseId(book, chapter, first), verseId(book, chapter, last)];
  const speaker = list.find((one) => one.from <= from && to <= one.to);
  return speaker ? fill(book.code === 'PSA' ? say.psalmOf : say.speaker, { who: speaker.name[language] }) : '';
}
