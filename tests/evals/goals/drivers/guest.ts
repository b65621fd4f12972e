import { createHash } from 'node:crypto'

const ZONE = 'Europe/London'
/** The longest wait that an answer of "too many" may ask for. */
const LONGEST_WAIT_SECONDS = 60
const MOST_TRIES = 5

export type Guest = { fetch: (path: string, init?: RequestInit) => Promise<Response>; zone: string }

/** A visitor who continues as a guest, as the browser does it: the token, then the form, then the cookies with everything. */
export async function continueAsGuest(url: string, name: string): Promise<Guest> {
  const cookies = new Map<string, string>()
  const headers = { 'x-forwarded-for': addressOf(name), 'x-time-zone': ZONE }
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  const { csrfToken } = (await (await send('/api/auth/csrf')).json()) as { csrfToken: string }
  const body = new URLSearchParams({ csrfToken, callbackUrl: `${url}/chat`, json: 'true' })
  const signedIn = await send('/api/auth/callback/guest', { method: 'POST', body })
  if (!signedIn.ok || ![...cookies.keys()].some((key) => key.endsWith('session-token'))) {
    throw new Error(`No guest could be made: ${signedIn.status} ${await signedIn.text()}`)
  }
  return { fetch: (path, init) => patiently(() => send(path, init)), zone: ZONE }
}

/** Whoever is told that it was too much at once waits as long as they are asked to. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send()
    const wait = Number(response.headers.get('retry-after'))
    if (response.status !== 429 || tries === MOST_TRIES || !(wait > 0 && wait <= LONGEST_WAIT_SECONDS)) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  }
}

/** Each guest has an address of their own, from the range for documentation (RFC 3849). */
function addressOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `2001:db8:${hash.slice(0, 4)}:${hash.slice(4, 8)}::1`
}
