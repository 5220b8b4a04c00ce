import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { Write } from '#web/api/writes/writes.ts';
import type { ChosenRepeats } from '../repeats/repeatValues.ts';
import type { SeriesChoice } from '../repeats/seriesChoice.ts';
import { changesOf, type EventTexts, type EventValues, valuesOf, withOptionalFields } from './eventValues.ts';

/** A new event, or those of a series; `form` fills its form again. */
export function creation(whole: EventInput, repeats: ChosenRepeats | undefined, form: EventValues): Write {
  const event = withOptionalFields(whole);
  return repeats ? { kind: 'createSeries', series: { ...repeats, event }, form } : { kind: 'createEvent', event };
}

/**
 * A change of an event, or of it and the later ones of its series.
 *
 * @param base the event that the form was filled from, which may be older than the one in the list
 */
export function changeOf(base: ChurchEvent, input: EventInput, { later, own }: SeriesChoice): Write {
  const { id, series, version } = base;
  const before: EventTexts = valuesOf(base);
  const event = changesOf(input, before);
  const from = { base: { ...base, ...before } as ChurchEvent, version };
  return later && series !== undefined
    ? { kind: 'updateSeries', seriesId: series, change: { from: Number(id), own, event }, ...from }
    : { kind: 'updateEvent', eventId: id, event, ...from };
}
