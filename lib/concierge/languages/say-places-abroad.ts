import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { asking } from '../say/marked'
import { sentences } from '../say/phrases'
import { daysOf, type FoundRoutes, firstBy, journeyBy, type Route, routesSaid, tellingEnds } from '../say/say-places'
import type { Tongue } from './tongue'

/** The best routes with their totals, the fastest where it is another, and what isn't included or searched. */
export function sayPlacesAbroad(result: FoundRoutes, { today }: Situation, { places, dates, search }: Tongue): string {
  const [first, ...others] = routesSaid(result)
  if (!first) return ''
  const dayWords = ({ departureOn, returnOn }: Route) =>
    returnOn ? dates.stay(search.day(departureOn, today), search.day(returnOn, today)) : search.day(departureOn, today)
  const nameOf = (route: Route) => {
    const { from, to } = tellingEnds(route, result)
    return `${places.route(from, to)}${daysOf(route, result, dayWords)}`
  }
  const timeOf = (route: Route) => journeyBy(route, 'fastest').durationMinutes
  const fastest = firstBy(result, 'fastest')
  const isOther = result.by !== 'fastest' && fastest !== null && fastest !== first && timeOf(fastest) < timeOf(first)
  const { noFlights, notSearched, failed } = result.coverage
  const leftOut = noFlights.length + notSearched.length + failed.length
  const { total } = journeyBy(first, result.by)
  return sentences(
    places.first(result.by, nameOf(first), total, result.returnOn !== null, result.by === 'fastest' ? formatDuration(timeOf(first)) : null),
    others.length > 0 && places.next(others.map((route) => places.priced(nameOf(route), journeyBy(route, result.by).total))),
    isOther && places.fastest(nameOf(fastest), formatDuration(timeOf(fastest))),
    places.wayNotIncluded,
    leftOut > 0 && places.leftOut(leftOut),
    asking({ asked: 'which-route' }, places.which),
  )
}
