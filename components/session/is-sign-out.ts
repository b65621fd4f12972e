import { z } from 'zod'

const STORE_KEY = 'root'
const messageSchema = z.object({ data: z.object({ trigger: z.literal('signout') }) })

/** Whether another tab has just signed out: it let its store go, or next-auth's client says so. */
export function isSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean {
  if (key === STORE_KEY) return newValue === null
  if (key !== 'nextauth.message' || newValue === null) return false
  try {
    return messageSchema.safeParse(JSON.parse(newValue)).success
  } catch {
    return false
  }
}
