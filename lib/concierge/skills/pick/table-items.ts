import { weekday } from '@/lib/travel/dates'
import type { Chart } from '../../grammar/chart'
import type { Slots } from '../../grammar/lexicon'
import { foldWord } from '../../grammar/tokens'
import type { Table } from '../../table'
import type { Brief } from '../../tool-results'
import { type FareSpec, isOfCabin } from '../fares/fold'
import { comparedOn } from './compared-on'
import { isSlots } from './helpers'

/** Words that many airlines share: alone they name none. */
const SHARED = new Set(
  'air airlines airways the royal new fly airline express jet aviation international one direct cheap best british american'.split(' '),
)
/** What the table says of a newer list makes an older one less likely to be meant. */
const OLDER = -0.25
/** Of two readings of the same words that of what was shown last is likelier. */
const NEWEST = 0.1
/** So many words may lead to “fares”: “the very cheapest fares”. */
const FARE_WORDS = 3
const CURRENCY_SIGN = /^[£$€¥₹]$/

/**
 * What only the table knows: empty items that tell a rule what lies there (`flights`, `choices`, `fares-shown`, `routes-shown`,
 * `places-shown`, `pair-taken`; `offers` where there is any price to ask about), and
 * its flight numbers, airlines, times, prices and fare brands where the message names them.
 */
export function addTableItems(chart: Chart, table: Table, choices: readonly string[] = []): void {
  const briefs = [...table.flightsBySlice.values()].flatMap((shown) => shown.briefs)
  const hasFares = table.fares.length > 0
  // "The first flight" is none of the fares, although they are newer.
  const isOfFlights = speaksOfFlights(chart)
  const ofFlights = hasFares && !table.isListNewest && !isOfFlights ? OLDER : 0
  if (table.flights !== null) addEverywhere(chart, 'flights', ofFlights)
  if (comparedOn(table) !== null) addEverywhere(chart, 'offers', 0)
  else if (table.flights !== null) addEverywhere(chart, 'offers', ofFlights)
  if (table.situation.slices.length > 2 || table.situation.wishes.tripType === 'multi-trip') addEverywhere(chart, 'legs', 0)
  if (choices.length > 1) addEverywhere(chart, 'choices', 0)
  // "The first one, and the cheapest fares" of flights shown last: only the words before "fares" are of fares.
  const fareWords = chart.all('@fares-noun').map(({ start }) => start)
  for (const start of hasFares ? chart.tokens.keys() : []) {
    const isOfFares = fareWords.some((noun) => start <= noun && noun - start <= FARE_WORDS)
    const plausibility = (table.isListNewest && !isOfFares) || isOfFlights ? OLDER : NEWEST
    chart.add({ type: 'fares-shown', start, end: start, value: {}, plausibility })
  }
  if (isPairTaken(table)) addEverywhere(chart, 'pair-taken', 0)
  const isMeetUpShown = table.meetUp?.result?.status === 'found' && !table.situation.result
  if (isMeetUpShown || table.comparison?.result?.status === 'found') addEverywhere(chart, 'routes-shown', 0)
  const { length: options } = table.offeredDays?.choices ?? (table.pending?.asked === 'which-variant' ? table.pending.choices : [])
  if (options > 0) addEverywhere(chart, 'options-shown', 0, { optionCount: options })
  if (table.situation.result) addEverywhere(chart, 'searched', 0)
  if (table.situation.mode === 'flight_summary' || table.situation.mode === 'trip_summary') addEverywhere(chart, 'chosen', 0)
  if (table.planning.offered) addEverywhere(chart, 'places-shown', 0)
  const said = chart.tokens.flatMap(({ kind, raw }, at) => (kind === 'sign' ? [] : [{ kind, raw, at }]))
  const [alone] = said
  // "4" as the whole answer is a place on the list.
  if (said.length === 1 && alone && /^\d{1,2}$/.test(alone.raw))
    chart.add({ type: 'shown-place', start: alone.at, end: alone.at + 1, value: { nth: Number(alone.raw) }, plausibility: 0 })
  addAirports(chart, table)
  addStops(chart, table.flights)
  const lifted = table.pending?.asked === 'confirm' ? table.pending.shows : undefined
  for (const [at, { kind, raw }] of chart.tokens.entries()) {
    if (kind === 'number' && raw === String(lifted)) chart.add({ type: 'lifted-count', start: at, end: at + 1, value: {}, plausibility: 0 })
    if (kind === 'number') addFigures(chart, at, briefs)
    if (kind === 'word' || kind === 'number') addNames(chart, at, briefs)
    if (kind === 'word' && hasFares) addBrands(chart, at, table)
  }
  addCabins(chart, table)
}

/** Both ways were taken at once, and no fare of either yet. */
function isPairTaken({ situation: { slices, wishes } }: Table): boolean {
  return wishes.tripType === 'round-trip' && slices.length === 2 && slices.every(({ picked }) => picked && !picked.fare)
}

function speaksOfFlights(chart: Chart): boolean {
  if (chart.all('@fare-noun').length > 0 || chart.all('@fares-noun').length > 0) return false
  const both = chart.all('@both-ways')
  return chart.all('@flight').some(({ start }) => !both.some((one) => one.start <= start && start < one.end))
}

function addEverywhere(chart: Chart, type: string, plausibility: number, value: Slots = {}): void {
  for (const start of chart.tokens.keys()) chart.add({ type, start, end: start, value, plausibility })
}

/** The airports of the flights shown, where a city has several: "the latest one into Heathrow". */
function addAirports(chart: Chart, { flightsBySlice }: Table): void {
  const lists = [...flightsBySlice.values()].map(({ briefs }) => briefs)
  const sides = lists.flatMap((briefs) => [new Set(briefs.map(({ from }) => from)), new Set(briefs.map(({ to }) => to))])
  // Every flight has an end in a city with one airport: naming it tells none of them from the others.
  const ends = new Set(sides.flatMap((side) => (side.size > 1 ? [...side] : [])))
  for (const { start, end, value } of chart.all('place')) {
    if (isSlots(value) && value.kind === 'airport' && typeof value.code === 'string' && value.code !== value.text && ends.has(value.code))
      chart.add({ type: 'shown-airport', start, end, value: { airport: value.code }, plausibility: 0 })
  }
}

/** Where flights shown may be changed, which is at neither of their ends: "how long in Amsterdam?" */
function addStops(chart: Chart, flights: Table['flights']): void {
  if (!flights) return
  const ends = [flights, ...flights.briefs].flatMap(({ from, to }) => [from, to])
  for (const { start, end, value } of chart.all('place')) {
    if (isSlots(value) && ![value.name, value.city, value.code].some((name) => ends.some((one) => one === name)))
      chart.add({ type: 'shown-stop', start, end, value: { via: value }, plausibility: 0 })
  }
}

function addFigures(chart: Chart, at: number, briefs: Brief[]): void {
  const raw = chart.tokens[at]?.raw ?? ''
  const amount = raw.replaceAll(',', '')
  if (/^\d{2,}(?:\.\d\d)?$/.test(amount) && briefs.some(({ total }) => isPriced(total, amount))) {
    const isSigned = CURRENCY_SIGN.test(chart.tokens[at - 1]?.raw ?? '')
    chart.add({
      type: 'shown-price',
      start: isSigned ? at - 1 : at,
      end: at + 1,
      value: { price: Number(amount) },
      plausibility: isSigned ? 0 : -0.2,
    })
  }
  const clock = /^(\d{1,2})[:.h]?(\d\d)$/.exec(raw)
  const [h, min] = [Number(clock?.[1]), Number(clock?.[2])]
  const leaving = clock ? briefs.filter(({ departsAt }) => isAt(departsAt, h, min)) : []
  if (leaving.length > 0) {
    const item = { type: 'shown-clock', end: at + 1, value: { clock: { h, min } }, plausibility: NEWEST * (raw.includes(':') ? 3 : 1) }
    chart.add({ ...item, start: at })
    // "Monday 17:05", where the list is of a Monday.
    const days = leaving.map(({ departsAt }) => weekday(departsAt.slice(0, 10)))
    const isOfDay = chart.from(at - 1, '@weekday').some(({ value }) => isSlots(value) && days.some((day) => day === value.wd))
    if (isOfDay) chart.add({ ...item, start: at - 1 })
  }
}

function addNames(chart: Chart, at: number, briefs: Brief[]): void {
  const word = chart.tokens[at]?.low ?? ''
  const next = chart.tokens[at + 1]
  const pair = next && next.kind !== 'sign' && next.low !== '' ? `${word}${next.low}` : null
  // "The ZZ 99" is a flight, be it there or not.
  const { raw = '', caps = false } = chart.tokens[at] ?? {}
  if (caps && raw.length === 2 && pair && /^\d{1,4}$/.test(next?.raw ?? '') && !chart.isKnownWord(at))
    chart.add({ type: 'shown-flight', start: at, end: at + 2, value: { flight: plainNumber(pair) }, plausibility: -0.5 })
  // "4Y" is an airline, be it there or not, and no age.
  const code = next?.glued ? `${raw}${next.raw}` : raw
  if (/^\d[A-Z]$/.test(code))
    chart.add({ type: 'carrier', start: at, end: code === raw ? at + 1 : at + 2, value: { airline: code }, plausibility: 0 })
  for (const brief of briefs) {
    for (const number of brief.flightNumbers) {
      const flown = plainNumber(number).toLowerCase()
      const isNumber = word === flown || plainNumber(word).toLowerCase() === flown
      const end = isNumber ? at + 1 : pair !== null && plainNumber(pair).toLowerCase() === flown ? at + 2 : null
      if (end !== null) chart.add({ type: 'shown-flight', start: at, end, value: { flight: plainNumber(number) }, plausibility: 0 })
      // "La conexión" is not LATAM's.
      if (word === number.slice(0, 2).toLowerCase() && /^(?:[a-z][a-z\d]|\d[a-z])$/.test(word) && (caps || !chart.isKnownWord(at)))
        chart.add({
          type: 'carrier',
          start: at,
          end: at + 1,
          value: { airline: number.slice(0, 2) },
          plausibility: caps ? 0 : -0.6,
        })
    }
    for (const airline of brief.airline.split(' and ')) {
      const name = airline.split(/\s+/).map(foldWord)
      const length = name.every((part, index) => chart.tokens[at + index]?.low === part)
        ? name.length
        : name[0] === word && word.length >= 3 && !SHARED.has(word)
          ? 1
          : 0
      for (const type of length > 0 ? ['carrier', 'shown-carrier'] : [])
        chart.add({ type, start: at, end: at + length, value: { airline }, plausibility: 0 })
    }
  }
}

/** A brand is named by all its words, or by one that no other brand has: "flexible" names "Economy Flex". */
/** Cabins that one of the fares is of: another cabin is searched. */
function addCabins(chart: Chart, { fares }: Table): void {
  const cabins = fares.flatMap((slice) => slice.fares.map(({ cabinClass }) => cabinClass))
  for (const { start, end, value } of chart.all('@fare-cabin'))
    if (cabins.some((cabinClass) => isOfCabin(cabinClass, (value as FareSpec).cabin)))
      chart.add({ type: 'cabin-shown', start, end, value, plausibility: 0 })
}

function addBrands(chart: Chart, at: number, { fares }: Table): void {
  const brands = [...new Set(fares.flatMap((slice) => slice.fares.map(({ brand }) => brand)))]
  const wordsOf = (brand: string) => brand.split(/[\s-]+/).map((part) => foldWord(part).replace(/[^\p{L}\d]/gu, ''))
  const says = (index: number, part: string) => {
    const low = chart.tokens[index]?.low ?? ''
    const isCalledSo = chart.from(index, '@fare-brand').some(({ value }) => isSlots(value) && value.brand === part)
    return low === part || isCalledSo || (part.length >= 4 && low.startsWith(part))
  }
  // "Plus a bag" adds something; it names no fare.
  const isJoint = (['@and', '@with'] as const).some((tag) => chart.from(at, tag).length > 0)
  const goesOn = (['@ref-a', '@ref-the', '@number'] as const).some((tag) => chart.from(at + 1, tag).length > 0)
  if (isJoint && goesOn) return
  for (const brand of brands) {
    const parts = wordsOf(brand)
    const add = (length: number) => chart.add({ type: 'brand', start: at, end: at + length, value: { brand }, plausibility: 0 })
    if (parts.every((part, index) => says(at + index, part))) add(parts.length)
    const others = brands.filter((other) => other !== brand).flatMap(wordsOf)
    if (parts.length > 1 && parts.some((part) => part.length >= 4 && !others.includes(part) && says(at, part))) add(1)
  }
}

/** "KA 010" as "KA10". */
export function plainNumber(flightNumber: string): string {
  const match = /^([a-z0-9]{2})\s?0*(\d+)$/i.exec(flightNumber)
  return match ? `${match[1]}${match[2]}`.toUpperCase() : flightNumber
}

export function isPriced(total: string, amount: string): boolean {
  const figure = total.replace(/[^\d.]/g, '')
  return figure === amount || figure.replace(/\.\d+$/, '') === amount
}

function isAt(departsAt: string, h: number, min: number): boolean {
  const [hour, minute] = [Number(departsAt.slice(11, 13)), Number(departsAt.slice(14, 16))]
  return minute === min && (hour === h || (h <= 12 && hour % 12 === h % 12))
}
