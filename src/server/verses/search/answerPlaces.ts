import type { Passage, VerseAnswer, VerseAnswerKind, VerseContext } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { reply } from '../reply.ts';
import { beginningOf, type Place, referenceOf, usfmOf } from './places.ts';
import { quoteAsked } from './quoting.ts';

/** Quotes the first of the places, or so many, and names two more. */
export function answerPlaces(
  asking: Asking,
  places: Place[],
  kind: VerseAnswerKind,
  lead: string,
  context: Pick<VerseContext, 'need' | 'query'>,
  count = 1,
): VerseAnswer {
  const { language, say } = asking;
  const [quoted, rest] = [places.slice(0, count), places.slice(count)];
  if (quoted.length === 0) {
    return reply({ kind: 'nothing', language, lead: say.nothingMore, suggestions: say.suggestions.start });
  }
  return reply({
    kind,
    language,
    lead,
    passages: quoteAll(asking, quoted),
    others: rest.slice(0, 2).map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    suggestions: rest.length > 0 || count > 1 ? [say.suggestions.another] : [],
    context,
  });
}

/** The places as the edition prints them; what it leaves out comes from another. */
export const quoteAll = ({ edition, library, language }: Asking, places: Place[]): Passage[] =>
  quoteAsked(library, edition, places, language).passages;

/** Those of the places that the person has not seen yet. */
export function unseen({ context }: Asking, places: Place[]): Place[] {
  const shown = new Set(context.shown);
  return places.filter((place) => !shown.has(beginningOf(place)));
}
