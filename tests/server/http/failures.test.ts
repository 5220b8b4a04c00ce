import { createHash } from 'node:crypto';
import { pages } from '#content/pages.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { aMessage } from '#tests/support/factories.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { shortVerses } from '#tests/support/shortVerses.ts';
import { createSignupEvent, signUp } from '#tests/support/signups.ts';
import { appBeforeEach, NOON, STAFF, startTestApp } from '#tests/support/testApp.ts';

const site = appBeforeEach();

const json = { 'content-type': 'application/json' };

it('a request that cannot be served is answered in words, in JSON to a program and as a page to a reader, and says which methods an address takes', async () => {
  const malformed = 'The request is not well-formed JSON.';
  const needed = 'The request needs a JSON object with the fields.';
  const unread = 'The request must be sent as JSON (Content-Type: application/json).';
  const long = `"${'x'.repeat(64 * 1024)}"`;
  for (const [options, status, sentence] of [
    [{ payload: '{"name":', headers: json }, 400, malformed],
    [{ payload: '{"__proto__":{"a":1}}', headers: json }, 400, malformed],
    [{}, 400, needed],
    [{ payload: '', headers: json }, 400, needed],
    [{ payload: '[]', headers: json }, 400, needed],
    [{ payload: 'null', headers: json }, 400, needed],
    [{ payload: 'name=A', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, unread],
    [{ payload: long, headers: json }, 413, 'The request is too large: at most 64 KiB are read.'],
    [{ url: '/all/%zz' }, 400, 'The address is not well-formed.'],
    [{ url: '/nowhere' }, 404, 'There is nothing at this address.'],
    [{ method: 'DELETE' }, 405, 'This address does not take DELETE requests.'],
  ] as const) {
    const response = await site.app.inject({ method: 'POST', url: endpoints.submitMessage.path, ...options });
    expect([response.statusCode, response.json()]).toEqual([status, { error: sentence, message: sentence }]);
  }

  const refused = await site.app.inject({ method: 'PUT', url: '/all/events' });
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const login = await site.app.inject({ method: 'OPTIONS', url: '/login' });
  expect([login.statusCode, login.headers.allow]).toEqual([204, 'POST, GET, HEAD, OPTIONS']);

  const program = await site.app.inject({ url: '/nowhere', headers: { accept: 'application/json' } });
  expect(program.json()).toMatchObject({ message: 'There is nothing at this address.' });
  const either = { accept: 'text/html;q=0.5, application/json' };
  expect((await site.app.inject({ url: '/nowhere', headers: either })).headers['content-type']).toMatch('json');
  expect((await site.app.inject({ url: '/%zz', headers: either })).headers['content-type']).toMatch('json');
});

describe('a fault of the server’s own', () => {
  it('never tells its text, and stands in the log', async () => {
    const editions = () => {
      throw new Error('secret detail of the verses');
    };
    const broken = await startTestApp({ verses: { ...shortVerses(() => NOON), editions } });
    const answer = await broken.request('listEditions');
    expect(answer.status).toBe(500);
    const words = `Something went wrong. If you tell us about it, please mention ${answer.headers['x-request-id']}.`;
    expect(answer.body).toEqual({ error: words, message: words });
    const line = broken.log.find(({ err }) => err) as { err: { message: string }; reqId: string };
    expect(line.err.message).toBe('secret detail of the verses');
    expect(line.reqId).toBe(answer.headers['x-request-id']);
  });

  it('is told to a reader on a page that names the request and holds no script', async () => {
    site.store.db.selectFrom = () => {
      throw new Error('secret detail of the store');
    };
    const answer = await site.app.inject({ url: '/all/events', headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`please mention ${answer.headers['x-request-id']}.`);
    expect(answer.body).toContain('<a href="/">Back to home</a>');
    expect(answer.body).not.toContain('secret');
    const style = /<style>(.*?)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toMatch(`default-src 'none'; style-src 'sha256-${hash}';`);
  });
});

describe('every answer', () => {
  it('carries the protective headers and its id, whatever it is', async () => {
    const files = { 'client/humans.txt': '{}' };
    await site.start({ site: await fakeSite({ files }) });
    for (const [kind, options, status] of [
      ['a page', { url: '/events' }, 200],
      ['a page that is held already', { url: '/events', headers: { 'if-none-match': '*' } }, 304],
      ['a page without its body', { url: '/events', method: 'HEAD' }, 200],
      ['the 404 page', { url: '/nowhere', headers: { accept: 'text/html' } }, 404],
      ['a file', { url: '/humans.txt' }, 200],
      ['a request', { url: '/all/events' }, 200],
      ['a request without a token', { url: '/all/staff' }, 401],
      ['a request that is refused', { url: '/submit', method: 'POST', payload: {} }, 422],
      ['a method that is not taken', { url: '/all/events', method: 'PUT' }, 405],
      ['a question after methods', { url: '/login', method: 'OPTIONS' }, 204],
      ['an address with a slash too many', { url: '/events/' }, 308],
      ['a broken address', { url: '/%zz' }, 400],
      ['a broken address, to a reader', { url: '/%zz', headers: { accept: 'text/html' } }, 400],
      ['an address that is too long', { url: `/update/events/${'7'.repeat(200)}`, method: 'PUT' }, 414],
      ['a body that is too large', { url: '/submit', method: 'POST', payload: { message: 'x'.repeat(70_000) } }, 413],
    ] as const) {
      const { statusCode, headers } = await site.app.inject(options);
      expect(statusCode, kind).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': options.url?.toString().endsWith('.txt') ? 'cross-origin' : 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-|eval|script-src[^;]*\*/);
    }
  });

  it('may be framed elsewhere only where it is the event card', async () => {
    await site.start({ site: await fakeSite() });
    const policyOf = async (url: string) => String((await site.app.inject({ url })).headers['content-security-policy']);
    for (const path of Object.values(pages).map(({ path }) => path.replace(':eventId', '7'))) {
      const policy = await policyOf(path);
      expect(policy, path).toContain(`frame-ancestors ${path === '/event-card' ? '*' : "'none'"};`);
      for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "worker-src 'self'"]) {
        expect(policy, path).toContain(part);
      }
      expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org https://www.youtube-nocookie.com;");
    }
  });

  it('of a site with TLS lets no picture come over plain http; every kind of file is named', async () => {
    const policyOf = async (siteUrl: string | undefined) => {
      await site.start({ site: await fakeSite(), settings: { siteUrl } });
      return String((await site.app.inject({ url: '/' })).headers['content-security-policy']);
    };
    const policy = await policyOf('https://church.example');
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    for (const part of ["font-src 'self'", "media-src 'self'", "manifest-src 'self'"]) expect(policy).toContain(part);
    expect(await policyOf(undefined)).toContain("img-src 'self' data: blob: https: http:;");
  });

  it('tells browsers to stay on TLS where the visitor came by TLS, at the names below too where the setting says so', async () => {
    for (const hstsSubdomains of [false, true]) {
      const trusting = await startTestApp({ settings: { trustProxy: true, hstsSubdomains } });
      const { headers } = await trusting.request('listEvents', { headers: { 'x-forwarded-proto': 'https' } });
      const named = hstsSubdomains ? '; includeSubDomains' : '';
      expect(headers['strict-transport-security']).toBe(`max-age=31536000${named}`);
    }
  });

  it('may be read by pages of the allowed origins alone', async () => {
    const open = await startTestApp({ settings: { allowedOrigins: ['https://app.example'] } });
    const from = async (origin: string) => (await open.request('listEvents', { headers: { origin } })).headers;
    expect(await from('https://app.example')).toMatchObject({ 'access-control-allow-origin': 'https://app.example' });
    expect(await from('https://other.example')).not.toHaveProperty('access-control-allow-origin');
    const asked = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
    const preflight = await open.app.inject({ method: 'OPTIONS', url: '/create/events', headers: asked });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-headers': expect.stringContaining('Authorization'),
    });
    expect((await from('https://app.example')).vary).toMatch(/accept-encoding/i);
    expect((await from('https://app.example')).vary).toMatch(/origin/i);
  });
});

it('the log, even at its most talkative, never holds a token, a password, a query or a message’s text, whatever becomes of a request', async () => {
  const MARK = 'marked-secret';
  const PHONE = '0711 222 333';
  const ALL: Endpoint[] = [...Object.values(endpoints), ...Object.values(staffEndpoints)];
  await site.start({ settings: { logLevel: 'trace' } });
  const token = await site.signIn();
  const marked = 'code current_password name phone_number remarks message read title image start_date'.split(' ');
  const body = {
    ...Object.fromEntries(marked.map((name) => [name, MARK])),
    ...{ username: STAFF.username, password: `${MARK} password`, new_password: `${MARK} new` },
    ...{ email: `${MARK}@example.com`, context: { query: MARK, shown: [MARK] } },
  };
  const headers = { 'idempotency-key': MARK, cookie: MARK, referer: `https://a.example/?token=${MARK}` };
  const query = `?search=${MARK}&token=${MARK}&limit=${MARK}`;
  for (const endpoint of ALL) {
    const given = { id: 7, headers, query };
    const sent = endpoint.method === 'GET' ? {} : { body };
    await site.request(endpoint, { ...given, ...sent, token: `${MARK}${token}` });
    if (endpoint !== endpoints.logout) await site.request(endpoint, { ...given, ...sent, token });
    const url = `${endpoint.path.replace(/:\w+/g, '7')}${query}`;
    const unread = { payload: `{"message":"${MARK}`, headers: { ...json, authorization: `Bearer ${token}` } };
    await site.app.inject({ method: endpoint.method, url, ...unread });
  }
  await site.request('submitMessage', { body: aMessage({ message: MARK }) });
  await site.put({ title: MARK, image: MARK });
  const event = await createSignupEvent(site, { title: MARK });
  const { key } = await signUp(site, event, { name: MARK, phone_number: PHONE });
  for (const path of ['/my-sign-up', '/read/signup']) {
    await site.app.inject({ url: `${path}?key=${key}`, headers: { accept: 'text/html' } });
  }
  await site.request('readSignup', { body: { key } });
  await site.request('updateSignup', { body: { key, coming: false } });
  await site.store.close();
  for (const endpoint of ALL) await site.request(endpoint, { id: 7, body, token, headers, query });
  await site.app.inject({ url: `/%zz${query}` });
  const log = JSON.stringify(site.log);
  expect(log).toContain('"path":"/login"');
  for (const secret of [MARK, token, key, PHONE, STAFF.password, 'wanjiku']) expect(log).not.toContain(secret);
});
