import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { lockEvent } from '../signups/signupRows.ts';
import type { Connection } from '../store.ts';

/** The names for the door of an event: who comes and who waits, in the order of the alphabet. */
export async function doorNamesOf(db: Connection, eventId: number): Promise<DoorName[]> {
  const rows = await db
    .selectFrom('signups')
    .select(['id', 'name', 'adults', 'children', 'state', 'ticked', 'press'])
    .where('event_id', '=', eventId)
    .where('spam', '=', 0)
    .where('state', 'in', ['coming', 'waiting'])
    .execute();
  return rows
    .map(({ state, ticked, ...row }) => ({ ...row, waiting: state === 'waiting', ticked: ticked === 1 }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
}

/** Stores a phone's ticks. Per name the latest press wins, since uploads may arrive twice or in another order. */
export async function saveTicks(transaction: Connection, eventId: number, ticks: readonly DoorTick[]): Promise<void> {
  await lockEvent(transaction, eventId); // phones that send at once write one after another
  const rows = await transaction
    .selectFrom('signups')
    .select(['id', 'ticked', 'press'])
    .where('event_id', '=', eventId)
    .execute();
  const known = new Map(rows.map(({ id, ticked, press }) => [id, { id, ticked: ticked === 1, press }]));
  for (const sent of ticks) {
    const stored = known.get(sent.id);
    if (!stored) continue; // taken off the list, or deleted, since the phone had it
    const later = laterTick(stored, sent);
    if (later === stored) continue;
    known.set(sent.id, { ...later });
    await transaction
      .updateTable('signups')
      .set({ ticked: later.ticked ? 1 : 0, press: later.press })
      .where('id', '=', sent.id)
      .execute();
  }
}
