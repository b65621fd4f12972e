import { partyOf } from '@/lib/travel/ancillaries/party'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import type { DuffelOfferPassenger } from './schemas/offer'

const INFANT_BELOW = 2

/**
 * The offer's passenger ids in the order of our party (adults, children, infants), before names and birthdays are known: who asked
 * first of a kind has its first place. Null when the offer is for other people.
 */
export function partyPlaces(travellers: TravellerCounts, offered: DuffelOfferPassenger[]): string[] | null {
  const free = [...offered]
  const places = partyOf(travellers).flatMap(({ type }) => {
    const index = free.findIndex((place) => kindOfPlace(place) === type)
    return free.splice(index, index < 0 ? 0 : 1).map(({ id }) => id)
  })
  return free.length === 0 && places.length === offered.length ? places : null
}

/** Whether the place is a lap of an adult. */
export function isInfantPlace({ type, age }: DuffelOfferPassenger): boolean {
  return type === 'infant_without_seat' || (age !== null && age < INFANT_BELOW)
}

/** Adults are asked for without an age, everybody else with one: whatever the airline then calls them. */
export function kindOfPlace(place: DuffelOfferPassenger): PassengerType {
  if (isInfantPlace(place)) return 'infant'
  return place.age === null && (place.type === null || place.type === 'adult') ? 'adult' : 'child'
}
