import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { type Mood, openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { openSessionWorld } from '@/tests/fixtures/directory-server/session-world'
import { endSession } from './end-session'
import { refreshSession } from './refresh-session'
import type { SessionDeps, SessionTokens } from './session-deps'
import { signInAsGuest, signInFromApp, signInWithPassword } from './sign-in'

const DEVICE = 'Firefox on Linux'
const FORCED = { isForced: true }
const UNFORCED = { isForced: false }

async function must(refreshing: ReturnType<typeof refreshSession>): Promise<SessionTokens> {
  const tokens = await refreshing
  if (tokens === 'ended') throw new Error('the session is over')
  return tokens
}

async function atDirectory(database: Parameters<typeof openSessionWorld>[0]) {
  const account = (firstName: string) => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    firstName,
    lastName: 'Marlow',
  })
  const [ada, tom] = [account('Ada'), account('Tom')]
  const server = await openDirectoryServer({ accounts: [ada, tom] })
  onTestFinished(server.close)
  const world = openSessionWorld(database, { baseUrl: server.baseUrl })
  const signedIn = await signInWithPassword({ email: ada.email, password: 'correct horse' }, DEVICE, world.deps)
  if (!signedIn) throw new Error('nobody was signed in')
  return { ...world, server, ada, tom, ...signedIn }
}

const isLive = async ({ sessionId }: SessionTokens, { sessions, clock }: SessionDeps) =>
  (await sessions.findUser(sessionId, clock())) !== null

onEmbeddedDatabase((database) => {
  test('tokens stay while more than a tenth of their time is left, unless new ones are asked for', async () => {
    const { deps, pass } = openSessionWorld(database())
    const { session } = await signInAsGuest(DEVICE, deps)
    pass(3240)
    expect(await refreshSession(session, deps, UNFORCED)).toBe(session)
    const forced = await must(refreshSession(session, deps, FORCED))
    expect(forced).toMatchObject({ sessionId: session.sessionId, isAppUser: false, accessTokenExpireOn: 3600 })
    expect(forced.accessTokenExpiresAt).toBe(deps.clock().getTime() + 3_600_000)
    pass(3241)
    const renewed = await must(refreshSession(forced, deps, UNFORCED))
    expect(renewed.accessToken).not.toBe(forced.accessToken)
    pass(9 * 86_400)
    expect((await must(refreshSession(renewed, deps, UNFORCED))).refreshToken).not.toBe(renewed.refreshToken)
  })

  test('a session that ended elsewhere is over, though its tokens are not', async () => {
    const { deps } = openSessionWorld(database())
    const { user, session } = await signInAsGuest(DEVICE, deps)
    await deps.sessions.endAll(user.id, 'signed-out-elsewhere', deps.clock())
    expect(await refreshSession(session, deps, UNFORCED)).toBe('ended')
    expect(await refreshSession(session, deps, FORCED)).toBe('ended')
  })

  test('a stolen token ends the session, as does one of another session', async () => {
    const { deps, pass } = openSessionWorld(database())
    const { session } = await signInAsGuest(DEVICE, deps)
    const thiefs = await must(refreshSession(session, deps, FORCED))
    pass(31)
    expect(await refreshSession(session, deps, FORCED)).toBe('ended')
    expect(await refreshSession(thiefs, deps, UNFORCED)).toBe('ended')
    const [one, other] = [await signInAsGuest(DEVICE, deps), await signInAsGuest(DEVICE, deps)]
    const mixed = { ...one.session, refreshToken: other.session.refreshToken }
    expect(await refreshSession(mixed, deps, FORCED)).toBe('ended')
    expect(await isLive(one.session, deps)).toBe(false)
  })

  test('the directory renews what it gave, also for tabs side by side, and the session lasts on', async () => {
    const { deps, pass, session } = await atDirectory(database())
    pass(29 * 86_400)
    const renewed = await Promise.all([must(refreshSession(session, deps, UNFORCED)), must(refreshSession(session, deps, UNFORCED))])
    expect(renewed[0]).toEqual(renewed[1])
    expect(renewed[0]).toMatchObject({ issuedBy: 'directory', sessionId: session.sessionId, accessTokenExpireOn: 3600 })
    expect(renewed[0]?.refreshToken).not.toBe(session.refreshToken)
    pass(29 * 86_400)
    expect(await isLive(session, deps)).toBe(true)
  })

  test.each<Mood>(['down', 'error', 'garbage'])('while the directory is %s, what is there stays', async (mood) => {
    const { deps, pass, session, server } = await atDirectory(database())
    server.mood = mood
    pass(7200)
    expect(await refreshSession(session, deps, UNFORCED)).toBe(session)
    server.mood = 'well'
    expect((await must(refreshSession(session, deps, UNFORCED))).accessToken).not.toBe(session.accessToken)
  })

  test('the directory’s no ends the session, and so does its absence for good', async () => {
    const { deps, session, server } = await atDirectory(database())
    server.mood = 'refusing'
    expect(await refreshSession(session, deps, FORCED)).toBe('ended')
    expect(await isLive(session, deps)).toBe(false)
    const other = await atDirectory(database())
    const moved = { ...other.deps, directory: openSessionWorld(database()).deps.directory }
    expect(await refreshSession(other.session, moved, FORCED)).toBe('ended')
  })

  test('a refresh token of somebody else’s, handed over beside one’s own access token, ends the session', async () => {
    const { deps, server, ada, tom } = await atDirectory(database())
    const [hers, his] = [server.tokensOf(ada.email, deps.clock()), server.tokensOf(tom.email, deps.clock())]
    const honest = await signInFromApp(hers, DEVICE, deps)
    expect(honest && (await refreshSession(honest.session, deps, FORCED))).toMatchObject({ isAppUser: true })
    const mixed = await signInFromApp({ ...hers, refreshToken: his.refreshToken }, DEVICE, deps)
    expect(mixed && (await refreshSession(mixed.session, deps, FORCED))).toBe('ended')
    expect(mixed && (await isLive(mixed.session, deps))).toBe(false)
  })

  test('who signs out is out, and the directory is told', async () => {
    const { deps, session, user, server } = await atDirectory(database())
    await endSession(session, user.id, deps)
    expect(await isLive(session, deps)).toBe(false)
    expect(server.isKnown(session.refreshToken)).toBe(false)
    expect(await refreshSession(session, deps, FORCED)).toBe('ended')
  })

  test('a directory that is down keeps nobody in', async () => {
    const { deps, session, user, server } = await atDirectory(database())
    server.mood = 'down'
    await endSession(session, user.id, deps)
    expect(await isLive(session, deps)).toBe(false)
  })

  test('who signs out leaves no token of use, and cannot sign out others', async () => {
    const { deps } = openSessionWorld(database())
    const [ada, tom] = [await signInAsGuest(DEVICE, deps), await signInAsGuest(DEVICE, deps)]
    await endSession(tom.session, ada.user.id, deps)
    expect(await isLive(tom.session, deps)).toBe(true)
    await endSession(ada.session, ada.user.id, deps)
    expect(await deps.tokens.rotate(ada.session.refreshToken, deps.clock())).toBeNull()
    expect(await deps.tokens.read(ada.session.accessToken, deps.clock())).toBeNull()
  })
})
