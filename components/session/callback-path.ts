const AFTER_SIGN_IN = '/chat'
const OFF_SITE = '/'
const BASE = 'https://wayfarer.invalid'

/**
 * Where to go after signing in: a path of this site only, so that a link to /login cannot lead anywhere else. The auth library names whole
 * addresses: those of `ownOrigin` are as good as their path.
 */
export function safeCallbackPath(wanted: string | string[] | undefined, ownOrigin?: string): string {
  if (wanted === undefined || wanted === '') return AFTER_SIGN_IN
  if (typeof wanted !== 'string' || hasTrick(wanted)) return OFF_SITE
  const isOwn = ownOrigin !== undefined && (wanted === ownOrigin || wanted.startsWith(`${ownOrigin}/`))
  const path = isOwn ? wanted.slice(ownOrigin.length) || '/' : wanted
  if (!path.startsWith('/')) return OFF_SITE
  const address = URL.parse(path, BASE)
  if (!address || address.origin !== BASE || isTrickyPath(address.pathname)) return OFF_SITE
  // Round in a circle.
  if (address.pathname === '/login' || address.pathname.startsWith('/login/')) return AFTER_SIGN_IN
  return `${address.pathname}${address.search}${address.hash}`
}

/** Browsers read a backslash as a slash, and take line breaks and tabs out of an address. */
function hasTrick(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text)
}

/** "//elsewhere.org" leaves the site, however often its slashes are encoded. */
function isTrickyPath(pathname: string): boolean {
  let path = pathname
  for (let times = 0; times < 4; times++) {
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
