import type { Clock } from '../../ports/clock'
import type { OneTimeCodeStore } from '../../ports/one-time-code-store'
import type { SessionStore } from '../../ports/session-store'
import type { SignedInDevice } from '../../travel/account/signed-in-device-schema'
import { endElsewhere } from '../session/end-elsewhere'

type SessionsDeps = { clock: Clock; sessions: SessionStore }
type EndingDeps = SessionsDeps & { codes: Pick<OneTimeCodeStore, 'forgetAll'> }
type Here = { userId: string; sessionId: string }

/** Where somebody is signed in: this device first, then the last used. */
export async function listSignedIn({ userId, sessionId }: Here, { clock, sessions }: SessionsDeps): Promise<SignedInDevice[]> {
  const devices = (await sessions.list(userId, clock())).map((session) => ({
    id: session.id,
    device: session.device,
    kind: session.kind,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastSeenAt.toISOString(),
    isThisDevice: session.id === sessionId,
  }))
  return [...devices.filter(({ isThisDevice }) => isThisDevice), ...devices.filter(({ isThisDevice }) => !isThisDevice)]
}

/** Signs one device out. False for somebody else's session, and for one that is over. */
export async function signOutDevice(id: string, { userId, sessionId }: Here, { clock, sessions, codes }: EndingDeps): Promise<boolean> {
  const hasEnded = await sessions.end(id, userId, id === sessionId ? 'signed-out' : 'signed-out-elsewhere', clock())
  // Whoever holds that device may have asked for a code a moment ago.
  if (hasEnded) await codes.forgetAll(userId)
  return hasEnded
}

/** Signs out everywhere, or everywhere else; tells how many devices. */
export async function signOutDevices(here: Here, { keepThis }: { keepThis: boolean }, deps: EndingDeps): Promise<number> {
  const elsewhere = await endElsewhere(here, 'signed-out-elsewhere', deps)
  const hasEndedThis = !keepThis && (await deps.sessions.end(here.sessionId, here.userId, 'signed-out', deps.clock()))
  return elsewhere + (hasEndedThis ? 1 : 0)
}
