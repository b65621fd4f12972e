import { isOutsideFailure } from '../../ports/outside-failure'
import type { SessionDeps, SessionTokens } from './session-deps'

/** Signs out: the session and its tokens are of no use to anybody any more. */
export async function endSession(tokens: SessionTokens, userId: string, deps: SessionDeps): Promise<void> {
  await deps.sessions.end(tokens.sessionId, userId, 'signed-out', deps.clock())
  if (tokens.issuedBy === 'wayfarer' || deps.directory.isOwn) return
  try {
    await deps.directory.signOut(tokens.refreshToken)
  } catch (failure) {
    // Here they are signed out already, which is what they asked for.
    if (!isOutsideFailure(failure)) throw failure
  }
}
