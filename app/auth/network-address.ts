import 'server-only'
import { isIPv6 } from 'node:net'
import type { Services } from '@/lib/services'

/**
 * The network address that a request came from, as the outermost of our own proxies notes it at the end of the header. What stands before
 * that note anybody can have written, and with no proxy in front the whole header: then Next notes only who wrote none.
 */
export function networkAddressOf(
  headers: Headers,
  { environment }: { environment: Pick<Services['environment'], 'PROXIES_IN_FRONT'> },
): string {
  const notes = (headers.get('x-forwarded-for') ?? '').split(',').map((note) => note.trim())
  const note = notes.at(-Math.min(environment.PROXIES_IN_FRONT, notes.length)) ?? ''
  return networkOf(withoutPort(note)).slice(0, 64) || 'unknown'
}

/** Some proxies note the port, too, which is another one each time. */
function withoutPort(note: string): string {
  return note.match(/^\[([^\]]*)\](:\d+)?$/)?.[1] ?? note.match(/^(\d+(\.\d+){3}):\d+$/)?.[1] ?? note
}

/** Of IPv6 the network counts, of which one household has one: within it everybody has as many addresses as they like. */
function networkOf(address: string): string {
  const inIPv6 = address.match(/^::ffff:(\d+(\.\d+){3})$/i)?.[1]
  if (inIPv6) return inIPv6
  if (!isIPv6(address)) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
