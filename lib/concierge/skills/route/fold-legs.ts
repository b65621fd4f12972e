import type { Frame } from '../../grammar/cover'
import { isSameSpot, isThatPlace, placesIn, type Spot, spotIn } from './spots'

/** One flight, and how many nights they stay where it goes, if they say so. */
export type Leg = { from: Spot | null; to: Spot | null; start: number; end: number; nights?: number }

/** The flights that the frames name in order; each reaches over the tokens up to the next. */
export function legsOf(frames: readonly Frame[], hasReturnDay: boolean, isOneWay = false): Leg[] {
  const legs: Leg[] = []
  for (const { value, start } of frames) {
    const open = (from: Spot | null, to: Spot | null) => legs.push({ from, to, start, end: 0 })
    const last = () => legs.at(-1)
    const goOn = (to: Spot) => {
      const current = last()
      if (!current) open(null, to)
      else if (current.to === null) current.to = to
      else if (!isSameSpot(current.to, to)) open(current.to, to)
    }
    const way = isWay(value.leg) ? value.leg : value
    const [from, to] = [spotIn(way.from), spotIn(way.to)]
    const chain = placesIn(value.chain)
    if (chain.length > 0) {
      const [first = null, ...rest] = chain
      const current = last()
      const home = chain.at(-1)
      // "I want to do Dublin – Rome – Athens – Dublin": the first of them is where it begins.
      const isRound = legs.length === 1 && current?.from === null && current.to && home !== undefined && isSameSpot(current.to, home)
      if (isRound) {
        Object.assign(current, { from: current.to, to: first })
        if (rest[0]) goOn(rest[0])
      } else if (!current || current.to !== null) open(first, rest[0] ?? null)
      else Object.assign(current, { from: current.from ?? first, to: rest[0] ?? null })
      for (const place of rest.slice(1)) goOn(place)
    } else if (from && to) {
      const current = last()
      const isSaidAgain = current && isSameSpot(current.from, from) && isSameSpot(current.to, to)
      if (!current || (current.to !== null && current.from !== null && !isSaidAgain)) open(from, to)
      else Object.assign(current, { from, to })
    } else if (from) {
      const [opening] = legs
      if (!opening) open(from, null)
      else if (opening.from === null) opening.from = from
      else Object.assign(last() ?? opening, { from })
    } else if (to) {
      const current = last()
      if (current && current.to === null) current.to = to
      else if (current) current.to = to
      else open(null, to)
    }
    const isVisit = !frames.some((frame) => 'from' in frame.value && 'to' in frame.value)
    const next = placesIn(isVisit ? [value.next, value.visit] : value.next)
    if (next.length > 0 && last()?.to == null && !from && !to) {
      const [place] = bareBefore(frames, start)
      if (place && next.length === 1) goOn(place)
    }
    for (const place of next) goOn(place)
    for (const { at, nights } of staysIn(value.stays ?? [value.stayMore])) {
      // "Dublin – Rome – Athens – Dublin, 4 nights in Rome and 5 in Athens".
      const known = legs.findLast((leg) => leg.to && isSameSpot(leg.to, at))
      if (!known) goOn(at)
      Object.assign(known ?? last() ?? {}, { nights })
    }
    const [retFrom, retTo] = [placesIn(value.retFrom)[0], placesIn(value.retTo)[0]]
    const current = last()
    if (current?.to && (retFrom || retTo)) open(retFrom ?? current.to, retTo ?? legs[0]?.from ?? null)
    else if (current?.to && legs.length > 1 && value.homeLeg === true) open(current.to, legs[0]?.from ?? null)
  }
  const [opening] = legs
  const final = legs.at(-1)
  if (opening && final && legs.length > 1 && final.to === null && final.from !== null) final.to = opening.from
  const each = frames.map(({ value }) => value.staysEach).find((nights) => typeof nights === 'number')
  for (const leg of each === undefined ? [] : legs) if (leg.to && !isSameSpot(leg.to, opening?.from ?? null)) leg.nights ??= each
  // "Budapest for 4 nights" at the end: four nights later they fly home.
  const isReturning = hasReturnDay || (final?.nights !== undefined && !isOneWay)
  if (opening && final?.to && legs.length > 1 && isReturning && !isSameSpot(final.to, opening.from)) {
    const isHome = final.from !== null && opening.from !== null && isSameSpot(final.to, opening.from)
    if (!isHome) legs.push({ from: final.to, to: opening.from, start: final.start + 1, end: 0 })
  }
  return legs.map((leg, index) => ({ ...leg, start: index === 0 ? 0 : leg.start, end: legs[index + 1]?.start ?? Number.POSITIVE_INFINITY }))
}

/** Whether the flights are one there and one back between the same cities. */
export function isThereAndBack([out, back, more]: Leg[], knownFrom: string | null): boolean {
  if (!out || !back || more) return false
  const isFromThere = back.from === null || out.to === null || isSameSpot(back.from, out.to)
  const [home] = placesIn(back.to)
  const isHome = home === undefined || (out.from ? isSameSpot(back.to, out.from) : isThatPlace(home, knownFrom))
  return isFromThere && isHome
}

/** "Prague 3 nights, Vienna 2 nights": the cities of a frame with how long they stay in each. */
function staysIn(value: unknown): { at: Spot; nights: number }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    const at = isWay(one) && 'at' in one ? spotIn(one.at) : null
    return at && typeof one.nights === 'number' ? [{ at, nights: one.nights }] : []
  })
}

/** "Oslo on Monday then Bergen": the bare name before is where it begins. */
function bareBefore(frames: readonly Frame[], start: number): Spot[] {
  return frames.filter((frame) => frame.start < start).flatMap(({ value }) => placesIn(value.place))
}

function isWay(value: unknown): value is { from?: unknown; to?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
