export type { Erasure } from './erasure-schema'

/** What somebody without a password types, so that no slip of a finger deletes an account. */
export const ERASURE_WORD = 'delete'

/** "Delete " is meant as it is written. */
export function isErasureWord(typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === ERASURE_WORD
}
