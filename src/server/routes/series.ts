import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import type { EventRow } from '#server/store/schema.ts';
import { createSeries, deleteSeries, restoreEvents, updateSeries } from '#server/store/series.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { YEAR_MESSAGE } from '#shared/event.ts';
import { messages } from '#shared/messages.ts';
import { newSeriesSchema, restorationSchema, seriesChangeSchema, seriesDeletionSchema } from '#shared/series.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { readableDate } from '#shared/time.ts';
import { changeBy } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';
import { expectedVersion } from './expectedVersion.ts';
import { answerOnce } from './idempotency.ts';
import { rowParams } from './rowParams.ts';

const counted = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** Said where all the events to be restored are there. */
const NOTHING_DELETED = 'Nothing had to be restored: none of these events was deleted.';

/** What staff do with events that repeat; registered behind the staff's gate. */
export function registerSeries(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  staff.post(staffCalls.createSeries.path, { schema: { body: newSeriesSchema } }, (request, reply) => {
    const change = changeBy(request, now);
    return answerOnce(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const events = await createSeries(transaction, request.body, change);
        const message = `${counted(events.length)} created.`;
        return { status: 201, body: { message, events: events.map(shownEvent) } };
      },
    });
  });

  const changeSchema = { params: rowParams, body: seriesChangeSchema };
  staff.put(staffCalls.updateSeries.path, { schema: changeSchema }, async (request) => {
    const change = { ...changeBy(request, now), expected: expectedVersion(request) };
    const outcome = await store.write(async (transaction) => {
      const done = await updateSeries(transaction, request.params.id, request.body, change);
      if (done && 'conflict' in done) throw changedMeanwhile(done.conflict); // undoes what was changed before it
      if (done && 'beyond' in done) throw new Refusal(422, beyondTheYears(done.beyond));
      return done;
    });
    if (!outcome) throw await changeMissing(store.db, request.body.from);
    const events = outcome.events.map(shownEvent);
    return { message: `${counted(events.length)} updated.`, events };
  });

  const deletionSchema = { params: rowParams, body: seriesDeletionSchema };
  staff.post(staffCalls.deleteSeries.path, { schema: deletionSchema }, async (request) => {
    const change = changeBy(request, now);
    const ids = await store.write((transaction) => deleteSeries(transaction, request.params.id, request.body, change));
    if (!ids) throw await changeMissing(store.db, request.body.from);
    return { message: `${counted(ids.length)} deleted.`, ids };
  });

  staff.post(staffCalls.restoreEvents.path, { schema: { body: restorationSchema } }, async (request) => {
    const change = changeBy(request, now);
    const there = await store.write((transaction) => restoreEvents(transaction, request.body.ids, change));
    if (there.length === 0) throw new Refusal(404, messages.eventNotRestorable);
    const count = there.filter(({ restored }) => restored).length;
    const message = count === 0 ? NOTHING_DELETED : `${counted(count)} restored.`;
    return { message, events: there.map(({ event }) => shownEvent(event)) };
  });
}

/** Said where a later event of a series would be put on a day beyond the calendar's years. */
const beyondTheYears = ({ start_date }: EventRow): string =>
  `${YEAR_MESSAGE} The event of ${readableDate(start_date)} would lie beyond them, so nothing was changed.`;

const changedMeanwhile = (event: EventRow): Refusal =>
  new Refusal(412, messages.eventChanged, { body: { event: shownEvent(event) } });
