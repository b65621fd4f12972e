import { encode } from 'next-auth/jwt'
import { afterEach, expect, test, vi } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { catchLog } from '@/tests/fixtures/catch-log'
import { openAuthWorld } from './auth-world'

const PASSWORD = 'a long enough secret'
let accounts = 0
const newEmail = () => `ada.${++accounts}@example.com`

afterEach(() => vi.restoreAllMocks())

/** However long a test takes, all of its tries are made at once. */
function standingClock() {
  const now = new Date()
  return () => now
}

onEmbeddedDatabase((database) => {
  async function signedIn(options = {}) {
    const world = openAuthWorld(database(), options)
    const browser = world.openBrowser()
    const email = newEmail()
    const user = await world.addAccount(email, PASSWORD)
    const answer = await browser.post('callback/credentials', { email, password: PASSWORD })
    return { world, browser, user, email, answer }
  }

  test('a session holds its tokens and the user as they are now', async () => {
    const { world, browser, user, email, answer } = await signedIn()
    expect(answer).toMatchObject({ status: 200, body: { url: `${world.baseUrl}/chat` } })
    await world.users.update(user.id, { firstName: 'Augusta' })
    expect(await browser.session()).toEqual({
      expires: expect.any(String),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      accessTokenExpireOn: 3600,
      isAppUser: false,
      user: { id: user.id, email, firstName: 'Augusta', lastName: 'Marlow', picture: null, role: 'user' },
    })
  })

  test('only the explicit wish renews the tokens early; nothing else that is posted counts', async () => {
    const { browser, user } = await signedIn()
    const { accessToken } = await browser.session()
    const role = await browser.postJson('session', { data: { user: { id: 'somebody', role: 'admin' }, sub: 'somebody' } })
    expect(role.body).toMatchObject({ accessToken, user: { id: user.id, role: 'user' } })
    const renewed = await browser.postJson('session', { data: { refresh: true } })
    expect(renewed.body.accessToken).not.toBe(accessToken)
    expect((await browser.session()).accessToken).toBe(renewed.body.accessToken)
  })

  test('who only asks writes no cookie, so that a late answer puts nothing in the place of a renewed one', async () => {
    const { world, browser, user } = await signedIn()
    const cookieOf = async (answer: ReturnType<typeof browser.get>) => (await answer).headers.get('set-cookie')
    expect(await cookieOf(browser.get('session'))).toBeNull()
    expect(await cookieOf(browser.postJson('session', { data: { refresh: true } }))).toContain('next-auth.session-token=')
    expect(await cookieOf(browser.get('session'))).toBeNull()
    await world.sessions.endAll(user.id, 'signed-out-elsewhere', world.clock())
    expect(await cookieOf(browser.get('session'))).toContain('next-auth.session-token=')
    expect(await cookieOf(browser.get('session'))).toBeNull()
  })

  test('a session that was ended elsewhere has only its error, and its tokens are gone from the cookie', async () => {
    const { world, browser, user } = await signedIn()
    await world.sessions.endAll(user.id, 'signed-out-elsewhere', world.clock())
    for (let times = 0; times < 2; times++) {
      expect(await browser.session()).toEqual({ expires: expect.any(String), error: 'RefreshAccessTokenError' })
    }
  })

  test('signing out ends the session for a copy of the cookie, too', async () => {
    const { world, browser } = await signedIn()
    const copy = world.openBrowser()
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    expect((await browser.post('signout')).body).toEqual({ url: `${world.baseUrl}/login` })
    expect(await browser.session()).toEqual({})
    expect((await copy.session()).error).toBe('RefreshAccessTokenError')
  })

  test('signing in again ends the session before', async () => {
    const { world, browser, user, email } = await signedIn()
    await browser.post('callback/credentials', { email, password: PASSWORD })
    expect(await world.sessions.list(user.id, world.clock())).toHaveLength(1)
  })

  test('what the app posts beside its tokens is not believed', async () => {
    const { world, browser, user } = await signedIn()
    const other = await world.addAccount(newEmail(), PASSWORD)
    const { accessToken, refreshToken } = await browser.session()
    const phone = world.openBrowser()
    const posted = { id: other.id, email: other.email ?? '', name: 'Tom', role: 'admin', accessToken, refreshToken, tokenType: 'Bearer' }
    expect((await phone.post('callback/credentials', posted)).status).toBe(200)
    expect((await phone.session()).user).toMatchObject({ id: user.id, role: 'user' })
    const forged = await world.openBrowser().post('callback/credentials', { ...posted, accessToken: `${accessToken.slice(0, -3)}aaa` })
    expect(forged).toMatchObject({ status: 401, body: { url: expect.stringContaining('error=HandOffRefused') } })
    const half = await world.openBrowser().post('callback/credentials', { ...posted, refreshToken: '' })
    expect(half).toMatchObject({ status: 401, body: { url: expect.stringContaining('error=MissingSignIn') } })
  })

  test('forged cookies open nothing', async () => {
    const world = openAuthWorld(database())
    const user = await world.addAccount(newEmail(), PASSWORD)
    const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa(JSON.stringify({ sub: user.id })).replaceAll('=', '')}.`
    const foreign = await encode({ token: { sub: user.id }, secret: 'the secret of somebody else' })
    const late = await encode({ token: { sub: user.id }, secret: world.secret, maxAge: -60 })
    for (const value of [unsigned, foreign, late, 'nonsense']) {
      const browser = world.openBrowser()
      browser.jar.set('next-auth.session-token', value)
      expect(await browser.session()).toEqual({})
    }
    // Signed by us, but of no session.
    const browser = world.openBrowser()
    browser.jar.set('next-auth.session-token', await encode({ token: { sub: user.id }, secret: world.secret }))
    expect((await browser.session()).user).toBeUndefined()
  })

  test('a form without this browser’s own token, or from another site, is refused', async () => {
    const { world, browser, email } = await signedIn()
    const refused = { status: 403, body: { error: { code: 'request_not_verified', requestId: expect.any(String) } } }
    const stranger = world.openBrowser()
    for (const csrfToken of ['', 'invented', await stranger.csrfToken()]) {
      expect(await browser.post('signout', { csrfToken })).toMatchObject(refused)
      expect(await browser.post('callback/credentials', { csrfToken, email, password: PASSWORD })).toMatchObject(refused)
      expect(await browser.postJson('session', { csrfToken, data: {} })).toMatchObject(refused)
    }
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(await browser.post('signout', {}, headers)).toMatchObject(refused)
    }
    expect((await browser.session()).user).toBeDefined()
  })

  test('the eleventh try for an account waits, wherever it comes from', async () => {
    const { world, email } = await signedIn()
    let last = await world.openBrowser().post('callback/credentials', { email, password: 'wrong' })
    expect(last.status).toBe(401)
    expect(last.body.url).toContain('error=CredentialsSignin')
    for (let tries = 0; tries < 9; tries++) last = await world.openBrowser().post('callback/credentials', { email, password: 'wrong' })
    expect(last).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } })
    const seconds = last.headers.get('retry-after')
    expect(last.body.url).toBe(`${world.baseUrl}/login?error=TooManyTries:${seconds}`)
  })

  test('who guesses at an account keeps its owner out of no browser that they have signed in with', async () => {
    const { world, browser, email } = await signedIn({ put: { clock: standingClock() } })
    await browser.post('signout')
    const right = { email, password: PASSWORD }
    for (let tries = 0; tries < 10; tries++) await world.openBrowser().post('callback/credentials', { email, password: 'wrong' })
    expect((await world.openBrowser().post('callback/credentials', right)).status).toBe(429)
    const other = world.openBrowser()
    other.jar.set('wayfarer.known-device', `${browser.jar.get('wayfarer.known-device')}x`)
    expect((await other.post('callback/credentials', right)).status).toBe(429)
    expect((await browser.post('callback/credentials', { ...right, email: email.toUpperCase() })).status).toBe(200)
    expect(browser.jar.get('wayfarer.known-device')).not.toContain(email)
  })

  test('no header says which address people open', async () => {
    const { world, browser } = await signedIn()
    vi.stubEnv('NEXTAUTH_URL', undefined)
    vi.stubEnv('AUTH_TRUST_HOST', 'true')
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const { body } = await browser.send('providers', { headers })
    expect(body.credentials).toMatchObject({ callbackUrl: `${world.baseUrl}/api/auth/callback/credentials` })
    vi.unstubAllEnvs()
  })

  test('what the app hands over is no try of anybody’s password', async () => {
    const { world, email } = await signedIn({ put: { clock: standingClock() } })
    const handedOver = { email, accessToken: 'a', refreshToken: 'b' }
    for (let tries = 0; tries < 12; tries++) await world.openBrowser().post('callback/credentials', handedOver)
    expect((await world.openBrowser().post('callback/credentials', { email, password: PASSWORD })).status).toBe(200)
  })

  test('nobody is signed out for show: while the store does not answer, the session is kept and it is said', async () => {
    const { browser, email } = await signedIn()
    openAuthWorld(database(), { put: { sessions: { end: () => Promise.reject(new Error('the database is away')) } } })
    expect(await browser.post('signout')).toMatchObject({ status: 500, body: { error: { code: 'server_error' } } })
    openAuthWorld(database())
    expect((await browser.session()).user.email).toBe(email)
  })

  test('a session is renewed as often as anybody needs, and no more', async () => {
    const { browser } = await signedIn({ put: { clock: standingClock() } })
    const renew = () => browser.postJson('session', { data: { refresh: true } })
    for (let times = 0; times < 30; times++) expect((await renew()).status).toBe(200)
    expect((await renew()).status).toBe(429)
    expect((await browser.session()).user).toBeDefined()
  })

  test('a failure on our side is no refusal, and ends no session', async () => {
    const { browser, email } = await signedIn()
    const failing = { sessions: { findUser: () => Promise.reject(new Error('the database is away')) } }
    openAuthWorld(database(), { put: failing })
    expect(await browser.get('session')).toMatchObject({ status: 500, body: { error: { code: 'server_error' } } })
    openAuthWorld(database())
    expect((await browser.session()).user.email).toBe(email)
    openAuthWorld(database(), { put: { users: { findByEmail: () => Promise.reject(new Error('away')) }, directory: { isOwn: true } } })
    const answer = await browser.post('callback/credentials', { email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 500, body: { url: expect.stringMatching(/error=Unavailable$/) } })
  })

  test('reports from browsers are short, of a known level, and stay on one line', async () => {
    const browser = openAuthWorld(database()).openBrowser()
    const logged = catchLog()
    expect(
      (await browser.post('_log', { level: 'error', code: 'A\nB', message: `x\u2028${'y'.repeat(1_000)}`, stack: 'secret' })).status,
    ).toBe(200)
    const line = String(logged.lines.at(-1))
    logged.stop()
    expect(line).toMatch(/^\{"time":"[\w:.-]+","level":"warn","event":"browser","reported":"error","code":"A B","message":"x y+"\}$/)
    expect(line.length).toBeLessThan(350)
    expect((await browser.post('_log', { level: 'constructor', code: 'A' })).status).toBe(400)
    expect((await browser.post('_log', { level: 'error', code: 'x'.repeat(5_000) })).status).toBe(413)
    expect((await browser.post('signout', { callbackUrl: 'x'.repeat(20_000) })).status).toBe(413)
  })

  test('addresses that lead elsewhere lead home, a missing one into the chat', async () => {
    const world = openAuthWorld(database())
    for (const callbackUrl of [
      '//evil.example',
      'https://evil.example/chat',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%2f%2fevil.example',
    ]) {
      const answer = await world.openBrowser().post('callback/guest', { callbackUrl })
      expect(answer.body, callbackUrl).toEqual({ url: `${world.baseUrl}/` })
    }
    const browser = world.openBrowser()
    browser.jar.set('next-auth.callback-url', encodeURIComponent('javascript:alert(1)'))
    expect((await browser.get('session')).status).toBe(200)
    expect(await browser.send('callback/guest', { method: 'POST' })).toMatchObject({ status: 403 })
    expect((await browser.post('callback/guest', { json: 'false' })).location).toBe(`${world.baseUrl}/chat`)
  })

  test('an unknown provider leads to the sign-in page, an unknown address nowhere', async () => {
    const { baseUrl, ...world } = openAuthWorld(database())
    const browser = world.openBrowser()
    const answer = await browser.post('signin/nosuch', { callbackUrl: '/orders', json: 'false' })
    expect(answer).toMatchObject({
      status: 302,
      location: `${baseUrl}/api/auth/signin?callbackUrl=${encodeURIComponent(`${baseUrl}/orders`)}`,
    })
    expect((await browser.get('signin?callbackUrl=%2Forders')).location).toBe(`${baseUrl}/login?callbackUrl=%2Forders`)
    expect((await browser.get('signin?callbackUrl=https://evil.example')).location).toBe(`${baseUrl}/login?callbackUrl=%2F`)
    expect((await browser.get('callback/credentials')).location).toMatch(/\/api\/auth\/signin\?/)
    expect((await world.openBrowser().get('error')).location).toBe(`${baseUrl}/login?error=Configuration`)
    expect((await browser.get('nosuch')).status).toBe(404)
    expect((await browser.post('nosuch')).status).toBe(404)
  })

  test('no answer is kept by a cache; over HTTPS the cookie belongs to this host alone', async () => {
    const { browser, answer } = await signedIn({ baseUrl: 'https://wayfarer.test' })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-next-auth.session-token='))
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/Domain/i)
    for (const path of ['session', 'csrf', 'providers', 'signin', 'error', 'nosuch']) {
      expect((await browser.get(path)).headers.get('cache-control'), path).toBe('private, no-store')
    }
    expect((await browser.session()).user).toBeDefined()
  })
})
