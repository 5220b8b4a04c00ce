import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** Numbers that look random and are the same for the same seed, each from 0 up to 1. */
export type Chance = () => number;

/** A small generator of such numbers (a linear congruence, its upper bits). */
export function chance(seed: number): Chance {
  let state = BigInt(seed) + 1n;
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number(state >> 33n) / 2 ** 31;
  };
}

/** One of several, by chance. */
export const pick = <Item>(random: Chance, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const bytes = (random: Chance, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 256))).join('');

const PATHS = [
  ...[...Object.values(endpoints), ...Object.values(staffEndpoints)].map(({ path }) => path.replace(/:\w+/g, '7')),
  ...['/', '/events', '/event-card?id=1', '/daily-verse?read=JHN.3', '/login', '/admin/dashboard/4', '/media'],
  ...['/sitemap.xml', '/robots.txt', '/nowhere', '/events/'],
];

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH', 'QUERY'],
  ...['PURGE', 'get', 'GE T', 'G\u0000T', '', 'X'.repeat(5000), 'PRI'],
];

const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1', 'HTTP', '', 'ICY'];

/** What stands in place of a path, or is hung onto one. */
const TARGETS = [
  ...['/%', '/%zz', '/%c0%ae%c0%ae/', '/%00', '/%25%30%30', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'],
  ...['/../../etc/passwd', '/..\\..\\etc\\passwd', '/.env', '/.git/config', '/assets/../../package.json', '//', '///'],
  ...['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/', '*', 'evil.example:443', 'http://evil.example/'],
  ...['http://[bad/daily-verse', 'http://[bad/daily-verse?read=JHN.3', 'https://', 'http:///', 'javascript:alert(1)'],
  ...['/events?%', '/events?a[b]=c&a=1&a=2', '/event-card?id=%00', '/event-card?id=1&id=2', '/event-card?__proto__=1'],
  ...['/daily-verse?read=%ff', '/daily-verse?read=GEN.999&edition=%F0%9F%98%80', '/all/messages?limit=1e999'],
  ...[
    '/all/messages?before=-0&search=%',
    '/all/history?limit=NaN',
    `/${'a'.repeat(9000)}`,
    `/read/chapters/${'9'.repeat(300)}/1`,
  ],
  ...[
    '/read/chapters/%00/%00',
    '/update/events/99999999999999999999',
    '/update/events/%2e%2e',
    '/caf\u00e9',
    '/\u00ff\u00fe',
  ],
  ...[
    '/events#fragment',
    '/events;a=b',
    '/events%20',
    ' /events',
    '',
    '?',
    '#',
    '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
  ],
];

const HEADERS = [
  ...[
    'Host: a\r\nHost: b',
    'Host:',
    'Host: <script>',
    'Host: a b',
    `Host: ${'h'.repeat(3000)}`,
    'Host: [::1',
    'NoColon',
  ],
  ...[
    ': empty',
    'Bad Name: x',
    'X-\u0000: y',
    'X: \u0000',
    ' folded: yes',
    'X: a\r\n b',
    'X\r\n\r\n',
    `X: ${'x'.repeat(20_000)}`,
  ],
  ...[
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Content-Length: 99999999999999999999',
  ],
  ...[
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
  ],
  ...['Transfer-Encoding: identity', 'Transfer-Encoding: \u000bchunked', 'Connection: Upgrade\r\nUpgrade: websocket'],
  ...[
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Expect: 100-continue',
  ],
  ...[
    'Expect: a-miracle',
    'Connection: close, close, keep-alive',
    'Connection: Content-Length',
    'Keep-Alive: timeout=999999',
  ],
  ...[
    'Content-Type: ;',
    'Content-Type: application/json; charset=utf-99',
    'Content-Type: text/html',
    'Content-Type: \u00ff',
  ],
  ...[
    'Content-Encoding: gzip',
    'Accept: ;;;,,',
    'Accept: text/html',
    'Accept-Encoding: br;q=nope,,;',
    'Accept-Encoding: *;q=0',
  ],
  ...[
    'If-None-Match: "',
    'If-None-Match: W/',
    'If-None-Match: *',
    'If-Match: "x"',
    'If-Match: "999999999999"',
    'If-Modified-Since: never',
  ],
  ...['Range: bytes=0-', 'Range: bytes=9-1', 'Range: bytes=-0,5-5,99999999-', 'Range: lines=1', 'If-Range: x'],
  ...[
    'Authorization: Bearer',
    'Authorization: Bearer \u00e9',
    `Authorization: Bearer ${'A'.repeat(43)}`,
    `Authorization: Bearer ${'t'.repeat(9000)}`,
  ],
  ...[
    'Authorization: Basic bWFyeTpwYXNz',
    'Authorization: bearer a b c',
    `Idempotency-Key: ${'k'.repeat(500)}`,
    'Idempotency-Key: \u00ff',
  ],
  ...[
    'Idempotency-Key: a\r\nIdempotency-Key: b',
    'Origin: null',
    'Origin: https://evil.example',
    'Access-Control-Request-Method: \u0007',
  ],
  ...[
    'X-Forwarded-For: <script>',
    'X-Forwarded-For: ,,,',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Host: a, b',
    'Cookie: a=b; ;=;',
  ],
  ...[
    'X-HTTP-Method-Override: DELETE',
    'Referer: \u00ff',
    'Accept: application/json',
    `User-Agent: ${'u'.repeat(8000)}`,
  ],
];

const BODIES = [
  ...[
    '',
    '{',
    '}',
    '[]',
    'null',
    '7',
    '"text"',
    '{"a":',
    '{}}',
    "{'a':1}",
    '{"a":1,}',
    'NaN',
    '\ufeff{}',
    '\u0000',
    '{"\\ud800":"\\udfff"}',
  ],
  ...[
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"message":{"toString":1}}',
    '{"message":1e999}',
  ],
  ...[`${'['.repeat(20_000)}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, `{"message":"${'m'.repeat(70_000)}"}`],
  ...[
    '{"message":"Hello","context":{"shown":["JHN.3.16",7,null]}}',
    '{"username":[],"password":{}}',
    '{"read":"maybe"}',
  ],
  ...[
    '{"name":"\\u0000","email":"a@b.c\\r\\nBcc: x@y.z","message":"\\ud83d"}',
    '\u00ff\u00fe\u00c3\u0028',
    '--boundary\r\n\r\n--boundary--',
  ],
];

const CHUNKED = [
  ...[
    '0\r\n\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\nhello\r\n',
    '-1\r\n\r\n',
    'FFFFFFFFFFFFFFFFFF\r\nx',
    '5;ext=\u0000\r\nhello\r\n0\r\n\r\n',
  ],
  ...[
    '5\r\nhel',
    '5\nhello\n0\n\n',
    '0\r\nTrailer: x\r\nContent-Length: 7\r\n\r\n',
    `11170\r\n${'c'.repeat(70_000)}\r\n0\r\n\r\n`,
    '0x5\r\nhello\r\n0\r\n\r\n',
  ],
];

/**
 * One request that is wrong in some way, as the bytes of a connection (Latin-1); a few are right, and must be answered
 * like any other. The end of the text is the end of what the client sends.
 */
export function malformedRequest(random: Chance): string {
  const kind = random();
  if (kind < 0.04) return bytes(random, 1 + Math.floor(random() * 400));
  if (kind < 0.06) return `\u0016\u0003\u0001\u0002\u0000\u0001\u0000${bytes(random, 200)}`; // a TLS greeting
  const request = assembled(random);
  if (kind < 0.16) return spoilt(random, request);
  if (kind < 0.24) return request.slice(0, Math.floor(random() * request.length));
  if (kind < 0.3) return request + assembled(random);
  return kind < 0.34 ? request.replaceAll('\r\n', '\n') : request;
}

function assembled(random: Chance): string {
  const method = random() < 0.6 ? pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'HEAD']) : pick(random, METHODS);
  const path = pick(random, PATHS);
  const target = random() < 0.5 ? path : random() < 0.7 ? pick(random, TARGETS) : path + pick(random, TARGETS);
  const version = random() < 0.85 ? 'HTTP/1.1' : pick(random, VERSIONS);
  const headers = random() < 0.9 ? ['Host: church.example'] : [];
  for (let more = Math.floor(random() * 4); more > 0; more--) headers.push(pick(random, HEADERS));
  if (random() < 0.01) headers.push(...Array.from({ length: 3000 }, (_, number) => `X${number}: y`));
  const start = `${method} ${target} ${version}`;
  if (random() < 0.4) return `${[start, ...headers].join('\r\n')}\r\n\r\n`;
  if (random() < 0.7) headers.push('Content-Type: application/json');
  if (random() < 0.2)
    return `${[start, ...headers, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n${pick(random, CHUNKED)}`;
  const body = pick(random, BODIES);
  const length = Buffer.byteLength(body, 'latin1') + (random() < 0.2 ? Math.floor(random() * 20) - 10 : 0);
  return `${[start, ...headers, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n${body}`;
}

/** The same with a few of its bytes changed, left out or doubled. */
function spoilt(random: Chance, request: string): string {
  const letters = [...request];
  for (let times = 1 + Math.floor(random() * 6); times > 0; times--) {
    const at = Math.floor(random() * Math.min(letters.length, 400));
    letters[at] = pick(random, [bytes(random, 1), '', (letters[at] ?? '') + (letters[at] ?? '')]);
  }
  return letters.join('');
}
