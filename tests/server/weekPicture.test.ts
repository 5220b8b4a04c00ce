import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { WEEK_PICTURE_SIZE } from '#server/images/cards/weekPicture.ts';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { drawingBuild } from '#tests/support/builtSite.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';

/** The Sundays of this week and the next, by the tests' clock. */
const [THIS_WEEK, NEXT_WEEK] = ['2026-11-15', '2026-11-22'];

async function open() {
  const site = await startTestApp({ site: await loadBuiltSite(drawingBuild()) });
  const token = await site.signIn();
  await site.call(endpoints.createEvent, { token, body: anEvent() });
  const picture = (from: string, query = '', headers = { authorization: `Bearer ${token}` }) =>
    site.app.inject({ url: `/read/week-pictures/${from}${query}`, headers });
  return { ...site, token, picture };
}

describe('the picture of a week', () => {
  it('is drawn for staff in the size of a phone, and may be kept by the browser', async () => {
    const { picture } = await open();
    const { statusCode, headers, rawPayload } = await picture(NEXT_WEEK, '?shows=1.1');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' });
    expect(rawPayload.length).toBeLessThan(600_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...WEEK_PICTURE_SIZE });
  });

  it('is another one for each week and branch, and once an event has changed', async () => {
    const { picture, call, token } = await open();
    const tag = async (from: string, query?: string) => (await picture(from, query)).headers.etag;
    const before = await tag(NEXT_WEEK);
    expect(await tag(NEXT_WEEK)).toBe(before);
    expect(new Set([before, await tag(THIS_WEEK), await tag(NEXT_WEEK, '?branch=juja')]).size).toBe(3);
    await call(endpoints.updateEvent, { id: 1, token, body: anEvent({ title: 'Kesha ya vijana' }) });
    expect(await tag(NEXT_WEEK)).not.toBe(before);
  });

  it('is refused to whoever is not signed in, of another week, of no such branch, and of no day', async () => {
    const { picture } = await open();
    expect((await picture(NEXT_WEEK, '', { authorization: 'Bearer none' })).statusCode).toBe(401);
    for (const [from, query] of [['2026-11-29'], ['2026-11-23'], ['never'], [NEXT_WEEK, '?branch=nairobi']] as const) {
      expect((await picture(from, query)).statusCode).toBe(404);
    }
  });

  it('is not to be had where there is nothing to draw it with', async () => {
    const site = await startTestApp();
    const token = await site.signIn();
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.app.inject({ url: `/read/week-pictures/${NEXT_WEEK}`, headers })).statusCode).toBe(404);
  });
});
