import sharp, { type Create } from 'sharp';
import { EVENT_PICTURE_SIZE, eventPicturePath } from '#shared/events/eventPaths.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { sermonPicturePath } from '#shared/sermons/sermonPaths.ts';
import { aSermon } from '#tests/support/factories.ts';
import { keepPicture, stubDrawing } from '#tests/support/pictures.ts';
import { drawingSite, fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach(async () => ({ site: await drawingSite() }));

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

async function picture(event: { id: number; version: number }) {
  const { statusCode, rawPayload: bytes } = await get(eventPicturePath(event));
  expect(statusCode).toBe(200);
  return { bytes };
}

/** The address of a photograph that staff have sent. */
async function photograph({ width, height, ...create }: Omit<Create, 'channels'>): Promise<string> {
  const picture = sharp({ create: { width, height, ...create, channels: 3 } }).jpeg({ quality: 95 });
  return keepPicture(site, { width, height, bytes: await picture.toBuffer() });
}

/** The mean colour of the picture's part behind the arch. */
async function glass(bytes: Buffer): Promise<{ red: number; green: number; blue: number }> {
  const part = await sharp(bytes).extract({ left: 960, top: 300, width: 100, height: 100 }).toBuffer();
  const [red, green, blue] = (await sharp(part).stats()).channels.map(({ mean }) => mean);
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 };
}

describe('/events/<id>/picture-<version>.jpg', () => {
  it('is a JPEG of 1200×630, kept for a year, and under 300 kB with the fullest words on the fullest picture; any other version leads to the present one, one of an event that was removed is gone, and one that never was is not found', async () => {
    const event = await site.put();
    const { statusCode, headers, rawPayload } = await get(eventPicturePath(event));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(rawPayload.length),
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...EVENT_PICTURE_SIZE });
    expect(rawPayload.length).toBeLessThan(300_000);
    const again = await get(eventPicturePath(event), { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);

    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const image = await photograph({ width: 1600, height: 1200, background: '#888', noise });
    const words = 'Mkutano wa Injili '.repeat(12).slice(0, 200);
    const full = await site.put({ title: words, venue: words, image, category: 'Evangelism' });
    expect((await picture(full)).bytes.length).toBeLessThan(300_000);

    const second = (await site.change(event.id, { title: 'Renamed' })).body.event;
    expect(eventPicturePath(second)).not.toBe(eventPicturePath(event));
    for (const old of [eventPicturePath(event), ...['1', 'x'].map((of) => `/events/${event.id}/picture-${of}.jpg`)]) {
      const { statusCode, headers } = await get(old);
      expect([old, statusCode, headers.location]).toEqual([old, 302, eventPicturePath(second)]);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await get(eventPicturePath(second))).statusCode).toBe(200);

    await site.asOwner('deleteEvent', { id: event.id });
    const gone = await get(eventPicturePath(second));
    expect([gone.statusCode, gone.json().message]).toEqual([410, expect.stringContaining('no longer exists')]);
    expect(gone.headers['cache-control']).toBe('no-store');
    for (const path of ['/events/999/picture-1-1.jpg', '/events/0/picture-1-1.jpg', '/events/kesha/picture-1-1.jpg']) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
    const restored = await site.asOwner('restoreEvent', { id: event.id });
    expect((await get(eventPicturePath(restored.body.event))).statusCode).toBe(200);
  });

  it('shows the event’s own picture within the window, and ours in place of another host’s, which is not asked', async () => {
    const red = await photograph({ width: 300, height: 400, background: '#e01010' });
    const blue = await photograph({ width: 2000, height: 100, background: '#1010e0' });
    const shown = await glass((await picture(await site.put({ image: red }))).bytes);
    expect(shown.red).toBeGreaterThan(200);
    expect(shown.blue).toBeLessThan(60);
    const wide = await glass((await picture(await site.put({ image: blue }))).bytes);
    expect(wide.blue).toBeGreaterThan(200);

    const fetched = vi.spyOn(globalThis, 'fetch');
    const elsewhere = await picture(await site.put({ image: 'http://169.254.169.254/latest/picture.jpg' }));
    const gone = await picture(await site.put({ image: red.replace(/[\w-]{32}/, 'x'.repeat(32)) }));
    const none = await picture(await site.put({ image: null }));
    expect(fetched).not.toHaveBeenCalled();
    expect([elsewhere, gone].map(({ bytes }) => bytes.equals(none.bytes))).toEqual([true, true]);
  });

  it('is drawn once for all who ask at the same time, and gives way to the picture of all events where too many wait', async () => {
    const drawing = stubDrawing();
    const event = await site.put();
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(eventPicturePath(event))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(drawing).toHaveBeenCalledTimes(1);

    const { promise, resolve: draw } = Promise.withResolvers<Buffer>();
    stubDrawing(promise);
    const events = [];
    for (let at = 0; at < 15; at++) events.push(await site.put({ title: `Event ${at}` }));
    const asked = events.map((one) => get(eventPicturePath(one)));
    const { statusCode, headers } = await Promise.race(asked);
    const instead = { location: '/pictures/og-events.jpg', 'cache-control': 'no-store' };
    expect([statusCode, headers]).toEqual([302, expect.objectContaining(instead)]);
    draw(Buffer.from('drawn'));
    const drawn = (await Promise.all(asked)).filter((answer) => answer.statusCode === 200);
    expect(drawn.length).toBeGreaterThanOrEqual(12);
  });

  it('gives way to the picture of all events where it cannot be drawn, and has no address where the events are another backend’s', async () => {
    await site.start({ site: await fakeSite() });
    const event = await site.put();
    const { statusCode, headers } = await get(eventPicturePath(event));
    expect([statusCode, headers.location]).toEqual([302, '/pictures/og-events.jpg']);
    expect(site.log.some(({ msg }) => msg === 'a picture for chats could not be drawn')).toBe(true);

    const settings = { apiHost: 'https://older.example' };
    await site.start({ site: await drawingSite(), folder: site.folder, settings });
    expect((await get(eventPicturePath(event))).statusCode).toBe(404);
  });
});

it('a sermon has such a picture too, at an address that changes with it; a draft has none', async () => {
  const create = async (fields: object) => (await site.asOwner('createSermon', { body: aSermon(fields) })).body.sermon;
  const sermon = await create({ title_sw: 'Mchungaji mwema' });
  const english = await get(sermonPicturePath(sermon));
  expect(await sharp(english.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...EVENT_PICTURE_SIZE });
  const swahili = await get(sermonPicturePath(sermon, 'sw'));
  expect([swahili.statusCode, swahili.headers.etag === english.headers.etag]).toEqual([200, false]);
  const older = await get(sermonPicturePath({ ...sermon, updated_at: '2020-01-01T00:00:00.000Z' }));
  expect([older.statusCode, older.headers.location]).toEqual([302, sermonPicturePath(sermon)]);
  expect((await get(sermonPicturePath(await create({ publish: DRAFT })))).statusCode).toBe(404);
});
