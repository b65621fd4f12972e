const AFTER_SIGN_IN = '/chat'

/** Where to go after signing in: a path of this site only, so that a link to /login cannot lead anywhere else. */
export function safeCallbackPath(wanted: string | string[] | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return AFTER_SIGN_IN
  try {
    const base = 'https://wayfarer.invalid'
    const address = new URL(wanted, base)
    // "//elsewhere.org" and "/\elsewhere.org" start with a slash and still leave the site.
    if (address.origin !== base || address.pathname.startsWith('//') || address.pathname.startsWith('/login')) return AFTER_SIGN_IN
    return `${address.pathname}${address.search}${address.hash}`
  } catch {
    return AFTER_SIGN_IN
  }
}
