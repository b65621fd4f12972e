import { z } from 'zod'
import * as texts from '@/lib/texts/session/hand-off'
import type { HandOff } from '@/lib/travel/account/hand-off'

export type Person = { id: string; email: string | null; name: string; isGuest: boolean }
/** `refused` is a clear no; null is nobody, or nobody that we could learn of. */
export type Question = { present: Person; coming: Person | null }

const personSchema = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    email: z.string().nullable().catch(null),
    firstName: z.string().catch(''),
    lastName: z.string().catch(''),
  })
  .transform(({ id, email, firstName, lastName }): Person => {
    return { id, email, name: `${firstName} ${lastName}`.trim() || (email ?? texts.guest), isGuest: email === null }
  })
const sessionSchema = z.object({ user: personSchema.optional().catch(undefined) })
const detailsSchema = z.object({ detail: z.object({ data: personSchema }) })

/** Whether somebody else is signed in, who must be asked before the app's account takes their place. */
export async function findQuestion(handOff: HandOff): Promise<Question | null> {
  const present = await presentPerson()
  if (!present) return null
  const coming = handOff.by === 'tokens' ? await appPerson(handOff.fields.accessToken) : null
  return coming && isSame(present, coming) ? null : { present, coming }
}

async function presentPerson(): Promise<Person | null> {
  const response = await fetch('/api/auth/session')
  if (!response.ok) throw new Error('the session could not be asked for')
  return sessionSchema.parse(await response.json()).user ?? null
}

/** Whose account the app has, as the server says: what was posted of it could be anybody's. */
async function appPerson(accessToken: string): Promise<Person | null> {
  try {
    const response = await fetch('/api/v1/auth/user/get-details', { headers: { authorization: `Bearer ${accessToken}` } })
    return response.ok ? detailsSchema.parse(await response.json()).detail.data : null
  } catch {
    return null
  }
}

function isSame(one: Person, other: Person): boolean {
  return one.id === other.id || (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase())
}
