import * as zlib from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/http/endpoints.ts';

vi.doMock('node:zlib', async (original) => {
  const actual = await original<typeof zlib>();
  return { ...actual, gzip: vi.fn(actual.gzip) };
});
vi.resetModules(); // files that ran before this one have loaded the application
const { gzip } = await import('node:zlib');
const { startTestApp } = await import('#tests/support/testApp.ts');
afterAll(() => {
  vi.doUnmock('node:zlib');
  vi.resetModules();
});

it('is compressed at the next request where that failed once, as for want of memory', async () => {
  const site = await startTestApp();
  vi.mocked(gzip).mockImplementationOnce(((_body: Buffer, done: (fault: Error) => void) =>
    done(new Error('no memory'))) as never);
  const list = () => site.app.inject({ url: endpoints.listEvents.path, headers: { 'accept-encoding': 'gzip' } });
  expect((await list()).statusCode).toBe(500);
  const answer = await list();
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(zlib.gunzipSync(answer.rawPayload).toString()).toBe('[]');
});
