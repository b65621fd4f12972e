import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { openSessionWorld } from '@/tests/fixtures/directory-server/session-world'
import { makeHandOffCode } from './hand-off-code'
import type { SessionDeps, SignedIn } from './session-deps'
import { signInAsGuest, signInFromApp, signInWithCode, signInWithGoogle, signInWithPassword } from './sign-in'

const DEVICE = 'Firefox on Linux'
const anAddress = () => `ada-${randomUUID()}@example.com`

function must(signedIn: SignedIn | string | null): SignedIn {
  if (signedIn === null || typeof signedIn === 'string') throw new Error(`nobody was signed in: ${signedIn}`)
  return signedIn
}

async function aServer() {
  const told = { password: 'correct horse', firstName: 'Ada', lastName: 'Marlow' }
  const ada = { ...told, id: randomUUID(), email: anAddress(), role: 'agent' }
  const tom = { ...told, id: randomUUID(), email: `tom-${anAddress()}`, firstName: 'Tom' }
  const server = await openDirectoryServer({ accounts: [ada, tom], accessTokenSeconds: 1800 })
  onTestFinished(server.close)
  return { server, ada, tom }
}

const sessionsOf = ({ user }: SignedIn, { sessions, clock }: SessionDeps) => sessions.list(user.id, clock())

onEmbeddedDatabase((database) => {
  test('the right password opens a session with tokens of its own', async () => {
    const { deps } = openSessionWorld(database())
    const email = anAddress()
    const passwordHash = await deps.passwords.hash('correct horse')
    const user = await deps.users.create({ email, firstName: 'Ada', lastName: 'Marlow', passwordHash, isGuest: false })
    const signedIn = must(await signInWithPassword({ email, password: 'correct horse' }, DEVICE, deps))
    expect(signedIn).toMatchObject({ user, session: { issuedBy: 'wayfarer', isAppUser: false, accessTokenExpireOn: 3600 } })
    expect(signedIn.session.accessTokenExpiresAt).toBe(deps.clock().getTime() + 3_600_000)
    expect(await sessionsOf(signedIn, deps)).toMatchObject([{ id: signedIn.session.sessionId, kind: 'password', device: DEVICE }])
    const again = must(await signInWithPassword({ email, password: 'correct horse' }, DEVICE, deps))
    expect(again.session.sessionId).not.toBe(signedIn.session.sessionId)
    expect(await signInWithPassword({ email, password: 'wrong' }, DEVICE, deps)).toBeNull()
    expect(await sessionsOf(signedIn, deps)).toHaveLength(2)
  })

  test('whom the directory knows has a row and a session here, and the directory’s tokens', async () => {
    const { server, ada } = await aServer()
    const { deps } = openSessionWorld(database(), { baseUrl: server.baseUrl })
    const signedIn = must(await signInWithPassword({ email: ada.email, password: 'correct horse' }, DEVICE, deps))
    expect(signedIn).toMatchObject({
      user: { email: ada.email, role: 'agent', isGuest: false, passwordHash: null },
      session: { issuedBy: 'directory', isAppUser: false, accessTokenExpireOn: 1800 },
    })
    expect(server.isKnown(signedIn.session.refreshToken)).toBe(true)
    expect(await signInWithPassword({ email: ada.email, password: 'wrong' }, DEVICE, deps)).toBeNull()
    server.mood = 'error'
    await expect(signInWithPassword({ email: ada.email, password: 'correct horse' }, DEVICE, deps)).rejects.toThrow()
    expect(await sessionsOf(signedIn, deps)).toHaveLength(1)
  })

  test('a guest is somebody new each time, and our own also beside a directory', async () => {
    const { deps } = openSessionWorld(database(), { baseUrl: 'http://127.0.0.1:1' })
    const [first, second] = [await signInAsGuest(DEVICE, deps), await signInAsGuest(DEVICE, deps)]
    expect(first).toMatchObject({ user: { isGuest: true, email: null }, session: { issuedBy: 'wayfarer', isAppUser: false } })
    expect(second.user.id).not.toBe(first.user.id)
  })

  test('Google’s word counts for a verified address that nobody has here', async () => {
    const { deps } = openSessionWorld(database())
    const names = { firstName: 'Ada', lastName: 'Marlow', picture: null }
    const profile = { ...names, googleId: randomUUID(), email: anAddress(), isEmailVerified: true }
    expect(await signInWithGoogle({ ...profile, isEmailVerified: false }, DEVICE, deps)).toBe('email-unverified')
    expect(await deps.users.findByEmail(profile.email)).toBeNull()
    const signedIn = must(await signInWithGoogle(profile, DEVICE, deps))
    expect(await sessionsOf(signedIn, deps)).toMatchObject([{ kind: 'google' }])
    expect(must(await signInWithGoogle(profile, DEVICE, deps)).user.id).toBe(signedIn.user.id)
    expect(await signInWithGoogle({ ...profile, googleId: randomUUID() }, DEVICE, deps)).toBe('email-taken')
  })

  test('app and web have sessions of their own, and renew their tokens apart', async () => {
    const { deps, pass } = openSessionWorld(database())
    const app = await signInAsGuest('iPhone', deps)
    const web = must(await signInFromApp(app.session, DEVICE, deps))
    expect(web).toMatchObject({ user: { id: app.user.id }, session: { issuedBy: 'wayfarer', isAppUser: true } })
    expect(web.session.sessionId).not.toBe(app.session.sessionId)
    expect(await sessionsOf(web, deps)).toHaveLength(2)
    for (const { session } of [app, web]) expect(await deps.tokens.rotate(session.refreshToken, deps.clock())).not.toBeNull()
    pass(60)
    expect(await deps.tokens.rotate(app.session.refreshToken, deps.clock())).toBe('reused')
    expect(await deps.tokens.read(web.session.accessToken, deps.clock())).not.toBeNull()
  })

  test('tokens of two people, of two sessions, or of an ended one let nobody in from the app', async () => {
    const { deps } = openSessionWorld(database())
    const [ada, tom] = [await signInAsGuest('iPhone', deps), await signInAsGuest('iPhone', deps)]
    const again = must(await signInFromApp(ada.session, DEVICE, deps))
    const { accessToken, refreshToken } = ada.session
    expect(await signInFromApp({ accessToken, refreshToken: tom.session.refreshToken }, DEVICE, deps)).toBeNull()
    expect(await signInFromApp({ accessToken: tom.session.accessToken, refreshToken }, DEVICE, deps)).toBeNull()
    expect(await signInFromApp({ accessToken, refreshToken: again.session.refreshToken }, DEVICE, deps)).toBeNull()
    expect(await signInFromApp({ accessToken: refreshToken, refreshToken: accessToken }, DEVICE, deps)).toBeNull()
    await deps.sessions.end(ada.session.sessionId, ada.user.id, 'signed-out', deps.clock())
    expect(await signInFromApp({ accessToken, refreshToken }, DEVICE, deps)).toBeNull()
  })

  test('from the directory’s app, who it is follows from what the directory says of the token', async () => {
    const { server, ada } = await aServer()
    const { deps } = openSessionWorld(database(), { baseUrl: server.baseUrl })
    const { accessToken, refreshToken } = server.tokensOf(ada.email, deps.clock())
    const web = must(await signInFromApp({ accessToken, refreshToken }, DEVICE, deps))
    expect(web).toMatchObject({
      user: { email: ada.email, role: 'agent' },
      session: { accessToken, refreshToken, accessTokenExpireOn: 1800 },
    })
    expect(web.session).toMatchObject({ issuedBy: 'directory', isAppUser: true })
    expect(await signInFromApp({ accessToken: 'forged', refreshToken }, DEVICE, deps)).toBeNull()
    const own = await signInAsGuest('iPhone', deps)
    const asked = server.received.length
    expect(await signInFromApp(own.session, DEVICE, deps)).toBeNull()
    expect(server.received).toHaveLength(asked)
    server.mood = 'down'
    await expect(signInFromApp({ accessToken, refreshToken }, DEVICE, deps)).rejects.toThrow()
  })

  test('a code of the app’s opens the web once, within a minute', async () => {
    const { deps, pass } = openSessionWorld(database())
    const app = await signInAsGuest('iPhone', deps)
    const made = await makeHandOffCode(app.session.accessToken, deps)
    expect(made).toMatchObject({ code: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 60 })
    expect(await signInWithCode('unknown', DEVICE, deps)).toBeNull()
    const entered = await Promise.all(Array.from({ length: 5 }, () => signInWithCode(made?.code ?? '', DEVICE, deps)))
    const [web, ...others] = entered.filter((one) => one !== null)
    expect(others).toEqual([])
    expect(web).toMatchObject({ user: { id: app.user.id }, session: { issuedBy: 'wayfarer', isAppUser: true } })
    const late = await makeHandOffCode(app.session.accessToken, deps)
    pass(60)
    expect(await signInWithCode(late?.code ?? '', DEVICE, deps)).toBeNull()
  })

  test('a code is made for a good token alone, and not where the directory’s tokens count', async () => {
    const { deps } = openSessionWorld(database())
    const app = await signInAsGuest('iPhone', deps)
    expect(await makeHandOffCode('forged', deps)).toBeNull()
    const beside = openSessionWorld(database(), { baseUrl: 'http://127.0.0.1:1' })
    expect(await makeHandOffCode(app.session.accessToken, beside.deps)).toBeNull()
    await deps.sessions.end(app.session.sessionId, app.user.id, 'signed-out', deps.clock())
    expect(await makeHandOffCode(app.session.accessToken, deps)).toBeNull()
  })
})
