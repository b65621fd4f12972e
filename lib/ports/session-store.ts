import type { UserRow } from './user-store'

/** How somebody came in. `app` is the mobile app's own session and what it hands over to the web. */
export type SessionKind = 'password' | 'guest' | 'google' | 'app'
/** Why a session is over before its time. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'token-reused' | 'password-changed' | 'account-erased'

export type SessionRow = {
  id: string
  userId: string
  kind: SessionKind
  /** The browser and system it was opened on, in words. */
  device: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

/** Sessions of all users. An ended one, one that is over, and one that never was are the same: null. */
export type SessionStore = {
  /** Sweeps the user's own sessions that were over a month ago. */
  open(session: { userId: string; kind: SessionKind; device: string; now: Date; expiresAt: Date }): Promise<SessionRow>
  /** Whose session it is; notes that it was used, to five minutes. */
  findUser(id: string, now: Date): Promise<{ session: SessionRow; user: UserRow } | null>
  /** Live ones, the last used first. */
  list(userId: string, now: Date): Promise<SessionRow[]>
  /** No further than 180 days from its beginning, unless it is a guest's, who could not sign in again. */
  extend(id: string, expiresAt: Date): Promise<void>
  /** False when it is not the user's, or over already. */
  end(id: string, userId: string, because: SessionEnd, now: Date): Promise<boolean>
  /** All of a user's, but for one; tells how many. */
  endAll(userId: string, because: SessionEnd, now: Date, exceptId?: string): Promise<number>
}
