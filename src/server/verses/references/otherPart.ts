import { BOOKS } from '#shared/verse/bible.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill } from '../fill.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { bookName, referenceOf } from '../search/places.ts';
import { answerReference } from './answerReference.ts';
import type { AskedPassage } from './asked.ts';

/** A book in two parts at the beginning of a message, without its number: `Kings 5`, `nipe Wakorintho 13:4`. */
const withoutNumber = phraseList(
  `^ ${'please|read|open|show|give|me|find|the|nipe|nisomee|soma|fungua|naomba|book_of|kitabu_cha? '.repeat(3)}BOOK`,
  {
    BOOK:
      'samuel samweli sam kings wafalme chronicles nyakati mambo_ya_nyakati corinthians cor wakorintho kor thessalonians thess thes ' +
      'wathesalonike timothy tim timotheo peter pet petro',
  },
);

/** The answer with the same place of the second part, where a message does not say which of two it means. */
export function withOtherPart(asking: Asking, asked: AskedPassage[], answer: VerseAnswer): VerseAnswer {
  const { message, language, say } = asking;
  const [first] = asked;
  if (!first || asked.length > 1 || !withoutNumber.isIn(wordsOf(message)) || !first.book.code.startsWith('1'))
    return answer;
  const other = BOOKS.find(({ code }) => code === first.book.code.replace('1', '2'));
  if (!other || first.chapter > other.chapters) return answer;
  // `Corinthians 5:17` stands only in the second.
  if (answer.kind === 'nothing') return answerReference(asking, [{ ...first, book: other }]);
  const whole = first.last >= 999;
  const reference = whole
    ? `${bookName(other, language)} ${first.chapter}`
    : referenceOf({ ...first, book: other }, language);
  const note = fill(say.otherPart, { reference });
  return {
    ...answer,
    notes: [...answer.notes, note],
    suggestions: [reference, ...answer.suggestions],
    bot_message: `${answer.bot_message}\n\n${note}`,
  };
}
