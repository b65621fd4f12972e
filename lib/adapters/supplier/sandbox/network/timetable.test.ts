import { expect, test } from 'vitest'
import { clockAt, dayNumber, instantOf } from '@/lib/travel/zones'
import { AIRLINES } from '../world/airlines'
import { network } from './network'
import { SHARE_OF_YEAR } from './seasons'
import { type Flight, runsOn, timetable } from './timetable'

const EVENING = 18 * 60
const SPRING_DAY = dayNumber('2026-04-15')

function flightsBetween(from: string, to: string): Flight[] {
  return AIRLINES.flatMap(({ code }) => network().routesOf(code))
    .filter(({ base, spoke }) => [base.iataCode, spoke.iataCode].sort().join() === [from, to].sort().join())
    .flatMap((route) => [...timetable(route).outward, ...timetable(route).back])
    .filter(({ origin }) => origin.iataCode === from)
}

/** Local minute of arrival and days after departure. */
function arrival({ origin, destination, departureMinute, blockMinutes }: Flight): { minute: number; dayOffset: number } {
  const { day, minute } = clockAt(destination.zone, instantOf(origin.zone, SPRING_DAY, departureMinute) + blockMinutes)
  return { minute, dayOffset: day - SPRING_DAY }
}

test('some flights from California to New York leave late in the evening and land the next morning', () => {
  const redEyes = flightsBetween('LAX', 'JFK').filter((flight) => {
    const { minute, dayOffset } = arrival(flight)
    return flight.departureMinute >= 21 * 60 && dayOffset === 1 && minute > 5 * 60 && minute < 9 * 60
  })
  expect(redEyes.length).toBeGreaterThan(0)
})

test('from Tokyo to San Francisco the clock at landing is earlier than it was on leaving', () => {
  const flights = flightsBetween('HND', 'SFO')
  expect(flights.length).toBeGreaterThan(0)
  for (const flight of flights) {
    const { minute, dayOffset } = arrival(flight)
    expect(dayOffset * 1_440 + minute).toBeLessThan(flight.departureMinute)
  }
  expect(flights.some((flight) => arrival(flight).dayOffset === -1)).toBe(true)
})

test('evening flights from Europe land in Asia on the next day', () => {
  const evening = ['SIN', 'BKK', 'DEL']
    .flatMap((to) => flightsBetween('FRA', to))
    .filter(({ departureMinute }) => departureMinute >= EVENING)
  expect(evening.length).toBeGreaterThan(0)
  for (const flight of evening) expect(arrival(flight).dayOffset).toBe(1)
})

test('a flight runs on its weekdays in its season, and as often in a year as its route says', () => {
  const from = dayNumber('2026-03-29')
  for (const { code } of AIRLINES.slice(0, 12)) {
    for (const route of network().routesOf(code)) {
      const days = Array.from({ length: 52 * 7 }, (_, index) => from + index)
      const runs = timetable(route).outward.reduce((sum, flight) => sum + days.filter((day) => runsOn(flight, day)).length, 0)
      const expected = route.departuresPerWeek * 52 * SHARE_OF_YEAR[route.season]
      expect(Math.abs(runs - expected), `${code} ${route.base.iataCode}-${route.spoke.iataCode}`).toBeLessThanOrEqual(
        2 * route.departuresPerWeek,
      )
    }
  }
})

test('a summer route does not run in January, and its flights have the same number all summer', () => {
  const summer = network()
    .routesOf('FR')
    .find(({ season }) => season === 'summer')
  if (!summer) throw new Error('Ryanair flies no summer route')
  const flights = timetable(summer).outward
  const week = (date: string) => Array.from({ length: 7 }, (_, index) => dayNumber(date) + index)
  expect(week('2027-01-10').some((day) => flights.some((flight) => runsOn(flight, day)))).toBe(false)
  expect(week('2026-07-05').some((day) => flights.some((flight) => runsOn(flight, day)))).toBe(true)
  expect(timetable(summer).outward).toBe(flights)
})
