import sharp from 'sharp';
import { STATUS_PICTURE_SIZE } from '#server/images/cards/statusFrame.ts';
import { stubDrawing } from '#tests/support/pictures.ts';
import { drawingSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

/** The Sundays of this week and the next, by the tests' clock. */
const [THIS_WEEK, NEXT_WEEK] = ['2026-11-15', '2026-11-22'];

const site = appBeforeEach(async () => ({ site: await drawingSite() }));
beforeEach(() => site.put());

/** Asks for a picture: `week-pictures/2026-11-22` or `status-pictures/1`. */
const picture = (path: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/read/${path}`, headers: { authorization: `Bearer ${site.token}`, ...headers } });
const tag = async (path: string) => (await picture(path)).headers.etag;

describe.each([
  ['a week', `week-pictures/${NEXT_WEEK}`],
  ['an event for Status', 'status-pictures/1'],
])('the picture of %s', (_what, path) => {
  it('is drawn for staff in the size of a phone, and kept until an event of it changes', async () => {
    const { statusCode, headers, rawPayload } = await picture(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' });
    expect(rawPayload.length).toBeLessThan(600_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...STATUS_PICTURE_SIZE });
    expect((await picture(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await site.change(1, { title: 'Kesha ya vijana' });
    const after = await picture(path);
    expect(after.headers.etag).not.toBe(headers.etag);
    expect(after.rawPayload.equals(rawPayload)).toBe(false);
  });

  it('is refused to whoever is not signed in, and not to be had where there is nothing to draw it with', async () => {
    expect((await picture(path, { authorization: 'Bearer none' })).statusCode).toBe(401);
    await site.start();
    await site.put();
    const { statusCode, body } = await picture(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('before the site is built');
  });
});

it('the picture of a week is another one for each week and branch, and there is none of another week, of no such branch, and of no day', async () => {
  stubDrawing();
  const [next, shown] = [`week-pictures/${NEXT_WEEK}`, `week-pictures/${NEXT_WEEK}?shows=1.1`];
  expect(await tag(shown)).toBe(await tag(next));
  const others = [await tag(`week-pictures/${THIS_WEEK}`), await tag(`${next}?branch=juja`)];
  expect(new Set([await tag(next), ...others]).size).toBe(3);
  for (const path of ['2026-11-29', '2026-11-23', 'never', `${NEXT_WEEK}?branch=nairobi`]) {
    expect((await picture(`week-pictures/${path}`)).statusCode).toBe(404);
  }
});

it('the picture of an event is there of a draft too, another one, and of none that is gone or never was', async () => {
  stubDrawing();
  await site.put({ title: 'Not yet told', publish: 'draft' });
  const draft = await picture('status-pictures/2');
  expect([draft.statusCode, draft.headers.etag === (await tag('status-pictures/1'))]).toEqual([200, false]);
  await site.asOwner('deleteEvent', { id: 1 });
  for (const id of [1, 99, 'x']) expect((await picture(`status-pictures/${id}`)).statusCode).toBe(404);
});
