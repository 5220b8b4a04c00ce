import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureId } from '#server/images/uploads/makePictureApart.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { findPictureOf } from '#server/store/pictures.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS } from '#shared/images/ownPicture.ts';
import { MAX_CHUNK_BYTES, PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { anEvent } from '#tests/support/factories.ts';
import { aJpeg as jpeg } from '#tests/support/halves.ts';
import { addAccount, appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach();

async function send(picture: Buffer, headers: Record<string, string> = {}) {
  const response = await site.app.inject({
    method: 'POST',
    url: staffEndpoints.createPicture.path,
    headers: {
      authorization: `Bearer ${site.token}`,
      'content-type': 'application/octet-stream',
      host: 'church.example',
      ...headers,
    },
    payload: picture,
  });
  return { status: response.statusCode, body: response.json() };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: new URL(url, 'http://x').pathname, headers });

const count = async (): Promise<number> =>
  (await site.store.db.selectFrom('picture_files').select('id').execute()).length;

describe('a picture that staff send', () => {
  it('is known by its bytes, whatever it is called', async () => {
    for (const type of ['image/heic', 'text/html; charset=utf-8'])
      expect((await send(await jpeg(), { 'content-type': type })).status).toBe(201);
  });

  it('is answered with an absolute address, under which it is served in every form', async () => {
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
  });

  it('is one picture however often it is sent', async () => {
    const picture = await jpeg();
    const [first, second] = await Promise.all([send(picture), send(picture)]);
    const third = await send(picture);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await site.store.db.selectFrom('pictures').select('username').execute()).toEqual([{ username: 'mercy' }]);
    expect(await count()).toBe(3);
  });

  it('can be an event’s image, whose JPEG the server finds by it', async () => {
    const { body } = await send(await jpeg());
    const event = anEvent({ image: body.image, image_alt: 'The choir', image_focus: '30 60' });
    const answer = await site.asOwner(endpoints.createEvent, { body: event });
    expect(answer.body.event).toMatchObject({ image: body.image, image_alt: 'The choir', image_focus: '30 60' });
    const file = await findPictureOf(site.store.db, answer.body.event.image);
    expect((await sharp(file).metadata()).format).toBe('jpeg');
  });

  it('is taken from staff alone', async () => {
    const response = await site.app.inject({
      method: 'POST',
      url: staffEndpoints.createPicture.path,
      headers: { 'content-type': 'image/jpeg' },
      payload: await jpeg(),
    });
    expect(response.statusCode).toBe(401);
    expect(await count()).toBe(0);
  });
});

describe('a file that is refused', () => {
  it('is told why, and leaves nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [file, status, words] of [
      [svg, 415, /not a picture/],
      [(await jpeg()).subarray(0, 300), 422, /damaged/],
    ] as const) {
      const { status: answered, body } = await send(file, { 'content-type': 'image/jpeg' });
      expect([answered, body]).toEqual([status, { error: body.message, message: expect.stringMatching(words) }]);
    }
    expect(await count()).toBe(0);
    expect(await site.store.db.selectFrom('pictures').select('id').execute()).toEqual([]);
  });

  it.each([
    ['says so', (bytes: Buffer) => bytes, {}],
    ['comes in chunks', (bytes: Buffer) => Readable.from([bytes]), { 'transfer-encoding': 'chunked' }],
  ])('may be longer than is read of one: it %s', async (_kind, sent, headers) => {
    const response = await site.app.inject({
      method: 'POST',
      url: staffEndpoints.createPicture.path,
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'image/jpeg', ...headers },
      payload: sent(Buffer.alloc(10 * 1024 * 1024 + 1)),
    });
    expect([response.statusCode, response.json().message]).toEqual([413, pictureWords.tooLarge]);
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

  it('may be one too many in a while', async () => {
    await site.start({ settings: { limits: { ...LIMITS, pictures: { most: 1, seconds: 600 } } } });
    expect((await send(await jpeg(90, 50))).status).toBe(201);
    const { status, body } = await send(await jpeg(91, 50));
    expect(status).toBe(429);
    expect(body.message).toBe('You have sent many files just now. Please try again in 10 minutes.');
  });

  it('leaves the other requests their own limit', async () => {
    const { status } = await site.asOwner(endpoints.createEvent, { body: { title: 'x'.repeat(70_000) } });
    expect(status).toBe(413);
  });
});

describe('the address of a picture', () => {
  it('answers 304 to who has it, and in words where there is none', async () => {
    const { body } = await send(await jpeg());
    const first = await get(body.image);
    const again = await get(body.image, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    for (const path of [
      `${body.id}/1601.jpg`,
      `${body.id}/960.svg`,
      `${'x'.repeat(32)}/960.jpg`,
      `${body.id}/..%2F960.jpg`,
    ]) {
      const { statusCode, body: answer } = await get(`/event-pictures/${path}`);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(answer).toContain('There is no');
    }
  });

  it('carries the site’s own origin where that is set', async () => {
    await site.start({ settings: { siteUrl: 'https://ruiru.example' } });
    expect((await send(await jpeg())).body.image).toMatch(/^https:\/\/ruiru\.example\/event-pictures\//);
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
    expect(await sendChunk(id, total, total, nothing)).toMatchObject({ status: 200, body: { received: half } });
    const done = await sendChunk(id, half, total, picture.subarray(half));
    expect(done).toMatchObject({ status: 201, body: { id } });
    // The last answer was lost: it is there.
    expect(await sendChunk(id, total, total, nothing)).toMatchObject({ status: 201, body: { id } });
    expect((await send(picture)).body.image).toBe(done.body.image);
  });

  it('is each account’s own, is waited for an hour, and has to be what its id says', async () => {
    const picture = await jpeg();
    const { length: total } = picture;
    const id = pictureId(picture);
    await addAccount(site.store, { username: 'juma', password: 'another password' });
    const other = await site.signIn({ username: 'juma', password: 'another password' });
    await sendChunk(id, 0, total, picture.subarray(0, 100));
    expect((await sendChunk(id, total, total, nothing, other)).body).toEqual({ received: 0 });
    const wrong = await sendChunk(id, 0, total, Buffer.from(picture).reverse(), other);
    expect(wrong).toMatchObject({ status: 409, body: { error: pictureWords.changed } });
    site.clock.set(61 * 60_000);
    expect((await sendChunk(id, total, total, nothing)).body).toEqual({ received: 0 });
    expect(await count()).toBe(0);
  });

  it('is refused where it is too long, and a part too', async () => {
    const id = pictureId(await jpeg());
    expect((await sendChunk(id, 0, PICTURE_LIMITS.bytes + 1, Buffer.alloc(9))).status).toBe(422);
    expect((await sendChunk(id, 0, 200_000, Buffer.alloc(MAX_CHUNK_BYTES + 1))).status).toBe(413);
    expect((await sendChunk('short', 0, 9, Buffer.alloc(9))).status).toBe(422);
  });
});
