import type { Places } from '../../ports/places'
import { plainLetters } from '../../travel/alphabet'
import type { Alliance } from '../../travel/flights/alliances'
import { namesIn } from '../../travel/flights/filters/describe-filters'
import { HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES } from '../../travel/flights/filters/facet'
import { type FilterChange, type FlightFilters, NO_FILTERS, narrow } from '../../travel/flights/filters/flight-filters'
import { flightFiltersSchema } from '../../travel/flights/filters/flight-filters-schema'
import { endsOf, type Stops, waypoints } from '../../travel/flights/filters/offer-values'
import type { FlightOffer } from '../../travel/flights/offer'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'

/** Filters in the traveller's own words for airlines and places, times as "HH:mm"; null takes one away, what is left out stays. */
export type FilterWords = {
  sliceIndex?: number | undefined
  reset?: boolean | undefined
  maxPrice?: number | null | undefined
  stops?: Stops[] | null | undefined
  airlines?: string[] | null | undefined
  withoutAirlines?: string[] | null | undefined
  alliances?: Alliance[] | null | undefined
  departAfter?: string | null | undefined
  departBefore?: string | null | undefined
  arriveAfter?: string | null | undefined
  arriveBefore?: string | null | undefined
  maxDurationMinutes?: number | null | undefined
  via?: string[] | null | undefined
  notVia?: string[] | null | undefined
  airports?: string[] | null | undefined
  withoutAirports?: string[] | null | undefined
}

/** `also` are filters for other directions, said in the same breath. */
export type FilterRequest = FilterWords & { also?: FilterWords[] | undefined }

/** The words with codes for names. `notes` are sentences on names that none of the flights answers to: they are left out. */
export type ReadFilterWords = { change: FilterChange; words: FilterWords; notes: string[] }

/** Finds the airlines and places that the words name among the flights there are; refuses times and limits that cannot be. */
export function readFilterWords(
  words: FilterWords,
  offers: FlightOffer[],
  places: Places,
): { read: ReadFilterWords } | { refusal: Refusal } {
  const { airlines, airports } = namesIn(offers)
  const ends = placesWith(airports, new Set(offers.flatMap(endsOf)))
  const stops = placesWith(airports, new Set(offers.flatMap(waypoints)))
  const byAirline = (said: string) => airlineCodes(said, airlines)
  const lists = [
    ['airlines', words.airlines, byAirline, (said: string) => `None of these flights is by ${said}.`],
    ['withoutAirlines', words.withoutAirlines, byAirline, (said: string) => `None of these flights is by ${said}.`],
    ['layoverAirports', words.via, codesIn(stops, places), (said: string) => `None of these flights goes via ${said}.`],
    ['withoutLayoverAirports', words.notVia, codesIn(stops, places), (said: string) => `None of these flights goes via ${said}.`],
    ['airports', words.airports, codesIn(ends, places), (said: string) => `None of these flights uses ${said}.`],
    ['withoutAirports', words.withoutAirports, codesIn(ends, places), (said: string) => `None of these flights uses ${said}.`],
  ] as const
  const change: FilterChange = {}
  const notes: string[] = []
  for (const [name, said, codesOf, absent] of lists) {
    if (said === null) change[name] = null
    if (!said) continue
    const codes = [...new Set(said.flatMap(codesOf))]
    notes.push(...said.filter((one) => codesOf(one).length === 0).map(absent))
    if (codes.length > 0) change[name] = codes
  }
  const problem = figuresRefusal(words)
  return problem ? { refusal: problem } : { read: { change, words, notes } }
}

/** The filters of one direction after the words. What is ruled out adds up; a limit that contradicts an older one replaces it. */
export function filtersAfter({ change, words }: ReadFilterWords, before: FlightFilters): FlightFilters {
  const base = words.reset ? NO_FILTERS : before
  const { stops, alliances, maxPrice, maxDurationMinutes } = words
  const also = (name: 'withoutAirlines' | 'withoutAirports' | 'withoutLayoverAirports') =>
    change[name] ? { [name]: [...new Set([...(base[name] ?? []), ...(change[name] ?? [])])] } : {}
  const filters = narrow(base, {
    ...change,
    ...also('withoutAirlines'),
    ...also('withoutAirports'),
    ...also('withoutLayoverAirports'),
    stops,
    alliances,
    price: highest(base.price, maxPrice, HIGHEST_PRICE),
    durationMinutes: highest(base.durationMinutes, maxDurationMinutes, LONGEST_MINUTES),
    departure: clockWindow(base.departure, words.departAfter, words.departBefore),
    arrival: clockWindow(base.arrival, words.arriveAfter, words.arriveBefore),
  })
  // Lists of a model's may be longer than what is kept of them.
  return flightFiltersSchema.parse(filters)
}

type Range = { from: number; to: number }

function highest(range: Range | undefined, most: number | null | undefined, limit: number): Range | null | undefined {
  if (typeof most !== 'number') return most
  const to = Math.min(limit, Math.floor(most))
  return { from: range && range.from <= to ? range.from : 0, to }
}

function clockWindow(
  window: Range | undefined,
  after: string | null | undefined,
  before: string | null | undefined,
): Range | null | undefined {
  if (after === undefined && before === undefined) return undefined
  const from = after === undefined ? window?.from : Math.min(minuteOf(after) ?? 0, LAST_MINUTE_OF_DAY)
  const to = before === undefined ? window?.to : lastMinuteBefore(before)
  const [first, last] = [from ?? 0, to ?? LAST_MINUTE_OF_DAY]
  if (first <= last) return { from: first, to: last }
  return after === undefined ? { from: 0, to: last } : { from: first, to: LAST_MINUTE_OF_DAY }
}

/** Who wants to leave before nine does not leave at nine. */
function lastMinuteBefore(time: string | null): number {
  return Math.max(0, (minuteOf(time) ?? LAST_MINUTE_OF_DAY + 1) - 1)
}

/** "24:00" is the end of the day; null for what is no time. */
function minuteOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? '') ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours === undefined || minute > LAST_MINUTE_OF_DAY + 1 ? null : minute
}

function figuresRefusal(words: FilterWords): Refusal | null {
  const { departAfter, departBefore, arriveAfter, arriveBefore, maxPrice, maxDurationMinutes } = words
  for (const time of [departAfter, departBefore, arriveAfter, arriveBefore]) {
    if (typeof time === 'string' && minuteOf(time) === null)
      return refuse('no-such-time', `There is no time “${time}”. Which time do you mean?`).refusal
  }
  for (const [after, before] of [
    [departAfter, departBefore],
    [arriveAfter, arriveBefore],
  ]) {
    if (after && before && (minuteOf(after) ?? 0) >= (minuteOf(before) ?? 0))
      return refuse('times-crossed', `No time of one day is after ${after} and before ${before}.`).refusal
  }
  const isTooLow = (figure: number | null | undefined) => typeof figure === 'number' && !(figure >= 1)
  if (isTooLow(maxPrice) || isTooLow(maxDurationMinutes)) return refuse('limit-too-low', 'A limit has to be above zero.').refusal
  return null
}

/** "TAP", "easy jet", "BA": by code, then by the whole name, then by how names begin, then by all the words that tell airlines apart. */
function airlineCodes(said: string, airlines: ReadonlyMap<string, string>): string[] {
  const wanted = plainWords(said)
  const all = [...airlines]
  const byCode = all.filter(([code]) => code === said.trim().toUpperCase())
  const joined = wanted.join('')
  const byName = all.filter(([, name]) => plainWords(name).join('') === joined)
  const byBeginning = all.filter(([, name]) => wanted.length > 0 && wanted.every((word, index) => plainWords(name)[index] === word))
  const telling = wanted.filter((word) => !GENERIC.has(word))
  const byWords = all.filter(([, name]) => telling.length > 0 && telling.every((word) => plainWords(name).includes(word)))
  const found = [byCode, [...byName, ...byBeginning], byWords].find((some) => some.length > 0) ?? []
  return [...new Set(found.map(([code]) => code))]
}

const GENERIC = new Set(['air', 'airline', 'airlines', 'airways', 'lines', 'the'])

/** By code or city, then by a part of the name ("Gatwick"), then by what the gazetteer knows under these words. */
function codesIn(candidates: Place[], places: Places): (said: string) => string[] {
  return (said) => {
    const wanted = plainWords(said)
    const phrase = wanted.join(' ')
    if (phrase === '') return []
    const direct = candidates.filter(
      ({ iataCode, cityName }) => iataCode === said.trim().toUpperCase() || plainWords(cityName).join(' ') === phrase,
    )
    const named = candidates.filter(({ name }) => ` ${plainWords(name).join(' ')} `.includes(` ${phrase} `))
    const match = places.findPlace(said)
    const meant = match.status === 'found' ? [match.place] : match.status === 'ambiguous' ? match.candidates : []
    const known = candidates.filter((candidate) => meant.some((place) => isIn(candidate, place)))
    const found = [direct, named, known].find((some) => some.length > 0) ?? []
    return found.map(({ iataCode }) => iataCode)
  }
}

function isIn(candidate: Place, { kind, iataCode, cityName, countryCode }: Place): boolean {
  return kind === 'airport' ? candidate.iataCode === iataCode : candidate.cityName === cityName && candidate.countryCode === countryCode
}

function placesWith(airports: ReadonlyMap<string, Place>, codes: Set<string>): Place[] {
  return [...airports.values()].filter(({ iataCode }) => codes.has(iataCode))
}

function plainWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\d]+/gu) ?? []
}
