import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STATUS_PICTURE_SIZE } from '#server/images/cards/statusFrame.ts';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { drawingBuild } from '#tests/support/process/builtSite.ts';
import { startTestApp } from '#tests/support/testApp.ts';

/** The Sundays of this week and the next, by the tests' clock. */
const [THIS_WEEK, NEXT_WEEK] = ['2026-11-15', '2026-11-22'];

async function open() {
  const site = await startTestApp({ site: await loadBuiltSite(drawingBuild()) });
  const token = await site.signIn();
  await site.request(endpoints.createEvent, { token, body: anEvent() });
  const picture = (from: string, query = '', headers = { authorization: `Bearer ${token}` }) =>
    site.app.inject({ url: `/read/week-pictures/${from}${query}`, headers });
  const ofEvent = (id: number | string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    site.app.inject({ url: `/read/status-pictures/${id}`, headers });
  return { ...site, token, picture, ofEvent };
}

describe('the picture of a week', () => {
  it('is drawn for staff in the size of a phone, another one for each week and branch, and once an event has changed', async () => {
    const { picture, request, token } = await open();
    const { statusCode, headers, rawPayload } = await picture(NEXT_WEEK, '?shows=1.1');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' });
    expect(rawPayload.length).toBeLessThan(600_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...STATUS_PICTURE_SIZE });

    const tag = async (from: string, query?: string) => (await picture(from, query)).headers.etag;
    const before = await tag(NEXT_WEEK);
    expect(await tag(NEXT_WEEK)).toBe(before);
    expect(new Set([before, await tag(THIS_WEEK), await tag(NEXT_WEEK, '?branch=juja')]).size).toBe(3);
    await request(endpoints.updateEvent, { id: 1, token, body: anEvent({ title: 'Kesha ya vijana' }) });
    expect(await tag(NEXT_WEEK)).not.toBe(before);
  });

  it('is refused to whoever is not signed in, of another week, of no such branch, and of no day', async () => {
    const { picture } = await open();
    expect((await picture(NEXT_WEEK, '', { authorization: 'Bearer none' })).statusCode).toBe(401);
    for (const [from, query] of [['2026-11-29'], ['2026-11-23'], ['never'], [NEXT_WEEK, '?branch=nairobi']] as const) {
      expect((await picture(from, query)).statusCode).toBe(404);
    }
  });
});

describe('the picture of an event for Status', () => {
  it('is drawn for staff in the size of a phone, also of a draft, and is kept until the event changes', async () => {
    const { ofEvent, request, token } = await open();
    await request(endpoints.createEvent, { token, body: anEvent({ title: 'Not yet told', publish: 'draft' }) });
    const [before, other] = [await ofEvent(1), await ofEvent(2)];
    for (const { statusCode, headers, rawPayload } of [before, other]) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' });
      expect(rawPayload.length).toBeLessThan(600_000);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...STATUS_PICTURE_SIZE });
    }
    const again = await ofEvent(1, { authorization: `Bearer ${token}`, 'if-none-match': String(before.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(other.headers.etag).not.toBe(before.headers.etag);
    await request(endpoints.updateEvent, { id: 1, token, body: anEvent({ title: 'Kesha ya vijana' }) });
    const after = await ofEvent(1);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('is refused to whoever is not signed in, and of an event that is gone or never was', async () => {
    const { ofEvent, request, token } = await open();
    expect((await ofEvent(1, { authorization: 'Bearer none' })).statusCode).toBe(401);
    await request(endpoints.deleteEvent, { id: 1, token });
    for (const id of [1, 99, 'x']) expect((await ofEvent(id)).statusCode).toBe(404);
  });

  it('is not to be had where there is nothing to draw it with', async () => {
    const site = await startTestApp();
    const token = await site.signIn();
    await site.request(endpoints.createEvent, { token, body: anEvent() });
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/read/status-pictures/1', `/read/week-pictures/${NEXT_WEEK}`]) {
      const { statusCode, body } = await site.app.inject({ url, headers });
      expect(statusCode).toBe(404);
      expect(body).toContain('before the site is built');
    }
  });
});
