import type { FlightOffer } from '@/lib/travel/flights/offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { NO_WISHES } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { Billing } from '@/lib/travel/payment/billing'
import type { Place } from '@/lib/travel/places/place'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip'

/** A trip ready to be checked out, for the tests of this folder's neighbours: London to Lisbon and back for an adult and a child. */
export function sampleLiveTrip(change: Partial<LiveTrip['trip']> = {}, order: OrderView | null = null): LiveTrip {
  return {
    threadId: 'thread-1',
    version: 7,
    undoLabel: null,
    order,
    trip: {
      wishes: NO_WISHES,
      result: {
        searchId: 'search-1',
        search: SEARCH,
        isSimulated: true,
        searchedAt: '2026-11-20T10:00:00.000Z',
        expiresAt: '2099-11-20T10:30:00.000Z',
        offerCounts: [40, 38],
      },
      picks: [sampleFlight(0, 'TP1361', LONDON, LISBON, '2026-11-27'), sampleFlight(1, 'TP1350', LISBON, LONDON, '2026-11-29')],
      requiredDetails: [],
      passengers: [],
      billing: null,
      isCheckingOut: true,
      ...change,
    },
  }
}

export const SAMPLE_PASSENGERS: Passenger[] = [
  samplePassenger('adult', 'Ada', 'Byron', '1990-04-07'),
  samplePassenger('child', 'Ben', 'Byron', '2020-06-01'),
]

export const SAMPLE_BILLING: Billing = {
  title: 'ms',
  name: 'Ada Byron',
  email: 'ada@example.org',
  phoneCode: '+44',
  phoneNumber: '20 7946 0018',
  street: '12 High Street',
  city: 'London',
  state: 'Greater London',
  postcode: 'N1 9GU',
  countryCode: 'GB',
}

export function sampleOrder(change: Partial<OrderView> = {}): OrderView {
  return {
    orderId: 'order-1',
    threadId: 'thread-1',
    status: 'success',
    paymentStatus: 'succeeded',
    total: { amountMinor: 41_260, currency: 'GBP' },
    bookingReference: 'SBX-7KQ4WN',
    ticketNumbers: ['047-2100000012', '047-2100000013'],
    cardBrand: 'Visa',
    cardLast4: '4242',
    lastError: null,
    isSimulated: true,
    createdAt: '2026-11-20T10:20:00.000Z',
    ...change,
  }
}

const LONDON: Place = place('LHR', 'Heathrow', 'London', 'GB', 'Europe/London')
const LISBON: Place = place('LIS', 'Humberto Delgado', 'Lisbon', 'PT', 'Europe/Lisbon')

const SEARCH: FlightSearch = {
  tripType: 'round-trip',
  slices: [
    { origin: LONDON, destination: LISBON, departureOn: '2026-11-27' },
    { origin: LISBON, destination: LONDON, departureOn: '2026-11-29' },
  ],
  travellers: { adults: 1, children: 1, infants: 0, pets: 0, childAges: [6] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'best-value',
}

function place(iataCode: string, name: string, cityName: string, countryCode: string, zone: string): Place {
  return { kind: 'airport', iataCode, name, cityName, countryCode, zone }
}

function samplePassenger(type: Passenger['type'], firstName: string, lastName: string, bornOn: string): Passenger {
  return { type, title: 'ms', firstName, middleName: '', lastName, bornOn, gender: 'female', email: '', phone: '', passport: null }
}

function sampleFlight(sliceIndex: number, flightNumber: string, origin: Place, destination: Place, date: string) {
  const carrier = { iataCode: 'TP', name: 'TAP Air Portugal' }
  const money = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
  const fare = {
    fareId: `fare-${sliceIndex}`,
    brand: 'Classic',
    cabinClass: 'economy-with-restrictions' as const,
    change: { allowed: true, penalty: money(4000) },
    refund: { allowed: false, penalty: null },
    cabinBags: { pieces: 1, weightKg: 8 },
    checkedBags: { pieces: 1, weightKg: 23 },
    seatIncluded: false,
    mealIncluded: false,
    passengerFares: [
      { type: 'adult' as const, count: 1, base: money(8000), taxes: money(3215), total: money(11_215) },
      { type: 'child' as const, count: 1, base: money(6000), taxes: money(2915), total: money(8915) },
    ],
    serviceFee: money(500),
    total: money(20_630),
  }
  const offer: FlightOffer = {
    offerId: `offer-${sliceIndex}`,
    sliceIndex,
    pairingKey: 'any',
    segments: [
      {
        flightNumber,
        marketingCarrier: carrier,
        operatingCarrier: carrier,
        aircraft: 'Airbus A320',
        origin,
        destination,
        departsAt: `${date}T09:40`,
        arrivesAt: `${date}T12:25`,
        durationMinutes: 165,
      },
    ],
    layovers: [],
    departsAt: `${date}T09:40`,
    arrivesAt: `${date}T12:25`,
    dayOffset: 0,
    durationMinutes: 165,
    connections: 0,
    co2Kg: 118,
    typicalCo2Kg: 131,
    fares: [fare],
  }
  return { offer, fare }
}
