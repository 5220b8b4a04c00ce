import type { VerseAnswer, VerseAnswerKind, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { fill, reply } from '../reply.ts';
import { type AskedPassage, bookName, chapterFrom, parsePlace, referenceOf, TO_THE_END } from '../search/places.ts';
import { quoteAsked } from '../search/quoting.ts';

/** Quotes the passages that were asked for, or says what does exist instead. */
export function answerReference(asking: Asking, asked: AskedPassage[], lead = '', kind: VerseAnswerKind = 'reference') {
  const { library, edition, language, say, wishes } = asking;
  const { passages, notes, next } = quoteAsked(library, edition, asked, language);
  const unknown = wishes.unknown ? [fill(say.noEdition, { asked: wishes.unknown, editions: library.names })] : [];
  return reply({
    kind: passages.length > 0 ? kind : 'nothing',
    language,
    lead: passages.length > 0 ? lead : notes.join(' ') || say.notFound,
    passages,
    notes: passages.length > 0 ? [...notes, ...unknown] : unknown,
    suggestions: next ? [say.suggestions.more] : [],
    context: { ...(wishes.edition && { edition: wishes.edition.name }), ...(next && { next }) },
  });
}

/** A passage as a person would ask for it: `John 3:16-18`, `John 3`. */
export function askedAs({ book, chapter, first, lastChapter, last }: AskedPassage, language: VerseLanguage): string {
  if (last >= TO_THE_END) return `${bookName(book, language)} ${chapter}`;
  return referenceOf({ book, chapter, first, last: lastChapter ? first : last }, language);
}

/** Reads on where a passage was cut; undefined when that is no place. */
export function answerNext(asking: Asking, next: string): VerseAnswer | undefined {
  const place = parsePlace(next);
  const edition = (asking.context.edition && asking.library.named(asking.context.edition)) || asking.edition;
  if (!place) return undefined;
  const asked = chapterFrom(place.book, place.chapter, place.first);
  const wishes = asking.context.edition ? { ...asking.wishes, edition } : asking.wishes;
  return answerReference({ ...asking, edition, wishes }, [asked], asking.say.goesOn);
}
