import { z } from 'zod'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

/** A new password with the one it replaces, as typed; `current` is null for somebody who has none. */
export const passwordChangeSchema = z.strictObject({ current: z.string().max(2000).nullable(), next: z.string().max(2000) })
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type PasswordErrors = Partial<Record<keyof PasswordChange, string>>

/** What is wrong with a wished password by itself. Its length is all that counts. */
export function newPasswordError(password: string): string | null {
  if (password.length < SHORTEST_PASSWORD) return `The password needs at least ${SHORTEST_PASSWORD} characters`
  if (password.length > LONGEST_PASSWORD) return `The password can have up to ${LONGEST_PASSWORD} characters`
  if (!password.trim()) return 'The password needs more than blanks'
  return null
}

/** What can be said before the current password is checked. */
export function passwordErrors({ current, next }: PasswordChange, { hasPassword }: { hasPassword: boolean }): PasswordErrors {
  const errors: PasswordErrors = {}
  if (hasPassword && !current) errors.current = 'Your current password is required'
  const wrong = newPasswordError(next)
  if (wrong) errors.next = wrong
  else if (hasPassword && next === current) errors.next = 'This is the password you have already'
  return errors
}
