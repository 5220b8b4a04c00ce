import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPasswords } from '#server/accounts/passwords.ts';
import { checkBackup, restoreBackup } from '#server/backups/backUpAndRestore.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { CONSTRAINTS, INDEXES } from '#server/store/migrations/makeTables.ts';
import { DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';
import { TABLES } from '#server/store/store.ts';
import { changeDatabase } from '#tests/support/changeDatabase.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, STAFF, startTestApp, type TestApp, temporaryFolder } from '#tests/support/testApp.ts';

/** What past versions of the site kept, each made with its own code (see `tests/support/makePastData.ts`). */
const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'versions');

const versions = readdirSync(FIXTURES)
  .map((name) => Number(/^version-(\d+)\.tar\.gz$/.exec(name)?.[1]))
  .sort((one, other) => one - other);

const fixture = (version: number): string => join(FIXTURES, `version-${version}.tar.gz`);

/** Brings the data into a folder as a site of that version left it, or by a restore. */
const WAYS = {
  opened: (version: number, folder: string) => checkBackup(fixture(version), folder),
  restored: (version: number, folder: string) => restoreBackup(folder, fixture(version), NOON),
};

it('there is data of every version of the tables up to the latest that was packed', () => {
  expect(versions).toEqual(versions.map((_, at) => at + 1));
  expect(versions.length).toBeGreaterThanOrEqual(15);
});

it('a change of the tables has a new version: raise SCHEMA_VERSION with it, and write its digest here', () => {
  const digest = hash('sha256', JSON.stringify([TABLES, CONSTRAINTS, INDEXES])).slice(0, 8);
  expect([SCHEMA_VERSION, digest]).toEqual([31, 'd1cf91d7']);
});

/** What is restored is opened then: as a site left them, the oldest and the latest are enough. */
const CASES = versions.flatMap((version) => {
  const isEnd = version === versions[0] || version === versions.at(-1);
  return (isEnd ? (['opened', 'restored'] as const) : (['restored'] as const)).map((way) => [version, way] as const);
});

describe.each(CASES)('data of version %i', (version, way) => {
  it(`that is ${way} is read, and is written to as any other`, async () => {
    const folder = join(temporaryFolder(), 'data');
    await WAYS[way](version, folder);
    const site = await startTestApp({ folder, passwords: createPasswords() });
    if (way === 'opened' && version < SCHEMA_VERSION) {
      const copies = readdirSync(join(folder, 'backups'));
      expect(copies).toEqual([expect.stringMatching(`^before-version-${SCHEMA_VERSION}-.+\\.tar\\.gz$`)]);
      const copy = join(folder, 'backups', copies[0] ?? '');
      expect(await checkBackup(copy, join(temporaryFolder(), 'copy'))).toMatchObject({ schemaVersion: version });
    }
    // By the past account and its password, which is an owner's.
    const { body: accounts } = await site.asOwner('listStaff');
    expect(accounts.staff).toMatchObject([{ username: STAFF.username, role: 'owner' }]);
    const events = await site.list();
    const past = events.find(({ title }: { title: string }) => title === 'Kesha ya kale – “past”');
    expect(past).toMatchObject(anEvent({ title: past?.title }));
    expect(events).toHaveLength(2);
    const { body: inbox } = await site.asOwner('listMessages');
    expect(JSON.stringify(inbox)).toContain('Habari? From before.');
    expect((await site.change(past.id, { title: 'Changed' })).status).toBe(200);
    await site.put({ title: 'New' });
    expect((await site.titles()).sort()).toEqual(['Changed', 'New', 'Second']);
  });
});

/** A site over the data of a past version in which something else was kept too, and its answer to a request. */
async function askedOf(version: number, sql: string, ...asked: Parameters<TestApp['asOwner']>) {
  const folder = join(temporaryFolder(), 'data');
  await checkBackup(fixture(version), folder);
  changeDatabase(join(folder, DATABASE_FILE), sql);
  const site = await startTestApp({ folder, passwords: createPasswords() });
  return { site, body: (await site.asOwner(...asked)).body };
}

it('drafts of words that an earlier version kept on the server stand in the history of their fields', async () => {
  const draft = `insert into content_drafts (staff_id, page, field, language, value, base, updated_at)
    select id, 'about', 'hero.lead', 'en', '"Half a sent"', 0, '2026-11-20T09:00:00.000Z' from staff limit 1`;
  const { site, body } = await askedOf(27, draft, 'listContentHistory', { query: '?page=about&field=hero.lead' });
  expect(body.versions).toMatchObject([{ value: 'Half a sent', username: STAFF.username, state: 'withdrawn' }]);
  expect(await site.words('about')).toEqual({});
});

it('what an earlier version stored for the search is found by plain letters', async () => {
  const stored = `update messages set name = 'Łukasz Øst', searched = 'łukasz øst'`;
  const { body } = await askedOf(28, stored, 'listMessages', { query: '?search=lukasz%20ost' });
  expect(body.messages).toMatchObject([{ name: 'Łukasz Øst' }]);
});
