import { conflict } from '#server/http/conflict.ts';
import { HttpError, type LocalizedText } from '#server/httpError.ts';
import type { ChangeOutcome } from '#server/store/events/events.ts';
import { staffDto } from '#server/store/events/heldEvents.ts';
import { wasRemoved } from '#server/store/events/historyStates.ts';
import type { Connection, EventRow } from '#server/store/schema.ts';
import { sentences } from '#shared/sentences.ts';

/** The error for a missing event: 410 if it was removed, 404 if it never existed. */
export async function eventMissing(db: Connection, id: number): Promise<HttpError> {
  const removed = await wasRemoved(db, { event_id: id });
  return new HttpError(removed ? 410 : 404, missingWords(removed));
}

/** The error for what staff do with a missing event: always 404 (rulings, 2). */
export async function changeMissing(db: Connection, id: number): Promise<HttpError> {
  return new HttpError(404, missingWords(await wasRemoved(db, { event_id: id })));
}

/** The error for an event that somebody changed meanwhile, with the event as it is now. */
export const changedMeanwhile = async (transaction: Connection, event: EventRow): Promise<HttpError> =>
  conflict(sentences.eventChanged, await staffDto(transaction, event));

/** The event after a change, as staff see it. @throws HttpError 404 if there is none, 412 if it was changed meanwhile */
export async function changedEvent(transaction: Connection, id: number, outcome: ChangeOutcome) {
  if (!outcome) throw await changeMissing(transaction, id);
  if (outcome.conflict) throw await changedMeanwhile(transaction, outcome.event);
  return staffDto(transaction, outcome.event);
}

export const missingWords =
  (removed: boolean): LocalizedText =>
  ({ eventAnswers }) =>
    removed ? eventAnswers.missing : eventAnswers.unknown;
