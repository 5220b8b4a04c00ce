import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkBackup } from '#server/backups/backUpAndRestore.ts';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { DATA_TABLES } from '#server/store/move/moveData.ts';
import { purge } from '#server/store/tidying.ts';
import { nothingCounted } from '#shared/attendance/door.ts';
import { aSignup, createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach, temporaryFolder } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

// The event ends on Saturday 28 November 2026 at 05:00, Africa/Nairobi.
const LAST_MOMENT = new Date('2026-12-12T01:59:00Z');
const FOURTEEN_DAYS_LATER = new Date('2026-12-12T02:00:00Z');

const SECRETS = ['Wanjiku-the-secret', '0733 444 555', 'Stage-of-hers', 'Added-by-hand'];

const site = appBeforeEach();
let event: number;
let key: string;
beforeEach(async () => {
  event = await createSignupEvent(site, { signup_places: '6', signup_children: 'yes' });
  const secret = { name: SECRETS[0], phone_number: SECRETS[1], answer: SECRETS[2] };
  ({ key } = await signUp(site, event, { ...secret, adults: 2, children: 3 }));
  await signUp(site, event, { ...secret, adults: 2 });
  const { remarks: _, seconds: __, ...body } = aSignup({ name: SECRETS[3], children: 1 });
  await site.asOwner('createStaffSignup', { id: event, body });
  await site.change(event, { description: 'Bring a shawl.' }, { 'idempotency-key': 'an-edit-of-the-event' });
});

/** Tidies up at a moment, as the site does every hour. */
async function tidyAt(moment: Date) {
  site.clock.set(moment);
  await site.store.write((transaction) => purge(transaction, moment));
  if (site.store.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(site.store.db); // as it does when nobody writes
  site.token = await site.signIn();
}

async function everything(): Promise<string> {
  const tables = DATA_TABLES.map((table) => site.store.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(tables));
}
const list = async () => (await site.asOwner('listSignups', { id: event })).body;
const found = (text: string) => SECRETS.filter((secret) => text.includes(secret));

describe('fourteen days after the event', () => {
  it('nothing personal is left in any table, nor was any in the history, and the totals stay', async () => {
    const { history } = (await site.asOwner('listHistory')).body;
    expect(found(JSON.stringify(history))).toEqual([]);

    const { totals } = await list();
    const waiting = { adults: 3, children: 1 };
    expect(totals).toEqual({ coming: { adults: 2, children: 3 }, waiting, places: 6, left: 0 });
    await tidyAt(LAST_MOMENT);
    expect(found(await everything())).toEqual(SECRETS);
    expect((await site.request('readSignup', { body: { key } })).body.shown.state).toBe('over');
    for (let round = 0; round < 2; round++) await tidyAt(FOURTEEN_DAYS_LATER);
    expect(found(await everything())).toEqual([]);
    expect(await list()).toMatchObject({ totals, signups: [], forgotten: true });
    expect((await site.request('readSignup', { body: { key } })).status).toBe(404);
  });

  itOnSqlite('nor in the file of the database, its log, or a new backup', async () => {
    // A PostgreSQL server vacuums by itself.
    const held = () =>
      ['church.db', 'church.db-wal'].map((name) => readFileSync(join(site.folder, name), 'latin1')).join();
    expect(found(held())).toEqual(SECRETS);
    await tidyAt(FOURTEEN_DAYS_LATER);
    expect(found(held())).toEqual([]);
    const [file, unpacked] = [join(temporaryFolder(), 'backup.tar.gz'), join(temporaryFolder(), 'backup')];
    await makeBackup(site.folder, file, site.clock.now());
    await checkBackup(file, unpacked);
    expect(found(readFileSync(join(unpacked, 'church.db'), 'latin1'))).toEqual([]);
  });

  it('who was expected still stands beside who came, also when the event is deleted for good', async () => {
    const count = { ...nothingCounted('the-phone-of-an-usher'), adults_plus: 4, children_plus: 2 };
    await site.asOwner('updateDoorCounts', { id: event, body: count });
    const attendance = async () => (await site.asOwner('listAttendance')).body.attendance;
    const row = { event_id: event, adults: 4, children: 2, expected: 5 };
    expect(await attendance()).toMatchObject([row]);
    await tidyAt(FOURTEEN_DAYS_LATER);
    expect(await attendance()).toMatchObject([row]);
    await site.asOwner('deleteEvent', { id: event });
    await tidyAt(new Date('2027-01-20T00:00:00Z'));
    expect(await attendance()).toMatchObject([row]);
    expect(await site.store.db.selectFrom('signup_totals').selectAll().execute()).toEqual([]);
  });

  it('those of a moved event wait for its new day, and of a postponed one for a while', async () => {
    const moved = { status: 'moved', start_date: '2026-12-18', end_date: '2026-12-18', end_time: '23:00' } as const;
    await site.change(event, { status: 'postponed' });
    await tidyAt(FOURTEEN_DAYS_LATER);
    expect((await list()).signups).toHaveLength(3);
    await site.change(event, moved);
    await tidyAt(new Date('2027-01-01T19:59:00Z'));
    expect((await list()).signups).toHaveLength(3);
    await tidyAt(new Date('2027-01-01T20:00:00Z'));
    expect((await list()).signups).toEqual([]);
  });

  itOnSqlite('those of an event that is postponed for ever go after ninety days', async () => {
    await site.change(event, { status: 'postponed' });
    await tidyAt(new Date('2027-02-26T03:00:00Z'));
    expect((await list()).signups).toEqual([]);
  });
});
