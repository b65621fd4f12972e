import { expect, test } from 'vitest'
import { dayNumber } from '@/lib/travel/zones'
import { network } from '../network/network'
import { type Flight, timetable } from '../network/timetable'
import { fittingOf } from './fitted-cabins'
import { isLayoutSeat } from './layout-row'
import { type LayoutCabin, seatLayout } from './seat-layout'
import { takenSeats } from './taken-seats'

const DAY = dayNumber('2027-02-10')

/** Some hundred flights of airlines of all kinds. */
const FLIGHTS = ['BA', 'LH', 'U2', 'LS', 'LM', 'EK', 'AA', 'BT'].flatMap((code) =>
  network()
    .routesOf(code)
    .slice(0, 14)
    .flatMap((route) => timetable(route).outward.slice(0, 1)),
)

function cabinsOf(flight: Flight): LayoutCabin[] {
  return seatLayout(flight.aircraft, fittingOf(flight.airline))
}

function seatsIn({ rows }: LayoutCabin) {
  return rows.flatMap(({ sections }) => sections.flat().filter(isLayoutSeat))
}

function freeShare(flight: Flight, daysAhead: number): number {
  const cabins = cabinsOf(flight)
  return 1 - takenSeats(flight, DAY, daysAhead, cabins).size / cabins.flatMap(seatsIn).length
}

test('near departure 4 to 47 per cent of the seats are free, far ahead more', () => {
  const near = FLIGHTS.map((flight) => freeShare(flight, 2))
  expect(Math.min(...near)).toBeGreaterThan(0.03)
  expect(Math.max(...near)).toBeLessThan(0.47)
  const mean = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean(near)).toBeGreaterThan(0.12)
  expect(mean(FLIGHTS.map((flight) => freeShare(flight, 90)))).toBeGreaterThan(mean(near) + 0.15)
})

test('a seat that is taken stays taken as the day comes nearer', () => {
  for (const flight of FLIGHTS) {
    let before = new Set<string>()
    for (const daysAhead of [300, 90, 45, 21, 10, 5, 1, 0]) {
      const taken = takenSeats(flight, DAY, daysAhead, cabinsOf(flight))
      expect(before.isSubsetOf(taken), `${flight.airline.code}${flight.number} ${daysAhead}`).toBe(true)
      before = taken
    }
  }
})

test('the same flight and day have the same seats taken, another day others', () => {
  for (const flight of FLIGHTS.slice(0, 20)) {
    const taken = takenSeats(flight, DAY, 20, cabinsOf(flight))
    expect(takenSeats(flight, DAY, 20, cabinsOf(flight))).toEqual(taken)
    if (taken.size > 20) expect(takenSeats(flight, DAY + 1, 20, cabinsOf(flight))).not.toEqual(taken)
  }
})

test('couples sit together: most taken seats have somebody taken beside them, more than chance has', () => {
  let beside = 0
  let byChance = 0
  let all = 0
  for (const flight of FLIGHTS) {
    const cabins = cabinsOf(flight)
    const taken = takenSeats(flight, DAY, 60, cabins)
    const share = taken.size / cabins.flatMap(seatsIn).length
    for (const section of cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections))) {
      const seats = section.filter(isLayoutSeat)
      for (const [place, { seatNumber }] of seats.entries()) {
        if (!taken.has(seatNumber) || seats.length < 2) continue
        const neighbours = [seats[place - 1], seats[place + 1]].flatMap((seat) => (seat ? [seat.seatNumber] : []))
        all++
        beside += neighbours.some((number) => taken.has(number)) ? 1 : 0
        byChance += 1 - (1 - share) ** neighbours.length
      }
    }
  }
  expect(beside / all).toBeGreaterThan(byChance / all + 0.08)
})

test('lone middle seats are the last to go', () => {
  const flight = FLIGHTS.find(({ aircraft, airline }) => airline.code === 'U2' && aircraft.startsWith('32'))
  if (!flight) throw new Error('no such flight')
  const [cabin] = cabinsOf(flight)
  const free = cabin ? seatsIn(cabin).filter(({ seatNumber }) => !takenSeats(flight, DAY, 3, [cabin]).has(seatNumber)) : []
  const middles = free.filter(({ traits }) => traits.includes('middle')).length
  expect(middles / free.length).toBeGreaterThan(0.34)
})
