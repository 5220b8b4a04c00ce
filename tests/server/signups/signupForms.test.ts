import { FORM_KEY_MARK } from '#shared/signup/signupLimits.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { aKey, createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

/** A build whose pages of an event and of one's own sign-up show what they were answered, as JSON, and a form's mark. */
const SHOWS_ITS_ANSWER = `
export async function openPage({ url, answer }) {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const id = /events\\/(\\d+)/.exec(pathname)?.[1];
  const lang = pathname.startsWith('/sw') ? 'sw' : undefined;
  const { status, body } = id
    ? await answer({ endpoint: { method: 'GET', path: '/read/events/:id' }, pathParams: { id } })
    : await answer({ endpoint: { method: 'POST', path: '/read/signup' }, params: { lang }, body: { key: searchParams.get('key') } });
  const text = JSON.stringify(body);
  return { answers: text, render: () => ({ status, head: '<title>' + pathname + '</title><input name="form" value="${FORM_KEY_MARK}">', body: text, state: '' }) };
}
`;

const site = appBeforeEach(async () => ({ site: await fakeSite({ render: SHOWS_ITS_ANSWER }) }));

/** Sends a form as a browser does, with what it says of where the form comes from: the site's own page otherwise. */
const own = 'http://church.example';
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = { origin: own }) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host: 'church.example' },
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const answerIn = (html: string) => JSON.parse(/<div id="root">(.*?)<\/div>/s.exec(html)?.[1] ?? 'null');
const FIELDS = { name: 'Wanjiku', adults: '2', phone_number: '', answer: '', remarks: '' };
/** The form's key in a page. */
const formKeyIn = (html: string) => /name="form" value="([^"]*)"/.exec(html)?.[1] ?? '';
const formOf = async (event: number) => ({ ...FIELDS, form: formKeyIn((await get(`/events/${event}`)).body) });
const rows = () => site.store.db.selectFrom('signups').selectAll().orderBy('id').execute();
const list = async (id: number) => (await site.asOwner('listSignups', { id })).body.signups;

describe('the form on an event’s page, without script', () => {
  it('signs up, and leads to one’s own page in its language', async () => {
    const event = await createSignupEvent(site);
    const answer = await send(`/events/${event}`, FIELDS);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    const address = String(answer.headers.location);
    expect(address).toMatch(/^\/my-sign-up\?key=[\w-]{43}$/);
    const page = await get(address);
    expect(page.statusCode).toBe(200);
    const signup = { name: 'Wanjiku', adults: 2, state: 'coming' };
    expect(answerIn(page.body)).toMatchObject({ event: { id: event }, signup });
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });

    const swahili = await send(`/sw/events/${event}`, FIELDS);
    expect(swahili.headers.location).toMatch(/^\/sw\/my-sign-up\?key=/);
    expect((await rows())[1]?.language).toBe('sw');
  });

  it('has a key of its own in each page, also in one that is refused', async () => {
    const event = await createSignupEvent(site);
    const first = await get(`/events/${event}`);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get(`/events/${event}`, { 'if-none-match': String(first.headers.etag) });
    const swahili = await get(`/sw/events/${event}`);
    const refused = await send(`/events/${event}`, { ...FIELDS, form: formKeyIn(first.body), name: '' });
    expect([again.statusCode, refused.statusCode]).toEqual([200, 422]);
    const keys = [first, again, swahili, refused].map(({ body }) => formKeyIn(body));
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    expect(new Set(keys).size).toBe(4);
    expect(answerIn(refused.body).refused.sent).not.toHaveProperty('form');
  });

  it('sent twice is one sign-up, at once and later; with other fields it is another', async () => {
    const event = await createSignupEvent(site);
    const form = await formOf(event);
    const [first, second] = await Promise.all([send(`/events/${event}`, form), send(`/events/${event}`, form)]);
    expect(second.headers.location).toBe(first.headers.location);
    site.clock.set(60_000);
    expect((await send(`/events/${event}`, form)).headers.location).toBe(first.headers.location);
    expect(await rows()).toHaveLength(1);
    await send(`/events/${event}`, { ...form, name: 'Another' });
    expect(await rows()).toHaveLength(2);
  });

  it('of two phones that are alike in everything is two sign-ups with two secret links', async () => {
    const event = await createSignupEvent(site);
    const other = await createSignupEvent(site);
    const mine = await formOf(event);
    const answers = [
      await send(`/events/${event}`, mine),
      await send(`/events/${event}`, await formOf(event)),
      await send(`/events/${event}`, FIELDS), // a page from before forms had keys
      await send(`/events/${event}`, FIELDS),
      await send(`/events/${event}`, { ...FIELDS, form: FORM_KEY_MARK }),
      await send(`/events/${event}`, { ...FIELDS, form: FORM_KEY_MARK }),
      await send(`/events/${other}`, mine),
    ];
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(answers.length);
    expect(await rows()).toHaveLength(answers.length);
  });

  it('that is refused comes back with all that was typed, and why', async () => {
    const event = await createSignupEvent(site);
    const page = await send(`/events/${event}`, { ...FIELDS, name: '', phone_number: 'none <b>' });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([422, 'no-store']);
    const message = 'Please write a name. Please write one phone number, such as 0700 000 001.';
    const sent = { name: '', adults: '2', phone_number: 'none <b>' };
    const refused = { message, fields: { name: 'Please write a name.' }, sent };
    expect(answerIn(page.body)).toMatchObject({ event: { id: event }, refused });
    expect(answerIn((await get(`/events/${event}`)).body)).not.toHaveProperty('refused');
    const swahili = await send(`/sw/events/${event}`, { ...FIELDS, name: '' });
    expect(answerIn(swahili.body).refused.message).toBe('Tafadhali andika jina.');
  });

  it('is taken with nothing but a form; one that a program filled in is thanked, and takes no place', async () => {
    const event = await createSignupEvent(site);
    expect(
      (await send(`/events/${event}`, FIELDS, { origin: own, 'content-type': 'application/json' })).statusCode,
    ).toBe(415);
    const tooLong = await send(`/events/${event}`, { ...FIELDS, name: 'x'.repeat(20_000) });
    expect(tooLong.statusCode).toBe(413);
    expect(tooLong.body).toContain('at most 16 KiB');
    expect((await send('/events/999', FIELDS)).statusCode).toBe(404);
    expect(await rows()).toEqual([]);

    expect((await send(`/events/${event}`, { ...FIELDS, remarks: 'cheap' })).statusCode).toBe(303);
    expect(await list(event)).toMatchObject([{ spam: true }]);
  });

  it('of the page of an event shows a new state as soon as there is one, and says when sign-up is closed meanwhile', async () => {
    const event = await createSignupEvent(site, { signup_places: '2' });
    const state = async () => answerIn((await get(`/events/${event}`)).body).signup.state;
    expect(await state()).toBe('open');
    await send(`/events/${event}`, FIELDS);
    expect(await state()).toBe('full');
    site.clock.set(new Date('2026-11-27T18:00:00Z'));
    expect(await state()).toBe('closed');
    const page = await send(`/events/${event}`, FIELDS);
    expect(page.statusCode).toBe(409);
    expect(answerIn(page.body).refused.message).toMatch(/^Sign-up/);
  });
});

describe('where a form comes from', () => {
  const sentWith = (headers: Record<string, string>, url = '/events/1') => send(url, FIELDS, headers);

  it('is this site', async () => {
    await createSignupEvent(site);
    let count = 0;
    for (const [name, headers] of [
      ['Origin', { origin: own }],
      ['Origin over TLS that a proxy adds', { origin: 'https://church.example' }],
      ['Origin, and a browser that says the same', { origin: own, 'sec-fetch-site': 'same-origin' }],
      ['a browser that hides Origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
      ['a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
      ['an old browser’s Referer', { referer: `${own}/events/1` }],
      ['an old browser’s Referer beside a hidden Origin', { origin: 'null', referer: `${own}/events/1` }],
    ] as const) {
      expect((await sentWith(headers)).statusCode, name).toBe(303);
      expect(await rows()).toHaveLength(++count);
    }
  });

  it('is not this site', async () => {
    const event = await createSignupEvent(site);
    const { key } = await signUp(site, event);
    const before = await rows();
    for (const [name, headers] of [
      ['nothing', {}],
      ['another Origin', { origin: 'https://evil.example' }],
      ['another Origin, whatever else is said', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
      ['another port', { origin: 'http://church.example:8080' }],
      ['a subdomain', { origin: 'http://forms.church.example' }],
      ['an Origin that begins like the own one', { origin: 'http://church.example.evil.example' }],
      ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['a subdomain that hides its Origin', { origin: 'null', 'sec-fetch-site': 'same-site' }],
      ['an address that was typed', { 'sec-fetch-site': 'none' }],
      ['a cross-site browser with an own Referer', { 'sec-fetch-site': 'cross-site', referer: `${own}/` }],
      ['another Referer', { referer: 'https://evil.example/?http://church.example/' }],
      ['a hidden Origin', { origin: 'null' }],
      ['another site’s X-Forwarded-Host', { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }],
    ] as const) {
      const refused = await sentWith(headers);
      expect([refused.statusCode, refused.headers['cache-control']], name).toEqual([403, 'no-store']);
      expect(refused.body).toContain('nothing was saved');
      expect((await sentWith(headers, '/sw/events/1')).body).toContain('hakuna kilichohifadhiwa');
      expect((await sentWith(headers, `/my-sign-up?key=${key}`)).statusCode).toBe(403);
      expect(await rows()).toEqual(before);
    }
  });

  it('is the configured address, or the one that was asked for', async () => {
    const settings = { siteUrl: 'https://www.church.example' };
    await site.start({ site: await fakeSite({ render: SHOWS_ITS_ANSWER }), settings });
    await createSignupEvent(site);
    const asked = async (origin: string, host: string) => (await sentWith({ origin, host })).statusCode;
    expect(await asked('https://www.church.example', '10.0.0.11:3000')).toBe(303); // a proxy that writes its own Host
    expect(await asked('https://church.example', 'church.example')).toBe(303); // a second name of the site
    expect(await asked('https://10.0.0.11', '10.0.0.11:3000')).toBe(403);
    expect(await asked('http://www.church.example', '10.0.0.11:3000')).toBe(403);
  });
});

describe('one’s own page, without script', () => {
  it('changes the number, leaves and comes back', async () => {
    const event = await createSignupEvent(site);
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

  it('says why a change was refused, is 404 for a key that is none, and in no site map', async () => {
    const event = await createSignupEvent(site, { signup_places: '3' });
    const { key } = await signUp(site, event, { adults: 2 });
    const page = await send(`/my-sign-up?key=${key}`, { coming: 'true', adults: '4' });
    expect(page.statusCode).toBe(409);
    const refused = { message: 'This event has 3 places altogether.', sent: { adults: '4' } };
    expect(answerIn(page.body)).toMatchObject({ signup: { adults: 2 }, refused });
    // A page that was left open brings back nothing that was changed since, but one can still leave from it.
    const { version } = answerIn(page.body).signup;
    const stale = { coming: 'true', adults: '3', version: `${version - 1}` };
    const older = answerIn((await send(`/my-sign-up?key=${key}`, stale)).body);
    expect(older.refused).toMatchObject({ message: expect.stringMatching(/^This sign-up was changed meanwhile/) });
    expect((await send(`/my-sign-up?key=${key}`, { coming: 'false' })).statusCode).toBe(303);

    const swahili = answerIn((await send(`/sw/my-sign-up?key=${key}`, { coming: 'true', adults: 'x' })).body);
    expect(swahili.refused.message).toBe('Tafadhali andika idadi kwa nambari kamili.');

    for (const query of [`?key=${aKey()}`, '?key=x']) {
      const none = await get(`/my-sign-up${query}`);
      expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await send(`/my-sign-up?key=${aKey()}`, { coming: 'false' })).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('my-sign-up');
  });

  it('changes nothing when it is opened, by a crawler or by anybody, however often and by whatever way', async () => {
    const event = await createSignupEvent(site, { signup_places: '1' });
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
    await site.request('readSignup', { body: { key } });
    expect(await rows()).toEqual(before);
  });
});
