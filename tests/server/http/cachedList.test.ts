import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createEvent } from '#server/store/events/events.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';
import { itOnSqlite, openTestStore } from '#tests/support/testStore.ts';

const site = appBeforeEach();

const list = (headers: Record<string, string> = {}) => site.app.inject({ url: '/all/events', headers });

describe('the list of events, kept ready', () => {
  itOnSqlite('shows every write in the very next answer, whoever asks meanwhile', async () => {
    for (let round = 1; round <= 20; round++) {
      const asked = [list(), list()];
      const { id } = await site.put({ title: `Event ${round}` });
      expect(await site.titles()).toContain(`Event ${round}`);
      await site.change(id, { title: `Changed ${round}` });
      expect(await site.titles()).toContain(`Changed ${round}`);
      await Promise.all(asked);
    }
    await Promise.all([1, 2, 3].map((id) => site.asOwner(endpoints.deleteEvent, { id })));
    expect(await site.titles()).toHaveLength(17);
  });

  itOnSqlite('answers 304 as long as nothing has changed, and the new list after a change', async () => {
    const { etag = '' } = (await list()).headers;
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await list({ 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await list({ 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304);
    await site.request(endpoints.submitMessage, { body: { name: 'A', email: 'a@b.co', message: 'Hello' } });
    expect((await list({ 'if-none-match': String(etag) })).statusCode).toBe(304); // that is no event
    await site.put();
    const changed = await list({ 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  itOnSqlite('is the same however it is compressed, and answers HEAD with the headers alone', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/all/events' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '2']);

    await site.put();
    const plain = await list();
    const brotli = await list({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await list({ 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
        etag: plain.headers.etag,
      });
    }
  });

  it('shows what another process wrote within a second', async () => {
    expect(await site.titles()).toEqual([]);
    const other = await openTestStore(site.folder);
    await other.write((transaction) =>
      createEvent(transaction, anEvent({ title: 'By command' }), { username: 'juma', now: site.clock.now() }),
    );
    site.clock.set(1000);
    expect(await site.titles()).toEqual(['By command']);
  });

  itOnSqlite('is served from memory while the database cannot be reached, and writes say so', async () => {
    await site.put();
    expect(await site.titles()).toHaveLength(1);
    await site.store.close();
    site.clock.set(2000);
    expect(await site.titles()).toHaveLength(1);
    expect((await site.request(endpoints.health)).status).toBe(503);
  });
});
