import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closestLanding, findMeetUps, minuteOf } from './meet-ups'

type Flight = { arrivesAt: string; amountMinor: number }

const flight = fc.record({
  arrivesAt: fc
    .integer({ min: 0, max: 47 })
    .map((quarter) => new Date(quarter * 900_000 + Date.UTC(2027, 4, 10)).toISOString().slice(0, 16)),
  amountMinor: fc.integer({ min: 1, max: 6 }),
})
const groups = fc.array(fc.array(flight, { maxLength: 5 }), { minLength: 2, maxLength: 4 })

function everyChoice(lists: readonly Flight[][]): Flight[][] {
  return lists.reduce<Flight[][]>((chosen, list) => chosen.flatMap((one) => list.map((next) => [...one, next])), [[]])
}

function measured(flights: readonly Flight[]) {
  const minutes = flights.map(({ arrivesAt }) => minuteOf(arrivesAt))
  const last = Math.max(...minutes)
  return {
    amount: flights.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    wait: minutes.reduce((sum, minute) => sum + last - minute, 0),
    gap: last - Math.min(...minutes),
  }
}

test('the first meet-up is the cheapest of all that land close enough, with the least waiting among equals', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 180 }), (lists, within) => {
      const all = everyChoice(lists).map(measured)
      const [best] = all.filter(({ gap }) => gap <= within).toSorted((one, other) => one.amount - other.amount || one.wait - other.wait)
      const [first] = findMeetUps(lists, within)
      expect(first && { amount: first.amountMinor, wait: first.waitMinutes }).toEqual(best && { amount: best.amount, wait: best.wait })
    }),
  )
})

test('every meet-up has one flight of each group within the gap, and a dearer one waits less than all before it', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 180 }), (lists, within) => {
      const found = findMeetUps(lists, within)
      for (const { flights, gapMinutes, waitMinutes, amountMinor } of found) {
        expect(flights.map((one, group) => lists[group]?.includes(one))).toEqual(lists.map(() => true))
        expect(measured(flights)).toEqual({ amount: amountMinor, wait: waitMinutes, gap: gapMinutes })
        expect(gapMinutes).toBeLessThanOrEqual(within)
      }
      const waits = found.map(({ waitMinutes }) => waitMinutes)
      expect(waits).toEqual([...new Set(waits)].toSorted((one, other) => other - one))
    }),
  )
})

test('the closest landing is the smallest gap of all choices', () => {
  fc.assert(
    fc.property(groups, (lists) => {
      const gaps = everyChoice(lists).map((flights) => measured(flights).gap)
      expect(closestLanding(lists)).toBe(gaps.length > 0 ? Math.min(...gaps) : null)
    }),
  )
})
