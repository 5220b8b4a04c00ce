import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBuiltSite } from '#server/pages/builtSite.ts';
import { createEvent } from '#server/store/events.ts';
import { fakeBuild } from '#tests/support/builtSite.ts';
import { anEvent } from '#tests/support/factories.ts';
import { NOON, startTestApp, type TestApp } from '#tests/support/testApp.ts';

let site: TestApp;
let port: number;
beforeEach(async () => {
  site = await startTestApp({ site: await loadBuiltSite(fakeBuild()), settings: { logLevel: 'info' } });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as { port: number });
});

const sentByDoor = () => site.app.frontDoor?.sent;

/** Not by `fetch`, which lets nobody set the host. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const sent = request({ port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { date: _date, 'x-request-id': id, ...rest } = response.headers;
  return { id, answer: { status: response.statusCode, headers: rest, body: (await buffer(response)).toString() } };
}

describe('the front door', () => {
  it.each(['/all/events', '/events', '/media', '/all/events?limit=3'])(
    'sends %s as its route sent it before, each time with an id of its own',
    async (path) => {
      for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
        const before = sentByDoor() ?? 0;
        const byRoute = await ask(path, headers);
        const byDoor = await ask(path, headers);
        expect(sentByDoor()).toBe(before + 1);
        expect(byDoor.answer).toEqual(byRoute.answer);
        expect(byDoor.id).not.toBe(byRoute.id);
      }
    },
  );

  it('answers 304 to who has the answer already', async () => {
    const { etag = '' } = (await ask('/events')).answer.headers;
    const byDoor = await ask('/events', { 'if-none-match': etag });
    const byRoute = await ask('/events', { 'if-none-match': `"other", ${etag}`, origin: 'http://other.example' });
    expect(sentByDoor()).toBe(1);
    expect(byDoor.answer).toEqual(byRoute.answer);
    expect([byDoor.answer.status, byDoor.answer.body]).toEqual([304, '']);
  });

  it('shows every write in the very next answer', async () => {
    for (let round = 1; round <= 5; round++) {
      await ask('/all/events');
      await ask('/events');
      const title = `Event ${round}`;
      await site.store.write((transaction) =>
        createEvent(transaction, anEvent({ title }), { username: 'mercy', now: NOON }),
      );
      expect((await ask('/all/events')).answer.body).toContain(title);
      expect((await ask('/events')).answer.body).toContain(title);
    }
  });

  it('sends a page no longer than what it shows is true', async () => {
    await ask('/events');
    site.clock.set(new Date('2026-11-22T09:00:00Z'));
    expect((await ask('/events')).answer.body).toContain('"now":"2026-11-21T21:00:00.000Z"');
  });

  it('knows a visitor’s host', async () => {
    const pageOf = async (host: string) => (await ask('/events', { host })).answer.body;
    const own = await pageOf('church.example');
    expect(await pageOf('church.example')).toBe(own);
    expect(await pageOf('other.example')).not.toBe(own);
  });

  it('leaves to the routes what only they can answer', async () => {
    await ask('/all/events');
    const head = await fetch(`http://127.0.0.1:${port}/all/events`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('/nowhere')).answer.status).toBe(404);
    expect((await ask('/nowhere')).answer.status).toBe(404);
    expect(sentByDoor()).toBe(0);
  });

  it('is not there where every request is to be logged', async () => {
    const chatty = await startTestApp({ settings: { logLevel: 'debug' } });
    expect(chatty.app.frontDoor).toBeUndefined();
  });
});
