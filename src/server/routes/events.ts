import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { Misses } from '#server/ready/misses.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { createEvent, deleteEvent, restoreEvent, updateEvent } from '#server/store/events.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { calls } from '#shared/calls.ts';
import { eventSchema, plainEventWording } from '#shared/event.ts';
import { messages } from '#shared/messages.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { changeBy } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';
import { type EventsQueryText, readEventsQuery } from './eventsQuery.ts';
import { expectedVersion } from './expectedVersion.ts';
import { answerOnce } from './idempotency.ts';
import { rowParams } from './rowParams.ts';

const body = eventSchema(plainEventWording);

/** The public list of events, whole or a part of it (specification, section 7; the query is ours, see eventParts). */
export function registerEventList(app: App, { events, misses }: { events: ReadyEvents; misses: Misses }): void {
  app.get(calls.listEvents.path, async (request, reply) => {
    const asked = readEventsQuery(request.query as EventsQueryText);
    const { answer, parts } = await events.current();
    if (!asked) return answer.send(request, reply);
    const part =
      parts.find(asked) ?? (await misses.make(addressOf(request), () => parts.find(asked) ?? parts.make(asked)));
    return part.send(request, reply);
  });
}

/** What staff do with events (specification, section 7); registered behind the staff's gate. */
export function registerEventWrites(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  staff.post(calls.createEvent.path, { schema: { body } }, (request, reply) => {
    const change = changeBy(request, now);
    return answerOnce(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const event = await createEvent(transaction, request.body, change);
        return { status: 201, body: { message: messages.eventCreated, event: shownEvent(event) } };
      },
    });
  });

  staff.put(calls.updateEvent.path, { schema: { params: rowParams, body } }, async (request) => {
    const change = { ...changeBy(request, now), expected: expectedVersion(request) };
    const outcome = await store.write((transaction) =>
      updateEvent(transaction, request.params.id, request.body, change),
    );
    if (!outcome) throw await changeMissing(store.db, request.params.id);
    const { event, conflict } = outcome;
    if (conflict) throw new Refusal(412, messages.eventChanged, { body: { event: shownEvent(event) } });
    return { message: messages.eventUpdated, event: shownEvent(event) };
  });

  for (const { path } of [calls.deleteEvent, calls.deleteListedEvent]) {
    staff.delete(path, { schema: { params: rowParams } }, async (request) => {
      const change = changeBy(request, now);
      const { id } = request.params;
      const deleted = await store.write((transaction) => deleteEvent(transaction, id, change));
      if (!deleted) throw await changeMissing(store.db, id);
      return { message: messages.eventDeleted };
    });
  }

  staff.post(staffCalls.restoreEvent.path, { schema: { params: rowParams } }, async (request) => {
    const change = changeBy(request, now);
    const done = await store.write((transaction) => restoreEvent(transaction, request.params.id, change));
    if (!done) throw new Refusal(404, messages.eventNotRestorable);
    return { message: messages.eventRestored, event: shownEvent(done.event) };
  });
}
