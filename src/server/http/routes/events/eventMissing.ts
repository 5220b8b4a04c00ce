import { HttpError, type LocalizedText } from '#server/httpError.ts';
import { wasRemoved } from '#server/store/events/events.ts';
import type { Connection } from '#server/store/schema.ts';

/** The error for a missing event: 410 if it was removed, 404 if it never existed. */
export async function eventMissing(db: Connection, id: number): Promise<HttpError> {
  const removed = await wasRemoved(db, id);
  return new HttpError(removed ? 410 : 404, missingWords(removed));
}

/** The error for what staff do with a missing event: always 404 (rulings, 2). */
export async function changeMissing(db: Connection, id: number): Promise<HttpError> {
  return new HttpError(404, missingWords(await wasRemoved(db, id)));
}

export const missingWords =
  (removed: boolean): LocalizedText =>
  ({ eventAnswers }) =>
    removed ? eventAnswers.missing : eventAnswers.unknown;
