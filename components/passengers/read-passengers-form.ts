import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { namesRefusal, sameNameIndex } from '@/lib/travel/passengers/names'
import type { Passenger, RequiredDetail } from '@/lib/travel/passengers/passenger'
import { journeyOf, type PassengerWarning, passengerWarnings } from '@/lib/travel/passengers/passenger-warnings'
import { type PassengerErrors, passengersRefusal, validatePassenger } from '@/lib/travel/passengers/validate-passenger'
import type { Refusal } from '@/lib/travel/refusal'
import type { ResultFacts } from '@/lib/travel/trip/trip'
import { passengerSlots, tidyPassenger } from './passenger-slots'

export type TravellerForm = {
  /** "Adult 1" */
  label: string
  /** As it is typed. */
  passenger: Passenger
  errors: PassengerErrors
  warnings: PassengerWarning[]
  isComplete: boolean
}

/** The form as it stands: everybody's fields with what is wrong and what to know, and why it cannot be handed on yet. */
export function readPassengersForm(
  result: ResultFacts,
  requiredDetails: RequiredDetail[],
  typed: CheckoutDraft['passengers'],
): { travellers: TravellerForm[]; tidied: Passenger[]; travelOn: string; today: string; refusal: Refusal | undefined; toMend: number } {
  const { search } = result
  const journey = journeyOf(search)
  const travelOn = journey.lastTravelOn
  // The server reckons ages from the day of the search too, so both sides say the same.
  const today = result.searchedAt.slice(0, 10)
  const slots = passengerSlots(search.travellers, typed, requiredDetails)
  const tidied = slots.map(({ passenger }) => tidyPassenger(passenger))
  const travellers = slots.map(({ label, passenger }) => {
    const tidy = tidyPassenger(passenger)
    const errors = validatePassenger(tidy, travelOn, requiredDetails, today)
    return { label, passenger, errors, warnings: passengerWarnings(tidy, journey), isComplete: Object.keys(errors).length === 0 }
  })
  const firstOpen = travellers.findIndex(({ isComplete }) => !isComplete)
  return {
    travellers,
    tidied,
    travelOn,
    today,
    refusal: passengersRefusal(tidied, search.travellers, travelOn, requiredDetails, today) ?? namesRefusal(tidied),
    toMend: firstOpen >= 0 ? firstOpen : sameNameIndex(tidied),
  }
}
