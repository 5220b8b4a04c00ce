import { verseWords } from '#content/verses/answerWords.ts';
import { NO_BOOKS } from '#content/verses/bookNames.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import type { VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill, listed, reply, withNote } from '../reply.ts';
import { type AskedPassage, bookName, chapterFrom } from '../search/places.ts';
import { answerReference, askedAs } from './answerReference.ts';
import { withBooks } from './books.ts';
import { findBookAlone, findReferences, saysNothingElse } from './references.ts';
import { signsOf, tokensOf } from './tokens.ts';

/** The passage, chapter or book that a message names; or that the Bible has no such book. */
export function answerNamed(asking: Asking): VerseAnswer | undefined {
  const { message } = asking.wishes;
  const missing = missingBook(message, asking.language);
  if (missing) return reply({ kind: 'nothing', language: asking.language, lead: missing });
  const passages = findReferences(message);
  if (passages.length > 0) return withOtherPart(asking, passages, answerReference(asking, passages));
  const book = findBookAlone(message);
  return book && answerReference(asking, [chapterFrom(book, 1)]);
}

/** The answer with the same place of the second part, where a message does not say which of two it means. */
function withOtherPart(asking: Asking, asked: AskedPassage[], answer: VerseAnswer): VerseAnswer {
  const { message, language, say } = asking;
  const [first] = asked;
  // A name with its number, `1 Kings`, is one of the two.
  const isOpen = withBooks(tokensOf(message)).some(({ named }) => named?.parts[0] === first?.book);
  if (!first || asked.length > 1 || !isOpen) return answer;
  const other = BOOKS.find(({ code }) => code === first.book.code.replace('1', '2'));
  if (!other || first.chapter > other.chapters) return answer;
  // `Corinthians 5:17` stands only in the second.
  if (answer.kind === 'nothing') return answerReference(asking, [{ ...first, book: other }]);
  const reference = askedAs({ ...first, book: other }, language);
  const suggestions = [reference, ...answer.suggestions];
  return { ...withNote(answer, fill(say.otherPart, { reference })), suggestions };
}

const BEFORE_BOOK = /^(?:book|gospel|letter|kitabu|injili|waraka)$/;
const OF = /^(?:of|to|cha|ya|wa|kwa)$/;

/**
 * A sentence that says what does exist, when a message names a book that the Bible does not have: `4 John`,
 * `3 Corinthians`, `2 Romans 3`, `Hezekiah 3:1`, `the book of Enoch`. Undefined for every other message.
 */
function missingBook(message: string, language: VerseLanguage): string | undefined {
  const tokens = withBooks(tokensOf(message));
  const signs = signsOf(tokens);
  for (const [at, { said, named, mended }] of tokens.entries()) {
    const [numbers = '', verse] = /^c?\d(:.)?/.exec(signs.slice(at + 1)) ?? [];
    const saysElse = (from: number) =>
      !saysNothingElse([...tokens.slice(0, from), ...tokens.slice(at + 1 + numbers.length)], true);
    if (named && !mended && /(?<![:-])\d$/.test(signs.slice(0, at))) {
      const [{ book, parts }, value] = [named, tokens[at - 1]?.value ?? 0];
      // `give me 3 psalms` asks for several; a book in one part needs a chapter behind it, and `3 john` is no fault.
      const isAlone = book.code !== 'PSA' && (numbers !== '' || (value > 1 && tokens.length === 2));
      if (value > 9 || (value > 0 && value <= parts.length) || (parts.length === 0 && (!isAlone || saysElse(at - 1))))
        continue;
      const names = [...new Set([book, ...parts])].map((one) => bookName(one, language));
      const asked = `${value} ${bookName(book, language).replace(/^\d /, '')}`;
      return fill(verseWords[language].noPart, { asked, books: listed(names, language) });
    }
    const saidAt = (place: number) => tokens[place]?.said ?? '';
    // `the letter of Paul to Timothy`
    if (!NO_BOOKS.has(said) || OF.test(saidAt(at + 1))) continue;
    const isCalledBook = OF.test(saidAt(at - 1)) && BEFORE_BOOK.test(saidAt(at - 2));
    if (isCalledBook || verse || (numbers && !saysElse(at)))
      return fill(verseWords[language].noBook, { asked: said.charAt(0).toUpperCase() + said.slice(1) });
  }
  return undefined;
}
