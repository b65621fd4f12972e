/** Says whether somebody lets their visit be measured: no personal data, and readable by the page, which writes it. */
export const CONSENT_COOKIE = 'wayfarer.consent'
const DAY_SECONDS = 86_400
/** A no is asked about again sooner than a yes is: it may have been in haste. */
const KEPT_DAYS = { yes: 365, no: 182 }

export type Consent = keyof typeof KEPT_DAYS

/** What the cookie's value says; null while nothing was decided. */
export function readConsent(value: string | undefined): Consent | null {
  return value === 'yes' || value === 'no' ? value : null
}

/** The same, out of all cookies of a page as the browser writes them in one line. */
export function findConsent(cookies: string): Consent | null {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
  return readConsent(kept?.slice(CONSENT_COOKIE.length + 1))
}

/** The decision as a cookie for `document.cookie`. */
export function writeConsent(consent: Consent, isSecure: boolean): string {
  const life = KEPT_DAYS[consent] * DAY_SECONDS
  return `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
