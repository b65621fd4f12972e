import { cleanLine } from '../clean-text'
import type { Profile } from './profile-schema'

export type { Profile } from './profile-schema'

export const LONGEST_ACCOUNT_NAME = 60

export type ProfileErrors = Partial<Record<keyof Profile, string>>

/** As it is kept: one clean line each, whatever was typed or pasted along with it. */
export function tidyProfile({ firstName, lastName }: Profile): Profile {
  return { firstName: cleanLine(firstName), lastName: cleanLine(lastName) }
}

/** What is wrong with the names of an account: those of a ticket have their own rules (lib/travel/passengers). */
export function profileErrors(profile: Profile): ProfileErrors {
  const { firstName, lastName } = tidyProfile(profile)
  const errors: ProfileErrors = {}
  const [wrongFirst, wrongLast] = [nameError(firstName, 'First name'), nameError(lastName, 'Last name')]
  if (wrongFirst) errors.firstName = wrongFirst
  if (wrongLast) errors.lastName = wrongLast
  return errors
}

function nameError(name: string, label: string): string | null {
  if (!name) return `${label} is required`
  if ([...name].length > LONGEST_ACCOUNT_NAME) return `${label} can have up to ${LONGEST_ACCOUNT_NAME} characters`
  if (!/\p{L}/u.test(name)) return `${label} needs a letter`
  return null
}
