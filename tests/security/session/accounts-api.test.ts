import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST as login } from '@/app/api/v1/auth/login/route'
import { POST as logout } from '@/app/api/v1/auth/logout/route'
import { POST as refresh } from '@/app/api/v1/auth/refresh/route'
import { GET as getDetails } from '@/app/api/v1/auth/user/get-details/route'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createRemoteDirectory } from '@/lib/adapters/directory/remote/remote-directory'
import { openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { openAuthWorld } from './auth-world'

const PASSWORD = 'a long enough secret'
const ADA = { email: 'ada@example.com', password: PASSWORD }
const REMOTE = { email: 'ada.elsewhere@example.com', password: PASSWORD }
const context = { params: Promise.resolve({}) }

async function post(route: typeof login, body: object) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:a::1' }
  const request = new Request('http://127.0.0.1:3000/api/v1/auth', { method: 'POST', headers, body: JSON.stringify(body) })
  return said(await route(request, context))
}

async function details(authorization?: string) {
  const headers = new Headers(authorization === undefined ? {} : { authorization })
  return said(await getDetails(new Request('http://127.0.0.1:3000/api/v1/auth/user/get-details', { headers }), context))
}

async function said(response: Response) {
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
  return { status: response.status, body: await response.json() }
}

onEmbeddedDatabase((database) => {
  test('the mobile app signs in, renews, asks who it is, and signs out', async () => {
    const world = openAuthWorld(database())
    const { id } = await world.addAccount(ADA.email, PASSWORD)
    const user = { id, email: ADA.email, firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' }
    const entered = await post(login, { ...ADA, email: ' Ada@Example.com ' })
    expect(entered).toMatchObject({
      status: 200,
      body: { detail: { data: { user, accessTokenExpiresOn: 3600, refreshTokenExpiresOn: 2_592_000, tokenType: 'Bearer' } } },
    })
    const { accessToken, refreshToken } = entered.body.detail.data
    expect(await details(`Bearer ${accessToken}`)).toEqual({ status: 200, body: { detail: { data: user } } })
    const [{ kind } = { kind: null }] = await world.sessions.list(id, world.clock())
    expect(kind).toBe('app')
    const renewed = (await post(refresh, { refreshToken })).body.detail.data
    expect(renewed.refreshToken).not.toBe(refreshToken)
    expect(await post(logout, { refreshToken: renewed.refreshToken })).toMatchObject({ status: 200, body: { detail: { data: {} } } })
    for (const token of [accessToken, renewed.accessToken]) {
      expect(await details(`Bearer ${token}`)).toMatchObject({ status: 401, body: { error: { code: 'session_expired' } } })
    }
    expect(await post(refresh, { refreshToken: renewed.refreshToken })).toMatchObject({ status: 401 })
    expect(await post(logout, { refreshToken: renewed.refreshToken })).toMatchObject({ status: 200 })
  })

  test('a wrong password, a header that is none, and fields that do not belong there are refused', async () => {
    openAuthWorld(database())
    expect(await post(login, { ...ADA, password: 'wrong' })).toMatchObject({ status: 401, body: { error: { code: 'sign_in_required' } } })
    expect(await post(login, { ...ADA, role: 'admin' })).toMatchObject({ status: 400, body: { error: { code: 'unknown_field' } } })
    expect(await details()).toMatchObject({ status: 401, body: { error: { code: 'sign_in_required' } } })
    for (const header of ['Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer a, Bearer b', 'bearer invented', 'abc']) {
      expect(await details(header), header).toMatchObject({ status: 401, body: { error: { code: 'session_expired' } } })
    }
  })

  test('tries by this door count like those by the other', async () => {
    const world = openAuthWorld(database())
    const tom = { email: 'tom@example.com', password: 'wrong' }
    for (let tries = 0; tries < 10; tries++) await world.openBrowser().post('callback/credentials', tom)
    expect(await post(login, tom)).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } })
  })

  let server: Awaited<ReturnType<typeof openDirectoryServer>>
  beforeAll(async () => {
    const account = { id: 'remote-1', ...REMOTE, firstName: 'Ada', lastName: 'Marlow' }
    server = await openDirectoryServer({ accounts: [account] })
  })
  afterAll(() => server.close())

  test('where another server keeps the accounts, it is the one that is asked, but never about tokens of ours', async () => {
    const world = openAuthWorld(database(), { put: { directory: createRemoteDirectory({ baseUrl: server.baseUrl }) } })
    for (const route of [login, refresh, logout]) expect(await post(route, REMOTE)).toMatchObject({ status: 404 })
    const browser = world.openBrowser()
    expect((await browser.post('callback/credentials', REMOTE)).status).toBe(200)
    const { accessToken, user } = await browser.session()
    expect(user).toMatchObject({ email: REMOTE.email, role: 'user' })
    expect((await details(`Bearer ${accessToken}`)).body.detail.data).toMatchObject({ email: REMOTE.email })
    const guest = world.openBrowser()
    await guest.post('callback/guest')
    const asked = server.received.length
    const { accessToken: own, user: known } = await guest.session()
    expect((await details(`Bearer ${own}`)).body.detail.data.id).toBe(known.id)
    expect(server.received).toHaveLength(asked)
  })

  test('a server that does not answer refuses nobody, and ends no session', async () => {
    const world = openAuthWorld(database(), { put: { directory: createRemoteDirectory({ baseUrl: server.baseUrl }) } })
    const browser = world.openBrowser()
    await browser.post('callback/credentials', REMOTE)
    server.mood = 'error'
    const refused = await world.openBrowser().post('callback/credentials', REMOTE)
    expect(refused).toMatchObject({ status: 500, body: { error: { code: 'server_error' }, url: expect.stringMatching(/Unavailable$/) } })
    const kept = await browser.postJson('session', { data: { refresh: true } })
    expect(kept).toMatchObject({ status: 200, body: { user: { email: REMOTE.email } } })
    server.mood = 'well'
    expect((await browser.session()).user.email).toBe(REMOTE.email)
  })
})
