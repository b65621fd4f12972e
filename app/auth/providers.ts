import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import Google from 'next-auth/providers/google'
import { z } from 'zod'
import type { Environment } from '@/lib/env'
import type { Services } from '@/lib/services'
import { cleanEmail } from '@/lib/travel/clean-text'
import type { SignedIn } from '@/lib/workflows/session/session-deps'
import { signInAsGuest, signInFromApp, signInWithCode, signInWithPassword } from '@/lib/workflows/session/sign-in'
import type { Refused, Visit } from './visit'

const passwordSchema = z.object({ email: z.string().max(400).transform(cleanEmail), password: z.string().min(1).max(2000) })
// Whatever else the app posts of its user (id, e-mail, name, role) is not read: it could be anybody's.
const handOffSchema = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) })
const codeSchema = z.object({ code: z.string().min(1).max(200) })

type Provider = NextAuthOptions['providers'][number]

/** Ways to sign in by a form; Google is the only other one. */
export const FORM_PROVIDERS = ['credentials', 'guest']

export function hasGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Environment): boolean {
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
}

/** Whether a form hands over what the app has, so that no password is tried. */
export function isFromApp({ accessToken, refreshToken, code }: Record<string, unknown>): boolean {
  return Boolean(accessToken || refreshToken || code)
}

/** Next-auth's providers for one request: who has signed in is noted in `visit`. */
export function providers(all: Services, visit: Visit): Provider[] {
  return [
    Credentials({
      id: 'credentials',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: (given) => visit.signIn(() => enter(given, visit.device, all)),
    }),
    Credentials({ id: 'guest', credentials: {}, authorize: () => visit.signIn(() => signInAsGuest(visit.device, all)) }),
    ...google(all.environment),
  ]
}

/** Who it is, null for a wrong password, or the reason why the app's user cannot be handed over. */
async function enter(given: unknown, device: string, all: Services): Promise<SignedIn | Refused | null> {
  const posted = z.record(z.string(), z.unknown()).catch({}).parse(given)
  if (isFromApp(posted)) return enterFromApp(posted, device, all)
  const credentials = passwordSchema.safeParse(posted)
  return credentials.success ? signInWithPassword(credentials.data, device, all) : null
}

async function enterFromApp(posted: Record<string, unknown>, device: string, all: Services): Promise<SignedIn | Refused> {
  if (posted.accessToken || posted.refreshToken) {
    const tokens = handOffSchema.safeParse(posted)
    return tokens.success ? ((await signInFromApp(tokens.data, device, all)) ?? 'HandOffRefused') : 'MissingSignIn'
  }
  const handOff = codeSchema.safeParse(posted)
  return (handOff.success && (await signInWithCode(handOff.data.code, device, all))) || 'HandOffRefused'
}

function google({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER_URL: issuer }: Environment): Provider[] {
  if (!clientId || !clientSecret) return []
  const checks = ['pkce' as const, 'state' as const, 'nonce' as const]
  const elsewhere = issuer ? { wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration` } : {}
  return [Google({ clientId, clientSecret, checks, ...elsewhere })]
}
