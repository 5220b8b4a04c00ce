import ipaddr from 'ipaddr.js';

/** The prefix lengths that group IPv6 addresses: a household (/64), a site (/56), a provider's customer block (/48). */
type NetworkBits = 48 | 56 | 64;

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
