import type { SearchResult } from '../../travel/flights/offer-schema'
import { type AskedRoute, spreadRoutes } from '../../travel/flights/route-choices'
import type { FlightSearch } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { withDays } from './price-dates'
import { runSearch, type SearchDeps } from './run-search'

/** Searches that one comparison may cost where a supplier counts them, and fewer once it has had its share. */
const MOST_SEARCHES = 6
const FEW_SEARCHES = 2
const SEARCHES_AT_ONCE = 3

type Caller = { userId: string; onProgress: (done: number, of: number) => void }
type Searched = { results: { route: AskedRoute; result: SearchResult }[]; failed: AskedRoute[] }

/**
 * Asks for the same search on every route, a few at a time; where a supplier counts searches, only on some of them. Refuses if none was
 * answered.
 */
export async function searchRoutes(
  search: FlightSearch,
  routes: AskedRoute[],
  caller: Caller,
  deps: SearchDeps,
): Promise<Searched | { refusal: Refusal }> {
  const { supplier } = deps
  const standing = supplier.searchBudget?.().standing
  const most = standing === undefined ? routes.length : standing === 'over' ? FEW_SEARCHES : MOST_SEARCHES
  const chosen = spreadRoutes(routes, most)
  const searched: Searched = { results: [], failed: [] }
  for (let at = 0; at < chosen.length; at += SEARCHES_AT_ONCE) {
    caller.onProgress(at, chosen.length)
    const some = chosen.slice(at, at + SEARCHES_AT_ONCE)
    const answers = await Promise.all(some.map((route) => searchOne(between(search, route), caller, deps)))
    for (const [index, answer] of answers.entries()) {
      const route = some[index]
      if (!route) continue
      if (answer) searched.results.push({ route, result: answer })
      else searched.failed.push(route)
    }
  }
  if (searched.results.length > 0) return searched
  return refuse('places-failed', 'We couldn’t get prices for those places. We’ve kept what you asked for; please try again.')
}

async function searchOne(search: FlightSearch, { userId }: Caller, deps: SearchDeps): Promise<SearchResult | null> {
  const ran = await runSearch(search, { userId, threadId: null }, deps)
  return 'refusal' in ran ? null : deps.searches.find(ran.result.searchId, userId)
}

/** The same search between other places, on the route's own days where it has some. */
export function between(search: FlightSearch, { origin, destination, days }: AskedRoute): FlightSearch {
  const slices = search.slices.map((slice, index) =>
    index === 0 ? { ...slice, origin, destination } : { ...slice, origin: destination, destination: origin },
  )
  const moved = { ...search, slices }
  return days ? withDays(moved, days) : moved
}
