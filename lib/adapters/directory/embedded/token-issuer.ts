import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '@/lib/adapters/database/database'
import { refreshTokens } from '@/lib/adapters/database/schema'
import type { SessionStore } from '@/lib/ports/session-store'
import type { TokenIssuer, TokenPair } from '@/lib/ports/token-issuer'
import { ACCESS_TOKEN_SECONDS, accessTokenKey, readAccessToken, signAccessToken } from './access-token'

const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600
/** How long requests side by side may use the same refresh token. */
const GRACE_MS = 30_000

type Session = { id: string; userId: string }
type RefreshToken = typeof refreshTokens.$inferSelect
export type OwnTokenIssuer = TokenIssuer & {
  /** Signs out by the only thing that a device still has: one of its refresh tokens, used or not. */
  endSessionOf(refreshToken: string, now: Date): Promise<void>
}

/** `secret` is the app's own; the key that signs is derived from it. */
export function createTokenIssuer(db: Database, { secret, sessions }: { secret: string; sessions: SessionStore }): OwnTokenIssuer {
  const key = accessTokenKey(secret)
  return {
    issue: (session, now) => issuePair(db, session, key, now),
    async read(accessToken, now) {
      const said = await readAccessToken(accessToken, key, now)
      const live = said && (await sessions.findUser(said.sessionId, now))
      return said && live?.user.id === said.userId ? said : null
    },
    async rotate(refreshToken, now) {
      const token = await findToken(db, refreshToken, now)
      const live = token && (await sessions.findUser(token.sessionId, now))
      if (!token || !live) return null
      const usedAt = await takeToken(db, token, now)
      if (usedAt && !isWithinGrace(usedAt, now)) {
        await sessions.end(token.sessionId, live.user.id, 'token-reused', now)
        return 'reused'
      }
      await sessions.extend(token.sessionId, new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000))
      return { sessionId: token.sessionId, tokens: await issuePair(db, live.session, key, now) }
    },
    async belongs(refreshToken, sessionId, now) {
      const token = await findToken(db, refreshToken, now)
      if (token?.sessionId !== sessionId || (token.usedAt && !isWithinGrace(token.usedAt, now))) return false
      return (await sessions.findUser(sessionId, now)) !== null
    },
    async endSessionOf(refreshToken, now) {
      const token = await findToken(db, refreshToken, now)
      const live = token && (await sessions.findUser(token.sessionId, now))
      if (live) await sessions.end(live.session.id, live.user.id, 'signed-out', now)
    },
  }
}

async function issuePair(db: Database, session: Session, key: Uint8Array, now: Date): Promise<TokenPair> {
  // Old ones would pile up otherwise: whoever is given one sweeps.
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  const refreshToken = randomBytes(32).toString('base64url')
  await db.insert(refreshTokens).values({
    hash: hashOf(refreshToken),
    sessionId: session.id,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
  })
  return {
    accessToken: await signAccessToken(session, key, now),
    refreshToken,
    accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: REFRESH_TOKEN_SECONDS,
  }
}

async function findToken(db: Database, refreshToken: string, now: Date): Promise<RefreshToken | null> {
  const isIt = and(eq(refreshTokens.hash, hashOf(refreshToken)), gt(refreshTokens.expiresAt, now))
  const [found] = await db.select().from(refreshTokens).where(isIt)
  return found ?? null
}

/** Null for whoever uses it first; else when it was used before. */
async function takeToken(db: Database, { hash, usedAt }: RefreshToken, now: Date): Promise<Date | null> {
  if (usedAt) return usedAt
  const [own] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash })
  if (own) return null
  const [other] = await db.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return other?.usedAt ?? now
}

function isWithinGrace(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() <= GRACE_MS
}

/** Only this is kept: who reads the database has no token. 32 random bytes need no salt. */
function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex')
}
