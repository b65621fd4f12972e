import { expectedLoad } from '../fares/load'
import { hashText } from '../hash'
import type { Flight } from '../network/timetable'
import { isLayoutSeat, type LayoutSeat } from './layout-row'
import type { LayoutCabin } from './seat-layout'

/** Share of a flight's final load that is sold so many days ahead; only some of them have a seat yet long before. */
const SOLD_BY: readonly [days: number, share: number][] = [
  [0, 1],
  [3, 0.97],
  [7, 0.92],
  [14, 0.85],
  [30, 0.74],
  [60, 0.64],
  [120, 0.56],
  [330, 0.5],
]
const LEAST_TAKEN = 0.45
const MOST_TAKEN = 0.95
/** More than these of one cabin say nothing new, and make the largest maps too large to send. */
const MOST_FREE = 136
/** Dear cabins fill less. */
const EMPTIER = { first: 0.16, business: 0.1, premium: 0.04, economy: 0 }

// How a section's neighbours book: couples mostly, some alone, some three in a row.
const SPLITS: Readonly<Record<number, number[][]>> = {
  1: [[1]],
  2: [[2], [2], [1, 1]],
  3: [[2, 1], [2, 1], [1, 2], [3], [1, 1, 1]],
  4: [[2, 2], [2, 2], [3, 1], [1, 2, 1], [4]],
}
// The odd numbers of the golden section: parts of one hash that lie far apart.
const GOLDEN = 0.6180339887498949
const HASH_SIZE = 9_007_199_254_740_992

/**
 * The seats that others have on a flight of a local day. Who sits together has booked together; a seat that is taken stays taken as
 * the day comes nearer.
 */
export function takenSeats(flight: Flight, day: number, daysAhead: number, cabins: LayoutCabin[]): Set<string> {
  const load = expectedLoad(flight, day)
  const taken = new Set<string>()
  for (const [index, cabin] of cabins.entries()) {
    const share = Math.min(MOST_TAKEN, Math.max(LEAST_TAKEN, (load - EMPTIER[cabin.cabin]) * soldBy(daysAhead)))
    const groups = groupsOf(cabin, `${flight.airline.code}${flight.number}@${day}#${index}`)
    const total = groups.reduce((sum, { seats }) => sum + seats.length, 0)
    const wanted = Math.max(Math.floor(total * share), total - MOST_FREE)
    let count = 0
    for (const { seats } of groups) {
      if (count + seats.length > wanted) break
      for (const { seatNumber } of seats) taken.add(seatNumber)
      count += seats.length
    }
  }
  return taken
}

type Group = { seats: LayoutSeat[]; rank: number }

/** Neighbours who book together, the first to book first. */
function groupsOf({ rows }: LayoutCabin, key: string): Group[] {
  const groups: Group[] = []
  for (const { number, sections } of rows) {
    if (number === null) continue
    const ofRow = hashText(`${key}/${number}`)
    for (const [section, elements] of sections.entries()) {
      const seats = elements.filter(isLayoutSeat)
      const splits = SPLITS[seats.length]
      if (!splits) continue
      const lot = (ofRow / HASH_SIZE + section * GOLDEN) % 1
      let from = 0
      for (const size of splits[Math.floor(lot * splits.length)] ?? []) {
        const together = seats.slice(from, from + size)
        const own = (lot * 977 + from * GOLDEN) % 1
        groups.push({ seats: together, rank: own + reluctance(together) })
        from += size
      }
    }
  }
  return groups.sort((first, second) => first.rank - second.rank)
}

/** Nobody alone chooses the middle; few pay for legroom; what is kept for babies goes last. */
function reluctance(seats: LayoutSeat[]): number {
  const [first] = seats
  if (!first) return 0
  const has = (trait: LayoutSeat['traits'][number]) => seats.some(({ traits }) => traits.includes(trait))
  const alone = seats.length === 1 && first.traits.includes('middle') ? 0.5 : 0
  const dear = first.zone === 'legroom' ? 0.2 : first.zone === 'front' ? -0.05 : 0
  return alone + dear + (has('bassinet') ? 0.4 : 0) + (has('near-lavatory') ? 0.15 : 0)
}

function soldBy(daysAhead: number): number {
  let [beforeDays, before] = SOLD_BY[0] ?? [0, 1]
  for (const [days, share] of SOLD_BY) {
    if (daysAhead <= days) {
      return days === beforeDays ? share : before + ((share - before) * (daysAhead - beforeDays)) / (days - beforeDays)
    }
    beforeDays = days
    before = share
  }
  return before
}
