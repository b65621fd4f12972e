import { isSelectableCurrency } from '../currencies'
import { isPlainDate, type PlainDate } from '../dates'
import { FLEXIBLE_DAYS, type FlexibleDays } from './date-window'
import { readFilters, writeFilters } from './filters/filters-url'
import type { FlightFilters } from './filters/flight-filters'
import { HIGHEST_WEIGHT, isOrdinary, ORDINARY_WEIGHTS, RANK_WISHES, type RankWeights } from './rank-weights'
import { NO_WISHES, type TravellerCounts } from './search'
import { CABIN_CLASSES, type CabinClass, TRIP_TYPES, type TripType } from './search-labels'
import { FLIGHT_SORTS } from './sort-flights'

/** Flights of one direction can stand in these orders; `rank` is how well they fit. */
export const SORT_KEYS = ['rank', ...FLIGHT_SORTS] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type SortOrder = { by: SortKey; isDescending: boolean }

/**
 * A place is an IATA code, with "*" behind it for a city with all its airports: some codes ("IST") are those of an airport too. A
 * link made by hand may hold words ("San Jose"). Null is not said.
 */
export type SliceAddress = { from: string | null; to: string | null; on: PlainDate | null }

/** Everything that the address of the flights page says. One slice for one way and round trip, two to five for a multi-trip. */
export type FlightsAddress = {
  tripType: TripType
  slices: SliceAddress[]
  returnOn: PlainDate | null
  travellers: TravellerCounts
  cabinClass: CabinClass
  directOnly: boolean
  checkedBags: number
  currency: string | null
  withNearbyAirports: boolean
  withAirportChange: boolean
  /** How many days earlier or later to compare prices for; always 0 on a multi-trip. */
  flexibleDays: FlexibleDays
  /** `filters[i]` belongs to slice i; a missing one restricts nothing. */
  filters: FlightFilters[]
  weights: RankWeights
  sort: SortOrder
  /** The direction whose flights are listed; null while whole round trips are shown. */
  shownSlice: number | null
}

export const MOST_SLICES = 5
export const EMPTY_SLICE: SliceAddress = { from: null, to: null, on: null }
const LONGEST_VALUE = 4_000
const COUNTS = ['adults', 'children', 'infants', 'pets'] as const

/**
 * The address as a query, without "?". What has its usual value is left out:
 * `from=LON*&to=LIS&on=2026-12-04&back=2026-12-06&adults=2&f0=stops:direct&sort=price`,
 * `flex=2` compares two days around, `s=LON*-ROM*-2026-12-04,ROM*-ATH-2026-12-09` for a multi-trip, `show=2` for the flights of the second direction.
 */
export function writeFlightsAddress(address: FlightsAddress): string {
  const { filters, weights, sort, shownSlice } = address
  return joinQuery([
    ...searchPairs(address),
    ['flex', address.flexibleDays === 0 ? '' : String(address.flexibleDays)],
    ...filters.map((each, index): [string, string] => [`f${index}`, writeFilters(each)]),
    ['weights', isOrdinary(weights) ? '' : RANK_WISHES.map((wish) => `${wish}:${weights[wish]}`).join(',')],
    ['sort', sort.by === 'rank' ? '' : sort.by],
    ['dir', sort.isDescending ? 'desc' : ''],
    ['show', shownSlice === shownAtFirst(address.tripType) || shownSlice === null ? '' : String(shownSlice + 1)],
  ])
}

/** Only what is searched for: two addresses with the same one show the same flights, however they are filtered. */
export function writeSearchAddress(address: FlightsAddress): string {
  return joinQuery(searchPairs(address))
}

/** A search there and back is answered with whole round trips, any other with the flights of its first direction. */
export function shownAtFirst(tripType: TripType): number | null {
  return tripType === 'round-trip' ? null : 0
}

/** Reads a query; what is unknown or malformed is left out and stands in `dropped`, as it was written. */
export function readFlightsAddress(query: Iterable<readonly [string, string]>): { address: FlightsAddress; dropped: string[] } {
  const dropped: string[] = []
  const given = new Map<string, string>()
  for (const [name, value] of query) {
    if (given.has(name) || value.length > LONGEST_VALUE) dropped.push(`${name}=${value}`)
    else if (value !== '') given.set(name, value)
  }
  function read<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
    const text = given.get(name)
    given.delete(name)
    const value = text === undefined ? undefined : parse(text)
    if (text !== undefined && value === undefined) dropped.push(`${name}=${text}`)
    return value
  }
  const isOn = (name: string) => read(name, (text) => (text === '1' ? true : undefined)) ?? false

  const tripType = impliedTripType(given)
  read('type', (text) => TRIP_TYPES.find((type) => type === text))
  const isMultiTrip = tripType === 'multi-trip'
  const slices = isMultiTrip
    ? (read('s', (text) => readSlices(text)) ?? [EMPTY_SLICE, EMPTY_SLICE])
    : [{ from: read('from', placeWords) ?? null, to: read('to', placeWords) ?? null, on: read('on', day) ?? null }]
  const returnOn = (tripType === 'round-trip' && read('back', day)) || null
  const counts = COUNTS.map((kind) => [kind, read(kind, count) ?? NO_WISHES.travellers[kind]])
  const address: FlightsAddress = {
    tripType,
    slices,
    returnOn,
    travellers: { ...NO_WISHES.travellers, ...Object.fromEntries(counts), childAges: read('ages', ages) ?? [] },
    cabinClass: read('cabin', (text) => CABIN_CLASSES.find((cabin) => cabin === text)) ?? NO_WISHES.cabinClass,
    directOnly: isOn('direct'),
    checkedBags: read('bags', (text) => (/^[0-3]$/.test(text) ? Number(text) : undefined)) ?? 0,
    currency: read('currency', (text) => (isSelectableCurrency(text) ? text : undefined)) ?? null,
    withNearbyAirports: isOn('nearby'),
    withAirportChange: isOn('change-airport'),
    flexibleDays: read('flex', (text) => (isMultiTrip ? undefined : FLEXIBLE_DAYS.find((days) => days > 0 && String(days) === text))) ?? 0,
    filters: [],
    weights: read('weights', readWeights) ?? ORDINARY_WEIGHTS,
    sort: {
      by: read('sort', (text) => SORT_KEYS.find((key) => key === text)) ?? 'rank',
      isDescending: read('dir', (text) => (text === 'asc' || text === 'desc' ? text === 'desc' : undefined)) ?? false,
    },
    shownSlice: shownAtFirst(tripType),
  }
  const sliceCount = tripType === 'round-trip' ? 2 : slices.length
  const shown = read('show', (text) => (/^[1-5]$/.test(text) && Number(text) <= sliceCount ? Number(text) : undefined))
  if (shown !== undefined) address.shownSlice = shown - 1
  address.filters = Array.from({ length: sliceCount }, (_, index) => {
    const { filters, dropped: parts } = readFilters(given.get(`f${index}`) ?? '')
    given.delete(`f${index}`)
    dropped.push(...parts.map((part) => `f${index}=${part}`))
    return filters
  })
  dropped.push(...[...given].map(([name, value]) => `${name}=${value}`))
  return { address, dropped }
}

const MOST_NAMED = 3
const LONGEST_NAMED = 40

/** Says what of a link was left out; null when nothing was. */
export function describeDropped(dropped: string[]): string | null {
  if (dropped.length === 0) return null
  const named = dropped.slice(0, MOST_NAMED).map((part) => `“${part.length > LONGEST_NAMED ? `${part.slice(0, LONGEST_NAMED)}…` : part}”`)
  const more = dropped.length - named.length
  return `We didn’t understand part of this link and left it out: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function searchPairs(address: FlightsAddress): [string, string][] {
  const { tripType, slices, returnOn, travellers, cabinClass, checkedBags } = address
  const [first = EMPTY_SLICE] = slices
  const places: [string, string][] =
    tripType === 'multi-trip'
      ? [['s', slices.map(({ from, to, on }) => [from ?? '', to ?? '', on ?? ''].join('-')).join(',')]]
      : [
          ['from', first.from ?? ''],
          ['to', first.to ?? ''],
          ['on', first.on ?? ''],
          ['back', tripType === 'round-trip' ? (returnOn ?? '') : ''],
        ]
  const said = new Map(places.filter(([, value]) => value !== ''))
  return [
    ['type', impliedTripType(said) === tripType ? '' : tripType],
    ...places,
    ...COUNTS.map((kind): [string, string] => [kind, travellers[kind] === NO_WISHES.travellers[kind] ? '' : String(travellers[kind])]),
    ['ages', travellers.childAges.join(',')],
    ['cabin', cabinClass === NO_WISHES.cabinClass ? '' : cabinClass],
    ['direct', address.directOnly ? '1' : ''],
    ['bags', checkedBags === 0 ? '' : String(checkedBags)],
    ['currency', address.currency ?? ''],
    ['nearby', address.withNearbyAirports ? '1' : ''],
    ['change-airport', address.withAirportChange ? '1' : ''],
  ]
}

/** Slices make a multi-trip, a way back a round trip, a single day one way; an empty address begins with a round trip. */
function impliedTripType(given: ReadonlyMap<string, string>): TripType {
  const said = TRIP_TYPES.find((type) => type === given.get('type'))
  if (said) return said
  if (given.has('s')) return 'multi-trip'
  return given.has('on') && !given.has('back') ? 'one-way' : 'round-trip'
}

/** Percent-encoded, but for the signs that an address may hold as they are. */
function joinQuery(pairs: [string, string][]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3B', ';')}`)
    .join('&')
}

function readSlices(text: string): SliceAddress[] | undefined {
  const slices = text.split(',').map((slice) => {
    const [, from, to, on] = /^([A-Za-z]{3}\*?)?-([A-Za-z]{3}\*?)?-(\d{4}-\d{2}-\d{2})?$/.exec(slice) ?? []
    const isSlice = /^[^-]*-[^-]*-/.test(slice) && (on === undefined || isPlainDate(on))
    return isSlice ? { from: from?.toUpperCase() ?? null, to: to?.toUpperCase() ?? null, on: on ?? null } : undefined
  })
  const read = slices.filter((slice) => slice !== undefined)
  return read.length === slices.length && read.length >= 2 && read.length <= MOST_SLICES ? read : undefined
}

/** A code in capitals, or up to 60 signs of words. */
function placeWords(text: string): string | undefined {
  const words = text.trim()
  if (/^[A-Za-z]{3}\*?$/.test(words)) return words.toUpperCase()
  return words.length > 0 && words.length <= 60 ? words : undefined
}

/** "time:2,nights:0.5": what is not named weighs as usual. */
function readWeights(text: string): RankWeights | undefined {
  const weights = { ...ORDINARY_WEIGHTS }
  for (const part of text.split(',')) {
    const [, name, weight] = /^([a-z]+):(\d(?:\.\d{1,4})?)$/.exec(part) ?? []
    const wish = RANK_WISHES.find((known) => known === name)
    if (!wish) return undefined
    weights[wish] = Number(weight)
  }
  return Object.values(weights).every((weight) => weight <= HIGHEST_WEIGHT) ? weights : undefined
}

function day(text: string): PlainDate | undefined {
  return isPlainDate(text) ? text : undefined
}

function count(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined
}

function ages(text: string): number[] | undefined {
  const all = text.split(',')
  return all.length <= 18 && all.every((age) => /^(\d|1[0-2])$/.test(age)) ? all.map(Number) : undefined
}
