import fc from 'fast-check';
import pLimit from 'p-limit';
import { pages } from '#content/pages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { rawRequest } from '#tests/support/http/rawRequest.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { expectAnswer, startTestApp } from '#tests/support/testApp.ts';

const PATHS = [endpoints, staffEndpoints, pages]
  .flatMap((all): { path: string }[] => Object.values(all))
  .map(({ path }) => path.replace(/:\w+/g, '7'));

/** What stands in place of a path. */
const TARGETS = [
  ...[
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/.env',
    '//evil.example/',
  ],
  ...['*', 'evil.example:443', 'http://evil.example/', 'http://[bad/daily-verse?read=JHN.3', 'javascript:alert(1)', ''],
  ...['/events?a[b]=c&a=1&a=2', '/event-card?id=%00', '/event-card?__proto__=1', '/daily-verse?read=%ff', ' /events'],
  ...[
    '/all/messages?limit=1e999&before=-0&search=%',
    `/${'a'.repeat(9000)}`,
    '/caf\u00e9',
    '/events#fragment',
    '/;a=b',
  ],
];

const HEADERS = [
  ...[
    'Host: a\r\nHost: b',
    'Host: <script>',
    'Host: [::1',
    `Host: ${'h'.repeat(3000)}`,
    'NoColon',
    ': empty',
    'A B: x',
  ],
  ...[
    'X: \u0000',
    ' folded: yes',
    'X: a\r\n b',
    `X: ${'x'.repeat(20_000)}`,
    'Content-Length: -1',
    'Content-Length: 1e3',
  ],
  ...['Content-Length: 5\r\nTransfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Transfer-Encoding: \u000bchunked'],
  ...['Connection: Upgrade\r\nUpgrade: websocket', 'Expect: a-miracle', 'Content-Type: ;', 'Content-Type: text/html'],
  ...['Content-Encoding: gzip', 'Accept: ;;;,,', 'Accept: text/html', 'Accept-Encoding: br;q=nope,,;', 'If-Match: "x"'],
  ...['If-None-Match: W/', 'Range: bytes=-0,5-5,99999999-', 'Authorization: Bearer \u00e9', 'Idempotency-Key: \u00ff'],
  ...['Authorization: Basic bWFyeTpwYXNz', 'Origin: null', 'X-Forwarded-For: <script>', 'X-Forwarded-Host: a, b'],
];

const BODIES = [
  ...['', '{', 'null', '7', '{"a":1,}', '\u00ff\u00fe\u00c3\u0028', '\u0000', '{"__proto__":{"x":1}}', '--boundary--'],
  ...['{"message":{"toString":1}}', '{"message":1e999}', '['.repeat(20_000), `{"message":"${'m'.repeat(70_000)}"}`],
  ...['{"message":"Hello","context":{"shown":["JHN.3.16",7,null]}}', '{"username":[],"password":{}}'],
];

const CHUNKS = [
  ...['0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\nhello\r\n', '-1\r\n\r\n', 'FFFFFFFFFFFFFFFFFF\r\nx', '5\r\nhel'],
  ...['5\nhello\n0\n\n', '0\r\nTrailer: x\r\n\r\n', `11170\r\n${'c'.repeat(70_000)}\r\n0\r\n\r\n`],
];

const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((some) => Buffer.from(some).toString('latin1'));

const body = fc.oneof(
  fc.constant('\r\n'),
  fc
    .tuple(fc.constantFrom(...BODIES), fc.constantFrom(0, 0, 0, -7, 7))
    .map(([text, more]) => `Content-Type: application/json\r\nContent-Length: ${text.length + more}\r\n\r\n${text}`),
  fc.constantFrom(...CHUNKS).map((chunks) => `Transfer-Encoding: chunked\r\n\r\n${chunks}`),
);

/** A request that is wrong in some of its parts, or in none. */
const assembled = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'TRACE', 'CONNECT', 'QUERY', 'get', 'G\u0000T', ''),
    target: fc.oneof(fc.constantFrom(...PATHS), fc.constantFrom(...TARGETS)),
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '0.9', '2.0', ''),
    host: fc.constantFrom('Host: church.example\r\n', 'Host: church.example\r\n', ''),
    headers: fc.subarray(HEADERS, { maxLength: 3 }).map((lines) => lines.map((line) => `${line}\r\n`).join('')),
    body,
  })
  .map((all) => `${all.method} ${all.target} HTTP/${all.version}\r\n${all.host}${all.headers}${all.body}`);

const malformed = fc.oneof(
  { weight: 12, arbitrary: assembled },
  { weight: 1, arbitrary: bytes },
  { weight: 1, arbitrary: bytes.map((some) => `\u0016\u0003\u0001\u0002\u0000\u0001\u0000${some}`) }, // a TLS greeting
  { weight: 2, arbitrary: fc.tuple(assembled, fc.nat()).map(([text, at]) => text.slice(0, at % text.length)) },
  { weight: 2, arbitrary: fc.tuple(assembled, assembled).map(([one, other]) => one + other) },
  { weight: 2, arbitrary: fc.tuple(assembled, fc.nat(300), bytes).map(([text, at, some]) => text.slice(0, at) + some) },
  { weight: 1, arbitrary: assembled.map((text) => text.replaceAll('\r\n', '\n')) },
);

/** What a failure's words look like: JSON, a page, or a page that came compressed. */
const WORDS = /"error":"[^"]+"|<title>|content-encoding/;

it('a thousand malformed requests get no 5xx, hang nowhere, and leave the site as it was', async () => {
  const site = await startTestApp({ site: await fakeSite() });
  const port = await site.listen();
  const wrong: string[] = [];
  const send = async (request: string) => {
    const { statuses, text, hung } = await rawRequest(port, request);
    const wordless = statuses.some((status) => status >= 400) && !WORDS.test(text) && !/HEAD/i.test(request);
    if (hung || wordless || statuses.some((status) => status >= 500)) {
      wrong.push(`${JSON.stringify(request.slice(0, 300))} → ${hung ? 'hung' : text.slice(0, 300)}`);
    }
  };
  const inTens = pLimit(10);
  await Promise.all(fc.sample(malformed, { numRuns: 1000, seed: 2026 }).map((request) => inTens(send, request)));
  expect(wrong).toEqual([]);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expectAnswer(await site.request('listEvents'), 200, []);
});
