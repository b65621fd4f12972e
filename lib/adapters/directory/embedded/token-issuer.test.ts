import { eq } from 'drizzle-orm'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { refreshTokens, sessions } from '@/lib/adapters/database/schema'
import { createSessionStore } from '@/lib/adapters/database/session-store'
import { addTraveller, onEachDatabase } from '@/lib/adapters/database/testing'
import { accessTokenKey } from './access-token'
import { createTokenIssuer } from './token-issuer'

const SECRET = 'a secret for tests'
const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const A_DAY = 86_400

async function openOne(db: Database) {
  const store = createSessionStore(db)
  const tokens = createTokenIssuer(db, { secret: SECRET, sessions: store })
  const { userId } = await addTraveller(db)
  const session = await store.open({ userId, kind: 'password', device: 'Firefox on Linux', now: NOW, expiresAt: later(30 * A_DAY) })
  return { db, store, tokens, userId, sessionId: session.id, pair: await tokens.issue(session, NOW) }
}
type One = Awaited<ReturnType<typeof openOne>>

function forge({ userId, sessionId }: One, change: JWTPayload = {}, secret: Uint8Array = accessTokenKey(SECRET), alg = 'HS256') {
  const seconds = NOW.getTime() / 1000
  const honest = { iss: 'wayfarer', aud: 'wayfarer-api', sub: userId, sid: sessionId, iat: seconds, exp: seconds + 60, jti: 'one' }
  return new SignJWT({ ...honest, ...change }).setProtectedHeader({ alg }).sign(secret)
}

async function rotateOrFail({ tokens }: One, refreshToken: string, now: Date) {
  const rotated = await tokens.rotate(refreshToken, now)
  if (rotated === null || rotated === 'reused') throw new Error(`the token was not replaced: ${rotated}`)
  return rotated.tokens
}

await onEachDatabase((database) => {
  test('a token tells whose session it is for an hour, while the session lasts', async () => {
    const one = await openOne(database())
    const { tokens, pair, userId, sessionId } = one
    expect(pair).toMatchObject({ accessTokenSeconds: 3600, refreshTokenSeconds: 30 * A_DAY })
    expect(await tokens.read(pair.accessToken, later(3599))).toEqual({ userId, sessionId })
    expect(await tokens.read(pair.accessToken, later(3600))).toBeNull()
    await one.store.end(sessionId, userId, 'signed-out', NOW)
    expect(await tokens.read(pair.accessToken, later(1))).toBeNull()
    expect(await tokens.belongs(pair.refreshToken, sessionId, later(1))).toBe(false)
    expect(await tokens.rotate(pair.refreshToken, later(1))).toBeNull()
  })

  test('a token that we did not sign, or not for this, is refused', async () => {
    const one = await openOne(database())
    const stranger = await openOne(database())
    const { userId, sessionId } = one
    expect(await one.tokens.read(await forge(one), NOW)).toEqual({ userId, sessionId })
    const [header = '', payload = '', signature = ''] = one.pair.accessToken.split('.')
    const admin = Buffer.from(JSON.stringify({ sub: stranger.userId, sid: stranger.sessionId, exp: 9e9 })).toString('base64url')
    const refused = [
      new UnsecuredJWT({ iss: 'wayfarer', aud: 'wayfarer-api', sub: userId, sid: sessionId, jti: 'one' }).setIssuedAt(NOW).encode(),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      await forge(one, {}, accessTokenKey('another secret')),
      await forge(one, {}, new TextEncoder().encode(SECRET)),
      await forge(one, {}, new Uint8Array(64), 'HS512'),
      await forge(one, { iss: 'somebody' }),
      await forge(one, { aud: 'another-api' }),
      await forge(one, { exp: NOW.getTime() / 1000 - 1 }),
      await forge(one, { exp: undefined }),
      await forge(one, { sub: stranger.userId }),
      await forge(one, { sid: stranger.sessionId }),
      await forge(one, { sid: undefined }),
      `${header}.${admin}.${signature}`,
      one.pair.refreshToken,
      'x'.repeat(100_000),
      '..',
      '',
    ]
    for (const token of refused) expect(await one.tokens.read(token, NOW), token.slice(0, 200)).toBeNull()
  })

  test('a refresh token is replaced, and with it the session lasts on', async () => {
    const one = await openOne(database())
    const second = await rotateOrFail(one, one.pair.refreshToken, later(20 * A_DAY))
    expect(second.refreshToken).not.toBe(one.pair.refreshToken)
    expect(await one.tokens.read(second.accessToken, later(20 * A_DAY))).toMatchObject({ sessionId: one.sessionId })
    await rotateOrFail(one, second.refreshToken, later(40 * A_DAY))
    expect(await one.store.findUser(one.sessionId, later(69 * A_DAY))).not.toBeNull()
    expect(await one.tokens.rotate('unknown', NOW)).toBeNull()
  })

  test('fifty requests side by side may use the same token, and the session lives', async () => {
    const one = await openOne(database())
    const pairs = await Promise.all(Array.from({ length: 50 }, (_, i) => rotateOrFail(one, one.pair.refreshToken, later(i % 30))))
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(50)
    await rotateOrFail(one, pairs[49]?.refreshToken ?? '', later(31))
    expect(await one.tokens.read(pairs[7]?.accessToken ?? '', later(31))).not.toBeNull()
  })

  test('a token that is used again after the grace has been stolen: its session ends, with all of its tokens', async () => {
    const one = await openOne(database())
    const second = await rotateOrFail(one, one.pair.refreshToken, later(60))
    expect(await one.tokens.belongs(one.pair.refreshToken, one.sessionId, later(91))).toBe(false)
    expect(await one.tokens.rotate(one.pair.refreshToken, later(91))).toBe('reused')
    expect(await one.tokens.read(second.accessToken, later(92))).toBeNull()
    expect(await one.tokens.rotate(second.refreshToken, later(92))).toBeNull()
    const [row] = await one.db.select().from(sessions).where(eq(sessions.id, one.sessionId))
    expect(row).toMatchObject({ endedBecause: 'token-reused', endedAt: later(91) })
  })

  test('whether a token belongs to a session can be asked without using it', async () => {
    const [one, other] = [await openOne(database()), await openOne(database())]
    expect(await one.tokens.belongs(one.pair.refreshToken, one.sessionId, later(1))).toBe(true)
    expect(await one.tokens.belongs(one.pair.refreshToken, one.sessionId, later(30 * A_DAY))).toBe(false)
    expect(await one.tokens.belongs(other.pair.refreshToken, one.sessionId, later(1))).toBe(false)
    expect(await one.tokens.belongs('unknown', one.sessionId, later(1))).toBe(false)
    await rotateOrFail(one, one.pair.refreshToken, later(2))
    expect(await one.tokens.belongs(one.pair.refreshToken, one.sessionId, later(10))).toBe(true)
  })

  test('nothing that is kept opens anything, and what is over is swept', async () => {
    const one = await openOne(database())
    const kept = () => one.db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, one.sessionId))
    const [row] = await kept()
    expect(JSON.stringify(row)).not.toContain(one.pair.refreshToken)
    expect(await one.tokens.rotate(row?.hash ?? '', NOW)).toBeNull()
    const stranger = await openOne(database())
    await stranger.tokens.issue({ id: stranger.sessionId, userId: stranger.userId }, later(30 * A_DAY))
    expect(await kept()).toEqual([])
  })

  test('a device signs out by any refresh token that it still has', async () => {
    const one = await openOne(database())
    await rotateOrFail(one, one.pair.refreshToken, NOW)
    await one.tokens.endSessionOf('unknown', NOW)
    expect(await one.store.findUser(one.sessionId, NOW)).not.toBeNull()
    await one.tokens.endSessionOf(one.pair.refreshToken, later(600))
    expect(await one.store.findUser(one.sessionId, later(600))).toBeNull()
  })
})
