import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '#server/store/connect.ts';
import { keptDamage } from '#server/store/sqlite/damage.ts';
import { inspectDatabase } from '#server/store/sqlite/inspectDatabase.ts';
import type { Store } from '#server/store/store.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const FILES = ['church.db', 'church.db-wal', 'church.db-shm'];

/** A frame of the log: a header of 24 bytes before a page of 4096. The log's own header has 32. */
const FRAME = 4120;
const LOG_HEADER = 32;

const save = (store: Store, name: string) =>
  store.write(async (transaction) => {
    const row = { key: name, asked: 'x'.repeat(3000), at: '2026-11-01T00:00:00.000Z', status: 200, body: '' };
    await transaction.insertInto('kept_answers').values(row).execute();
  });

const savesIn = async (store: Store) => {
  const rows = await store.db.selectFrom('kept_answers').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

/** A data folder as a site leaves it that is killed after eight saves, which stand in the log. */
async function aKilledSite(before?: (store: Store) => Promise<unknown>): Promise<string> {
  const folder = temporaryFolder();
  const store = await openStore({ kind: 'sqlite', folder });
  onTestFinished(() => store.close());
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await before?.(store);
  for (let number = 0; number < 8; number++) await save(store, `save ${number}`);
  const killed = temporaryFolder();
  for (const name of FILES) copyFileSync(join(folder, name), join(killed, name));
  return killed;
}

/** The same folder once more. */
function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function flip(file: string, at: number, mask = 0x40): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] as number) ^ mask;
  writeFileSync(file, bytes);
}

/** Opens a data folder as a start does, and says what is there and what was said. */
async function start(folder: string) {
  const said: string[] = [];
  const store = await openStore({ kind: 'sqlite', folder }, { say: (sentence) => said.push(sentence) });
  const saves = await savesIn(store);
  await store.close();
  return { saves, said, kept: keptDamage(folder) };
}

const contentOf = (folder: string) => FILES.slice(0, 2).map((name) => readFileSync(join(folder, name), 'base64'));

describe('a damaged log', () => {
  it('is told wherever a bit of it is flipped, and is kept aside', async () => {
    const killed = await aKilledSite();
    const frames = (readFileSync(join(killed, 'church.db-wal')).length - LOG_HEADER) / FRAME;
    expect(frames).toBeGreaterThanOrEqual(8);
    const places = [0, 9, 17, 25]; // in the log's header: what it is, the size of a page, the salts, the checksum
    const inFrame = [1, 10, 18, 24, 3000];
    for (const inside of inFrame) places.push(LOG_HEADER + inside);
    for (let frame = 1; frame < frames; frame++) {
      places.push(LOG_HEADER + frame * FRAME + (inFrame[frame % inFrame.length] as number));
    }
    for (const place of places) {
      const folder = copyOf(killed);
      flip(join(folder, 'church.db-wal'), place);
      const before = contentOf(folder);
      const { saves, said, kept } = await start(folder);
      expect(saves.length, `flipped at ${place}`).toBeLessThan(8);
      expect(said).toEqual([expect.stringContaining('the latest saves of people may be missing')]);
      expect(kept).toEqual([said[0]?.match(/kept in (.*)\.$/)?.[1]]);
      expect(contentOf(kept[0] as string)).toEqual(before);
      expect((await start(folder)).said).toEqual([]);
    }
  });

  it('is told by a backup of the killed site too, and kept aside', async () => {
    const killed = await aKilledSite();
    const log = join(killed, 'church.db-wal');
    flip(log, readFileSync(log).length - FRAME + 500);
    const before = contentOf(killed);
    const file = join(temporaryFolder(), 'backup.tar.gz');
    const { status, output } = await runHere('backup', [file], { DATA_DIR: killed });
    expect([status, output]).toEqual([0, expect.stringContaining('the latest saves of people may be missing')]);
    expect(keptDamage(killed).map(contentOf)).toEqual([before]);
  });

  it('is told without the log’s index too, where a later commit shows it, and is not what a power cut leaves: a last write that was torn', async () => {
    const killed = await aKilledSite();
    rmSync(join(killed, 'church.db-shm'));
    const flipped = copyOf(killed);
    flip(join(flipped, 'church.db-wal'), LOG_HEADER + 2 * FRAME + 500);
    expect((await start(flipped)).said).toHaveLength(1);
    const torn = readFileSync(join(killed, 'church.db-wal'));
    for (const [log, count] of [
      [Buffer.concat([torn, torn.subarray(-FRAME, -100)]), 8],
      [torn.subarray(0, -100), 7],
    ] as const) {
      const folder = copyOf(killed);
      writeFileSync(join(folder, 'church.db-wal'), log);
      const { saves, said } = await start(folder);
      expect([saves.length, said]).toEqual([count, []]);
    }
  });

  it('is not a log that was begun again over a longer one', async () => {
    const killed = await aKilledSite(async (store) => {
      for (let number = 0; number < 30; number++) await save(store, `earlier ${number}`);
      await store.write(async (transaction) => void (await transaction.deleteFrom('kept_answers').execute()));
      await sql`pragma wal_checkpoint(passive)`.execute(store.db);
    });
    const { saves, said, kept } = await start(killed);
    expect([saves.length, said, kept]).toEqual([8, [], []]);
  });
});

describe('a damaged database', () => {
  it('is refused in one sentence that names the newest copy, stays as it is with its log, and both are kept aside once', async () => {
    const killed = await aKilledSite();
    writeFileSync(join(killed, 'church.db'), readFileSync(join(killed, 'church.db')).fill(7, 4096, 9000));
    truncateSync(join(killed, 'church.db-wal'), LOG_HEADER + FRAME);
    rmSync(join(killed, 'church.db-shm'));
    mkdirSync(join(killed, 'backups'));
    for (const night of ['20', '19']) writeFileSync(join(killed, 'backups', `church-2026-11-${night}.tar.gz`), '');
    const before = contentOf(killed);
    for (let time = 0; time < 2; time++) {
      const refused = await start(killed).catch(({ message }: Error) => message);
      expect(refused).toMatch(
        /^The database \S+church\.db is damaged \(.+\); it is left as it is\. A copy of it and its log is kept in .*damaged-.*: npm run restore -- \S+church-2026-11-20\.tar\.gz$/,
      );
      const [kept = '', ...more] = keptDamage(killed);
      expect(more).toEqual([]);
      expect(refused).toContain(`${kept}.`);
      expect(contentOf(kept)).toEqual(before);
      expect(contentOf(killed)).toEqual(before);
    }
  });

  it('and a whole one are not changed by being looked at, nor by npm run doctor', async () => {
    const killed = await aKilledSite();
    const before = contentOf(killed);
    expect(inspectDatabase(killed)).toBeGreaterThan(0);
    const well = await runHere('doctor', [], { DATA_DIR: killed });
    expect(well.output).toContain('✓ Data:');
    expect(contentOf(killed)).toEqual(before);

    flip(join(killed, 'church.db-wal'), LOG_HEADER + FRAME + 500);
    const worse = contentOf(killed);
    for (let time = 0; time < 2; time++) {
      const { output } = await runHere('doctor', [], { DATA_DIR: killed });
      expect(output).toMatch(/✗ Damage: .*damaged-/);
      expect(contentOf(killed)).toEqual(worse);
    }
  });
});
