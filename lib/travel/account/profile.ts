import type { Profile } from './profile-schema'

export type { Profile } from './profile-schema'

export const LONGEST_ACCOUNT_NAME = 60

export type ProfileErrors = Partial<Record<keyof Profile, string>>

/** As it is kept: no blanks around or doubled within, and letters in one writing. */
export function tidyProfile({ firstName, lastName }: Profile): Profile {
  return { firstName: tidyName(firstName), lastName: tidyName(lastName) }
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
  if (hasInvisible(name)) return `${label} holds a character that cannot be seen. Please type it once more`
  if (!/\p{L}/u.test(name)) return `${label} needs a letter`
  return null
}

/** Also marks that turn the direction of what follows. Joiners between letters are part of Persian and Indian names. */
function hasInvisible(name: string): boolean {
  const withoutJoiners = name.replace(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu, '')
  return /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(withoutJoiners)
}

function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}
