import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, splitLanguage } from '#content/language.ts';
import type { LimitName, Limits } from '#server/limits/limits.ts';
import { networkOf, plainAddress } from '#server/limits/networks.ts';
import type { Settings } from '#server/settings.ts';

type AddressedRequest = Pick<FastifyRequest, 'ip' | 'socket'>;

/** The visitor's plain address; the connection's own if the proxy in front sends none. */
function plainAddressOf({ ip, socket }: AddressedRequest): string {
  return plainAddress(ip) ?? plainAddress(socket?.remoteAddress ?? '') ?? 'unknown';
}

/** What rate limits count by: the IPv4 address, or the /64 that a household's IPv6 addresses share. */
export const limitAddressOf = (request: AddressedRequest): string => networkOf(plainAddressOf(request), 64);

/** The visitor's network (IPv4 /24 or IPv6 /48) for the log, which never holds a full address. */
export function abbreviatedAddressOf(request: AddressedRequest): string {
  const address = plainAddressOf(request);
  return address.includes(':') ? networkOf(address, 48) : address.replace(/\.\d+$/, '.0/24');
}

/** A hook that counts each request of a visitor before its body is read. */
export const countVisitor =
  (limits: Limits, name: LimitName): onRequestAsyncHookHandler =>
  (request) =>
    limits.take(name, limitAddressOf(request));

/** Tells whether an address is a trusted proxy (TRUST_PROXY), whose `X-Forwarded-For` is believed. */
export function proxyTest(trustProxy: Settings['trustProxy']): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const list = new BlockList();
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address ?? '');
    return plain !== undefined && list.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
  };
}

/**
 * The language of a response. The URL alone decides: Kiswahili pages begin with `/sw`, and their requests have
 * `?lang=sw`.
 */
export const requestLanguage = ({ url }: Pick<FastifyRequest, 'url'>): Language =>
  ASKS_FOR_SWAHILI.test(url) ? 'sw' : splitLanguage(url).language;

const ASKS_FOR_SWAHILI = /[?&]lang=sw(?:&|$)/;

/** The content type that a request prefers (Accept): the first where it takes all alike; undefined if it takes none. */
export const preferredType = ({ headers }: Pick<FastifyRequest, 'headers'>, ...types: string[]): string | undefined =>
  new Negotiator({ headers }).mediaType(types);

/** A person takes longer to fill in the form, in seconds. */
const MIN_SECONDS = 2;

/** Whether a form looks filled in by a bot. It is marked as spam, not refused, since the guess may be wrong. */
export function looksLikeSpam({ remarks, seconds }: { remarks?: unknown; seconds?: unknown }): boolean {
  const filled = remarks !== undefined && remarks !== null && remarks !== '';
  return filled || (typeof seconds === 'number' && seconds < MIN_SECONDS);
}
