import type { Clock } from '../../ports/clock'
import type { SessionStore } from '../../ports/session-store'
import type { SignedInDevice } from '../../travel/account/signed-in-device'

type SessionsDeps = { clock: Clock; sessions: SessionStore }
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
export function signOutDevice(id: string, { userId, sessionId }: Here, { clock, sessions }: SessionsDeps): Promise<boolean> {
  return sessions.end(id, userId, id === sessionId ? 'signed-out' : 'signed-out-elsewhere', clock())
}

/** Signs out everywhere, or everywhere else; tells how many devices. */
export async function signOutDevices(
  { userId, sessionId }: Here,
  { keepThis }: { keepThis: boolean },
  { clock, sessions }: SessionsDeps,
): Promise<number> {
  const elsewhere = await sessions.endAll(userId, 'signed-out-elsewhere', clock(), sessionId)
  const hasEndedThis = !keepThis && (await sessions.end(sessionId, userId, 'signed-out', clock()))
  return elsewhere + (hasEndedThis ? 1 : 0)
}
