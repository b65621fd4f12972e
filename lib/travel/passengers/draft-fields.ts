import type { CheckoutDraft } from './checkout-draft-schema'
import type { PassengerType } from './passenger-options'

/** A draft field by field: "adult.0.firstName" of the first adult, "child.1.passport.number" of the second child, "billing.city". */
export type DraftFields = Record<string, string | null>

type TypedPassenger = CheckoutDraft['passengers'][number]
/** Passengers of one type are told apart by their place among them, so that another number of adults moves no child's name. */
const PASSENGER_FIELD = /^(adult|child|infant)\.(\d)\.(passport\.)?(\w+)$/

/** Only what is named in the draft. A passenger without a type is an adult: every party has one. */
export function draftFields({ passengers, billing }: CheckoutDraft): DraftFields {
  const fields: DraftFields = {}
  const places = new Map<PassengerType, number>()
  for (const { type = 'adult', passport, ...rest } of passengers) {
    const place = places.get(type) ?? 0
    places.set(type, place + 1)
    const prefix = `${type}.${place}`
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) fields[`${prefix}.${name}`] = value
    const passportValues = passport === null ? NO_PASSPORT : (passport ?? {})
    for (const [name, value] of Object.entries(passportValues)) if (value !== undefined) fields[`${prefix}.passport.${name}`] = value
  }
  for (const [name, value] of Object.entries(billing)) if (value !== undefined) fields[`billing.${name}`] = value
  return fields
}

/** The draft that these fields make up. Empty places before a named passenger are kept, because the place is what tells them apart. */
export function draftOf(fields: DraftFields): CheckoutDraft {
  const billing: Record<string, string | null> = {}
  const byType: Record<PassengerType, Record<string, unknown>[]> = { adult: [], child: [], infant: [] }
  for (const [field, value] of Object.entries(fields)) {
    const [, type, place, isPassport, name = ''] = PASSENGER_FIELD.exec(field) ?? []
    if (type === 'adult' || type === 'child' || type === 'infant') {
      const passenger = passengerAt(byType[type], Number(place), type)
      if (isPassport) passenger.passport = { ...(passenger.passport as object | undefined), [name]: value }
      else passenger[name] = value
    } else if (field.startsWith('billing.')) billing[field.slice('billing.'.length)] = value
  }
  // Object.entries forgets the names; these fields were taken from drafts of the same shape.
  return {
    passengers: [...byType.adult, ...byType.child, ...byType.infant] as TypedPassenger[],
    billing: billing as CheckoutDraft['billing'],
  }
}

/**
 * Whether two values of a field look the same. For a passenger an empty field and one that was never touched do; in the billing form what was
 * never touched may be filled in from the trip, and emptying it is a change.
 */
export function isSameValue(field: string, one: string | null | undefined, other: string | null | undefined): boolean {
  return field.startsWith('billing.') ? one === other : (one ?? '') === (other ?? '')
}

/** The field that an input of the checkout forms belongs to, by its name: "passengers.2.bornOn.month" with one child after two adults is "child.0.bornOn". */
export function fieldOfInput(name: string, party: { type: PassengerType }[]): string | null {
  if (name.startsWith('billing.')) return name
  const [, index, rest = ''] = /^passengers\.(\d)\.(.+)$/.exec(name) ?? []
  const member = index === undefined ? undefined : party[Number(index)]
  if (!member) return null
  const field = rest.replace(/\.(month|year)$/, '').replace(/^phone(Code|Number)$/, 'phone')
  return `${member.type}.${placeInType(party, Number(index))}.${field}`
}

/** The place of a traveller among those of the same type. */
export function placeInType(party: { type: PassengerType }[], index: number): number {
  return party.slice(0, index).filter(({ type }) => type === party[index]?.type).length
}

const NO_PASSPORT = { number: '', expiresOn: '', issuingCountry: '', nationality: '' }

function passengerAt(passengers: Record<string, unknown>[], place: number, type: PassengerType): Record<string, unknown> {
  while (passengers.length <= place) passengers.push({ type })
  return passengers[place] ?? {}
}
