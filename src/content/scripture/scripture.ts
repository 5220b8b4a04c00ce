import { BOOKS, type Book, kingJamesName } from '#shared/verse/bible.ts';
import { bibleVerses } from './bible.mjs';
import { kingJamesText } from './kingJames.ts';

/** A passage of the King James Version as a page quotes it. */
export type Scripture = { reference: string; text: string };

const REFERENCE = /^(.+?) (\d+)(?::(\d+)(?:-(?:(\d+):)?(\d+))?)?$/;

/**
 * The words of the King James Version at a reference such as `John 3:16`, `Psalm 23:1-3`, `Isaiah 52:13-53:12` or
 * `Psalm 100`, verses joined by spaces. The build replaces each call by what it gives (`scripturePlugin.ts`), so that
 * the Bible itself never reaches a browser.
 * @throws Error in plain words when the passage does not exist
 */
export function scripture(reference: string): Scripture {
  const texts = versesAt(reference).map((verse) => kingJamesText(verse, bibleVerses()[verse] ?? ''));
  return { reference: reference.trim(), text: texts.join(' ') };
}

/**
 * The verses of such a reference, each as the King James names it: `Psalms 23:1`.
 * @throws Error in plain words when the passage does not exist
 */
export function versesAt(reference: string): string[] {
  const fail = (why: string) => new Error(`Scripture "${reference}" does not exist: ${why}`);
  const found = REFERENCE.exec(reference.trim());
  if (!found) throw fail('write it as "Psalm 23:1-3".');
  const [, name = '', chapterText, firstText, lastChapterText, lastText] = found;
  const book = bookNamed(name);
  if (!book) throw fail(`there is no book called ${name}.`);

  const chapter = Number(chapterText);
  const lastChapter = Number(lastChapterText ?? chapter);
  for (const number of [chapter, lastChapter]) {
    if (number < 1 || number > book.chapters) throw fail(`${name} has ${count(book.chapters, 'chapter')}.`);
  }
  const first = Number(firstText ?? 1);
  const last = Number(lastText ?? firstText ?? lengthOf(book, chapter));
  for (const [at, verse] of [[chapter, first] as const, [lastChapter, last] as const]) {
    const length = lengthOf(book, at);
    if (verse < 1 || verse > length) throw fail(`${name} ${at} has ${count(length, 'verse')}.`);
  }
  if (lastChapter < chapter || (lastChapter === chapter && last < first)) throw fail('it ends before it begins.');

  const verses: string[] = [];
  for (let at = chapter; at <= lastChapter; at++) {
    const end = at === lastChapter ? last : lengthOf(book, at);
    for (let verse = at === chapter ? first : 1; verse <= end; verse++) verses.push(verseName(book, at, verse));
  }
  return verses;
}

/**
 * The same passage as a Kiswahili page quotes it: `Psalm 23:1` → `Zaburi 23:1`. The words stay those of the King James
 * Version, since nobody may translate the Bible by themselves.
 * @throws Error in plain words when the passage does not exist
 */
export function swahiliScripture(reference: string): Scripture {
  const { reference: english, text } = scripture(reference);
  const name = REFERENCE.exec(english)?.[1] ?? '';
  return { reference: english.replace(name, bookNamed(name)?.swahili ?? name), text };
}

const bookNamed = (name: string): Book | undefined =>
  BOOKS.find((candidate) => candidate.name === name || kingJamesName(candidate) === name);

const verseName = (book: Book, chapter: number, verse: number): string => `${kingJamesName(book)} ${chapter}:${verse}`;

function lengthOf(book: Book, chapter: number): number {
  let length = 0;
  while (bibleVerses()[verseName(book, chapter, length + 1)] !== undefined) length++;
  return length;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
