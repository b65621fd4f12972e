import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import type { Preferences } from '@/lib/travel/account/preferences-schema'
import { currencyOfLanguages } from '@/lib/travel/country-currency'
import type { SelectableCurrency } from '@/lib/travel/currencies'
import { type PlainDate, plainDateIn } from '@/lib/travel/dates'
import { readLanguages } from '@/lib/travel/privacy/read-device'
import { baseUrlOf, cookieNames } from '../auth/auth-cookies'
import { readSessionCookie } from '../auth/session-cookie'

export type CurrentUser = {
  id: string
  email: string | null
  firstName: string
  lastName: string
  /** What to call them: their name, else their address, else "Guest". */
  name: string
  isGuest: boolean
  role: string
  preferences: Preferences
  /** Whether there is a password to change, and to confirm with. */
  hasPassword: boolean
  sessionId: string
}

/** Who is signed in, or null. The store has the last word: an ended session is nobody's, whatever its cookie says. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  const { token } = await sessionCookie()
  if (!token?.session || token.error) return null
  const { sessions, clock } = await services()
  const found = await sessions.findUser(token.session.sessionId, clock())
  if (!found || found.user.id !== token.sub) return null
  const { user, session } = found
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    name: `${user.firstName} ${user.lastName}`.trim() || (user.email ?? 'Guest'),
    isGuest: user.isGuest,
    role: user.role,
    preferences: user.preferences,
    hasPassword: user.passwordHash !== null,
    sessionId: session.id,
  }
})

/** What a page's own scripts are told of them, and no more: it stands in the page's HTML. */
export type ShownUser = Pick<CurrentUser, 'id' | 'email' | 'name' | 'isGuest' | 'preferences'>

export function shownUser({ id, email, name, isGuest, preferences }: CurrentUser): ShownUser {
  return { id, email, name, isGuest, preferences }
}

/**
 * The check of every traveller page and route: an API answers 401; a page goes to /login, and says with path and query where to come back
 * to. Whoever was signed in until now is told so.
 */
export async function requireUser(returnTo?: string): Promise<CurrentUser> {
  const user = await currentUser()
  if (user) return user
  const { isThere } = await sessionCookie()
  if (returnTo) redirect(`/login?callbackUrl=${encodeURIComponent(returnTo)}${isThere ? '&error=SessionExpired' : ''}`)
  throw isThere
    ? new AppError('session_expired', 'Your session has ended. Please sign in again; we’ve kept what you typed.')
    : new AppError('sign_in_required', 'Please sign in to continue. We’ve kept what you typed.')
}

/** The traveller's own calendar day, by the zone their browser names with each request; UTC when it names none or nonsense. */
export async function travellersToday(request: Request): Promise<PlainDate> {
  const { clock } = await services()
  try {
    return plainDateIn(request.headers.get('x-time-zone') ?? 'UTC', clock())
  } catch {
    return plainDateIn('UTC', clock())
  }
}

/** What their prices are in where nothing else was said: the account's choice, else the currency of the country that their browser's languages name. */
export function travellersCurrency({ preferences }: Pick<CurrentUser, 'preferences'>, headers: Headers): SelectableCurrency | null {
  return preferences.currency ?? currencyOfLanguages(readLanguages(headers.get('accept-language') ?? ''))
}

const sessionCookie = cache(async () => {
  const all = await services()
  return readSessionCookie((await cookies()).getAll(), { name: cookieNames(baseUrlOf(all)).session, secret: all.secret })
})
