import { BlockList, isIP, isIPv4 } from 'node:net'

const NOBODYS = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  NOBODYS.addSubnet(network, bits)
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  NOBODYS.addSubnet(network, bits, 'ipv6')
}

/**
 * What of a network address is asked about: the city lies in its first part, so the last one, which is a person's, is left out. Takes an
 * IPv6 network too ("2001:db8:0:1::/64"). Null where the address is private, or none.
 */
export function askedAddress(address: string): string | null {
  const bare = address.replace(/\/64$/, '')
  if (isIP(bare) === 0 || NOBODYS.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6')) return null
  if (isIPv4(bare)) return bare.replace(/\d+$/, '0')
  const [before = ''] = bare.split('::')
  return `${before.split(':').slice(0, 3).join(':')}::`
}
