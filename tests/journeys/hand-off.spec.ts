import { type APIRequestContext, request as newRequest, type Page } from 'playwright/test'
import { z } from 'zod'
import { expect, expectAccessible, test } from './journey'
import { continueAsGuest } from './steps'

const loginSchema = z.object({
  detail: z.object({
    data: z.object({
      user: z.looseObject({ id: z.string(), email: z.string() }),
      accessToken: z.string(),
      refreshToken: z.string(),
      accessTokenExpiresOn: z.number(),
      refreshTokenExpiresOn: z.number(),
    }),
  }),
})
const codeSchema = z.object({ detail: z.object({ data: z.object({ code: z.string(), expiresOn: z.number() }) }) })
// Tries to sign in are counted by where they come from: other journeys' are not to count here.
const NETWORK_ADDRESS = { 'x-forwarded-for': '198.51.100.8' }
const KINDS_OF_REQUEST: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]

test.use({ extraHTTPHeaders: NETWORK_ADDRESS })

type App = z.infer<typeof loginSchema>['detail']['data']

/** An account of its own, and the mobile app signed in with it: a client without the browser's cookies. */
async function openApp(url: string, firstName: string): Promise<{ app: App; email: string; outside: APIRequestContext }> {
  const outside = await newRequest.newContext({ baseURL: url, extraHTTPHeaders: NETWORK_ADDRESS })
  // Short: among all the digits of a longer one stands a card number by chance, which no entrance takes.
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const password = 'a long enough secret'
  const registered = await outside.post('/api/account/register', { data: { email, password, firstName, lastName: 'Marlow' } })
  expect(registered.status()).toBe(201)
  const login = await outside.post('/api/v1/auth/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  return { app: loginSchema.parse(await login.json()).detail.data, email, outside }
}

/** The address that the app opens; what it says of its user may be anything. */
function addressOf(path: string, app: App, user: object = app.user): string {
  const { accessToken, refreshToken, accessTokenExpiresOn, refreshTokenExpiresOn } = app
  const query = new URLSearchParams({
    accessToken,
    refreshToken,
    accessTokenExpiresOn: String(accessTokenExpiresOn),
    refreshTokenExpiresOn: String(refreshTokenExpiresOn),
    user: JSON.stringify(user),
  })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

async function sessionUser(page: Page): Promise<unknown> {
  return (await (await page.request.get('/api/auth/session')).json()).user
}

/** Until the page that the app wanted is there: the load goes through the hand-off in between. */
async function openFromApp(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
}

test('the app signs its user in: the token alone says who, and it is left nowhere', async ({ page, server }) => {
  const [{ app, email }, tom] = [await openApp(server.url, 'Ada'), await openApp(server.url, 'Tom')]
  const address = addressOf('/orders?from=app', app, { ...tom.app.user, role: 'admin' })
  const sent: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) => sent.push({ url: request.url(), referer: request.headers().referer }))

  await openFromApp(page, address)
  await expect(page).toHaveURL(`${server.url}/orders?from=app`)
  await expect.poll(() => sessionUser(page)).toMatchObject({ id: app.user.id, email, firstName: 'Ada', role: 'user' })
  await expect(page.getByText('Signing you in…')).toHaveCount(0)

  const [, ...after] = sent
  expect(after.filter(({ url, referer }) => `${url} ${referer}`.includes(app.accessToken) || url.includes(app.refreshToken))).toEqual([])
  expect(sent.filter(({ url }) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([])
  const devTools = await page.context().newCDPSession(page)
  const { entries } = await devTools.send('Page.getNavigationHistory')
  expect(entries.map(({ url }) => url).filter((url) => url !== 'about:blank')).toEqual([`${server.url}/orders?from=app`])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]))
  expect(stored).not.toContain(app.accessToken)
  expect(stored).not.toContain(app.refreshToken)
})

test('what is sent for such an address holds nothing of it, for a browser, a soft navigation and a prefetch alike', async ({ server }) => {
  const { app, outside } = await openApp(server.url, 'Ada')
  for (const path of ['/', '/chat', '/orders?_rsc=abc', '/hand-off', '/login', '/nowhere']) {
    for (const headers of KINDS_OF_REQUEST) {
      const answer = await outside.get(addressOf(path, app), { headers })
      expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      const said = `${await answer.text()}${JSON.stringify(answer.headersArray())}`
      expect(said).toContain('Signing you in')
      for (const secret of [app.accessToken, app.refreshToken, app.user.email]) expect(said).not.toContain(secret)
    }
  }
})

test('somebody who is signed in already is asked first, and may stay', async ({ page, server }) => {
  const { app, email } = await openApp(server.url, 'Ada')
  await page.goto('/login')
  await continueAsGuest(page)
  const guest = await sessionUser(page)

  await openFromApp(page, addressOf('/', app))
  await expect(page.getByRole('heading', { name: 'Change who is signed in?' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay a guest' }).click()
  await expect(page).toHaveURL(/\/chat/)
  expect(await sessionUser(page)).toEqual(guest)

  await openFromApp(page, addressOf('/', app))
  await page.getByRole('button', { name: 'Sign in as Ada Marlow' }).click()
  await expect(page).toHaveURL(/\/chat/)
  await expect.poll(() => sessionUser(page)).toMatchObject({ email })
})

test('a code is made for a token only, and signs in once', async ({ page, server }) => {
  const { app, email, outside } = await openApp(server.url, 'Ada')
  expect((await outside.post('/api/v1/auth/hand-off-codes')).status()).toBe(401)
  const refused = await outside.post('/api/v1/auth/hand-off-codes', { headers: { authorization: `Bearer ${app.accessToken}x` } })
  expect(refused.status()).toBe(401)
  const made = await outside.post('/api/v1/auth/hand-off-codes', { headers: { authorization: `Bearer ${app.accessToken}` } })
  expect(made.status()).toBe(200)
  const { code, expiresOn } = codeSchema.parse(await made.json()).detail.data
  expect(expiresOn).toBeLessThanOrEqual(60)

  await openFromApp(page, `/?handOffCode=${code}`)
  await expect(page).toHaveURL(/\/chat/)
  expect(await sessionUser(page)).toMatchObject({ email })

  await page.context().clearCookies()
  await openFromApp(page, `/?handOffCode=${code}`)
  await expect(page).toHaveURL(/\/login\?error=HandOffRefused/)
  expect(await sessionUser(page)).toBeUndefined()
})

test('with a part missing, forged or foreign nobody is signed in, and the sign-in page says so', async ({ page, server }) => {
  const [{ app }, tom] = [await openApp(server.url, 'Ada'), await openApp(server.url, 'Tom')]
  for (const address of [
    addressOf('/chat', { ...app, refreshToken: '' }),
    addressOf('/chat', app).replace(/user=[^&]*/, 'user=%7BAda%7D'),
    `${addressOf('/chat', app)}&accessToken=twice`,
  ]) {
    await openFromApp(page, address)
    await expect(page).toHaveURL(/\/login\?error=MissingSignIn/)
    await expect(page.getByText(/Missing sign-in details/)).toBeVisible()
  }
  for (const given of [
    { ...app, accessToken: `${app.accessToken.slice(0, -4)}AAAA` },
    { ...app, refreshToken: tom.app.refreshToken },
  ]) {
    await openFromApp(page, addressOf('/chat', given))
    await expect(page).toHaveURL(/\/login\?error=HandOffRefused/)
  }
  expect(await sessionUser(page)).toBeUndefined()

  await page.goto('/hand-off')
  await expect(page.getByRole('heading', { name: 'Missing sign-in details' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to sign-in' }).click()
  await expect(page).toHaveURL(/\/login/)
})
