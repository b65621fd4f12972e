import 'next-auth'
import 'next-auth/jwt'
import type { SessionTokens } from '@/lib/workflows/session/session-deps'

/** What GET /api/auth/session answers. Somebody whose session is over has only `error`. */
declare module 'next-auth' {
  interface Session {
    accessToken?: string
    refreshToken?: string
    /** The stated lifetime in seconds. */
    accessTokenExpireOn?: number
    user?: { id: string; email: string | null; firstName: string; lastName: string; picture: string | null; role: string }
    /** Handed over by the mobile app, which knows its user already. */
    isAppUser?: boolean
    error?: 'RefreshAccessTokenError'
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    session?: SessionTokens
    error?: 'RefreshAccessTokenError'
  }
}
