import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import type { RouteComparison } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import type { ComparedPlaces } from './compared-places'
import { isThatPlace, placesIn } from './spots'

type Compared = Extract<RouteComparison['result'], { status: 'found' }>
type Route = Compared['routes'][number]

/** The search of the route that is taken of those last compared: "the second", "the one from Exeter", "the fastest", "yes". Null where none is meant. */
export function pickedRoute(comparison: RouteComparison | null, frames: readonly Frame[], isAgreed: boolean): SearchWish | null {
  if (comparison?.result?.status !== 'found') return null
  const { result, input } = comparison
  // "Lisbon then, what's the cheapest weekend?", of routes without Lisbon: none of them is meant.
  if (placesNamed(frames).length > 0 && routesNamed(result, frames).length === 0) return null
  const route = routeNamed(result, frames) ?? routeCounted(result, frames) ?? (isAgreed ? result.routes[0] : null)
  if (!route) return null
  const {
    from: _from,
    to: _to,
    by: _by,
    window: _window,
    eachAirportOf: _each,
    budget: _budget,
    outHours: _out,
    backHours: _back,
    ...terms
  } = input
  // What a search was given before.
  const { departureOn, returnOn } = route
  const days = { departureOn, ...(returnOn ? { returnOn } : { tripType: 'one-way' as const }) }
  return { ...(terms as SearchWish), ...days, from: codeOf(route.from), to: codeOf(route.to) }
}

/** Some of the routes last compared: "let’s do Leeds", of Leeds and Manchester to Malaga and Alicante. Null where one or all are meant. */
export function narrowedRoutes(comparison: RouteComparison | null, frames: readonly Frame[]): ComparedPlaces | null {
  if (comparison?.result?.status !== 'found') return null
  const { routes } = comparison.result
  const named = routesNamed(comparison.result, frames)
  if (named.length < 2 || named.length === routes.length) return null
  const codes = (places: string[]) => [...new Set(places.map(codeOf))]
  return { from: codes(named.map(({ from }) => from)), to: codes(named.map(({ to }) => to)) }
}

function routeNamed(result: Compared, frames: readonly Frame[]): Route | null {
  const [only, other] = routesNamed(result, frames)
  return only && !other ? only : null
}

function placesNamed(frames: readonly Frame[]): PlaceValue[] {
  return frames.flatMap(({ skill, value }) => (skill === 'route' ? Object.values(value).flatMap(placesIn) : []))
}

/** The routes that all the places named belong to. */
function routesNamed({ routes }: Compared, frames: readonly Frame[]): Route[] {
  const named = placesNamed(frames)
  const isOf = (route: Route) => (place: PlaceValue) => isThatPlace(place, route.from) || isThatPlace(place, route.to)
  return named.length > 0 ? routes.filter((route) => named.every(isOf(route))) : []
}

function routeCounted({ routes, first }: Compared, frames: readonly Frame[]): Route | null {
  const [at] = frames.flatMap(({ value }) => (isSlots(value.routeAt) ? [value.routeAt] : [])).slice(-1)
  if (!at) return null
  const label = (['cheapest', 'fastest', 'best-value'] as const).find((one) => one === at.order)
  if (label) return routes[first[label] - 1] ?? null
  return typeof at.nth === 'number' ? (routes.at(at.nth < 0 ? at.nth : at.nth - 1) ?? null) : null
}

function codeOf(place: string): string {
  return /\(([A-Z]{3})\)$/.exec(place)?.[1] ?? place
}

function isSlots(value: unknown): value is { nth?: unknown; order?: unknown } {
  return typeof value === 'object' && value !== null
}
