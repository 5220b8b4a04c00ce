import { keyOfPage, listAnswer, rowsOfPage } from '#server/cache/eventPages.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { limitAddressOf } from '#server/http/visitorAddress.ts';
import { HttpError } from '#server/httpError.ts';
import { createEvent, deleteEvent, findEvents, restoreEvent, updateEvent } from '#server/store/events/events.ts';
import { staffDto, staffDtos } from '#server/store/events/heldEvents.ts';
import { isHeldEvent, listHeld } from '#server/store/held/held.ts';
import { eventSchema, plainEventWording } from '#shared/events/event.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sentences } from '#shared/sentences.ts';
import { withWaiting } from '../held/withWaiting.ts';
import { rowParams } from '../rowParams.ts';
import { changeBy, expectedVersion, publishedBy } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';
import { type EventsQueryText, readEventsQuery } from './eventsQuery.ts';

const body = eventSchema(plainEventWording);

/** The public list of events, whole or one page of it (specification, section 7; the query is our own). */
export function registerEventList(app: App, { cache, events, renderQueue }: AppContext): void {
  app.get(endpoints.listEvents.path, async (request, reply) => {
    const asked = readEventsQuery(request.query as EventsQueryText);
    const { rows, revision } = await events.current();
    const page = asked && rowsOfPage(rows, asked);
    const answer = await (page
      ? cache.getOrMake(cache.eventsKey(revision, keyOfPage(page)), () =>
          renderQueue.make(limitAddressOf(request), () => listAnswer(page, true)),
        )
      : cache.getOrMake(cache.eventsKey(revision, 'list'), () => listAnswer(rows, false)));
    return answer.send(request, reply);
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
  const { store, now } = context;
  staff.post(endpoints.createEvent.path, { schema: { body } }, async (request, reply) => {
    const change = await publishedBy(request, context);
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      work: async (transaction) => {
        const event = await createEvent(transaction, request.body, change);
        const dto = await staffDto(transaction, event);
        return { status: 201, body: { message: withWaiting(sentences.eventCreated, [dto]), event: dto } };
      },
    });
  });

  staff.put(endpoints.updateEvent.path, { schema: { params: rowParams, body } }, async (request, reply) => {
    const change = { ...(await publishedBy(request, context)), expected: expectedVersion(request) };
    const { id } = request.params;
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${sessionOfRequest(request).staff_id}`,
      asked: { id, event: request.body },
      work: async (transaction) => {
        const outcome = await updateEvent(transaction, id, request.body, change);
        if (!outcome) throw await changeMissing(transaction, id);
        const { event, conflict } = outcome;
        const dto = await staffDto(transaction, event);
        if (conflict) throw new HttpError(412, sentences.eventChanged, { body: { event: dto } });
        return { status: 200, body: { message: withWaiting(sentences.eventUpdated, [dto]), event: dto } };
      },
    });
  });

  for (const { path } of [endpoints.deleteEvent, endpoints.deleteListedEvent]) {
    staff.delete(path, { schema: { params: rowParams } }, (request, reply) => {
      const change = changeBy(request, now);
      const { id } = request.params;
      return answerIdempotently(request, reply, {
        store,
        now: change.now,
        account: `staff ${sessionOfRequest(request).staff_id}`,
        asked: { id },
        work: async (transaction) => {
          if (!(await deleteEvent(transaction, id, change))) throw await changeMissing(transaction, id);
          return { status: 200, body: { message: sentences.eventDeleted } };
        },
      });
    });
  }

  staff.post(staffEndpoints.restoreEvent.path, { schema: { params: rowParams } }, async (request) => {
    const change = await publishedBy(request, context);
    const event = await store.write(async (transaction) => {
      const done = await restoreEvent(transaction, request.params.id, change);
      return done && staffDto(transaction, done.event);
    });
    if (!event) throw new HttpError(404, sentences.eventNotRestorable);
    return { message: withWaiting(sentences.eventRestored, [event]), event };
  });
}
