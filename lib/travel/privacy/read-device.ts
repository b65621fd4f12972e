/** As far as a browser says it of itself; only kinds, no versions: those would tell one person from another. */
export type Device = { browser: string; deviceType: 'phone' | 'tablet' | 'desktop' | 'robot'; os: string }

// The first that fits: most browsers also name those that they descend from.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What stands in the `User-Agent` header. */
export function readDevice(userAgent: string): Device {
  return { browser: firstOf(BROWSERS, userAgent), deviceType: deviceTypeOf(userAgent), os: firstOf(SYSTEMS, userAgent) }
}

/** The language that somebody likes best, by the `Accept-Language` header: "en-GB"; null where it says none. */
export function readLanguage(acceptLanguage: string): string | null {
  return /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})?)\b/i.exec(acceptLanguage)?.[1] ?? null
}

const MOST_LANGUAGES = 20

/** All languages of the header, those liked best first: "en;q=0.5, de-AT" is ["de-AT", "en"]. */
export function readLanguages(acceptLanguage: string): string[] {
  const liked = acceptLanguage.split(',', MOST_LANGUAGES).flatMap((part) => {
    const [, language, weight = '1'] = /^\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(\d(?:\.\d+)?))?\s*$/i.exec(part) ?? []
    return language && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : []
  })
  return liked.toSorted((one, other) => other.weight - one.weight).map(({ language }) => language)
}

function firstOf(kinds: [RegExp, string][], userAgent: string): string {
  return kinds.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other'
}

function deviceTypeOf(userAgent: string): Device['deviceType'] {
  if (/bot\b|crawl|spider|preview/i.test(userAgent)) return 'robot'
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet'
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  return /\b(iPhone|iPod|Mobile)\b/.test(userAgent) ? 'phone' : 'desktop'
}
