import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { openStore } from '#server/store/connect.ts';
import { createEvent } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { expectAnswer, NOON, startTestApp, type TestApp, temporaryFolder } from '#tests/support/testApp.ts';

const UNAVAILABLE = expect.stringMatching(
  /^The site cannot reach its records just now\. Please try again in a few minutes\./,
);

/** A site on which somebody is signed in and one event stands. */
async function aSite() {
  const site = await startTestApp();
  const create = (title: string, key?: string) =>
    site.asOwner('createEvent', {
      body: anEvent({ title, description: 'x'.repeat(4000) }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const titles = async () => (await site.titles()).sort();
  await create('First');
  await titles();
  return { ...site, create, titles };
}

/** A database whose only event stands in its log alone. */
async function aStore(say?: (sentence: string) => void) {
  const folder = temporaryFolder();
  const store = await openStore({ kind: 'sqlite', folder }, { say });
  onTestFinished(() => store.close());
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.write((transaction) => createEvent(transaction, anEvent(), { username: 'mercy', now: NOON }));
  return { folder, store };
}

function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Runs a pragma on the connection that writes. */
const pragma = ({ store }: TestApp, text: string) =>
  store.write(async (transaction) => void (await sql.raw(`pragma ${text}`).execute(transaction)));

const faultsIn = (site: TestApp) => new Set(site.log.flatMap(({ fault }) => (fault === undefined ? [] : [fault])));

it('a full disk is a 503 in words, writes nothing by halves, and is over once there is room', async () => {
  const site = await aSite();
  await pragma(site, 'max_page_count = 1');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => site.create(`Event ${at}`, `key ${at}`)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(10);
  for (const { status, headers, body } of refused) {
    expect([status, headers['retry-after'], body.error]).toEqual([503, '30', UNAVAILABLE]);
  }
  expect(faultsIn(site)).toEqual(new Set(['the disk is full']));
  expect(await site.titles()).toHaveLength(1 + answers.length - refused.length);
  await pragma(site, 'max_page_count = 1000000');
  const again = await Promise.all(answers.map((_, at) => site.create(`Event ${at}`, `key ${at}`)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await site.titles()).toHaveLength(21);
  const { rows } = await sql<{ events: number; history: number; keys: number }>`select
    (select count(*) from events) as events, (select count(*) from history) as history,
    (select count(*) from kept_answers) as keys`.execute(site.store.db);
  expect(rows).toEqual([{ events: 21, history: 21, keys: 20 }]);
});

it('a database that can only be read is a 503 in words for writes alone, and the site is not ready', async () => {
  const site = await aSite();
  expect((await site.request('health')).status).toBe(200);
  await pragma(site, 'query_only = on');
  expectAnswer(await site.create('Second'), 503, { error: UNAVAILABLE });
  expect(faultsIn(site)).toEqual(new Set(['the database can only be read']));
  expect(await site.titles()).toEqual(['First']);
  const reason = 'The site is not ready: the database can only be read.';
  expectAnswer(await site.request('health'), 503, { ready: false, reason });
});

it('a database that another process has locked lets everything be read meanwhile, and a write through as soon as it is free; where it stays locked that is a 503 in words', async () => {
  const site = await aSite();
  using other = new DatabaseSync(join(site.folder, 'church.db'));
  other.exec('begin immediate');
  const writing = site.create('Second');
  site.clock.set(2000); // past the second for which the list is not asked for again
  expect(await site.titles()).toEqual(['First']);
  expect((await site.request('health')).status).toBe(200);
  other.exec('rollback');
  expect((await writing).status).toBe(201);
  expect(await site.titles()).toEqual(['First', 'Second']);

  other.exec('begin immediate');
  const [answer, titles] = await Promise.all([site.create('Third'), site.titles()]);
  expectAnswer(answer, 503, { error: UNAVAILABLE });
  expect(titles).toEqual(['First', 'Second']);
  expect(faultsIn(site)).toEqual(new Set(['another process has locked the database']));
  const health = async () => (await site.request('health')).status;
  expect(await health()).toBe(503); // until a write succeeds, which is tried when somebody asks
  other.exec('rollback');
  await expect.poll(health).toBe(200);
  expect((await site.create('Third')).status).toBe(201);
});

describe('a data folder that is taken away under the running site', () => {
  it('takes no write that would be lost, serves the list, and goes on once it is back', async () => {
    const site = await aSite();
    const away = `${site.folder}-away`;
    onTestFinished(() => rmSync(away, { recursive: true, force: true }));
    renameSync(site.folder, away);
    expectAnswer(await site.create('Second'), 503, { error: UNAVAILABLE });
    expect(await site.titles()).toEqual(['First']);
    const { reason } = (await site.request('health')).body;
    expect(reason).toContain('the database file church.db is gone: the data folder was deleted or replaced.');
    renameSync(away, site.folder);
    expect((await site.create('Second')).status).toBe(201);
    expect(await site.titles()).toEqual(['First', 'Second']);
  });

  it('and filled with another copy of the data: that is refused in words', async () => {
    const site = await aSite();
    const other = join(temporaryFolder(), 'other.db');
    await sql`vacuum into ${other}`.execute(site.store.db);
    renameSync(other, join(site.folder, 'church.db'));
    expectAnswer(await site.create('Second'), 503, { error: UNAVAILABLE });
    expect([...faultsIn(site)].join()).toMatch(/church\.db was replaced: restart the site/);
  });
});

describe('the write-ahead log', () => {
  /** What a site finds that is started on the files as they are at this moment, as after a crash. */
  async function afterCrash(folder: string, names = ['church.db', 'church.db-wal']): Promise<string[]> {
    const copy = temporaryFolder();
    for (const name of names) if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name));
    const store = await openStore({ kind: 'sqlite', folder: copy });
    const { rows } = await sql<{ title: string }>`select title from events order by id`.execute(store.db);
    await store.close();
    return rows.map(({ title }) => title);
  }

  it.each([['church.db-wal'], ['church.db-wal', 'church.db-shm'], ['church.db-shm']])(
    'may be removed under the running site: nothing acknowledged is lost in a crash (%j)',
    async (...names) => {
      const site = await aSite();
      for (const name of names) rmSync(join(site.folder, name));
      expect((await site.create('Second')).status).toBe(201);
      expect(await afterCrash(site.folder)).toEqual(['First', 'Second']);
      expect((await site.create('Third')).status).toBe(201);
      expect(await afterCrash(site.folder)).toEqual(['First', 'Second', 'Third']);
      expect(await site.titles()).toEqual(['First', 'Second', 'Third']);
    },
  );

  it('is missed at once, without anybody asking, and the log says so', async () => {
    const said = Promise.withResolvers<string>();
    const { folder } = await aStore(said.resolve);
    rmSync(join(folder, 'church.db-wal'));
    expect(await said.promise).toMatch(
      /church\.db was removed while the site was running; what it held has been saved/,
    );
    expect(await afterCrash(folder, ['church.db'])).toEqual(['Friday Kesha']);
  });

  it('is emptied when nobody has written for a while', async () => {
    fakeTimers();
    const { folder } = await aStore();
    expect(statSync(join(folder, 'church.db-wal')).size).toBeGreaterThan(0);
    expect(await afterCrash(folder, ['church.db'])).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(statSync(join(folder, 'church.db-wal')).size).toBe(0);
    vi.useRealTimers();
    expect(await afterCrash(folder, ['church.db'])).toEqual(['Friday Kesha']);
  });
});

describe('a damaged database', () => {
  it('is a 503 in words on a site that runs', async () => {
    const site = await aSite();
    await sql`pragma wal_checkpoint(truncate)`.execute(site.store.db);
    const path = join(site.folder, 'church.db');
    writeFileSync(path, readFileSync(path).fill(0xa5, 4096));
    await pragma(site, 'shrink_memory').catch(() => undefined);
    await sql`pragma shrink_memory`.execute(site.store.db);
    expectAnswer(await site.create('Second'), 503, { error: UNAVAILABLE });
    expect(await site.titles()).toEqual(['First']);
    expect([...faultsIn(site)].join()).toMatch(/the database file is (damaged|not a database)/);
  });

  it('that the emptying of the log has met is not ready until the next start', async () => {
    fakeTimers();
    const { folder, store } = await aStore();
    const path = join(folder, 'church.db');
    const whole = readFileSync(path);
    truncateSync(path, 4096);
    await vi.advanceTimersByTimeAsync(60_000);
    writeFileSync(path, whole);
    await expect(store.check()).rejects.toThrow('malformed');
  });

  it('is not ready, though nobody has asked for what is damaged', async () => {
    const site = await aSite();
    await sql`pragma wal_checkpoint(truncate)`.execute(site.store.db);
    expect((await site.request('health')).status).toBe(200);
    const path = join(site.folder, 'church.db');
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.from(bytes).fill(0xa5, bytes.length - 4096));
    const reason = expect.stringMatching(/^The site is not ready: the database file is (damaged|not a database)\.$/);
    expectAnswer(await site.request('health'), 503, { reason });
    expect(await site.titles()).toEqual(['First']);
  });
});
