import type { Book } from '#shared/verse/bible.ts';
import { type AskedPassage, chapterFrom, LAST, TO_THE_END } from '../search/places.ts';
import { signsOf, type Token } from './tokens.ts';

/** What the numbers behind a name ask for. */
export interface NumbersRead {
  passages: AskedPassage[];
  /** Where they end. */
  to: number;
  /** Whether chapter and verse stand together, `3:16`, and whether a word for chapter stands there. */
  isExact: boolean;
  namesChapter: boolean;
}

/** A number, with the signs and the only mark before it, where no space is beside that, and the signs behind it. */
interface Numeral {
  value: number;
  link: string;
  mark: string;
  rest: string;
}

/** Behind a number: the verse of that chapter (`27:1`, `27 verse 1`), and another number of the same kind (`Jude 1-3`). */
const HAS_VERSE = /^[:v]\d/;
const GOES_ON = /^[,-]\d/;

/** The passages that are asked for behind the name of a book, number by number. */
export function readNumbers(tokens: readonly Token[], start: number, book: Book): NumbersRead {
  const signs = signsOf(tokens);
  const passages: AskedPassage[] = [];
  let [isExact, to] = [false, start];
  const linkAt = (place: number) => /^([cv:,-]*)\d/.exec(signs.slice(place))?.[1];
  for (let link = linkAt(to); link !== undefined; link = linkAt(to)) {
    const at = to + link.length;
    const [mark, { value, tight }] = [tokens[to], tokens[at] as Token];
    const isTight = link.length === 1 && mark?.tight && tight;
    const number = { value, link, mark: isTight ? mark.said : '', rest: signs.slice(at + 1) };
    const isChapter = link.includes('c') || HAS_VERSE.test(number.rest);
    const now = passages.at(-1);
    if (!now) {
      if (link.includes('-')) break;
      const run = runTogether(tokens.slice(at), number.rest, book);
      const isVerse = link.includes('v') || (book.chapters === 1 && (value > 1 || GOES_ON.test(number.rest)));
      const isOfLast = value === LAST;
      const verse = isVerse && !isChapter ? verseOf(book, isOfLast ? book.chapters : 1, value) : undefined;
      passages.push(run?.passage ?? verse ?? chapterFrom(book, isOfLast ? book.chapters : value));
      to = at + (run?.length ?? 1);
      continue;
    }
    const hasVerse = now.last !== TO_THE_END;
    if (isColon(number, now, hasVerse)) {
      passages.splice(-1, 1, verseOf(book, now.chapter, value));
      isExact ||= number.mark !== '' || /[:v]/.test(link);
    } else if (link.includes('-')) {
      const verse = HAS_VERSE.test(number.rest) ? tokens[at + 2] : undefined;
      // `Psalm 91 - 1,2` and `1 Timothy 4-12`, which has no such chapter
      const isVerse = !verse && !hasVerse && (value < now.chapter || value > book.chapters);
      if (isVerse) Object.assign(now, verseOf(book, now.chapter, value), value > now.chapter && { orChapters: value });
      else if (verse) Object.assign(now, { lastChapter: value, last: verse.value });
      else Object.assign(now, hasVerse ? { last: value } : { lastChapter: value });
      to += verse ? 2 : 0;
    } else if (/[,v]/.test(link)) {
      const isOther = isChapter || (!hasVerse && !link.includes('v'));
      passages.push(isOther ? chapterFrom(book, value) : verseOf(book, now.lastChapter ?? now.chapter, value));
    } else if (value > now.last && at === tokens.length - 1) now.last = value;
    else break;
    to += link.length + 1;
  }
  return { passages, to, isExact, namesChapter: /^[v:,-]*c[cv:,-]*\d/.test(signs.slice(start)) };
}

const verseOf = (book: Book, chapter: number, verse: number): AskedPassage => {
  return { book, chapter, first: verse, last: verse };
};

/** From this many chapters on, the number is a verse: `John 3-16`. */
const FAR = 4;

/** Whether a number is the verse of the chapter before: `3:16`, `3 16`, `3 verse 16`, and also `3,16`, `3;16`, `3/16`, `3-16`. */
function isColon({ value, link, mark, rest }: Numeral, { book, chapter }: AskedPassage, hasVerse: boolean): boolean {
  if (hasVerse) return link.includes(':');
  if (!/[,-]/.test(link)) return !link.includes('c');
  if (link.includes('v')) return !link.includes('-');
  if (HAS_VERSE.test(rest)) return false;
  const isPsalm = book.code === 'PSA';
  // `Psalm 23,91` and `Isaiah 40,41` are two chapters each.
  if (mark === ',') return !/^,\d/.test(rest) && value !== chapter + 1 && !(isPsalm && value > chapter);
  const isLast = rest === '' && !isPsalm;
  return mark === ';' || (isLast && (mark === '/' || (mark === '-' && value - chapter >= FAR)));
}

const LAST_PSALM = 150;
/** The highest verse that is read from digits without a mark between: no chapter beyond Psalms has many more. */
const HIGHEST = 40;

/** `John 316`, `john three one six`, and `psalm one two one`. */
function runTogether(tokens: readonly Token[], rest: string, book: Book) {
  const digits = tokens.slice(0, 3).map(digitOf);
  const isSpelt = digits.length === 3 && !digits.includes(undefined) && !/^[,-]?\d/.test(rest.slice(2));
  const number = isSpelt ? Number(digits.join('')) : (tokens[0]?.value ?? 0);
  const length = isSpelt ? 3 : 1;
  const [chapter, verse] = [Math.floor(number / 100), number % 100];
  if (book.code === 'PSA')
    return isSpelt && number <= LAST_PSALM ? { passage: chapterFrom(book, number), length } : undefined;
  const isVerse =
    number >= 100 && number !== LAST && chapter <= book.chapters && verse > 0 && (isSpelt || verse <= HIGHEST);
  return isVerse && !HAS_VERSE.test(rest) ? { passage: verseOf(book, chapter, verse), length } : undefined;
}

/** A number below ten in words; `oh` is zero. */
const digitOf = ({ sign, said, value }: Token): number | undefined =>
  /^oh?$/.test(said) || (/\d/.test(sign) && /^[a-z]+$/.test(said) && value < 10) ? value : undefined;
