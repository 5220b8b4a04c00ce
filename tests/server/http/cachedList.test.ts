import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createEvent } from '#server/store/events/events.ts';
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
    await Promise.all([1, 2, 3].map((id) => site.asOwner('deleteEvent', { id })));
    expect(await site.titles()).toHaveLength(17);
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
    const same = { vary: 'accept-encoding', 'cache-control': 'no-cache', etag: plain.headers.etag };
    for (const { headers } of [plain, brotli, gzip]) expect(headers).toMatchObject(same);
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
});
