import { encode } from 'next-auth/jwt'
import type { APIResponse } from 'playwright/test'
import { CALLS, type Call, DETOURS, LEADING_AWAY, type Owned, PRIVATE_PLACES } from './hostile-calls'
import { type Client, expect, PASSWORD, register, SESSION_COOKIE, secretOf, test } from './plain-http'
import { SENTENCE } from './steps'

/** Stands in the name of the owner's thread, in that of their passenger, and nowhere else. */
const CANARY = 'quokkazebra'
const PROFILE = {
  ...{ title: 'ms', firstName: 'Ada', middleName: '', lastName: 'Marlow', bornOn: '1990-04-07', gender: 'female' },
  ...{ email: '', phone: '', passport: null, specialService: '' },
}

// Rows 1 to 20 of the abuse matrix, in one go over one owner: every refusal is clear, and nothing of theirs is told or changed.
test('hostile calls are refused, each in its own words', async ({ openClient, server }) => {
  test.setTimeout(180_000)
  const owner = await openClient()
  const owned = await own(owner)
  const before = await ownersView(owner, owned)
  const clients = { nobody: await openClient(), stranger: await openClient() }
  await clients.stranger.signIn(await register(clients.stranger, 'Tom'))

  for (const call of CALLS) await test.step(`row ${call.row}: ${call.name}`, () => expectRefused(call, owned, clients[call.who]))

  await test.step('row 2: forged cookies', async () => {
    const secret = secretOf(server)
    const carried = { issuedBy: 'wayfarer' as const, isAppUser: false, accessToken: 'a', refreshToken: 'a' }
    const session = { ...carried, sessionId: 'invented', accessTokenExpireOn: 3600, accessTokenExpiresAt: Date.now() + 3_600_000 }
    const token = { sub: owned.userId, session }
    const unsigned = ['{"alg":"none"}', JSON.stringify(token)].map((part) => Buffer.from(part).toString('base64url')).join('.')
    const forged = {
      'without a signature': `${unsigned}.`,
      'with another secret': await encode({ token, secret: 'the secret of somebody else' }),
      late: await encode({ token, secret, maxAge: -3600 }),
      'of no session': await encode({ token, secret }),
      'of the time before sessions': await encode({ token: { sub: owned.userId }, secret }),
    }
    for (const [name, value] of Object.entries(forged)) {
      const { request } = await openClient({ cookies: [{ name: SESSION_COOKIE, value }] })
      await expectSaid(await request.get('/api/threads'), 401, 'session_expired', name)
    }
  })

  await test.step('row 3: another user’s token', async () => {
    const csrfToken = await clients.nobody.csrfToken()
    await expectSaid(await clients.stranger.post('signout', { csrfToken }), 403, 'request_not_verified', 'another user’s token')
  })

  await test.step('row 5: addresses that lead away', async () => {
    for (const callbackUrl of LEADING_AWAY) {
      const client = await openClient()
      const entered = await client.post('callback/guest', { callbackUrl })
      expect.soft(await entered.json(), `callbackUrl ${callbackUrl}`).toEqual({ url: `${server.url}/` })
      const left = await client.post('signout', { callbackUrl, json: 'false' })
      expect.soft(left.headers().location, `callbackUrl ${callbackUrl}`).toBe(`${server.url}/`)
    }
  })

  await test.step('row 6: a role that is posted', async () => {
    const client = await openClient()
    const { email } = await register(client, 'Eve')
    await client.post('callback/credentials', { email, password: PASSWORD, role: 'admin', id: owned.userId })
    expect.soft((await client.session()).user).toMatchObject({ email, role: 'user' })
  })

  await test.step('row 7: a valid token and somebody else’s id', async () => {
    const { accessToken, refreshToken, user } = await clients.stranger.session()
    const client = await openClient()
    const posted = { id: owned.userId, email: owned.email, name: 'Ada', role: 'admin', accessToken, refreshToken }
    await client.post('callback/credentials', posted)
    expect.soft((await client.session()).user).toMatchObject({ id: user.id, role: 'user' })
  })

  await test.step('row 10: many tries to sign in', async () => {
    let last: APIResponse | undefined
    for (let tries = 0; tries <= 10; tries++) {
      const guesser = await openClient()
      last = await guesser.post('callback/credentials', { email: 'nobody.here@example.com', password: `guess ${tries}` })
    }
    if (!last) return
    await expectSaid(last, 429, 'too_many', 'the eleventh try')
    expect.soft(Number(last.headers()['retry-after'])).toBeGreaterThan(0)
    const phone = await openClient()
    const data = { email: 'nobody.here@example.com', password: 'guess' }
    await expectSaid(await phone.request.post('/api/v1/auth/login', { data }), 429, 'too_many', 'the same by the other door')
  })

  await test.step('row 12: detours to private places', async () => {
    const thread = await owner.request.get(`/chat/${owned.threadId}`)
    expect(await thread.text(), 'the canary is where it belongs').toContain(CANARY)
    for (const [who, client] of Object.entries(clients)) {
      for (const place of PRIVATE_PLACES) await expectSilent(client, place(owned), who)
    }
  })

  await test.step('row 18: the wish for another user’s data', async () => {
    const { request } = clients.stranger
    for (const path of ['/api/account/passengers', '/api/threads', '/api/account/export']) {
      const answer = await request.get(`${path}?userId=${owned.userId}&id=${owned.userId}&email=${owned.email}`)
      expect.soft(await answer.text(), path).not.toContain(CANARY)
      expect.soft(answer.status(), path).toBe(200)
    }
    const erased = await request.delete('/api/account', { data: { userId: owned.userId, password: PASSWORD } })
    await expectSaid(erased, 400, 'unknown_field', 'the wish to delete another user')
  })

  expect(await ownersView(owner, owned), 'what the owner has').toEqual(before)
})

/** An account with a thread, its flights, and a saved passenger. */
async function own(client: Client): Promise<Owned> {
  const { email, id: userId } = await register(client, 'Ada')
  await client.signIn({ email })
  const chat = await client.request.post('/api/chat', { data: { key: 'canary-1', text: SENTENCE } })
  expect(chat.status()).toBe(200)
  await chat.text()
  const { threads } = await (await client.request.get('/api/threads')).json()
  const threadId: string = threads[0].id
  await client.request.patch(`/api/threads/${threadId}`, { data: { name: `A trip of ${CANARY}` } })
  const { trip } = await (await client.request.get(`/api/trips/${threadId}`)).json()
  const passenger = { profile: { ...PROFILE, middleName: CANARY }, isSelf: false, savedPassengerId: null }
  const saved = await client.request.post('/api/account/passengers', { data: passenger })
  return { threadId, searchId: trip.result.searchId, passengerId: (await saved.json()).id, userId, email }
}

async function ownersView({ request }: Client, { threadId, passengerId }: Owned): Promise<unknown[]> {
  const paths = [`/api/trips/${threadId}`, '/api/threads', `/api/account/passengers/${passengerId}`]
  return Promise.all(paths.map(async (path) => (await request.get(path)).json()))
}

async function expectRefused(call: Call, owned: Owned, client: Client): Promise<void> {
  const { method = 'GET', path, json, form, headers, status, code } = call
  const answer = await client.request.fetch(client.address(path(owned)), {
    method,
    ...(json ? { data: json(owned) } : {}),
    ...(form ? { form: await form(owned, client) } : {}),
    ...(headers ? { headers } : {}),
  })
  const name = `row ${call.row}: ${call.name}`
  expect.soft([status].flat(), `${name} answered ${answer.status()}`).toContain(answer.status())
  const said = await answer.text()
  expect.soft(said.toLowerCase(), name).not.toContain(CANARY)
  if (code) expect.soft(JSON.parse(said).error, name).toMatchObject({ code, message: expect.stringMatching(/\w.*\.$/), requestId: /.*/ })
}

async function expectSaid(answer: APIResponse, status: number, code: string, name: string): Promise<void> {
  expect.soft(answer.status(), name).toBe(status)
  expect.soft((await answer.json()).error?.code, name).toBe(code)
}

/** Whatever way is taken to a place, no byte of the owner's comes. */
async function expectSilent({ request, address }: Client, place: string, who: string): Promise<void> {
  await Promise.all(
    DETOURS.map(async ({ name, path = (same) => same, headers = {} }) => {
      const answer = await request.get(address(path(place)), { headers, maxRedirects: 3 })
      const bytes = (await answer.body()).toString('utf8').toLowerCase()
      expect.soft(bytes, `${place} for ${who}: ${name}`).not.toContain(CANARY)
      expect.soft(answer.status(), `${place} for ${who}: ${name}`).toBeLessThan(500)
    }),
  )
}
