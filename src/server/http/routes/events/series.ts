import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { staffDto, staffDtos } from '#server/store/events/heldEvents.ts';
import { createSeries, deleteSeries, restoreEvents, updateSeries } from '#server/store/events/series.ts';
import type { Connection, EventRow } from '#server/store/schema.ts';
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
import { withWaiting } from '../held/withWaiting.ts';
import { rowParams } from '../rowParams.ts';
import { changeBy, expectedVersion, publishedBy } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';

/** `1 event`, `3 events`. */
export const eventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

const NOTHING_DELETED = 'Nothing had to be restored: none of these events was deleted.';

/** Changes of repeating events. */
export function registerSeries(staff: App, context: AppContext): void {
  const { store, now } = context;
  staff.post(staffEndpoints.createSeries.path, { schema: { body: newSeriesSchema } }, async (request, reply) => {
    const change = await publishedBy(request, context);
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const events = await staffDtos(transaction, await createSeries(transaction, request.body, change));
        const message = withWaiting(`${eventCount(events.length)} created.`, events);
        return { status: 201, body: { message, events } };
      },
    });
  });

  const changeSchema = { params: rowParams, body: seriesChangeSchema };
  staff.put(staffEndpoints.updateSeries.path, { schema: changeSchema }, async (request, reply) => {
    const change = { ...(await publishedBy(request, context)), expected: expectedVersion(request) };
    const { id } = request.params;
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      asked: { id, change: request.body },
      work: async (transaction) => {
        const done = await updateSeries(transaction, id, request.body, change);
        if (!done) throw await changeMissing(transaction, request.body.from);
        if ('conflict' in done) throw await changedMeanwhile(transaction, done.conflict); // rolls back the changes before it
        if ('beyond' in done) throw new HttpError(422, beyondTheYears(done.beyond));
        const events = await staffDtos(transaction, done.events);
        return { status: 200, body: { message: withWaiting(`${eventCount(events.length)} updated.`, events), events } };
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
    const change = await publishedBy(request, context);
    const { count, events } = await store.write(async (transaction) => {
      const there = await restoreEvents(transaction, request.body.ids, change);
      const rows = there.map(({ event }) => event);
      return { count: there.filter(({ restored }) => restored).length, events: await staffDtos(transaction, rows) };
    });
    if (events.length === 0) throw new HttpError(404, sentences.eventNotRestorable);
    const message = count === 0 ? NOTHING_DELETED : withWaiting(`${eventCount(count)} restored.`, events);
    return { message, events };
  });
}

/** Refuses a shift in words. */
export const beyondTheYears = ({ start_date }: EventRow): string =>
  `${YEAR_MESSAGE} The event of ${readableDate(start_date)} would lie beyond them, so nothing was changed.`;

const changedMeanwhile = async (transaction: Connection, event: EventRow): Promise<HttpError> =>
  new HttpError(412, sentences.eventChanged, { body: { event: await staffDto(transaction, event) } });
