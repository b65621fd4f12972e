import { expect, test } from 'vitest'
import { anOffer, aSearch, LISBON, LONDON } from '@/tests/fixtures/trip'
import type { Places } from '../../ports/places'
import type { FilterWords } from '../../travel/flights/filters/filter-words'
import type { FlightFilters } from '../../travel/flights/filters/flight-filters'
import type { FlightOffer } from '../../travel/flights/offer-schema'
import type { Place } from '../../travel/places/place'
import { filtersAfter, readFilterWords } from './filter-request'

const airport = (iataCode: string, name: string, like: Place): Place => ({ ...like, kind: 'airport', iataCode, name })
const GATWICK = airport('LGW', 'London Gatwick', LONDON)
const HEATHROW = airport('LHR', 'London Heathrow', LONDON)
const FRANKFURT: Place = { ...airport('FRA', 'Frankfurt am Main', LISBON), cityName: 'Frankfurt', countryCode: 'DE' }
const ITALY: Place = { ...airport('FCO', 'Rome Fiumicino', LISBON), cityName: 'Rome', countryCode: 'IT' }

/** Knows nothing but that Roma is Rome. */
const places: Places = {
  findPlace: (text) => (text === 'Roma' ? { status: 'found', place: { ...ITALY, kind: 'city' } } : { status: 'unknown', suggestions: [] }),
  suggestPlaces: () => [],
}

function flight(origin: Place, via: Place | null, carriers: [code: string, name: string][]): FlightOffer {
  const plain = anOffer({ offerId: 'a' })
  const stops = [origin, ...(via ? [via] : []), LISBON]
  const segments = stops.slice(1).flatMap((destination, index) => {
    const [iataCode = 'TP', name = 'TAP Air Portugal'] = carriers[index] ?? carriers[0] ?? []
    const from = stops[index]
    return plain.segments.flatMap((segment) =>
      from ? [{ ...segment, origin: from, destination, marketingCarrier: { iataCode, name }, operatingCarrier: { iataCode, name } }] : [],
    )
  })
  return { ...plain, segments, layovers: via ? [{ airport: via, minutes: 60, isOvernight: false }] : [] }
}

const OFFERS = [
  flight(GATWICK, null, [['TP', 'TAP Air Portugal']]),
  flight(GATWICK, null, [['U2', 'easyJet']]),
  flight(HEATHROW, FRANKFURT, [['LH', 'Lufthansa']]),
  flight(HEATHROW, ITALY, [['BA', 'British Airways']]),
  flight(HEATHROW, null, [['EC', 'easyJet Europe']]),
]

function filtersFor(words: FilterWords, before: FlightFilters = {}): FlightFilters | string {
  const read = readFilterWords(words, { offers: OFFERS, search: aSearch() }, places)
  return 'refusal' in read ? read.refusal.message : filtersAfter(read.read, before)
}

test.each<[FilterWords, FlightFilters]>([
  [{ airlines: ['TAP'] }, { airlines: ['TP'] }],
  [{ airlines: ['ba', 'British'] }, { airlines: ['BA'] }],
  [{ withoutAirlines: ['Easy Jet'] }, { withoutAirlines: ['U2'] }],
  [{ withoutAirlines: ['easyJet'] }, { withoutAirlines: ['U2', 'EC'] }],
  [{ airlines: ['Lufthansa Airlines'] }, { airlines: ['LH'] }],
  [{ notVia: ['frankfurt'] }, { withoutLayoverAirports: ['FRA'] }],
  [{ via: ['Roma'] }, { layoverAirports: ['FCO'] }],
  [{ notViaCountries: ['Germany', 'the USA'] }, { withoutLayoverCountries: ['DE'] }],
  [{ viaCountries: ['de'] }, { layoverCountries: ['DE'] }],
  [{ airports: ['Gatwick'] }, { airports: ['LGW'] }],
  [{ airports: ['London'] }, { airports: ['LGW', 'LHR'] }],
  [{ withoutAirports: ['LHR'] }, { withoutAirports: ['LHR'] }],
  [{ departAfter: '13:00' }, { departure: { from: 780, to: 1439 } }],
  [{ arriveBefore: '18:00' }, { arrival: { from: 0, to: 1079 } }],
  [{ departAfter: '05:00', departBefore: '24:00' }, { departure: { from: 300, to: 1439 } }],
  [
    { maxPrice: 299.9, maxDurationMinutes: 360 },
    { price: { from: 0, to: 299 }, durationMinutes: { from: 0, to: 360 } },
  ],
])('%j becomes %j', (words, filters) => {
  expect(filtersFor(words)).toEqual(filters)
})

test('what is ruled out adds up, other lists are set anew, and null takes away', () => {
  const before: FlightFilters = { withoutAirlines: ['FR'], alliances: ['star'], price: { from: 0, to: 200 } }
  expect(filtersFor({ withoutAirlines: ['TAP'], alliances: ['oneworld'], maxPrice: null }, before)).toEqual({
    withoutAirlines: ['FR', 'TP'],
    alliances: ['oneworld'],
  })
  expect(filtersFor({ reset: true, withoutAirlines: ['TAP'] }, before)).toEqual({ withoutAirlines: ['TP'] })
})

test('one end of a window is moved alone, and an end that contradicts it is dropped', () => {
  const before: FlightFilters = { departure: { from: 780, to: 1439 } }
  expect(filtersFor({ departBefore: '18:00' }, before)).toEqual({ departure: { from: 780, to: 1079 } })
  expect(filtersFor({ departBefore: '09:00' }, before)).toEqual({ departure: { from: 0, to: 539 } })
  expect(filtersFor({ departAfter: null }, before)).toEqual({})
})

test('layovers have two limits, each said and taken away alone', () => {
  expect(filtersFor({ minLayoverMinutes: 119.5 })).toEqual({ layoverMinutes: { from: 120, to: 10_000 } })
  const before: FlightFilters = { layoverMinutes: { from: 120, to: 300 } }
  expect(filtersFor({ maxLayoverMinutes: 240 }, before)).toEqual({ layoverMinutes: { from: 120, to: 240 } })
  expect(filtersFor({ maxLayoverMinutes: 90 }, before)).toEqual({ layoverMinutes: { from: 0, to: 90 } })
  expect(filtersFor({ minLayoverMinutes: null }, before)).toEqual({ layoverMinutes: { from: 0, to: 300 } })
  expect(filtersFor({ minLayoverMinutes: null, maxLayoverMinutes: null }, before)).toEqual({})
  expect(filtersFor({ minLayoverMinutes: 200, maxLayoverMinutes: 100 })).toBe('Nothing is at least 200 and at most 100.')
})

test('aircraft are families, and one that none of the flights has is told', () => {
  const offers = OFFERS.map((offer) => ({ ...offer, segments: offer.segments.map((one) => ({ ...one, aircraft: 'Boeing 737 MAX 8' })) }))
  const read = readFilterWords({ withoutAircraft: ['737 MAX', 'A380'] }, { offers, search: aSearch() }, places)
  if ('refusal' in read) throw new Error('nothing of it is refused')
  expect(filtersAfter(read.read, {})).toEqual({ withoutAircraft: ['Boeing 737 MAX'] })
  expect(read.read.notes).toEqual(['None of these flights uses A380, as far as the airlines say.'])
})

test('a flag is set, and taken away by no as by null', () => {
  expect(filtersFor({ withoutOvernightLayover: true })).toEqual({ withoutOvernightLayover: true })
  expect(filtersFor({ withoutOvernightLayover: false }, { withoutOvernightLayover: true })).toEqual({})
  expect(filtersFor({ withoutOvernightLayover: null }, { withoutOvernightLayover: true })).toEqual({})
  expect(filtersFor({ maxPrice: 90 }, { withoutOvernightLayover: true })).toEqual({
    price: { from: 0, to: 90 },
    withoutOvernightLayover: true,
  })
})

test('what no flight is known to have is told, and does not filter', () => {
  const cabin = { wifi: 'paid' as const, power: null, legroom: 'standard' as const, pitchInches: 31 }
  const offers = OFFERS.map((offer) => ({
    ...offer,
    fares: offer.fares.map((fare) => ({ ...fare, amenities: offer.segments.map(() => cabin) })),
  }))
  const read = readFilterWords({ withWifi: true, withPower: true }, { offers, search: aSearch() }, places)
  if ('refusal' in read) throw new Error('nothing of it is refused')
  expect(filtersAfter(read.read, {})).toEqual({ withWifi: true })
  expect(read.read.notes).toEqual(['None of these flights is known to have power at the seat all the way.'])
})

test('a night on the way that is wanted is no longer ruled out, and the other way round', () => {
  const overnight = { airport: FRANKFURT, minutes: 700, isOvernight: true }
  const offers = OFFERS.map((offer) => ({ ...offer, layovers: [overnight] }))
  const after = (words: FilterWords, before: FlightFilters) => {
    const read = readFilterWords(words, { offers, search: aSearch() }, places)
    return 'refusal' in read ? read.refusal.message : filtersAfter(read.read, before)
  }
  expect(after({ withOvernightLayover: true }, { withoutOvernightLayover: true })).toEqual({ withOvernightLayover: true })
  expect(after({ withoutOvernightLayover: true }, { withOvernightLayover: true })).toEqual({ withoutOvernightLayover: true })
})

test('names that none of the flights answers to are left out and told', () => {
  const read = readFilterWords(
    { airlines: ['TAP', 'Qantas'], notVia: ['Dubai'], airports: ['Luton'] },
    { offers: OFFERS, search: aSearch() },
    places,
  )
  expect('read' in read && read.read).toMatchObject({
    codes: { airlines: ['TP'] },
    notes: ['None of these flights is by Qantas.', 'None of these flights goes via Dubai.', 'None of these flights uses Luton.'],
  })
})

test('times and limits that cannot be are refused', () => {
  expect(filtersFor({ departAfter: 'lunch' })).toBe('“lunch” isn’t a time. Which time do you mean?')
  expect(filtersFor({ departAfter: '22:00', departBefore: '02:00' })).toBe('No time of day is after 22:00 and before 02:00.')
  expect(filtersFor({ maxPrice: -1 })).toBe('A limit has to be above zero.')
})
