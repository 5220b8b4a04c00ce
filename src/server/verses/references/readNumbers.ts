import type { Book } from '#shared/verse/bible.ts';
import { type AskedPassage, chapterFrom, LAST, TO_THE_END } from '../search/places.ts';
import type { Token } from './tokens.ts';

/** What the numbers behind a name ask for. */
export interface NumbersRead {
  passages: AskedPassage[];
  /** Where they end. */
  to: number;
  /** Whether chapter and verse stand together, `3:16`, and whether a word for chapter stands there. */
  isExact: boolean;
  namesChapter: boolean;
}

/** The passages that are asked for behind the name of a book, number by number. */
export function readNumbers(tokens: readonly Token[], start: number, book: Book): NumbersRead {
  const passages: AskedPassage[] = [];
  let [hasVerse, isExact, to] = [false, false, start];
  const namesChapter = linkFrom(tokens, start)?.has('chapter') ?? false;
  const add = (passage: AskedPassage, isVerse: boolean) => {
    passages.push(passage);
    hasVerse = isVerse;
  };
  for (let link = linkFrom(tokens, to); link; link = linkFrom(tokens, to)) {
    const { has, at, mark } = link;
    const number = (tokens[at] as Token).value;
    const isChapter = has('chapter') || isFollowedByVerse(tokens, at);
    const now = passages.at(-1);
    if (!now) {
      if (has('to')) break;
      const run = runTogether(tokens, at, book);
      const isVerse = !isChapter && (has('verse') || (book.chapters === 1 && (number > 1 || goesOn(tokens, at + 1))));
      if (run) add(run.passage, run.passage.last !== TO_THE_END);
      else if (isVerse) add(verseOf(book, number === LAST ? book.chapters : 1, number), true);
      else add(chapterFrom(book, number === LAST ? book.chapters : number), false);
      to = at + (run?.length ?? 1);
      continue;
    }
    to = at + 1;
    if (isColon(tokens, link, now, hasVerse)) {
      passages.pop();
      add(verseOf(book, now.chapter, number), true);
      isExact ||= mark !== '' || has('colon') || has('verse');
    } else if (has('to')) {
      const verse = isFollowedByVerse(tokens, at) ? tokens[at + 2] : undefined;
      // `Psalm 91 - 1,2` and `1 Timothy 4-12`, which has no such chapter
      const isVerse = !verse && !hasVerse && (number < now.chapter || number > book.chapters);
      if (isVerse)
        Object.assign(now, verseOf(book, now.chapter, number), number > now.chapter && { orChapters: number });
      else if (verse) Object.assign(now, { lastChapter: number, last: verse.value });
      else if (hasVerse) now.last = number;
      else now.lastChapter = number;
      hasVerse ||= isVerse;
      if (verse) to = at + 3;
    } else if (has('and') || has('verse')) {
      const isOther = isChapter || (!hasVerse && !has('verse'));
      add(isOther ? chapterFrom(book, number) : verseOf(book, now.lastChapter ?? now.chapter, number), !isOther);
    } else if (number > now.last && to === tokens.length) now.last = number;
    else return { passages, to: at, isExact, namesChapter };
    to = withFollowing(tokens, to, passages.at(-1));
  }
  return { passages, to, isExact, namesChapter };
}

const verseOf = (book: Book, chapter: number, verse: number): AskedPassage => {
  return { book, chapter, first: verse, last: verse };
};

const BETWEEN: ReadonlySet<string> = new Set(['chapter', 'verse', 'to', 'and', 'colon', 'between']);

/** The kinds of what stands between a place and the next number; undefined where anything else stands before it. */
function linkFrom(tokens: readonly Token[], from: number) {
  let at = from;
  while (BETWEEN.has(tokens[at]?.kind ?? '')) at++;
  const [number, between] = [tokens[at], tokens.slice(from, at)];
  if (number?.kind !== 'number') return undefined;
  const isTight = between.length === 1 && between[0]?.tight && number.tight;
  return {
    has: (kind: Token['kind']) => between.some((one) => one.kind === kind),
    /** The only mark there, where no space is beside it: `3-16`. */
    mark: isTight ? (between[0]?.said ?? '') : '',
    /** Where the number is. */
    at,
  };
}

/** Whether a verse stands behind a chapter: `27:1`, `27 verse 1`. */
const isFollowedByVerse = (tokens: readonly Token[], at: number): boolean =>
  ['colon', 'verse'].includes(tokens[at + 1]?.kind ?? '') && tokens[at + 2]?.kind === 'number';

/** Whether another number of the same kind follows: `Jude 1-3`. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  ['to', 'and'].includes(tokens[at]?.kind ?? '') && tokens[at + 1]?.kind === 'number';

type Link = NonNullable<ReturnType<typeof linkFrom>>;

/** From this many chapters on, the number is a verse: `John 3-16`. */
const FAR = 4;

/** Whether a number is the verse of the chapter before: `3:16`, `3 16`, `3 verse 16`, and also `3,16`, `3;16`, `3/16`, `3-16`. */
function isColon(tokens: readonly Token[], { has, mark, at }: Link, now: AskedPassage, hasVerse: boolean): boolean {
  if (hasVerse) return has('colon');
  if (!has('and') && !has('to')) return !has('chapter');
  if (has('verse')) return !has('to');
  if (isFollowedByVerse(tokens, at)) return false;
  const number = (tokens[at] as Token).value;
  const isPsalm = now.book.code === 'PSA';
  // `Psalm 23,91` and `Isaiah 40,41` are two chapters each.
  const isList = goesOn(tokens, at + 1) && tokens[at + 1]?.kind === 'and';
  if (mark === ',') return !isList && number !== now.chapter + 1 && !(isPsalm && number > now.chapter);
  const isLast = at === tokens.length - 1 && !isPsalm;
  return mark === ';' || (isLast && (mark === '/' || (mark === '-' && number - now.chapter >= FAR)));
}

/** `38f` is two verses, and `16ff` all that follow. */
function withFollowing(tokens: readonly Token[], at: number, now: AskedPassage | undefined): number {
  const token = tokens[at];
  if (!now || !token?.tight || (token.said !== 'f' && token.said !== 'ff')) return at;
  now.last = token.said === 'f' ? now.last + 1 : TO_THE_END;
  return at + 1;
}

const LAST_PSALM = 150;
/** The highest verse that is read from digits without a mark between: no chapter beyond Psalms has many more. */
const HIGHEST = 40;

/** `John 316`, `john three one six`, and `psalm one two one`. */
function runTogether(tokens: readonly Token[], at: number, book: Book) {
  const digits = tokens.slice(at, at + 3).map(digitOf);
  const isSpelt =
    digits.length === 3 && !digits.includes(undefined) && !goesOn(tokens, at + 3) && tokens[at + 3]?.kind !== 'number';
  const number = isSpelt ? Number(digits.join('')) : (tokens[at]?.value ?? 0);
  const length = isSpelt ? 3 : 1;
  const [chapter, verse] = [Math.floor(number / 100), number % 100];
  if (book.code === 'PSA')
    return isSpelt && number <= LAST_PSALM ? { passage: chapterFrom(book, number), length } : undefined;
  const isVerse =
    number >= 100 && number !== LAST && chapter <= book.chapters && verse > 0 && (isSpelt || verse <= HIGHEST);
  return isVerse && !isFollowedByVerse(tokens, at) ? { passage: verseOf(book, chapter, verse), length } : undefined;
}

/** A number below ten in words; `oh` is zero. */
const digitOf = ({ kind, said, value }: Token): number | undefined =>
  /^oh?$/.test(said) || (kind === 'number' && /^[a-z]+$/.test(said) && value < 10) ? value : undefined;
