import fc from 'fast-check';
import { pages } from '#content/pages.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { aMessage, anEvent, aSubscription } from '#tests/support/factories.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { appBeforeEach, STAFF, UNLIMITED } from '#tests/support/testApp.ts';

/** A valid body of each endpoint that takes one, for tests to spoil. */
const BODIES: Partial<Record<keyof typeof endpoints | keyof typeof staffEndpoints, object>> = {
  submitMessage: { ...aMessage(), remarks: '', seconds: 30 },
  login: { ...STAFF, code: '123456' },
  askVerse: {
    message: 'John 3:16',
    context: { language: 'en', edition: 'KJV', need: 'fear', query: 'a b', shown: ['JHN.3.16'], next: 'JHN.3.17' },
  },
  createEvent: { ...anEvent(), status: null, status_note: '', image_alt: '', image_focus: '50 50' },
  updateEvent: anEvent({ image: 'https://church.example/a.jpg' }),
  createSeries: { rule: 'Every Friday', event: anEvent(), dates: [anEvent()] },
  updateSeries: { from: 1, own: true, event: anEvent() },
  deleteSeries: { from: 1, own: true },
  updateMessages: { ids: [1], read: true, kept: true, spam: false },
  updateMessageNote: { note: 'Rang her', was: '' },
  deleteMessages: { ids: [1, 2] },
  restoreMessages: { ids: [1, 2] },
  createPushSubscription: aSubscription('a'),
  deletePushSubscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/a' },
  readInvitation: { token: 'a token' },
  acceptInvitation: { token: 'a token', password: 'another password' },
  updatePassword: { current_password: 'guess of it', new_password: 'a new password' },
  confirmSecondFactor: { current_password: STAFF.password, code: '123456' },
  deleteSecondFactor: { current_password: STAFF.password, code: '123456' },
  createRecoveryCodes: { current_password: STAFF.password, code: 'abcd-efgh-2345' },
  createStaff: { username: 'juma', role: 'editor', current_password: STAFF.password },
  updateStaff: { current_password: STAFF.password, code: '123456' },
  updateRole: { role: 'editor', current_password: STAFF.password },
  deleteStaff: { current_password: STAFF.password },
  clearSecondFactor: { current_password: STAFF.password },
};

const LONG = 60_000;

/** Any sign of Unicode. For its own `binary`, fast-check makes a table of them all, which takes two seconds. */
const unit = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** What is put into a field, a path or a query: each has broken some site somewhere. */
const awkward = fc.constantFrom<unknown>(
  ...['', '\u0000\u001b[31m\ufeff\ud800', '\u202e\u2028', 'İıſKﬀﷺ', '%_\\', '__proto__', 'NaN', '1e999', '-0', '١٢'],
  ...["' OR 1=1; DROP TABLE events; --", '{{7*7}}<%= 7*7 %>#{7*7}', '<script>alert(1)</script>', '../../etc/passwd'],
  ...['javascript:alert(1)', 'http://[', 'a\r\nSet-Cookie: a=b\r\n\r\n', '=HYPERLINK("https://evil.example")', '24:00'],
  ...['2026-02-30', '2026-09-14', 'x'.repeat(200), 'x'.repeat(201), 'y'.repeat(5001), 'x'.repeat(LONG)],
  ...['('.repeat(LONG / 2), '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(2000), 'https://a/'.padEnd(2049, 'z')],
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, true, false, null],
  ...[
    [],
    {},
    [[]],
    [null],
    { length: 5 },
    { toString: null, constructor: { prototype: { x: 1 } } },
    Array(LONG / 2).fill(0),
  ],
  JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
);

const anything = fc.oneof(
  { weight: 3, arbitrary: awkward },
  { weight: 1, arbitrary: fc.string({ unit, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A good body with some of its fields spoilt, left out or joined by others; or none of it at all. */
const spoilt = (good: object) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .dictionary(fc.oneof(fc.constantFrom(...Object.keys(good)), fc.constantFrom('id', 'valueOf', 'x')), anything, {
          minKeys: 1,
          maxKeys: 3,
        })
        .map((changes) => JSON.stringify({ ...good, ...changes })),
    },
    { weight: 1, arbitrary: fc.subarray(Object.entries(good)).map((kept) => JSON.stringify(Object.fromEntries(kept))) },
    { weight: 1, arbitrary: anything.map((body) => JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'),
    },
  );

const inPath = fc.oneof(
  fc.constantFrom('0', '-1', '1.5', '1e3', '01', '2147483648', '99999999999999999999', 'NaN', ' ', '%', 'a/b', '😀'),
  fc.string({ minLength: 1, maxLength: 120 }),
);

/** What endpoints and pages read of a query, and what none reads. */
const ASKED = (
  'search unread unanswered spam before limit from to page lang field at q category branch purpose team when view month ' +
  'day edition id read __proto__'
).split(' ');

const query = fc.dictionary(
  fc.constantFrom(...ASKED),
  fc.oneof(
    awkward.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 5000)),
    fc.string({ maxLength: 50 }),
    fc.constantFrom('1', '50', '200', '201', 'true', 'month'),
  ),
  { maxKeys: 3 },
);

const site = appBeforeEach(async () => ({
  settings: { limits: UNLIMITED },
  site: await fakeSite(),
}));

const send = (method: Endpoint['method'], url: string, payload?: string) =>
  site.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${site.token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });

/** Whatever is asked for, by its name: the endpoints, the pages, and what feeds read. */
const ALL: Record<string, Endpoint> = {
  ...Object.fromEntries(
    [...Object.values(pages).map(({ path }) => path), '/events.ics', '/sermons.atom'].map((path) => [
      path,
      { method: 'GET', path, access: 'public' },
    ]),
  ),
  ...endpoints,
  ...staffEndpoints,
};

it('whatever an endpoint or a page is sent, it answers 2xx, or 4xx in words', async () => {
  for (const [name, endpoint] of Object.entries(ALL)) {
    const good = BODIES[name as keyof typeof BODIES];
    const sent = fc.record({
      body: good ? spoilt(good) : fc.constant(undefined),
      given: fc.tuple(inPath, inPath),
      asked: query,
    });
    await fc.assert(
      fc.asyncProperty(sent, async ({ body, given, asked }) => {
        const parameters = [...given];
        const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(parameters.shift() ?? ''));
        const search = endpoint.method === 'GET' ? `?${new URLSearchParams(asked)}` : '';
        const answer = await send(endpoint.method, path + search, body);
        if (answer.statusCode === 401) site.token = await site.join(STAFF);
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
        if (answer.statusCode < 400) return;
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        const words = isPage ? /<title>(.*?)<\/title>/.exec(answer.body)?.[1] : answer.json().message;
        expect(words, name).toMatch(/^[A-Z/].{3,}/);
        expect(words, name).not.toMatch(/`|undefined|\[object|NaN|Infinity|FST_|SQLITE/);
        if (!isPage) expect(answer.json().error, name).toBe(words);
      }),
      { numRuns: 60, seed: 2026 },
    );
  }
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
