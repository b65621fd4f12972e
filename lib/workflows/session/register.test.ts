import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openSessionWorld } from '@/tests/fixtures/directory-server/session-world'
import { makeHandOffCode } from './hand-off-code'
import { register } from './register'
import type { SignedIn } from './session-deps'
import { signInAsGuest, signInWithCode, signInWithPassword } from './sign-in'

const DEVICE = 'Firefox on Linux'
const ADA = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada', lastName: 'Marlow' }

const hereOf = ({ user, session }: SignedIn) => ({ userId: user.id, sessionId: session.sessionId })

onEmbeddedDatabase((database) => {
  test('a guest becomes the account, and the next visitor with the address is told that it is taken', async () => {
    const { deps } = openSessionWorld(database())
    const guest = await signInAsGuest(DEVICE, deps)
    expect(await register(ADA, hereOf(guest), deps)).toMatchObject({ user: { id: guest.user.id, email: ADA.email, isGuest: false } })
    expect(await signInWithPassword(ADA, DEVICE, deps)).toMatchObject({ user: { id: guest.user.id, firstName: 'Ada' } })
    const refused = {
      refusal: {
        code: 'email-taken',
        message: 'There’s already an account with this email address. Sign in instead.',
        field: 'email',
      },
    }
    expect(await register({ ...ADA, email: 'ADA@example.com' }, null, deps)).toEqual(refused)
    const other = await signInAsGuest(DEVICE, deps)
    expect(await register(ADA, hereOf(other), deps)).toEqual(refused)
    expect(await deps.users.findById(other.user.id)).toMatchObject({ isGuest: true })
  })

  test('who is no guest, or not signed in, makes a new account', async () => {
    const { deps } = openSessionWorld(database())
    const first = await register({ ...ADA, email: 'one@example.com' }, null, deps)
    const firstId = 'user' in first ? first.user.id : ''
    const second = await register({ ...ADA, email: 'two@example.com' }, { userId: firstId, sessionId: 'any' }, deps)
    expect(second).toMatchObject({ user: { email: 'two@example.com', isGuest: false } })
    expect(await deps.users.findById(firstId)).toMatchObject({ email: 'one@example.com' })
  })

  test('whoever handed a guest over is not in the account that they became', async () => {
    const { deps } = openSessionWorld(database())
    const before = await signInAsGuest(DEVICE, deps)
    const made = await makeHandOffCode(before.session.accessToken, deps)
    const guest = await signInWithCode(made?.code ?? '', DEVICE, deps)
    const late = await makeHandOffCode(before.session.accessToken, deps)
    if (!guest) throw new Error('the code was refused')
    await register({ ...ADA, email: 'handed.over@example.com' }, hereOf(guest), deps)
    expect((await deps.sessions.list(guest.user.id, deps.clock())).map(({ id }) => id)).toEqual([guest.session.sessionId])
    expect(await signInWithCode(late?.code ?? '', DEVICE, deps)).toBeNull()
    expect(await makeHandOffCode(before.session.accessToken, deps)).toBeNull()
  })

  test('no account is made here when accounts live elsewhere', async () => {
    const { deps } = openSessionWorld(database(), { baseUrl: 'http://127.0.0.1:1' })
    const refused = await register({ ...ADA, email: 'three@example.com' }, null, deps)
    expect(refused).toMatchObject({ refusal: { code: 'accounts-elsewhere' } })
    expect(await deps.users.findByEmail('three@example.com')).toBeNull()
  })
})
