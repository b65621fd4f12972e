import type { Situation } from '@/lib/travel/trip/situation'
import type { Frame } from '../../grammar/cover'
import type { RouteChange } from './fold'
import { isThatPlace, placesIn } from './spots'

/** "Between Tokyo and Seoul", on a trip of several flights of which one goes there: the flight that is named, rather than a new search. */
export function namedLeg(route: RouteChange, frames: readonly Frame[], { wishes, slices }: Situation): number | null {
  if (wishes.tripType !== 'multi-trip' || !route.from || !route.to || route.legs.length > 1) return null
  const ends = frames.findLast(({ skill, value }) => skill === 'route' && 'from' in value && 'to' in value)
  const [[from = null] = [], [to = null] = []] = [placesIn(ends?.value.from), placesIn(ends?.value.to)]
  return slices.find((slice) => isThatPlace(from, slice.from) && isThatPlace(to, slice.to))?.sliceIndex ?? null
}

/** The route without the flight that only names itself. */
export function withoutEnds({ from: _from, to: _to, ...route }: RouteChange): RouteChange {
  return route
}
