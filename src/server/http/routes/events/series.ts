import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { staffDtos } from '#server/store/events/heldEvents.ts';
import { createSeries, deleteSeries, lockMeant, updateSeries } from '#server/store/events/series.ts';
import type { EventRow } from '#server/store/store.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import { newSeriesSchema, seriesChangeSchema, seriesDeletionSchema } from '#shared/events/series/series.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { readableDate } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';
import { withWaiting } from '../held/withWaiting.ts';
import { staffWrites } from '../staffWrites.ts';
import { changeMissing, refuseUnseen } from './eventMissing.ts';

/** `1 event`, `3 events`. */
export const eventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** Changes of repeating events. */
export function registerSeries(staff: App, context: AppContext): void {
  const write = staffWrites(context);
  staff.post(staffEndpoints.createSeries.path, { schema: { body: newSeriesSchema } }, (request, reply) =>
    write(request, reply.code(201), async (transaction, change) => {
      const events = await staffDtos(transaction, await createSeries(transaction, request.body, change));
      return { message: withWaiting(`${eventCount(events.length)} created.`, events), events };
    }),
  );

  const changeSchema = { params: rowParams, body: seriesChangeSchema };
  staff.put(staffEndpoints.updateSeries.path, { schema: changeSchema }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const { params, body } = request;
      const [first, ...later] = await lockMeant(transaction, params.id, body);
      if (!first) throw await changeMissing(transaction, body.from);
      await refuseUnseen(transaction, first, request);
      const done = await updateSeries(transaction, [first, ...later], body.event, change);
      if ('beyond' in done) throw new HttpError(422, beyondTheYears(done.beyond));
      const events = await staffDtos(transaction, done.events);
      return { message: withWaiting(`${eventCount(events.length)} updated.`, events), events };
    }),
  );

  const deletionSchema = { params: rowParams, body: seriesDeletionSchema };
  staff.post(staffEndpoints.deleteSeries.path, { schema: deletionSchema }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const changed = await deleteSeries(transaction, request.params.id, request.body, change);
      if (changed.length === 0) throw await changeMissing(transaction, request.body.from);
      return { message: `${eventCount(changed.length)} deleted.`, changed };
    }),
  );
}

/** Refuses a shift in words. */
export const beyondTheYears = ({ start_date }: EventRow): string =>
  `${YEAR_MESSAGE} The event of ${readableDate(start_date)} would lie beyond them, so nothing was changed.`;
