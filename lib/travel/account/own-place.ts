const BASE = 'https://wayfarer.invalid'
const MOST_CHARACTERS = 2_000
/** An address that is still encoded after that is meant to mislead. */
const MOST_DECODINGS = 4

/**
 * Where somebody wants to go next, as path, query and hash of this site; null for whatever leads elsewhere, or could be read so. A whole
 * address of `ownOrigin` is as good as its path.
 */
export function ownPlace(wanted: unknown, ownOrigin?: string): string | null {
  if (typeof wanted !== 'string' || wanted.length > MOST_CHARACTERS || hasTrick(wanted)) return null
  const isWhole = ownOrigin !== undefined && (wanted === ownOrigin || wanted.startsWith(`${ownOrigin}/`))
  const path = isWhole ? wanted.slice(ownOrigin.length) || '/' : wanted
  if (!path.startsWith('/')) return null
  const address = URL.parse(path, BASE)
  if (!address || address.origin !== BASE || isTrickyPath(address.pathname)) return null
  return `${address.pathname}${address.search}${address.hash}`
}

/** Browsers read a backslash as a slash, and take line breaks and tabs out of an address. */
function hasTrick(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text)
}

/** "//elsewhere.org" leaves the site, however often its slashes are encoded. */
function isTrickyPath(pathname: string): boolean {
  let path = pathname
  for (let times = 0; times < MOST_DECODINGS; times++) {
    if (path.includes('//') || hasTrick(path)) return true
    const decoded = decode(path)
    if (decoded === null) return true
    if (decoded === path) return false
    path = decoded
  }
  return true
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
