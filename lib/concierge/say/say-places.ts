import type { KnownNames } from '@/lib/ports/known-names'
import { formatDuration } from '@/lib/travel/dates'
import { conditionsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import { routesLeftOutWords, WAY_NOT_INCLUDED } from '@/lib/travel/flights/route-coverage-words'
import type { Position } from '../decide/decision'
import type { ToolResult } from '../tool-results'
import { countOf, listOf, placeName, sentences } from './phrases'
import { ASK_NIGHTS, askMissing, askPlace, askWhichShown, offerWithoutLimit, sayRefused } from './say-questions'

type RouteCall = Extract<ToolResult, { tool: 'searchPlaces' }>
export type ComparedRoutes = NonNullable<RouteCall['result']>
export type FoundRoutes = Extract<ComparedRoutes, { status: 'found' }>
export type Route = FoundRoutes['routes'][number]

const MOST_ROUTES_SAID = 3
const MOST_STARTS_SAID = 4

/** The best routes, and the best from each place to start from that these leave out: "Leeds or Manchester" asks of both. */
export function routesSaid({ routes }: FoundRoutes): Route[] {
  const best = routes.slice(0, MOST_ROUTES_SAID)
  const starts = [...new Map(routes.toReversed().map((route) => [route.from, route])).values()]
  if (starts.length > MOST_STARTS_SAID) return best
  return routes.filter((route) => best.includes(route) || (starts.includes(route) && best.every(({ from }) => from !== route.from)))
}

/** The best routes with their totals, the fastest where it is another, what isn't included or searched, and the question which to show. */
export function sayPlaces(result: ComparedRoutes, input: RouteCall['input'], position: Position, limit: number | null): string {
  const { table, understood } = position
  const { situation } = table
  switch (result.status) {
    case 'found': {
      const [first, ...others] = routesSaid(result)
      if (!first) return ''
      const name = (route: Route) => `${routeName(route, result)}${daysOf(route, result)}`
      return sentences(
        sayFirst(first, result),
        others.length > 0 && `Then ${listOf(others.map((route) => `${name(route)} for ${journeyBy(route, result.by).total}`))}.`,
        sayFastest(first, result),
        limit === null ? null : sayOverLimit(result, limit),
        WAY_NOT_INCLUDED,
        conditionsWords(result.conditions ?? []),
        routesLeftOutWords(result.coverage),
        askWhichShown({ asked: 'which-route' }, others.length + 1),
      )
    }
    case 'none':
      return offerWithoutLimit(result, { tool: 'searchPlaces', input })
    case 'missing':
      return sentences(
        ...(understood.places ? airportsOfRegions(input, table.names) : []).map((airports) => `I’ll compare ${listOf(airports)}.`),
        understood.heard?.areNightsMissing ? ASK_NIGHTS : askMissing(result.missing, understood.vague, situation),
      )
    case 'unclear-place':
      return askPlace(result)
    case 'refused':
      return sayRefused(result.refusal)
  }
}

/** No comparison leaves long flights out: those that are surely longer are named, and the limit waits for the list. */
function sayOverLimit(result: FoundRoutes, minutes: number): string {
  const most = formatDuration(minutes)
  const isLonger = (route: Route) => {
    const { durationMinutes, flights } = journeyBy(route, 'fastest')
    return durationMinutes > minutes * flights.length
  }
  const longer = result.routes.filter(isLonger)
  const kept = `I’ll keep to ${most} each way when I show you flights.`
  if (longer.length === 0) return kept
  if (longer.length === result.routes.length) return `All of them take longer than ${most} each way, even the fastest.`
  return sentences(
    `It takes longer than ${most} each way ${listOf(longer.map((route) => routeName(route, result)))}, even on the fastest.`,
    kept,
  )
}

/** The airports that stand for each region of a comparison. */
export function airportsOfRegions(input: RouteCall['input'], names: KnownNames): string[][] {
  return [input.from, input.to].flatMap((end) => {
    const places = Array.isArray(end) ? end.filter((name) => typeof name === 'string') : []
    return places.flatMap((region) => {
      const words = region.split(' ')
      const codes = names.placesFrom(words).find(({ length }) => length === words.length)?.place.airports ?? []
      const compared = codes.filter((code, index) => index === 0 || places.includes(code))
      const airports = compared.flatMap((code) => names.placeOfCode(code)?.name ?? [])
      return airports.length > 1 ? [airports] : []
    })
  })
}

/** The journey of a route that a label belongs to. */
export function journeyBy({ journeys }: Route, by: FoundRoutes['by']): Route['journeys'][number] {
  const journey = journeys.find(({ labels }) => labels.includes(by)) ?? journeys[0]
  if (!journey) throw new Error('A route without a journey is none')
  return journey
}

/** The route that comes first by a label. */
export function firstBy({ routes, first }: FoundRoutes, by: FoundRoutes['by']): Route | null {
  return routes[first[by] - 1] ?? null
}

const LEADS = { cheapest: 'The cheapest is', fastest: 'The fastest is', 'best-value': 'The best value is' } as const

function sayFirst(route: Route, result: FoundRoutes): string {
  const { total, durationMinutes, flights } = journeyBy(route, result.by)
  const [out] = flights
  const way = result.returnOn ? ' there and back' : ''
  const airport = out && out.from !== route.from ? `, leaving from ${placeName(out.from)}` : ''
  const whom = result.travellerCount > 1 ? ` for ${countOf(result.travellerCount, 'traveller')}` : ''
  const time = result.by === 'fastest' ? `${formatDuration(durationMinutes)} travelling${way}, for ${total}` : `${total}${way}`
  return `${LEADS[result.by]} ${routeName(route, result)}${daysOf(route, result)}: ${time}${whom}${airport}.`
}

function sayFastest(first: Route, result: FoundRoutes): string | null {
  const fastest = firstBy(result, 'fastest')
  if (result.by === 'fastest' || !fastest || fastest === first) return null
  const { total, durationMinutes } = journeyBy(fastest, 'fastest')
  if (durationMinutes >= journeyBy(first, 'fastest').durationMinutes) return null
  const isTold = routesSaid(result).includes(fastest) && total === journeyBy(fastest, result.by).total
  const way = result.returnOn ? ' there and back' : ''
  return `The fastest is ${routeName(fastest, result)}${daysOf(fastest, result)}: ${formatDuration(durationMinutes)} travelling${way}${isTold ? '' : `, for ${total}`}.`
}

/** ", Fri 5 Mar – Mon 8 Mar", where each route has days of its own. */
export function daysOf(route: Route, { areDaysOpen }: FoundRoutes, words: (route: Route) => string = pairWords): string {
  return areDaysOpen ? `, ${words(route)}` : ''
}

/** What tells a route from the others, as one says it: "to Rome". */
export function routeName(route: Route, result: FoundRoutes): string {
  const { from, to } = tellingEnds(route, result)
  if (!from) return `to ${to}`
  return to ? `${from} to ${to}` : `from ${from}`
}

/** What tells a route from the others: its start where all go to one place, its destination where all start in one, else both. */
export function tellingEnds({ from, to }: Route, { routes }: FoundRoutes): { from?: string; to?: string } {
  const [isOneStart, isOneEnd] = [routes.every((route) => route.from === from), routes.every((route) => route.to === to)]
  return {
    ...(isOneStart && !isOneEnd ? {} : { from: placeName(from) }),
    ...(isOneEnd && !isOneStart ? {} : { to: placeName(to) }),
  }
}
