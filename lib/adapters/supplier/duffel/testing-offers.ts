import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Passenger } from '@/lib/travel/passengers/passenger'

// Small answers in Duffel's form, written by hand, for tests.

const AIRPORTS = {
  LHR: { iata_code: 'LHR', name: 'Heathrow Airport', city_name: 'London', iata_country_code: 'GB', time_zone: 'Europe/London' },
  LIS: { iata_code: 'LIS', name: 'Lisbon Airport', city_name: 'Lisbon', iata_country_code: 'PT', time_zone: 'Europe/Lisbon' },
  MAD: { iata_code: 'MAD', name: 'Barajas Airport', city_name: 'Madrid', iata_country_code: 'ES', time_zone: 'Europe/Madrid' },
  NRT: { iata_code: 'NRT', name: 'Narita Airport', city_name: 'Tokyo', iata_country_code: 'JP', time_zone: 'Asia/Tokyo' },
  SFO: {
    iata_code: 'SFO',
    name: 'San Francisco Airport',
    city_name: 'San Francisco',
    iata_country_code: 'US',
    time_zone: 'America/Los_Angeles',
  },
}
type Code = keyof typeof AIRPORTS

/** "TP1361 LHR 2026-11-27T09:40 LIS 2026-11-27T12:25" */
export function duffelSegment(line: string) {
  const [flight = '', from = 'LHR', departing = '', to = 'LIS', arriving = ''] = line.split(' ')
  const carrier = { iata_code: flight.slice(0, 2), name: `Airline ${flight.slice(0, 2)}` }
  return {
    id: `seg_${flight}`,
    marketing_carrier: carrier,
    marketing_carrier_flight_number: flight.slice(2),
    operating_carrier: carrier,
    aircraft: { name: 'Airbus A320' },
    departing_at: `${departing}:00`,
    arriving_at: `${arriving}:00`,
    duration: 'PT1H',
    origin: AIRPORTS[from as Code],
    destination: AIRPORTS[to as Code],
    passengers: [{ passenger_id: 'pas_1', cabin_class: 'economy', baggages: [{ type: 'carry_on', quantity: 1 }] }],
  }
}

export function duffelSlice(brand: string | null, ...lines: string[]) {
  return { fare_brand_name: brand, conditions: null as unknown, segments: lines.map(duffelSegment) }
}

export const OUT = 'TP1361 LHR 2026-11-27T09:40 LIS 2026-11-27T12:25'
export const OUT_LATE = 'TP1365 LHR 2026-11-27T18:00 LIS 2026-11-27T20:45'
export const BACK = 'TP1350 LIS 2026-11-29T07:00 LHR 2026-11-29T09:45'
export const BACK_LATE = 'TP1358 LIS 2026-11-29T17:00 LHR 2026-11-29T19:45'

export function duffelOffer(id: string, total: string, slices: unknown[], change: Record<string, unknown> = {}) {
  return {
    id: `off_${id}`,
    total_amount: total,
    total_currency: 'GBP',
    tax_amount: '20.00',
    total_emissions_kg: '120',
    expires_at: '2026-11-20T09:30:00.000000Z',
    partial: false,
    slices,
    passengers: [{ id: 'pas_1', type: 'adult', age: null }],
    conditions: { change_before_departure: null, refund_before_departure: null } as unknown,
    passenger_identity_documents_required: false,
    ...change,
  }
}

export function duffelOrder(reference: string, change: Record<string, unknown> = {}) {
  return {
    id: 'ord_1',
    booking_reference: 'RZPNX8',
    total_amount: '120.50',
    total_currency: 'GBP',
    cancelled_at: null,
    metadata: { wayfarer_reference: reference },
    available_actions: ['cancel'],
    passengers: [{ id: 'pas_1' }],
    documents: [{ type: 'electronic_ticket', unique_identifier: '0471', passenger_ids: ['pas_1'] }],
    ...change,
  }
}

const place = (code: Code) => ({
  kind: 'airport' as const,
  iataCode: code,
  name: AIRPORTS[code].name,
  cityName: AIRPORTS[code].city_name,
  countryCode: AIRPORTS[code].iata_country_code,
  zone: AIRPORTS[code].time_zone,
})

export function duffelSearch(change: Partial<FlightSearch> = {}): FlightSearch {
  return {
    tripType: 'one-way',
    slices: [{ origin: place('LHR'), destination: place('LIS'), departureOn: '2026-11-27' }],
    travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
    ...change,
  }
}

export const RETURN_SEARCH = duffelSearch({
  tripType: 'round-trip',
  slices: [
    { origin: place('LHR'), destination: place('LIS'), departureOn: '2026-11-27' },
    { origin: place('LIS'), destination: place('LHR'), departureOn: '2026-11-29' },
  ],
})

export function duffelPassenger(change: Partial<Passenger> = {}): Passenger {
  return {
    type: 'adult',
    title: 'ms',
    firstName: 'Maya',
    middleName: '',
    lastName: 'Okafor',
    bornOn: '1990-04-12',
    gender: 'female',
    email: '',
    phone: '',
    passport: null,
    ...change,
  }
}
