import { expect, test } from 'vitest'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { aChosenStay, aStaySearch, LISBON_CENTRE } from '@/tests/fixtures/stays'
import { aSearch, facts, LISBON, LONDON } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { knownPrices, sliceThere } from './flights-there'

const plan = aPlan(aPlace([aSight('castle', [0, 0])], { slug: 'lisbon', name: 'Lisbon' }), { days: 1 })
const toLondon = { ...plan, destination: { slug: 'london', name: 'London' } }

test('flights lead there by the airport, by its city, or by the name of the place', () => {
  const trip = { result: facts() }
  expect(sliceThere(trip, plan, LISBON)).toBe(0)
  expect(sliceThere(trip, plan, null)).toBe(0)
  expect(sliceThere(trip, { ...plan, destination: { slug: 'x', name: 'Elsewhere' } }, LISBON)).toBe(0)
  expect(sliceThere({ result: null }, plan, LISBON)).toBeNull()
})

test('the way home leads nowhere; of a multi-trip any flight may', () => {
  expect(sliceThere({ result: facts() }, toLondon, LONDON)).toBeNull()
  const slices = [
    { origin: LONDON, destination: { ...LISBON, iataCode: 'OPO', name: 'Porto', cityName: 'Porto' }, departureOn: '2026-11-27' },
    { origin: LISBON, destination: LISBON, departureOn: '2026-11-29' },
  ]
  expect(sliceThere({ result: facts(aSearch({ tripType: 'multi-trip', slices })) }, plan, LISBON)).toBe(1)
})

test('flights count once all fares are chosen, and only those to the place', () => {
  const { trip } = liveFor('there-1', { adults: 2 })
  expect(knownPrices(trip, plan, LISBON)).toMatchObject({ flights: { currency: 'GBP' }, travellers: 2 })
  expect(knownPrices({ ...trip, picks: trip.picks.map((pick) => pick && { ...pick, fare: null }) }, plan, LISBON).flights).toBeNull()
  expect(knownPrices(trip, toLondon, LONDON).flights).toBeNull()
})

test('a stay is shared by those who sleep there, whoever flies', () => {
  const search = aStaySearch({ city: { slug: 'lisbon', name: 'Lisbon', centre: LISBON_CENTRE }, adults: 2, children: 1 })
  const stays = { search, chosen: { ...aChosenStay({ search }), total: { amountMinor: 30_000, currency: 'EUR' } } }
  expect(knownPrices({ ...EMPTY_TRIP, stays }, plan, LISBON)).toEqual({
    flights: null,
    stay: { amountMinor: 10_000, currency: 'EUR' },
    travellers: 1,
  })
  expect(knownPrices({ ...EMPTY_TRIP, stays: { ...stays, chosen: null } }, plan, LISBON).stay).toBeNull()
  expect(knownPrices({ ...EMPTY_TRIP, stays }, toLondon, LONDON).stay).toBeNull()
})
