import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Gzip, gunzipSync } from 'node:zlib';
import { rawRequest } from '#tests/support/http/rawRequest.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach(async () => ({ site: await fakeSite(), settings: { logLevel: 'info' } }));
let port: number;
const listen = async () => {
  port = await site.listen();
};
beforeEach(listen);

/** Not by `fetch`, which lets nobody set the host. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const sent = request({ port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { date: _date, 'x-request-id': id, ...rest } = response.headers;
  return { id, answer: { status: response.statusCode, headers: rest, body: (await buffer(response)).toString() } };
}

describe('an answer from the cache', () => {
  it.each(['/all/events', '/events', '/media', '/all/events?limit=3'])(
    'is the one that was made: %s, each time with an id of its own',
    async (path) => {
      for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
        const made = await ask(path, headers);
        const cached = await ask(path, headers);
        expect(cached.answer).toEqual(made.answer);
        expect(cached.id).not.toBe(made.id);
      }
    },
  );

  it('is compressed at the next request where that failed once, as for want of memory', async () => {
    vi.spyOn(Gzip.prototype, '_transform').mockImplementationOnce((_body, _encoding, done) => done(new Error('full')));
    const list = () => site.app.inject({ url: '/all/events', headers: { 'accept-encoding': 'gzip' } });
    expect((await list()).statusCode).toBe(500);
    const { headers, rawPayload } = await list();
    expect([headers['content-encoding'], gunzipSync(rawPayload).toString()]).toEqual(['gzip', '[]']);
  });

  it('answers 304 to who has the answer already', async () => {
    const { etag = '' } = (await ask('/events')).answer.headers;
    for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { answer } = await ask('/events', { 'if-none-match': held });
      expect([answer.status, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    }
    const reloaded = await ask('/events', { 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(reloaded.answer.status).toBe(200);
  });

  it('knows a visitor’s host, and sends a page no longer than what it shows is true', async () => {
    const pageOf = async (host: string) => (await ask('/events', { host })).answer.body;
    const own = await pageOf('church.example');
    expect(await pageOf('church.example')).toBe(own);
    expect(await pageOf('other.example')).not.toBe(own);

    await ask('/events');
    site.clock.set(new Date('2026-11-22T09:00:00Z'));
    expect((await ask('/events')).answer.body).toContain('"now":"2026-11-22T09:00:00.000Z"');
  });

  it('answers 304 to who has a page of the same church day, as long as it shows the same', async () => {
    const render = `export const openPage = async () => ({
      render: (span) => ({ status: 200, head: '', body: 'About', state: JSON.stringify(span) }),
    });`;
    await site.start({ site: await fakeSite({ render }) });
    await listen();
    const { etag = '' } = (await ask('/about')).answer.headers;
    const again = async () => (await ask('/about', { 'if-none-match': etag })).answer.status;
    site.clock.set(new Date('2026-11-21T20:59:59Z'));
    expect(await again()).toBe(304);
    site.clock.set(new Date('2026-11-21T21:00:00Z'));
    expect(await again()).toBe(200);
  });

  describe('is kept for no other visitors than it was made for', () => {
    /** A request whose headers no client of Node's would send. */
    const askRaw = (path: string, ...headers: string[]) =>
      rawRequest(port, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

    it('though a request says twice what compression it takes or which host it is for, or a host ends like an address', async () => {
      await askRaw('/events', 'Host: church.example', 'Accept-Encoding: br', 'Accept-Encoding: gzip');
      const zipped = await ask('/events', { host: 'church.example', 'accept-encoding': 'gzip' });
      expect(zipped.answer.headers['content-encoding']).toBe('gzip');
      const { statuses, text } = await askRaw('/events', 'Host: evil.example', 'Host: church.example');
      expect(statuses).toEqual([400]);
      expect(text).toContain('"message":"The request says more than once which host it is for."');
      expect((await ask('/events', { host: 'church.example' })).answer.body).toContain('http://church.example');
      await askRaw('/events', 'Host: church.example/all');
      const { answer } = await ask('/all/events', { host: 'church.example' });
      expect([answer.headers['content-type'], answer.body]).toEqual(['application/json; charset=utf-8', '[]']);
    });

    it('though what a proxy says is exchanged or said twice', async () => {
      await site.start({ site: await fakeSite(), settings: { logLevel: 'info', trustProxy: true } });
      await listen();
      const [proto, host] = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: evil.example'];
      await askRaw('/events', 'Host: a', 'X-Forwarded-Host: https', 'X-Forwarded-Proto: evil.example');
      await askRaw('/events', 'Host: a', proto, 'X-Forwarded-Proto: http', host);
      const { text } = await askRaw('/events', 'Host: a', proto, host);
      expect(text).toContain('"origin":"https://a"');
    });
  });
});
