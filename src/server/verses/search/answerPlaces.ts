import {
  type Passage,
  VERSE_LIMITS,
  type VerseAnswer,
  type VerseAnswerKind,
  type VerseContext,
} from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { reply } from '../reply.ts';
import { beginningOf, type Place, referenceOf, usfmOf } from './places.ts';
import { quote } from './quoting.ts';

/** Quotes the first of the places and names two more. */
export function answerPlaces(
  asking: Asking,
  places: Place[],
  kind: VerseAnswerKind,
  lead: string,
  context: Pick<VerseContext, 'need' | 'query'>,
): VerseAnswer {
  const { language, say } = asking;
  const [place, ...rest] = places;
  if (!place) {
    return reply({
      kind: 'nothing',
      language,
      lead: say.nothingMore,
      suggestions: say.suggestions.start,
      context: { language },
    });
  }
  return reply({
    kind,
    language,
    lead,
    passages: quoteAll(asking, [place]),
    others: rest.slice(0, 2).map((other) => ({ reference: referenceOf(other, language), usfm: usfmOf(other) })),
    suggestions: rest.length > 0 ? [say.suggestions.another] : [],
    context: contextOf(asking, context, place),
  });
}

/** The places as the edition prints them; what it leaves out comes from the King James. */
export function quoteAll({ edition, library, language }: Asking, places: Place[]): Passage[] {
  return places
    .map((place) => quote(edition, place, language) ?? quote(library.kingJames, place, language))
    .filter((one) => one !== undefined);
}

/** Those of the places that the person has not seen yet. */
export function unseen({ context }: Asking, places: Place[]): Place[] {
  const shown = new Set(context.shown);
  return places.filter((place) => !shown.has(beginningOf(place)));
}

/** What the page sends back, so that the next question goes on from this place. */
export function contextOf(
  asking: Asking,
  context: Pick<VerseContext, 'need' | 'query'>,
  place: Place | undefined,
): VerseContext {
  const goesOn =
    (context.need !== undefined && context.need === asking.context.need) ||
    (context.query !== undefined && context.query === asking.context.query) ||
    (!context.need && !context.query && !asking.context.need && !asking.context.query);
  const before = goesOn ? (asking.context.shown ?? []) : [];
  return {
    language: asking.language,
    ...context,
    shown: [...before, ...(place ? [beginningOf(place)] : [])].slice(-VERSE_LIMITS.shown),
  };
}
