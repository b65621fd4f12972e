import { formatDuration } from '../../dates'
import { formatWhole, groupDigits } from '../../money'
import { type FilterNames, HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES, type Range } from './facet'
import { STOPS, type Stops } from './offer-values'

export const airlineName = (code: string, { airlines }: FilterNames) => airlines.get(code) ?? code
export const airportName = (code: string, { airports }: FilterNames) => airports.get(code)?.name ?? code
export const cityName = (code: string, { airports }: FilterNames) => airports.get(code)?.cityName ?? code

const COUNTRY_NAMES = new Map<string, string>()
/** By the two letters of ISO 3166-1: "the United States". */
export function countryName(code: string): string {
  const known = COUNTRY_NAMES.get(code)
  if (known) return known
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  const said = /^(?:United|Netherlands|Philippines|Bahamas|Maldives)/.test(name) ? `the ${name}` : name
  COUNTRY_NAMES.set(code, said)
  return said
}

/** 570 is "09:30". */
export function clockOfMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

export function stopsClause(stops: Stops[]): string | null {
  const has = (kind: Stops) => stops.includes(kind)
  if (STOPS.every(has)) return null
  if (has('direct')) return has('one-stop') ? 'at most one stop' : has('two-or-more') ? 'direct, or two stops or more' : 'direct only'
  if (has('one-stop')) return has('two-or-more') ? 'with stops only' : 'one stop only'
  return 'two stops or more'
}

/** A clause that names what is listed: `listed(airlineName, (names) => `without ${names}`)`. */
export function listed<Code extends string>(nameOf: (code: Code, names: FilterNames) => string, say: (names: string) => string) {
  return (codes: Code[], names: FilterNames): string => say(listOf(codes.map((code) => nameOf(code, names))))
}

/** A clause on a time of day. */
export function clockClause(verb: 'leaving' | 'arriving'): (window: Range) => string | null {
  return (window) => {
    // What ends at 17:59 was asked for as "before 18:00".
    const isBefore = window.to % 5 === 4
    const isMidnight = window.to === LAST_MINUTE_OF_DAY - 1
    const [from, to] = [clockOfMinute(window.from), isMidnight ? 'midnight' : clockOfMinute(isBefore ? window.to + 1 : window.to)]
    if (window.from > 0 && window.to < LAST_MINUTE_OF_DAY) return `${verb} between ${from} and ${to}`
    if (window.from > 0) return `${verb} after ${from}`
    return window.to < LAST_MINUTE_OF_DAY ? `${verb} ${isBefore || isMidnight ? 'before' : 'by'} ${to}` : null
  }
}

export function durationClause(range: Range): string | null {
  const [from, to] = [formatDuration(range.from), formatDuration(range.to)]
  if (range.from > 0) return range.to < LONGEST_MINUTES ? `taking ${from} to ${to}` : `at least ${from}`
  return range.to < LONGEST_MINUTES ? `at most ${to}` : null
}

export function layoverClause(range: Range): string | null {
  const [from, to] = [formatDuration(range.from), formatDuration(range.to)]
  if (range.from > 0) return range.to < LONGEST_MINUTES ? `with every layover between ${from} and ${to}` : `with no layover under ${from}`
  return range.to < LONGEST_MINUTES ? `with no layover over ${to}` : null
}

export function priceClause(range: Range, { currency }: FilterNames): string | null {
  const [from, to] = [wholePrice(range.from, currency), wholePrice(range.to, currency)]
  if (range.from > 0) return range.to < HIGHEST_PRICE ? `${from} to ${to}` : `${from} or more`
  return range.to < HIGHEST_PRICE ? `up to ${to}` : null
}

/** The keys themselves say nothing to a traveller. */
export function pairsClause(keys: string[]): string {
  return keys.length === 1 ? 'one routing pair only' : `${keys.length} routing pairs only`
}

/** "£300": limits are set in whole units, so the decimals would say nothing. */
function wholePrice(amount: number, currency: string | null): string {
  return currency ? formatWhole(amount, currency) : groupDigits(String(amount))
}

/** "A, B or C"; airports of one city are named once. */
function listOf(names: string[]): string {
  const each = [...new Set(names)]
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join(', ')} or ${each.at(-1)}`
}
