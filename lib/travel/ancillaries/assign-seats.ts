import { areBeside, areInOneBlock, type SeatPlace } from './seat-places'
import type { SittingGroup } from './sitting-groups'

/** Somebody of the party who keeps a seat: the others may sit beside them, nobody on it. */
export type KeptPlace = { isAdult: boolean; carriesInfant: boolean }

/** A place that may be given, or one that is kept. `index` is the place's own in the groups' prices. */
export type Spot = { place: SeatPlace; index: number; kept: KeptPlace | null; isWished: boolean; drawbacks: number }

/** `problems` are children apart from every adult and pairs of infants in one block of seats. `price` is in the minor unit. */
export type Assignment = { seats: { spot: Spot; group: number }[]; problems: number; price: number; drawbacks: number }

// Costs are told apart by their size: one problem is worse than any price, one penny worse than any drawback.
const PROBLEM = 1e12
const PENNY = 100

/** Who sat on the spot before, as far as it matters for the next one. */
const NOBODY = 0
const ADULT = 1
const CHILD = 2
const LONELY_CHILD = 3
const LASTS = 4

/**
 * Everybody of `groups` on one spot each, with the fewest problems, and then the cheapest; null where they do not fit, or where none
 * would be on a wished spot though one must be. Spots are in reading order. It goes from spot to spot and remembers, for each way to
 * have seated some of them, only the best: exact, and in time with the number of spots.
 */
export function assignSeats(spots: Spot[], groups: SittingGroup[], needsWished: boolean): Assignment | null {
  const steps = groups.map((_, group) => groups.slice(0, group).reduce((product, { members }) => product * (members.length + 1), 1))
  const countings = groups.reduce((product, { members }) => product * (members.length + 1), 1)
  const states = countings * LASTS * 4
  const stateOf = (counting: number, last: number, carries: number, wished: number) =>
    ((counting * LASTS + last) * 2 + carries) * 2 + wished
  const usedOf = (counting: number, group: number) =>
    Math.floor(counting / (steps[group] ?? 1)) % ((groups[group]?.members.length ?? 0) + 1)

  const cameFrom = new Int32Array(spots.length * states).fill(-1)
  const given = new Int8Array(spots.length * states).fill(-1)
  let costs = new Float64Array(states).fill(Number.POSITIVE_INFINITY)
  costs[stateOf(0, NOBODY, 0, needsWished ? 0 : 1)] = 0
  let before: SeatPlace | null = null
  for (const [at, spot] of spots.entries()) {
    const isBeside = before !== null && areBeside(before, spot.place)
    const isSameBlock = before !== null && areInOneBlock(before, spot.place)
    const next = new Float64Array(states).fill(Number.POSITIVE_INFINITY)
    const reach = (state: number, cost: number, from: number, group: number) => {
      if (cost >= (next[state] ?? 0)) return
      next[state] = cost
      cameFrom[at * states + state] = from
      given[at * states + state] = group
    }
    for (let state = 0; state < states; state++) {
      let cost = costs[state] ?? Number.POSITIVE_INFINITY
      if (cost === Number.POSITIVE_INFINITY) continue
      const wished = state & 1
      const carries = isSameBlock ? (state >> 1) & 1 : 0
      const counting = state >> 4
      let last = (state >> 2) & 3
      if (!isBeside) {
        if (last === LONELY_CHILD) cost += PROBLEM
        last = NOBODY
      }
      const lastAfter = (who: KeptPlace) => (who.isAdult ? ADULT : last === ADULT ? CHILD : LONELY_CHILD)
      const carriesAfter = (who: KeptPlace) => (who.carriesInfant ? 1 : carries)
      const problemsOf = (who: KeptPlace) =>
        ((!who.isAdult && last === LONELY_CHILD ? 1 : 0) + (who.carriesInfant && carries ? 1 : 0)) * PROBLEM
      if (spot.kept) {
        reach(stateOf(counting, lastAfter(spot.kept), carriesAfter(spot.kept), wished), cost + problemsOf(spot.kept), state, -1)
        continue
      }
      reach(stateOf(counting, NOBODY, carries, wished), cost + (last === LONELY_CHILD ? PROBLEM : 0), state, -1)
      for (let group = 0; group < groups.length; group++) {
        const who = groups[group]
        const price = who?.prices[spot.index] ?? null
        if (!who || price === null || usedOf(counting, group) === who.members.length) continue
        const to = stateOf(counting + (steps[group] ?? 0), lastAfter(who), carriesAfter(who), wished | (spot.isWished ? 1 : 0))
        reach(to, cost + problemsOf(who) + price * PENNY + spot.drawbacks + childDrawback(who, spot), state, group)
      }
    }
    costs = next
    before = spot.place
  }

  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  for (let state = stateOf(countings - 1, 0, 0, 0); state < states; state++) {
    const cost = (costs[state] ?? 0) + (((state >> 2) & 3) === LONELY_CHILD ? PROBLEM : 0)
    if ((state & 1) === 1 && cost < bestCost) {
      best = state
      bestCost = cost
    }
  }
  if (best === -1) return null
  const seats: Assignment['seats'] = []
  for (let at = spots.length - 1, state = best; at >= 0; at--) {
    const spot = spots[at]
    const group = given[at * states + state] ?? -1
    if (spot && group >= 0) seats.unshift({ spot, group })
    state = cameFrom[at * states + state] ?? 0
  }
  const rest = bestCost % PROBLEM
  return { seats, problems: Math.floor(bestCost / PROBLEM), price: Math.floor(rest / PENNY), drawbacks: rest % PENNY }
}

/** Between equal seats a child sits off the aisle, where trolleys pass. */
function childDrawback({ isAdult }: KeptPlace, { place }: Spot): number {
  return !isAdult && place.seat.traits.includes('aisle') ? 1 : 0
}
