import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventTexts } from '#shared/publication/eventTexts.ts';
import type { Write } from '#web/api/writes/writes.ts';
import type { ChosenRepeats } from '../repeats/repeatValues.ts';
import type { SeriesChoice } from '../repeats/seriesChoice.ts';
import { changesOf, type EventTexts, type EventValues, valuesOf, withOptionalFields } from './eventValues.ts';

/** What a form saves. */
export interface ToSave {
  write: Write;
  /** The texts that will be on the site, and those that are there already: an owner has to look at new ones once. */
  texts: readonly string[];
  onSite: readonly string[];
}

/** A new event, or those of a series; `form` fills its form again. */
export function creation(whole: EventInput, repeats: ChosenRepeats | undefined, form: EventValues): ToSave {
  const event = withOptionalFields(whole);
  return {
    write: repeats ? { kind: 'createSeries', series: { ...repeats, event }, form } : { kind: 'createEvent', event },
    texts: event.publish === DRAFT ? [] : eventTexts(event),
    onSite: [],
  };
}

/**
 * A change of an event, or of it and the later ones of its series.
 *
 * @param base the event that the form was filled from, which may be older than the one in the list
 */
export function changeOf(base: ChurchEvent, input: EventInput, { later, own }: SeriesChoice): ToSave {
  const { id, series, version } = base;
  const before: EventTexts = valuesOf(base);
  const event = changesOf(input, before);
  const from = { base: { ...base, ...before } as ChurchEvent, version };
  return {
    write:
      later && series !== undefined
        ? { kind: 'updateSeries', seriesId: series, change: { from: Number(id), own, event }, ...from }
        : { kind: 'updateEvent', eventId: id, event, ...from },
    texts: input.publish === DRAFT ? [] : eventTexts({ ...before, ...event }),
    onSite: base.waits || base.publish === DRAFT ? [] : eventTexts(before),
  };
}
