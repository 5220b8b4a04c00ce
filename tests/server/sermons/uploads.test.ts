import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidySounds } from '#server/sermons/uploads.ts';
import { purge } from '#server/store/tidying.ts';
import { MAX_SOUND_BYTES } from '#shared/sermons/sermonLimits.ts';
import { DAY_MS } from '#shared/time.ts';
import { aSermon } from '#tests/support/factories.ts';
import { aRecording } from '#tests/support/recordings.ts';
import { addSermonWithSound, sendRecording, uploadOf } from '#tests/support/sermonSounds.ts';
import { appBeforeEach, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

const site = appBeforeEach();
let upload: ReturnType<typeof uploadOf>;
beforeEach(async () => {
  upload = uploadOf(site, site.token);
});

const sounds = (folder = site.folder) => ({ folder: join(folder, 'sermons'), isShared: false, bucket: undefined });
const begin = async (size: number) => String((await upload.begin(size)).headers.location);
const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const kept = (app = site) => readdirSync(join(app.folder, 'sermons')).filter((name) => name !== 'uploads');
const unfinished = () => readdirSync(join(site.folder, 'sermons', 'uploads'));

describe('an upload', () => {
  it('goes on where it was, also at a server that was started again, and ends with the recording, one for the same file', async () => {
    const file = await aRecording('m4a', 5);
    const url = await begin(file.length);
    expect((await upload.add(url, 0, file.subarray(0, 9000))).headers['upload-offset']).toBe('9000');
    expect((await upload.add(url, 5000, file.subarray(5000))).statusCode).toBe(409);
    expect((await upload.ask(url)).statusCode).toBe(409);
    const again = await startTestApp({ folder: site.folder, store: site.store });
    const there = uploadOf(again, site.token);
    expect(await there.offset(url)).toBe(9000);
    expect((await there.add(url, 9000, file.subarray(9000))).statusCode).toBe(204);
    const sound = { id: hashOf(file), kind: 'm4a', bytes: file.length, seconds: 5 };
    expect((await there.ask(url)).json()).toEqual(sound);
    expect(readFileSync(join(site.folder, 'sermons', `${sound.id}.m4a`)).equals(file)).toBe(true);
    // The answer was lost: the upload is whole, and says again what it became.
    expect(await upload.offset(url)).toBe(file.length);
    expect((await upload.ask(url)).json()).toEqual(sound);
    expect((await sendRecording(site, site.token, file)).json()).toEqual(sound);
    expect(kept()).toEqual([`${sound.id}.m4a`]);
  });

  it('that was whole when the server ended is finished by the next request, also by two of them to two copies of the site', async () => {
    const file = await aRecording('opus', 3);
    const url = await begin(file.length);
    await upload.add(url, 0, file.subarray(0, 100));
    const path = join(site.folder, 'sermons', 'uploads', url.split('/').at(-1) ?? '');
    writeFileSync(path, file);
    expect(await upload.offset(url)).toBe(file.length);
    const copy = uploadOf(await startTestApp({ folder: site.folder, store: site.store }), site.token);
    const answers = await Promise.all([upload.ask(url), upload.ask(url), copy.ask(url)]);
    expect(answers.map((answer) => answer.json().id)).toEqual(Array(3).fill(hashOf(file)));
    expect(kept()).toEqual([`${hashOf(file)}.opus`]);
  });

  it('is refused in a sentence, which can be asked for again, and leaves nothing behind', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>'.repeat(50));
    const refused = await sendRecording(site, site.token, page);
    const message = 'This is no recording that the site can keep. Send an m4a, mp3, opus or wav file.';
    expect([refused.statusCode, refused.json().message]).toEqual([415, message]);
    const [name = ''] = unfinished();
    expect(unfinished()).toEqual([expect.stringMatching(/\.json$/)]);
    expect((await upload.ask(`/upload/sermons/${name.replace('.json', '')}`)).json().message).toBe(message);
    expect(kept()).toEqual([]);
  });

  it('is refused before the first byte where it is empty, too large, or has no room on the disk beside what others send', async () => {
    for (const [size, status, message] of [
      [0, 422, 'The file is empty.'],
      [MAX_SOUND_BYTES + 1, 413, 'The recording is too large: 300 MB are the most.'],
    ] as const) {
      const answer = await upload.begin(size);
      expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    }
    // A database whose copies need all that is left of the disk.
    const folder = temporaryFolder();
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(join(folder, 'church.db'), '');
    truncateSync(join(folder, 'church.db'), Math.floor((bavail * bsize - 300_000_000) / 3));
    const settings = { sounds: sounds(folder) };
    upload = uploadOf(await startTestApp({ settings, folder: site.folder, store: site.store }), site.token);
    expect((await upload.begin(150_000_000)).statusCode).toBe(201);
    const answer = await upload.begin(150_000_000);
    const full = 'The site’s disk has too little room for this recording. Tell the person who looks after the server.';
    expect([answer.statusCode, answer.json().message]).toEqual([507, full]);
  });

  it('is taken away after a week, as is a recording that no sermon has after a fortnight; one that a sermon or its history has is kept', async () => {
    async function tidyAfter(days: number) {
      site.clock.set(days * DAY_MS);
      await site.store.write((transaction) => purge(transaction, site.clock.now()));
      vi.setSystemTime(Date.now() + days * DAY_MS);
      await tidySounds(site.store, sounds(), site.clock.now);
      vi.useRealTimers();
    }
    await begin(5000);
    const later = new Date(Date.now() + 8 * DAY_MS);
    await tidySounds(site.store, sounds(), () => later);
    expect(unfinished()).toEqual([]);

    const [used, unused] = [await aRecording('opus', 2), await aRecording('wav', 2)];
    const { id } = await addSermonWithSound(site, site.token, used, aSermon());
    await sendRecording(site, site.token, unused);
    await site.asOwner('deleteSermon', { id });
    await tidyAfter(13);
    expect(kept()).toHaveLength(2);
    await tidyAfter(40);
    expect(kept()).toEqual([`${hashOf(used)}.opus`]);
  });
});
