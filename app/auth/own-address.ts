const MOST_CHARACTERS = 2_000
// Browsers drop some of these, and read a backslash as a slash: what is checked must be what is opened.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const MISLEADING = /[\u0000-\u0020\u007f\\]/

/** A place of this site, whole, for wherever somebody wants to go next; what is not one is the home page. */
export function ownAddress(wanted: unknown, baseUrl: string): string {
  const home = `${baseUrl}/`
  if (typeof wanted !== 'string' || wanted.length > MOST_CHARACTERS || MISLEADING.test(wanted)) return home
  if (!wanted.startsWith('/') && !wanted.startsWith(`${baseUrl}/`)) return home
  const address = URL.parse(wanted, baseUrl)
  if (!address || address.origin !== baseUrl || address.username || address.password) return home
  return leadsAway(address.pathname) ? home : address.href
}

/** The same without the site, as a page's own links have it. */
export function ownPath(wanted: unknown, baseUrl: string): string {
  const { pathname, search, hash } = new URL(ownAddress(wanted, baseUrl))
  return pathname + search + hash
}

/** Two slashes at the start name another host, for whoever takes the path alone; so they do once they are decoded. */
function leadsAway(path: string): boolean {
  try {
    const decoded = decodeURIComponent(decodeURIComponent(path))
    return /^\/[/\\]/.test(path) || /^\/[/\\]/.test(decoded) || MISLEADING.test(decoded.replaceAll(' ', ''))
  } catch {
    return true
  }
}
