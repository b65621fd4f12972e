import 'server-only'
import { redirect } from 'next/navigation'
import { getServerSession } from 'next-auth'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { type PlainDate, plainDateIn } from '@/lib/travel/dates'
import { authOptions } from './auth-options'

export type CurrentUser = { id: string; email: string | null; name: string; isGuest: boolean }

/** Who is signed in, or null. A session whose user no longer exists counts as signed out. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  const session: { user?: { id?: unknown } } | null = await getServerSession(await authOptions())
  const id = session?.user?.id
  if (typeof id !== 'string') return null
  const user = await (await services()).users.findById(id)
  if (!user) return null
  return {
    id: user.id,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim() || (user.email ?? 'Guest'),
    isGuest: user.isGuest,
  }
})

/** The check of every traveller page and route: an API answers 401; a page (which says where to come back to) goes to /login. */
export async function requireUser(returnTo?: string): Promise<CurrentUser> {
  const user = await currentUser()
  if (user) return user
  if (returnTo) redirect(`/login?callbackUrl=${encodeURIComponent(returnTo)}`)
  throw new AppError('sign_in_required', 'Please sign in to go on. What you typed is kept.')
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
