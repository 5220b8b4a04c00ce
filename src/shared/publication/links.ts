import { ownPicture } from '../images/ownPicture.ts';
import { normalForm } from '../normalForm.ts';
import { withoutEnding } from '../withoutEnding.ts';

/** What stands between words, in plain text as in Markdown. */
const BETWEEN = /[\s<>()[\]{}"'`“”‘’|,;*–—]+/;

/** The last part of a host: `com`, `africa`. */
const LAST_PART = /^(?:[a-z]{2,24}|xn--[a-z\d-]+)$/i;

/** As at the beginning of a sentence: `School.Bring` is no host, since a space is missing. `Evil.Com` is one. */
const CAPITALIZED = /^[A-Z][a-z]+$/;
const COMMON_ENDS = (
  'Com Org Net Ke Africa Info App Me Co Io Us Uk Tz Ug Tv Ly To Cc Biz Shop Store Link Site Website Online Page Live ' +
  'Xyz Top Club Pay Money Fund Church Life World Today Click Dev'
).split(' ');

const HOST_PART = /^[\p{L}\p{N}_-]+$/u;

/** A sign as Markdown may be given it: `evil&#46;com`, `evil&period;com`. */
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|period|sol|commat|colon);/giu;
const NAMED: Readonly<Record<string, string>> = { period: '.', sol: '/', commat: '@', colon: ':' };

function shown(whole: string, decimal?: string, hexadecimal?: string): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  return NAMED[whole.slice(1, -1).toLowerCase()] ?? whole;
}

/**
 * The addresses of the web and of email in a text, as `host/path?query` and `name@host`: with `https://` or without, each
 * once. Pictures that were sent to this site are none.
 */
export function linksIn(text: string): string[] {
  const found = new Set<string>();
  const words = normalForm(text.replace(REFERENCE, shown), 'NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/\\(?=[.\-_~#!*+])/g, '') // as Markdown shows it
    .replace(/\\/g, '/')
    .replace(/\p{Cf}/gu, '');
  for (const word of words.split(BETWEEN)) {
    if (!word.includes('.') && !word.includes('//')) continue;
    for (const link of linksOfWord(word)) found.add(link);
  }
  return [...found];
}

function linksOfWord(word: string): string[] {
  const [before = '', ...after] = word.split('//');
  if (after.length === 0) return bareLink(word);
  if (ownPicture(word)) return [];
  const named = after.map((rest) => linkOf(rest)).filter((link) => link !== '');
  return before.includes('.') ? [...bareLink(before), ...named] : named;
}

/** `evil.com/pay`, `thief@evil.com`, without `https://`. */
function bareLink(named: string): string[] {
  const word = named.replace(/:\d+(?=[/?#]|$)/, ''); // its port
  const rest = word.slice(word.lastIndexOf(':', word.search(/[/?#]|$/)) + 1).replace(/^[^\p{L}\p{N}]+/u, '');
  const parts = hostOf(rest).split('.');
  const last = parts.at(-1) ?? '';
  const isSentence = CAPITALIZED.test(last) && !COMMON_ENDS.includes(last) && !rest.includes('/');
  const isHost = parts.length > 1 && parts.every((part) => HOST_PART.test(part)) && LAST_PART.test(last) && !isSentence;
  // `i.e.now` is no host, `t.me/name` is one.
  if (!isHost || (parts.length > 2 && parts.every((part) => part === last || part.length === 1))) return [];
  // A mailbox, not its host: many churches have theirs where everybody can have one.
  const [mailbox = '', host] = rest.split('@');
  return host === undefined ? [linkOf(rest)] : [`${mailbox.toLowerCase()}@${linkOf(host)}`];
}

/** `user@www.Evil.com:80/Pay/?x#y.` becomes `evil.com/Pay/?x`: a query may name whom one pays. */
function linkOf(rest: string): string {
  const host = hostOf(rest)
    .toLowerCase()
    .replace(/^www\./, '');
  const path = rest
    .slice(rest.search(/[/?#]|$/))
    .replace(/#.*$/s, '')
    .replace(/^\?/, '/?');
  return host + withoutEnding(path, /[/.!:]/);
}

/** The host of an address without its scheme. */
function hostOf(rest: string): string {
  const all = rest.slice(0, rest.search(/[/?#]|$/));
  const host = all.slice(all.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return withoutEnding(host, /[.!:]/);
}

/** Whether a link is one of these, or lies below one of them. */
export const isKnownLink = (link: string, known: readonly string[]): boolean =>
  known.some((one) => link === one || link.startsWith(`${one}/`));
