import type { Clock } from '../../ports/clock'
import type { OneTimeCodeStore } from '../../ports/one-time-code-store'
import type { SessionEnd, SessionStore } from '../../ports/session-store'

export type ElsewhereDeps = { clock: Clock; sessions: Pick<SessionStore, 'endAll'>; codes: Pick<OneTimeCodeStore, 'forgetAll'> }

/**
 * Whoever is signed in as this user anywhere else (without a `sessionId`: anywhere) is out, and has no code left with which to come back.
 * Tells how many.
 */
export async function endElsewhere(
  { userId, sessionId }: { userId: string; sessionId?: string },
  because: SessionEnd,
  { clock, sessions, codes }: ElsewhereDeps,
): Promise<number> {
  const end = () => sessions.endAll(userId, because, clock(), sessionId)
  const ended = await end()
  // No session makes a code any more; one that was made before may have opened a session since.
  await codes.forgetAll(userId)
  return ended + (await end())
}
