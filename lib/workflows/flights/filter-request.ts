import type { Places } from '../../ports/places'
import { plainLetters } from '../../travel/alphabet'
import { aircraftCalled } from '../../travel/flights/aircraft'
import { namesIn } from '../../travel/flights/filters/describe-filters'
import { type FilterValue, type FilterWord, LAST_MINUTE_OF_DAY, type Range, type RangeFacet } from '../../travel/flights/filters/facet'
import { FILTER_NAMES, type FilterName, facetOf } from '../../travel/flights/filters/facets'
import { FILTER_WORDS, type FilterWords, wordsOf } from '../../travel/flights/filters/filter-words'
import { type FlightFilters, NO_FILTERS, narrow } from '../../travel/flights/filters/flight-filters'
import { flightFiltersSchema } from '../../travel/flights/filters/flight-filters-schema'
import { endsOf, waypointCountries, waypoints } from '../../travel/flights/filters/offer-values'
import { leadFare } from '../../travel/flights/lead-fare'
import type { FlightOffer } from '../../travel/flights/offer-schema'
import type { FlightSearch } from '../../travel/flights/search'
import { countryNamed } from '../../travel/places/country-names'
import type { Place } from '../../travel/places/place'
import { type Refusal, refuse } from '../../travel/refusal'

/** `also` are filters for other directions, said in the same breath. */
export type FilterRequest = FilterWords & { also?: FilterWords[] | undefined }

/** The words, and the codes of the names in them. `notes` are sentences on what none of the flights answers to: it is left out. */
export type ReadFilterWords = { words: FilterWords; codes: Partial<Record<FilterName, string[]>>; notes: string[] }

/** Finds the airlines and places that the words name, and what is wanted of a flight, among the flights there are; refuses times and limits that cannot be. */
export function readFilterWords(
  words: FilterWords,
  { offers, search }: { offers: FlightOffer[]; search: FlightSearch },
  places: Places,
): { read: ReadFilterWords } | { refusal: Refusal } {
  const codesOf = codesAmong(offers, places)
  const codes: ReadFilterWords['codes'] = {}
  const notes: string[] = []
  const known = { ...words }
  for (const [said, names] of Object.entries(words)) {
    const { name, wordName, word } = FILTER_WORDS.find((one) => one.wordName === said) ?? {}
    if (wordName && name && word?.kind === 'flag' && word.absent && names === true && !isPassed(name, offers, search)) {
      notes.push(word.absent)
      known[wordName] = undefined
    }
    if (!name || word?.kind !== 'names' || !Array.isArray(names)) continue
    const found = names.map(codesOf[word.among])
    notes.push(...names.filter((_, index) => found[index]?.length === 0).map(word.absent))
    codes[name] = [...new Set(found.flat())]
  }
  const problem = figuresRefusal(words)
  return problem ? { refusal: problem } : { read: { words: known, codes, notes } }
}

function isPassed(name: FilterName, offers: FlightOffer[], search: FlightSearch): boolean {
  const facet = facetOf(name)
  return facet.type === 'flag' && offers.some((offer) => facet.passes(offer, leadFare(offer, search).total))
}

/** The filters of one direction after the words. What is ruled out adds up; a limit that contradicts an older one replaces it. */
export function filtersAfter(read: ReadFilterWords, before: FlightFilters): FlightFilters {
  const base = read.words.reset ? NO_FILTERS : before
  const change = Object.fromEntries(FILTER_NAMES.map((name) => [name, valueAfter(name, base[name], read)]))
  // Lists of a model's may be longer than what is kept of them.
  return flightFiltersSchema.parse(narrow(base, change))
}

/** As in a change: null where the filter goes, undefined where it stays as it is. */
function valueAfter(
  name: FilterName,
  standing: FilterValue | undefined,
  { words, codes }: ReadFilterWords,
): FilterValue | null | undefined {
  const facet = facetOf(name)
  if (facet.type === 'range') return rangeAfter(facet, name, isRange(standing) ? standing : undefined, words)
  const said = wordsOf(name).map(([wordName]) => words[wordName])
  if (said.includes(null) || said.includes(false)) return null
  if (facet.type === 'flag') return said.includes(true) ? true : undefined
  const found = codes[name] ?? said.find((entries) => Array.isArray(entries))
  if (!found || (codes[name] && found.length === 0)) return undefined
  return facet.addsUp && Array.isArray(standing) ? [...new Set([...standing, ...found])] : found
}

function rangeAfter({ highest }: RangeFacet, name: FilterName, standing: Range | undefined, words: FilterWords): Range | null | undefined {
  const ends = endsSaid(name, words)
  const [least, most] = [ends.least && endFigure(ends.least, highest), ends.most && endFigure(ends.most, highest)]
  if (least === undefined && most === undefined) return undefined
  // A filter of one word goes with it.
  if (wordsOf(name).length === 1 && (least ?? most ?? null) === null) return null
  const from = least === undefined ? (standing?.from ?? 0) : (least ?? 0)
  const to = most === undefined ? (standing?.to ?? highest) : (most ?? highest)
  if (from <= to) return { from, to }
  return least === undefined ? { from: 0, to } : { from, to: highest }
}

type SaidEnd = { kind: FilterWord['kind']; said: number | string | null }

/** What is said of the two ends of a range; null takes one away. */
function endsSaid(name: FilterName, words: FilterWords): { least?: SaidEnd; most?: SaidEnd } {
  const ends: { least?: SaidEnd; most?: SaidEnd } = {}
  for (const [wordName, { kind }] of wordsOf(name)) {
    const said = words[wordName]
    if (said === undefined || typeof said === 'boolean' || Array.isArray(said)) continue
    ends[kind === 'least' || kind === 'after' ? 'least' : 'most'] = { kind, said }
  }
  return ends
}

function endFigure({ kind, said }: SaidEnd, highest: number): number | null {
  if (said === null) return null
  if (typeof said === 'number') return Math.min(highest, kind === 'least' ? Math.ceil(said) : Math.floor(said))
  // Who wants to leave before nine does not leave at nine.
  return kind === 'after' ? Math.min(minuteOf(said) ?? 0, highest) : Math.max(0, (minuteOf(said) ?? highest + 1) - 1)
}

/** "24:00" is the end of the day; null for what is no time. */
function minuteOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? '') ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours === undefined || minute > LAST_MINUTE_OF_DAY + 1 ? null : minute
}

function figuresRefusal(words: FilterWords): Refusal | null {
  const said = FILTER_WORDS.map(({ wordName, word: { kind } }) => ({ kind, figure: words[wordName] }))
  for (const { kind, figure } of said) {
    if ((kind === 'after' || kind === 'before') && typeof figure === 'string' && minuteOf(figure) === null)
      return refuse('no-such-time', `“${figure}” isn’t a time. Which time do you mean?`).refusal
  }
  for (const name of FILTER_NAMES) {
    const { least, most } = endsSaid(name, words)
    const [from, to] = [least?.said ?? null, most?.said ?? null]
    if (typeof from === 'string' && typeof to === 'string' && (minuteOf(from) ?? 0) >= (minuteOf(to) ?? 0))
      return refuse('times-crossed', `No time of day is after ${from} and before ${to}.`).refusal
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      return refuse('limits-crossed', `Nothing is at least ${from} and at most ${to}.`).refusal
  }
  const isTooLow = said.some(({ kind, figure }) => typeof figure === 'number' && !(figure >= (kind === 'least' ? 0 : 1)))
  return isTooLow ? refuse('limit-too-low', 'A limit has to be above zero.').refusal : null
}

/** How names of each kind are looked up among some flights. */
function codesAmong(offers: FlightOffer[], places: Places) {
  const { airlines, airports } = namesIn(offers)
  const among = (codesOfOffer: (offer: FlightOffer) => string[]) => placesWith(airports, new Set(offers.flatMap(codesOfOffer)))
  const countries = new Set(offers.flatMap(waypointCountries))
  const aircraft = offers.flatMap(({ segments }) => segments.map((segment) => segment.aircraft))
  return {
    airlines: (said: string) => airlineCodes(said, airlines),
    aircraft: (said: string) => aircraftCalled(said, aircraft),
    waypoints: codesIn(among(waypoints), places),
    countries: (said: string) => [countryNamed(said) ?? ''].filter((code) => countries.has(code)),
    ends: codesIn(among(endsOf), places),
  }
}

function isRange(value: FilterValue | undefined): value is Range {
  return typeof value === 'object' && !Array.isArray(value)
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
