import { type VerseWords, verseWords } from '#content/verses/answerWords.ts';
import type { Passage, VerseAnswer, VerseAnswerKind, VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import type { OpenEdition } from '../editions/edition.ts';
import type { Library } from '../editions/library.ts';
import { joined } from '../references/references.ts';
import { fill, listed, reply } from '../reply.ts';
import {
  type AskedPassage,
  beginningOf,
  bookName,
  LAST,
  type Place,
  referenceOf,
  TO_THE_END,
  usfmOf,
  verseId,
} from './places.ts';

/** The most verses that one answer quotes of a longer passage. */
const MOST_VERSES = 12;

/** A passage of at most so many verses is quoted whole: 1 Corinthians 13, Psalm 103, the ten commandments. */
const MOST_WHOLE = 25;

/** Several passages of at most so many verses together are all quoted whole: Psalms 23, 91 and 121. */
const MOST_OF_SEVERAL = 40;

/** How many passages that came after those are named. */
const MOST_NAMED = 3;

/**
 * A passage as an edition prints it; none when the edition leaves it out.
 *
 * @param language the language of the answer: a Kiswahili one names the book in Kiswahili, whatever edition it quotes
 */
function quote(edition: OpenEdition, place: Place, language: VerseLanguage): Passage[] {
  const verses = edition.verses(place);
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return [];
  const exact = { ...place, first: first.number, last: last.number };
  const reference = referenceOf(exact, language === 'sw' ? language : edition.language);
  const { name, credit } = edition;
  return [{ reference, usfm: usfmOf(exact), edition: name, language: edition.language, credit, verses }];
}

/**
 * Quotes what was asked for, of a long passage its first twelve verses: says what does exist where it does not, and gives
 * from another edition what this one leaves out.
 */
export function quoteAsked(library: Library, edition: OpenEdition, asked: AskedPassage[], language: VerseLanguage) {
  const words = verseWords[language];
  const parts = asked.flatMap((one) => chaptersOf(library, one));
  const whole = parts.reduce((sum, part) => sum + Math.max(0, endOf(library, edition, part) - part.first + 1), 0);
  const passages: Passage[] = [];
  const [notes, unread] = [new Set<string>(), new Set<string>()];
  /** Where a passage that was cut goes on. */
  let next: string | undefined;
  let left = whole <= (asked.length > 1 ? MOST_OF_SEVERAL : MOST_WHOLE) ? whole : MOST_VERSES;
  for (const part of parts) {
    const { book, chapter, first } = part;
    const name = `${bookName(book, language)} ${chapter}`;
    const end = endOf(library, edition, part);
    const shown = { ...part, last: Math.min(end, first + left - 1) };
    const missing = whatIsMissing(library, part, language);
    if (missing) notes.add(missing);
    else if (left === 0) {
      next ??= beginningOf(part);
      unread.add(name);
    } else {
      left -= shown.last - first + 1;
      passages.push(...quote(edition, shown, language));
      for (const gap of gapsOf(library, edition, shown)) {
        const other = otherWith(library, edition, gap);
        passages.push(...quote(other, gap, language));
        const reference = referenceOf(gap, language);
        notes.add(fill(words.left, { edition: edition.name, reference, other: other.name }));
      }
      if (part.last > end && part.last < TO_THE_END) notes.add(fill(words.ends, { book: name, last: String(end) }));
      if (end === shown.last) continue;
      notes.add(fill(words.cut, { count: String(MOST_VERSES), reference: name, last: String(end) }));
      next ??= beginningOf({ ...part, first: shown.last + 1 });
    }
  }
  const references = listed([...unread].slice(0, MOST_NAMED), language);
  if (references) notes.add(fill(words.others, { references }));
  return { passages, notes: [...notes], ...(next && { next }) };
}

/**
 * What was asked for, chapter by chapter, up to the first one that the book does not have. The last verse has its number
 * here, and a number that is too high for a verse is a chapter: `Job 42 to 44`.
 */
function chaptersOf({ kingJames }: Library, asked: AskedPassage): Place[] {
  const { book, chapter, first, last, orChapters } = asked;
  const upTo = asked.lastChapter ?? chapter;
  const end = kingJames.lastVerse(book, chapter);
  if (first === LAST && end > 0) return [{ book, chapter, first: end, last: end }];
  const isChapters = orChapters !== undefined && end > 0 && first > end;
  const lastChapter = Math.max(chapter, Math.min(isChapters ? orChapters : upTo, book.chapters + 1));
  return Array.from({ length: lastChapter - chapter + 1 }, (_, at) => ({
    book,
    chapter: chapter + at,
    // Verse 0 alone stays, to be answered with what does exist; `0-5` begins at the first verse.
    first: at === 0 && !isChapters && !(first === 0 && last > 0) ? first : 1,
    last: chapter + at === upTo && !isChapters ? Math.max(last, at === 0 ? first : 1) : TO_THE_END,
  }));
}

/** A sentence that says what does exist, when no edition has the beginning of this; otherwise undefined. */
function whatIsMissing(library: Library, { book, chapter, first }: Place, language: VerseLanguage): string | undefined {
  const words = verseWords[language];
  const name = bookName(book, language);
  const verses = Math.max(...library.editions.map((edition) => edition.lastVerse(book, chapter)));
  if (verses === 0) {
    return fill(words.noChapter, {
      asked: `${name} ${chapter}`,
      book: name,
      count: counted(book.chapters, words.chapter),
    });
  }
  if (first >= 1 && first <= verses) return undefined;
  const asked = `${name} ${chapter}:${first}`;
  const whole = library.kingJames.lastVerse(book, chapter) || verses;
  return fill(words.noVerse, { asked, book: `${name} ${chapter}`, count: counted(whole, words.verse) });
}

/** Where a part ends: at the verse that was named, if any edition has it, or with the chapter as this edition prints it. */
function endOf(library: Library, edition: OpenEdition, { book, chapter, last }: Place): number {
  const longest = Math.max(...library.editions.map((one) => one.lastVerse(book, chapter)));
  if (last <= longest) return last;
  return Math.max(edition.lastVerse(book, chapter), library.kingJames.lastVerse(book, chapter)) || longest;
}

/** The parts of a passage that this edition leaves out and another has. */
function gapsOf(library: Library, edition: OpenEdition, place: Place): Place[] {
  const numbersIn = (one: OpenEdition) => one.verses(place).map(({ number }) => number);
  const elsewhere = new Set(library.editions.flatMap(numbersIn)).difference(new Set(numbersIn(edition)));
  return joined(
    [...elsewhere].sort((one, other) => one - other).map((verse) => ({ ...place, first: verse, last: verse })),
  );
}

/** Another edition that has this, of the same language if there is one. */
function otherWith(library: Library, edition: OpenEdition, { book, chapter, first }: Place): OpenEdition {
  const able = library.editions.filter((other) => other.texts.has(verseId(book, chapter, first)));
  return able.find(({ language }) => language === edition.language) ?? able[0] ?? library.kingJames;
}

/** `21 chapters`, in Kiswahili `sura 21` */
function counted(number: number, names: VerseWords['chapter']): string {
  const name = number === 1 ? names.one : names.several;
  return names.numberFirst ? `${number} ${name}` : `${name} ${number}`;
}

/**
 * Quotes the first places and names two more.
 *
 * @param count how many are quoted
 */
export function answerPlaces(
  asking: Asking,
  places: Place[],
  kind: VerseAnswerKind,
  lead: string,
  context: Pick<VerseContext, 'need' | 'query'>,
  count = 1,
): VerseAnswer {
  const { language, say } = asking;
  const [quoted, rest] = [places.slice(0, count), places.slice(count)];
  if (quoted.length === 0) {
    return reply({ kind: 'nothing', language, lead: say.nothingMore, suggestions: say.suggestions.start });
  }
  return reply({
    kind,
    language,
    lead,
    passages: quoteAll(asking, quoted),
    others: rest.slice(0, 2).map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    suggestions: rest.length > 0 || count > 1 ? [say.suggestions.another] : [],
    context,
  });
}

/** The places as the edition prints them; what it leaves out comes from another. */
export const quoteAll = ({ edition, library, language }: Asking, places: Place[]): Passage[] =>
  quoteAsked(library, edition, places, language).passages;

/** Those of the places that the person has not seen yet. */
export function unseen({ context }: Asking, places: Place[]): Place[] {
  const shown = new Set(context.shown);
  return places.filter((place) => !shown.has(beginningOf(place)));
}
