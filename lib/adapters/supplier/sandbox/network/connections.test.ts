import { expect, test } from 'vitest'
import { dayNumber, instantOf } from '@/lib/travel/zones'
import { airportCoded } from '@/tests/fixtures/market'
import { canCatch, isOvernight, minimumConnectionMinutes } from './connections'
import { type Leg, legsBetween } from './legs'

const minimum = (from: string, at: string, to: string, leavesFrom = at) =>
  minimumConnectionMinutes(airportCoded(from), airportCoded(at), airportCoded(to), airportCoded(leavesFrom))

test('the least time to change planes follows the borders that are crossed', () => {
  expect(minimum('EDI', 'LHR', 'MAN')).toBe(45)
  expect(minimum('EDI', 'LHR', 'JFK')).toBe(75)
  expect(minimum('JFK', 'LHR', 'EDI')).toBe(75)
  expect(minimum('JFK', 'LHR', 'DXB')).toBe(60)
})

test('inside Schengen a border counts as none, Ireland and Britain stay outside', () => {
  expect(minimum('LIS', 'FRA', 'OSL')).toBe(45)
  expect(minimum('LIS', 'FRA', 'JFK')).toBe(75)
  expect(minimum('DUB', 'FRA', 'LHR')).toBe(60)
})

test('whoever enters the United States collects and re-checks bags there', () => {
  expect(minimum('LHR', 'JFK', 'LAX')).toBe(90)
  expect(minimum('LHR', 'JFK', 'MEX')).toBe(90)
  expect(minimum('BOS', 'JFK', 'LHR')).toBe(75)
})

test('from one airport of a city to another it takes three and a half hours', () => {
  expect(minimum('EDI', 'LHR', 'JFK', 'LGW')).toBe(210)
  expect(minimum('FRA', 'JFK', 'LAX', 'LGA')).toBe(210)
})

/** Two flights with this wait between them; the first lands at a local time. */
function pairWaiting(minutes: number, landsAt = 12 * 60): [Leg, Leg] {
  const day = dayNumber('2027-02-10')
  const [first] = legsBetween(airportCoded('EDI'), airportCoded('LHR'), day)
  const [next] = legsBetween(airportCoded('LHR'), airportCoded('JFK'), day)
  if (!first || !next) throw new Error('these routes are flown every day')
  const arrivesAt = instantOf('Europe/London', day, landsAt)
  return [
    { ...first, departsAt: arrivesAt - 90, arrivesAt },
    { ...next, departsAt: arrivesAt + minutes },
  ]
}

test('a connection takes from the least legal time to six hours', () => {
  expect([74, 75, 360, 361].map((minutes) => canCatch(...pairWaiting(minutes), false))).toEqual([false, true, true, false])
})

test('a longer wait counts only through the night, where such waits are looked for', () => {
  const evening = 22 * 60
  expect([600, 840, 841].map((minutes) => canCatch(...pairWaiting(minutes, evening), true))).toEqual([true, true, false])
  expect(canCatch(...pairWaiting(600, evening), false)).toBe(false)
  expect(canCatch(...pairWaiting(600, 8 * 60), true)).toBe(false)
})

test('a wait is overnight when two hours of it lie between midnight and five', () => {
  const day = dayNumber('2027-02-10')
  const wait = (from: number, until: number) =>
    isOvernight('Asia/Tokyo', instantOf('Asia/Tokyo', day, from), instantOf('Asia/Tokyo', day, until))
  expect(wait(22 * 60, 26 * 60)).toBe(true)
  expect(wait(22 * 60, 25 * 60)).toBe(false)
  expect(wait(60, 3 * 60)).toBe(true)
  expect(wait(4 * 60, 10 * 60)).toBe(false)
})
