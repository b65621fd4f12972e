import type { NameFinder } from '../../ports/name-finder'
import { isPlainDate, type PlainDate } from '../../travel/dates'
import { minorDigits } from '../../travel/money'
import { plainText } from '../../travel/plain-text'
import type { Situation } from '../../travel/trip/situation-schema'
import { type Claim, foldWords } from './claim'
import { type Facts, type FlightFacts, learnClaim, learnMeasures, mergeFacts, noFacts } from './facts'
import { readTexts } from './read-texts'
import { perFinder, remembering } from './remembering'
import { learnPlaces } from './superlatives'
import { fareTermsIn, tripStateOf } from './trip-state'

/**
 * A result of a tool, the live trip, or the situation: every value in it, in whatever shape. `input` is that of the call: figures that
 * only come back as they were sent in ("no flight by …") are no facts.
 */
export function learnData(facts: Facts, data: unknown, names: NameFinder, input?: unknown): void {
  const { today } = facts
  addFacts(
    facts,
    factsIn(names)(JSON.stringify([today, data, input]), () => readData(data, input, { today, names })),
  )
}

/** Results of earlier turns come back with each later one. */
const MOST_KEPT = 300
const LONGEST_KEPT = 30_000

const factsIn = perFinder(() => remembering<Facts>({ most: MOST_KEPT, longest: LONGEST_KEPT }))

function readData(data: unknown, input: unknown, { today, names }: { today: PlainDate; names: NameFinder }): Facts {
  const facts = noFacts(today)
  // A day or a time that was looked for is no echo: results have their own.
  const echoes = textsIn(input).filter((text) => /\d/.test(text) && !/^[\d:T.-]+$/.test(text))
  for (const flight of learnValue(data, '', { facts, names, echoes })) keepFlight(facts, flight)
  return facts
}

function addFacts(into: Facts, from: Facts): void {
  mergeFacts(into, from)
  for (const [number, flights] of from.flights) into.flights.set(number, [...(into.flights.get(number) ?? []), ...flights])
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value, LONGEST_ECHO).replace(/…$/, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What a call is about to look for: its days and places are the trip's as soon as it runs, and nothing else of it is a fact. */
export function learnCall(facts: Facts, input: unknown, names: NameFinder): void {
  const asked = noFacts(facts.today)
  learnData(asked, input, names)
  for (const date of asked.dates) facts.dates.add(date)
  for (const name of asked.names) facts.names.add(name)
  for (const time of asked.times) facts.times.add(time)
  for (const duration of asked.durations) facts.durations.add(duration)
  for (const text of asked.texts) facts.texts.add(text)
}

/** The trip and its order as they stand now: the newest alone counts. */
export function learnSituation(facts: Facts, situation: Situation, names: NameFinder): void {
  learnData(facts, situation, names)
  facts.state = tripStateOf(situation)
  for (const amount of facts.state.order?.amounts ?? []) facts.amounts.add(amount)
}

// A tool cuts what it says back.
const LONGEST_ECHO = 60
/** Names from outside: whatever figures stand in them are no facts. */
const NAME_KEYS = /^(?:name|airlines?|withoutAirlines|brand|aircraft|cityName|via|operatedBy|\w*[cC]ode|carrier|airports?)$/
const LISTED_KEYS = /^(?:briefs|flights|fares|stays|days)$/
const FLIGHT_KEYS = /^flight(?:s|Numbers?)?$/

type Learning = { facts: Facts; names: NameFinder; echoes: string[] }

/** Returns the flights that the value holds, with all that stands in it. */
function learnValue(value: unknown, key: string, learning: Learning): FlightFacts[] {
  if (typeof value === 'string') return learnText(value, key, learning)
  if (typeof value === 'number') return learnNumber(value, key, learning.facts)
  if (Array.isArray(value)) return learnList(value, key, learning)
  if (typeof value === 'object' && value !== null) return learnRecord(value, learning)
  return []
}

function learnText(given: string, key: string, { facts, names, echoes }: Learning): FlightFacts[] {
  const text = echoes.reduce((rest, echo) => rest.replaceAll(echo, ' '), given)
  if (/(?:Id|Key|status|type|kind|zone)$/.test(key)) return []
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text)
  if (local) {
    facts.dates.add(local[1] ?? '')
    facts.times.add(Number(local[2]) * 60 + Number(local[3]))
  } else if (isPlainDate(text)) facts.dates.add(text)
  else if (key === 'countryCode') facts.names.add(text)
  else if (NAME_KEYS.test(key)) learnNames(facts, text, names)
  else if (!/^\d{4}-\d{2}-\d{2}T.*Z$/.test(text)) {
    const { plain, claims } = readTexts(names).read(text)
    const isFlight = FLIGHT_KEYS.test(key)
    for (const claim of claims) if (!isFlight || claim.readings[0]?.kind === 'flight') learnClaim(facts, claim, amountsAt(plain, claim))
    learnNames(facts, text, names)
    learnMeasures(facts, plain)
  }
  return []
}

/** "£16 more than the cheapest" is no price, and "up to £300" is none either. */
function amountsAt(plain: string, { start, end }: Claim): 'amounts' | 'differences' | 'limits' {
  if (/^ (?:more|less|cheaper|dearer)\b/.test(plain.slice(end))) return 'differences'
  return /\b(?:up to|at most|under|below) $/.test(plain.slice(0, start)) ? 'limits' : 'amounts'
}

function learnNames(facts: Facts, text: string, names: NameFinder): void {
  for (const name of readTexts(names).namesIn(text)) facts.names.add(name)
  if (names.isAirlineCode(text)) facts.names.add(text)
  if (/\p{L}/u.test(text)) facts.texts.add(` ${foldWords(text)} `)
}

function learnNumber(value: number, key: string, facts: Facts): [] {
  if (/minutes$/i.test(key)) facts.durations.add(value)
  if (/kg$/i.test(key)) facts.weights.add(value)
  if (/(?:count|fitting)$/i.test(key) && value === 1) facts.hasOnlyOne = true
  return []
}

/** The totals of a list may be compared with each other. */
function learnList(list: unknown[], key: string, learning: Learning): FlightFacts[] {
  const compared: string[] = []
  const flights = list.flatMap((value) => {
    const own = { ...noFacts(learning.facts.today) }
    const found = learnValue(value, key, { ...learning, facts: own })
    compared.push(...own.amounts)
    mergeFacts(learning.facts, own)
    return found
  })
  if (list.length === 1 && LISTED_KEYS.test(key)) learning.facts.hasOnlyOne = true
  if (list.length > 1 && compared.length > 1) learning.facts.lists.push(compared)
  return flights
}

function learnRecord(record: object, learning: Learning): FlightFacts[] {
  if ('amountMinor' in record && 'currency' in record) {
    const { amountMinor, currency } = record
    if (typeof amountMinor === 'number' && typeof currency === 'string') learning.facts.amounts.add(amountKey(amountMinor, currency))
    return []
  }
  const own = noFacts(learning.facts.today)
  const inner = Object.entries(record).flatMap(([key, value]) => learnValue(value, key, { ...learning, facts: own }))
  const terms = fareTermsIn({ ...record })
  if (terms) own.fares.set(JSON.stringify(terms), terms)
  learnPlaces(own, record, (brief) => flightNumbersOf(brief, learning.names))
  mergeFacts(learning.facts, own)
  const numbers = flightNumbersOf(record, learning.names)
  if (numbers.length > 0) return [...inner, factsOfFlight(numbers, own)]
  if (isOfAirline(record)) learning.facts.ofAirlines.push(factsOfFlight([], own))
  // What stands around one flight belongs to it too: its total, its reason.
  const [only] = inner
  const isOne = only && 'offer' in record && inner.every((flight) => flight.numbers.join() === only.numbers.join())
  return isOne ? [...inner, factsOfFlight(only.numbers, own)] : inner
}

function isOfAirline(record: object): boolean {
  return Object.entries(record).some(([key, value]) => /airline|carrier/i.test(key) && typeof value === 'string')
}

function flightNumbersOf(record: object, names: NameFinder): string[] {
  const said =
    'flightNumbers' in record && Array.isArray(record.flightNumbers)
      ? record.flightNumbers.join(' + ')
      : 'flight' in record && typeof record.flight === 'string'
        ? record.flight
        : 'segments' in record && Array.isArray(record.segments)
          ? record.segments.map((segment: { flightNumber?: unknown }) => segment?.flightNumber).join(' + ')
          : ''
  if (said === '') return []
  return readTexts(names)
    .read(said)
    .claims.flatMap(({ readings: [first] }) => (first?.kind === 'flight' ? [first.number] : []))
}

function factsOfFlight(numbers: string[], { times, dates, amounts, names, today }: Facts): FlightFacts {
  const days = new Set(dates)
  days.delete(today)
  return { numbers, times: new Set(times), dates: days, amounts: new Set(amounts), names: new Set(names) }
}

function keepFlight(facts: Facts, flight: FlightFacts): void {
  for (const number of flight.numbers) facts.flights.set(number, [...(facts.flights.get(number) ?? []), flight])
}

function amountKey(amountMinor: number, currency: string): string {
  return `${currency} ${Math.round((amountMinor * 1000) / 10 ** minorDigits(currency))}`
}
