import { expect, test } from 'vitest'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createUserStore } from '@/lib/adapters/database/user-store'
import { createPasswordHasher } from '@/lib/adapters/passwords/argon2-hasher'
import { createEmbeddedDirectory } from './embedded-directory'
import { createTokenIssuer } from './token-issuer'

const NOW = new Date('2026-11-20T12:00:00Z')

onEmbeddedDatabase((database) => {
  test('our own accounts are a directory like any other', async () => {
    const [users, sessions, passwords] = [createUserStore(database()), createSessionStore(database()), createPasswordHasher()]
    const tokens = createTokenIssuer(database(), { secret: 'a secret for tests', sessions })
    let now = NOW
    const directory = createEmbeddedDirectory({ users, passwords, tokens, clock: () => now })
    const passwordHash = await passwords.hash('correct horse')
    const ada = await users.create({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow', passwordHash, isGuest: false })
    const user = { id: ada?.id ?? '', email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' }
    expect(await directory.authenticate('Ada@example.com', 'correct horse')).toEqual({ user, tokens: null })
    expect(await directory.authenticate('ada@example.com', 'wrong')).toBeNull()
    expect(await directory.authenticate('tom@example.com', 'correct horse')).toBeNull()
    const expiresAt = new Date(NOW.getTime() + 86_400_000)
    const session = await sessions.open({ userId: user.id, kind: 'app', device: 'iPhone', now: NOW, expiresAt })
    const pair = await tokens.issue(session, NOW)
    expect(await directory.details(pair.accessToken)).toEqual(user)
    const renewed = await directory.refresh(pair.refreshToken)
    expect(await directory.details(renewed?.accessToken ?? '')).toEqual(user)
    await directory.signOut(renewed?.refreshToken ?? '')
    expect(await directory.details(renewed?.accessToken ?? '')).toBeNull()
    expect(await directory.refresh(renewed?.refreshToken ?? '')).toBeNull()
    const stolen = await tokens.issue(await sessions.open({ userId: user.id, kind: 'app', device: 'iPhone', now, expiresAt }), now)
    await directory.refresh(stolen.refreshToken)
    now = new Date(NOW.getTime() + 60_000)
    expect(await directory.refresh(stolen.refreshToken)).toBeNull()
  })
})
