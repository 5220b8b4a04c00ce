import type { Attendance } from '#shared/attendance/attendance.ts';
import { cameOf, type DoorCount, MAX_DOOR_DEVICES, TAPS } from '#shared/attendance/door.ts';
import { headsOf } from '#shared/signup/signup.ts';
import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { countSignups, lockEvent, type SignupCounts } from '../signups/signupRows.ts';
import type { Connection } from '../store.ts';

/** How many people were expected; null if the event took no sign-ups. */
export const expectedAt = (signup: string | null, counts: SignupCounts | undefined): number | null =>
  counts ? headsOf(counts.coming) : signup === null ? null : 0;

const COUNT = ['device', ...TAPS] as const;

/** What each phone counted at an event's door. */
export const doorCountsOf = (db: Connection, eventId: number): Promise<DoorCount[]> =>
  db.selectFrom('door_counts').select(COUNT).where('event_id', '=', eventId).orderBy('id').execute();

/**
 * Stores a phone's counts. Per number the greater value wins, since uploads may arrive twice or in another order.
 *
 * @returns false if there are too many phones already
 */
export async function saveDoorCount(transaction: Connection, eventId: number, count: DoorCount): Promise<boolean> {
  const known = await doorCountsOf(transaction, eventId);
  const isNew = known.every(({ device }) => device !== count.device);
  if (isNew && known.length >= MAX_DOOR_DEVICES) return false;
  await transaction
    .insertInto('door_counts')
    .values({ event_id: eventId, ...count })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'device']).doUpdateSet(({ eb, ref }) => {
        const greater = (name: (typeof TAPS)[number]) =>
          eb
            .case()
            .when(ref(`excluded.${name}`), '>', ref(`door_counts.${name}`))
            .then(ref(`excluded.${name}`))
            .else(ref(`door_counts.${name}`))
            .end();
        return {
          adults_plus: greater('adults_plus'),
          adults_minus: greater('adults_minus'),
          children_plus: greater('children_plus'),
          children_minus: greater('children_minus'),
        };
      }),
    )
    .execute();
  return true;
}

const ABOUT = ['title', 'start_date', 'start_time', 'venue', 'series'] as const;

/** How many came to each event that was counted, latest first; to deleted events too. */
export async function listAttendance(db: Connection): Promise<Attendance[]> {
  const past = await db
    .selectFrom('past_attendance')
    .select(['event_id', ...ABOUT, 'adults', 'children', 'expected'])
    .execute();
  const at = ({ start_date, start_time }: Attendance) => `${start_date} ${start_time}`;
  return [...(await countedEvents(db)), ...past].sort((a, b) => at(b).localeCompare(at(a)) || b.event_id - a.event_id);
}

/** Stores the attendance of events that are about to be deleted permanently. */
export async function keepAttendance(transaction: Connection, deletedUntil: string): Promise<void> {
  const kept = (await countedEvents(transaction, deletedUntil)).filter(({ adults, children }) => adults + children > 0);
  for (const row of kept) await transaction.insertInto('past_attendance').values(row).execute();
}

async function countedEvents(db: Connection, deletedUntil?: string): Promise<Attendance[]> {
  let rows = db
    .selectFrom('door_counts')
    .innerJoin('events', 'events.id', 'door_counts.event_id')
    .select(['event_id', ...ABOUT, 'signup', ...COUNT])
    .orderBy('event_id');
  if (deletedUntil !== undefined) rows = rows.where('deleted_at', '<=', deletedUntil);
  const expected = await countSignups(db);
  const byEvent = Map.groupBy(await rows.execute(), ({ event_id }) => event_id);
  return [...byEvent.values()].flatMap((counts) => {
    const [first] = counts;
    if (!first) return [];
    const { event_id, title, start_date, start_time, venue, series, signup } = first;
    const about = { event_id, title, start_date, start_time, venue, series };
    return [{ ...about, ...cameOf(counts), expected: expectedAt(signup, expected.get(event_id)) }];
  });
}

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
