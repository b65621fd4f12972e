import { expect, test } from 'vitest'
import { networkAddressOf } from './network-address'

function from(header: string | undefined, proxies = 1): string {
  const headers = new Headers(header === undefined ? {} : { 'x-forwarded-for': header })
  return networkAddressOf(headers, { environment: { PROXIES_IN_FRONT: proxies } })
}

test.each<[string, string | undefined, number, string]>([
  ['one proxy notes who called it', '198.51.100.8', 1, '198.51.100.8'],
  ['what a caller wrote before that counts for nothing', '203.0.113.1, 198.51.100.8', 1, '198.51.100.8'],
  ['two proxies note the caller and the first of them', '203.0.113.1, 198.51.100.8, 192.0.2.1', 2, '198.51.100.8'],
  ['fewer notes than proxies', '198.51.100.8', 3, '198.51.100.8'],
  ['a port', '198.51.100.8:51234', 1, '198.51.100.8'],
  ['IPv6 in brackets, with a port', '[2001:db8:1:2::3]:51234', 1, '2001:db8:1:2::/64'],
  ['another address of the same network', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', 1, '2001:db8:1:2::/64'],
  ['another network', '2001:db8:1:3::3', 1, '2001:db8:1:3::/64'],
  ['zeros that are not written', '2001:db8::3', 1, '2001:db8:0:0::/64'],
  ['this machine', '::1', 1, '0:0:0:0::/64'],
  ['IPv4 written as IPv6', '::ffff:198.51.100.8', 1, '198.51.100.8'],
  ['no header', undefined, 1, 'unknown'],
  ['an empty note', '198.51.100.8,', 1, 'unknown'],
  ['no address at all', 'x'.repeat(500), 1, 'x'.repeat(64)],
])('%s', (_, header, proxies, address) => {
  expect(from(header, proxies)).toBe(address)
})
