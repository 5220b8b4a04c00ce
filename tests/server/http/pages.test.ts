import { createHash } from 'node:crypto';
import { church } from '#content/en/church.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { ageFactors, turnOnFactor } from '#tests/support/authenticator.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { createSignupEvent, signUp } from '#tests/support/signups.ts';
import { type Asked, NOON, startTestApp, type TestApp } from '#tests/support/testApp.ts';

const start = async (build?: Parameters<typeof fakeSite>[0], settings = {}) =>
  startTestApp({ site: await fakeSite(build), settings });

let site: TestApp;
beforeEach(async () => {
  site = await start();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const drawn = async (url: string) => Number(/drawn (\d+)/.exec((await get(url)).body)?.[1]);
const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '');

describe('a public page', () => {
  it('is drawn into the template, of which only its own inline script runs, with the events and the moment', async () => {
    await site.put();
    const page = await get('/events?utm=chat', { host: 'church.example' });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(page.body).toContain('<title>/events</title></head>');
    expect(page.body).toContain('<div id="root"><!--state-->Friday Kesha drawn ');
    expect(stateOf(page.body)).toEqual({ url: '/events', now: NOON.toISOString(), origin: 'http://church.example' });
    const hash = createHash('sha256').update('const theme = 1').digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('is drawn by those parts of its query that choose what it shows', async () => {
    const urlOf = async (url: string) => stateOf((await get(url)).body).url;
    expect(await urlOf('/events?fbclid=1&branch=JUJA&q=+kesha+&view=week')).toBe('/events?q=kesha&branch=juja');
    const month = await urlOf('/sw/events?month=2026-12&when=past&view=month');
    expect(month).toBe('/sw/events?when=past&view=month&month=2026-12');
    expect(await urlOf(`/events?q=${'a'.repeat(5000)}`)).toBe(`/events?q=${'a'.repeat(100)}`);
    expect(await urlOf('/sw/contact?team=media&fbclid=1')).toBe('/sw/contact?team=media');
    expect(await urlOf('/contact?team=nobody')).toBe('/contact');
    expect(await drawn('/events?q=kesha&x=1')).toBe(await drawn('/events?q=kesha&x=2'));
  });

  it('with the cards of events is drawn again once somebody has signed up, and no other page is', async () => {
    const event = await createSignupEvent(site, { signup_places: '12' });
    const shown = ['/events', '/events?q=kesha', '/event-card', '/'];
    const before = await Promise.all(shown.map(drawn));
    expect(await Promise.all(shown.map(drawn))).toEqual(before);
    await signUp(site, event);
    const after = await Promise.all(shown.map(drawn));
    expect(after.map((at, index) => at !== before[index])).toEqual([true, true, true, false]);
  });

  it('is drawn once, however often it is asked for, and again when the events change, which it shows at once', async () => {
    const about = await drawn('/about');
    expect(await drawn('/about?x=1')).toBe(about);
    const [one, other] = await Promise.all([drawn('/give'), drawn('/give')]);
    expect(one).toBe(other);

    const first = await get('/events');
    await site.put({ title: 'New tonight' });
    const second = await get('/events', { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('New tonight');
  });

  it('is rendered again each minute, for its first moment, and greets by the church’s time of day on the daily verse, where a chapter does not', async () => {
    const seen = new Set<number>();
    for (const moment of ['07:59:59.999', '08:00:00', '08:00:59.999', '08:01:00']) {
      site.clock.set(new Date(`2026-11-21T${moment}Z`));
      seen.add(await drawn('/events'));
    }
    expect([seen.size, stateOf((await get('/events')).body).now]).toEqual([3, '2026-11-21T08:01:00.000Z']);

    const greetings = [];
    for (const moment of ['08:59:59', '09:00:00', '13:59:59', '14:00:00', '20:59:59', '21:00:00']) {
      site.clock.set(new Date(`2026-11-21T${moment}Z`));
      greetings.push(/Good \w+/.exec((await get('/daily-verse')).body)?.[0]);
    }
    const day = ['morning', 'afternoon', 'afternoon', 'evening', 'evening', 'morning'];
    expect(greetings).toEqual(day.map((part) => `Good ${part}`));
    expect((await get('/daily-verse?read=JHN.3')).body).not.toContain('Good');
    const noSuch = await drawn('/daily-verse?read=PSA.200');
    expect(await drawn('/daily-verse?read=XYZ.1')).toBe(noSuch); // anybody can make up such addresses
  });

  it('leaves the daily verse to the browser to draw where no greeting can be had', async () => {
    const answer = () => {
      throw new Error('the editions cannot be read');
    };
    site = await startTestApp({ site: await fakeSite(), verses: { ...shortVerses(() => NOON), answer } });
    const page = await get('/daily-verse');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"></div>');
    expect(page.body).not.toContain('editions');
  });

  it('takes no host that is none, and the one of the settings where there is one', async () => {
    expect(stateOf((await get('/', { host: 'a"><script>' })).body).origin).toBe('http://localhost');
    site = await start({}, { siteUrl: 'https://church.example' });
    expect(stateOf((await get('/')).body).origin).toBe('https://church.example');
  });

  it('is drawn only so often for one visitor who makes up hosts', async () => {
    site = await start(undefined, { limits: { ...LIMITS, misses: { most: 3, seconds: 60 } } });
    const from = (remoteAddress: string, host: string) =>
      site.app.inject({ url: '/about', headers: { host }, remoteAddress });
    for (const host of ['a', 'b', 'c']) expect((await from('203.0.113.7', host)).statusCode).toBe(200);
    expect((await from('203.0.113.7', 'd')).statusCode).toBe(429);
    expect((await from('203.0.113.7', 'a')).statusCode).toBe(200);
    expect((await from('203.0.113.8', 'd')).statusCode).toBe(200);
  });

  it('is sent for the browser to draw when the server cannot draw it', async () => {
    site = await start({ render: 'export const openPage = async () => { throw new Error("broken"); };' });
    const page = await get('/events');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"></div>');
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect(site.log.some(({ err }) => (err as { message?: string })?.message === 'broken')).toBe(true);
  });
});

it('/give is drawn for a branch and purpose that have an account, whatever else the address says', async () => {
  const ask = async (request: Asked, body: object) => (await site.asOwner(request, { body })).body;
  site.token = await site.signIn();
  const { proof } = await turnOnFactor(site, site.token);
  await ageFactors(site.store);
  const pair = { branch: 'juja', purpose: 'tithe', paybill: '522522', account: 'JUJA TITHE' };
  const state = async (url: string) => stateOf((await get(url)).body).url;
  expect(await state('/give?branch=juja&purpose=tithe')).toBe('/give');
  await ask('createPurpose', { key: 'tithe', name: 'Tithe', name_sw: 'Fungu la kumi', ...proof() });
  await ask('changeGiving', { ...pair, at_once: true, ...proof() });
  for (const query of ['?purpose=TITHE&utm=x&branch=Juja', '?branch=nairobi', '']) {
    expect(await state(`/sw/give${query}`)).toBe('/sw/give?branch=juja&purpose=tithe');
  }
});

it('/event-card is in English alone, may be framed anywhere, and is drawn for the event that is asked for; one that is not there is 404, and told by the browser', async () => {
  expect((await get('/sw/event-card')).statusCode).toBe(404);
  await site.put({ title: 'Kesha of thanks' });
  const card = await get('/event-card?id=1&x=<script>');
  expect(stateOf(card.body).url).toBe('/event-card?id=1');
  expect(card.body).toContain('Kesha of thanks');
  expect(stateOf((await get('/event-card?id="><script>')).body).url).toBe('/event-card');

  const none = await get('/event-card?id=7');
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('<div id="root"></div>')]);
  expect(none.headers['content-security-policy']).toContain('frame-ancestors *');
});

it('a preview may be framed by the site itself alone', async () => {
  for (const path of ['/about', '/sw/about', '/about/our-journey']) {
    const { headers, body } = await get(`${path}?preview=1`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
    const plain = await get(path);
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(body).toBe(plain.body);
  }
});

it('what is drawn is bounded, whatever events, editions and queries are made up', async () => {
  const first = await drawn('/about');
  for (let count = 0; count < 40; count++) {
    await get(`/event-card?id=${count + 1}`);
    await get(`/about?q=${count}`);
    await get(`/events?month=${count}&q=&branch=${count}`);
    await get(`/nowhere/${count}`);
    await get(`/daily-verse?read=JHN.3&edition=Version ${count}`);
  }
  expect((await drawn('/give')) - first).toBeLessThan(12);
});

describe('what is not a public page', () => {
  it('answers 404 with the page for it, drawn once for all', async () => {
    for (const [url, drawn] of [
      ['/about/our-journey', '/about/our-journey'], // it is not written, and says what there is instead
      ['/sw/media', '/sw/media'],
      ['/nowhere', '/404'],
      ['/events/x/y', '/404'],
    ]) {
      const page = await get(url as string, { accept: 'text/html' });
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain(`<title>${drawn}</title>`);
    }

    expect(await drawn('/one')).toBe(await drawn('/two'));
    for (const path of ['/Nothing', '/nothing.', '/events/seven']) expect((await get(path)).statusCode).toBe(404);
  });

  it('leads from its 404 page to the same address in the other language, and brings the answer for it', async () => {
    const link = `'<a href="' + (url.startsWith('/sw') ? url.slice(3) : '/sw' + url) + '">'`;
    site = await start({
      render: `export const openPage = async ({ url }) => ({
        render: () => ({ status: 404, head: '', body: ${link}, state: JSON.stringify({ arg: '0' }) }),
      });`,
    });
    for (const [url, linked] of [
      ['/nowhere/at-all?a=1', '/sw/nowhere/at-all'],
      ['/sw/nowhere', '/nowhere'],
      ['/sw//evil.example/x', '/evil.example/x'],
      ['/a&b', '/sw/a&amp;b'],
      ['/events/999', '/sw/events/999'],
      ['/sw/events/kesha', '/events/kesha'],
    ] as const) {
      const page = await get(url, { accept: 'text/html' });
      expect([page.statusCode, /href="(.*?)"/.exec(page.body)?.[1]]).toEqual([404, linked]);
      if (url.includes('events')) expect(stateOf(page.body)).toEqual({ arg: url.split('/').at(-1) });
    }
  });

  it('is left to the browser where it is staff’s, all but title and heading', async () => {
    for (const [url, title, heading] of [
      ['/login', 'Log In', 'Log In'],
      ['/admin/dashboard', 'Dashboard', 'Upcoming Events'],
      ['/create/events', 'Manage Events', 'Manage Events'],
      ['/admin/settings', 'Settings', 'Settings'],
    ] as const) {
      const page = await get(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(page.body.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title} – ${church.name.value}</title>`]);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      const root = /<div id="root">(.*?)<\/div><script/.exec(page.body)?.[1];
      expect(root?.match(/<h1>.*?<\/h1>/g)).toEqual([`<h1>${heading}</h1>`]);
      expect(page.body).toContain('<script type="application/json" id="state"></script>');
    }
  });

  it('leads on where a slash at the end is too much, and from what people type and forward', async () => {
    const page = await get('/events/?a=1');
    expect([page.statusCode, page.headers.location]).toEqual([308, '/events?a=1']);
    expect((await get('//evil.example/')).statusCode).toBe(404);

    for (const [path, meant] of [
      ['/Events', '/events'],
      ['/Give?branch=juja', '/give?branch=juja'],
      ['/SW', '/sw'],
      ['/sw/Events.', '/sw/events'],
      ['/events/7)', '/events/7'],
      ['/events/7%20', '/events/7'],
      ['/events/7%E2%80%8B', '/events/7'],
      ['/contact%22', '/contact'],
    ] as const) {
      const meantFor = await get(path);
      expect([meantFor.statusCode, meantFor.headers.location]).toEqual([308, meant]);
    }
  });

  it('says so in words where the site is not built', async () => {
    site = await startTestApp();
    const page = await get('/');
    const message = 'The site’s pages are not built yet: start the site with npm start.';
    expect([page.statusCode, page.json().message]).toEqual([503, message]);
    expect((await get('/nowhere')).statusCode).toBe(404);
  });
});

describe('the files', () => {
  const files = {
    'client/assets/main-abcdefgh.js': 'console.log("plain")',
    'client/assets/main-abcdefgh.js.br': 'as br',
    'client/assets/main-abcdefgh.js.gz': 'as gzip',
    'client/pictures/hero.webp': 'picture',
    'client/manifest.webmanifest': '{}',
    'client/.vite/manifest.json': '{}',
    'secret.txt': 'secret',
  };
  beforeEach(async () => {
    site = await start({ files });
  });

  it('are kept for a year where their name is made from their content, for a week where they are pictures, and come compressed or in parts', async () => {
    const file = await get('/assets/main-abcdefgh.js');
    expect(file.body).toBe('console.log("plain")');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      etag: expect.any(String),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });

    for (const encoding of ['br', 'gzip']) {
      const file = await get('/assets/main-abcdefgh.js', { 'accept-encoding': encoding });
      expect([file.body, file.headers['content-encoding']]).toEqual([`as ${encoding}`, encoding]);
      expect(file.headers['content-type']).toContain('javascript');
      expect(file.headers['cache-control']).toContain('immutable');
    }

    const picture = await get('/pictures/hero.webp');
    expect(picture.headers['cache-control']).toBe('public, max-age=604800');
    const unchanged = await get('/pictures/hero.webp', { 'if-none-match': String(picture.headers.etag) });
    expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, 'public, max-age=604800']);
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');

    const part = await get('/pictures/hero.webp', { range: 'bytes=0-2' });
    expect([part.statusCode, part.body]).toEqual([206, 'pic']);
  });

  it('have no folders and no names of compressed forms, and end at the public folder', async () => {
    for (const url of ['/assets/', '/pictures/', '/assets/main-abcdefgh.js.br', '/assets/nothing.js']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }

    for (const url of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/.vite/manifest.json',
      '/index.html',
      '/%69ndex.html',
      `/${'a'.repeat(300)}`,
    ]) {
      const answer = await get(url, { accept: 'application/json' });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body).not.toContain('secret"');
    }
  });
});
