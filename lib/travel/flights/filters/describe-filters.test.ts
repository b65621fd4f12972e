import { expect, test } from 'vitest'
import { anOffer, aSearch, LONDON } from '@/tests/fixtures/trip'
import { describeFilters, namesIn } from './describe-filters'
import { explainNothing } from './explain-nothing'
import type { FlightFilters } from './flight-filters'

const offer = anOffer({ offerId: 'a' })
const [segment] = offer.segments
const gatwick = { ...LONDON, kind: 'airport' as const, iataCode: 'LGW', name: 'London Gatwick' }
const names = namesIn([{ ...offer, segments: segment ? [{ ...segment, origin: gatwick }] : [] }])

test.each<[FlightFilters, string[]]>([
  [{}, []],
  [{ stops: ['direct'] }, ['direct only']],
  [{ stops: ['direct', 'one-stop'] }, ['at most one stop']],
  [{ stops: ['direct', 'one-stop', 'two-or-more'] }, []],
  [{ airlines: ['TP', 'U2'] }, ['TAP Air Portugal or U2 only']],
  [{ withoutAirlines: ['FR'] }, ['without FR']],
  [{ alliances: ['star'] }, ['Star Alliance only']],
  [{ departure: { from: 720, to: 1439 } }, ['leaving after 12:00']],
  [{ departure: { from: 0, to: 540 } }, ['leaving by 09:00']],
  [{ departure: { from: 0, to: 539 } }, ['leaving before 09:00']],
  [{ departure: { from: 300, to: 719 } }, ['leaving between 05:00 and 12:00']],
  [{ arrival: { from: 0, to: 1079 } }, ['arriving before 18:00']],
  [{ arrival: { from: 0, to: 1438 } }, ['arriving before midnight']],
  [{ durationMinutes: { from: 0, to: 360 } }, ['at most 6 h']],
  [{ layoverMinutes: { from: 120, to: 10_000 } }, ['with no layover under 2 h']],
  [{ layoverMinutes: { from: 0, to: 180 } }, ['with no layover over 3 h']],
  [{ layoverMinutes: { from: 120, to: 300 } }, ['with every layover between 2 h and 5 h']],
  [{ withoutOvernightLayover: true }, ['without an overnight layover']],
  [{ withoutAirportChange: true }, ['without airport changes']],
  [{ oneAirline: true }, ['with one airline all the way']],
  [{ airports: ['LGW'] }, ['London Gatwick only']],
  [{ layoverAirports: ['MAD'] }, ['via MAD only']],
  [{ withoutLayoverAirports: ['LIS', 'FRA'] }, ['not via Lisbon or FRA']],
  [{ layoverCountries: ['ES', 'US'] }, ['via Spain or the United States only']],
  [{ withoutLayoverCountries: ['DE'] }, ['not via Germany']],
  [{ aircraft: ['Airbus A380'] }, ['on Airbus A380 only']],
  [{ withoutAircraft: ['Boeing 737 MAX', 'ATR 72'] }, ['not on Boeing 737 MAX or ATR 72']],
  [{ price: { from: 0, to: 300 } }, ['up to £300']],
  [{ price: { from: 100, to: 1500 } }, ['£100 to £1,500']],
  [{ pairingKeys: ['a'] }, ['one routing pair only']],
])('%j is said as %j', (filters, clauses) => {
  expect(describeFilters(filters, names)).toEqual(clauses)
})

test('filters without names are said by their codes', () => {
  expect(describeFilters({ airlines: ['TP'], price: { from: 0, to: 300 } })).toEqual(['TP only', 'up to 300'])
})

test('filters that leave nothing name the one to lift and what that gives', () => {
  const evening = anOffer({ offerId: 'b', departsAt: '2026-11-27T19:40', connections: 1 })
  const filters: FlightFilters = { departure: { from: 1080, to: 1439 }, stops: ['direct'], withoutAirlines: ['FR'] }
  expect(explainNothing([offer, evening], filters, aSearch())).toBe('No flight fits. Without “direct only” there is one, for £105.00.')
  expect(explainNothing([offer, { ...offer, offerId: 'c' }, evening], filters, aSearch())).toBe(
    'No flight fits. Without “leaving after 18:00” there are 2, from £105.00.',
  )
})

test('where no single filter is at fault the whole of them is', () => {
  const filters: FlightFilters = { departure: { from: 1080, to: 1439 }, withoutAirlines: ['TP'] }
  expect(explainNothing([offer], filters, aSearch())).toBe('No flight fits all of that. Without any filters there is one, for £105.00.')
})
