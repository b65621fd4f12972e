import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import type { UserRow } from '@/lib/ports/user-store'
import { type Services, services } from '@/lib/services'
import { isEmail } from '@/lib/travel/payment/validate-billing'

const SIGN_IN_TRIES = 10
const SIGN_IN_WINDOW_SECONDS = 60
const GUESTS_PER_WINDOW = 20
const SESSION_DAYS = 30

export const registrationSchema = z.strictObject({
  email: z.string().trim().toLowerCase().refine(isEmail, 'Please enter a valid email address'),
  password: z.string().min(8, 'The password needs at least 8 characters').max(200),
  firstName: z.string().trim().max(60),
  lastName: z.string().trim().max(60),
})

const credentialsSchema = z.object({ email: z.string().trim().toLowerCase().max(254), password: z.string().min(1).max(200) })

/** next-auth's options; made per process because the secret may come from the data folder. */
export async function authOptions(): Promise<NextAuthOptions> {
  const { secret } = await services()
  return {
    secret,
    session: { strategy: 'jwt', maxAge: SESSION_DAYS * 24 * 60 * 60 },
    pages: { signIn: '/login', signOut: '/login', error: '/login' },
    providers: [
      Credentials({
        id: 'credentials',
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (given, request) => signIn(given, addressOf(request?.headers), await services()),
      }),
      Credentials({
        id: 'guest',
        credentials: {},
        authorize: async (_given, request) => continueAsGuest(addressOf(request?.headers), await services()),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...token, sub: user.id } : token),
      session: ({ session, token }) => ({ ...session, user: { ...session.user, id: token.sub } }),
    },
  }
}

async function signIn(given: unknown, address: string, { users, rateLimits, clock }: Services) {
  const credentials = credentialsSchema.safeParse(given)
  if (!credentials.success) return null
  const { email, password } = credentials.data
  for (const key of [`sign-in:${email}`, `sign-in-from:${address}`]) {
    const { retryAfterSeconds } = await rateLimits.hit(key, SIGN_IN_TRIES, SIGN_IN_WINDOW_SECONDS, clock())
    if (retryAfterSeconds > 0) throw new Error(`TooManyTries:${retryAfterSeconds}`)
  }
  const user = await users.findByEmail(email)
  // An unknown address costs the same time as a wrong password, so that nobody can ask who has an account.
  const isRight = await verify(user?.passwordHash ?? (await decoyHash()), password)
  return user && isRight ? toAuthUser(user) : null
}

async function continueAsGuest(address: string, { users, rateLimits, clock }: Services) {
  const { retryAfterSeconds } = await rateLimits.hit(`guest-from:${address}`, GUESTS_PER_WINDOW, SIGN_IN_WINDOW_SECONDS, clock())
  if (retryAfterSeconds > 0) throw new Error(`TooManyTries:${retryAfterSeconds}`)
  const user = await users.create({ email: null, firstName: 'Guest', lastName: '', passwordHash: null, isGuest: true })
  return user && toAuthUser(user)
}

function toAuthUser(user: UserRow) {
  return { id: user.id, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() || user.email }
}

function addressOf(headers: Record<string, unknown> | undefined): string {
  const forwarded = headers?.['x-forwarded-for']
  return typeof forwarded === 'string' ? (forwarded.split(',')[0]?.trim() ?? 'unknown') : 'unknown'
}

let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash('nobody has this password')
  return decoy
}
