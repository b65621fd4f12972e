import { expect, test } from 'vitest'
import { REGIONS } from '@/lib/content/destination'
import { DESTINATIONS } from '@/lib/content/destinations'
import { ITINERARIES } from '@/lib/content/itineraries'
import type { Range } from '@/lib/content/words'
import { FACTS } from './facts-table'

const TOLERANCE_C = 2
const MONTHS = [
  { name: 'january', index: 0 },
  { name: 'april', index: 3 },
  { name: 'july', index: 6 },
  { name: 'october', index: 9 },
] as const

test('there are at least forty places and forty trips, and places in every part of the world that is named', () => {
  expect(DESTINATIONS.length).toBeGreaterThanOrEqual(40)
  expect(ITINERARIES.length).toBeGreaterThanOrEqual(40)
  expect(REGIONS.filter((region) => !DESTINATIONS.some((destination) => destination.region === region))).toEqual([])
})

test('every place has a row in the table of facts, and no row stands there for nothing', () => {
  expect(Object.keys(FACTS).toSorted()).toEqual(DESTINATIONS.map(({ slug }) => slug).toSorted())
})

test.each(DESTINATIONS)('$slug is as warm and as cold as its weather service says', ({ slug, months }) => {
  const facts = FACTS[slug]
  const apart = MONTHS.flatMap(({ name, index }) => {
    const [highC, lowC] = facts?.[name] ?? []
    const page = months[index]
    const isNear = (told = Number.NaN, known = Number.NaN) => Math.abs(told - known) <= TOLERANCE_C
    return isNear(page?.highC, highC) && isNear(page?.lowC, lowC)
      ? []
      : [`${name}: the page says ${page?.highC} and ${page?.lowC}, the table ${highC} and ${lowC}`]
  })
  expect(apart).toEqual([])
})

test.each(DESTINATIONS)('$slug has the plugs, the volts, the money and the language of its country', (destination) => {
  const { plugs, volts, currency, languages } = FACTS[destination.slug] ?? {}
  expect(destination.plugs.toSorted().join('')).toBe(plugs)
  expect(destination.volts).toBe(volts)
  expect(destination.money.currency).toBe(currency)
  expect(destination.languages).toContain(languages?.[0])
})

/** Beds cost at most twice what the days do. */
const MOST_TIMES = 3

const sumOf = (ranges: Range[], end: 0 | 1) => ranges.reduce((sum, range) => sum + range[end], 0)

test.each(ITINERARIES)('$slug costs on its days what its table of costs allows', ({ days, costs }) => {
  const ofDays = days.map(({ cost }) => cost)
  const ofTable = costs.map(({ range }) => range)
  // The table has the bed besides, so it holds all that the days cost …
  expect(sumOf(ofDays, 0), 'the careful days').toBeLessThanOrEqual(sumOf(ofTable, 0))
  expect(sumOf(ofDays, 1), 'the generous days').toBeLessThanOrEqual(sumOf(ofTable, 1))
  // … and not much else: a nought too many shows.
  expect(sumOf(ofDays, 1) * MOST_TIMES, 'what beds leave of the table').toBeGreaterThanOrEqual(sumOf(ofTable, 1))
})

test.each(ITINERARIES)('$slug reckons in the money of a place that it goes to', ({ destinations, currency }) => {
  const currencies = DESTINATIONS.filter(({ slug }) => destinations.includes(slug)).map(({ money }) => money.currency)
  expect(currencies).toContain(currency)
})
