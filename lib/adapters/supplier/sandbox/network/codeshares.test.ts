import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AIRLINES } from '../world/airlines'
import { codesharesOf, findCodeshare } from './codeshares'
import { network, rotationCount } from './network'
import { type Flight, timetable } from './timetable'

const ROUTES = AIRLINES.flatMap(({ code }) => network().routesOf(code))
const anyFlight = fc.tuple(fc.nat(ROUTES.length - 1), fc.nat(), fc.boolean()).map(([index, rotation, isOutward]): Flight => {
  const { outward, back } = timetable(ROUTES[index] ?? someRoute())
  const flights = isOutward ? outward : back
  return flights[rotation % flights.length] ?? someFlight()
})

function someRoute() {
  const [route] = ROUTES
  if (!route) throw new Error('There are no routes')
  return route
}

function someFlight(): Flight {
  const [flight] = timetable(someRoute()).outward
  if (!flight) throw new Error('The first route has no flights')
  return flight
}

function firstFlight(airline: string, from: string, to: string): Flight {
  const route = network()
    .routesOf(airline)
    .find(({ base, spoke }) => base.iataCode === from && spoke.iataCode === to)
  const flight = route && timetable(route).outward[0]
  if (!flight) throw new Error(`${airline} does not fly ${from}-${to}`)
  return flight
}

test('a codeshare number leads back to the flight it stands for', () => {
  fc.assert(
    fc.property(anyFlight, (flight) => {
      for (const { airline, number } of codesharesOf(flight)) expect(findCodeshare(airline.code, number)).toBe(flight)
    }),
    { numRuns: 300 },
  )
})

test('a codeshare is another airline’s, has four digits and never one of the seller’s own numbers', () => {
  fc.assert(
    fc.property(anyFlight, (flight) => {
      for (const { airline, number } of codesharesOf(flight)) {
        expect(airline).not.toBe(flight.airline)
        expect(number).toBeGreaterThanOrEqual(4_000)
        expect(number).toBeLessThan(10_000)
        expect(network().findFlight(airline.code, number)).toBeUndefined()
      }
    }),
    { numRuns: 300 },
  )
})

test('partners over the Atlantic sell each other, groups sell their own, and low-cost airlines stay alone', () => {
  const sellers = (flight: Flight) => codesharesOf(flight).map(({ airline }) => airline.code)
  expect(sellers(firstFlight('BA', 'LHR', 'JFK'))).toEqual(['AA', 'AY', 'EI', 'IB'])
  expect(sellers(firstFlight('LH', 'FRA', 'ORD'))).toEqual(expect.arrayContaining(['AC', 'LX', 'OS', 'UA']))
  expect(sellers(firstFlight('AF', 'CDG', 'NCE'))).toEqual(expect.arrayContaining(['DL', 'KL']))
  expect(sellers(firstFlight('EK', 'DXB', 'LHR'))).toEqual([])
  expect(sellers(firstFlight('EK', 'DXB', 'BOM'))).toEqual(['QF'])
  expect(sellers(firstFlight('FR', 'STN', 'DUB'))).toEqual([])
})

test('own numbers, and numbers that nobody gave, are no codeshares', () => {
  expect(findCodeshare('BA', 101)).toBeUndefined()
  expect(findCodeshare('FR', 9_000)).toBeUndefined()
  expect(findCodeshare('??', 5_000)).toBeUndefined()
  const last = network().routesOf('AA').at(-1)
  expect(findCodeshare('AA', (last?.firstNumber ?? 0) + 2 * rotationCount(last?.departuresPerWeek ?? 0) - 1)).toBeUndefined()
})
