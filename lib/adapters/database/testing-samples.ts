import { randomUUID } from 'node:crypto'
import type { OrderRow } from '@/lib/ports/order-store'
import { NO_ANCILLARIES } from '@/lib/travel/ancillaries/ancillaries'
import type { Fare, FlightOffer, SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { Billing, CardToken } from '@/lib/travel/payment/billing'
import type { Quote } from '@/lib/travel/payment/quote-schema'
import type { Place } from '@/lib/travel/places/place'

/** A small whole trip for tests: one adult, London to Lisbon and back, £106.00 each way with our fee of £2.00. */
export const london: Place = {
  kind: 'airport',
  iataCode: 'LHR',
  name: 'Heathrow',
  cityName: 'London',
  countryCode: 'GB',
  zone: 'Europe/London',
}
export const lisbon: Place = {
  kind: 'airport',
  iataCode: 'LIS',
  name: 'Humberto Delgado',
  cityName: 'Lisbon',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
}

/** £212.00 is `pounds(21200)`. */
export function pounds(amountMinor: number): Money {
  return { amountMinor, currency: 'GBP' }
}

export const search: FlightSearch = {
  tripType: 'round-trip',
  slices: [
    { origin: london, destination: lisbon, departureOn: '2026-12-04' },
    { origin: lisbon, destination: london, departureOn: '2026-12-06' },
  ],
  travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'cheapest',
}

export const outbound = offerOf(0, london, lisbon, '2026-12-04')
export const back = offerOf(1, lisbon, london, '2026-12-06')

export const searchResult: SearchResult = {
  searchId: 'search-1',
  search,
  supplier: 'sandbox',
  isSimulated: true,
  searchedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-20T09:30:00.000Z',
  offers: [[outbound], [back]],
  sources: [],
}

export const passenger: Passenger = {
  type: 'adult',
  title: 'ms',
  firstName: 'Ana',
  middleName: '',
  lastName: 'Sample',
  bornOn: '1990-02-03',
  gender: 'female',
  email: '',
  phone: '',
  passport: null,
  specialService: '',
  savedPassengerId: null,
}

export const billing: Billing = {
  title: 'ms',
  name: 'Ana Sample',
  email: 'Ana@example.com',
  phoneCode: '+44',
  phoneNumber: '20 7946 0000',
  street: '1 Sample Street',
  city: 'London',
  state: 'London',
  postcode: 'N1 1AA',
  countryCode: 'GB',
}

export const visa: CardToken = { token: 'tok_sandbox_visa', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }

export const quote: Quote = {
  hash: 'hash-1',
  fareIds: ['fare-0', 'fare-1'],
  lines: [{ type: 'adult', count: 1, base: pounds(16000), taxes: pounds(4800), total: pounds(20800), subtotal: pounds(20800) }],
  serviceFee: pounds(400),
  ancillaries: [],
  total: pounds(21200),
  pricedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-20T09:15:00.000Z',
}

/** The sample trip as an order of which nothing has been sent yet. */
export function sampleOrder(
  order: Pick<OrderRow, 'id' | 'userId' | 'threadId' | 'confirmationId'>,
): Omit<OrderRow, 'version' | 'leaseUntil' | 'createdAt' | 'updatedAt'> {
  return {
    ...order,
    status: 'idle',
    paymentStatus: 'idle',
    quote,
    search,
    picks: [outbound, back].map((offer) => ({ offer, fare: offer.fares[0] ?? null })),
    ancillaries: NO_ANCILLARIES,
    passengers: [passenger],
    billing,
    card: visa,
    keepCard: false,
    authoriseNumber: 1,
    paymentId: null,
    captureBefore: null,
    actionBy: null,
    resumeAt: null,
    termsId: null,
    bookingReference: null,
    ticketNumbers: [],
    cancellation: null,
    lastError: null,
    isSimulated: true,
  }
}

function offerOf(sliceIndex: number, origin: Place, destination: Place, day: string): FlightOffer {
  const carrier = { iataCode: 'TP', name: 'Sample Air' }
  const times = { departsAt: `${day}T09:40`, arrivesAt: `${day}T12:25`, durationMinutes: 165 }
  return {
    offerId: `offer-${sliceIndex}`,
    sliceIndex,
    pairingKey: 'any',
    segments: [
      {
        flightNumber: `TP136${sliceIndex}`,
        marketingCarrier: carrier,
        operatingCarrier: carrier,
        aircraft: 'A320',
        origin,
        destination,
        ...times,
      },
    ],
    layovers: [],
    ...times,
    dayOffset: 0,
    connections: 0,
    co2Kg: 120,
    typicalCo2Kg: null,
    fares: [fareOf(sliceIndex)],
  }
}

function fareOf(sliceIndex: number): Fare {
  return {
    fareId: `fare-${sliceIndex}`,
    brand: 'Basic',
    cabinClass: 'economy-with-restrictions',
    change: { allowed: true, penalty: pounds(4000) },
    refund: { allowed: false, penalty: null },
    cabinBags: { pieces: 1, weightKg: 8 },
    checkedBags: { pieces: 0, weightKg: null },
    seatIncluded: false,
    mealIncluded: false,
    passengerFares: [{ type: 'adult', count: 1, base: pounds(8000), taxes: pounds(2400), total: pounds(10400) }],
    serviceFee: pounds(200),
    total: pounds(10600),
  }
}

/** A message of the traveller's, as a store takes it; its id is new. */
export function said(text = 'A word') {
  const id = randomUUID()
  return { id, clientKey: `key ${id}`, ...words(text) }
}

export function words(text: string) {
  return { parts: [{ type: 'text', text }], metadata: null, words: text }
}
