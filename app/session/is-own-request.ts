/**
 * Whether a change was asked for by a page of ours, or by no page at all: a browser says where a page stands, and a page cannot make it say
 * otherwise. Whoever sends neither header is no browser, and has nobody's cookies but their own.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return !origin || URL.parse(origin)?.host === headers.get('host')
}

export const FROM_ANOTHER_SITE = 'This request came from another site, so it was not carried out.'
