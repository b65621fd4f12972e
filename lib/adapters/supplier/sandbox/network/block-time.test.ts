import { expect, test } from 'vitest'
import { distanceKm } from '../world/distance'
import { loadWorld } from '../world/load-world'
import { blockMinutes } from './block-time'

/** What timetables usually say, to about five minutes. */
const USUAL: [string, string, number][] = [
  ['LHR', 'LIS', 165],
  ['LHR', 'JFK', 480],
  ['JFK', 'LHR', 415],
  ['LAX', 'JFK', 325],
  ['FRA', 'SIN', 740],
  ['CDG', 'FCO', 125],
  ['SYD', 'MEL', 95],
  ['HND', 'CTS', 95],
]

test('block times are within an eighth of usual ones', () => {
  const world = loadWorld()
  for (const [from, to, usual] of USUAL) {
    const [origin, destination] = [world.find(from), world.find(to)]
    if (!origin || !destination) throw new Error(`${from} or ${to} is unknown`)
    const minutes = blockMinutes(origin, destination, distanceKm(origin, destination), true)
    expect(Math.abs(minutes - usual) / usual, `${from}-${to}: ${minutes} for ${usual}`).toBeLessThan(0.125)
    expect(minutes % 5).toBe(0)
  }
})
