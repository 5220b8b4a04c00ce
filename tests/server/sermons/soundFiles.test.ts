import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT } from '#shared/events/publishing.ts';
import { soundPath } from '#shared/sermons/sermon.ts';
import { aSermon } from '#tests/support/factories.ts';
import { aRecording } from '#tests/support/recordings.ts';
import { addSermonWithSound } from '#tests/support/sermonSounds.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach();

it('a recording is sent whole, with its type, and for ever, or in parts; one that is none is the whole, and one of another file is not mixed with this one; one that is lost is a 404 in words, and the log says so', async () => {
  const file = await aRecording('m4a', 5);
  const sermon = await addSermonWithSound(site, site.token, file, aSermon());
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.app.inject({ method, url: soundPath(sermon.recording), headers });
  const { statusCode, headers, rawPayload } = await get();
  expect([statusCode, rawPayload.equals(file)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'audio/mp4',
    'content-length': String(file.length),
    'accept-ranges': 'bytes',
    etag: `"${sermon.recording.id}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
  });
  const head = await get({}, 'HEAD');
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(file.length));
  expect((await get({ 'if-none-match': `"${sermon.recording.id}"` })).statusCode).toBe(304);

  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=1000-', 1000, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=20000-99999999', 20_000, undefined],
  ] as const) {
    const part = file.subarray(from, to);
    const answer = await get({ range });
    const start = from < 0 ? file.length + from : from;
    expect([answer.statusCode, answer.rawPayload.equals(part)]).toEqual([206, true]);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${file.length}`);
  }
  for (const range of ['bytes=0-1,5-6', 'bytes=9-3', 'seconds=1-2', 'bytes=-']) {
    expect((await get({ range })).statusCode).toBe(200);
  }
  expect((await get({ range: 'bytes=0-9', 'if-range': `"${sermon.recording.id}"` })).statusCode).toBe(206);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
  const beyond = await get({ range: `bytes=${file.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${file.length}`]);

  const publish = (state: string | null) =>
    site.asOwner('updateSermon', { id: sermon.id, body: aSermon({ sound: sermon.recording.id, publish: state }) });
  await publish(DRAFT);
  expect((await get()).statusCode, 'of a draft').toBe(404);
  await publish(null);
  rmSync(join(site.folder, soundPath(sermon.recording)));
  const answer = await get({ accept: 'application/json', range: 'bytes=5-' });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'This recording is not on the site any more.']);
  expect(site.log).toContainEqual(expect.objectContaining({ msg: 'the file of a recording could not be read' }));
});
