import type { Place } from '../../places/place'
import type { FlightOffer } from '../offer-schema'
import { type FilterNames, THEMES } from './facet'
import { FILTER_NAMES, type FilterName, facetOf } from './facets'
import type { FlightFilters } from './flight-filters'

export const NO_NAMES: FilterNames = { airlines: new Map(), airports: new Map(), currency: null }
const IN_TELLING_ORDER = THEMES.flatMap((theme) => FILTER_NAMES.filter((name) => facetOf(name).theme === theme))

/** The names of all airlines and airports of some offers. */
export function namesIn(offers: FlightOffer[]): FilterNames {
  const airlines = new Map<string, string>()
  const airports = new Map<string, Place>()
  for (const { segments, layovers } of offers) {
    for (const { marketingCarrier, operatingCarrier, origin, destination, stopsAt } of segments) {
      airlines.set(operatingCarrier.iataCode, operatingCarrier.name)
      airlines.set(marketingCarrier.iataCode, marketingCarrier.name)
      for (const place of [origin, destination, ...(stopsAt ?? [])]) airports.set(place.iataCode, place)
    }
    for (const { leavesFrom } of layovers) if (leavesFrom) airports.set(leavesFrom.iataCode, leavesFrom)
  }
  return { airlines, airports, currency: offers[0]?.fares[0]?.total.currency ?? null }
}

/** Short clauses for lines: "leaving after 12:00", "without Ryanair", "up to £300". Empty when nothing is filtered. */
export function describeFilters(filters: FlightFilters, names: FilterNames = NO_NAMES): string[] {
  return filterClauses(filters, names).map(({ clause }) => clause)
}

/** The same, each with the filter it says. */
export function filterClauses(filters: FlightFilters, names: FilterNames = NO_NAMES): { name: FilterName; clause: string }[] {
  return IN_TELLING_ORDER.flatMap((name) => {
    const value = filters[name]
    if (!value || (Array.isArray(value) && value.length === 0)) return []
    const clause = facetOf(name).clause(value, names)
    return clause === null ? [] : [{ name, clause }]
  })
}

/** Whether words that know no names can say all of them: "not via FRA" says little. */
export function canSayWithoutNames(filters: FlightFilters): boolean {
  return FILTER_NAMES.every((name) => filters[name] === undefined || !facetOf(name).needsNames)
}
