import { NextRequest } from 'next/server'
import { vi } from 'vitest'
import { answerAuth } from '@/app/auth/answer-auth'
import { createAccountStore } from '@/lib/adapters/database/account-store'
import type { Database } from '@/lib/adapters/database/database'
import { createOneTimeCodeStore } from '@/lib/adapters/database/one-time-code-store'
import { createRateLimitStore } from '@/lib/adapters/database/rate-limit-store'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createEmbeddedDirectory } from '@/lib/adapters/directory/embedded/embedded-directory'
import { createTokenIssuer } from '@/lib/adapters/directory/embedded/token-issuer'
import { createPasswordHasher } from '@/lib/adapters/passwords/argon2-hasher'

const SECRET = 'the secret of this test'
let addresses = 0

/** The auth library's routes over real stores. What `put` holds takes the place of services. */
export function openAuthWorld(db: Database, { baseUrl = 'http://127.0.0.1:3000', environment = {}, put = {} } = {}) {
  const clock = () => new Date()
  const [users, sessions, codes, passwords] = [
    createUserStore(db),
    createSessionStore(db),
    createOneTimeCodeStore(db),
    createPasswordHasher(),
  ]
  const tokens = createTokenIssuer(db, { secret: SECRET, sessions })
  const directory = createEmbeddedDirectory({ users, passwords, tokens, clock })
  const all = {
    environment: { NEXTAUTH_URL: baseUrl, PROXIES_IN_FRONT: 1, ...environment },
    ...{ secret: SECRET, clock, users, sessions, codes, passwords, tokens, directory },
    rateLimits: createRateLimitStore(db),
    accounts: createAccountStore(db),
    ...put,
  }
  // Where lib/services.ts keeps the services of its process, and where next-auth reads the address.
  ;(globalThis as { wayfarerServices?: Promise<unknown> }).wayfarerServices = Promise.resolve(all)
  vi.stubEnv('NEXTAUTH_URL', baseUrl)
  const addAccount = async (email: string, password: string) => {
    const passwordHash = await passwords.hash(password)
    const user = await users.create({ email, firstName: 'Ada', lastName: 'Marlow', passwordHash, isGuest: false })
    if (!user) throw new Error(`${email} is taken`)
    return user
  }
  return { ...all, baseUrl, addAccount, openBrowser: () => openBrowser(baseUrl) }
}

/** Keeps cookies as a browser does, and has a network address of its own. */
function openBrowser(baseUrl: string) {
  const jar = new Map<string, string>()
  const address = `2001:db8:0:${(++addresses).toString(16)}::1`
  const send = async (path: string, { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: object } = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new NextRequest(`${baseUrl}/api/auth/${path}`, {
      method,
      headers: { cookie, host: new URL(baseUrl).host, 'x-forwarded-for': address, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const response = await answerAuth(request, new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent))
    for (const line of response.headers.getSetCookie()) keep(line, jar)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    }
  }
  const get = (path: string) => send(path)
  const csrfToken = async (): Promise<string> => (await get('csrf')).body.csrfToken
  const form = 'application/x-www-form-urlencoded'
  return {
    jar,
    get,
    send,
    csrfToken,
    /** As the library's own client does it: the token first, then the form. */
    async post(path: string, fields: Record<string, string> = {}, headers: object = {}) {
      const body = new URLSearchParams({ csrfToken: await csrfToken(), json: 'true', ...fields }).toString()
      return send(path, { method: 'POST', body, headers: { 'content-type': form, ...headers } })
    },
    postJson: async (path: string, fields: object) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify({ csrfToken: await csrfToken(), ...fields }),
        headers: { 'content-type': 'application/json' },
      }),
    session: async () => (await get('session')).body,
  }
}

function keep(line: string, jar: Map<string, string>): void {
  const [pair = ''] = line.split(';')
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (/;\s*Max-Age=0\b/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
