import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { type BulkOutcome, changeEvents, undoChanges } from '#server/store/events/bulkEvents.ts';
import { staffDtos } from '#server/store/events/heldEvents.ts';
import { findEvents } from '#server/store/events/lockEvents.ts';
import { type BulkChange, bulkChangeSchema, type EventVersion, undoSchema } from '#shared/events/bulkChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { withWaiting } from '../held/withWaiting.ts';
import { staffWrites } from '../staffWrites.ts';
import { beyondTheYears, eventCount } from './series.ts';

/** How many titles a refusal names. */
const MAX_NAMED = 3;

/** Changes of several events at once, and their undo: all of them in one transaction, or none. */
export function registerBulkEvents(staff: App, context: AppContext): void {
  const write = staffWrites(context);

  staff.put(staffEndpoints.updateEvents.path, { schema: { body: bulkChangeSchema } }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const changed = changedOf(await changeEvents(transaction, request.body, change));
      return { message: `${eventCount(changed.length)} ${doneWords(request.body)}.`, changed };
    }),
  );

  staff.post(staffEndpoints.undoEvents.path, { schema: { body: undoSchema } }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const changed = changedOf(await undoChanges(transaction, request.body.events, change));
      const ids = changed.map(({ id }) => id);
      const { length } = changed;
      const done = length === 1 ? 'The event is as it was before.' : `${length} events are as they were before.`;
      const events = await staffDtos(transaction, await findEvents(transaction, ids));
      return { message: withWaiting(done, events), changed };
    }),
  );
}

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

/** Names the events that somebody else has changed; those that never existed have no title. */
function conflictWords(titles: readonly string[]): string {
  const named = titles.filter((title) => title !== '').slice(0, MAX_NAMED);
  const others = titles.length - named.length;
  const rest = named.length === 0 ? eventCount(others) : others === 1 ? 'another one' : `${others} others`;
  const who = [...named.map((title) => `“${title}”`), ...(others > 0 ? [rest] : [])];
  const list = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
  return `Somebody else has changed or deleted ${list} meanwhile, so nothing was done. Look at the list, and try again.`;
}
