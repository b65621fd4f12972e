import { cleanLine } from '../clean-text'
import { isPlainDate, type PlainDate } from '../dates'
import { type Refusal, refuse } from '../refusal'
import { ageOn } from './age-class'
import type { Passenger } from './passenger'
import type { SavedPassenger, SavedPassengerSummary, SavedProfile } from './saved-passenger-schema'
import { contactErrors, nameErrors, type PassengerErrors, passportErrors } from './validate-passenger'

export type { SavedPassenger, SavedPassengerSummary, SavedPassengers, SavedProfile } from './saved-passenger-schema'

/** Profiles per user: a large family with its friends. */
export const MOST_SAVED_PASSENGERS = 30

/** Every passport expires after it. */
const LONG_AGO = '0000-01-01'

/** "•••••• 123": the last three signs, where enough others stay hidden. */
export function maskPassportNumber(number: string): string {
  const plain = number.replace(/\s/g, '')
  return plain.length >= 6 ? `•••••• ${plain.slice(-3)}` : '••••••'
}

/** Whether a number is one that was shown with dots: it says nothing to an airline. */
export function isMaskedNumber(number: string): boolean {
  return number.includes('•')
}

export function summariseSaved({ id, isSelf, profile }: SavedPassenger): SavedPassengerSummary {
  const { passport, ...rest } = profile
  return {
    ...rest,
    id,
    isSelf,
    passport: passport && {
      maskedNumber: maskPassportNumber(passport.number),
      expiresOn: passport.expiresOn,
      issuingCountry: passport.issuingCountry,
      nationality: passport.nationality,
    },
  }
}

/** What keeps a profile from being saved, by field. A passport that has run out may be kept: it is told about where it is used. */
export function savedProfileErrors(profile: SavedProfile, today: PlainDate): PassengerErrors {
  const errors: PassengerErrors = { ...nameErrors(profile), ...contactErrors(profile) }
  if (!isPlainDate(profile.bornOn) || profile.bornOn > today || ageOn(today, profile.bornOn) > 120) {
    errors.bornOn = 'Date of birth is required'
  }
  if (!hasPassport(profile)) return errors
  if (isMaskedNumber(profile.passport?.number ?? '')) errors['passport.number'] = 'Passport number is required'
  return { ...errors, ...passportErrors(profile, LONG_AGO) }
}

/** The first thing wrong as a refusal, for the server. */
export function savedProfileRefusal(profile: SavedProfile, today: PlainDate): Refusal | undefined {
  const [wrong] = Object.entries(savedProfileErrors(profile, today))
  return wrong ? refuse('profile-incomplete', wrong[1], wrong[0]).refusal : undefined
}

/** The profile as it is stored: cleaned lines, a passport only where one was given. */
export function tidyProfile(profile: SavedProfile): SavedProfile {
  const { passport } = profile
  return {
    ...profile,
    firstName: cleanLine(profile.firstName),
    middleName: cleanLine(profile.middleName),
    lastName: cleanLine(profile.lastName),
    email: cleanLine(profile.email),
    phone: cleanLine(profile.phone),
    passport: passport && hasPassport(profile) ? { ...passport, number: cleanLine(passport.number) } : null,
  }
}

/** What of a passenger of one trip is worth keeping. */
export function profileOf({ type: _type, savedPassengerId: _id, ...profile }: Passenger): SavedProfile {
  return profile
}

/** Whether two profiles are of the same person. */
export function isSamePerson(one: Named, other: Named): boolean {
  return personKey(one) === personKey(other)
}

type Named = Pick<SavedProfile, 'firstName' | 'lastName' | 'bornOn'>

function personKey({ firstName, lastName, bornOn }: Named): string {
  return `${cleanLine(firstName)} ${cleanLine(lastName)} ${bornOn}`.toLowerCase()
}

/** A nationality alone is no passport, but worth keeping with one. */
function hasPassport({ passport }: SavedProfile): boolean {
  return passport !== null && Object.values(passport).some((part) => part.trim() !== '')
}
