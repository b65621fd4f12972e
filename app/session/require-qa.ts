import 'server-only'
import { notFound as noSuchPage } from 'next/navigation'
import { type CurrentUser, currentUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** The check of every route for those who look after quality: everybody else, signed in or not, learns only that there is nothing. */
export async function requireQa(): Promise<CurrentUser> {
  const user = await qaUser()
  if (!user) throw notFound()
  return user
}

/** The same for pages. */
export async function requireQaPage(): Promise<CurrentUser> {
  return (await qaUser()) ?? noSuchPage()
}

/** Somebody whose address the environment lists, with an account of their own: a guest's name for themselves proves nothing. */
async function qaUser(): Promise<CurrentUser | null> {
  const user = await currentUser()
  const { environment } = await services()
  return user && isQa(user, environment.QA_EMAILS) ? user : null
}

export function isQa({ email, isGuest }: Pick<CurrentUser, 'email' | 'isGuest'>, listed: string[]): boolean {
  return !isGuest && email !== null && listed.includes(email.toLowerCase())
}
