import type { Clock } from '@/lib/ports/clock'
import type { OneTimeCodeStore } from '@/lib/ports/one-time-code-store'
import type { PasswordHasher } from '@/lib/ports/password-hasher'
import type { SessionStore } from '@/lib/ports/session-store'
import type { TokenIssuer } from '@/lib/ports/token-issuer'
import type { UserDirectory } from '@/lib/ports/user-directory'
import type { UserRow, UserStore } from '@/lib/ports/user-store'

/** What signing in, staying and leaving need of the outside. */
export type SessionDeps = {
  clock: Clock
  users: UserStore
  sessions: SessionStore
  tokens: TokenIssuer
  directory: UserDirectory
  codes: OneTimeCodeStore
  passwords: PasswordHasher
}

/** What a browser's session carries, inside of its encrypted cookie. */
export type SessionTokens = {
  sessionId: string
  /** Who renews them: Wayfarer itself, or the directory at `API_BASE_URL`. */
  issuedBy: 'wayfarer' | 'directory'
  /** Handed over by the mobile app. */
  isAppUser: boolean
  accessToken: string
  refreshToken: string
  /** The stated lifetime in seconds, counted from the moment of issue. */
  accessTokenExpireOn: number
  /** Milliseconds since 1970. */
  accessTokenExpiresAt: number
}

export type SignedIn = { user: UserRow; session: SessionTokens }
