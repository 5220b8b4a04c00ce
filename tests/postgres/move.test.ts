import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addStaff } from '#server/store/accounts/staff.ts';
import { openStore } from '#server/store/connect.ts';
import { createEvent, deleteEvent, listEvents } from '#server/store/events/events.ts';
import { confirmTexts, holdEvent } from '#server/store/held/held.ts';
import { copyRecords, DATA_TABLES } from '#server/store/move/moveData.ts';
import type { Connection, Store, StorePlace } from '#server/store/store.ts';
import { NOTHING_KNOWN } from '#shared/publication/known.ts';
import { turnOnFactor } from '#tests/support/authenticator.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { keepPicture } from '#tests/support/pictures.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { signUp } from '#tests/support/signups.ts';
import { type Asked, NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { makeDatabase } from '#tests/support/testStore.ts';

const moveData = (from: Store, target: Store) => target.write((to) => copyRecords(from, target, to));

const BY = { username: 'mercy', now: NOON };

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  return store;
}

/** An embedded database with so many events. */
async function withEvents(count: number, folder = temporaryFolder()): Promise<Store> {
  const store = await opened({ kind: 'sqlite', folder });
  await store.write(async (transaction) => {
    for (let at = 1; at <= count; at++) {
      await createEvent(transaction, anEvent({ title: `Kesha “${at}” Njũgũna 🙏` }), BY);
    }
  });
  return store;
}

/** A site over such a database, with something of everything in it; the last of its events is gone for good. */
async function usedSite(events: number) {
  const folder = temporaryFolder();
  const store = await withEvents(events, folder);
  const site = await startTestApp({ store, folder });
  const ask = async (request: Asked, body: object) => (await site.asOwner(request, { body })).body;
  site.token = await site.signIn();
  const { proof } = await turnOnFactor(site, site.token);
  await site.change(3, { venue: 'Juja Branch' });
  await site.asOwner('deleteEvent', { id: 4 });
  await site.put({}, { 'idempotency-key': 'once' });
  await store.write(async (transaction) => {
    await deleteEvent(transaction, events + 1, BY);
    await transaction
      .deleteFrom('events')
      .where('id', '=', events + 1)
      .execute();
  });
  for (const id of ['a'.repeat(32), 'b'.repeat(32)]) {
    await keepPicture(site, { id, bytes: Buffer.from([0, 255, 39, 92]) });
  }
  const words = { page: 'church', language: 'sw' };
  const changes = [{ field: 'tagline', value: 'Karibu “nyumbani” 🙏', base: 0 }];
  await ask('publishContent', { ...words, changes });
  const purpose = { key: 'tithe', name: 'Tithe', name_sw: 'Fungu la kumi', ...proof() };
  await ask('createPurpose', purpose);
  const account = { branch: 'juja', purpose: 'tithe', paybill: '522522', account: 'JUJA TITHE' };
  await ask('changeGiving', { ...account, at_once: true, ...proof() });
  await ask('seeGiving', { ids: [1] });
  await store.write(async (transaction) => {
    const why = [{ kind: 'number', text: '254712345678' }] as const;
    const by = { username: 'mercy', now: NOON, editor: { staff_id: 1, known: NOTHING_KNOWN } };
    await holdEvent(transaction, 1, { fields: { venue: 'Call +254 712 345 678' }, withSeries: false }, why, by);
    await confirmTexts(transaction, why, BY);
  });
  for (const message of ['Hello\n\tthere', '"quoted" \\ %']) {
    await site.request('submitMessage', { body: aMessage({ message }) });
  }
  await store.write(async (transaction) => {
    await transaction.updateTable('events').set({ signup: 'open', signup_places: '3' }).where('id', '=', 1).execute();
    const totals = { event_id: 2, adults: 4, children: 2, waiting_adults: 1, waiting_children: 0 };
    await transaction.insertInto('signup_totals').values(totals).execute();
  });
  for (const name of ['Njũgũna 🙏', 'Wanjiku'])
    await signUp(site, 1, { name, adults: 2, phone_number: '0700 000 001' });
  return { store, token: site.token };
}

/** Every row of every table that holds records. */
async function records(db: Connection) {
  const all: Record<string, unknown[]> = {};
  for (const table of DATA_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify(Object.entries(row).map(withBytesAsText).sort())).sort();
  }
  return all;
}

/** The two databases' drivers give bytes as arrays of different kinds. */
const withBytesAsText = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
];

describe('records that are moved', () => {
  it('are on PostgreSQL what they were on SQLite, and the same again when they come back; no id is given twice', async () => {
    const { store, token } = await usedSite(450);
    const before = await records(store.db);
    const there = await opened({ kind: 'postgres', url: await makeDatabase() });
    await moveData(store, there);
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({ events: 450, signups: 2, pictures: 2, history: 455, giving_changes: 1 });
    expect(await records(there.db)).toEqual(before);
    expect(await listEvents(there.db)).toEqual(await listEvents(store.db));

    const site = await startTestApp({ store: there });
    expect((await site.request('listHistory', { token })).body.history[0].action).toBe('deleted');
    const back = await opened({ kind: 'sqlite', folder: temporaryFolder() });
    const carried = await records(there.db);
    await moveData(there, back);
    expect(await records(back.db)).toEqual(carried);
    // The last id before was that of an event which is gone for good.
    for (const { write } of [there, back]) {
      expect(await write((transaction) => createEvent(transaction, anEvent(), BY))).toMatchObject({ id: 452 });
    }
  });

  it('stand in place of those that were there, and a site that runs shows them', async () => {
    const store = await withEvents(39);
    const there = await opened({ kind: 'postgres', url: await makeDatabase() });
    const site = await startTestApp({ store: there });
    await there.write((transaction) => createEvent(transaction, anEvent({ title: 'There before' }), BY));
    expect(await site.list()).toHaveLength(1);
    await moveData(store, there);
    expect(await records(there.db)).toEqual(await records(store.db));
    site.clock.set(1000);
    expect(await site.list()).toHaveLength(39);
  });

  it('all stay where they are when one of them cannot arrive', async () => {
    const store = await withEvents(30);
    const there = await opened({ kind: 'postgres', url: await makeDatabase() });
    await sql`alter table history add constraint refuses check (id <> 30)`.execute(there.db);
    await expect(moveData(store, there)).rejects.toThrow(/refuses/);
    expect(Object.values(await records(there.db)).flat()).toEqual([]);
  });

  it('are refused where what arrives is not what was sent', async () => {
    const store = await withEvents(30);
    const there = await opened({ kind: 'postgres', url: await makeDatabase() });
    await sql`create function spoil() returns trigger language plpgsql as
      $$ begin if new.id = 30 then new.venue = 'Elsewhere'; end if; return new; end $$`.execute(there.db);
    await sql`create trigger spoil before insert on events for each row execute function spoil()`.execute(there.db);
    await expect(moveData(store, there)).rejects.toThrow(/^What arrived in the table events is not what was sent/);
    expect(await listEvents(there.db)).toEqual([]);
  });
});

describe('npm run move', () => {
  const move = (environment: Record<string, string>, ...args: string[]) => runHere('move', args, environment);

  it('carries an embedded site to PostgreSQL and back', async () => {
    const folder = temporaryFolder();
    const store = await openStore({ kind: 'sqlite', folder });
    await store.write((transaction) => createEvent(transaction, anEvent(), BY));
    await store.write((transaction) =>
      addStaff(transaction, { username: 'mercy', password_hash: 'hash', role: 'owner', now: NOON }),
    );
    await store.close();
    mkdirSync(join(folder, 'bible'));
    writeFileSync(join(folder, 'bible', 'neno.sqlite'), 'an edition');
    const url = await makeDatabase();
    const there = await run('src/commands/data/move.ts', [url], { DATA_DIR: folder }).ended;
    expect(there.output).toMatch(/^Moved: 3 records\. Every row was compared/);
    expect(there.output).not.toContain(url);
    const again = await move({ DATA_DIR: folder }, url);
    expect(again).toEqual({ status: 1, output: expect.stringMatching(/^The target holds records already/) });
    const back = join(temporaryFolder(), 'data');
    expect((await move({ DATABASE_URL: url, DATA_DIR: folder }, back)).status).toBe(0);
    expect(await listEvents((await opened({ kind: 'sqlite', folder: back })).db)).toHaveLength(1);
    expect(readFileSync(join(back, 'bible', 'neno.sqlite'), 'utf8')).toBe('an edition');
    expect((await move({ DATA_DIR: folder }, url, '--replace')).status).toBe(0);
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-restore-/)]);
  });

  it.each([[[]], [['data']], [['--wrong']], [['postgres://church@localhost/one', 'more']]])(
    'says what it needs: %j',
    async (args) => {
      const { status, output } = await move({ DATA_DIR: temporaryFolder() }, ...args);
      expect(status).toBe(1);
      expect(output).toContain('Say where the records go');
    },
  );

  it('does not make a database where there was none', async () => {
    const folder = temporaryFolder();
    const refused = await move({ DATA_DIR: folder }, 'postgres://church@127.0.0.1:1/church');
    expect(refused).toEqual({ status: 1, output: `There is no site’s data in ${folder} (DATA_DIR).\n` });
  });
});
