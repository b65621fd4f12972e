import type { FilterValue, Range } from './facet'
import { type Facets, FILTER_NAMES, type FilterName, facetOf } from './facets'

/** Which flights of one direction are shown. */
export type FlightFilters = { [Name in FilterName]?: ValueOf<Facets[Name]> | undefined }
type ValueOf<Row> = Row extends { type: 'range' }
  ? Range
  : Row extends { of: readonly (infer Value)[] | RegExp }
    ? Value[]
    : Row extends { type: 'flag' }
      ? true
      : never

export const NO_FILTERS: FlightFilters = {}

/** What words or a click change: null takes a filter away, what is left out stays. */
export type FilterChange = { [Name in FilterName]?: FlightFilters[Name] | null }
type Values = { [Name in FilterName]?: FilterValue | null | undefined }

/** The filters after a change; what restricts nothing is left out, and a code asked for is no longer ruled out, or the other way round. */
export function narrow(filters: FlightFilters, change: FilterChange): FlightFilters {
  const values: Values = { ...filters, ...withoutUnset(change) }
  const changed: Values = change
  for (const [only, without] of OPPOSITES) {
    const [newer, older] = changed[without] ? [without, only] : [only, without]
    const [added, standing] = [changed[newer], values[older]]
    if (changed[older]) continue
    if (Array.isArray(added) && Array.isArray(standing)) values[older] = standing.filter((code) => !added.includes(code))
    if (added === true) values[older] = null
  }
  return restricting(values)
}

/** What restricts anything, in the order of the table. */
function restricting(values: Values): FlightFilters {
  const kept = FILTER_NAMES.flatMap((name) => {
    const value = values[name]
    return value && restricts(name, value) ? [[name, value]] : []
  })
  // Each value came from the filter of this name, or from a change of it.
  return Object.fromEntries(kept) as FlightFilters
}

/** False for an empty list, and for a range that ends nowhere. */
export function restricts(name: FilterName, value: FilterValue): boolean {
  if (value === true) return true
  if (Array.isArray(value)) return value.length > 0
  return value.from > 0 || value.to < highestOf(name)
}

/** Where a range ends; 0 for what is none. */
export function highestOf(name: FilterName): number {
  const facet = facetOf(name)
  return facet.type === 'range' ? facet.highest : 0
}

/** What says the opposite: the list of what may not be there, for a list of what may, and one flag of another; null where nothing does. */
export function withoutOf(only: FilterName): FilterName | null {
  const facet = facetOf(only)
  return FILTER_NAMES.find((name) => facet.type !== 'range' && name === facet.without) ?? null
}

const OPPOSITES = FILTER_NAMES.flatMap((only): [FilterName, FilterName][] => {
  const without = withoutOf(only)
  return without ? [[only, without]] : []
})

function withoutUnset(change: FilterChange): FilterChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
