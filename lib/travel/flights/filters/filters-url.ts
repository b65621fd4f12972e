import { ALLIANCES } from '../alliances'
import { clockOfMinute } from './describe-filters'
import {
  type FilterName,
  type FlightFilters,
  highestOf,
  IATA_CODE,
  LAST_MINUTE_OF_DAY,
  LONGEST_PAIRING_KEY,
  MOST_LISTED,
  STOPS,
} from './flight-filters'

type Range = { from: number; to: number }
type Kind = 'list' | 'range' | 'clock'

/** How each filter is called in an address, and how its value is written: "FR,U2", "0-400", "06:00-12:00". */
const PARTS: readonly (readonly [key: FilterName, name: string, kind: Kind])[] = [
  ['stops', 'stops', 'list'],
  ['price', 'price', 'range'],
  ['departure', 'leave', 'clock'],
  ['arrival', 'arrive', 'clock'],
  ['durationMinutes', 'minutes', 'range'],
  ['airlines', 'airlines', 'list'],
  ['withoutAirlines', 'no-airlines', 'list'],
  ['alliances', 'alliances', 'list'],
  ['airports', 'airports', 'list'],
  ['withoutAirports', 'no-airports', 'list'],
  ['layoverAirports', 'via', 'list'],
  ['withoutLayoverAirports', 'no-via', 'list'],
  ['pairingKeys', 'pairs', 'list'],
]

/**
 * The filters of one direction as a person can read them: "stops:direct,one-stop;leave:06:00-12:00;no-airlines:FR". Empty when
 * nothing is restricted; an empty list restricts nothing and is left out.
 */
export function writeFilters(filters: FlightFilters): string {
  return PARTS.flatMap(([key, name, kind]) => {
    const value = filters[key]
    if (value === undefined) return []
    if (Array.isArray(value)) return value.length > 0 ? [`${name}:${value.map(encodeURIComponent).join(',')}`] : []
    return [`${name}:${kind === 'clock' ? `${clockOfMinute(value.from)}-${clockOfMinute(value.to)}` : `${value.from}-${value.to}`}`]
  }).join(';')
}

/** Reads what `writeFilters` wrote; each part that is not understood stands in `dropped`, and the others still count. */
export function readFilters(text: string): { filters: FlightFilters; dropped: string[] } {
  const dropped: string[] = []
  let filters: FlightFilters = {}
  for (const part of text.split(';').filter((each) => each !== '')) {
    const colon = part.indexOf(':')
    const [key, , kind] = PARTS.find(([, name]) => name === part.slice(0, colon)) ?? []
    const value = kind && readValue(kind, part.slice(colon + 1))
    if (key && value && isFilter(key, value) && !(key in filters)) filters = { ...filters, [key]: value }
    else dropped.push(part)
  }
  return { filters, dropped }
}

function readValue(kind: Kind, text: string): string[] | Range | null {
  if (kind === 'list') return readList(text)
  const [, from, to] = /^([\d:]{1,6})-([\d:]{1,6})$/.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const [first, last] = [from, to].map(kind === 'clock' ? minuteOf : wholeNumber)
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

/** As `flightFiltersSchema` has it, by hand: a page reads its own address without zod. */
function isFilter(key: FilterName, value: string[] | Range): boolean {
  if (!Array.isArray(value)) return Math.max(value.from, value.to) <= highestOf(key)
  if (key === 'stops') return isSome(value, STOPS)
  if (key === 'alliances') return isSome(value, ALLIANCES)
  if (value.length > MOST_LISTED) return false
  return key === 'pairingKeys'
    ? value.every((pair) => [...pair].length <= LONGEST_PAIRING_KEY)
    : value.every((code) => IATA_CODE.test(code))
}

function isSome(said: string[], known: readonly string[]): boolean {
  return said.length <= known.length && said.every((word) => known.includes(word))
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
