import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { eventDto } from '#server/store/events/eventDto.ts';
import { createSeries, deleteSeries, restoreEvents, updateSeries } from '#server/store/events/series.ts';
import type { EventRow } from '#server/store/schema.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import {
  newSeriesSchema,
  restorationSchema,
  seriesChangeSchema,
  seriesDeletionSchema,
} from '#shared/events/series/series.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sentences } from '#shared/sentences.ts';
import { readableDate } from '#shared/time.ts';
import { rowParams } from '../rowParams.ts';
import { changeBy, expectedVersion } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';

/** `1 event`, `3 events`. */
export const eventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

const NOTHING_DELETED = 'Nothing had to be restored: none of these events was deleted.';

/** Changes of repeating events. */
export function registerSeries(staff: App, { store, now }: AppContext): void {
  staff.post(staffEndpoints.createSeries.path, { schema: { body: newSeriesSchema } }, (request, reply) => {
    const change = changeBy(request, now);
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const events = await createSeries(transaction, request.body, change);
        const message = `${eventCount(events.length)} created.`;
        return { status: 201, body: { message, events: events.map(eventDto) } };
      },
    });
  });

  const changeSchema = { params: rowParams, body: seriesChangeSchema };
  staff.put(staffEndpoints.updateSeries.path, { schema: changeSchema }, (request, reply) => {
    const change = { ...changeBy(request, now), expected: expectedVersion(request) };
    const { id } = request.params;
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      asked: { id, change: request.body },
      work: async (transaction) => {
        const done = await updateSeries(transaction, id, request.body, change);
        if (!done) throw await changeMissing(transaction, request.body.from);
        if ('conflict' in done) throw changedMeanwhile(done.conflict); // rolls back the changes before it
        if ('beyond' in done) throw new HttpError(422, beyondTheYears(done.beyond));
        const events = done.events.map(eventDto);
        return { status: 200, body: { message: `${eventCount(events.length)} updated.`, events } };
      },
    });
  });

  const deletionSchema = { params: rowParams, body: seriesDeletionSchema };
  staff.post(staffEndpoints.deleteSeries.path, { schema: deletionSchema }, (request, reply) => {
    const change = changeBy(request, now);
    const { id } = request.params;
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      asked: { id, choice: request.body },
      work: async (transaction) => {
        const ids = await deleteSeries(transaction, id, request.body, change);
        if (!ids) throw await changeMissing(transaction, request.body.from);
        return { status: 200, body: { message: `${eventCount(ids.length)} deleted.`, ids } };
      },
    });
  });

  staff.post(staffEndpoints.restoreEvents.path, { schema: { body: restorationSchema } }, async (request) => {
    const change = changeBy(request, now);
    const there = await store.write((transaction) => restoreEvents(transaction, request.body.ids, change));
    if (there.length === 0) throw new HttpError(404, sentences.eventNotRestorable);
    const count = there.filter(({ restored }) => restored).length;
    const message = count === 0 ? NOTHING_DELETED : `${eventCount(count)} restored.`;
    return { message, events: there.map(({ event }) => eventDto(event)) };
  });
}

/** Refuses a shift in words. */
export const beyondTheYears = ({ start_date }: EventRow): string =>
  `${YEAR_MESSAGE} The event of ${readableDate(start_date)} would lie beyond them, so nothing was changed.`;

const changedMeanwhile = (event: EventRow): HttpError =>
  new HttpError(412, sentences.eventChanged, { body: { event: eventDto(event) } });
