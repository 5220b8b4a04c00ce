import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Write } from '#web/api/writes/writes.ts';

/** Which events of a series are meant. */
export interface SeriesChoice {
  /** True for this one and the later ones; false for this one alone. */
  later: boolean;
  /** Whether those changed by hand are meant too. */
  own: boolean;
}

/** What the address asks for: `?scope=later`, or `?scope=all` with those changed by hand. */
export function scopeAsked(search: URLSearchParams): SeriesChoice {
  const scope = search.get('scope');
  return { later: scope === 'later' || scope === 'all', own: scope === 'all' };
}

/** The default. */
export const thisOneOnly: SeriesChoice = { later: false, own: false };

/** The deletion of an event, or of it and others of its series. @param listed whether by the older list's endpoint */
export const deletionOf = (event: ChurchEvent, { later, own }: SeriesChoice, listed?: boolean): Write =>
  later && event.series !== undefined
    ? { kind: 'deleteSeries', seriesId: event.series, choice: { from: Number(event.id), own }, base: event }
    : { kind: 'deleteEvent', eventId: event.id, base: event, listed };
