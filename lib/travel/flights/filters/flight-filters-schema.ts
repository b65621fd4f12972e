import { z } from 'zod'
import { type Facet, mostListed } from './facet'
import { FILTER_NAMES, type FilterName, facetOf } from './facets'
import type { FlightFilters } from './flight-filters'

/** The filters of one direction, as a row of FACETS has each of them. */
export const flightFiltersSchema = z.strictObject(
  // Each schema is made from the row that the type of its value is made from.
  Object.fromEntries(FILTER_NAMES.map((name) => [name, schemaOf(facetOf(name)).optional()])) as {
    [Name in FilterName]: z.ZodOptional<z.ZodType<NonNullable<FlightFilters[Name]>>>
  },
)

function schemaOf(facet: Facet): z.ZodType {
  if (facet.type === 'range') {
    const end = z.number().int().min(0).max(facet.highest)
    return z.strictObject({ from: end, to: end })
  }
  if (facet.type === 'flag') return z.literal(true)
  const { of } = facet
  return z.array(of instanceof RegExp ? z.string().regex(of) : z.enum(of)).max(mostListed(of))
}
