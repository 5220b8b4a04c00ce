import { BOOKS, type Book } from '#shared/verse/bible.ts';
import { findBookAlone } from '../references/references.ts';

const FIRST_OF_NEW_TESTAMENT = BOOKS.findIndex(({ code }) => code === 'MAT');

const placeOfBook = (code: string): number => BOOKS.findIndex((book) => book.code === code);

/** Parts of the Bible that people name, by their first and last book. */
const PARTS: [RegExp, string, string][] = [
  [/^(?:the )?(?:songs? of (?:songs?|solomon)|wimbo (?:ulio bora|bora|wa sulemani))$/, 'SNG', 'SNG'],
  [/^(?:prophets?|manabii|nabii)$/, 'ISA', 'MAL'],
  [/^(?:law|torah|torati)$/, 'GEN', 'DEU'],
  [/^(?:letters?|epistles?|nyaraka|waraka)$/, 'ROM', 'JUD'],
  [
    /^(?:(?:the )?(?:letters?|epistles?|nyaraka|waraka) (?:of|by|za|wa) )?(?:st |saint |apostle |mtume )?(?:paul|paulo)$/,
    'ROM',
    'PHM',
  ],
];

/** The books that a name means: one book, a testament, the gospels or another part of the Bible. Empty for other words. */
export function booksNamed(name: string): readonly Book[] {
  if (/^(?:the )?(?:new testament|agano jipya|new|nt)$/.test(name)) return BOOKS.slice(FIRST_OF_NEW_TESTAMENT);
  if (/^(?:the )?(?:old testament|agano la kale|old|ot)$/.test(name)) return BOOKS.slice(0, FIRST_OF_NEW_TESTAMENT);
  if (
    /^(?:the )?(?:gospels?|injili|jesus|yesu|christ|(?:words of|maneno ya|bwana) (?:jesus|yesu)|jesus christ|yesu kristo)$/.test(
      name,
    )
  )
    return BOOKS.slice(FIRST_OF_NEW_TESTAMENT, FIRST_OF_NEW_TESTAMENT + 4);
  const part = PARTS.find(([pattern]) => pattern.test(name));
  if (part) return BOOKS.slice(placeOfBook(part[1]), placeOfBook(part[2]) + 1);
  const book = findBookAlone(`book of ${name}`);
  return book ? [book] : [];
}
