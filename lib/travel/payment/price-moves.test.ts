import { expect, test } from 'vitest'
import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'
import { SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { priceMoves } from './price-moves'

// Two slices of £206.30 each.
const { trip } = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS })
const fares = trip.picks.flatMap((pick) => (pick?.fare ? [pick.fare] : []))
const quote = (minor: number, ancillaries: AncillaryLine[] = []) => ({ total: pounds(minor), ancillaries })
const seats = (minor: number): AncillaryLine => ({ kind: 'seats', count: 1, total: pounds(minor) })

test('the flight that moved is named where the supplier prices each one', () => {
  const now = fares.map((fare, index) => (index === 1 ? { ...fare, total: pounds(22_630) } : fare))
  expect(priceMoves(trip, quote(43_260), now)).toEqual([{ what: 'Return TP1361', previous: pounds(20_630), now: pounds(22_630) }])
})

test('where it has one price for the whole trip, that is what moved', () => {
  expect(priceMoves(trip, quote(43_260), undefined)).toEqual([{ what: 'Flights and fares', previous: pounds(41_260), now: pounds(43_260) }])
})

test('of one flight it needs no telling which', () => {
  const oneWay = { ...trip, picks: trip.picks.slice(0, 1) }
  expect(priceMoves(oneWay, quote(19_000), undefined)).toEqual([{ what: 'Outbound TP1361', previous: pounds(20_630), now: pounds(19_000) }])
})

test('a service that moved is named by its kind, and the flights are not when they did not', () => {
  expect(priceMoves(trip, quote(41_260 + 1_500, [seats(1_500)]), undefined)).toEqual([
    { what: 'Seats', previous: null, now: pounds(1_500) },
  ])
})

test('nothing moved, or another currency, has no reasons', () => {
  expect(priceMoves(trip, quote(41_260), fares)).toEqual([])
  expect(priceMoves(trip, { total: { amountMinor: 43_260, currency: 'EUR' }, ancillaries: [] }, undefined)).toEqual([])
})
