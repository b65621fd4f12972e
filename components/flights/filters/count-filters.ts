import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'

/** How many things narrow one direction, for "Filters · 2". */
export function countFilters(filters: FlightFilters | undefined): number {
  return Object.values(filters ?? {}).filter((value) => value !== undefined && !(Array.isArray(value) && value.length === 0)).length
}
