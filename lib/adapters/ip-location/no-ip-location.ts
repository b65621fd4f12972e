import type { IpLocator } from '@/lib/ports/ip-location'

/** The embedded twin: nobody is asked, and nothing is known. */
export function createNoIpLocation(): IpLocator {
  return { locate: async () => null }
}
