import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import type { ChangeContext } from '#server/store/changeContext.ts';
import { type BulkOutcome, changeEvents, undoChanges } from '#server/store/events/bulkEvents.ts';
import { findEvents } from '#server/store/events/events.ts';
import { staffDtos } from '#server/store/events/heldEvents.ts';
import type { Connection } from '#server/store/schema.ts';
import { type BulkChange, bulkChangeSchema, type EventVersion, undoSchema } from '#shared/events/bulkChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { withWaiting } from '../held/withWaiting.ts';
import { publishedBy } from './changeBy.ts';
import { beyondTheYears, eventCount } from './series.ts';

/** How many titles a refusal names. */
const MAX_NAMED = 3;

/** Changes of several events at once, and their undo: all of them in one transaction, or none. */
export function registerBulkEvents(staff: App, context: AppContext): void {
  const { store } = context;
  const once = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (transaction: Connection, change: ChangeContext) => Promise<BulkOutcome>,
    words: (changed: EventVersion[], transaction: Connection) => string | Promise<string>,
  ) => {
    const change = await publishedBy(request, context);
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const outcome = await work(transaction, change);
        // Thrown, so that the changes before it are rolled back.
        if ('conflicts' in outcome) throw new HttpError(412, conflictWords(outcome.conflicts));
        if ('beyond' in outcome) throw new HttpError(422, beyondTheYears(outcome.beyond));
        const { changed } = outcome;
        return { status: 200, body: { message: await words(changed, transaction), changed } };
      },
    });
  };

  staff.put(staffEndpoints.updateEvents.path, { schema: { body: bulkChangeSchema } }, (request, reply) =>
    once(
      request,
      reply,
      (transaction, change) => changeEvents(transaction, request.body, change),
      ({ length }) => `${eventCount(length)} ${doneWords(request.body)}.`,
    ),
  );

  staff.post(staffEndpoints.undoEvents.path, { schema: { body: undoSchema } }, (request, reply) =>
    once(
      request,
      reply,
      (transaction, change) => undoChanges(transaction, request.body.events, change),
      async (changed, transaction) => {
        const rows = await findEvents(
          transaction,
          changed.map(({ id }) => id),
        );
        const { length } = changed;
        const done = length === 1 ? 'The event is as it was before.' : `${length} events are as they were before.`;
        return withWaiting(done, await staffDtos(transaction, rows));
      },
    ),
  );
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
