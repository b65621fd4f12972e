import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersArbitrary, offersArbitrary } from '@/tests/fixtures/many-offers'
import { anOffer, aSearch, pounds } from '@/tests/fixtures/trip'
import { leadFare } from '../lead-fare'
import type { FlightOffer } from '../offer-schema'
import { applyFilters } from './apply-filters'
import { FILTER_NAMES, isFlag } from './facets'
import { type FilterValues, filterValues } from './filter-values'
import { type FilterChange, type FlightFilters, narrow } from './flight-filters'

const search = aSearch()
type Group = keyof Pick<
  FilterValues,
  | 'stops'
  | 'airlines'
  | 'aircraft'
  | 'alliances'
  | 'originAirports'
  | 'destinationAirports'
  | 'layoverAirports'
  | 'layoverCountries'
  | 'pairingKeys'
>

/** What choosing this value alone sets. */
function choice(group: Group, value: string, filters: FlightFilters, offers: FlightOffer[]): FilterChange {
  const origins = offers.map(({ segments }) => segments[0]?.origin.iataCode)
  const destinations = offers.map(({ segments }) => segments.at(-1)?.destination.iataCode)
  const without = (codes: string[] | undefined, ends: (string | undefined)[]) => codes?.filter((code) => !ends.includes(code)) ?? []
  if (group === 'originAirports' || group === 'destinationAirports') {
    const [own, other] = group === 'originAirports' ? [origins, destinations] : [destinations, origins]
    const others = (filters.airports ?? []).filter((code) => other.includes(code))
    return { airports: [value, ...others], withoutAirports: without(filters.withoutAirports, own) }
  }
  if (group === 'airlines') return { airlines: [value], withoutAirlines: null }
  if (group === 'layoverAirports') return { layoverAirports: [value], withoutLayoverAirports: null }
  if (group === 'aircraft') return { aircraft: [value], withoutAircraft: null }
  if (group === 'layoverCountries') return { layoverCountries: [value], withoutLayoverCountries: null }
  return { [group]: [value] }
}

test('choosing a value leaves as many flights as were counted for it, the cheapest at the price beside it', () => {
  fc.assert(
    fc.property(offersArbitrary(20), filtersArbitrary, (offers, filters) => {
      for (const [group, values] of Object.entries(filterValues(offers, filters, search))) {
        for (const { value, count, cheapest } of Array.isArray(values) ? values : []) {
          const left = applyFilters(offers, narrow(filters, choice(group as Group, value, filters, offers)), search)
          expect([group, value, count]).toEqual([group, value, left.length])
          const prices = left.map((offer) => leadFare(offer, search).total.amountMinor)
          expect(cheapest).toEqual(left.length === 0 ? null : pounds(Math.min(...prices)))
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('a flag counts the flights that are left when it is set', () => {
  fc.assert(
    fc.property(offersArbitrary(20), filtersArbitrary, fc.constantFrom(...FILTER_NAMES.filter(isFlag)), (offers, filters, name) => {
      const left = applyFilters(offers, narrow(filters, { [name]: true }), search)
      expect(filterValues(offers, filters, search)[name].count).toBe(left.length)
    }),
    { numRuns: 60 },
  )
})

test('each value that a flight has is there, whatever is filtered, and ranges span all flights', () => {
  const offers = [
    anOffer({ offerId: 'a', departsAt: '2026-11-27T06:10', durationMinutes: 150 }),
    anOffer({ offerId: 'b', departsAt: '2026-11-27T21:40', durationMinutes: 400, connections: 1 }),
  ]
  const values = filterValues(offers, { departure: { from: 0, to: 1 }, stops: ['direct'] }, search)
  expect(values.stops).toEqual([
    { value: 'direct', name: 'Direct', count: 0, cheapest: null },
    { value: 'one-stop', name: 'One Stop', count: 0, cheapest: null },
  ])
  expect(values).toMatchObject({
    airlines: [{ value: 'TP', name: 'TAP Air Portugal' }],
    alliances: [{ value: 'star', name: 'Star Alliance' }],
    departure: { from: 370, to: 1300 },
    durationMinutes: { from: 150, to: 400 },
    price: { from: 105, to: 105 },
  })
})

test('without flights there is nothing to choose', () => {
  expect(filterValues([], {}, search)).toMatchObject({ stops: [], airlines: [], price: null, departure: null })
})
