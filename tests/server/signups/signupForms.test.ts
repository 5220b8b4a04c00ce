import { beforeEach, describe, expect, it } from 'vitest';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { fakeBuild } from '#tests/support/process/builtSite.ts';
import { aKey, createSignupEvent, signUp } from '#tests/support/signups.ts';
import { startTestApp, type TestApp } from '#tests/support/testApp.ts';

/** A build whose pages of an event and of one's own sign-up show what they were answered, as JSON. */
const SHOWS_ITS_ANSWER = `
export async function openPage({ url, answer }) {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const id = /events\\/(\\d+)/.exec(pathname)?.[1];
  const lang = pathname.startsWith('/sw') ? 'sw' : undefined;
  const { status, body } = id
    ? await answer({ endpoint: { method: 'GET', path: '/read/events/:id' }, pathParams: { id } })
    : await answer({ endpoint: { method: 'POST', path: '/read/signup' }, params: { lang }, body: { key: searchParams.get('key') } });
  const text = JSON.stringify(body);
  return { answers: text, render: () => ({ status, head: '<title>' + pathname + '</title>', body: text, state: '' }) };
}
`;

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await startTestApp({ site: await loadBuiltSite(fakeBuild({ render: SHOWS_ITS_ANSWER })) });
  token = await site.signIn();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const answerIn = (html: string) => JSON.parse(/<div id="root">(.*?)<\/div>/s.exec(html)?.[1] ?? 'null');
const FIELDS = { name: 'Wanjiku', adults: '2', phone_number: '', answer: '', remarks: '' };
const rows = () => site.store.db.selectFrom('signups').selectAll().orderBy('id').execute();
const list = async (id: number) => (await site.request(staffEndpoints.listSignups, { token, id })).body.signups;

describe('the form on an event’s page, without script', () => {
  it('signs up, and leads to one’s own page', async () => {
    const event = await createSignupEvent(site, token);
    const answer = await send(`/events/${event}`, FIELDS);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    const address = String(answer.headers.location);
    expect(address).toMatch(/^\/my-sign-up\?key=[\w-]{43}$/);
    const page = await get(address);
    expect(page.statusCode).toBe(200);
    expect(answerIn(page.body)).toMatchObject({
      event: { id: event },
      signup: { name: 'Wanjiku', adults: 2, state: 'coming' },
    });
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('of a Kiswahili page leads to the Kiswahili one', async () => {
    const event = await createSignupEvent(site, token);
    const { headers } = await send(`/sw/events/${event}`, FIELDS);
    expect(headers.location).toMatch(/^\/sw\/my-sign-up\?key=/);
    expect((await rows())[0]?.language).toBe('sw');
  });

  it('pressed twice is one sign-up, and of another person another', async () => {
    const event = await createSignupEvent(site, token);
    const [first, second] = await Promise.all([send(`/events/${event}`, FIELDS), send(`/events/${event}`, FIELDS)]);
    expect(second.headers.location).toBe(first.headers.location);
    await send(`/events/${event}`, { ...FIELDS, name: 'Another' });
    await send(`/events/${event}`, FIELDS, { 'user-agent': 'another browser' });
    site.clock.set(60_000);
    await send(`/events/${event}`, FIELDS);
    expect(await rows()).toHaveLength(4);
  });

  it('that is refused comes back with all that was typed, and why', async () => {
    const event = await createSignupEvent(site, token);
    const page = await send(`/events/${event}`, { ...FIELDS, name: '', phone_number: 'none <b>' });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(answerIn(page.body)).toMatchObject({
      event: { id: event },
      refused: {
        message: 'Please write a name. A phone number has 7 to 15 digits, such as 0700 000 001.',
        fields: { name: 'Please write a name.' },
        sent: { name: '', adults: '2', phone_number: 'none <b>' },
      },
    });
    expect(answerIn((await get(`/events/${event}`)).body)).not.toHaveProperty('refused');
    const swahili = await send(`/sw/events/${event}`, { ...FIELDS, name: '' });
    expect(answerIn(swahili.body).refused.message).toBe('Tafadhali andika jina.');
  });

  it('says when sign-up is closed meanwhile', async () => {
    const event = await createSignupEvent(site, token, { signup: 'closed' });
    const page = await send(`/events/${event}`, FIELDS);
    expect(page.statusCode).toBe(409);
    expect(answerIn(page.body)).toMatchObject({
      signup: { state: 'closed' },
      refused: { message: expect.stringMatching(/^Sign-up/) },
    });
  });

  it('filled in by a program is thanked, and takes no place', async () => {
    const event = await createSignupEvent(site, token);
    expect((await send(`/events/${event}`, { ...FIELDS, remarks: 'cheap' })).statusCode).toBe(303);
    expect(await list(event)).toMatchObject([{ spam: true }]);
  });

  it('is not taken from another site, nor with anything but a form', async () => {
    const event = await createSignupEvent(site, token);
    expect((await send(`/events/${event}`, FIELDS, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(`/events/${event}`, FIELDS, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await send(`/events/${event}`, { ...FIELDS, name: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect((await send('/events/999', FIELDS)).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('of the page of an event shows a new state as soon as there is one', async () => {
    const event = await createSignupEvent(site, token, { signup_places: '2' });
    const state = async () => answerIn((await get(`/events/${event}`)).body).signup.state;
    expect(await state()).toBe('open');
    await send(`/events/${event}`, FIELDS);
    expect(await state()).toBe('full');
    site.clock.set(new Date('2026-11-27T18:00:00Z'));
    expect(await state()).toBe('closed');
  });
});

describe('one’s own page, without script', () => {
  it('changes the number, leaves and comes back', async () => {
    const event = await createSignupEvent(site, token);
    const { key } = await signUp(site, event, { adults: 2 });
    const own = `/my-sign-up?key=${key}`;
    const press = async (fields: Record<string, string>) => {
      const { statusCode, headers } = await send(own, fields);
      expect([statusCode, headers.location]).toEqual([303, own]);
      const { signup } = answerIn((await get(own)).body);
      return `${signup.state} ${signup.adults}`;
    };
    expect(await press({ coming: 'true', adults: '5' })).toBe('coming 5');
    expect(await press({ coming: 'false' })).toBe('left 5');
    expect(await press({ coming: 'true', adults: '1', children: '' })).toBe('coming 1');
  });

  it('says why a change was refused', async () => {
    const event = await createSignupEvent(site, token, { signup_places: '3' });
    const { key } = await signUp(site, event, { adults: 2 });
    const page = await send(`/my-sign-up?key=${key}`, { coming: 'true', adults: '4' });
    expect(page.statusCode).toBe(409);
    expect(answerIn(page.body)).toMatchObject({
      signup: { adults: 2 },
      refused: { message: 'This event has 3 places altogether.', sent: { adults: '4' } },
    });
    const words = answerIn((await send(`/sw/my-sign-up?key=${key}`, { coming: 'true', adults: 'x' })).body).refused
      .message;
    expect(words).toBe('Tafadhali andika idadi kwa nambari kamili.');
  });

  it('is 404 for a key that is none, and leads nowhere else', async () => {
    for (const query of [`?key=${aKey()}`, '?key=x']) {
      const page = await get(`/my-sign-up${query}`);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await send(`/my-sign-up?key=${aKey()}`, { coming: 'false' })).statusCode).toBe(404);
  });

  it('changes nothing when it is opened, by a crawler or by anybody, however often and by whatever way', async () => {
    const event = await createSignupEvent(site, token, { signup_places: '1' });
    const { key } = await signUp(site, event);
    const waits = await signUp(site, event);
    const before = await rows();
    const addresses = [key, waits.key].flatMap((held) =>
      ['', '/sw'].flatMap((language) =>
        ['', '&coming=false', '&coming=true&adults=9'].map((more) => `${language}/my-sign-up?key=${held}${more}`),
      ),
    );
    for (const url of addresses) {
      await get(url, { 'user-agent': 'WhatsApp/2.23' });
      await site.app.inject({ method: 'HEAD', url });
      await site.app.inject({ method: 'OPTIONS', url });
    }
    await site.request(endpoints.readSignup, { body: { key } });
    expect(await rows()).toEqual(before);
  });

  it('is in no site map', async () => {
    expect((await get('/sitemap.xml')).body).not.toContain('my-sign-up');
  });
});
