import { Readable } from 'node:stream';
import sharp from 'sharp';
import { pictureId } from '#server/images/uploads/makePictureApart.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { findPictureOf } from '#server/store/pictures.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS } from '#shared/images/ownPicture.ts';
import { MAX_CHUNK_BYTES, PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { anEvent } from '#tests/support/factories.ts';
import { countPictureFiles, aJpeg as jpeg, sendPicture } from '#tests/support/pictures.ts';
import { appBeforeEach, expectAnswer, JUMA } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const send = (picture: Buffer | Readable, headers?: Record<string, string>) => sendPicture(site, picture, headers);

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: new URL(url, 'http://x').pathname, headers });

describe('a picture that staff send', () => {
  it('is answered with an absolute address, under which it is served in every form, and an event may have it', async () => {
    const { status, body } = await send(await jpeg(2000, 1000));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1600, height: 800, message: expect.any(String) });
    expect(body.id).toMatch(/^[\w-]{22,}$/);
    expect(body.image).toBe(`http://church.example/event-pictures/${body.id}/1600.jpg`);
    for (const width of OWN_WIDTHS) {
      for (const format of OWN_FORMATS) {
        const { statusCode, headers, rawPayload } = await get(`/event-pictures/${body.id}/${width}.${format}`);
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format],
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        });
        const { format: found, width: wide } = await sharp(rawPayload).metadata();
        expect([found, wide]).toEqual([{ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format], width]);
      }
    }

    const event = anEvent({ image: body.image, image_alt: 'The choir', image_focus: '30 60' });
    const answer = await site.asOwner('createEvent', { body: event });
    expect(answer.body.event).toMatchObject({ image: body.image, image_alt: 'The choir', image_focus: '30 60' });
    const file = await findPictureOf(site.store.db, answer.body.event.image);
    expect((await sharp(file).metadata()).format).toBe('jpeg');

    const first = await get(body.image);
    const again = await get(body.image, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const other = 'x'.repeat(32);
    for (const path of [
      `${other}/960.jpg`,
      ...['1601.jpg', '960.svg', '..%2F960.jpg'].map((of) => `${body.id}/${of}`),
    ]) {
      const { statusCode, body: answered } = await get(`/event-pictures/${path}`);
      expect([statusCode, answered], path).toEqual([404, expect.stringContaining('There is no')]);
    }
  });

  it('is one picture however often it is sent, and is known by its bytes, whatever it is called', async () => {
    const picture = await jpeg();
    const [first, second] = await Promise.all([send(picture), send(picture)]);
    const others = [];
    for (const type of ['image/heic', 'text/html; charset=utf-8'])
      others.push(await send(picture, { 'content-type': type }));
    for (const { status, body } of [second, ...others]) expect([status, body]).toEqual([201, first.body]);
    expect(await site.store.db.selectFrom('pictures').select('username').execute()).toEqual([{ username: 'mercy' }]);
    expect(await countPictureFiles(site)).toBe(3);
  });
});

describe('a file that is refused', () => {
  it('is told why, and leaves nothing, as does one of who is not of the staff', async () => {
    expect((await send(await jpeg(), { authorization: '' })).status).toBe(401);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const sent = (file: Buffer) => send(file, { 'content-type': 'image/jpeg' });
    expectAnswer(await sent(svg), 415, { message: expect.stringMatching(/not a picture/) });
    expectAnswer(await sent((await jpeg()).subarray(0, 300)), 422, { message: expect.stringMatching(/damaged/) });
    expect(await countPictureFiles(site)).toBe(0);
    expect(await site.store.db.selectFrom('pictures').select('id').execute()).toEqual([]);
  });

  it('may be longer than is read of one, whether it says so or comes in chunks, and is so earlier elsewhere', async () => {
    const tooLong = Buffer.alloc(10 * 1024 * 1024 + 1);
    expectAnswer(await send(tooLong), 413, { message: pictureWords.tooLarge });
    const inChunks = await send(Readable.from([tooLong]), { 'transfer-encoding': 'chunked' });
    expectAnswer(inChunks, 413, { message: pictureWords.tooLarge });
    const { status } = await site.asOwner('createEvent', { body: { title: 'x'.repeat(70_000) } });
    expect(status).toBe(413);
  });

  it('may come when many wait already', async () => {
    const pictures = await Promise.all(Array.from({ length: 9 }, (_, at) => jpeg(100 + at, 50)));
    const answers = await Promise.all(pictures.map((picture) => send(picture)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.body.message).toMatch(/try again/);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(6);
    expect((await send(await jpeg(90, 50))).status).toBe(201);
  });

  it('may be one too many in a while; the address of one that is not carries the site’s own origin', async () => {
    const limits = { ...LIMITS, pictures: { most: 1, seconds: 600 } };
    await site.start({ settings: { siteUrl: 'https://ruiru.example', limits } });
    const image = expect.stringMatching(/^https:\/\/ruiru\.example\/event-pictures\//);
    expectAnswer(await send(await jpeg(90, 50)), 201, { image });
    const message = 'You have sent many files just now. Please try again in 10 minutes.';
    expectAnswer(await send(await jpeg(91, 50)), 429, { message });
  });
});

describe('a picture that is sent in chunks', () => {
  async function sendChunk(id: string, from: number, total: number, chunk: Buffer, by = site.token) {
    const response = await site.app.inject({
      method: 'PUT',
      url: `${staffEndpoints.updatePictureChunk.path.replace(':id', id)}?from=${from}&total=${total}`,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'image/jpeg', host: 'church.example' },
      payload: chunk,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const nothing = Buffer.alloc(0);

  it('goes on where it broke off, and is the same as one that is sent whole', async () => {
    const picture = await jpeg();
    const { length: total } = picture;
    const id = pictureId(picture);
    const half = Math.floor(total / 2);
    expect(await sendChunk(id, 0, total, picture.subarray(0, half))).toMatchObject({ body: { received: half } });
    // The answer was lost: the same part again changes nothing.
    expect(await sendChunk(id, 0, total, picture.subarray(0, half))).toMatchObject({ body: { received: half } });
    expectAnswer(await sendChunk(id, total, total, nothing), 200, { received: half });
    const done = await sendChunk(id, half, total, picture.subarray(half));
    expectAnswer(done, 201, { id });
    // The last answer was lost: it is there.
    expectAnswer(await sendChunk(id, total, total, nothing), 201, { id });
    expect((await send(picture)).body.image).toBe(done.body.image);
  });

  it('is each account’s own, is waited for an hour, and has to be what its id says; it is refused where it is too long, and a part too', async () => {
    const picture = await jpeg();
    const { length: total } = picture;
    const id = pictureId(picture);
    const other = await site.join(JUMA);
    await sendChunk(id, 0, total, picture.subarray(0, 100));
    expect((await sendChunk(id, total, total, nothing, other)).body).toEqual({ received: 0 });
    const wrong = await sendChunk(id, 0, total, Buffer.from(picture).reverse(), other);
    expectAnswer(wrong, 409, { error: pictureWords.changed });
    site.clock.set(61 * 60_000);
    expect((await sendChunk(id, total, total, nothing)).body).toEqual({ received: 0 });
    expect(await countPictureFiles(site)).toBe(0);

    expect((await sendChunk(id, 0, PICTURE_LIMITS.bytes + 1, Buffer.alloc(9))).status).toBe(422);
    expect((await sendChunk(id, 0, 200_000, Buffer.alloc(MAX_CHUNK_BYTES + 1))).status).toBe(413);
    expect((await sendChunk('short', 0, 9, Buffer.alloc(9))).status).toBe(422);
  });
});
