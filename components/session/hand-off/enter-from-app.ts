import { getSession } from 'next-auth/react'
import { z } from 'zod'
import type { HandOff } from '@/lib/travel/account/hand-off'

export type Entered = { isIn: true } | { isIn: false; because: 'no-csrf-token' | 'refused'; errorCode: string }

const csrfSchema = z.object({ csrfToken: z.string().min(1) })
const answerSchema = z.object({ url: z.string().optional().catch(undefined) })

/** Signs in with what the app handed over, as the auth library's own form would. Throws when nobody answers. */
export async function enterFromApp(handOff: Exclude<HandOff, { by: 'nothing' }>): Promise<Entered> {
  const csrfToken = await readCsrfToken()
  if (!csrfToken) {
    console.error('The sign-in from the mobile app was aborted: there was no CSRF token.')
    return { isIn: false, because: 'no-csrf-token', errorCode: 'HandOffFailed' }
  }
  const fields = handOff.by === 'code' ? { code: handOff.code } : handOff.fields
  const response = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, ...fields, json: 'true' }).toString(),
  })
  const errorCode = await readError(response)
  if (errorCode !== null) return { isIn: false, because: 'refused', errorCode }
  // Other tabs learn of it.
  await getSession().catch(() => null)
  return { isIn: true }
}

async function readCsrfToken(): Promise<string | null> {
  const response = await fetch('/api/auth/csrf')
  const json: unknown = response.ok ? await response.json().catch(() => null) : null
  return csrfSchema.safeParse(json).data?.csrfToken ?? null
}

/** Null when it worked. The library says no by the address that it would lead to, at times with a 200. */
async function readError(response: Response): Promise<string | null> {
  const { url } = answerSchema.catch({ url: undefined }).parse(await response.json().catch(() => null))
  const query = URL.parse(url ?? '', window.location.origin)?.searchParams
  if (response.ok && !query?.has('error') && !query?.has('csrf')) return null
  const given = query?.get('error')
  // Its own word is of an address and a password, which nobody typed here.
  return given && given !== 'CredentialsSignin' ? given : 'HandOffRefused'
}
