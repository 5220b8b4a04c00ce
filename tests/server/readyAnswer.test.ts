import * as zlib from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { calls } from '#shared/calls.ts';
import { startTestApp } from '#tests/support/testApp.ts';

vi.mock('node:zlib', async (original) => {
  const actual = await original<typeof zlib>();
  return { ...actual, gzip: vi.fn(actual.gzip) };
});

it('is compressed at the next request where that failed once, as for want of memory', async () => {
  const site = await startTestApp();
  vi.mocked(zlib.gzip).mockImplementationOnce(((_body: Buffer, done: (fault: Error) => void) =>
    done(new Error('no memory'))) as never);
  const list = () => site.app.inject({ url: calls.listEvents.path, headers: { 'accept-encoding': 'gzip' } });
  expect((await list()).statusCode).toBe(500);
  const answer = await list();
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(zlib.gunzipSync(answer.rawPayload).toString()).toBe('[]');
});
