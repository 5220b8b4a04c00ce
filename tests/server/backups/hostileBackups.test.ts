import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { putDatabase } from '#tests/support/newData.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

type Files = Record<string, Buffer>;

/** The bytes of a good database of this site. */
function aDatabase(): Buffer {
  const folder = temporaryFolder();
  putDatabase(folder);
  return readFileSync(join(folder, 'church.db'));
}

function changed(sql: string): Buffer {
  const path = join(temporaryFolder(), 'changed.db');
  writeFileSync(path, aDatabase());
  changeDatabase(path, sql);
  return readFileSync(path);
}

const manifestOf = (files: Files) => ({
  form: 1,
  made: NOON.toISOString(),
  schemaVersion: SCHEMA_VERSION,
  files: Object.entries(files).map(([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })),
});

/** An archive as an enemy would write it: the tests say each file and the manifest. */
async function archive(files: Files, manifest: unknown = manifestOf(files)): Promise<string> {
  const text = Buffer.from(typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  const pack = tar.pack();
  for (const [name, bytes] of Object.entries({ ...files, 'manifest.json': text })) pack.entry({ name }, bytes);
  pack.finalize();
  const file = join(temporaryFolder(), 'hostile.tar.gz');
  writeFileSync(file, gzipSync(await buffer(pack)));
  return file;
}

/** The header of a file inside an archive. */
async function header(name: string, size: number): Promise<Buffer> {
  const pack = tar.pack();
  pack.entry({ name, size });
  const [bytes] = await once(pack, 'data');
  return bytes;
}

/** Restores over a folder that holds a word of its own, which has to stay. */
async function refusal(file: string): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'stays.txt'), 'as it was');
  const refused = await restoreBackup(folder, file, NOON).catch((thrown: Error) => thrown);
  if (!(refused instanceof Error)) return 'restored';
  expect(readdirSync(folder).sort()).toEqual(['backups', 'stays.txt']);
  return refused.message.replace(file, 'FILE');
}

it('a restore refuses, before anything is replaced, a database that is not as this site makes it', async () => {
  for (const [sql, words] of [
    ['create trigger spy after delete on sessions begin select 1; end', 'it holds a trigger spy'],
    ['create view spy as select * from staff', 'it holds a view spy'],
    ['drop table kept_answers', 'it has no table kept_answers'],
  ] as const) {
    const said = `FILE cannot be restored: the database in it is not as this site makes it: ${words}.`;
    expect(await refusal(await archive({ 'church.db': changed(sql) }))).toBe(said);
  }
  for (const [bytes, words] of [
    ['', /the database in it is not this site’s\.$/],
    ['no database at all, only words', /the database in it cannot be read \(.+\)\.$/],
  ] as const) {
    expect(await refusal(await archive({ 'church.db': Buffer.from(bytes) }))).toMatch(words);
  }
  const files = { 'church.db': aDatabase() };
  expect(await refusal(await archive(files, { ...manifestOf(files), schemaVersion: 2 }))).toBe(
    'FILE cannot be restored: the database in it is not of the version that its manifest says.',
  );
});

describe('a restore refuses an archive', () => {
  const NO_BACKUP = 'FILE cannot be restored, for it is damaged or no backup of the site:';

  it('that holds a file that no backup holds, or one where another needs a folder', async () => {
    const database = aDatabase();
    for (const path of [
      'church.db-wal',
      'CHURCH.DB',
      'site.lock',
      'backups/church-2026-11-21.tar.gz',
      'drawn/1.jpg',
      '.restore-x/a',
      '../outside',
      'pictures/0/../0',
      '/etc/outside',
      'C:outside',
    ]) {
      const file = await archive({ 'church.db': database, [path]: Buffer.from('x') });
      expect(await refusal(file)).toBe(`${NO_BACKUP} it holds a file called ${JSON.stringify(path)}.`);
    }
    const files = { 'church.db': database, pictures: Buffer.from('x'), 'pictures/a': Buffer.from('x') };
    expect(await refusal(await archive(files))).toBe(`${NO_BACKUP} the names of its files do not go together.`);
  });

  const good = { path: 'church.db', size: 1, sha256: '0'.repeat(64) };
  const about = { form: 1, made: NOON.toISOString(), schemaVersion: 1 };
  it('whose manifest is not as the site writes it', async () => {
    for (const [manifest, words] of [
      ['', 'its manifest is missing, so it was cut off or is no backup of the site'],
      ['{', 'its manifest cannot be read'],
      ['null', 'its manifest cannot be read'],
      ['{"form":2}', 'a newer version of the site made it'],
      [{ ...about, made: 'yesterday', files: [] }, 'its manifest cannot be read'],
      [{ ...about, files: {} }, 'its manifest cannot be read'],
      [{ ...about, files: [null] }, 'its manifest cannot be read'],
      [{ ...about, files: [{ ...good, size: -1 }] }, 'its manifest cannot be read'],
      [{ ...about, files: [good] }, '"church.db" in it is damaged'],
      [{ ...about, files: [] }, 'it holds files that its manifest does not name'],
    ] as const) {
      expect(await refusal(await archive({ 'church.db': Buffer.from('x') }, manifest)), JSON.stringify(manifest)).toBe(
        `FILE cannot be restored: ${words}.`,
      );
    }
  });

  const LONG = 80_000_000;
  const zeros = gzipSync(Buffer.alloc(LONG));
  const RATIO = /unpacks to more than 50 times its length/;

  it.each([
    ['in one file', async () => [gzipSync(await header('church.db', LONG)), zeros], RATIO],
    ['after its end', async () => [gzipSync(Buffer.alloc(1024)), zeros], RATIO],
    ['in its manifest', async () => [gzipSync(await header('manifest.json', LONG)), zeros], /its manifest is too long/],
  ])('that unpacks to a thousand times its length %s, without writing it', async (_where, parts, said) => {
    const file = join(temporaryFolder(), 'bomb.tar.gz');
    writeFileSync(file, Buffer.concat(await parts()));
    const folder = temporaryFolder();
    const words = await restoreBackup(folder, file, NOON).catch((thrown: Error) => thrown.message);
    expect(words).toMatch(/^.+ cannot be restored/);
    expect(words).toMatch(said);
    expect(readdirSync(folder)).toEqual(['backups']);
  });
});

it('drafts that a killed process left are removed by the next backup or restore, and those of a live one are not', async () => {
  const { folder } = await startTestApp();
  const place = temporaryFolder();
  const running = run('tests/support/process/heldBackup.ts', [folder, join(place, 'first.tar.gz')]);
  await running.printed(/drafting/);
  const drafts = () => readdirSync(place).filter((name) => name.startsWith('.church-'));
  expect(drafts()).toHaveLength(1);
  await makeBackup(folder, join(place, 'second.tar.gz'), NOON);
  expect(drafts()).toHaveLength(1);
  running.child.kill('SIGKILL');
  await running.ended;
  await makeBackup(folder, join(place, 'third.tar.gz'), NOON);
  expect(readdirSync(place).sort()).toEqual(['second.tar.gz', 'third.tar.gz']);

  const target = temporaryFolder();
  const left = join(target, 'backups', '.church-0123456789ab');
  mkdirSync(left, { recursive: true });
  for (const name of ['site.lock', 'church.db']) writeFileSync(join(left, name), '');
  await restoreBackup(target, join(place, 'third.tar.gz'), NOON);
  expect(existsSync(left)).toBe(false);
});
