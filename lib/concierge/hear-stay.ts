import type { Chart } from './grammar/chart'
import { allFrames } from './grammar/clauses'
import { type Grammar, type Reading, read } from './grammar/read'
import { hearSearch, type SearchHeard } from './hear-search'
import { readMessage } from './read-message'
import { saysGrave } from './router/forms'
import { foldControl } from './skills/control/fold'
import { monthSpokenOf } from './skills/dates/spoken-before'
import { GRAMMAR } from './skills/grammar'
import { type AskedTopic, askedTopic } from './skills/guide/asked-topic'
import { pickContext } from './skills/pick/context'
import { foldPick } from './skills/pick/fold'
import { foldStays, type StayContext } from './skills/stays/fold'
import { featuresOf, houseDescribed, priceDescribed } from './skills/stays/said'
import { addStayItems } from './skills/stays/stay-items'
import type { HeldStay } from './skills/stays/stay-search'
import { areStaysSpokenOf } from './skills/stays/stay-table'
import type { StayWish } from './skills/stays/stay-wish'
import type { Table } from './table'
import { readRemark } from './understand/asking/remarks'
import { requestOf } from './understand/requests'

/** What a message means for places to stay, and its second reading, with every word read as about them. */
export type StayHeard = { wish: StayWish; reading: Reading }

const HELD_MESSAGES = 6
/** Readings that other skills would wrongly make of "which one would you take?" and "somewhere near the beach". */
const OF_OTHERS = ['pick', 'fares', 'order', 'suggest', 'plan', 'ancillaries'].map((skill) => `form:${skill}`)
const STAY_GRAMMAR: Grammar = {
  ...GRAMMAR,
  layers: GRAMMAR.layers.filter(({ byFirstType }) => ![...byFirstType.values()].flat().some(({ type }) => OF_OTHERS.includes(type))),
}
/** Nothing else in such a message counts. */
const GUARDED: readonly unknown[] = ['card-number', 'off-limits', 'start-over']

/** Questions that name a place and no place to stay: "do I need a visa for Spain?" */
const NOT_OF_STAYS: readonly unknown[] = [
  'customs',
  'exchange',
  'insurance',
  'passport',
  'plugs',
  'time-zones',
  'translation',
  'vaccines',
  'visa',
] satisfies AskedTopic[]

/**
 * Reads a message again if it is about places to stay: "under 100" is then a price per night and "the second one" a stay. Null if
 * it is about something else.
 */
export function hearStay(message: string, heard: SearchHeard, table: Table): StayHeard | null {
  const isNamed = heard.reading.clauses.some(({ said }) => said.some(({ skill }) => skill === 'stays'))
  if (!isNamed && !areStaysSpokenOf(table) && table.situation.stay === undefined) return null
  const { clauses, text } = heard.reading
  const request = requestOf(foldControl(clauses, text), message, table.language)
  if (GUARDED.includes(request) || saysGrave(message, table.language)) return null
  const { from, to, legs } = heard.route
  const asked = askedDays(table)
  const tags = { flights: false, flown: false, plans: false }
  const addItems = (chart: Chart) => {
    const ofFlights = chart.all('@of-flights')
    tags.flights = ofFlights.length > 0
    tags.flown = ofFlights.some(({ value }) => typeof value === 'object' && value !== null && 'flown' in value)
    tags.plans = chart.all('@of-plans').length > 0
    addStayItems(chart, table, isCityAsked(table))
  }
  if (!isNamed && NOT_OF_STAYS.includes(askedTopic(message, table.language))) return null
  const reading = read(message, STAY_GRAMMAR, table.names, asked, addItems, table.language)
  const isOfHouse = reading.clauses.some(({ said }) => said.some(({ value }) => value.ofHouse === true))
  if (!isOfHouse && asksForTotal(heard, table)) return null
  const context: StayContext = {
    table,
    asked,
    spokenOf: monthSpokenOf(table),
    isOfFlights: tags.flights,
    isBesideFlights: Boolean((from && to) || legs.length > 1 || (tags.flown && (from || to))),
    isOfPlans: tags.plans,
    isAgreed: request === 'yes',
    isLost: isLost(message, request, heard, table),
    held: () => heldStay(table),
  }
  const wish = foldStays(reading.clauses, context)
  return wish && { wish, reading }
}

/**
 * "What does it come to with the hotel?" is about the trip, of which the stay that was kept is a part; "what's the total?" is so from the
 * moment that the flights have one.
 */
function asksForTotal({ reading: { clauses } }: SearchHeard, table: Table): boolean {
  const { stay, total } = table.situation
  const ofStays = clauses.flatMap(({ said }) => said.filter(({ skill }) => skill === 'stays'))
  const isOnlyNamed = ofStays.every(({ value }) => Object.keys(value).every((name) => name === 'house' || name === 'isPack'))
  const isOfSum = clauses.some(({ said }) => said.some(({ value }) => value.sum === true))
  const asked = foldPick(clauses, pickContext(table)).asks.filter(({ what }) => what === 'total')
  if (ofStays.length === 0) return total !== null && (isOfSum || asked.some(({ scope }) => scope === 'both'))
  return stay?.chosen !== undefined && isOnlyNamed && (isOfSum || asked.length > 0)
}

function askedDays({ stays }: Table): ReadonlySet<string> {
  const result = stays.isNewest ? stays.lastSearch?.result : null
  if (result?.status !== 'missing') return new Set()
  return new Set(result.missing === 'checkOutOn' ? ['ret'] : result.missing === 'checkInOn' ? ['out', 'ret'] : [])
}

function isCityAsked(table: Table): boolean {
  const result = areStaysSpokenOf(table) ? table.stays.lastSearch?.result : null
  const isMissing = result?.status === 'unknown-place' || (result?.status === 'missing' && result.missing === 'city')
  return table.pending?.asked === 'stay-city' || isMissing
}

/** Only stays were discussed, and the words name nothing else. */
function isLost(words: string, request: ReturnType<typeof requestOf>, { route }: SearchHeard, table: Table): boolean {
  const { wishes, plan } = table.situation
  const isOnlyStays = table.stays.isNewest && table.stays.shown !== null && !wishes.from && !wishes.to && !plan
  const isPlace = Boolean(route.from ?? route.to ?? route.bare)
  return isOnlyStays && request === null && readRemark(words, null) === null && askedTopic(words, table.language) === null && !isPlace
}

/** "Flights to Lisbon and a hotel near the castle": wishes for the stay, given while the flights came first. */
function heldStay(table: Table): HeldStay | null {
  for (const words of table.earlierWords.slice(-HELD_MESSAGES).toReversed()) {
    const frames = allFrames(readMessage(words, table).clauses)
    const house = houseDescribed(frames)
    const { from, to } = hearSearch(words, table).route
    const price = priceDescribed(frames)
    if ((house || price) && from && to) return { ...(house ?? { near: null, wanted: featuresOf([]) }), price }
  }
  return null
}
