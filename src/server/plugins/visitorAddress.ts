import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';

/** How many bits of an IPv6 address name a network: one household's, one site's, one provider's customer block. */
export type NetworkBits = 48 | 56 | 64;

/**
 * An address in one spelling: without port, brackets and zone, an IPv4 address inside of IPv6 as IPv4, IPv6 as eight
 * groups. Some proxies write the visitor's port behind the address.
 *
 * @returns undefined where the text is no address
 */
export function plainAddress(text: string): string | undefined {
  const bare = text.trim().toLowerCase();
  const [, v4] = /^(\d+\.\d+\.\d+\.\d+)(?::\d{1,5})?$/.exec(bare) ?? [];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  const [, inBrackets] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(bare) ?? [];
  const v6 = (inBrackets ?? bare).split('%')[0] ?? '';
  if (!isIPv6(v6)) return undefined;
  const groups = groupsOf(v6);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups.map((group) => group.toString(16)).join(':');
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(v6: string): number[] {
  const withoutV4 = v6.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = withoutV4.split('::');
  const read = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [first, last] = [read(head), read(tail)];
  return tail === undefined ? first : [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** The network of so many bits that a plain IPv6 address lies in, such as `2001:db8:0:7::/64`; an IPv4 address as it is. */
export function networkOf(address: string, bits: NetworkBits): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address).slice(0, 4);
  const kept = groups.map((group, at) => group & (0xffff << Math.max(0, 16 - Math.max(0, bits - 16 * at))) & 0xffff);
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The plain address of a visitor; that of the connection where the proxy in front says none. */
export function plainAddressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(ip) ?? plainAddress(socket?.remoteAddress ?? '') ?? 'unknown';
}

/** Whom a request is counted for: its IPv4 address, or the /64 network that one household's IPv6 addresses share. */
export const addressOf = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  networkOf(plainAddressOf(request), 64);

/** Where a request came from, in as few words as tell networks apart: the log names nobody's full address. */
export function abbreviatedAddressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = plainAddressOf(request);
  return address.includes(':') ? networkOf(address, 48) : address.replace(/\.\d+$/, '.0/24');
}

/** Tells the proxies in front, whose word on a visitor's address is taken, by the setting TRUST_PROXY. */
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
