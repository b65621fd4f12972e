import { ownPlace } from '@/lib/travel/account/own-place'

const AFTER_SIGN_IN = '/chat'
const OFF_SITE = '/'

/** Where to go after signing in: a place of this site only, so that a link to /login cannot lead anywhere else. */
export function safeCallbackPath(wanted: string | string[] | undefined, ownOrigin?: string): string {
  if (wanted === undefined || wanted === '') return AFTER_SIGN_IN
  const place = ownPlace(wanted, ownOrigin)
  // Round in a circle.
  if (place && /^\/login(?![^/?#])/.test(place)) return AFTER_SIGN_IN
  return place ?? OFF_SITE
}
