import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from 'playwright/test'
import { test as base, expect } from './journey'
import type { AppServer } from './server'

export const PASSWORD = 'a long enough secret'
export const SESSION_COOKIE = 'next-auth.session-token'

type Cookie = { name: string; value: string }
type Options = { cookies?: Cookie[] }
export type Client = Awaited<ReturnType<typeof openClient>>
export type Account = { email: string; id: string }

let clients = 0

/** Journeys without a browser: what a form, a phone or somebody with a command line sends. */
export const test = base.extend<{ openClient: (options?: Options) => Promise<Client> }>({
  // No page, so no faults of a page.
  faults: async ({ baseURL: _ }, use) => {
    await use([])
  },
  openClient: async ({ playwright, server }, use, { workerIndex }) => {
    const opened: APIRequestContext[] = []
    await use(async ({ cookies = [] } = {}) => {
      // Tries are counted by network address: each has its own, from the range for documentation (RFC 3849).
      const address = `2001:db8:${(workerIndex % 65_536).toString(16)}:${(++clients).toString(16)}::1`
      const request = await playwright.request.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': address },
        maxRedirects: 0,
        // The first call of a new server loads what it needs.
        timeout: 60_000,
        storageState: { cookies: cookies.map((cookie) => ({ ...COOKIE, ...cookie })), origins: [] },
      })
      opened.push(request)
      return openClient(request, server)
    })
    for (const request of opened) await request.dispose()
  },
})
export { expect }

const COOKIE = { domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }

function openClient(request: APIRequestContext, { url }: AppServer) {
  const csrfToken = async (): Promise<string> => (await (await request.get('/api/auth/csrf')).json()).csrfToken
  return {
    request,
    csrfToken,
    /** A form of the auth library, with this client's own token unless another is given. */
    post: async (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<APIResponse> =>
      request.post(`/api/auth/${path}`, { form: { csrfToken: await csrfToken(), json: 'true', ...form }, headers }),
    session: async () => (await request.get('/api/auth/session')).json(),
    cookies: async (): Promise<Cookie[]> => (await request.storageState()).cookies.map(({ name, value }) => ({ name, value })),
    signIn: async ({ email }: { email: string }) => {
      const answer = await request.post('/api/auth/callback/credentials', {
        form: { csrfToken: await csrfToken(), email, password: PASSWORD, json: 'true' },
      })
      expect(answer.status()).toBe(200)
    },
    /** The whole address, for paths that would be read as a host. */
    address: (path: string) => url + path,
  }
}

/** Makes an account without signing in to it. */
export async function register({ request }: Client, firstName: string): Promise<Account> {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const answer = await request.post('/api/account/register', { data: { email, password: PASSWORD, firstName, lastName: 'Marlow' } })
  expect(answer.status()).toBe(201)
  return { email, id: (await answer.json()).id }
}

/** What the server signs with: to forge cookies as only a thief of it could. */
export function secretOf({ dataFolder }: AppServer): string {
  return readFileSync(join(dataFolder, 'session-secret'), 'utf8').trim()
}
