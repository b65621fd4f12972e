import type { FlightFilters } from './flight-filters-schema'

export type { FlightFilters } from './flight-filters-schema'

export const STOPS = ['direct', 'one-stop', 'two-or-more'] as const
export type Stops = (typeof STOPS)[number]
/** As the specification names them. */
export const STOPS_LABELS: Record<Stops, string> = { direct: 'Direct', 'one-stop': 'One Stop', 'two-or-more': '2+ Stops' }

export const HIGHEST_PRICE = 100_000
export const LAST_MINUTE_OF_DAY = 1_439
export const LONGEST_MINUTES = 10_000
/** IATA's, of an airline or an airport. */
export const IATA_CODE = /^[A-Z0-9]{2,3}$/
export const LONGEST_PAIRING_KEY = 200
/** So many codes, or pairing keys, stand in one list at most. */
export const MOST_LISTED = 200

/** Every filter, in the order they are told in. */
export const FILTER_NAMES = [
  'price',
  'stops',
  'airlines',
  'withoutAirlines',
  'alliances',
  'pairingKeys',
  'departure',
  'arrival',
  'durationMinutes',
  'airports',
  'withoutAirports',
  'layoverAirports',
  'withoutLayoverAirports',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

export const NO_FILTERS: FlightFilters = {}

/** What words or a click change: null takes a filter away, what is left out stays. */
export type FilterChange = { [Key in keyof FlightFilters]?: FlightFilters[Key] | null }

const RANGES = { price: HIGHEST_PRICE, departure: LAST_MINUTE_OF_DAY, arrival: LAST_MINUTE_OF_DAY, durationMinutes: LONGEST_MINUTES }
const OPPOSITES = [
  ['airlines', 'withoutAirlines'],
  ['airports', 'withoutAirports'],
  ['layoverAirports', 'withoutLayoverAirports'],
] as const

/** The filters after a change; what restricts nothing is left out, and a code asked for is no longer ruled out, or the other way round. */
export function narrow(filters: FlightFilters, change: FilterChange): FlightFilters {
  const narrowed = restricting((name) => (change[name] === undefined ? filters[name] : change[name]))
  for (const [only, without] of OPPOSITES) {
    const [newer, older] = change[without] ? [without, only] : [only, without]
    if (change[newer] && !change[older]) narrowed[older] = narrowed[older]?.filter((code) => !narrowed[newer]?.includes(code))
  }
  return restricting((name) => narrowed[name])
}

/** What restricts anything, in the order of the names. */
function restricting(said: (name: FilterName) => FlightFilters[FilterName] | null): FlightFilters {
  let filters: FlightFilters = {}
  for (const name of FILTER_NAMES) {
    const value = said(name)
    if (value && restricts(name, value)) filters = { ...filters, [name]: value }
  }
  return filters
}

function restricts(name: FilterName, value: NonNullable<FlightFilters[FilterName]>): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value.from > 0 || value.to < highestOf(name)
}

/** Where a range ends; 0 for a list, which is none. */
export function highestOf(name: FilterName): number {
  return Object.entries(RANGES).find(([range]) => range === name)?.[1] ?? 0
}
