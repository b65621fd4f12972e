import { partyOf } from '@/lib/travel/ancillaries/party'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { cleanPassenger } from '@/lib/travel/passengers/clean-passenger'
import { emptyPassenger, type Passenger, type RequiredDetail } from '@/lib/travel/passengers/passenger'
import { joinPhone, splitPhone, tidyPhone } from '@/lib/travel/phone'
import { completeDate } from './date-parts'

export type PassengerSlot = { label: string; passenger: Passenger }

export const EMPTY_PASSPORT: NonNullable<Passenger['passport']> = { number: '', expiresOn: '', issuingCountry: '', nationality: '' }

/** One slot per traveller, adults first, filled from what was typed for a traveller of the same type. */
export function passengerSlots(
  travellers: TravellerCounts,
  typed: CheckoutDraft['passengers'],
  requiredDetails: RequiredDetail[],
): PassengerSlot[] {
  const party = partyOf(travellers)
  return party.map(({ type, label, passengerIndex }) => {
    const place = passengerIndex - party.findIndex((member) => member.type === type)
    const typedHere = typed.filter((passenger) => passenger.type === type)[place] ?? {}
    const { passport, ...rest } = typedHere
    return { label, passenger: { ...emptyPassenger(type), ...rest, passport: askedPassport(passport, requiredDetails) } }
  })
}

/** The passengers as they are sent: names as clean lines, dates with two-digit days and months. */
export function tidyPassenger(passenger: Passenger): Passenger {
  const { passport, ...cleaned } = cleanPassenger(passenger)
  return {
    ...cleaned,
    phone: joinPhone(tidyPhone(splitPhone(cleaned.phone))),
    bornOn: completeDate(cleaned.bornOn),
    passport: passport && { ...passport, expiresOn: completeDate(passport.expiresOn) },
  }
}

/** A passport is asked for only where it is needed, and not kept where it is not. */
function askedPassport(typed: Partial<NonNullable<Passenger['passport']>> | null | undefined, requiredDetails: RequiredDetail[]) {
  return requiredDetails.includes('passport') ? { ...EMPTY_PASSPORT, ...typed } : null
}
