import { verseWords } from '#content/scripture/verse.ts';
import { NO_BOOKS, PARTS } from '#content/verses/bookNames.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import { fill } from '../fill.ts';
import { bookName } from '../search/places.ts';
import { SWAHILI } from './nameSpelling.ts';
import { inEnglish } from './plainReference.ts';
import { saysNothingElse } from './references.ts';

/** Ordinals in words at the start of a message. `First` often only opens a list. */
const ORDINALS: Readonly<Record<string, string>> = { second: '2', third: '3', fourth: '4' };

/**
 * A sentence that says what does exist, when a message names a book that the Bible does not have: `4 John`,
 * `3 Corinthians`, `2 Romans 3`, `Hezekiah 3:1`, `the book of Enoch`. Undefined for every other message.
 */
export function missingBook(message: string, language: VerseLanguage): string | undefined {
  const text = inEnglish(message)
    .toLowerCase()
    .replace(/^(?:the )?(second|third|fourth) (?=[a-z]+ \d)/, (_, said: string) => `${ORDINALS[said]} `);
  return missingPart(text, language) ?? missingName(text, language);
}

/** `4 John`: a part that the book does not have. */
function missingPart(text: string, language: VerseLanguage): string | undefined {
  const numbered = /(?<![\d:.-])\b(\d)(?:st|nd|rd|th)? ([a-z]{3,})\b\.?(?: chapter)?( ?\d+)?/.exec(text);
  if (!numbered) return undefined;
  const [whole, number = '', said = '', chapter] = numbered;
  const name = (SWAHILI.get(said) ?? said).toLowerCase();
  const parts = PARTS[name] ?? 0;
  const books = BOOKS.filter((book) => bookKey(book.name) === (name === 'psalm' ? 'psalms' : name));
  if (books.length === 0 || (Number(number) >= 1 && Number(number) <= parts)) return undefined;
  // `give me 3 psalms` asks for several; a book in one part needs a chapter behind it, and `3 john` is no fault.
  const rest = text.replace(whole, ' ').replace(/^[^a-z]*[:.]\d+/, ' ');
  const isAlone = chapter !== undefined || (Number(number) > 1 && text.trim() === whole.trim());
  if (parts === 0 && (!isAlone || name.startsWith('psalm') || !saysNothingElse(rest, true))) return undefined;
  const [first] = books;
  if (!first) return undefined;
  const asked = `${number} ${bookName(first, language).replace(/^\d /, '')}`;
  const names = books.map((book) => bookName(book, language));
  return fill(verseWords[language].noPart, { asked, books: listed(names, language) });
}

const BOOK_OF = /\b(?:book|gospel|letter|kitabu|injili|waraka) (?:of|to|cha|ya|wa|kwa) (?:[1-4] )?([a-z]{3,})\b/;

/** `Hezekiah 3:1`, `the book of Enoch`: no book of the Bible, or not of the editions here. */
function missingName(text: string, language: VerseLanguage): string | undefined {
  const behind = BOOK_OF.exec(text)?.[1];
  const [whole = '', before] =
    (behind ? undefined : /\b([a-z]{3,})\.?(?: chapter)? \d+(?:[:.]\d+|\b)/.exec(text)) ?? [];
  const name = behind ?? before ?? '';
  if (!NO_BOOKS.has(name)) return undefined;
  if (before !== undefined && !whole.includes(':') && !saysNothingElse(text.replace(whole, ' '), true))
    return undefined;
  return noBook(name, language);
}

function noBook(name: string, language: VerseLanguage): string {
  const asked = name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/ ?' ?S\b/g, '’s');
  return fill(verseWords[language].noBook, { asked });
}

const bookKey = (name: string): string => name.replace(/^\d /, '').toLowerCase();

/** `John, 1 John and 2 John` */
function listed(names: readonly string[], language: VerseLanguage): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${verseWords[language].and} ${names.at(-1)}`;
}
