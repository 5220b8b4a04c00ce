import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { type Chance, pick } from './malformedRequests.ts';

/** What is put into every field: each has broken some site somewhere. */
const PAYLOADS: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; DROP TABLE events; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd',
  '\u0000\u0001\u001b[31m\u202e\ufeff\ud800',
  'a\r\nSet-Cookie: a=b\r\n\r\n<html>',
  '=HYPERLINK("https://evil.example")',
  'javascript:alert(1)',
  'x'.repeat(60_000),
  `${'('.repeat(20_000)}${'a'.repeat(20_000)}!`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(2_000),
  1e308,
  Array(30_000).fill(0),
  { toString: 1, valueOf: 1, constructor: { prototype: { x: 1 } } },
  JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
];

/** The addresses that read a query, and what each reads of it. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/all/events': ['from', 'to', 'limit', 'before'],
  '/all/messages': ['from', 'to', 'limit', 'before', 'search', 'unread', 'unanswered', 'spam'],
  '/all/history': ['limit', 'before', 'search'],
  '/all/content-history': ['page', 'lang', 'field'],
  '/read/content': ['page', 'lang'],
  '/read/content-preview': ['page', 'lang', 'at'],
  '/read/chapters/JHN/3': ['edition'],
  '/events.ics': ['branch', 'category', 'lang'],
  '/events': ['q', 'category', 'branch', 'when', 'view'],
  '/events?view=month': ['month', 'day'],
  '/daily-verse': ['read', 'edition'],
  '/event-card': ['id'],
  '/give': ['branch', 'purpose'],
  '/contact': ['team'],
};

/** One request with one payload in one of its fields. */
interface PayloadRequest {
  method: Endpoint['method'];
  url: string;
  body?: unknown;
}

/**
 * Every payload in every field of every body and query, and in every part of a path.
 *
 * @param good a valid body of each endpoint that takes one
 */
export function* payloadRequests(good: readonly (readonly [Endpoint, object])[]): Generator<PayloadRequest> {
  for (const payload of PAYLOADS) {
    for (const [{ method, path }, body] of good) {
      for (const spoiled of spoilt(body, payload)) yield { method, url: path.replace(/:\w+/g, '7'), body: spoiled };
      yield { method, url: path.replace(/:\w+/g, '7'), body: payload };
    }
    const text = encodeURIComponent(
      String(typeof payload === 'object' ? JSON.stringify(payload) : payload).toWellFormed(),
    ).slice(0, 6_000);
    for (const [path, fields] of Object.entries(QUERIES)) {
      for (const field of fields)
        yield { method: 'GET', url: `${path}${path.includes('?') ? '&' : '?'}${field}=${text}` };
    }
    for (const { method, path } of [...Object.values(endpoints), ...Object.values(staffEndpoints)] as Endpoint[]) {
      if (path.includes(':')) yield { method, url: path.replace(/:\w+/g, text.slice(0, 90)) };
    }
  }
}

/** The body once for each of its fields, however deep, with the payload in its place. */
function* spoilt(good: unknown, payload: unknown): Generator<unknown> {
  if (typeof good !== 'object' || good === null) return;
  for (const [key, value] of Object.entries(good)) {
    const put = (inner: unknown) => (Array.isArray(good) ? good.with(Number(key), inner) : { ...good, [key]: inner });
    yield put(payload);
    for (const inner of spoilt(value, payload)) yield put(inner);
  }
}

const BOOKS = ['John', 'Genesis', '1 John', 'Psalm', 'Zaburi', 'Rev', 'Song of Songs', 'Mwanzo', 'Obadiah', '1', '3'];
const WORDS = 'the of a and love fear die kill king water not never i am my he me mungu upendo 1 16 : - , ; . ? '.split(
  ' ',
);
const SIGNS = [
  ':',
  '-',
  ',',
  ';',
  '.',
  '–',
  ' ',
  '\n',
  '\u0000',
  '"',
  "'",
  '(',
  '[',
  '\\',
  '%',
  '*',
  '^',
  '$',
  '|',
  '\u0301',
  '\u{1f64f}',
];

/** A question to the daily verse that nobody means: endless references, words without end, signs, strange letters. */
export function hostileQuestion(random: Chance): string {
  const some = <Item>(items: readonly Item[], most: number, between = ' '): string =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, items)).join(between);
  const number = () => String(Math.floor(10 ** (random() * 9)));
  const makers = [
    () =>
      `${pick(random, BOOKS)} ${Array.from({ length: 100 }, () => `${number()}:${number()}-${number()}`).join(', ')}`,
    () => some(BOOKS, 150),
    () => some(WORDS, 300),
    () => some(SIGNS, 900, ''),
    () => `${some(WORDS, 20)} "${some(WORDS, 150)}" ${some(SIGNS, 50)}`,
    () =>
      pick(random, ['a', '1', ' ', 'a ', '1:', '1-', 'John ', 'not ', '\u0301', 'İ', 'ﷺ', '((', '\\\\']).repeat(1000),
    () =>
      `${pick(random, BOOKS)} ${number()}:${number()} to ${pick(random, BOOKS)} ${number()}:${number()} ${some(WORDS, 100)}`,
    () => Array.from({ length: 300 }, () => String.fromCodePoint(32 + Math.floor(random() * 0x2fff))).join(''),
    () => `${some(WORDS, 150, '')} ${some(['KJV', 'WEB', 'Neno', 'in Kiswahili', 'another', 'more', 'verse'], 40)}`,
    () => some([...BOOKS, ...WORDS, ...SIGNS], 250, pick(random, ['', ' '])),
  ];
  return pick(random, makers)().slice(0, 1000).toWellFormed();
}
