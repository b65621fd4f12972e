import 'server-only'
import type { CookiesOptions } from 'next-auth'
import type { Services } from '@/lib/services'

const DEFAULT_ADDRESS = 'http://localhost:3000'

/** The origin that people open. */
export function baseUrlOf({ environment }: Pick<Services, 'environment'>): string {
  return new URL(environment.NEXTAUTH_URL ?? DEFAULT_ADDRESS).origin
}

/** The names of the auth library's cookies. Over HTTPS the session belongs to this very host, and to no other below its domain. */
export function cookieNames(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https://')
  return {
    session: `${isSecure ? '__Host-' : ''}next-auth.session-token`,
    csrf: `${isSecure ? '__Host-' : ''}next-auth.csrf-token`,
    callbackUrl: `${isSecure ? '__Secure-' : ''}next-auth.callback-url`,
  }
}

/** The same three as next-auth's options. */
export function authCookies(baseUrl: string): Pick<CookiesOptions, 'sessionToken' | 'csrfToken' | 'callbackUrl'> {
  const names = cookieNames(baseUrl)
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https://') } as const
  return {
    sessionToken: { name: names.session, options },
    csrfToken: { name: names.csrf, options },
    callbackUrl: { name: names.callbackUrl, options },
  }
}
