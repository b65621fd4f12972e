import { z } from 'zod'

/** What somebody without a password types, so that no slip of a finger deletes an account. */
export const ERASURE_WORD = 'delete'

/** How the owner of an account confirms that it is to go: by their password, or by the word. */
export const erasureSchema = z.strictObject({
  password: z.string().max(1000).optional(),
  confirmation: z.string().max(40).optional(),
})
export type Erasure = z.infer<typeof erasureSchema>

/** "Delete " is meant as it is written. */
export function isErasureWord(typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === ERASURE_WORD
}
