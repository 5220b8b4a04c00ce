import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { doorCountsOf, expectedAt, listAttendance, saveDoorCount } from '#server/store/attendance/door.ts';
import { findEvent } from '#server/store/events/events.ts';
import { countSignups } from '#server/store/signups/signupRows.ts';
import type { AttendanceAnswer } from '#shared/attendance/attendance.ts';
import { type DoorAnswer, type DoorCount, doorCountSchema, MAX_DOOR_DEVICES, TAPS } from '#shared/attendance/door.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { rowParams } from '../../validation.ts';
import { changeMissing } from './eventMissing.ts';

const TOO_MANY = `At most ${MAX_DOOR_DEVICES} phones can count at the door of one event.`;

/** Counting at the door of an event, and how many came to all of them, for staff. */
export function registerDoor(staff: App, { store }: AppContext): void {
  staff.put(
    staffEndpoints.updateDoorCounts.path,
    { schema: { params: rowParams, body: doorCountSchema } },
    async ({ params: { id }, body }): Promise<DoorAnswer> => {
      // Phones poll every few seconds, mostly with unchanged counts: only new ones need a transaction.
      if (!(await doorCountsOf(store.db, id)).some((known) => covers(known, body)) && TAPS.some((name) => body[name])) {
        await store.write(async (transaction) => {
          if (!(await findEvent(transaction, id))) throw await changeMissing(transaction, id);
          if (!(await saveDoorCount(transaction, id, body))) throw new HttpError(409, TOO_MANY);
        });
      }
      const event = await findEvent(store.db, id);
      if (!event) throw await changeMissing(store.db, id);
      const { title, start_date, start_time, venue } = event;
      return {
        event: { title, start_date, start_time, venue },
        counts: await doorCountsOf(store.db, id),
        expected: expectedAt(event.signup, (await countSignups(store.db, id)).get(id)),
      };
    },
  );

  staff.get(
    staffEndpoints.listAttendance.path,
    async (): Promise<AttendanceAnswer> => ({ attendance: await listAttendance(store.db) }),
  );
}

/** Whether the stored counts include those sent. */
const covers = (known: DoorCount, sent: DoorCount): boolean =>
  known.device === sent.device && TAPS.every((name) => known[name] >= sent[name]);
