import type { Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import type { RouteLeg } from '../skills/route/fold'

/** Wishes that one flight of several may have for itself, by their slots; those of one kind are set against each other. */
const KINDS: Readonly<Record<string, string>> = {
  direct: 'stops',
  stops: 'stops',
  layover: 'layover',
  overnight: 'layover',
  duration: 'duration',
  aircraft: 'aircraft',
  notAircraft: 'aircraft',
  carrier: 'airline',
  carrierNamed: 'airline',
  notCarrier: 'airline',
  alliances: 'airline',
  notAlliances: 'airline',
  airlineAny: 'airline',
  allianceAny: 'airline',
}
const HOURS = 'hours'
const SLICE_OF_HOURS = { out: 0, ret: 1, thenRet: 1 } as const

/** Among the words of which flight a wish stands; `isTight` where no comma parts it from them. */
type Place = { slice: number; isTight: boolean }
type Wish = Place & { frame: Frame; kind: string }

/**
 * The flight of each wish that is for one flight alone: "out in the morning, back after six and direct", "Rome to Athens with Aegean, then to
 * Crete with Sky Express". A wish behind the words of the last flight is for all, unless the others have wishes of their own.
 */
export function wishesOfFlights(clauses: readonly Clause[], frames: readonly Frame[], legs: readonly RouteLeg[]): Map<Frame, number> {
  const named = frames.flatMap((frame): [Frame, number][] => {
    const slice = frame.value.directSlice ?? frame.value.slice
    return typeof slice === 'number' ? [[frame, slice]] : []
  })
  const placed = legs.length > 1 ? ofLegs(clauses, frames, legs) : clauses.flatMap(ofWays)
  return new Map([...placed.flatMap(({ frame, slice, kind }): [Frame, number][] => (kind === HOURS ? [] : [[frame, slice]])), ...named])
}

function ofLegs(clauses: readonly Clause[], frames: readonly Frame[], legs: readonly RouteLeg[]): Wish[] {
  const signs = clauses.flatMap(({ cuts, end }) => [...cuts.flatMap(({ at, isAnd }) => (isAnd ? [] : [at])), end - 1])
  const first = frames.find(({ skill }) => skill === 'route' || skill === 'dates')?.start ?? 0
  const wishes = frames.flatMap((frame, index) => {
    const before = frames[index - 1]?.end ?? 0
    const slice = legs.findIndex(({ start, end }) => frame.start >= start && frame.start < end)
    const isTight = !signs.some((at) => at >= before - 1 && at < frame.start)
    return slice < 0 || frame.start < first ? [] : wishesIn(frame, { slice, isTight })
  })
  return wishes.filter((wish) => wish.slice < legs.length - 1 || isOwn(wish, wishes))
}

/** Directions count where both have wishes: of "going to Lisbon on 4 May direct, back on the 9th", neither alone is direct. */
function ofWays(clause: Clause): Wish[] {
  const last = clause.ways.at(-1)?.slice
  if (clause.ways.every(({ slice }) => slice === last)) return []
  const wishes = clause.frames.flatMap((frame) => wishesIn(frame, placeAmongWays(frame, clause)))
  return wishes.filter((wish) => isOwn({ ...wish, isTight: wish.isTight || wish.slice !== last }, wishes))
}

/** Another flight has wishes, too, and this one stands by its flight or is set against one of theirs. */
function isOwn({ slice, isTight, kind }: Wish, wishes: readonly Wish[]): boolean {
  const others = wishes.filter((other) => other.slice !== slice)
  return others.length > 0 && (isTight || others.some((other) => other.kind === kind))
}

function wishesIn(frame: Frame, place: Place | null): Wish[] {
  const hours = Object.entries(SLICE_OF_HOURS).flatMap(([slot, slice]) => (hasHours(frame.value[slot]) ? [{ slice, isTight: true }] : []))
  const own = place && hasHours(frame.value.when) ? [...hours, place] : hours
  const kinds = new Set(Object.keys(frame.value).flatMap((slot) => KINDS[slot] ?? []))
  return [...own.map((at) => ({ ...at, frame, kind: HOURS })), ...(place ? [...kinds].map((kind) => ({ ...place, frame, kind })) : [])]
}

/** Whether one flight of several may have this wish for itself. */
export function isOfOneFlight({ value }: Frame): boolean {
  return Object.keys(value).some((slot) => slot in KINDS)
}

function hasHours(when: unknown): boolean {
  return typeof when === 'object' && when !== null && 'clock' in when
}

/** The direction named nearest before the frame, or else behind it, between the same "and"s or else the same commas. */
function placeAmongWays({ start }: Frame, { ways, cuts }: Clause): Place | null {
  for (const ends of [cuts, cuts.filter(({ isAnd }) => !isAnd)]) {
    const from = ends.findLast(({ at }) => at <= start)?.at ?? 0
    const until = ends.find(({ at }) => at > start)?.at ?? Number.POSITIVE_INFINITY
    const inPart = ways.filter(({ at }) => at >= from && at < until)
    const way = inPart.findLast(({ at }) => at <= start) ?? inPart[0]
    if (way) return { slice: way.slice, isTight: true }
  }
  const before = ways.findLast(({ at }) => at <= start)
  return before ? { slice: before.slice, isTight: false } : null
}
