import type { App, AppContext } from '#server/http/appContext.ts';
import { rowParams } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { type BulkOutcome, changeEvents, undoChanges } from '#server/store/events/bulkEvents.ts';
import { findEvents } from '#server/store/events/eventRows.ts';
import { staffDtos } from '#server/store/events/heldEvents.ts';
import { createSeries, deleteSeries, lockMeant, updateSeries } from '#server/store/events/series.ts';
import type { EventRow } from '#server/store/store.ts';
import { type BulkChange, bulkChangeSchema, type EventVersion, undoSchema } from '#shared/events/bulkChange.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import { newSeriesSchema, seriesChangeSchema, seriesDeletionSchema } from '#shared/events/series/series.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { readableDate } from '#shared/time.ts';
import { staffWrites, withWaiting } from '../staffWrites.ts';
import { changeMissing, refuseUnseen } from './eventMissing.ts';

/** `1 event`, `3 events`. */
const eventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** Changes of repeating events, and of several at once, and their undo: all of them in one transaction, or none. */
export function registerSeveralEvents(staff: App, context: AppContext): void {
  const write = staffWrites(staff, context);

  const creation = { body: newSeriesSchema, statusCode: 201 };
  write(staffEndpoints.createSeries, creation, async (transaction, change, { body }) => {
    const events = await staffDtos(transaction, await createSeries(transaction, body, change));
    return { message: withWaiting(`${eventCount(events.length)} created.`, events), events };
  });

  const ofSeries = { params: rowParams, body: seriesChangeSchema };
  write(staffEndpoints.updateSeries, ofSeries, async (transaction, change, request) => {
    const { params, body } = request;
    const [first, ...later] = await lockMeant(transaction, params.id, body);
    if (!first) throw await changeMissing(transaction, body.from);
    await refuseUnseen(transaction, first, request);
    const done = await updateSeries(transaction, [first, ...later], body.event, change);
    if ('beyond' in done) throw new HttpError(422, beyondTheYears(done.beyond));
    const events = await staffDtos(transaction, done.events);
    return { message: withWaiting(`${eventCount(events.length)} updated.`, events), events };
  });

  const deletion = { params: rowParams, body: seriesDeletionSchema };
  write(staffEndpoints.deleteSeries, deletion, async (transaction, change, { params, body }) => {
    const changed = await deleteSeries(transaction, params.id, body, change);
    if (changed.length === 0) throw await changeMissing(transaction, body.from);
    return { message: `${eventCount(changed.length)} deleted.`, changed };
  });

  write(staffEndpoints.updateEvents, { body: bulkChangeSchema }, async (transaction, change, { body }) => {
    const changed = changedOf(await changeEvents(transaction, body, change));
    return { message: `${eventCount(changed.length)} ${doneWords(body)}.`, changed };
  });

  write(staffEndpoints.undoEvents, { body: undoSchema }, async (transaction, change, { body }) => {
    const changed = changedOf(await undoChanges(transaction, body.events, change));
    const ids = changed.map(({ id }) => id);
    const { length } = changed;
    const done = length === 1 ? 'The event is as it was before.' : `${length} events are as they were before.`;
    const events = await staffDtos(transaction, await findEvents(transaction, ids));
    return { message: withWaiting(done, events), changed };
  });
}

/** Refuses a shift in words. */
const beyondTheYears = ({ start_date }: EventRow): string =>
  `${YEAR_MESSAGE} The event of ${readableDate(start_date)} would lie beyond them, so nothing was changed.`;

/** @throws HttpError if not all could be changed, which undoes the changes of the others */
function changedOf(outcome: BulkOutcome): EventVersion[] {
  if ('conflicts' in outcome) throw new HttpError(412, conflictWords(outcome.conflicts));
  if ('beyond' in outcome) throw new HttpError(422, beyondTheYears(outcome.beyond));
  return outcome.changed;
}

function doneWords({ change, days = 0 }: BulkChange): string {
  if (change === 'cancel') return 'cancelled';
  if (change === 'delete') return 'deleted';
  const far = Math.abs(days);
  const distance = far === 7 ? 'a week' : far === 1 ? 'a day' : `${far} days`;
  return `moved ${distance} ${days < 0 ? 'earlier' : 'later'}`;
}

/** How many titles a refusal names. */
const MAX_NAMED = 3;

/** Names the events that somebody else has changed; those that never existed have no title. */
function conflictWords(titles: readonly string[]): string {
  const named = titles.filter((title) => title !== '').slice(0, MAX_NAMED);
  const others = titles.length - named.length;
  const rest = named.length === 0 ? eventCount(others) : others === 1 ? 'another one' : `${others} others`;
  const who = [...named.map((title) => `“${title}”`), ...(others > 0 ? [rest] : [])];
  const list = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
  return `Somebody else has changed or deleted ${list} meanwhile, so nothing was done. Look at the list, and try again.`;
}
