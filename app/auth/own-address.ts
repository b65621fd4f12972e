import { ownPlace } from '@/lib/travel/account/own-place'

/** A place of this site, whole, for wherever somebody wants to go next; what is not one is the home page. */
export function ownAddress(wanted: unknown, baseUrl: string): string {
  return baseUrl + ownPath(wanted, baseUrl)
}

/** The same without the site, as a page's own links have it. */
export function ownPath(wanted: unknown, baseUrl: string): string {
  return ownPlace(wanted, baseUrl) ?? '/'
}
