import type { PlainDate } from '../travel/dates'
import { emptyPassenger, type Passenger } from '../travel/passengers/passenger'
import { passengerSchema } from '../travel/passengers/passenger-schema'
import { type Billing, EMPTY_BILLING } from '../travel/payment/billing'
import { billingSchema } from '../travel/payment/billing-schema'
import { unpack } from './pack'
import type { Secret } from './secret-words'
import { standInBilling, standInPassenger } from './stand-ins'

/** Fields whose texts are ids of somebody or something of theirs, wherever they stand. */
const REFERENCES = new Set(
  'userId threadId orderId paymentId sessionId confirmationId messageId customerId reference bookingReference ticketNumbers'.split(' '),
)
const KEYS = new Set('clientSecret accessToken refreshToken idToken apiKey password secret signature passwordHash'.split(' '))
/** What an event tells of somebody that was not known before: it is taken out of the rest of it, too. */
export function secretsIn(value: unknown, travelOn: PlainDate | null): Secret[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    const people = value.map(personIn)
    return people.flatMap((person, place) => (person ? secretsOfPassenger(person, place, travelOn) : secretsIn(value[place], travelOn)))
  }
  if (isPacked(value)) return secretsIn(unpack(value), travelOn)
  const person = personIn(value)
  if (person) return secretsOfPassenger(person, 0, travelOn)
  const billing = billingIn(value)
  if (billing) return secretsOfBilling(billing)
  return Object.entries(value).flatMap(([field, entry]) => {
    if (REFERENCES.has(field))
      return textsIn(entry)
        .filter(isReference)
        .map((text) => ({ kind: 'reference' as const, value: text }))
    if (field === 'email' || field === 'phone') return textsIn(entry).map((text) => ({ kind: field, value: text }))
    if (KEYS.has(field)) return textsIn(entry).map((text) => ({ kind: 'key' as const, value: text }))
    return secretsIn(entry, travelOn)
  })
}

/** All that is personal of a passenger, with the words of their stand-in. */
export function secretsOfPassenger(passenger: Passenger, place: number, travelOn: PlainDate | null): Secret[] {
  const standIn = standInPassenger(passenger, place, travelOn)
  return [
    ...nameSecrets(passenger.firstName, standIn.firstName),
    ...nameSecrets(passenger.middleName, standIn.middleName),
    ...nameSecrets(passenger.lastName, standIn.lastName),
    { kind: 'born', value: passenger.bornOn, standIn: standIn.bornOn },
    { kind: 'email', value: passenger.email, standIn: standIn.email },
    { kind: 'phone', value: passenger.phone, standIn: standIn.phone },
    { kind: 'passport', value: passenger.passport?.number ?? '', standIn: standIn.passport?.number ?? '' },
    { kind: 'reference', value: passenger.savedPassengerId ?? '' },
  ]
}

/** The town is not among them: half the trips of the world go to somebody's town. */
export function secretsOfBilling(billing: Billing): Secret[] {
  const standIn = standInBilling(billing)
  return [
    ...nameSecrets(billing.name, standIn.name),
    { kind: 'email', value: billing.email, standIn: standIn.email },
    { kind: 'phone', value: `${billing.phoneCode}${billing.phoneNumber}`, standIn: `${standIn.phoneCode} ${standIn.phoneNumber}` },
    { kind: 'phone', value: billing.phoneNumber, standIn: standIn.phoneNumber },
    { kind: 'address', value: billing.street, standIn: standIn.street },
    ...(/\p{L}|\p{Nd}{5}/u.test(billing.postcode)
      ? [{ kind: 'address' as const, value: billing.postcode, standIn: standIn.postcode }]
      : []),
  ]
}

/** A name, and each of its words: somebody called "Ada King" is called "Ada". */
export function nameSecrets(name: string, standIn: string): Secret[] {
  const words = name.trim().split(/\s+/)
  const standIns = standIn.split(' ')
  const parts = words.length > 1 ? words.filter((word) => word.length > 2) : []
  return [
    { kind: 'name', value: name, standIn },
    ...parts.map((value, index) => ({ kind: 'name' as const, value, standIn: standIns[index] ?? standIns.at(-1) ?? standIn })),
  ]
}

/** Somebody, whatever they are called there: passengers, saved ones, the account itself. */
export function personIn(value: unknown): Passenger | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !('firstName' in value) || !('lastName' in value)) return null
  const passport = 'passport' in value && passengerSchema.shape.passport.safeParse(value.passport).data
  const parsed = passengerSchema.strip().safeParse({ ...emptyPassenger('adult'), ...value, passport: passport || null })
  return parsed.success ? parsed.data : null
}

/** Somebody's address, whole or as far as it is typed. */
export function billingIn(value: object): Billing | null {
  const parsed = 'street' in value || 'phoneNumber' in value ? billingSchema.strip().partial().safeParse(value) : null
  if (!parsed?.success) return null
  return { ...EMPTY_BILLING, ...parsed.data }
}

/** A packed value, which may hold anything. */
export function isPacked(value: object): value is { packed: string } {
  return 'packed' in value && typeof value.packed === 'string' && Object.keys(value).length === 1
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** A word alone is none, whatever field it stands in. */
function isReference(text: string): boolean {
  return /[\d_]|^[A-Z]+$/.test(text)
}
