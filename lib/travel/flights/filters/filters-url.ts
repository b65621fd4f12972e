import { type Facet, type FilterValue, LAST_MINUTE_OF_DAY, mostListed, type Range, type RangeFacet } from './facet'
import { clockOfMinute } from './facet-clauses'
import { FILTER_NAMES, type FilterName, facetOf } from './facets'
import type { FlightFilters } from './flight-filters'

/**
 * The filters of one direction as a person can read them: "stops:direct,one-stop;leave:06:00-12:00;no-airlines:FR;no-overnight". Empty when
 * nothing is restricted; an empty list restricts nothing and is left out.
 */
export function writeFilters(filters: FlightFilters): string {
  return FILTER_NAMES.flatMap((name) => {
    const facet = facetOf(name)
    const value = filters[name]
    if (value === true) return [facet.address]
    const text = value && writeValue(facet, value)
    return text ? [`${facet.address}:${text}`] : []
  }).join(';')
}

/** Reads what `writeFilters` wrote; each part that is not understood stands in `dropped`, and the others still count. */
export function readFilters(text: string): { filters: FlightFilters; dropped: string[] } {
  const dropped: string[] = []
  let filters: FlightFilters = {}
  for (const part of text.split(';').filter((each) => each !== '')) {
    const [address = '', ...rest] = part.split(':')
    const name = NAMES.get(address)
    const value = name && readValue(facetOf(name), rest.length > 0 ? rest.join(':') : null)
    if (name && value && !(name in filters)) filters = { ...filters, [name]: value }
    else dropped.push(part)
  }
  return { filters, dropped }
}

const NAMES: ReadonlyMap<string, FilterName> = new Map(FILTER_NAMES.map((name) => [facetOf(name).address, name]))

/** "FR,U2", "0-400", "06:00-12:00". */
function writeValue(facet: Facet, value: Range | string[]): string {
  if (Array.isArray(value)) return value.map(encodeURIComponent).join(',')
  const write = facet.type === 'range' && facet.unit === 'clock' ? clockOfMinute : String
  return `${write(value.from)}-${write(value.to)}`
}

/** As `flightFiltersSchema` has it, by hand: a page reads its own address without zod. */
function readValue(facet: Facet, text: string | null): FilterValue | null {
  if (text === null) return facet.type === 'flag' ? true : null
  if (facet.type === 'flag') return null
  if (facet.type === 'range') return readRange(facet, text)
  const { of } = facet
  const entries = readList(text)
  const isEntry = (entry: string) => (of instanceof RegExp ? of.test(entry) : of.includes(entry))
  return entries && entries.length <= mostListed(of) && entries.every(isEntry) ? entries : null
}

function readRange({ unit, highest }: RangeFacet, text: string): FilterValue | null {
  const [, from, to] = /^([\d:]{1,6})-([\d:]{1,6})$/.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const [first, last] = [from, to].map(unit === 'clock' ? minuteOf : wholeNumber)
  return first === undefined || last === undefined || Math.max(first, last) > highest ? null : { from: first, to: last }
}

function readList(text: string): string[] | null {
  try {
    return text === '' ? null : text.split(',').map(decodeURIComponent)
  } catch {
    // A cut-off escape: what it stood for is not known.
    return null
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}

function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= LAST_MINUTE_OF_DAY ? minute : undefined
}
