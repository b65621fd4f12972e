import { currencyRefusal } from '../currencies'
import { addDays, daysBetween, formatDay, type PlainDate } from '../dates'
import type { Place } from '../places/place'
import { type Refusal, refuse } from '../refusal'
import type { MissingWish } from './complete-search-schema'
import { countTravellers, type FlightSearch, type SearchWishes, type SliceSearch, type TravellerCounts } from './search'

export type { MissingWish } from './complete-search-schema'

/** Airlines take at most nine people in one booking (a PNR). */
export const MOST_TRAVELLERS = 9
/** Said when a search is for children only, and again when their names are. */
export const ADULT_NEEDED = 'Every booking needs at least one adult. For children travelling alone, book with the airline directly.'
/** Schedules open about 361 days ahead. */
export const FURTHEST_DAYS_AHEAD = 361

/**
 * The wishes as a search, or the first thing that is still missing, or why they cannot be searched.
 * `today` is the traveller's own calendar day.
 */
export function completeSearch(
  wishes: SearchWishes,
  today: PlainDate,
): { search: FlightSearch } | { missing: MissingWish } | { refusal: Refusal } {
  const refusal =
    travellersRefusal(wishes.travellers) ?? datesRefusal(wishes, today) ?? placesRefusal(wishes) ?? currencyRefusal(wishes.currency)
  if (refusal) return { refusal }
  const {
    tripType: _tripType,
    origin: _origin,
    destination: _destination,
    departureOn: _on,
    returnOn: _back,
    slices: _slices,
    ...rest
  } = wishes
  if (wishes.tripType === 'multi-trip' && wishes.slices.length > 0) {
    return { search: { tripType: 'multi-trip', slices: wishes.slices, ...rest } }
  }
  const { origin, destination, departureOn, returnOn } = wishes
  if (!destination) return { missing: 'destination' }
  if (!origin) return { missing: 'origin' }
  if (!departureOn) return { missing: 'departureOn' }
  if (!wishes.tripType) return { missing: 'tripType' }
  const out: SliceSearch = { origin, destination, departureOn }
  if (wishes.tripType === 'one-way') return { search: { tripType: 'one-way', slices: [out], ...rest } }
  if (!returnOn) return { missing: 'returnOn' }
  const back: SliceSearch = { origin: destination, destination: origin, departureOn: returnOn }
  return { search: { tripType: 'round-trip', slices: [out, back], ...rest } }
}

function travellersRefusal(travellers: TravellerCounts): Refusal | undefined {
  const { adults, children, infants, pets, childAges } = travellers
  if ([adults, children, infants, pets].some((count) => count < 0)) {
    return refuse('travellers-negative', 'The number of travellers can’t be below zero.', 'travellers').refusal
  }
  if (adults < 1) return refuse('adult-needed', ADULT_NEEDED, 'travellers').refusal
  if (countTravellers(travellers) > MOST_TRAVELLERS) {
    return refuse(
      'too-many-travellers',
      `Airlines take at most ${MOST_TRAVELLERS} people in one booking; you asked for ${countTravellers(travellers)}. From ten on, the airline’s group desk sells group fares; or make two bookings.`,
      'travellers',
    ).refusal
  }
  if (pets > MOST_TRAVELLERS || childAges.length > MOST_TRAVELLERS) {
    return refuse('too-many-travellers', `No booking takes more than ${MOST_TRAVELLERS} children or pets.`, 'travellers').refusal
  }
  if (infants > adults) {
    return refuse('too-many-infants', 'Each infant sits on an adult’s lap, so there can’t be more infants than adults.', 'travellers')
      .refusal
  }
}

function datesRefusal(wishes: SearchWishes, today: PlainDate): Refusal | undefined {
  const dates: [PlainDate | null, string][] =
    wishes.tripType === 'multi-trip'
      ? wishes.slices.map((slice) => [slice.departureOn, 'slices'])
      : [
          [wishes.departureOn, 'departureOn'],
          [wishes.returnOn, 'returnOn'],
        ]
  let earliest = today
  for (const [date, field] of dates) {
    if (date === null) continue
    if (daysBetween(today, date) < 0) {
      return refuse('date-past', `${formatDay(date, today)} is in the past. Which day do you mean?`, field).refusal
    }
    if (daysBetween(today, date) > FURTHEST_DAYS_AHEAD) {
      return refuse(
        'date-too-far',
        `Airlines sell flights up to ${formatDay(addDays(today, FURTHEST_DAYS_AHEAD), today)}; ${formatDay(date, today)} is too far ahead.`,
        field,
      ).refusal
    }
    if (daysBetween(earliest, date) < 0) {
      return refuse(
        'return-before-departure',
        wishes.tripType === 'multi-trip'
          ? `The flight on ${formatDay(date, today)} is before the one on ${formatDay(earliest, today)}.`
          : `The return on ${formatDay(date, today)} is before the outbound flight on ${formatDay(earliest, today)}.`,
        field,
      ).refusal
    }
    earliest = date
  }
}

/** One place, or a city and one of its airports; two airports of a city are two places. */
function isSamePlace(first: Place, second: Place): boolean {
  if (first.cityName !== second.cityName || first.countryCode !== second.countryCode) return false
  return first.iataCode === second.iataCode || first.kind === 'city' || second.kind === 'city'
}

function placesRefusal(wishes: SearchWishes): Refusal | undefined {
  const pairs = wishes.tripType === 'multi-trip' ? wishes.slices : [wishes]
  for (const { origin, destination } of pairs) {
    if (origin && destination && isSamePlace(origin, destination)) {
      return refuse('same-place', `You’re leaving from and arriving in ${origin.cityName}. Where would you like to go?`, 'destination')
        .refusal
    }
  }
}
