import 'server-only'
import { decode, type JWT } from 'next-auth/jwt'

type Cookie = { name: string; value: string }

/** So many sessions' cookies are kept as they were read: each request brings the same one, and to open it takes a key that is derived anew. */
const MOST_KEPT = 1_000
const kept = new Map<string, JWT>()

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
    return { isThere: true, token: await read(value, secret) }
  } catch {
    return { isThere: true, token: null }
  }
}

async function read(value: string, secret: string): Promise<JWT | null> {
  const key = `${secret} ${value}`
  const known = kept.get(key)
  if (known && isInTime(known)) return known
  kept.delete(key)
  const token = await decode({ token: value, secret })
  if (!token || !isInTime(token)) return token
  const [longestKept] = kept.keys()
  if (kept.size >= MOST_KEPT && longestKept !== undefined) kept.delete(longestKept)
  kept.set(key, token)
  return token
}

/** One that says no end is read anew each time. */
function isInTime({ exp }: JWT): boolean {
  return typeof exp === 'number' && exp * 1_000 > Date.now()
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
