import { expect, test } from 'vitest'
import { findAirline } from '../airlines'
import { knownRoutes, pairOf } from './known-routes'

const { routes, wholePairs } = knownRoutes()

test('every known route names an airline of the table, two airports and a number of flights', () => {
  const faulty = routes.filter(({ airline, base, spoke, perDay }) => {
    const areAirports = /^[A-Z]{3}$/.test(base) && /^[A-Z]{3}$/.test(spoke) && base !== spoke
    return !findAirline(airline) || !areAirports || !(perDay > 0 && perDay <= 40)
  })
  expect(faulty).toEqual([])
})

test('an airline and a pair stand together once, from whichever end they were written down', () => {
  const keys = routes.map(({ airline, base, spoke }) => `${airline} ${pairOf(base, spoke)}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a pair that is listed whole has the airlines of its line and no other', () => {
  const airlinesOf = (pair: string) => routes.filter(({ base, spoke }) => pairOf(base, spoke) === pair).map(({ airline }) => airline)
  expect(wholePairs.has('PEK-SHA')).toBe(true)
  expect(airlinesOf('PEK-SHA')).toEqual(['MU', 'CA', 'HU'])
  expect(airlinesOf('MEL-SYD')).toEqual(['QF', 'VA', 'JQ'])
})

test('the numbers of a line hold for the codes after them', () => {
  const perDay = (airline: string, pair: string) =>
    routes.find((route) => route.airline === airline && pairOf(route.base, route.spoke) === pair)?.perDay
  expect(perDay('DL', 'ATL-MCO')).toBe(15)
  expect(perDay('DL', 'ATL-LGA')).toBe(15)
  expect(perDay('DL', 'ATL-FLL')).toBe(14)
})
