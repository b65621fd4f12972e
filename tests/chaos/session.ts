import { z } from 'zod'

const ZONE = 'Europe/London'
const RETRY_MS = 150

/** A guest of the app, at whichever of its processes. */
export type Session = { send: (url: string, path: string, init?: RequestInit) => Promise<Response> }
/** `headers` are what says who asks, with each request. */
export type SignedIn = Session & { headers: () => Record<string, string> }

export type Account = { email: string; password: string }

/**
 * Continues as a guest, or signs in to an account, as the browser does it: the token, then the form, then the cookies with everything.
 * `guest` tells apart where they come from.
 */
export async function openSession(url: string, guest: number, account?: Account): Promise<SignedIn> {
  const cookies = new Map<string, string>()
  // Guests from one address are counted: each has one of its own, from the range for documentation (RFC 3849).
  const from = { 'x-forwarded-for': `2001:db8:c4a0:${guest.toString(16)}::1`, 'x-time-zone': ZONE }
  const headers = () => ({ ...from, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const send: Session['send'] = async (base, path, init = {}) => {
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers: { ...headers(), ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await (await send(url, '/api/auth/csrf')).json())
  const body = new URLSearchParams({ csrfToken, callbackUrl: `${url}/chat`, json: 'true', ...account })
  const signedIn = await send(url, `/api/auth/callback/${account ? 'credentials' : 'guest'}`, { method: 'POST', body })
  if (!signedIn.ok || ![...cookies.keys()].some((name) => name.endsWith('session-token'))) {
    throw new Error(`Nobody could be signed in: ${signedIn.status}`)
  }
  return { send, headers }
}

/** A body that is JSON. */
export function jsonBody(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** No second try would be answered otherwise. */
export class Hopeless extends Error {}

/** Refused with the time to wait, if any was said: who comes sooner is counted all the same, and kept waiting for longer. */
export class Refused extends Error {
  readonly waitMs: number
  constructor(sentence: string, { headers }: Response) {
    super(sentence)
    this.waitMs = 1_000 * Number(headers.get('retry-after') ?? 0)
  }
}

/** Tries again for as long as it takes what a killed process interrupted; `until` is an instant of `performance.now()`. */
export async function insist<T>(attempt: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof Hopeless || performance.now() > until) throw error
      await sleep(Math.max(RETRY_MS, error instanceof Refused ? error.waitMs : 0))
    }
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
