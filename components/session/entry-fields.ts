import * as texts from '@/lib/texts/session/sign-in'
import { newPasswordError } from '@/lib/travel/account/password'
import { profileErrors } from '@/lib/travel/account/profile'
import { cleanLine } from '@/lib/travel/clean-text'
import { isEmail } from '@/lib/travel/email'

/** What somebody comes in with, or makes an account of. */
export const ENTRY_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const
export type EntryField = (typeof ENTRY_FIELDS)[number]
export type EntryErrors = Partial<Record<EntryField, string>>

/** Read from the fields themselves: what a password manager filled in counts even if no key was pressed. */
export function readEntry(form: HTMLFormElement): Record<EntryField, string> {
  const fields = new FormData(form)
  const text = (name: EntryField) => String(fields.get(name) ?? '')
  return {
    firstName: cleanLine(text('firstName')),
    lastName: cleanLine(text('lastName')),
    email: cleanLine(text('email')),
    password: text('password'),
  }
}

/** What is missing or wrong, in the order of the form. The password of an account that is there already is not judged. */
export function entryErrors(typed: Record<EntryField, string>, { isNew }: { isNew: boolean }): EntryErrors {
  const { firstName, lastName, email, password } = typed
  const errors: EntryErrors = isNew ? profileErrors({ firstName, lastName }) : {}
  if (!email) errors.email = texts.emailIsRequired
  else if (!isEmail(email)) errors.email = texts.enterAValidEmail
  const wrong = !password ? texts.passwordIsRequired : isNew ? newPasswordError(password) : null
  if (wrong) errors.password = wrong
  return errors
}
