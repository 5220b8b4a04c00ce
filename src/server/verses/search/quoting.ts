import { type VerseWords, verseWords } from '#content/verses/answerWords.ts';
import type { Book } from '#shared/verse/bible.ts';
import type { Passage, VerseLanguage } from '#shared/verse/verse.ts';
import type { OpenEdition } from '../editions/edition.ts';
import type { Library } from '../editions/library.ts';
import { type AskedPassage, LAST, TO_THE_END } from '../references/asked.ts';
import { fill } from '../reply.ts';
import { bookName, languageOfEdition, type Place, referenceOf, usfmOf, verseId } from './places.ts';

/** The most verses that one answer quotes of a longer passage. */
const MOST_VERSES = 12;

/** A passage of at most so many verses is quoted whole: 1 Corinthians 13, Psalm 103, the ten commandments. */
const MOST_WHOLE = 25;

/** Several passages of at most so many verses together are all quoted whole: Psalms 23, 91 and 121. */
const MOST_OF_SEVERAL = 40;

/** How many passages that came after those are named. */
const MOST_NAMED = 3;

/** What can be given of the passages that were asked for. */
export interface Quotations {
  passages: Passage[];
  notes: string[];
  /** Where a passage that was cut goes on. */
  next?: string;
}

/**
 * A passage as an edition prints it; undefined when the edition leaves it out.
 *
 * @param language the language of the answer: a Kiswahili one names the book in Kiswahili, whatever edition it quotes
 */
export function quote(edition: OpenEdition, place: Place, language: VerseLanguage): Passage | undefined {
  const verses = edition.verses(place.book, place.chapter, place.first, place.last);
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return undefined;
  const exact = { ...place, first: first.number, last: last.number };
  return {
    reference: referenceOf(exact, language === 'sw' ? language : languageOfEdition(edition)),
    usfm: usfmOf(exact),
    edition: edition.name,
    language: edition.language,
    credit: edition.credit,
    verses,
  };
}

/**
 * Quotes what was asked for, of a long passage its first twelve verses: says what does exist where it does not, and gives from another
 * edition what this one leaves out.
 */
export function quoteAsked(
  library: Library,
  edition: OpenEdition,
  asked: AskedPassage[],
  language: VerseLanguage,
): Quotations {
  const result: Quotations = { passages: [], notes: [] };
  const unread = new Set<string>();
  const most = mostVerses(
    library,
    edition,
    asked.map((passage) => asItExists(library, passage)),
  );
  let left = most;
  for (const one of asked.map((passage) => asItExists(library, passage))) {
    for (const part of chaptersOf(one)) {
      if (left === 0) {
        result.next ??= `${part.book.code}.${part.chapter}.${part.first}`;
        if (unread.size < MOST_NAMED) unread.add(`${bookName(part.book, language)} ${part.chapter}`);
        break;
      }
      const missing = whatIsMissing(library, part, language);
      if (missing) {
        if (!result.notes.includes(missing)) result.notes.push(missing);
        break;
      }
      left -= quotePart(library, edition, part, left, language, result);
    }
  }
  const { others, and } = verseWords[language];
  if (unread.size > 0) result.notes.push(fill(others, { references: [...unread].join(` ${and} `) }));
  return result;
}

/** How many verses to quote: all of a short passage, and of a longer one as many as read well at a time. */
function mostVerses(library: Library, edition: OpenEdition, asked: AskedPassage[]): number {
  const lengths = asked.flatMap(chaptersOf).map((part) => endOf(library, edition, part) - part.first + 1);
  const whole = lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
  const limit = asked.length > 1 ? MOST_OF_SEVERAL : MOST_WHOLE;
  return whole <= limit ? limit : MOST_VERSES;
}

/** The last verse by its number, and chapters where a number is too high for a verse: `Job 42 to 44`. */
function asItExists({ kingJames }: Library, asked: AskedPassage): AskedPassage {
  const { book, chapter, first, orChapters } = asked;
  const end = kingJames.lastVerse(book, chapter);
  if (first === LAST && end > 0) return { ...asked, first: end, last: end };
  const isChapter = orChapters !== undefined && end > 0 && first > end;
  return isChapter ? { book, chapter, first: 1, lastChapter: orChapters, last: TO_THE_END } : asked;
}

/** Quotes one chapter's part of what was asked for; gives how many verses it took. */
function quotePart(
  library: Library,
  edition: OpenEdition,
  part: Place,
  most: number,
  language: VerseLanguage,
  result: Quotations,
): number {
  const end = endOf(library, edition, part);
  const shown = { ...part, last: Math.min(end, part.first + most - 1) };
  const passage = quote(edition, shown, language);
  if (passage) result.passages.push(passage);
  let taken = passage?.verses.length ?? 0;
  for (const gap of gapsOf(library, edition, shown)) {
    const other = otherWith(library, edition, gap);
    const instead = other && quote(other, gap, language);
    if (!other || !instead) continue;
    result.passages.push(instead);
    const left = { edition: edition.name, reference: referenceOf(gap, language), other: other.name };
    result.notes.push(fill(verseWords[language].left, left));
    taken += instead.verses.length;
  }
  if (part.last > end && part.last < TO_THE_END) {
    const words = { book: `${bookName(part.book, language)} ${part.chapter}`, last: String(end) };
    result.notes.push(fill(verseWords[language].ends, words));
  }
  if (end > shown.last) {
    const reference = `${bookName(part.book, language)} ${part.chapter}`;
    const words = { count: String(MOST_VERSES), reference, last: String(end) };
    result.notes.push(fill(verseWords[language].cut, words));
    result.next ??= `${part.book.code}.${part.chapter}.${shown.last + 1}`;
  }
  return Math.min(most, taken);
}

/** What was asked for, chapter by chapter; no more chapters than twelve verses can reach. */
function chaptersOf({ book, chapter, first, lastChapter, last }: AskedPassage): Place[] {
  const end = Math.min(Math.max(lastChapter, chapter), chapter + MOST_VERSES);
  return Array.from({ length: end - chapter + 1 }, (_, at) => ({
    book,
    chapter: chapter + at,
    // Verse 0 alone stays, to be answered with what does exist; `0-5` begins at the first verse.
    first: at === 0 && !(first === 0 && last > 0) ? first : 1,
    last: chapter + at === lastChapter ? Math.max(last, at === 0 ? first : 1) : TO_THE_END,
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
function gapsOf(library: Library, edition: OpenEdition, { book, chapter, first, last }: Place): Place[] {
  const here = new Set(edition.verses(book, chapter, first, last).map(({ number }) => number));
  const gaps: Place[] = [];
  for (let verse = first; verse <= last; verse++) {
    if (here.has(verse) || !library.editions.some((other) => has(other, book, chapter, verse))) continue;
    const before = gaps.at(-1);
    if (before?.last === verse - 1) before.last = verse;
    else gaps.push({ book, chapter, first: verse, last: verse });
  }
  return gaps;
}

function has(edition: OpenEdition, book: Book, chapter: number, verse: number): boolean {
  return edition.texts.has(verseId(book, chapter, verse));
}

/** Another edition that has this, of the same language if there is one. */
function otherWith(library: Library, edition: OpenEdition, { book, chapter, first }: Place): OpenEdition | undefined {
  const able = library.editions.filter((other) => other !== edition && has(other, book, chapter, first));
  return able.find(({ language }) => language === edition.language) ?? able[0];
}

/** `21 chapters`, in Kiswahili `sura 21` */
function counted(number: number, names: VerseWords['chapter']): string {
  const name = number === 1 ? names.one : names.several;
  return names.numberFirst ? `${number} ${name}` : `${name} ${number}`;
}
