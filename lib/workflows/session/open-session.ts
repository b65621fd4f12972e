import type { SessionKind } from '../../ports/session-store'
import type { TokenPair } from '../../ports/token-issuer'
import type { UserRow } from '../../ports/user-store'
import type { SessionDeps, SessionTokens, SignedIn } from './session-deps'

const SESSION_DAYS = 30

type Visit = { kind: SessionKind; device: string; now: Date }
type Carried = Pick<SessionTokens, 'sessionId' | 'issuedBy' | 'isAppUser'>

/** A session whose tokens are our own. */
export async function openOwnSession(user: UserRow, visit: Visit, deps: Pick<SessionDeps, 'sessions' | 'tokens'>): Promise<SignedIn> {
  const { id } = await openRow(user, visit, deps)
  const pair = await deps.tokens.issue({ id, userId: user.id }, visit.now)
  return { user, session: carry(pair, { sessionId: id, issuedBy: 'wayfarer', isAppUser: visit.kind === 'app' }, visit.now) }
}

/** A session here with tokens of the directory, so that it can be listed and ended here like any other. */
export async function openDirectorySession(
  user: UserRow,
  pair: Pick<TokenPair, 'accessToken' | 'refreshToken' | 'accessTokenSeconds'>,
  visit: Visit,
  deps: Pick<SessionDeps, 'sessions'>,
): Promise<SignedIn> {
  const { id } = await openRow(user, visit, deps)
  return { user, session: carry(pair, { sessionId: id, issuedBy: 'directory', isAppUser: visit.kind === 'app' }, visit.now) }
}

/** Tokens as a session carries them on from now. */
export function carry(
  pair: Pick<TokenPair, 'accessToken' | 'refreshToken' | 'accessTokenSeconds'>,
  { sessionId, issuedBy, isAppUser }: Carried,
  now: Date,
): SessionTokens {
  return {
    sessionId,
    issuedBy,
    isAppUser,
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    accessTokenExpireOn: pair.accessTokenSeconds,
    accessTokenExpiresAt: now.getTime() + pair.accessTokenSeconds * 1000,
  }
}

/** When a session ends that is opened, or used, now. */
export function sessionEndsAt(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * 24 * 3_600_000)
}

function openRow(user: UserRow, { kind, device, now }: Visit, { sessions }: Pick<SessionDeps, 'sessions'>) {
  return sessions.open({ userId: user.id, kind, device, now, expiresAt: sessionEndsAt(now) })
}
