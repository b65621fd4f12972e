import { isOutsideFailure } from '../../ports/outside-failure'
import type { UserRow } from '../../ports/user-store'
import { carry, sessionEndsAt } from './open-session'
import type { SessionDeps, SessionTokens } from './session-deps'

/** Renewed without being asked when less than this share of the lifetime is left. */
const LAST_SHARE = 0.1

/**
 * The tokens to go on with: the same ones while they last (unless forced), new ones after that. `ended` when the session is over, was
 * ended elsewhere, or its refresh token was refused. While the directory does not answer, what is there stays.
 */
export async function refreshSession(
  tokens: SessionTokens,
  deps: SessionDeps,
  { isForced }: { isForced: boolean },
): Promise<SessionTokens | 'ended'> {
  const now = deps.clock()
  const live = await deps.sessions.findUser(tokens.sessionId, now)
  if (!live) return 'ended'
  if (!isForced && lastsOn(tokens, now)) return tokens
  const renewed = tokens.issuedBy === 'wayfarer' ? await renewOwn(tokens, deps, now) : await renewAtDirectory(tokens, live.user, deps, now)
  // A cookie whose tokens are refused must not go on counting.
  if (renewed === 'ended') await deps.sessions.end(tokens.sessionId, live.user.id, 'signed-out-elsewhere', now)
  return renewed
}

function lastsOn({ accessTokenExpiresAt, accessTokenExpireOn }: SessionTokens, now: Date): boolean {
  return accessTokenExpiresAt - now.getTime() >= accessTokenExpireOn * 1000 * LAST_SHARE && accessTokenExpiresAt > now.getTime()
}

async function renewOwn(tokens: SessionTokens, deps: SessionDeps, now: Date): Promise<SessionTokens | 'ended'> {
  const rotated = await deps.tokens.rotate(tokens.refreshToken, now)
  if (rotated === null || rotated === 'reused' || rotated.sessionId !== tokens.sessionId) return 'ended'
  return carry(rotated.tokens, tokens, now)
}

async function renewAtDirectory(tokens: SessionTokens, user: UserRow, deps: SessionDeps, now: Date): Promise<SessionTokens | 'ended'> {
  // Accounts have moved here since: its directory is not asked any more.
  if (deps.directory.isOwn) return 'ended'
  const pair = await orIfSilent(deps.directory.refresh(tokens.refreshToken), 'silent')
  if (pair === null) return 'ended'
  if (pair === 'silent') return tokens
  if (tokens.isAppUser && !(await isStillTheirs(pair.accessToken, user, deps))) return 'ended'
  await deps.sessions.extend(tokens.sessionId, sessionEndsAt(now))
  return carry(pair, tokens, now)
}

/** The app handed over two tokens, of which the directory has shown us one: the other could be somebody else's. */
async function isStillTheirs(accessToken: string, user: UserRow, { directory, users }: SessionDeps): Promise<boolean> {
  const holder = await orIfSilent(directory.details(accessToken), 'silent')
  if (holder === 'silent') return true
  return holder !== null && (await users.takeFromDirectory(holder)).id === user.id
}

async function orIfSilent<Answer>(asked: Promise<Answer>, silent: 'silent'): Promise<Answer | 'silent'> {
  try {
    return await asked
  } catch (failure) {
    if (isOutsideFailure(failure)) return silent
    throw failure
  }
}
