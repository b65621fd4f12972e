import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer'
import type { FlightPicks, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { type FlightSearch, NO_WISHES } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { EMPTY_TRIP, type Trip } from '@/lib/travel/trip/trip'

/** Two adults from London to Lisbon and back, for the tests of what travellers see. */
export const london: Place = { kind: 'city', iataCode: 'LON', name: 'London', cityName: 'London', countryCode: 'GB', zone: 'Europe/London' }
const heathrow: Place = { ...london, kind: 'airport', iataCode: 'LHR', name: 'Heathrow' }
export const lisbon: Place = {
  kind: 'airport',
  iataCode: 'LIS',
  name: 'Humberto Delgado',
  cityName: 'Lisbon',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
}

const FAR_FUTURE = '2099-01-01T00:00:00Z'

export const exampleSearch: FlightSearch = {
  tripType: 'round-trip',
  slices: [
    { origin: london, destination: lisbon, departureOn: '2098-11-27' },
    { origin: lisbon, destination: london, departureOn: '2098-11-29' },
  ],
  travellers: { adults: 2, children: 0, infants: 0, pets: 0, childAges: [] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'cheapest',
}

export function exampleFare(fareId: string, brand: string, eachMinor: number): Fare {
  const money = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
  return {
    fareId,
    brand,
    cabinClass: 'economy-with-restrictions',
    change: { allowed: true, penalty: money(4000) },
    refund: { allowed: null, penalty: null },
    cabinBags: { pieces: 1, weightKg: 8 },
    checkedBags: { pieces: 0, weightKg: null },
    seatIncluded: false,
    mealIncluded: false,
    passengerFares: [{ type: 'adult', count: 2, base: money(eachMinor - 3000), taxes: money(3000), total: money(eachMinor) }],
    serviceFee: money(600),
    total: money(eachMinor * 2 + 600),
  }
}

/** An evening flight that lands after midnight. */
export function exampleOffer(offerId: string, sliceIndex = 0): FlightOffer {
  const carrier = { iataCode: 'TP', name: 'TAP Air Portugal' }
  const [origin, destination] = sliceIndex === 0 ? [heathrow, lisbon] : [lisbon, heathrow]
  const times =
    sliceIndex === 0
      ? { departsAt: '2098-11-27T21:40', arrivesAt: '2098-11-28T00:25' }
      : { departsAt: '2098-11-29T21:40', arrivesAt: '2098-11-30T00:25' }
  return {
    offerId,
    sliceIndex,
    pairingKey: 'any',
    segments: [
      {
        flightNumber: 'TP1363',
        marketingCarrier: carrier,
        operatingCarrier: carrier,
        aircraft: 'Airbus A320',
        origin,
        destination,
        durationMinutes: 165,
        ...times,
      },
    ],
    layovers: [],
    ...times,
    dayOffset: 1,
    durationMinutes: 165,
    connections: 0,
    co2Kg: 118,
    typicalCo2Kg: 137,
    fares: [exampleFare(`${offerId}-light`, 'Light', 9320), exampleFare(`${offerId}-classic`, 'Classic', 12_520)],
  }
}

export function exampleRanked(offerId: string): RankedOffer {
  const offer = exampleOffer(offerId)
  return {
    offer,
    place: 1,
    labels: ['cheapest'],
    reason: '£20.40 less than the next',
    total: leadFare(offer, exampleSearch).total,
  }
}

export function examplePicks(changes: Partial<FlightPicks> = {}): FlightPicks {
  return {
    searchId: 'search-1',
    sliceIndex: 0,
    search: exampleSearch,
    offerCount: 1,
    picks: [exampleRanked('offer-1')],
    briefs: [],
    isSimulated: true,
    searchedAt: '2098-11-20T14:02:00Z',
    expiresAt: FAR_FUTURE,
    ...changes,
  }
}

export function exampleLive(changes: Partial<Trip> = {}, version = 1): LiveTrip {
  const { travellers, checkedBags } = exampleSearch
  return {
    threadId: 'thread-1',
    version,
    undoLabel: null,
    order: null,
    trip: {
      ...EMPTY_TRIP,
      wishes: { ...NO_WISHES, origin: london, destination: lisbon, travellers, checkedBags },
      result: {
        searchId: 'search-1',
        search: exampleSearch,
        isSimulated: true,
        searchedAt: '2098-11-20T14:02:00Z',
        expiresAt: FAR_FUTURE,
        offerCounts: [1, 1],
      },
      picks: [null, null],
      ...changes,
    },
  }
}
