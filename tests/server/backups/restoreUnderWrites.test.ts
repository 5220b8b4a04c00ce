import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { openStore } from '#server/store/connect.ts';
import type { Store } from '#server/store/store.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { NOON, startTestApp, temporaryFolder, UNLIMITED } from '#tests/support/testApp.ts';
import { storeEnvironment } from '#tests/support/testStore.ts';

/** Every message and every event's title in a database. */
async function textsIn({ db }: Store): Promise<string[]> {
  const messages = await db.selectFrom('messages').select('message as text').execute();
  const events = await db.selectFrom('events').select('title as text').execute();
  return [...messages, ...events].map(({ text }) => text);
}

async function textsInBackup(file: string): Promise<string[]> {
  const folder = temporaryFolder();
  await restoreBackup(folder, file, NOON);
  const store = await openStore({ kind: 'sqlite', folder });
  onTestFinished(() => store.close());
  return textsIn(store);
}

/** Of one writer's texts, how often it had written: its writes follow one another. */
const countsOf = (writer: number, texts: string[]): number[] =>
  texts
    .flatMap((text) => text.split(`Writer ${writer}, write `)[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

it('a backup and a restore while people write are whole: each acknowledged write is in the database or in the copy that is kept', async () => {
  const site = await startTestApp({ settings: { limits: UNLIMITED } });
  const environment = await storeEnvironment(site.folder);
  const picture = join(site.folder, 'pictures', 'choir.webp');
  mkdirSync(join(site.folder, 'pictures'));
  writeFileSync(picture, 'as it was');
  site.token = await site.signIn();
  const acknowledged: string[] = [];
  const refused = new Set<number>();
  let done = false;
  const write = async (writer: number) => {
    for (let count = 0; !done; count++) {
      const text = `Writer ${writer}, write ${count}`;
      const { status } = await (writer % 2 === 0
        ? site.request('submitMessage', { body: aMessage({ message: text }) })
        : site.asOwner('createEvent', { body: anEvent({ title: text }) }));
      if (status < 300) acknowledged.push(text);
      else refused.add(status);
      if (status === 401) return; // the restore has ended the session
    }
  };
  const writers = Promise.all([0, 1, 2, 3, 4, 5].map(write));
  const file = join(temporaryFolder(), 'backup.tar.gz');
  const made = await run('src/commands/data/backup.ts', [file], environment).ended;
  expect(made).toEqual({ status: 0, output: expect.stringContaining(`The backup is in ${file}: 2 files`) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const inBackup = await textsInBackup(file);
  for (let writer = 0; writer < 6; writer++) {
    const counts = countsOf(writer, inBackup);
    expect(counts).toEqual(counts.map((_, at) => at));
  }
  writeFileSync(picture, 'changed since');
  const restored = await run('src/commands/data/restore.ts', [file], environment).ended;
  done = true;
  await writers;
  expect(restored).toEqual({ status: 0, output: expect.stringMatching(/^The data is as it was at the backup: /) });
  expect(readFileSync(picture, 'utf8')).toBe('as it was');

  const now = await textsIn(site.store);
  const [aside = ''] = readdirSync(join(site.folder, 'backups'));
  const before = await textsInBackup(join(site.folder, 'backups', aside));
  expect(now).toEqual(expect.arrayContaining(inBackup));
  expect(acknowledged.filter((text) => !now.includes(text) && !before.includes(text))).toEqual([]);
  expect(acknowledged.some((text) => before.includes(text) && !inBackup.includes(text))).toBe(true);
  for (const status of refused) expect([401, 503]).toContain(status);
  expect(await site.isSignedIn(site.token)).toBe(false);
});
