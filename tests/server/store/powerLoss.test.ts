import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

/** Whether this machine can make the library that is laid between SQLite and the disk. */
const CAN_WATCH = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

const FILES = ['church.db', 'church.db-wal'];

/** What a database holds that is opened on files as a power cut has left them. */
function titlesIn(folder: string): string[] {
  using database = new DatabaseSync(join(folder, 'church.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const events = database.prepare('select title from events').all();
  return events.map(({ title }) => String(title));
}

it.skipIf(!CAN_WATCH)('a power cut after any fsync leaves everything that was acknowledged before it', async () => {
  const [folder, copies, cut] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const library = join(temporaryFolder(), 'fsyncCopies.so');
  const compiled = spawnSync('cc', ['-shared', '-fPIC', '-o', library, 'tests/support/process/fsyncCopies.c', '-ldl']);
  expect(String(compiled.stderr)).toBe('');
  const writing = run('tests/support/process/acknowledgedWrites.ts', [], {
    DATA_DIR: folder,
    FSYNC_COPIES: copies,
    LD_PRELOAD: library,
  });
  const { status, output } = await writing.ended;
  expect([status, output]).toEqual([0, expect.stringContaining('Event 29')]);
  const acknowledged = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { title: string; after: number });
  const states = readdirSync(copies).sort();
  const begun = acknowledged[0]?.after ?? 0;
  expect(states.length).toBeGreaterThan(30);

  // Whatever was not synced by then is lost, and after the log there may stand what was half written.
  for (let cutAt = begun; cutAt <= states.length; cutAt++) {
    for (const torn of [false, true]) {
      for (const name of readdirSync(cut)) rmSync(join(cut, name));
      for (const file of FILES) {
        const latest = states.slice(0, cutAt).findLast((state) => state.endsWith(` ${file}`));
        if (latest) copyFileSync(join(copies, latest), join(cut, file));
      }
      if (torn) appendFileSync(join(cut, 'church.db-wal'), randomBytes(5000));
      const expected = acknowledged.filter(({ after }) => after <= cutAt).map(({ title }) => title);
      expect(titlesIn(cut), `cut after fsync ${cutAt}`).toEqual(expect.arrayContaining(expected));
    }
  }
});
