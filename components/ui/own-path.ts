const OWN_ORIGIN = 'https://own.invalid'

/**
 * The link if it stays on our own host, else null: a path from the root, without a second host hidden in it
 * ("//host", "/\host", "/..//host", control characters) and never a scheme.
 */
export function ownPath(href: string | null | undefined): string | null {
  if (!href?.startsWith('/') || /[\\\s\p{Cc}]/u.test(href)) return null
  const [path = ''] = href.split(/[?#]/)
  if (path.includes('//') || /%(2f|5c)/i.test(path)) return null
  if (!URL.canParse(href, OWN_ORIGIN)) return null
  const url = new URL(href, OWN_ORIGIN)
  return url.origin === OWN_ORIGIN && !url.pathname.startsWith('//') ? href : null
}
