import { expect, PASSWORD, register, SESSION_COOKIE, test } from './plain-http'

// Every route of the auth library by plain HTTP, and those of the accounts as the mobile app knows them.

test('the library’s routes: session, token, providers, signing in by form, update, signing out', async ({ openClient, server }) => {
  const client = await openClient()
  expect(await client.session()).toEqual({})
  expect(await client.csrfToken()).toMatch(/^[0-9a-f]{64}$/)
  const providers = await (await client.request.get('/api/auth/providers')).json()
  expect(providers).toMatchObject({
    credentials: { type: 'credentials', callbackUrl: `${server.url}/api/auth/callback/credentials` },
    guest: { type: 'credentials', signinUrl: `${server.url}/api/auth/signin/guest` },
  })
  const { email, id } = await register(client, 'Ada')

  const wrong = await client.post('callback/credentials', { email, password: 'the wrong secret' })
  expect(wrong.status()).toBe(401)
  expect((await wrong.json()).url).toContain('error=CredentialsSignin')
  const plain = await client.post('callback/credentials', { email, password: PASSWORD, callbackUrl: '/orders', json: 'false' })
  expect(plain.status()).toBe(302)
  expect(plain.headers().location).toBe(`${server.url}/orders`)
  expect(plain.headers()['cache-control']).toBe('private, no-store')
  expect(plain.headers()['set-cookie']).toMatch(/next-auth\.session-token=[^;]+; Path=\/;[^\n]*HttpOnly; SameSite=Lax/)

  const session = await client.session()
  expect(session).toEqual({
    expires: expect.any(String),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    accessTokenExpireOn: 3600,
    isAppUser: false,
    user: { id, email, firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' },
  })
  const data = { refresh: true, user: { role: 'admin' } }
  const updated = await client.request.post('/api/auth/session', { data: { csrfToken: await client.csrfToken(), data } })
  expect(await updated.json()).toMatchObject({ user: { id, role: 'user' } })
  expect((await updated.json()).accessToken).not.toBe(session.accessToken)
  const details = await client.request.get('/api/v1/auth/user/get-details', { headers: { authorization: `Bearer ${session.accessToken}` } })
  expect(await details.json()).toEqual({ detail: { data: session.user } })

  const copy = await openClient({ cookies: await client.cookies() })
  expect((await copy.request.get('/api/threads')).status()).toBe(200)
  expect(await (await client.post('signout', { callbackUrl: '/login' })).json()).toEqual({ url: `${server.url}/login` })
  expect(await client.session()).toEqual({})
  expect((await (await client.request.get('/api/threads')).json()).error.code).toBe('sign_in_required')
  const copied = await copy.request.get('/api/threads')
  expect(copied.status()).toBe(401)
  expect((await copied.json()).error.code).toBe('session_expired')
  expect(await copy.session()).toEqual({ expires: expect.any(String), error: 'RefreshAccessTokenError' })
  const page = await copy.request.get('/orders')
  expect(page.status()).toBe(307)
  expect(page.headers().location).toMatch(/\/login\?callbackUrl=%2Forders&error=SessionExpired$/)
})

test('a guest goes on by one form, and who registers then is the same user in the same session', async ({ openClient, server }) => {
  const client = await openClient()
  expect(await (await client.post('callback/guest', { callbackUrl: `${server.url}/chat` })).json()).toEqual({ url: `${server.url}/chat` })
  const { user } = await client.session()
  const account = await register(client, 'Tom')
  expect(account.id).toBe(user.id)
  expect((await client.session()).user).toMatchObject({ id: user.id, email: account.email, firstName: 'Tom' })
  const elsewhere = await openClient()
  await elsewhere.signIn(account)
  expect((await elsewhere.session()).user.id).toBe(user.id)
})

test('the mobile app signs in, hands over, and is believed its tokens alone', async ({ openClient }) => {
  const phone = await openClient()
  const [ada, tom] = [await register(phone, 'Ada'), await register(phone, 'Tom')]
  const login = await phone.request.post('/api/v1/auth/login', { data: { email: ada.email, password: PASSWORD } })
  expect(login.headers()['set-cookie']).toBeUndefined()
  const { detail } = await login.json()
  expect(detail.data).toEqual({
    user: { id: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' },
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    accessTokenExpiresOn: 3600,
    refreshTokenExpiresOn: 30 * 24 * 3600,
    tokenType: 'Bearer',
  })
  const { accessToken, refreshToken } = detail.data
  const handedOver = {
    ...{ id: tom.id, email: tom.email, name: 'Tom Marlow', picture: '', role: 'admin', accessToken, refreshToken, tokenType: 'Bearer' },
    ...{ accessTokenExpireOn: '3600', refreshTokenExpireOn: '2592000' },
  }
  const web = await openClient()
  expect((await web.post('callback/credentials', handedOver)).status()).toBe(200)
  const session = await web.session()
  expect(session).toMatchObject({ isAppUser: true, user: { id: ada.id, email: ada.email, role: 'user' } })

  for (const broken of [
    { refreshToken: '' },
    { accessToken: '' },
    { accessToken: `${accessToken.slice(0, -2)}AA` },
    { refreshToken: 'x' },
  ]) {
    const stranger = await openClient()
    expect((await stranger.post('callback/credentials', { ...handedOver, ...broken })).status(), JSON.stringify(broken)).toBe(401)
    expect(await stranger.session()).toEqual({})
  }

  const refreshed = (await (await phone.request.post('/api/v1/auth/refresh', { data: { refreshToken } })).json()).detail.data
  expect(refreshed).toMatchObject({ accessTokenExpiresOn: 3600, tokenType: 'Bearer' })
  expect(refreshed.refreshToken).not.toBe(refreshToken)
  // Signing out of the web leaves the phone alone, and the other way round.
  expect((await phone.request.post('/api/v1/auth/logout', { data: { refreshToken: refreshed.refreshToken } })).status()).toBe(200)
  const after = await phone.request.post('/api/v1/auth/refresh', { data: { refreshToken: refreshed.refreshToken } })
  expect(after.status()).toBe(401)
  expect((await after.json()).error.code).toBe('session_expired')
  expect((await web.session()).user.id).toBe(ada.id)
})

test('a refused refresh ends the session with its error, and keeps no token', async ({ openClient }) => {
  const client = await openClient()
  await client.signIn(await register(client, 'Ada'))
  const { refreshToken } = await client.session()
  await client.request.post('/api/v1/auth/logout', { data: { refreshToken } })
  for (let times = 0; times < 2; times++) {
    expect(await client.session()).toEqual({ expires: expect.any(String), error: 'RefreshAccessTokenError' })
  }
  expect((await client.cookies()).map(({ name }) => name)).toContain(SESSION_COOKIE)
  await client.post('signout')
  expect((await client.cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE)
})

test('the library’s pages lead to ours, and other methods to nothing', async ({ openClient, server }) => {
  const { request, post } = await openClient()
  const locationOf = async (path: string) => (await request.get(path)).headers().location
  expect(await locationOf('/api/auth/signin?callbackUrl=%2Forders')).toBe(`${server.url}/login?callbackUrl=%2Forders`)
  expect(await locationOf('/api/auth/signout')).toBe(`${server.url}/login`)
  expect(await locationOf('/api/auth/error?error=Configuration')).toMatch(/\/login\?.*error=Configuration$/)
  expect((await request.get('/api/auth/nosuch')).status()).toBe(404)
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await request.fetch('/api/auth/session', { method })).status()).toBe(405)
  expect((await post('_log', { level: 'warn', code: 'CLIENT_FETCH_ERROR', message: 'no answer' })).status()).toBe(200)
  expect((await post('_log', { level: 'constructor', code: 'A' })).status()).toBe(400)
  expect((await post('_log', { level: 'error', code: 'x'.repeat(5_000) })).status()).toBe(413)
})
