import type { NameFinder } from '../../ports/name-finder'
import { addDays, isPlainDate, type PlainDate, weekday } from '../../travel/dates'
import { everyMatch } from '../../travel/every-match'
import { type Claim, type DayPattern, foldWords } from './claim'
import { readTexts } from './read-texts'
import type { FareTerms, TripState } from './trip-state'

export const SUPERLATIVES = ['cheapest', 'fastest'] as const
export type Superlative = (typeof SUPERLATIVES)[number]

/** By their numbers, which flights came first in some list that was found, and which only behind another. */
export type Places = { first: Set<string>; behind: Set<string> }

/** What is known of one flight, or of several sold as one: all that stands beside its numbers; `names` are codes of airlines and places. */
export type FlightFacts = { numbers: string[]; times: Set<number>; dates: Set<PlainDate>; amounts: Set<string>; names: Set<string> }

/** What may be said. It grows with each word of the traveller and each result of a tool. */
export type Facts = {
  today: PlainDate
  /** "GBP 252880": thousandths of the unit. */
  amounts: Set<string>
  /** What something is more or less than something else. */
  differences: Set<string>
  /** What the traveller would pay at most, or spoke of at all: no price. "? 300000" where no currency was named. */
  limits: Set<string>
  times: Set<number>
  durations: Set<number>
  dates: Set<PlainDate>
  /** Days as far as the traveller named them. */
  patterns: DayPattern[]
  flights: Map<string, FlightFacts[]>
  /** What stands beside an airline in one record without a flight number. */
  ofAirlines: FlightFacts[]
  names: Set<string>
  /** Amounts that stand side by side in one list, and so may be compared. */
  lists: string[][]
  /** Folded texts, in which names stand that nobody knows. */
  texts: Set<string>
  /** In kilograms. */
  weights: Set<number>
  percents: Set<number>
  /** The terms of every fare known; the key is the terms as JSON, so that equal ones are kept once. */
  fares: Map<string, FareTerms>
  /** Some list that was found holds one flight alone. */
  hasOnlyOne: boolean
  /** Which flights came first in the lists that were found. */
  places: Record<Superlative, Places>
  /** The newest that is known of the trip and its order; null as long as nobody told of any. */
  state: TripState | null
}

export function noFacts(today: PlainDate): Facts {
  return {
    today,
    amounts: new Set(),
    differences: new Set(),
    limits: new Set(),
    times: new Set(),
    durations: new Set(),
    dates: new Set([today]),
    patterns: [],
    flights: new Map(),
    ofAirlines: [],
    names: new Set(),
    lists: [],
    texts: new Set(),
    weights: new Set(),
    percents: new Set(),
    fares: new Map(),
    hasOnlyOne: false,
    places: { cheapest: { first: new Set(), behind: new Set() }, fastest: { first: new Set(), behind: new Set() } },
    state: null,
  }
}

/** The traveller's own words: what they name may be named back. */
export function learnWords(facts: Facts, text: string, names: NameFinder): void {
  const texts = readTexts(names)
  const { plain, claims } = texts.readSaid(text)
  for (const claim of [...claims, ...texts.read(text).claims]) learnClaim(facts, claim, 'limits')
  for (const [number] of everyMatch(plain, /(?<![\d.,:/])\d{2,6}(?![\d:/]|[.,]\d)/g)) facts.limits.add(`? ${Number(number) * 1000}`)
  facts.texts.add(` ${foldWords(text)} `)
  learnMeasures(facts, plain)
}

/** "20 kg", "12 %". */
export function learnMeasures(facts: Facts, plain: string): void {
  for (const [, number] of everyMatch(plain, /(?<![\d.,])(\d{1,3}) ?(?:kg|kilos?|kilograms?|किलो)(?!\p{L})/giu))
    facts.weights.add(Number(number))
  for (const [, number] of everyMatch(plain, /(?<![\d.,])(\d{1,3}) ?%/g)) facts.percents.add(Number(number))
}

/** What a text says is known from now on; `amounts` says what its amounts are. */
export function learnClaim(facts: Facts, { readings }: Claim, amounts: 'amounts' | 'differences' | 'limits'): void {
  for (const reading of readings) {
    if (reading.kind === 'amount') {
      const currencies = reading.currencies.length > 0 ? reading.currencies : ['?']
      for (const currency of currencies) facts[amounts].add(`${currency} ${reading.thousandths}`)
    } else if (reading.kind === 'time') facts.times.add(reading.minute)
    else if (reading.kind === 'duration') facts.durations.add(reading.minutes)
    else if (reading.kind === 'date') learnDay(facts, reading.pattern)
    else if (reading.kind === 'flight') {
      if (!facts.flights.has(reading.number)) facts.flights.set(reading.number, [])
      facts.names.add(reading.number.slice(0, 2))
    } else if (reading.kind === 'airline' || reading.kind === 'place') for (const name of reading.implies) facts.names.add(name)
  }
}

/** "tomorrow" is a day, "18 December" and a weekday alone are the next of their kind. */
function learnDay(facts: Facts, pattern: DayPattern): void {
  facts.patterns.push(pattern)
  if (pattern.offset !== undefined) facts.dates.add(addDays(facts.today, pattern.offset))
  const next = nextDay(facts.today, pattern)
  if (next) facts.dates.add(next)
  if (pattern.weekday !== undefined && pattern.day === undefined) {
    const ahead = (pattern.weekday - weekday(facts.today) + 7) % 7
    facts.dates.add(addDays(facts.today, ahead === 0 ? 7 : ahead))
  }
}

function nextDay(today: PlainDate, { day, month, year }: DayPattern): PlainDate | null {
  if (day === undefined || month === undefined) return null
  const two = (part: number) => String(part).padStart(2, '0')
  const thisYear = Number(today.slice(0, 4))
  const dates = (year === undefined ? [thisYear, thisYear + 1] : [year]).map((one) => `${one}-${two(month)}-${two(day)}`)
  return dates.find((date) => isPlainDate(date) && (year !== undefined || date >= today)) ?? null
}

/** All of the other's, beside its own. */
export function mergeFacts(into: Facts, from: Facts): void {
  addAll(into.amounts, from.amounts)
  addAll(into.differences, from.differences)
  addAll(into.limits, from.limits)
  addAll(into.times, from.times)
  addAll(into.durations, from.durations)
  addAll(into.dates, from.dates)
  addAll(into.names, from.names)
  addAll(into.texts, from.texts)
  for (const number of from.flights.keys()) if (!into.flights.has(number)) into.flights.set(number, [])
  into.hasOnlyOne ||= from.hasOnlyOne
  into.patterns.push(...from.patterns)
  into.lists.push(...from.lists)
  addAll(into.weights, from.weights)
  addAll(into.percents, from.percents)
  for (const [key, terms] of from.fares) into.fares.set(key, terms)
  into.ofAirlines.push(...from.ofAirlines)
  for (const one of SUPERLATIVES) {
    addAll(into.places[one].first, from.places[one].first)
    addAll(into.places[one].behind, from.places[one].behind)
  }
}

function addAll<Value>(into: Set<Value>, from: ReadonlySet<Value>): void {
  for (const value of from) into.add(value)
}
