import 'server-only'
import type { CookiesOptions } from 'next-auth'
import type { Services } from '@/lib/services'

const DEFAULT_ADDRESS = 'http://localhost:3000'
const MARK_SECONDS = 365 * 24 * 3600

/** The origin that people open. */
export function baseUrlOf({ environment }: Pick<Services, 'environment'>): string {
  return new URL(environment.NEXTAUTH_URL ?? DEFAULT_ADDRESS).origin
}

/** The names of the auth library's cookies, and of the mark of a known device. Over HTTPS each belongs to this very host, and to no other below its domain. */
export function cookieNames(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https://')
  return {
    session: `${isSecure ? '__Host-' : ''}next-auth.session-token`,
    csrf: `${isSecure ? '__Host-' : ''}next-auth.csrf-token`,
    callbackUrl: `${isSecure ? '__Host-' : ''}next-auth.callback-url`,
    deviceMark: `${isSecure ? '__Host-' : ''}wayfarer.known-device`,
  }
}

/** The library's three as its options. */
export function authCookies(baseUrl: string): Pick<CookiesOptions, 'sessionToken' | 'csrfToken' | 'callbackUrl'> {
  const names = cookieNames(baseUrl)
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https://') } as const
  return {
    sessionToken: { name: names.session, options },
    csrfToken: { name: names.csrf, options },
    callbackUrl: { name: names.callbackUrl, options },
  }
}

/** The line that keeps a device's mark. */
export function deviceMarkCookie(mark: string, baseUrl: string): string {
  const secure = baseUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieNames(baseUrl).deviceMark}=${mark}; Path=/; Max-Age=${MARK_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
