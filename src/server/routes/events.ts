import type { App } from '#server/plugins/validation.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { createEvent, deleteEvent, updateEvent } from '#server/store/events.ts';
import { calls } from '#shared/calls.ts';
import { eventSchema, plainEventWording } from '#shared/event.ts';
import { messages } from '#shared/messages.ts';
import { rowParams } from './rowParams.ts';

const body = eventSchema(plainEventWording);

/** The public list of events (specification, section 7). */
export function registerEventList(app: App, { events }: { events: ReadyEvents }): void {
  app.get(calls.listEvents.path, async (request, reply) => (await events.current()).answer.send(request, reply));
}

/** What staff do with events (specification, section 7); registered behind the staff's gate. */
export function registerEventWrites(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  staff.post(calls.createEvent.path, { schema: { body } }, async (request, reply) => {
    const event = await store.write((transaction) => createEvent(transaction, request.body, now()));
    return reply.code(201).send({ message: messages.eventCreated, event });
  });

  staff.put(calls.updateEvent.path, { schema: { params: rowParams, body } }, async (request) => {
    const { id } = request.params;
    const event = await store.write((transaction) => updateEvent(transaction, id, request.body, now()));
    if (!event) throw new Refusal(404, messages.eventMissing);
    return { message: messages.eventUpdated, event };
  });

  for (const { path } of [calls.deleteEvent, calls.deleteListedEvent]) {
    staff.delete(path, { schema: { params: rowParams } }, async (request) => {
      const event = await store.write((transaction) => deleteEvent(transaction, request.params.id));
      if (!event) throw new Refusal(404, messages.eventMissing);
      return { message: messages.eventDeleted };
    });
  }
}
