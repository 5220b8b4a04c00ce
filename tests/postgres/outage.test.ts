import { openStore } from '#server/store/connect.ts';
import { createEvent, listEvents } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';
import { makePostgres } from '#tests/support/postgres/postgresServer.ts';
import { startTcpProxy } from '#tests/support/postgres/tcpProxy.ts';
import { NOON, startTestApp } from '#tests/support/testApp.ts';
import { makeDatabase } from '#tests/support/testStore.ts';

const BY = { username: 'mercy', now: NOON };

/** The application over a database that the test can take away, with one event in its memory. */
async function siteThroughProxy() {
  const proxy = await startTcpProxy(await makeDatabase());
  const store = await openStore({ kind: 'postgres', url: proxy.url });
  const site = await startTestApp({ store });
  const create = (title: string) => site.asOwner('createEvent', { body: anEvent({ title }) });
  await create('Before');
  expect(await site.titles()).toEqual(['Before']);
  return { ...site, proxy, create };
}

describe.each(['cut', 'silent'] as const)('a database whose connection is %s', (state) => {
  it('is a 503 in words for what needs it; the list is served from memory; it heals by itself', async () => {
    const site = await siteThroughProxy();
    site.proxy.become(state);
    site.clock.set(2000);
    const refused = await Promise.all([site.create('Lost'), site.create('Lost too')]);
    for (const { status, body, headers } of refused) {
      expect([status, body.error]).toEqual([503, expect.stringMatching(/^The site cannot reach its records just now/)]);
      expect(headers['retry-after']).toBe('30');
    }
    expect(await site.titles()).toEqual(['Before']);
    expect((await site.request('askVerse', { body: { message: 'Hello' } })).status).toBe(200);
    expect((await site.asOwner('listHistory')).status).toBe(503);
    expect((await site.request('health')).status).toBe(503);
    site.proxy.become('open');
    await expect.poll(async () => (await site.create('After')).status).toBe(201);
    expect(await site.titles()).toEqual(expect.arrayContaining(['Before', 'After']));
    expect((await site.request('health')).status).toBe(200);
  });
});

it('a copy that could not reach the database shows what others wrote once it reaches it again', async () => {
  const url = await makeDatabase();
  const proxy = await startTcpProxy(url);
  const store = await openStore({ kind: 'postgres', url: proxy.url });
  const site = await startTestApp({ store });
  expect(await site.titles()).toEqual([]);
  proxy.become('cut');
  const other = await openStore({ kind: 'postgres', url });
  onTestFinished(() => other.close());
  await other.write((transaction) => createEvent(transaction, anEvent(), BY));
  expect(await site.titles()).toEqual([]);
  proxy.become('open');
  await expect.poll(site.titles).toHaveLength(1);
});

it('a database server that is ended in the midst of writes and started again loses nothing acknowledged', async () => {
  const server = await makePostgres();
  onTestFinished(() => server.remove());
  await server.start();
  const store = await openStore({ kind: 'postgres', url: server.url('postgres') }, { say: () => undefined });
  onTestFinished(() => store.close());
  const acknowledged: string[] = [];
  let failed = 0;
  const write = async (writer: number) => {
    for (let count = 0; acknowledged.length < 120; count++) {
      const title = `${writer} ${count}`;
      await store
        .write((transaction) => createEvent(transaction, anEvent({ title }), BY))
        .then(
          () => acknowledged.push(title),
          () => failed++,
        );
      if (acknowledged.length === 40) await restart();
    }
  };
  let restarting: Promise<void> | undefined;
  const restart = () => {
    restarting ??= server.stop().then(server.start);
    return restarting;
  };
  await Promise.all([0, 1, 2, 3].map(write));
  expect(failed).toBeGreaterThan(0);
  const kept = (await listEvents(store.db)).map(({ title }) => title);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});

it('at its start the site gives up in words when the time is over, and at once where waiting does not help', async () => {
  const opening = (url: string, wait: number) => openStore({ kind: 'postgres', url }, { wait, say: () => undefined });
  const over = /^The PostgreSQL database church at 127\.0\.0\.1:1 cannot be used: .+\(ECONNREFUSED\)\.$/;
  await expect(opening('postgres://127.0.0.1:1/church', 1)).rejects.toThrow(over);
  const url = (await makeDatabase()).replace(/church_\w+$/, 'nowhere');
  await expect(opening(url, 30)).rejects.toThrow(
    `The PostgreSQL database nowhere at ${new URL(url).host} cannot be used: database "nowhere" does not exist.`,
  );
});
