import { encode, type JWT } from 'next-auth/jwt'
import { expect, test, vi } from 'vitest'
import { currentUser, requireUser } from '@/app/session/current-user'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openAuthWorld } from './auth-world'

// Where the framework keeps what came with a request.
const jar = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }))
vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => jar.cookies }) }))

const bring = (browser: { jar: Map<string, string> }) => {
  jar.cookies = [...browser.jar].map(([name, value]) => ({ name, value: decodeURIComponent(value) }))
}
const whereTo = (path: string) => requireUser(path).catch((error: { digest?: string }) => error.digest?.split(';')[2])

onEmbeddedDatabase((database) => {
  async function guest() {
    const world = openAuthWorld(database())
    const browser = world.openBrowser()
    await browser.post('callback/guest')
    const { user } = await browser.session()
    bring(browser)
    return { world, browser, user }
  }

  test('who is signed in is what the store says now', async () => {
    const { user } = await guest()
    expect(await currentUser()).toMatchObject({
      ...{ id: user.id, email: null, firstName: 'Guest', name: 'Guest', isGuest: true, role: 'user', hasPassword: false },
      preferences: { language: 'auto', theme: 'system' },
      sessionId: expect.stringMatching(/^[\w-]{6,}$/),
    })
  })

  test('without a cookie an API asks to sign in, and a page leads there and back', async () => {
    openAuthWorld(database())
    jar.cookies = [{ name: 'next-auth.session-token.evil', value: 'x' }]
    await expect(requireUser()).rejects.toMatchObject({ code: 'sign_in_required', status: 401 })
    expect(await whereTo('/flights?from=LHR&to=LIS')).toBe('/login?callbackUrl=%2Fflights%3Ffrom%3DLHR%26to%3DLIS')
  })

  test('an ended session is signed out at once, whatever its cookie says, and is told so', async () => {
    const { world, user } = await guest()
    await world.sessions.endAll(user.id, 'signed-out-elsewhere', world.clock())
    expect(await currentUser()).toBeNull()
    await expect(requireUser()).rejects.toMatchObject({ code: 'session_expired', status: 401 })
    expect(await whereTo('/chat')).toBe('/login?callbackUrl=%2Fchat&error=SessionExpired')
  })

  test('a cookie that names another user, or none of our sessions, is nobody’s', async () => {
    const { world, user } = await guest()
    const { sessionId } = (await currentUser()) ?? { sessionId: '' }
    const signed = (token: JWT) => encode({ token, secret: world.secret })
    const carried = { issuedBy: 'wayfarer' as const, isAppUser: false, accessToken: 'a', refreshToken: 'a' }
    const session = { ...carried, sessionId, accessTokenExpireOn: 3600, accessTokenExpiresAt: 0 }
    for (const token of [
      { sub: 'somebody-else', session },
      { sub: user.id, session: { ...session, sessionId: 'invented' } },
      { sub: user.id, session, error: 'RefreshAccessTokenError' as const },
      { sub: user.id },
    ]) {
      jar.cookies = [{ name: 'next-auth.session-token', value: await signed(token) }]
      expect(await currentUser()).toBeNull()
    }
    // A long one comes in pieces.
    const whole = await signed({ sub: user.id, session })
    jar.cookies = [1, 0].map((piece) => ({
      name: `next-auth.session-token.${piece}`,
      value: piece ? whole.slice(100) : whole.slice(0, 100),
    }))
    expect((await currentUser())?.id).toBe(user.id)
  })
})
