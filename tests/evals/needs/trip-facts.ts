import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import type { Place } from '@/lib/travel/places/place'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'

export type TripFacts = ReturnType<typeof tripFacts>

const CABINS: Record<Trip['wishes']['cabinClass'], string> = {
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'economy',
  'economy-premium': 'premium',
  business: 'business',
  first: 'first',
}

/** The trip under the names that rows use; what isn't known yet is null, codes are IATA codes, clocks are `HH:mm`. */
export function tripFacts({ wishes, filters, picks, ancillaries, plan, stays, isCheckingOut }: Trip) {
  const { adults, children, infants, pets, childAges } = wishes.travellers
  const stay = stays?.search
  return {
    tripType: wishes.tripType,
    from: codesOf(wishes.origin),
    to: codesOf(wishes.destination),
    departureOn: wishes.departureOn,
    returnOn: wishes.returnOn,
    legs: wishes.slices.map(({ origin, destination, departureOn }) => ({ from: codeOf(origin), to: codeOf(destination), on: departureOn })),
    adults,
    children,
    infants,
    pets,
    ages: childAges,
    party: adults + children + infants,
    cabin: CABINS[wishes.cabinClass],
    bags: wishes.checkedBags,
    directOnly: wishes.directOnly,
    preference: wishes.preference,
    out: filterFacts(filters[0] ?? {}),
    back: filterFacts(filters[1] ?? {}),
    picked: picks.map((pick) => pick?.offer.offerId ?? null),
    pickedAirlines: picks.map((pick) => pick?.offer.segments.map(({ marketingCarrier }) => marketingCarrier.iataCode) ?? []),
    fares: picks.map((pick) => pick?.fare?.brand ?? null),
    seats: ancillaries.seats.length,
    extraBags: ancillaries.bags.length,
    isCheckingOut,
    planFor: plan?.destination.slug ?? null,
    planDays: plan?.days.length ?? null,
    stayIn: stay?.city.name ?? null,
    stayFrom: stay?.checkInOn ?? null,
    stayTo: stay?.checkOutOn ?? null,
    stayAdults: stay?.adults ?? null,
    stayChildren: stay?.children ?? null,
    stayRooms: stay?.rooms ?? null,
  }
}

const LAST_MINUTE = 1439
const MOST_STOPS = { direct: 0, 'one-stop': 1, 'two-or-more': 9 }

function filterFacts({ departure, arrival, price, durationMinutes, stops, ...codes }: FlightFilters) {
  return {
    departAfter: departure?.from ? clock(departure.from) : null,
    departBefore: departure && departure.to < LAST_MINUTE ? clock(departure.to + 1) : null,
    arriveAfter: arrival?.from ? clock(arrival.from) : null,
    arriveBefore: arrival && arrival.to < LAST_MINUTE ? clock(arrival.to + 1) : null,
    maxPrice: price?.to ?? null,
    maxStops: stops?.length ? Math.max(...stops.map((stop) => MOST_STOPS[stop])) : null,
    maxDuration: durationMinutes?.to ?? null,
    airlines: codes.airlines ?? [],
    notAirlines: codes.withoutAirlines ?? [],
    alliances: codes.alliances ?? [],
    via: codes.layoverAirports ?? [],
    notVia: codes.withoutLayoverAirports ?? [],
    airports: codes.airports ?? [],
    notAirports: codes.withoutAirports ?? [],
  }
}

function clock(minuteOfDay: number): string {
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`
}

function codeOf(place: Place | null): string | null {
  return place?.iataCode ?? null
}

function codesOf(place: Place | null): string[] {
  return place ? [place.iataCode] : []
}

export const NOTHING_KNOWN = tripFacts(EMPTY_TRIP)
