import { Refusal } from '#server/refusal.ts';
import { wasEvent } from '#server/store/events.ts';
import type { Connection } from '#server/store/schema.ts';
import { messages } from '#shared/messages.ts';

/** What is answered for an event that is not there: 410 where it was removed, 404 where it never was. */
export async function eventMissing(db: Connection, id: number): Promise<Refusal> {
  const removed = await wasRemoved(db, id);
  return new Refusal(removed ? 410 : 404, missingWords(removed));
}

/** What a change of an event that is not there is answered, removed or not: 404, as the rulings have it (rulings, 2). */
export async function changeMissing(db: Connection, id: number): Promise<Refusal> {
  return new Refusal(404, missingWords(await wasRemoved(db, id)));
}

/** The words about an event that is not there, be it because it was removed or because it never was. */
export const missingWords = (removed: boolean): string => (removed ? messages.eventMissing : messages.eventUnknown);

/** Whether an event that is not there was removed; the id 0 is no event's. */
export const wasRemoved = async (db: Connection, id: number): Promise<boolean> => id > 0 && (await wasEvent(db, id));
