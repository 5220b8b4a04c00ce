import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { limitAddressOf } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { eventDto, findEvents } from '#server/store/events/eventRows.ts';
import { createEvent, deleteEvent, restoreEvent, updateEvent } from '#server/store/events/events.ts';
import { staffDto, staffDtos } from '#server/store/events/heldEvents.ts';
import { isHeldEvent, listHeld } from '#server/store/held/held.ts';
import { eventSchema, plainEventWording } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sentences } from '#shared/sentences.ts';
import { rowParams } from '../../validation.ts';
import { answerEvent } from '../pages/pageAnswers.ts';
import { staffWrites, withWaiting } from '../staffWrites.ts';
import { changeMissing, eventSeen, missingWords } from './eventMissing.ts';
import { readEventsQuery, rowsOfPage } from './eventsQuery.ts';

const body = eventSchema(plainEventWording);

/** The public list of events, whole or one page of it (specification, section 7; the query is our own), and one event. */
export function registerEventList(app: App, context: AppContext): void {
  const { cache, events, renderQueue } = context;
  app.get(endpoints.listEvents.path, async (request, reply) => {
    const asked = readEventsQuery(request.query as Record<string, unknown>);
    const { rows, revision } = await events.current();
    const found = asked ? rowsOfPage(rows, asked) : rows;
    const make = () => jsonAnswer(found.map(eventDto));
    // Queries for the same rows share an answer. `from` may leave out rows between the first and the last.
    const key = `${revision} list ${found[0]?.id} ${found.at(-1)?.id} ${found.length}`;
    const answer = await cache.getOrMake(key, () => (asked ? renderQueue.make(limitAddressOf(request), make) : make()));
    return answer.send(request, reply);
  });

  app.get(endpoints.readEvent.path, { schema: { params: rowParams } }, async (request, reply) => {
    const { status, body } = await answerEvent(context, request.params.id);
    reply.header('cache-control', 'no-cache');
    if (status !== 200) throw new HttpError(status, missingWords(status === 410), { body });
    return body;
  });
}

/** What is not on the site yet, for staff: drafts, events whose hour has not come, and what waits for an owner's yes. */
export function registerDrafts(staff: App, { store, events }: AppContext): void {
  staff.get(staffEndpoints.listDrafts.path, async () => {
    const { unpublished } = await events.current();
    const there = new Set(unpublished.map(({ id }) => id));
    const held = (await listHeld(store.db)).filter(isHeldEvent).map(({ event_id }) => event_id);
    const changed = await findEvents(
      store.db,
      held.filter((id) => !there.has(id)),
    );
    return staffDtos(store.db, [...unpublished, ...changed]);
  });
}

/** Changes of events, for staff (specification, section 7). */
export function registerEventWrites(staff: App, context: AppContext): void {
  const write = staffWrites(staff, context);

  write(endpoints.createEvent, { body, statusCode: 201 }, async (transaction, change, request) => {
    const event = await staffDto(transaction, await createEvent(transaction, request.body, change));
    return { message: withWaiting(sentences.eventCreated, [event]), event };
  });

  write(endpoints.updateEvent, { params: rowParams, body }, async (transaction, change, request) => {
    const seen = await eventSeen(transaction, request.params.id, request);
    const event = await staffDto(transaction, await updateEvent(transaction, seen, request.body, change));
    return { message: withWaiting(sentences.eventUpdated, [event]), event };
  });

  for (const endpoint of [endpoints.deleteEvent, endpoints.deleteListedEvent]) {
    write(endpoint, { params: rowParams }, async (transaction, change, { params: { id } }) => {
      if (!(await deleteEvent(transaction, id, change))) throw await changeMissing(transaction, id);
      return { message: sentences.eventDeleted };
    });
  }

  write(staffEndpoints.restoreEvent, { params: rowParams }, async (transaction, change, { params: { id } }) => {
    const restored = await restoreEvent(transaction, id, change);
    if (!restored) throw new HttpError(404, sentences.eventNotRestorable);
    const event = await staffDto(transaction, restored);
    return { message: withWaiting(sentences.eventRestored, [event]), event };
  });
}
