import { abbreviatedAddressOf, proxyTest } from '#server/http/visitor.ts';
import { networkOf, plainAddress } from '#server/limits/networks.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:443', '203.0.113.7'],
  ['[2001:DB8::7]:443', '2001:db8:0:0:0:0:0:7'],
  ['2001:db8::7%eth0', '2001:db8:0:0:0:0:0:7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['203.0.113.777', undefined],
  ['203.0.113.7:port', undefined],
  ['[2001:db8::7', undefined],
  ['unknown', undefined],
  ['', undefined],
])('an address has one spelling: %s', (sent, plain) => {
  expect(plainAddress(sent)).toBe(plain);
});

it('an address lies in networks', () => {
  const address = plainAddress('2001:db8:1234:5678::9') ?? '';
  expect(networkOf(address, 64)).toBe('2001:db8:1234:5678::/64');
  expect(networkOf(address, 56)).toBe('2001:db8:1234:5600::/56');
  expect(networkOf(address, 48)).toBe('2001:db8:1234:0::/48');
  expect(networkOf('203.0.113.7', 64)).toBe('203.0.113.7');
});

it('an address is abbreviated for the log', () => {
  const of = (ip: string) => abbreviatedAddressOf({ ip } as Parameters<typeof abbreviatedAddressOf>[0]);
  expect(of('203.0.113.7:443')).toBe('203.0.113.0/24');
  expect(of('2001:db8:1234:5678::9')).toBe('2001:db8:1234:0::/48');
  expect(of('nonsense')).toBe('unknown');
});

it('an address is a proxy’s where the setting says so, whatever its port', () => {
  const isProxy = proxyTest(['10.0.0.1', '192.168.0.0/16', '2001:db8::/32']);
  for (const proxy of ['10.0.0.1', '10.0.0.1:5000', '192.168.7.7', '::ffff:10.0.0.1', '2001:db8::9']) {
    expect(isProxy(proxy)).toBe(true);
  }
  for (const other of ['10.0.0.2', '2001:db9::9', 'unknown', undefined]) expect(isProxy(other)).toBe(false);
  expect([proxyTest(true)('203.0.113.7'), proxyTest(false)('10.0.0.1')]).toEqual([true, false]);
});
