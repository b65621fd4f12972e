import { formatDuration } from '../../dates'
import { formatWhole, groupDigits } from '../../money'
import type { Place } from '../../places/place'
import { ALLIANCE_LABELS } from '../alliances'
import type { FlightOffer } from '../offer'
import { type FlightFilters, HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES, STOPS } from './flight-filters'

/** What codes are called; a code that is missing is said as it is. `currency` is that of the prices, null when it is not known. */
export type FilterNames = { airlines: ReadonlyMap<string, string>; airports: ReadonlyMap<string, Place>; currency: string | null }

export const NO_NAMES: FilterNames = { airlines: new Map(), airports: new Map(), currency: null }

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

/** Short clauses for chips and lines: "leaving after 12:00", "without Ryanair", "up to £300". Empty when nothing is filtered. */
export function describeFilters(filters: FlightFilters, names: FilterNames = NO_NAMES): string[] {
  const airline = (code: string) => names.airlines.get(code) ?? code
  const airport = (code: string) => names.airports.get(code)?.name ?? code
  const city = (code: string) => names.airports.get(code)?.cityName ?? code
  return [
    stopsClause(filters.stops),
    onlyClause(filters.airlines, airline),
    withoutClause(filters.withoutAirlines, airline),
    onlyClause(filters.alliances, (alliance) => ALLIANCE_LABELS[alliance]),
    clockClause('leaving', filters.departure),
    clockClause('arriving', filters.arrival),
    durationClause(filters.durationMinutes),
    onlyClause(filters.airports, airport),
    withoutClause(filters.withoutAirports, airport),
    viaClause(filters.layoverAirports, city),
    notViaClause(filters.withoutLayoverAirports, city),
    priceClause(filters.price, names.currency),
    pairsClause(filters.pairingKeys),
  ].filter((clause) => clause !== null)
}

/** 570 is "09:30". */
export function clockOfMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function stopsClause(stops: FlightFilters['stops']): string | null {
  if (!stops?.length || STOPS.every((kind) => stops.includes(kind))) return null
  const has = (kind: (typeof STOPS)[number]) => stops.includes(kind)
  if (has('direct')) return has('one-stop') ? 'at most one stop' : has('two-or-more') ? 'direct, or two stops or more' : 'direct only'
  if (has('one-stop')) return has('two-or-more') ? 'with stops only' : 'one stop only'
  return 'two stops or more'
}

function onlyClause<Code extends string>(codes: Code[] | undefined, nameOf: (code: Code) => string): string | null {
  return codes?.length ? `${listOf(codes.map(nameOf), 'or')} only` : null
}

function withoutClause(codes: string[] | undefined, nameOf: (code: string) => string): string | null {
  return codes?.length ? `without ${listOf(codes.map(nameOf), 'or')}` : null
}

function viaClause(codes: string[] | undefined, nameOf: (code: string) => string): string | null {
  return codes?.length ? `via ${listOf(codes.map(nameOf), 'or')} only` : null
}

function notViaClause(codes: string[] | undefined, nameOf: (code: string) => string): string | null {
  return codes?.length ? `not via ${listOf(codes.map(nameOf), 'or')}` : null
}

function clockClause(verb: 'leaving' | 'arriving', window: FlightFilters['departure']): string | null {
  if (!window) return null
  // What ends at 17:59 was asked for as "before 18:00".
  const isBefore = window.to % 5 === 4
  const [from, to] = [clockOfMinute(window.from), clockOfMinute(isBefore ? window.to + 1 : window.to)]
  if (window.from > 0 && window.to < LAST_MINUTE_OF_DAY) return `${verb} between ${from} and ${to}`
  if (window.from > 0) return `${verb} after ${from}`
  return window.to < LAST_MINUTE_OF_DAY ? `${verb} ${isBefore ? 'before' : 'by'} ${to}` : null
}

function durationClause(range: FlightFilters['durationMinutes']): string | null {
  if (!range) return null
  const [from, to] = [formatDuration(range.from), formatDuration(range.to)]
  if (range.from > 0) return range.to < LONGEST_MINUTES ? `taking ${from} to ${to}` : `at least ${from}`
  return range.to < LONGEST_MINUTES ? `at most ${to}` : null
}

function priceClause(range: FlightFilters['price'], currency: string | null): string | null {
  if (!range) return null
  const [from, to] = [wholePrice(range.from, currency), wholePrice(range.to, currency)]
  if (range.from > 0) return range.to < HIGHEST_PRICE ? `${from} to ${to}` : `${from} or more`
  return range.to < HIGHEST_PRICE ? `up to ${to}` : null
}

/** "£300": limits are set in whole units, so the decimals would say nothing. */
function wholePrice(amount: number, currency: string | null): string {
  return currency ? formatWhole(amount, currency) : groupDigits(String(amount))
}

/** The keys themselves say nothing to a traveller. */
function pairsClause(keys: string[] | undefined): string | null {
  if (!keys?.length) return null
  return keys.length === 1 ? 'one routing pair only' : `${keys.length} routing pairs only`
}

/** "A, B or C"; airports of one city are named once. */
function listOf(names: string[], joint: 'or'): string {
  const each = [...new Set(names)]
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join(', ')} ${joint} ${each.at(-1)}`
}
