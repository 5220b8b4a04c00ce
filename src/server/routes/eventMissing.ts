import { Refusal } from '#server/refusal.ts';
import { wasEvent } from '#server/store/events.ts';
import type { Connection } from '#server/store/schema.ts';
import { messages } from '#shared/messages.ts';

/** What is answered for an event that is not there: 410 where it was removed, 404 where it never was. */
export async function eventMissing(db: Connection, id: number): Promise<Refusal> {
  return new Refusal((await wasRemoved(db, id)) ? 410 : 404, messages.eventMissing);
}

/** Whether an event that is not there was removed; the id 0 is no event's. */
export const wasRemoved = async (db: Connection, id: number): Promise<boolean> => id > 0 && (await wasEvent(db, id));
