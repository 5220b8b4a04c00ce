import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '#server/store/connect.ts';
import { createEvent, listEvents } from '#server/store/events/events.ts';
import type { Connection } from '#server/store/store.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, temporaryFolder } from '#tests/support/testApp.ts';

async function open(folder: string) {
  const store = await openStore({ kind: 'sqlite', folder });
  onTestFinished(() => store.close());
  return store;
}
const create = (transaction: Connection) => createEvent(transaction, anEvent(), { username: 'mercy', now: NOON });

describe('the database', () => {
  it('is readable by its owner alone, as its folder is, and keeps what was written when it is opened again; of a newer version of the site, or in a file for a folder, it is refused in words', async () => {
    const folder = join(temporaryFolder(), 'deep', 'data');
    const first = await open(folder);
    const event = await first.write(create);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const file of ['church.db', 'church.db-wal', 'church.db-shm']) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
    await first.close();
    const again = await open(folder);
    expect(await listEvents(again.db)).toEqual([event]);
    await sql`update schema_version set version = 99`.execute(again.db);
    await again.close();
    await expect(open(folder)).rejects.toThrow(/^This database was made by a newer version of the site/);

    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(/^The data folder .+ \(DATA_DIR\) cannot be used: /);
  });

  it('syncs every commit to the disk, holds foreign keys, and undoes a write that fails half-way', async () => {
    const store = await open(temporaryFolder());
    const pragma = async (db: Connection, name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
    const all = async (db: Connection) => [
      await pragma(db, 'journal_mode'),
      await pragma(db, 'synchronous'),
      await pragma(db, 'foreign_keys'),
    ];
    expect(await store.write(all)).toEqual(['wal', 2, 1]);
    expect(await all(store.db)).toEqual(['wal', 2, 1]);

    const failing = store.write(async (transaction) => {
      await create(transaction);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await listEvents(store.db)).toEqual([]);
  });
});
