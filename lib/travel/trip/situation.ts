import { wasBooked } from '../../states/booking-status'
import { chosenSeating, chosenWords } from '../ancillaries/chosen-words'
import { bagWords } from '../flights/bag-words'
import { completeSearch } from '../flights/complete-search'
import { conditionWords } from '../flights/condition-words'
import { filterClauses } from '../flights/filters/describe-filters'
import { type FlightFilters, NO_FILTERS } from '../flights/filters/flight-filters'
import type { Fare } from '../flights/offer-schema'
import { sliceLabel } from '../flights/search'
import { addMoney, formatMoney, subtractMoney, zeroMoney } from '../money'
import type { Place } from '../places/place'
import type { TripPlan } from '../plan/trip-plan'
import type { TripStays } from '../stays/trip-stays'
import type { OrderView } from './live-trip-schema'
import { chatMode, checkoutStep } from './mode'
import { orderDigest } from './order-digest'
import { type TripPrice, tripPrice } from './price'
import type { Situation } from './situation-schema'
import type { PickedFlight, Trip } from './trip'
import { budgetStanding } from './trip-budget'

export type { Situation } from './situation-schema'

/** `now` is an ISO instant in UTC, `today` the traveller's calendar day at that moment. */
export function describeSituation(trip: Trip, order: OrderView | null, today: string, now: string): Situation {
  const { wishes, result } = trip
  const completed = completeSearch(wishes, today)
  const price = tripPrice(trip)
  return {
    today,
    mode: chatMode(trip),
    wishes: {
      tripType: wishes.tripType,
      from: placeText(wishes.origin),
      to: placeText(wishes.destination),
      ...(wishes.destination?.standsFor && { town: wishes.destination.standsFor.name }),
      departureOn: wishes.departureOn,
      returnOn: wishes.returnOn,
      ...wishes.travellers,
      cabinClass: wishes.cabinClass,
      directOnly: wishes.directOnly,
      checkedBags: wishes.checkedBags,
      preference: wishes.preference,
    },
    missing: 'missing' in completed ? completed.missing : null,
    result: result && {
      searchId: result.searchId,
      offerCounts: result.offerCounts,
      isExpired: now >= result.expiresAt,
      isSimulated: result.isSimulated,
    },
    slices: (result?.search.slices ?? []).map((slice, sliceIndex) => ({
      sliceIndex,
      label: sliceLabel(result?.search.tripType ?? 'one-way', sliceIndex),
      from: placeText(slice.origin) ?? '',
      to: placeText(slice.destination) ?? '',
      departureOn: slice.departureOn,
      ...filtersText(trip.filters[sliceIndex] ?? NO_FILTERS),
      picked: pickedText(trip.picks[sliceIndex] ?? null, order !== null),
    })),
    ...boughtText(trip, price),
    ...(trip.priceChange && {
      priceChange: { from: formatMoney(trip.priceChange.previousTotal), to: formatMoney(trip.priceChange.total) },
    }),
    ...planText(trip.plan),
    ...stayText(trip.stays),
    ...budgetText(trip),
    ...memoryText(trip),
    ...(trip.choosesSeparately ? { choosesSeparately: true } : {}),
    total: price && formatMoney(price.total),
    checkoutStep: checkoutStep(trip, order ? wasBooked(order.status) : false),
    order: order && orderDigest(order, now),
  }
}

function boughtText(trip: Trip, price: TripPrice | null): Pick<Situation, 'bought'> {
  if (!price || price.ancillaries.length === 0) return {}
  return {
    bought: {
      seats: chosenWords(trip, 'seats'),
      bags: chosenWords(trip, 'bags'),
      meals: chosenWords(trip, 'meals'),
      extras: chosenWords(trip, 'extras'),
      ...(trip.ancillaries.seats.length > 0 ? { seating: chosenSeating(trip) } : {}),
      total: formatMoney(addMoney(zeroMoney(price.total.currency), ...price.ancillaries.map(({ total }) => total))),
    },
  }
}

function planText(plan: TripPlan | null): Pick<Situation, 'plan'> {
  if (!plan) return {}
  const { destination, days, startsOn } = plan
  return { plan: { place: destination.name, days: days.length, startsOn, stops: days.map(({ stops }) => stops.map(({ name }) => name)) } }
}

function stayText(stays: TripStays | null): Pick<Situation, 'stay'> {
  if (!stays) return {}
  const { search, chosen } = stays
  const { city, checkInOn, checkOutOn } = search
  const kept = chosen && { hotel: chosen.hotelName, room: chosen.roomName, total: formatMoney(chosen.total) }
  return { stay: { city: city.name, checkInOn, checkOutOn, chosen: kept } }
}

function budgetText(trip: Trip): Pick<Situation, 'budget'> {
  const standing = budgetStanding(trip)
  if (!standing) return {}
  const { limit, left } = standing
  return {
    budget: {
      limit: formatMoney(limit),
      each: trip.budget?.per === 'person',
      spent: formatMoney(subtractMoney(limit, left)),
      left: formatMoney(left),
      isOver: left.amountMinor < 0,
    },
  }
}

function memoryText({ memory: { likes, needs, nights } }: Trip): Pick<Situation, 'memory'> {
  if (likes.length + needs.length === 0 && nights === null) return {}
  return {
    memory: {
      ...(likes.length > 0 ? { likes } : {}),
      ...(needs.length > 0 ? { needs } : {}),
      ...(nights === null ? {} : { nights }),
    },
  }
}

/** "London (LON)": the code is what a later search must be able to find again. */
function placeText(place: Place | null): string | null {
  return place && `${place.name} (${place.iataCode})`
}

function filtersText(filters: FlightFilters): Pick<Situation['slices'][number], 'filters' | 'filterNames'> {
  const clauses = filterClauses(filters)
  return clauses.length > 0 ? { filters: clauses.map(({ clause }) => clause), filterNames: clauses.map(({ name }) => name) } : {}
}

function pickedText(pick: PickedFlight | null, hasOrder: boolean) {
  if (!pick) return null
  const { offer, fare } = pick
  const flight = offer.segments.map((segment) => segment.flightNumber).join(' + ')
  return {
    offerId: offer.offerId,
    flight,
    departsAt: offer.departsAt,
    arrivesAt: offer.arrivesAt,
    fare: fare?.brand ?? null,
    ...(hasOrder && fare && { terms: termsText(fare) }),
  }
}

function termsText({ change, refund, cabinBags, checkedBags }: Fare) {
  return {
    change: conditionWords(change),
    refund: conditionWords(refund),
    cabinBags: bagWords(cabinBags),
    checkedBags: checkedBags.pieces,
    ...(checkedBags.pieces > 0 && checkedBags.weightKg !== null ? { checkedBagKg: checkedBags.weightKg } : {}),
  }
}

/** Whether the flights of a search there and back are still offered as whole round trips: neither direction has one, and nobody chooses them separately. */
export function offersRoundTrips({ wishes, slices, choosesSeparately }: Situation): boolean {
  return wishes.tripType === 'round-trip' && choosesSeparately !== true && slices.length === 2 && slices.every(({ picked }) => !picked)
}
