import type { FastifyRequest } from 'fastify';
import { HttpError, type LocalizedText } from '#server/httpError.ts';
import { lockEvents } from '#server/store/events/eventRows.ts';
import { staffDto } from '#server/store/events/heldEvents.ts';
import { wasRemoved } from '#server/store/events/history.ts';
import type { Connection, EventRow } from '#server/store/store.ts';
import { sentences } from '#shared/sentences.ts';
import { conflict, expectedVersion } from '../staffWrites.ts';

/** The error for a missing event: 410 if it was removed, 404 if it never existed. */
export async function eventMissing(db: Connection, id: number): Promise<HttpError> {
  const removed = await wasRemoved(db, { event_id: id });
  return new HttpError(removed ? 410 : 404, missingWords(removed));
}

/** The error for what staff do with a missing event: always 404 (rulings, 2). */
export async function changeMissing(db: Connection, id: number): Promise<HttpError> {
  return new HttpError(404, missingWords(await wasRemoved(db, { event_id: id })));
}

/** An event that is there, locked until the transaction ends. @throws HttpError 404 if there is none */
export async function eventThere(transaction: Connection, id: number): Promise<EventRow> {
  const [event] = await lockEvents(transaction, 'id', [id]);
  if (!event || event.deleted_at !== null) throw await changeMissing(transaction, id);
  return event;
}

/** The same, as the person has seen it. @throws HttpError 412 if somebody has changed it since (If-Match) */
export async function eventSeen(transaction: Connection, id: number, request: FastifyRequest): Promise<EventRow> {
  const event = await eventThere(transaction, id);
  await refuseUnseen(transaction, event, request);
  return event;
}

/** @throws HttpError 412 if somebody has changed an event since the person saw it (If-Match) */
export async function refuseUnseen(transaction: Connection, event: EventRow, request: FastifyRequest): Promise<void> {
  const expected = expectedVersion(request);
  if (expected === undefined || expected === event.version) return;
  throw conflict(sentences.eventChanged, await staffDto(transaction, event));
}

export const missingWords =
  (removed: boolean): LocalizedText =>
  ({ eventAnswers }) =>
    removed ? eventAnswers.missing : eventAnswers.unknown;
