import { frameColours, readTheme, THEME_COOKIE, type Theme } from '@/lib/travel/account/theme'

const YEAR_SECONDS = 31_536_000

/** Shows a theme at once, and has the next page begin with it. */
export function applyTheme(theme: Theme): void {
  const page = document.documentElement
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
  const colours = frameColours(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = meta.media.includes('dark') ? colours.dark : colours.light
  }
  rememberTheme(theme)
}

/** Somebody who never chose gets no cookie. */
function rememberTheme(theme: Theme): void {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${THEME_COOKIE}=`))
  if (readTheme(kept?.slice(THEME_COOKIE.length + 1)) === theme) return
  const onlySecure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on pages without TLS
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${onlySecure}`
}
