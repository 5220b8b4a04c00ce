import { BOOKS } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../reply.ts';
import { answerReference, askedAs } from './answerReference.ts';
import type { AskedPassage } from './asked.ts';
import { withBooks } from './books.ts';
import { tokensOf } from './tokens.ts';

/** The answer with the same place of the second part, where a message does not say which of two it means. */
export function withOtherPart(asking: Asking, asked: AskedPassage[], answer: VerseAnswer): VerseAnswer {
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
  const note = fill(say.otherPart, { reference });
  return {
    ...answer,
    notes: [...answer.notes, note],
    suggestions: [reference, ...answer.suggestions],
    bot_message: `${answer.bot_message}\n\n${note}`,
  };
}
