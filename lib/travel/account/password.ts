import { cleanPassword } from '../clean-text'
import type { PasswordChange } from './password-schema'

export type { PasswordChange } from './password-schema'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

export type PasswordErrors = Partial<Record<keyof PasswordChange, string>>

/** What is wrong with a wished password by itself. Its length is all that counts. */
export function newPasswordError(typed: string): string | null {
  const password = cleanPassword(typed)
  if (password.length < SHORTEST_PASSWORD) return `The password needs at least ${SHORTEST_PASSWORD} characters`
  if (password.length > LONGEST_PASSWORD) return `The password can have up to ${LONGEST_PASSWORD} characters`
  if (!password.trim()) return 'The password needs more than spaces'
  return null
}

/** Said of a password that is tried first: one of the most common, or one that is made of our name or of its owner's address. */
export const EASY_PASSWORD = 'This password is too easy to guess. Please choose another one'
const OUR_WORDS = ['wayfarer', 'wayfarer travel', 'wayfarer trip', 'flight', 'flights', 'travel', 'traveller', 'concierge', 'airline']

/** Whether a password is, but for digits and signs around it, a word of ours or (part of) the owner's own address. */
export function isAboutOwnerOrUs(password: string, email: string | null): boolean {
  const bare = bareWord(password)
  const [name = '', host = ''] = (email ?? '').split('@')
  const theirs = [email ?? '', name, host, host.split('.')[0] ?? ''].map(bareWord).filter((word) => word.length >= 3)
  return [...OUR_WORDS.map(bareWord), ...theirs].some((word) => bare === word || bare === word + word)
}

function bareWord(text: string): string {
  const letters = text.toLowerCase().replace(/[\s_.-]+/g, '')
  return letters.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') || letters
}

/** What can be said before the current password is checked. */
export function passwordErrors({ current, next }: PasswordChange, { hasPassword }: { hasPassword: boolean }): PasswordErrors {
  const errors: PasswordErrors = {}
  if (hasPassword && !current) errors.current = 'Your current password is required'
  const wrong = newPasswordError(next)
  if (wrong) errors.next = wrong
  else if (hasPassword && current !== null && cleanPassword(next) === cleanPassword(current)) errors.next = 'This is already your password'
  return errors
}
