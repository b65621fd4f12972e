import { addDays, isPlainDate, type PlainDate } from '../travel/dates'
import { isEmail } from '../travel/email'
import { ageOn } from '../travel/passengers/age-class'
import { nameError } from '../travel/passengers/names'
import type { Passenger } from '../travel/passengers/passenger'
import type { Billing, CardToken } from '../travel/payment/billing'
import { SANDBOX_CARD_NUMBERS, sandboxCard } from '../travel/payment/sandbox-cards'
import { phoneError, splitPhone } from '../travel/phone'
import { isCountryCode } from '../travel/places/country-names'

const FIRST_NAMES = ['Alex', 'Blake', 'Casey', 'Drew', 'Ellis', 'Frankie', 'Gray', 'Harper', 'Indigo']
const LAST_NAME = 'Traveller'
const LONG_ENOUGH_FOR_A_TICKET = 60
/** Set aside for use in fiction, with room for one per place. */
const PHONE = '7700 900'

/** A person in place of another one: what was right stays right, what was wrong or empty stays so. `place` counts from 0. */
export function standInPassenger(passenger: Passenger, place: number, travelOn: PlainDate | null): Passenger {
  if (isStandIn(passenger, place)) return passenger
  const { passport } = passenger
  return {
    type: passenger.type,
    title: passenger.title,
    firstName: standInName(passenger.firstName, FIRST_NAMES[place % FIRST_NAMES.length] ?? 'Alex'),
    middleName: standInName(passenger.middleName, 'Middle'),
    lastName: standInName(passenger.lastName, LAST_NAME),
    bornOn: standInBirthday(passenger.bornOn, place, travelOn),
    gender: passenger.gender,
    email: standInEmail(passenger.email, `traveller${place + 1}`),
    phone: standInPhone(passenger.phone, place),
    passport: passport && {
      number: standInPassport(passport.number, place),
      // Whether it still holds on the journey is what an airline asks; the day itself is nobody's business.
      expiresOn: isPlainDate(passport.expiresOn) ? `${passport.expiresOn.slice(0, 7)}-28` : passport.expiresOn && 'unknown',
      issuingCountry: passport.issuingCountry && 'GB',
      nationality: passport.nationality && 'GB',
    },
    specialService: passenger.specialService && 'other',
    savedPassengerId: null,
  }
}

/** What is recorded of a replay has its stand-ins already: they stay as they are. */
function isStandIn({ firstName, lastName, email, phone, passport }: Passenger, place: number): boolean {
  const isNamed = firstName === FIRST_NAMES[place % FIRST_NAMES.length] && lastName === LAST_NAME
  const isReachable = /^(traveller\d@example\.com)?$/.test(email) && (phone === '' || phone.startsWith(`+44 ${PHONE}`))
  return isNamed && isReachable && /^[X0\W]*\d?$/.test(passport?.number ?? '')
}

/** Somebody who pays in place of who did, with an address that does not exist. */
export function standInBilling(billing: Billing): Billing {
  const isPhone = !phoneError({ code: billing.phoneCode, number: billing.phoneNumber })
  return {
    title: billing.title,
    name: standInName(billing.name, `Alex ${LAST_NAME}`),
    email: standInEmail(billing.email, 'billing'),
    phoneCode: billing.phoneCode && (isPhone ? '+44' : '+0'),
    phoneNumber: billing.phoneNumber && (isPhone ? `${PHONE}100` : '0'),
    street: billing.street && '1 Example Street',
    city: billing.city && 'Exampletown',
    state: billing.state && 'Example',
    postcode: billing.postcode.trim().length >= 3 ? 'EX1 1EX' : billing.postcode && 'X',
    countryCode: isCountryCode(billing.countryCode) ? 'GB' : billing.countryCode && '??',
  }
}

const TEST_CARDS = new Map(
  SANDBOX_CARD_NUMBERS.map((number) => ({ card: sandboxCard(number), last4: number.slice(-4) })).flatMap(({ card, last4 }) =>
    card ? [[card.token, { ...card, last4 }] as const] : [],
  ),
)
const USUAL_CARD = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242' }

/** The gateway's test cards say only what should happen with them; every other card becomes the one that always pays. */
export function standInCard(card: Pick<CardToken, 'token'>): CardToken {
  return { ...(TEST_CARDS.get(card.token) ?? USUAL_CARD), expiryMonth: 12, expiryYear: 2099 }
}

/** The end of a card's number, where it is no test card's. */
export function standInLastFour(last4: string): string {
  return [...TEST_CARDS.values()].some((card) => card.last4 === last4) ? last4 : USUAL_CARD.last4
}

export function isTestCard(token: string): boolean {
  return TEST_CARDS.has(token)
}

function standInName(name: string, standIn: string): string {
  const typed = name.trim()
  if (typed.length < 2) return typed && 'X'
  if (nameError(typed, 'name')) return 'Путник'
  return typed.length > LONG_ENOUGH_FOR_A_TICKET ? `${standIn} `.repeat(LONG_ENOUGH_FOR_A_TICKET / 4).slice(0, 70) : standIn
}

function standInEmail(email: string, name: string): string {
  if (!email.trim()) return ''
  return isEmail(email.trim()) ? `${name}@example.com` : `${name} at example`
}

function standInPhone(phone: string, place: number): string {
  if (!phone.trim()) return ''
  return phoneError(splitPhone(phone)) ? '0' : `+44 ${PHONE}${String(place + 1).padStart(3, '0')}`
}

/** Letters where letters stand and digits where digits do, ending in the place. */
function standInPassport(number: string, place: number): string {
  const shape = number.replace(/\p{L}/gu, 'X').replace(/\p{Nd}/gu, '0')
  return shape.length < 3 ? shape : `${shape.slice(0, -1)}${place + 1}`
}

/**
 * Another day of birth with which the same is sold: for the young and the old of the same age on the day of travel. Earlier than the true
 * day, as whoever is born stays born; the day after it only where any earlier one makes a year older.
 */
function standInBirthday(bornOn: string, place: number, travelOn: PlainDate | null): string {
  if (!isPlainDate(bornOn)) return bornOn && 'unknown'
  const day = String(place + 1).padStart(2, '0')
  const ownMonth = `${bornOn.slice(0, 7)}-${day}`
  const candidates = [ownMonth, ...Array.from({ length: 40 }, (_, days) => addDays(bornOn, days - 40))].filter((day) => day < bornOn)
  if (!travelOn) return candidates[0] ?? bornOn
  const age = ageOn(travelOn, bornOn)
  if (age >= 26 && age < 60) return bornOn === `1990-01-${day}` ? `1990-02-${day}` : `1990-01-${day}`
  return candidates.find((day) => ageOn(travelOn, day) === age) ?? addDays(bornOn, 1)
}
