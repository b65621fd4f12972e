import { hashCode } from './one-time-code'
import { openDirectorySession, openOwnSession } from './open-session'
import type { SessionDeps, SignedIn } from './session-deps'
import { statedSecondsOf } from './stated-expiry'

type GoogleProfile = {
  googleId: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
  picture: string | null
}

/** Null when address and password do not belong together. */
export async function signInWithPassword(
  { email, password }: { email: string; password: string },
  device: string,
  deps: SessionDeps,
): Promise<SignedIn | null> {
  const known = await deps.directory.authenticate(email, password)
  if (!known) return null
  const visit = { kind: 'password', device, now: deps.clock() } as const
  if (known.tokens) return openDirectorySession(await deps.users.takeFromDirectory(known.user), known.tokens, visit, deps)
  const user = await deps.users.findById(known.user.id)
  return user && openOwnSession(user, visit, deps)
}

export async function signInAsGuest(device: string, deps: SessionDeps): Promise<SignedIn> {
  const user = await deps.users.create({ email: null, firstName: 'Guest', lastName: '', passwordHash: null, isGuest: true })
  if (!user) throw new Error('the guest was not stored')
  return openOwnSession(user, { kind: 'guest', device, now: deps.clock() }, deps)
}

/** From the mobile app: who it is follows from the access token alone. Null when either token is refused, or both are not of one session. */
export async function signInFromApp(
  given: { accessToken: string; refreshToken: string },
  device: string,
  deps: SessionDeps,
): Promise<SignedIn | null> {
  return deps.directory.isOwn ? enterWithOwnTokens(given, device, deps) : enterWithDirectoryTokens(given, device, deps)
}

/** App and web renew their tokens apart: with the same ones, each would take the other for a thief. */
async function enterWithOwnTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  device: string,
  deps: SessionDeps,
): Promise<SignedIn | null> {
  const now = deps.clock()
  const holder = await deps.tokens.read(accessToken, now)
  if (!holder || !(await deps.tokens.belongs(refreshToken, holder.sessionId, now))) return null
  return enterFromApp(holder.userId, device, deps)
}

async function enterWithDirectoryTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  device: string,
  deps: SessionDeps,
): Promise<SignedIn | null> {
  const now = deps.clock()
  // One of ours, as guests have it, is the directory's business no more than it is anybody's.
  if (await deps.tokens.read(accessToken, now)) return null
  const known = await deps.directory.details(accessToken)
  if (!known) return null
  const pair = { accessToken, refreshToken, accessTokenSeconds: statedSecondsOf(accessToken, now) }
  return openDirectorySession(await deps.users.takeFromDirectory(known), pair, { kind: 'app', device, now }, deps)
}

/** From the mobile app, by the one-time code that it asked for. */
export async function signInWithCode(code: string, device: string, deps: SessionDeps): Promise<SignedIn | null> {
  const userId = await deps.codes.use(await hashCode(code), 'hand-off', deps.clock())
  return userId === null ? null : enterFromApp(userId, device, deps)
}

async function enterFromApp(userId: string, device: string, deps: SessionDeps): Promise<SignedIn | null> {
  const user = await deps.users.findById(userId)
  return user && openOwnSession(user, { kind: 'app', device, now: deps.clock() }, deps)
}

/** `email-taken`: the address has an account with a password, which whoever owns the address at Google need not be. */
export async function signInWithGoogle(
  { isEmailVerified, ...profile }: GoogleProfile,
  device: string,
  deps: SessionDeps,
): Promise<SignedIn | 'email-taken' | 'email-unverified'> {
  if (!isEmailVerified) return 'email-unverified'
  const user = await deps.users.takeFromGoogle(profile)
  return user ? openOwnSession(user, { kind: 'google', device, now: deps.clock() }, deps) : 'email-taken'
}
