import 'server-only'
import { decode, type JWT } from 'next-auth/jwt'

type Cookie = { name: string; value: string }

/**
 * What the cookie of a session says. `isThere` tells somebody whose session is over from somebody who has none; `token` is null for a
 * forged, foreign or late one. Whether the session still counts is for the store to say.
 */
export async function readSessionCookie(
  cookies: Cookie[],
  { name, secret }: { name: string; secret: string },
): Promise<{ isThere: boolean; token: JWT | null }> {
  const value = joined(cookies, name)
  if (!value) return { isThere: false, token: null }
  try {
    return { isThere: true, token: await decode({ token: value, secret }) }
  } catch {
    return { isThere: true, token: null }
  }
}

/** One that is too long for a cookie comes in numbered pieces. */
function joined(cookies: Cookie[], name: string): string {
  const whole = cookies.find((cookie) => cookie.name === name)
  if (whole) return whole.value
  const pieces = cookies.filter((cookie) => cookie.name.startsWith(`${name}.`) && /^\d+$/.test(cookie.name.slice(name.length + 1)))
  const numberOf = (cookie: Cookie) => Number(cookie.name.slice(name.length + 1))
  return pieces
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map(({ value }) => value)
    .join('')
}
