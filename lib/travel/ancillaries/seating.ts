import type { TravellerCounts } from '../flights/search'
import type { ChosenSeat } from './ancillaries'
import { type Assignment, assignSeats, type KeptPlace, type Spot } from './assign-seats'
import { hasLapInfant, type PartyMember } from './party'
import { isInArea, type SeatArea, seatAreas } from './seat-areas'
import type { SeatTrait } from './seat-map-schema'
import { type SeatPlace, spreadBetween } from './seat-places'
import { type SittingGroup, sittingGroups } from './sitting-groups'

/** A flight's places, who is to be seated on them, and which of them the rest of the party keeps. */
export type Seating = { places: SeatPlace[]; groups: SittingGroup[]; count: number; kept: (KeptPlace | null)[] }

export type SeatingWish = {
  /** What decides between places that are equally near together. */
  order: 'nearest' | 'cheapest' | 'front' | 'back'
  /** Places that nobody is seated on otherwise; left out, all are fine. */
  isAllowed?: (place: SeatPlace) => boolean
  /** One of the party must sit on such a place. */
  isWished?: (place: SeatPlace) => boolean
  /** No penny more than the cheapest way to seat them. */
  isCheapestOnly?: boolean
  /** Else a seat at an exit, with its duties, is taken only where another one costs more. */
  areExitsFine?: boolean
}

// Keeps the time in bounds on a map where hardly anything fits.
const MOST_TRIES = 600

export function seatingOf(
  places: SeatPlace[],
  members: PartyMember[],
  stay: ChosenSeat[],
  party: PartyMember[],
  travellers: TravellerCounts,
): Seating {
  const kept = places.map(({ seat }) => {
    const chosen = stay.find(({ seatNumber }) => seatNumber === seat.seatNumber)
    const member = chosen && party[chosen.passengerIndex]
    return member ? { isAdult: member.type === 'adult', carriesInfant: hasLapInfant(member, travellers) } : null
  })
  return { places, groups: sittingGroups(members, places, travellers), count: members.length, kept }
}

/** The members on places as near together as can be; never with more problems than the seating as a whole must have. */
export function seatNearby(seating: Seating, wish: SeatingWish): { place: SeatPlace; member: PartyMember }[] | null {
  const { places, groups, count, kept } = seating
  const isOpen = (index: number) => kept[index] === null && groups.some(({ prices }) => prices[index] !== null)
  const isUsable = (index: number) => {
    const place = places[index]
    return place !== undefined && isOpen(index) && (wish.isAllowed?.(place) ?? true)
  }
  const spots = places.flatMap((place, index): Spot[] => {
    if (!kept[index] && !isUsable(index)) return []
    const isWished = wish.isWished?.(place) ?? false
    return [{ place, index, kept: kept[index] ?? null, isWished, drawbacks: drawbacksOf(place, wish) }]
  })
  const needsWished = wish.isWished !== undefined
  const best = assignSeats(spots, groups, needsWished)
  if (!best) return null
  const keptPlaces = spots.filter((spot) => spot.kept).map(({ place }) => place)
  const spotsInside = spotsByRow(spots)
  let tries = 0
  for (const areas of seatAreas(places, isUsable, count)) {
    let found: { assignment: Assignment; score: number[] } | null = null
    for (const area of areas) {
      if (tries++ >= MOST_TRIES) break
      const inside = spotsInside(area)
      if (wish.isCheapestOnly && leastPrice(inside, seating) > best.price) continue
      const assignment = assignSeats(inside, groups, needsWished)
      if (!assignment || assignment.problems > best.problems) continue
      if (wish.isCheapestOnly && assignment.price > best.price) continue
      const score = scoreOf(assignment, area, keptPlaces, wish)
      if (!found || isLess(score, found.score)) found = { assignment, score }
    }
    if (found) return whoSitsWhere(found.assignment, groups)
    if (tries >= MOST_TRIES) break
  }
  return whoSitsWhere(best, groups)
}

/** The spots of an area and those that are kept anywhere, in reading order. */
function spotsByRow(spots: Spot[]): (area: SeatArea) => Spot[] {
  const kept = spots.filter((spot) => spot.kept)
  const rows = Map.groupBy(
    spots.filter((spot) => !spot.kept),
    ({ place }) => rowKey(place.cabin, place.row),
  )
  return (area) => {
    const inside = Array.from({ length: area.lastRow - area.firstRow + 1 }, (_, index) => area.firstRow + index).flatMap((row) =>
      (rows.get(rowKey(area.cabin, row)) ?? []).filter(({ place }) => isInArea(area, place)),
    )
    return kept.length === 0 ? inside : [...inside, ...kept].toSorted((one, other) => one.index - other.index)
  }
}

function rowKey(cabin: number, row: number): number {
  return cabin * 1000 + row
}

/** What the seats cost at the very least, whoever sits where. */
function leastPrice(spots: Spot[], { groups, count }: Seating): number {
  const prices = spots
    .filter(({ kept }) => !kept)
    .map(({ index }) => Math.min(...groups.map(({ prices }) => prices[index] ?? Number.POSITIVE_INFINITY)))
  return prices
    .toSorted((one, other) => one - other)
    .slice(0, count)
    .reduce((sum, price) => sum + price, 0)
}

const DRAWBACKS: SeatTrait[] = ['near-lavatory', 'no-recline', 'no-window-view']
const EXIT_DRAWBACK = 5

function drawbacksOf({ seat }: SeatPlace, { areExitsFine }: SeatingWish): number {
  const atExit = !areExitsFine && seat.traits.includes('exit-row') ? EXIT_DRAWBACK : 0
  return atExit + DRAWBACKS.filter((trait) => seat.traits.includes(trait)).length
}

function scoreOf({ price, drawbacks }: Assignment, area: SeatArea, keptPlaces: SeatPlace[], { order }: SeatingWish): number[] {
  const place = { cabin: area.cabin, row: area.firstRow, x: area.firstX, section: 0 }
  const away = keptPlaces.reduce((sum, kept) => sum + spreadBetween({ ...place, section: kept.section }, kept), 0)
  const byCost = [price, drawbacks, away, area.cabin, area.firstRow, area.firstX]
  switch (order) {
    case 'nearest':
      return [away, ...byCost]
    case 'cheapest':
      return byCost
    case 'front':
      return [area.cabin, area.firstRow, ...byCost]
    case 'back':
      return [-area.cabin, -area.lastRow, ...byCost]
  }
}

function isLess(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Those who are alike sit in their own order, front to back and left to right. */
function whoSitsWhere({ seats }: Assignment, groups: SittingGroup[]): { place: SeatPlace; member: PartyMember }[] {
  const next = groups.map(() => 0)
  return seats.flatMap(({ spot, group }) => {
    const member = groups[group]?.members[next[group] ?? 0]
    next[group] = (next[group] ?? 0) + 1
    return member ? [{ place: spot.place, member }] : []
  })
}
