import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBuiltSite } from '#server/pages/builtSite.ts';
import { createEvent } from '#server/store/events.ts';
import { fakeBuild } from '#tests/support/builtSite.ts';
import { anEvent } from '#tests/support/factories.ts';
import { rawRequest } from '#tests/support/rawRequest.ts';
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

  describe('keeps no answer for other visitors than it was made for', () => {
    /** A request whose headers no client of Node's would send. */
    const askRaw = (path: string, ...headers: string[]) =>
      rawRequest(port, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

    it('though a request says twice what compression it takes', async () => {
      await askRaw('/events', 'Host: church.example', 'Accept-Encoding: br', 'Accept-Encoding: gzip');
      const { answer } = await ask('/events', { host: 'church.example', 'accept-encoding': 'gzip' });
      expect(answer.headers['content-encoding']).toBe('gzip');
    });

    it('though a request names two hosts, which is refused in words', async () => {
      const { statuses, text } = await askRaw('/events', 'Host: evil.example', 'Host: church.example');
      expect(statuses).toEqual([400]);
      expect(text).toContain('"message":"The request says more than once which host it is for."');
      expect((await ask('/events', { host: 'church.example' })).answer.body).toContain('http://church.example');
    });

    it('though a host ends like an address', async () => {
      await askRaw('/events', 'Host: church.example/all');
      const { answer } = await ask('/all/events', { host: 'church.example' });
      expect([answer.headers['content-type'], answer.body]).toEqual(['application/json; charset=utf-8', '[]']);
    });

    it('though what a proxy says is exchanged or said twice', async () => {
      site = await startTestApp({
        site: await loadBuiltSite(fakeBuild()),
        settings: { logLevel: 'info', trustProxy: true },
      });
      await site.app.listen({ host: '127.0.0.1', port: 0 });
      ({ port } = site.app.server.address() as { port: number });
      const [proto, host] = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: evil.example'];
      await askRaw('/events', 'Host: a', 'X-Forwarded-Host: https', 'X-Forwarded-Proto: evil.example');
      await askRaw('/events', 'Host: a', proto, 'X-Forwarded-Proto: http', host);
      const { text } = await askRaw('/events', 'Host: a', proto, host);
      expect(text).toContain('"origin":"https://a"');
    });
  });

  it('takes made-up queries for one where the page is the same', async () => {
    await ask('/about');
    for (let count = 0; count < 5; count++) expect((await ask(`/about?x=${count}`)).answer.body).toContain('drawn');
    expect(sentByDoor()).toBe(5);
    await ask('/daily-verse');
    const chapter = (await ask('/daily-verse?read=JHN.3')).answer.body;
    expect(chapter).not.toBe((await ask('/daily-verse')).answer.body);
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
