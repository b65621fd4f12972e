import type { RouteCoverage, RouteEnds } from './route-choices'

/** Said with every comparison: the fares are of the flights alone. */
export const WAY_NOT_INCLUDED = 'Getting to and from the airports isn’t included.'

/** "London Gatwick to Lisbon". */
export function routeWords({ origin, destination }: RouteEnds): string {
  return `${origin.name} to ${destination.name}`
}

/** "No flights: Exeter to Prague. Not searched: Leeds to Faro."; null where nothing is left out. */
export function routesLeftOutWords({
  noFlights,
  notSearched,
  failed,
  overBudget,
}: { [Why in keyof Omit<RouteCoverage, 'searched'>]: string[] }): string | null {
  const said = [
    ['No flights', noFlights],
    ['Over the budget', overBudget],
    ['Not searched, to keep the number of searches small', notSearched],
    ['No answer', failed],
  ] as const
  const told = said.flatMap(([why, routes]) => (routes.length > 0 ? [`${why}: ${routes.join(', ')}.`] : []))
  return told.join(' ') || null
}

/** What was left out, each route in words. */
export function leftOutRoutes({ noFlights, notSearched, failed, overBudget }: RouteCoverage) {
  return {
    noFlights: noFlights.map(routeWords),
    notSearched: notSearched.map(routeWords),
    failed: failed.map(routeWords),
    overBudget: overBudget.map(routeWords),
  }
}
