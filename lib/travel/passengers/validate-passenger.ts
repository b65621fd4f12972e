import { cleanLine } from '../clean-text'
import { dateFault } from '../date-fault'
import { isPlainDate, type PlainDate } from '../dates'
import { isEmail } from '../email'
import { ADULT_NEEDED } from '../flights/complete-search'
import type { TravellerCounts } from '../flights/search'
import { phoneError, splitPhone } from '../phone'
import { type Refusal, refuse } from '../refusal'
import { ageOn, passengerTypeOn } from './age-class'
import { fullName, hasLetters, isSameName, nameError, type TypedName } from './names'
import type { Passenger, RequiredDetail } from './passenger'
import type { PassengerType } from './passenger-options'
import { passportNumber } from './passport-letters'

export type PassengerField =
  | 'title'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'bornOn'
  | 'gender'
  | 'email'
  | 'phone'
  | `passport.${'number' | 'expiresOn' | 'issuingCountry' | 'nationality'}`
export type PassengerErrors = Partial<Record<PassengerField, string>>

/** Longer ones are no names: what does not fit on a ticket is left out there (`airlineName`). */
const LONGEST_NAME = 60
const TOO_LONG = `Names can have up to ${LONGEST_NAME} characters; shorten it as the airline would print it`

const AGE_SENTENCES: Record<PassengerType, string> = {
  adult: 'Adult must be 13 years or older',
  child: 'Child must be between 2-12 years old',
  infant: 'Infant must be under 2 years old',
}

/** What is wrong with one passenger, by field, in the specification's own sentences. `travelOn` is the day of the last slice. */
export function validatePassenger(
  passenger: Passenger,
  travelOn: PlainDate,
  requiredDetails: RequiredDetail[],
  today: PlainDate,
): PassengerErrors {
  const errors: PassengerErrors = {}
  if (!passenger.title) errors.title = 'Title is required'
  Object.assign(errors, nameErrors(passenger))
  const wrongBirth = birthError(passenger, travelOn, today)
  if (wrongBirth) errors.bornOn = wrongBirth
  if (!passenger.gender) errors.gender = 'Gender is required'
  Object.assign(errors, contactErrors(passenger))
  if (requiredDetails.includes('passport')) Object.assign(errors, passportErrors(passenger, today))
  return errors
}

function birthError({ bornOn, type }: Passenger, travelOn: PlainDate, today: PlainDate): string | undefined {
  if (!isPlainDate(bornOn)) return dateFault(bornOn) ?? 'Date of birth is required'
  if (bornOn > today) return 'Date of birth can’t be in the future'
  if (ageOn(today, bornOn) > OLDEST) return `Please check the year: that was more than ${OLDEST} years ago`
  return passengerTypeOn(travelOn, bornOn) === type ? undefined : AGE_SENTENCES[type]
}

const OLDEST = 120

/** Why the passengers cannot be taken as a whole: somebody is incomplete, or is on the list twice. */
export function passengersRefusal(
  passengers: Passenger[],
  travellers: TravellerCounts,
  travelOn: PlainDate,
  requiredDetails: RequiredDetail[],
  today: PlainDate,
): Refusal | undefined {
  const complete = passengers.filter(
    (passenger) => Object.keys(validatePassenger(passenger, travelOn, requiredDetails, today)).length === 0,
  )
  if (complete.length < passengers.length) {
    return incompletePassengers(complete.length, passengers.length, requiredDetails)
  }
  if (!passengers.some(({ type }) => type === 'adult')) {
    return refuse('no-adult', ADULT_NEEDED, 'passengers').refusal
  }
  const counts = { adult: travellers.adults, child: travellers.children, infant: travellers.infants }
  for (const type of ['adult', 'child', 'infant'] as const) {
    if (passengers.filter((passenger) => passenger.type === type).length !== counts[type]) {
      return refuse('passenger-types', 'The passengers don’t match the travellers in this search.', 'passengers').refusal
    }
  }
  const twin = passengers.find((passenger, index) => passengers.slice(0, index).some((other) => isSamePerson(other, passenger)))
  if (twin) {
    const name = fullName({ ...twin, middleName: '' })
    return refuse('passenger-twice', `${name} is on this trip twice. Each traveller needs their own name and date of birth.`, 'passengers')
      .refusal
  }
}

/** By first and last name and date of birth: a middle name may be typed in one place alone. */
function isSamePerson(one: Passenger, other: Passenger): boolean {
  return one.bornOn === other.bornOn && isSameName({ ...one, middleName: '' }, { ...other, middleName: '' })
}

/** "1/2 passengers completed", with the list of passport details where the supplier needs them. */
export function incompletePassengers(complete: number, needed: number, requiredDetails: RequiredDetail[]): Refusal {
  const passportList = requiredDetails.includes('passport')
    ? ' Needed of each: passport number, expiry, country of issue, nationality.'
    : ''
  return refuse(
    'passengers-incomplete',
    `Please complete all required passenger information. ${complete}/${needed} passengers completed.${passportList}`,
    'passengers',
  ).refusal
}

/** What is wrong with a name, by its parts: the specification's sentences where one is missing, and what no ticket can print. */
export function nameErrors({ firstName, middleName, lastName }: TypedName): PassengerErrors {
  const errors: PassengerErrors = {}
  for (const [field, typed, label] of [
    ['firstName', firstName, 'first name'],
    ['middleName', middleName, 'middle name'],
    ['lastName', lastName, 'last name'],
  ] as const) {
    const wrong = cleanLine(typed).length > LONGEST_NAME ? TOO_LONG : nameError(typed, label)
    if (wrong) errors[field] = wrong
  }
  // "李" is long enough: what is wrong is its script.
  if (!isLongEnough(firstName)) errors.firstName ??= 'First name is required (min 2 characters)'
  if (!isLongEnough(lastName)) errors.lastName ??= 'Last name is required (min 2 characters)'
  return errors
}

/** "-" and "." say "I have none". */
function isLongEnough(name: string): boolean {
  return cleanLine(name).length >= 2 && hasLetters(name)
}

/** An email address and a phone number need not be given; what is given must be one. */
export function contactErrors({ email, phone }: Pick<Passenger, 'email' | 'phone'>): PassengerErrors {
  const errors: PassengerErrors = {}
  if (email.trim() && !isEmail(email.trim())) errors.email = 'Please enter a valid email address'
  const parts = splitPhone(phone)
  if (phone.trim() && phoneError(parts)) {
    errors.phone =
      (parts.code && /\d/.test(parts.number) && phoneError(parts)) || 'Please enter a valid phone number, with its country code'
  }
  return errors
}

/** What is wrong with a passport, in the specification's own sentences. */
export function passportErrors(passenger: Pick<Passenger, 'passport'>, today: PlainDate): PassengerErrors {
  const errors: PassengerErrors = {}
  const passport = passenger.passport
  if (!passport || passportNumber(passport.number).length < 3) errors['passport.number'] = 'Passport number is required'
  if (!passport?.expiresOn) errors['passport.expiresOn'] = 'Passport expiry date is required'
  else if (!isPlainDate(passport.expiresOn)) {
    const fault = dateFault(passport.expiresOn)
    errors['passport.expiresOn'] = `Please enter a valid passport expiry date${fault ? `. ${fault}` : ''}`
  } else if (passport.expiresOn <= today) errors['passport.expiresOn'] = 'Passport expiry date must be in the future'
  if (!passport?.issuingCountry) errors['passport.issuingCountry'] = 'Passport country of issue is required'
  if (!passport?.nationality) errors['passport.nationality'] = 'Nationality is required'
  return errors
}
