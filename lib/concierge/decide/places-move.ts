import { candidateMeant } from '../candidate'
import type { ComparedPlaces } from '../skills/route/compared-places'
import type { RouteComparison } from '../table'
import { hoursOf } from './dates-move'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

/** Places of which each would do are compared in one search; what is said of its days and people then compares them again. */
export function placesMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  if (understood.legs.length > 0) return null
  const said = termsSaid(position)
  const earlier = table.comparison?.input ?? null
  const places = understood.places ?? (earlier && placesGoOn(position, said))
  if (!places) return null
  const input = { ...withoutDaysBefore(earlier ?? {}, said), ...said, ...withEndsOf(ofRefusedEnd(places, table.comparison), earlier) }
  const call = callOr('searchPlaces', input, made, allowed, '')
  return 'call' in call ? call : null
}

/** What a message says of a comparison beside its places. */
function termsSaid({ understood: { change, filters, heard, dateWindow } }: Position): Record<string, unknown> {
  const { from: _from, to: _to, preference, ...terms } = change
  const { budget, filters: limits } = heard?.limits ?? {}
  return {
    ...terms,
    ...(dateWindow ? { window: dateWindow } : {}),
    ...(preference ? { by: preference } : {}),
    ...(budget && budget.way !== 'each' && limits?.maxPrice ? { budget: limits.maxPrice } : {}),
    ...hoursOf(filters),
  }
}

/** Days take the place of a window, and a window that of days. */
function withoutDaysBefore(earlier: Record<string, unknown>, said: Record<string, unknown>): Record<string, unknown> {
  const gone = said.window ? ['departureOn', 'returnOn', 'tripType'] : said.departureOn ? ['window'] : []
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => !gone.includes(name)))
}

/** "Bristol, Exeter or Cardiff", after too many places to leave from: they are of that end. */
function ofRefusedEnd(places: ComparedPlaces, comparison: RouteComparison | null): ComparedPlaces {
  const { result } = comparison ?? {}
  const field = result?.status === 'refused' && result.refusal.code === 'too-many-places' ? result.refusal.field : undefined
  if (field === 'from' && places.to.length > 1) return { ...places, from: places.to, to: [] }
  return field === 'to' && places.from.length > 1 && places.to.length === 0 ? { ...places, from: [], to: places.from } : places
}

/** An end that isn't named again is that of the comparison before. */
function withEndsOf(places: ComparedPlaces, earlier: Record<string, unknown> | null): ComparedPlaces {
  const [from, to] = [namesIn(earlier?.from), namesIn(earlier?.to)]
  return { ...places, from: places.from.length > 0 ? places.from : from, to: places.to.length > 0 ? places.to : to }
}

/** The comparison goes on: other days or people for its places, one end of several, or the place that was unclear. */
function placesGoOn({ understood: { change, words }, table }: Position, said: Record<string, unknown>): ComparedPlaces | null {
  const { input, result } = table.comparison ?? {}
  const ends = { from: namesIn(input?.from), to: namesIn(input?.to) }
  if (result?.status === 'unclear-place') {
    const meant = change[result.field] ?? candidateMeant(result.candidates, words)?.iataCode
    return meant ? { ...ends, [result.field]: ends[result.field].map((name) => (name === result.said ? meant : name)) } : null
  }
  if (change.from && change.to) return null
  // "And from Cardiff?": one route, whose days are still open.
  const isOpen = input?.window !== undefined && change.departureOn === undefined
  if (change.from) return ends.to.length > 1 || isOpen ? { ...ends, from: [change.from] } : null
  if (change.to) return ends.from.length > 1 || isOpen ? { ...ends, to: [change.to] } : null
  return Object.keys(said).length > 0 ? ends : null
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
