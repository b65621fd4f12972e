import 'server-only'
import type { NextAuthOptions, Profile, Session } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import type { Services } from '@/lib/services'
import { cleanLine } from '@/lib/travel/clean-text'
import { endSession } from '@/lib/workflows/session/end-session'
import { refreshSession } from '@/lib/workflows/session/refresh-session'
import { signInWithGoogle } from '@/lib/workflows/session/sign-in'
import { authCookies, baseUrlOf } from '../auth/auth-cookies'
import { authLogger } from '../auth/auth-log'
import { ownAddress } from '../auth/own-address'
import { providers } from '../auth/providers'
import type { Visit } from '../auth/visit'

const SESSION_DAYS = 30
const ENDED = 'RefreshAccessTokenError'

const googleProfileSchema = z.object({
  sub: z.string().min(1),
  email: z.string().trim().toLowerCase().min(3).max(254),
  email_verified: z.boolean().default(false),
  given_name: z.string().transform(cleanLine).pipe(z.string().max(60)).catch(''),
  family_name: z.string().transform(cleanLine).pipe(z.string().max(60)).catch(''),
  picture: z.string().startsWith('https://').nullable().catch(null),
})

/** Next-auth's options for one request to its routes. Nobody else may use them: only there can a renewed token be kept in the cookie. */
export function authOptions(all: Services, visit: Visit): NextAuthOptions {
  const baseUrl = baseUrlOf(all)
  return {
    secret: all.secret,
    session: { strategy: 'jwt', maxAge: SESSION_DAYS * 24 * 60 * 60 },
    pages: { signIn: '/login', signOut: '/login', error: '/login' },
    useSecureCookies: baseUrl.startsWith('https://'),
    cookies: authCookies(baseUrl),
    logger: authLogger,
    providers: providers(all, visit),
    callbacks: {
      signIn: async ({ account, profile }) => {
        const refused = account?.provider === 'google' && (await visit.note(() => enterWithGoogle(profile, visit, all)))
        return refused ? `${baseUrl}/login?error=${refused}` : true
      },
      redirect: async ({ url }) => ownAddress(url, baseUrl),
      jwt: ({ token, trigger, session: posted }) =>
        visit.note(async () => {
          if (visit.signedIn) return { sub: visit.signedIn.user.id, session: visit.signedIn.session }
          const next = await renewed(token, trigger === 'update' && posted?.refresh === true, all)
          visit.isCookieKept = next.session === token.session && next.error === token.error
          return next
        }),
      session: ({ session: { expires }, token }) => visit.note(() => describe(token, expires, all)),
    },
    events: {
      signOut: async ({ token }) => {
        const { session, sub } = token ?? {}
        // Nobody is told that they are signed out while their session still counts.
        if (session && sub) await visit.note(() => endSession(session, sub, all))
      },
    },
  }
}

/** The reason why not, as the sign-in page knows it. */
async function enterWithGoogle(claims: Profile | undefined, visit: Visit, all: Services): Promise<string | null> {
  const read = googleProfileSchema.safeParse(claims)
  if (!read.success) return 'OAuthEmailUnverified'
  const { sub, email, email_verified, given_name, family_name, picture } = read.data
  const profile = { googleId: sub, email, isEmailVerified: email_verified, firstName: given_name, lastName: family_name, picture }
  const result = await signInWithGoogle(profile, visit.device, all)
  if (result === 'email-taken') return 'OAuthAccountNotLinked'
  if (result === 'email-unverified') return 'OAuthEmailUnverified'
  visit.signedIn = result
  return null
}

async function renewed({ sub, session, error }: JWT, isForced: boolean, all: Services): Promise<JWT> {
  if (!sub || !session || error) return { error: ENDED }
  if (isForced) await limitRate('renew', session.sessionId, all)
  const tokens = await refreshSession(session, all, { isForced })
  return tokens === 'ended' ? { error: ENDED } : { sub, session: tokens }
}

/** What the browser learns: the tokens, and the user as they are now, whatever the cookie once held. */
async function describe({ sub, session }: JWT, expires: string, { sessions, clock }: Services): Promise<Session> {
  const found = session && (await sessions.findUser(session.sessionId, clock()))
  if (!session || !found || found.user.id !== sub) return { expires, error: ENDED }
  const { accessToken, refreshToken, accessTokenExpireOn, isAppUser } = session
  const { id, email, firstName, lastName, picture, role } = found.user
  const user = { id, email, firstName, lastName, picture, role: role || 'user' }
  return { expires, accessToken, refreshToken, accessTokenExpireOn, isAppUser, user }
}
