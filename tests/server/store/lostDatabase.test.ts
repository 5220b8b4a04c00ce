import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { openStore } from '#server/store/connect.ts';
import { newestBackup } from '#server/store/sqlite/dataFolder.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { titlesIn } from '#tests/support/closedSite.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

/** A closed site with one event, and a copy of it in its folder of copies. */
async function aSite(): Promise<{ folder: string; copy: string }> {
  const folder = temporaryFolder();
  const site = await startTestApp({ folder });
  await site.put();
  mkdirSync(join(folder, 'backups'));
  const copy = join(folder, 'backups', 'church-2026-11-21.tar.gz');
  await makeBackup(folder, copy, NOON);
  await site.close();
  return { folder, copy };
}

const remove = (folder: string) => rmSync(join(folder, 'church.db'));

/** How a database may be lost, and how the site then speaks of it. */
const LOSSES: [state: string, lose: (folder: string) => void][] = [
  ['missing', remove],
  ['empty', (folder) => truncateSync(join(folder, 'church.db'))],
  [
    'without tables',
    (folder) => {
      remove(folder);
      changeDatabase(join(folder, 'church.db'), 'create table other (id)');
    },
  ],
];

describe('a database that is lost', () => {
  it.each(LOSSES)('and %s is no reason to begin a new site: the newest copy is named', async (state, lose) => {
    const { folder, copy } = await aSite();
    lose(folder);
    const before = readdirSync(folder).sort();
    await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow(
      [
        `The database ${folder}/church.db is ${state}, but there was a site here: one copy of it. No new site was begun.`,
        `To put the newest copy back: npm run restore -- ${copy}`,
        'If the records are in a PostgreSQL, set DATABASE_URL. If a new, empty site is meant: npm start -- --new',
      ].join('\n'),
    );
    expect(readdirSync(folder).sort()).toEqual(before);
    expect((await runHere('restore', [copy], { DATA_DIR: folder })).status).toBe(0);
    expect(await titlesIn(folder)).toEqual(['Friday Kesha']);
  });

  it('is noticed by what it left, and not suspected in a new folder, nor after a first start that was broken off', async () => {
    for (const [trace, path] of [
      ['its write-ahead log', 'church.db-wal'],
      ['its pictures', 'pictures/choir.webp'],
      ['what a restore kept aside', 'before-restore-2026-11-21T09-00-00Z/church.db'],
    ] as const) {
      const left = temporaryFolder();
      mkdirSync(join(left, path, '..'), { recursive: true });
      writeFileSync(join(left, path), 'x');
      await expect(openStore({ kind: 'sqlite', folder: left })).rejects.toThrow(
        `is missing, but there was a site here: ${trace}. No new site was begun.\nThere is no copy in its folder backups.`,
      );
    }
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'lost+found'));
    mkdirSync(join(folder, 'backups'));
    changeDatabase(join(folder, 'church.db'), 'pragma journal_mode = wal; create table schema_version (version)');
    expect(await titlesIn(folder)).toEqual([]);
  });
});

it('the newest copy is not one that a clock far ahead has named, as long as there is another', () => {
  const folder = temporaryFolder();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const add = (name: string) => writeFileSync(join(backups, name), '');
  add('before-version-9-from-8.tar.gz');
  expect(newestBackup(folder, NOON)).toBe(join(backups, 'before-version-9-from-8.tar.gz'));
  add('church-2031-01-01.tar.gz');
  expect(newestBackup(folder, NOON)).toBe(join(backups, 'church-2031-01-01.tar.gz'));
  add('church-2026-11-20.tar.gz');
  add('church-2026-11-21.tar.gz');
  expect(newestBackup(folder, NOON)).toBe(join(backups, 'church-2026-11-21.tar.gz'));
});
