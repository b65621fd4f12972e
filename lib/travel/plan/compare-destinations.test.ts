import { expect, test } from 'vitest'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import { compareDestinations } from './compare-destinations'
import type { DestinationCandidate } from './destination-candidate'

const weather = (highC: number, rainDays: number) => ({ months: Array.from({ length: 12 }, () => ({ highC, rainDays })) })
const compared = (...candidates: DestinationCandidate[]) =>
  Object.fromEntries(
    compareDestinations(candidates, { ...NO_LIMITS, likings: ['food'] }).rows.map(({ key, cells }) => [
      key,
      cells.map(({ text, isBest }) => (isBest ? `${text} *` : text)),
    ]),
  )

test('places stand side by side, the best of each row marked', () => {
  expect(
    compared(
      aCandidate('porto', { ...weather(17, 10), fare: { amountMinor: 8_400, currency: 'EUR' }, flightMinutes: 165, likings: ['food'] }),
      aCandidate('seville', { ...weather(22, 6), fare: { amountMinor: 9_900, currency: 'EUR' }, flightMinutes: 175 }),
    ),
  ).toEqual({
    warmth: ['17 °C', '22 °C *'],
    rain: ['10 wet days', '6 wet days *'],
    fare: ['€84 *', '€99'],
    'day-cost': ['€100–150', '€100–150'],
    flight: ['2 h 45 *', '2 h 55'],
    likings: ['food *', 'None of it'],
  })
})

test('different currencies are not compared, and what is not known is never the best', () => {
  const rows = compared(
    aCandidate('a', { fare: null, flightMinutes: null, dayCost: { range: [5_000, 9_000], currency: 'JPY' } }),
    aCandidate('b', { fare: { amountMinor: 8_400, currency: 'EUR' } }),
    aCandidate('c', { fare: { amountMinor: 9_900, currency: 'GBP' }, flightMinutes: 90 }),
  )
  expect(rows).toMatchObject({
    fare: ['No price available', '€84', '£99'],
    'day-cost': ['JP¥5,000–9,000', '€100–150', '€100–150'],
    flight: ['Not known', '3 h', '1 h 30 *'],
  })
})

test('without likings there is no row for them', () => {
  const { rows, places } = compareDestinations([aCandidate('a'), aCandidate('b')], NO_LIMITS)
  expect(rows.map(({ key }) => key)).toEqual(['warmth', 'rain', 'fare', 'day-cost', 'flight'])
  expect(rows[0]?.label).toBe('By day in March')
  expect(places).toEqual([
    { slug: 'a', name: 'A' },
    { slug: 'b', name: 'B' },
  ])
})
