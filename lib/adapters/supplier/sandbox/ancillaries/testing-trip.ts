import { createPlaces } from '@/lib/adapters/places/places'
import type { FareRequest, FlightSupplier } from '@/lib/ports/flight-supplier'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { type Dials, NO_DIALS } from '../dials'
import { withFixedRoutes } from '../fixed-routes'
import { createMemoryBookings } from '../memory-bookings'
import type { SandboxBookings } from '../sandbox-bookings'
import { createSandboxSupplier } from '../sandbox-supplier'
import { searchSandbox } from '../search-sandbox'

export const OPENED_AT = new Date('2026-11-20T09:00:00Z')
/** Two adults, a child and an infant. */
export const FAMILY = { adults: 2, children: 1, infants: 1, pets: 0, childAges: [] }

const places = createPlaces()

function placeOf(text: string) {
  const match = places.findPlace(text)
  if (match.status !== 'found') throw new Error(`${text} is ${match.status}`)
  return match.place
}

/** A sandbox with a clock that can be set. */
export function openMarket({ dials = NO_DIALS, bookings = createMemoryBookings() }: { dials?: Dials; bookings?: SandboxBookings } = {}) {
  let now = OPENED_AT
  return {
    supplier: createSandboxSupplier({ bookings, now: () => now, dials }),
    bookings,
    waitUntil: (instant: string) => {
      now = new Date(instant)
    },
  }
}

/** A round trip between two places, or a trip of several. */
export function searchOf(stops: [from: string, to: string, on: string][], change: Partial<FlightSearch> = {}): FlightSearch {
  return {
    tripType: stops.length === 1 ? 'one-way' : stops.length === 2 ? 'round-trip' : 'multi-trip',
    slices: stops.map(([from, to, departureOn]) => ({ origin: placeOf(from), destination: placeOf(to), departureOn })),
    travellers: FAMILY,
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
    ...change,
  }
}

/** The fares of the first offer of each slice that `isWanted`, by their place on the ladder or their brand. */
export function requestOf(
  search: FlightSearch,
  isWanted: (offer: FlightOffer) => boolean = () => true,
  brand: number | string = 0,
): FareRequest {
  const { offers } = withFixedRoutes(searchSandbox(search, OPENED_AT), OPENED_AT)
  const fareIds = offers.map((ofSlice) => {
    const fares = ofSlice.find(isWanted)?.fares ?? []
    const fare = typeof brand === 'number' ? fares.at(brand) : fares.find((offered) => offered.brand === brand)
    if (!fare) throw new Error('no flight is as wanted')
    return fare.fareId
  })
  return { search, fareIds, travellers: search.travellers }
}

export async function detailsOf(supplier: FlightSupplier, request: FareRequest): Promise<OfferDetails> {
  const answer = await supplier.fetchDetails(request)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.details
}

export async function seatMapsOf(supplier: FlightSupplier, request: FareRequest): Promise<SeatMap[]> {
  const answer = await supplier.fetchSeatMaps(request)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.seatMaps
}

export async function termsOf(supplier: FlightSupplier, request: Parameters<FlightSupplier['fetchTerms']>[0]) {
  const answer = await supplier.fetchTerms(request)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.terms
}

/** Somebody for every place of a party. */
export function passengersOf({ adults, children, infants }: FlightSearch['travellers']): Passenger[] {
  return Array.from({ length: adults + children + infants }, (_, index) => ({
    type: index < adults ? 'adult' : index < adults + children ? 'child' : 'infant',
    title: 'ms',
    firstName: `Traveller ${'ABCDEFGHI'[index]}`,
    middleName: '',
    lastName: 'Sample',
    bornOn: index < adults ? '1990-05-01' : index < adults + children ? '2020-05-01' : '2026-05-01',
    gender: 'female',
    email: '',
    phone: '',
    passport: null,
    specialService: '',
    savedPassengerId: null,
  }))
}

/** Whether one of these airlines flies all of an offer. */
export function flownBy(...codes: string[]): (offer: FlightOffer) => boolean {
  return ({ segments }) => segments.every(({ operatingCarrier }) => codes.includes(operatingCarrier.iataCode))
}
