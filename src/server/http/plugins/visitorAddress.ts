import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Settings } from '#server/settings.ts';

/** The prefix lengths that group IPv6 addresses: a household (/64), a site (/56), a provider's customer block (/48). */
export type NetworkBits = 48 | 56 | 64;

/**
 * Normalizes an address: no port, brackets or zone; IPv4-mapped IPv6 becomes IPv4; IPv6 has eight groups. Some proxies
 * append the visitor's port.
 *
 * @returns undefined if the text is not an address
 */
export function plainAddress(text: string): string | undefined {
  const bare = text.trim().toLowerCase();
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(bare) ?? [];
  const [address = ''] = (v6 ?? v4 ?? bare).split('%');
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  return ipaddr.process(address).toNormalizedString();
}

/** The network of a plain IPv6 address, such as `2001:db8:0:7::/64`. An IPv4 address is returned unchanged. */
export function networkOf(address: string, bits: NetworkBits): string {
  if (!address.includes(':')) return address;
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  const groups = parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}

/** The visitor's plain address; the connection's own if the proxy in front sends none. */
export function plainAddressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(ip) ?? plainAddress(socket?.remoteAddress ?? '') ?? 'unknown';
}

/** What rate limits count by: the IPv4 address, or the /64 that a household's IPv6 addresses share. */
export const addressOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  networkOf(plainAddressOf(request), 64);

/** The visitor's network (IPv4 /24 or IPv6 /48) for the log, which never holds a full address. */
export function abbreviatedAddressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = plainAddressOf(request);
  return address.includes(':') ? networkOf(address, 48) : address.replace(/\.\d+$/, '.0/24');
}

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
