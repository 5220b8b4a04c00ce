import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { createEvent } from '#server/store/events/events.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { lockFolder } from '#server/store/sqlite/dataFolder.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { closedSite, titlesIn } from '#tests/support/closedSite.ts';
import { anEvent } from '#tests/support/factories.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

/** A site with one event and two files of its own, and a backup of it. */
async function aBackup(title = 'Friday Kesha') {
  const folder = temporaryFolder();
  const site = await startTestApp({ folder });
  await site.put({ title });
  mkdirSync(join(folder, 'pictures', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'pictures', 'choir.webp'), Buffer.alloc(70_000, 7));
  writeFileSync(join(folder, 'pictures', 'deep', 'karibu – wote.txt'), '');
  const file = join(temporaryFolder(), 'backup.tar.gz');
  const manifest = await makeBackup(folder, file, NOON);
  return { folder, file, manifest, site };
}

const command = (name: 'backup' | 'restore', folder: string, ...args: string[]) =>
  runHere(name, args, { DATA_DIR: folder });

describe('npm run backup', () => {
  it('holds the database and every other file, but no backups and no King James', async () => {
    const { folder, manifest } = await aBackup();
    mkdirSync(join(folder, 'backups'));
    mkdirSync(join(folder, 'bible'));
    for (const name of ['backups/old.tar.gz', 'bible/kjv.sqlite', 'bible/neno.sqlite']) {
      writeFileSync(join(folder, name), '');
    }
    const again = await makeBackup(folder, join(folder, 'backups', 'new.tar.gz'), NOON);
    const pictures = ['pictures/choir.webp', 'pictures/deep/karibu – wote.txt'];
    expect(manifest.files.map(({ path }) => path)).toEqual(['church.db', ...pictures]);
    expect(again.files.map(({ path }) => path)).toEqual(['church.db', 'bible/neno.sqlite', ...pictures]);
    expect(manifest).toMatchObject({ made: NOON.toISOString(), schemaVersion: SCHEMA_VERSION });
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(['new.tar.gz', 'old.tar.gz']);
  });

  it('says in one sentence why it cannot, and leaves nothing behind', async () => {
    const { folder, file } = await aBackup();
    const elsewhere = temporaryFolder();
    const empty = temporaryFolder();
    const usage = expect.stringMatching(
      /^Say where the backup goes: npm run backup -- FILE, as in .+\nTo encrypt it, .+\n$/,
    );
    const refusals: [string[], unknown][] = [
      [[folder], usage],
      [[folder, 'a', 'b'], usage],
      [[folder, 'a', '--loud'], expect.stringMatching(/^Unknown option '--loud'\.\nSay where the backup goes: /)],
      [[folder, file], `${file} is there already, and a backup is never written over: choose another name.\n`],
      [[folder, elsewhere], `${elsewhere} is a folder: name the file too, as in ${elsewhere}/church-backup.tar.gz.\n`],
      [[folder, '/nowhere/b'], 'There is no folder /nowhere to put the backup into.\n'],
      [[folder, join(file, 'b')], `${file} is a file: a backup needs a folder to be put into.\n`],
      [[empty, join(elsewhere, 'b')], `There is no site’s data in ${empty} (DATA_DIR).\n`],
      [
        [folder, join(folder, 'b')],
        `A backup inside ${folder} would be lost with it: choose a place outside, another disk if you can.\n`,
      ],
    ];
    for (const [[data = '', ...args], output] of refusals) {
      expect(await command('backup', data, ...args)).toEqual({ status: 1, output });
    }
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

/** Damages a database. */
const spoilFile = (path: string) => writeFileSync(path, readFileSync(path).fill(0xff, 4096, 12_288));

describe('npm run restore', () => {
  it('puts all files back, keeps aside what was there, and ends every session', async () => {
    const { folder, file, site } = await aBackup();
    await site.put({ title: 'Added since' });
    writeFileSync(join(folder, 'pictures', 'added since.txt'), '');
    await site.close();
    const { aside = '' } = await restoreBackup(folder, file, NOON);
    expect(await titlesIn(folder)).toEqual(['Friday Kesha']);
    expect(aside).toBe(join(folder, 'backups', 'before-restore-2026-11-21T09-00-00.000Z.tar.gz'));
    expect(readFileSync(join(folder, 'pictures', 'choir.webp'))).toEqual(Buffer.alloc(70_000, 7));
    expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(['added since.txt', 'choir.webp', 'deep']);
    const again = await startTestApp({ folder });
    expect(await again.isSignedIn(site.token ?? '')).toBe(false);
    const before = temporaryFolder();
    await restoreBackup(before, aside, NOON);
    expect(await titlesIn(before)).toEqual(['Added since', 'Friday Kesha']);
  });

  it.each([
    ['damaged', spoilFile],
    ['a newer version’s', (path: string) => changeDatabase(path, 'update schema_version set version = 999')],
  ])('moves a database aside that is %s, of which no backup is made, once no site uses it', async (_what, spoil) => {
    const { folder, file, site } = await aBackup();
    await site.close();
    const path = join(folder, 'church.db');
    spoil(path);
    const spoilt = readFileSync(path);
    const copied = join(temporaryFolder(), 'b');
    if (spoil === spoilFile)
      await expect(makeBackup(folder, copied, NOON)).rejects.toThrow(/church\.db is damaged \(.+\);/);
    expect(existsSync(copied)).toBe(false);
    const lock = lockFolder(folder, false);
    await expect(restoreBackup(folder, file, NOON)).rejects.toThrow(/stop the site first, then try again\.$/);
    expect(readFileSync(path).equals(spoilt)).toBe(true);
    lock.close();
    const { aside = '' } = await restoreBackup(folder, file, NOON);
    expect(aside).toMatch(new RegExp(`^${folder}/before-restore-`));
    expect(readFileSync(join(aside, 'church.db')).equals(spoilt)).toBe(true);
    expect(await titlesIn(folder)).toEqual(['Friday Kesha']);
  });

  it('fills a folder that is not there yet, and refuses what a newer version of the site has made', async () => {
    const { folder: made, file, site } = await aBackup();
    const folder = join(temporaryFolder(), 'new', 'data');
    expect((await restoreBackup(folder, file, NOON)).aside).toBeUndefined();
    expect(await titlesIn(folder)).toEqual(['Friday Kesha']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'church.db')).mode & 0o777).toBe(0o600);

    await sql`update schema_version set version = 999`.execute(site.store.db);
    const newer = join(temporaryFolder(), 'newer.tar.gz');
    await makeBackup(made, newer, NOON);
    await expect(restoreBackup(temporaryFolder(), newer, NOON)).rejects.toThrow(
      /newer\.tar\.gz was made by a newer version of the site \(its tables are of version 999, this site knows up to \d+\): restore it with that newer version\.$/,
    );
  });

  it('refuses a damaged file wherever it is damaged, and touches nothing', async () => {
    const { file } = await aBackup();
    const whole = readFileSync(file);
    const folder = await closedSite(['Stays']);
    const before = readFileSync(join(folder, 'church.db'));
    const damaged = join(temporaryFolder(), 'damaged.tar.gz');
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      return bytes;
    };
    const cases = [
      Buffer.alloc(0),
      Buffer.from('This is no backup.'),
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, whole.length - 4),
      ...[12, 100, whole.length >> 1, whole.length - 6].map(flipped),
    ];
    for (const bytes of cases) {
      writeFileSync(damaged, bytes);
      await expect(restoreBackup(folder, damaged, NOON)).rejects.toThrow(/damaged\.tar\.gz cannot be restored/);
    }
    expect(readFileSync(join(folder, 'church.db')).equals(before)).toBe(true);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    expect(await titlesIn(folder)).toEqual(['Stays']);
  });

  it('that is killed has replaced everything or nothing, and what was there is in a copy', async () => {
    const [{ file }, { folder, site }] = [await aBackup('From the backup'), await aBackup('Was there')];
    const [event, by] = [anEvent({ title: 'Was there' }), { username: 'mercy', now: NOON }];
    await site.store.write(async (transaction) => {
      for (let count = 0; count < 300; count++) await createEvent(transaction, event, by);
    });
    await site.close();
    const copies = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : []);
    const { child, ended } = run('src/commands/data/restore.ts', [file], { DATA_DIR: folder });
    const begun = expect.stringMatching(/^before-restore-/);
    await expect.poll(copies, { interval: 1, timeout: 30_000 }).toContainEqual(begun);
    child.kill('SIGKILL');
    await ended;
    const [copy = ''] = copies().filter((name) => name.startsWith('before-restore-'));
    const before = temporaryFolder();
    await restoreBackup(before, join(folder, 'backups', copy), NOON);
    const was = await titlesIn(before);
    expect(was).toHaveLength(301);
    expect([was, ['From the backup']]).toContainEqual(await titlesIn(folder));
  });

  it('says in one sentence what it needs', async () => {
    const folder = temporaryFolder();
    const usage = expect.stringMatching(
      /^Say which backup: npm run restore -- FILE, as in .+\n.+--identity KEYFILE.+\n$/,
    );
    for (const [args, output] of [
      [[], usage],
      [['/nowhere'], 'There is no file /nowhere.\n'],
      [[folder], `${folder} is no file: name the backup itself.\n`],
    ] as const) {
      expect(await command('restore', folder, ...args)).toEqual({ status: 1, output });
    }
  });
});
