import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureId } from '#server/images/uploads/makePictureApart.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { findPictureOf } from '#server/store/pictures.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS } from '#shared/images/ownPicture.ts';
import { MAX_CHUNK_BYTES, PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { anEvent } from '#tests/support/factories.ts';
import { addAccount, startTestApp, type TestApp } from '#tests/support/testApp.ts';

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  token = await site.signIn();
});

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2020d0' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

const jpeg = (width = 100, height = 50): Promise<Buffer> => halves(width, height).jpeg().toBuffer();

async function send(picture: Buffer, headers: Record<string, string> = {}) {
  const response = await site.app.inject({
    method: 'POST',
    url: staffEndpoints.createPicture.path,
    headers: {
      authorization: `Bearer ${token}`,
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

/** A true PNG of one colour, a bit a dot: 50 MB of dots in a few kilobytes. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const dots = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
}

async function refused(picture: Buffer, words: string | RegExp, type = 'application/octet-stream') {
  const { status, body } = await send(picture, { 'content-type': type });
  expect([413, 415, 422]).toContain(status);
  expect(body.message).toMatch(words);
  expect(body.error).toBe(body.message);
  expect(await count()).toBe(0);
  expect(await site.store.db.selectFrom('pictures').select('id').execute()).toEqual([]);
}

describe('a picture that staff send', () => {
  it.each(['image/png', 'image/heic', 'image/jpg', 'text/html; charset=utf-8'])(
    'is known by its bytes, though it is called %s',
    async (type) => {
      expect((await send(await jpeg(100, 100), { 'content-type': type })).status).toBe(201);
    },
  );

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

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const { status, body } = await send(await halves(300, 200).toFormat(format).toBuffer(), {
      'content-type': `image/${format}`,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 300, height: 200 });
  });

  it('is never enlarged, and has every address all the same', async () => {
    const { body } = await send(await jpeg(700, 350));
    const { rawPayload } = await get(body.image);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 700, height: 350 });
    expect(await count()).toBe(6);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright from orientation %i', async (orientation) => {
    const upright = await halves(60, 30).raw().toBuffer({ resolveWithObject: true });
    const camera = sharp(upright.data, { raw: upright.info });
    // What the camera held: the upright picture, turned and mirrored the other way round.
    if ([2, 4, 5, 7].includes(orientation)) camera.flop();
    camera.rotate({ 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0);
    const { body } = await send(await camera.withMetadata({ orientation }).png().toBuffer());
    expect(body).toMatchObject({ width: 60, height: 30 });
    const made = sharp((await get(body.image)).rawPayload);
    const colours = await Promise.all(
      [5, 55].map(async (left) => {
        const dot = made.clone().extract({ left, top: 15, width: 1, height: 1 });
        const [red = 0, , blue = 0] = await dot.raw().toBuffer();
        return red > blue ? 'red' : 'blue';
      }),
    );
    expect(colours).toEqual(['red', 'blue']);
  });

  it.each(['cmyk', 'p3', 'rgb16', 'b-w'])('keeps its colours where they are written as %s', async (space) => {
    const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c06030' } });
    const sent =
      space === 'p3'
        ? flat.withIccProfile('p3').png()
        : space === 'rgb16'
          ? flat.toColourspace('rgb16').png()
          : flat.toColourspace(space).jpeg();
    const { body } = await send(await sent.toBuffer());
    const { rawPayload } = await get(body.image);
    const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).raw().toBuffer();
    const wanted = space === 'b-w' ? [120, 120, 120] : [192, 96, 48];
    for (const [at, is] of [red, green, blue].entries())
      expect(Math.abs(is - (wanted[at] ?? 0))).toBeLessThan(space === 'cmyk' ? 40 : 8);
  });

  it('is turned upright, and loses what its file told of place and camera', async () => {
    const sideways = await halves(400, 200)
      .withExif({
        IFD0: { Make: 'Church phone', Orientation: '6' },
        IFD3: { GPSLatitude: '1/1 8/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const { body } = await send(sideways);
    expect(body).toMatchObject({ width: 200, height: 400 });
    for (const format of OWN_FORMATS) {
      const { rawPayload } = await get(`/event-pictures/${body.id}/480.${format}`);
      const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1]);
      expect(rawPayload.includes('Church phone')).toBe(false);
    }
  });

  it('stands on white where it is transparent', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { rawPayload } = await get((await send(clear)).body.image);
    const [red = 0] = await sharp(rawPayload).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  it('is one picture however often it is sent', async () => {
    const picture = await jpeg(1000, 500);
    const [first, second] = await Promise.all([send(picture), send(picture)]);
    const third = await send(picture);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await site.store.db.selectFrom('pictures').select('username').execute()).toEqual([{ username: 'mercy' }]);
    expect(await count()).toBe(9);
  });

  it('can be an event’s image, whose JPEG the server finds by it', async () => {
    const { body } = await send(await jpeg());
    const event = anEvent({ image: body.image, image_alt: 'The choir', image_focus: '30 60' });
    const answer = await site.request(endpoints.createEvent, { token, body: event });
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
  it('may hold a script, a document or nothing, whatever it is called', async () => {
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      /not a picture/,
    );
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), /not a picture/, 'image/png');
    await refused(Buffer.from('%PDF-1.7\n1 0 obj'), /not a picture/);
    await refused(Buffer.from('GIF89a/*<script>*/=1'), /damaged/, 'image/gif');
    await refused(Buffer.alloc(0), /no picture/);
    await refused(Buffer.from('{"image":1}'), /not a picture/, 'application/json');
    await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC/, 'image/heic');
  });

  it('may be a picture for one reader and a page, a document or an archive for another', async () => {
    const picture = await jpeg(100, 100);
    const behind = (text: string) => Buffer.concat([picture, Buffer.from(text, 'latin1')]);
    const comment = Buffer.from('\xff\xfe\0\x1b<script>alert(1)</script>', 'latin1');
    await refused(behind('<script>alert(1)</script>'), /hidden/);
    await refused(behind('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /hidden/);
    await refused(behind('%PDF-1.7'), /hidden/);
    await refused(behind(`PK\x05\x06${'\0'.repeat(18)}`), /hidden/);
    await refused(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]), /hidden/);
  });

  it('may be cut short', async () => {
    const whole = sharp({
      create: {
        width: 160,
        height: 120,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const bytes = await whole.clone().toFormat(format).toBuffer();
      await refused(bytes.subarray(0, bytes.length / 2), /damaged/);
      await refused(bytes.subarray(0, 24), /damaged/);
    }
  });

  it('may be a bomb: small as a file, boundless as a picture', async () => {
    const bomb = bombPng(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    await refused(bomb, /12 megapixels/);
    const lying = await jpeg(100, 100);
    const frame = lying.indexOf(Buffer.from([0xff, 0xc0]));
    lying.writeUInt16BE(65_000, frame + 5);
    lying.writeUInt16BE(65_000, frame + 7);
    await refused(lying, /12 megapixels/);
  });

  it('may move without end', async () => {
    const picture = Buffer.from('GIF89a\x0a\0\x0a\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
    const moment = Buffer.from('2c000000000a000a000002014c00', 'hex');
    await refused(Buffer.concat([picture, ...Array(600).fill(moment), Buffer.from(';')]), /moving picture/);
  });

  it.each([
    ['says so', (bytes: Buffer) => bytes, {}],
    ['comes in chunks', (bytes: Buffer) => Readable.from([bytes]), { 'transfer-encoding': 'chunked' }],
  ])('may be longer than is read of one: it %s', async (_kind, sent, headers) => {
    const response = await site.app.inject({
      method: 'POST',
      url: staffEndpoints.createPicture.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
      payload: sent(Buffer.alloc(10 * 1024 * 1024 + 1)),
    });
    expect([response.statusCode, response.json().message]).toEqual([413, pictureWords.tooLarge]);
  });

  it('may come when many wait already', async () => {
    const pictures = await Promise.all(Array.from({ length: 9 }, (_, at) => jpeg(500 + at, 250)));
    const answers = await Promise.all(pictures.map((picture) => send(picture)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.body.message).toMatch(/try again/);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(6);
    expect((await send(await jpeg(90, 50))).status).toBe(201);
  });

  it('may be one too many in a while', async () => {
    site = await startTestApp({ settings: { limits: { ...LIMITS, pictures: { most: 1, seconds: 600 } } } });
    token = await site.signIn();
    expect((await send(await jpeg(90, 50))).status).toBe(201);
    const { status, body } = await send(await jpeg(91, 50));
    expect(status).toBe(429);
    expect(body.message).toBe('You have sent many files just now. Please try again in 10 minutes.');
  });

  it('leaves the other requests their own limit', async () => {
    const { status } = await site.request(endpoints.createEvent, { token, body: { title: 'x'.repeat(70_000) } });
    expect(status).toBe(413);
  });
});

describe('what stands behind a picture', () => {
  it('is not in the files that are made of it', async () => {
    const { status, body } = await send(Buffer.concat([await jpeg(), Buffer.from('the film of a moment')]));
    expect(status).toBe(201);
    for (const format of OWN_FORMATS) {
      const { rawPayload } = await get(`/event-pictures/${body.id}/960.${format}`);
      expect(rawPayload.includes('the film')).toBe(false);
    }
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
    site = await startTestApp({ settings: { siteUrl: 'https://ruiru.example' } });
    token = await site.signIn();
    expect((await send(await jpeg())).body.image).toMatch(/^https:\/\/ruiru\.example\/event-pictures\//);
  });
});

describe('a picture that is sent in chunks', () => {
  async function sendChunk(id: string, from: number, total: number, chunk: Buffer, by = token) {
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
