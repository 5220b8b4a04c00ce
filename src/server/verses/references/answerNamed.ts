import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { asksForFact } from '../known/answerFact.ts';
import { asksForSomebody } from '../known/heldLine.ts';
import { namedPlace } from '../needs/namedPlaces.ts';
import { reply } from '../reply.ts';
import { answerReference } from './answerReference.ts';
import { chapterFrom, versesOf } from './asked.ts';
import { missingBook } from './missingBook.ts';
import { withOtherPart } from './otherPart.ts';
import { findBookAlone, findReferences } from './references.ts';

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
  return named && answerReference(asking, [versesOf(named)], asking.say.found, 'words');
}
