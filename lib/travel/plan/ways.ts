import { type Coordinates, greatCircleKm } from '../places/great-circle'

/** How one comes from a stop to the next; `minutes` in steps of five. */
export type Way = { by: 'walk' | 'transport'; km: number; minutes: number }

type At = { point: Coordinates }

// Streets are about a quarter longer than the straight line.
const DETOUR = 1.25
const LONGEST_WALK_KM = 2
const WALKING_KMH = 4.5
// An ordinary town by metro, tram or bus, with the way to the stop and the wait.
const TRANSPORT_KMH = 25
const WAITING_MINUTES = 10

/** On foot up to two kilometres, by what runs there beyond that: an estimate from the distance, not a timetable. */
export function wayBetween(from: At, to: At): Way {
  const km = Math.round(greatCircleKm(from.point, to.point) * DETOUR * 10) / 10
  const by = km <= LONGEST_WALK_KM ? 'walk' : 'transport'
  const minutes = by === 'walk' ? (km / WALKING_KMH) * 60 : WAITING_MINUTES + (km / TRANSPORT_KMH) * 60
  return { by, km, minutes: Math.ceil(minutes / 5) * 5 }
}

/** From each stop to the one after it: one way fewer than stops. */
export function waysOf(stops: At[]): Way[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    return next ? [wayBetween(stop, next)] : []
  })
}

/** The order with the shortest ways in all; of equal ones the one nearest to the order given. Tries all: for a handful of stops. */
export function walkingOrder<Stop extends At>(stops: Stop[]): Stop[] {
  const costs = stops.map((from) => stops.map((to) => costOf(wayBetween(from, to))))
  let best = { cost: Number.POSITIVE_INFINITY, order: stops.map((_, index) => index) }
  const visit = (order: number[], open: number[], cost: number) => {
    if (cost >= best.cost) return
    if (open.length === 0) best = { cost, order }
    const last = order.at(-1)
    for (const next of open) {
      const more = last === undefined ? 0 : (costs[last]?.[next] ?? 0)
      visit(
        [...order, next],
        open.filter((other) => other !== next),
        cost + more,
      )
    }
  }
  visit([], best.order, 0)
  return best.order.flatMap((index) => stops[index] ?? [])
}

/** Where one more stop costs the least of a way: its index among the others. */
export function bestPlaceFor(stop: At, stops: At[]): number {
  const lengths = Array.from({ length: stops.length + 1 }, (_, index) =>
    waysOf(stops.toSpliced(index, 0, stop)).reduce((sum, way) => sum + costOf(way), 0),
  )
  return lengths.lastIndexOf(Math.min(...lengths))
}

/** Minutes count; of the same minutes the shorter way. In whole numbers, so that sums do not depend on their order. */
function costOf({ minutes, km }: Way): number {
  return minutes * 100_000 + Math.round(km * 10)
}
