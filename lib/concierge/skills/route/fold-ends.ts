import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import type { Leg } from './fold-legs'
import { isExactly, isSameCity, isSameSpot, isThatPlace, isWide, placesIn, type Spot, spotIn } from './spots'

export type End = 'from' | 'to'
export type Ends = { from: Spot | null; to: Spot | null }
/** The ends of the current search, as "London (LON)". */
export type Known = { from: string | null; to: string | null; countries?: { from: string | null; to: string | null } }

/** The two ends: first places with a lead, then replacements, then bare names, events and homes. */
export function endsOf(frames: readonly Frame[], leg: Leg | null, known: Known, asked: ReadonlySet<string>): Ends {
  const ends: Ends = { from: leg?.from ?? null, to: leg?.to ?? null }
  const fill = (end: End, spot: Spot | null) => {
    if (spot) ends[end] = spot
  }
  const open = (end: End) => ends[end] === null && known[end] === null
  const saidFrom = frames.findIndex(({ value }) => 'from' in value)
  for (const [index, { value }] of frames.entries()) {
    const place = spotIn(value.place)
    if (place && 'placeNot' in value) fill(sideOf(value.placeNot, ends, known) ?? 'to', place)
    // "From Cork, no, Dublin" corrects the start, "how about Lyon, from Cardiff" doesn't.
    else if (place && value.right === true)
      fill(ends.from && !ends.to && saidFrom < index ? 'from' : (airportOf(place, known) ?? startInstead(place, known) ?? 'to'), place)
  }
  const isOnlyBack = !known.from && !known.to && !ends.from && !ends.to
  const bare = regionsLast(bareSpots(frames)).filter((spot) => !isSameSpot(spot, ends.from) && !isSameSpot(spot, ends.to))
  const refused = frames.flatMap(({ value }) => placesIn(value.placeNot))
  // "I have to be in Frankfurt for a trade fair. Heathrow please": beside where the occasion is, a name alone is where they start.
  const occasion = frames.map(({ value }) => (value.goesTo === true ? spotIn(value.event) : null)).find((spot) => spot !== null)
  if (occasion && bare.length === 1 && isOnlyBack) fill('to', occasion)
  for (const [index, spot] of bare.entries()) {
    const isLast = index === bare.length - 1
    const refusedSide = refused.map((place) => sideOf(place, ends, known)).find((side) => side !== null)
    const airportSide = airportOf(spot, known)
    if (refusedSide && ends[refusedSide] === null) fill(refusedSide, spot)
    else if (airportSide && ends[airportSide] === null) fill(airportSide, spot)
    else if (!isLast && open('from') && !ends.from && open('to')) fill('from', spot)
    else if (open('to')) fill('to', spot)
    else if (open('from')) fill('from', spot)
    else if (ends.from && !ends.to && known.to !== null && known.from !== null) continue
  }
  for (const { value } of frames) {
    if (!isThatPlace(firstOf(value.onlyFrom), known.from)) fill('from', ends.from ?? spotIn(value.onlyFrom))
    if (!isThatPlace(firstOf(value.onlyTo), known.to) && !isThatPlace(firstOf(value.onlyTo), known.from))
      fill('to', ends.to ?? spotIn(value.onlyTo))
    if (!ends.to && spotIn(value.goal)) fill('to', spotIn(value.goal))
    if (open('to') && spotIn(value.event)) fill('to', spotIn(value.event))
    // "Anywhere in England …, I can get to Leeds or Newcastle".
    const isFromLand = ['country', 'state'].includes(firstOf(ends.from)?.kind ?? '')
    if ((open('from') || isFromLand || airportOf(spotIn(value.lives), known) === 'from') && spotIn(value.lives))
      fill('from', spotIn(value.lives))
    // "Returning from Paris" answers where from, and is a route itself while no other is known.
    if (isOnlyBack || (asked.has('from') && open('from'))) fill('from', ends.from ?? spotIn(value.retFrom))
    // A home to return to is the start; alone in the message it is the destination.
    const home = spotIn(value.retTo)
    if (home && ends.to && open('from') && !isSameSpot(home, ends.to)) fill('from', home)
    else if (home && (isOnlyBack || !ends.from) && open('to') && known.from === null) fill('to', home)
  }
  return ends
}

/** "The Canaries in February, Leeds or Manchester": nobody starts in a region. */
function regionsLast(spots: Spot[]): Spot[] {
  return [...spots.filter((spot) => !isWide(spot)), ...spots.filter(isWide)]
}

/** "Stansted please", with London at one end of the search: that end is meant. */
function airportOf(spot: Spot | null, known: Known): End | null {
  const place = firstOf(spot)
  if (place?.kind !== 'airport') return null
  return (['to', 'from'] as const).find((end) => isThatPlace(place, known[end]) && !isExactly(place, known[end])) ?? null
}

/** "Leeds, I meant", of a trip from Manchester to Paris: in the country where it starts, and not where it goes to. */
function startInstead(spot: Spot, { from, countries }: Known): End | null {
  const place = firstOf(spot)
  if (place === null) return null
  const isInCountry = (place.country ?? null) !== null && place.country === countries?.from && place.country !== countries?.to
  return isExactly(place, from) || isInCountry ? 'from' : null
}

function firstOf(value: unknown): PlaceValue | null {
  return placesIn(value)[0] ?? null
}

/** Names without a lead. */
export function bareSpots(frames: readonly Frame[]): Spot[] {
  return frames.flatMap(({ value }) => {
    const place = spotIn(value.place ?? value.stopFirst)
    return place && !('placeNot' in value) && value.right !== true ? [place] : []
  })
}

/** The end a refused place belongs to: in this message, or in the search. */
export function sideOf(refused: unknown, ends: Ends, known: Known): End | null {
  const [place] = placesIn(refused)
  if (!place) return null
  for (const end of ['to', 'from'] as const) {
    if (placesIn(ends[end]).some((one) => isSameCity(one, place)) || isThatPlace(place, known[end])) return end
  }
  return null
}

/** Whether both ends would be the same city. */
export function isSamePair({ from, to }: Ends, known: Known): boolean {
  const [start] = placesIn(from)
  const [goal] = placesIn(to)
  if (start && goal) return start.kind !== 'airport' && isSameCity(start, goal)
  // "Leaving Berlin after three", on the way back from there.
  if (start) return isThatPlace(start, known.to) && (start.kind !== 'airport' || isExactly(start, known.to))
  return goal !== undefined && isThatPlace(goal, known.from) && (goal.kind !== 'airport' || isExactly(goal, known.from))
}
