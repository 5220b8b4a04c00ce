import { BOOKS } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { asksForFact } from '../known/answerListed.ts';
import { asksForSomebody } from '../known/heldLine.ts';
import { namedPlace } from '../needs/curated.ts';
import { fill, reply, withNote } from '../reply.ts';
import { type AskedPassage, chapterFrom } from '../search/places.ts';
import { answerReference, askedAs } from './answerReference.ts';
import { withBooks } from './books.ts';
import { missingBook } from './missingBook.ts';
import { findBookAlone, findReferences } from './references.ts';
import { tokensOf } from './tokens.ts';

/** The passage, chapter or book that a message names; or that the Bible has no such book. */
export function answerNamed(asking: Asking): VerseAnswer | undefined {
  const { message } = asking.wishes;
  const missing = missingBook(message, asking.language);
  if (missing) return reply({ kind: 'nothing', language: asking.language, lead: missing });
  const passages = findReferences(message);
  if (passages.length > 0) return withOtherPart(asking, passages, answerReference(asking, passages));
  // In `for my mother in law` the last word is no book, and in `the job of Peter` it is a man.
  const isElse = asksForSomebody(asking.words) || asksForFact(asking);
  const book = isElse ? undefined : findBookAlone(message);
  return book && answerReference(asking, [chapterFrom(book, 1)]);
}

/** The passage that goes by a name: `the Lord’s prayer`. */
export function answerWellKnown(asking: Asking): VerseAnswer | undefined {
  const named = namedPlace(asking.words);
  return named && answerReference(asking, [named], asking.say.found, 'words');
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
