import type { Chart } from './chart'
import type { Frame } from './cover'
import { isOfSearch, isRouteFrame } from './search-frames'

/** Questions of the table that are about a price. */
const PRICES = ['total', 'shares', 'difference', 'is-cheapest', 'cheaper', 'other-days']
/** Words that ask for a price, or what it comes to, and say nothing else. */
const PRICING = ['@extra-cost', '@saving', '@compare', '@howmuch', '@compar', '@total-price', '@whole-sum', '@supposing', '@instead']
/** How far into a clause "ok, and what if" may begin. */
const LED = 3

/** What matters here of a clause. */
type Part = { start: number; kind: string; text: string; said: Frame[]; frames: Frame[]; unread: string[]; isSupposed: boolean }
type Place = { firstWord: number; isQuestion: boolean; unread: number[] }

/**
 * What a clause supposes of the trip that was searched, to know its price: "what if we fly direct?", "how much more is business?",
 * "cheaper from Gatwick?". Null if it supposes nothing, or is understood in part alone.
 */
export function supposedChange(chart: Chart, said: Frame[], positions: number[], { firstWord, isQuestion, unread }: Place): Frame[] | null {
  const changes = said.filter(isChange)
  if (changes.length === 0) return null
  const has = (tag: string) => positions.some((at) => chart.from(at, tag).length > 0)
  const beginning = positions.filter((at) => at >= firstWord).slice(0, LED)
  // "What if we flew": its verb supposes, too.
  const supposing = beginning.flatMap((at) => chart.from(at, '@supposing'))
  const isRead = (at: number) => PRICING.some((tag) => chart.all(tag).some(({ start, end }) => start <= at && at < end))
  if (unread.some((at) => !isRead(at))) return null
  // "Could we do Monday instead?" asks for it.
  const isRequest = beginning.some((at) => chart.from(at, '@helpingverb').length > 0)
  const isInstead = !isRequest && positions.some((at) => chart.from(at, '@instead').length > 0 && chart.from(at, '@swapped').length === 0)
  if (supposing.length > 0 || (isQuestion && isInstead)) return changes
  // “12–14 was cheaper, go back to that” takes it.
  if (!has('searched') || has('@goback-to')) return null
  const others = said.filter((frame) => !changes.includes(frame))
  // "And direct?" asks for the price that goes with it; once all flights are chosen, "and from Luton?" does, too.
  const isAdded = isQuestion && chart.from(firstWord, '@and').length > 0 && others.length === 0 && (has('chosen') || changes.some(isOfFare))
  const isCompared = positions.some((at) => chart.from(at, '@compar').some((item) => isPriceOrder(item.value)))
  const asks = isQuestion || isCompared || chart.from(firstWord, '@request').length > 0
  const isPriced =
    isCompared || ['@extra-cost', '@saving'].some(has) || said.some(asksForPrice) || (has('@howmuch') && changes.some(isOfFare))
  // What is asked beside the price would be lost.
  const asksMore = others.some((frame) => !asksForPrice(frame) && !isCheapest(frame) && !isOfThese(frame))
  // "Is it cheaper a day earlier or a day later?" compares the days.
  // "Which day in February is cheapest?" names none.
  const days = changes.filter(isDay)
  const isOfDays = changes.some(({ value }) => 'shift' in value) || days.length > 1 || days.some((frame) => !namesDay(frame))
  return isAdded || (asks && isPriced && !asksMore && !isOfDays) ? changes : null
}

/**
 * "Direct instead, what's the difference?": the question makes the wish before it a supposition, as "with BA? And home from Naples?" goes
 * on with one.
 */
export function withPriceAsked<One extends Part>(chart: Chart, clauses: One[]): One[] {
  if (chart.all('searched').length === 0) return clauses
  let goesOn = false
  return clauses.map((clause, index) => {
    const isChanging = clause.frames.length > 0 && clause.frames.every(isChange) && clause.unread.length === 0 && !isWholeRoute(clause)
    const next = clauses[index + 1]
    if (isCondition(chart, clause) && next && isPriceAsked(next))
      return { ...clause, kind: 'search-question', isSupposed: true, frames: clause.said }
    const isAsked = clause.kind === 'wish' && isComparing(next)
    const isSupposed = isChanging && (isAsked || (goesOn && clause.text.endsWith('?')))
    goesOn = isSupposed || clause.isSupposed
    return isSupposed ? { ...clause, kind: 'search-question', isSupposed } : clause
  })
}

/** "If a friend came along": told like a story, and what the next clause asks the price of. */
function isCondition(chart: Chart, { said, unread, start }: Part): boolean {
  return chart.from(start, '@plan-if').length > 0 && said.length > 0 && said.every(isChange) && unread.length === 0
}

function isPriceAsked({ kind, unread, said }: Part): boolean {
  const asks = said.filter((frame) => !isOfThese(frame))
  return (
    ['question', 'wish'].includes(kind) &&
    unread.length === 0 &&
    asks.length > 0 &&
    asks.every((frame) => asksForPrice(frame) || asksToCompare(frame))
  )
}

function isWholeRoute({ frames }: Part): boolean {
  return frames.some(({ value }) => 'leg' in value || ('from' in value && 'to' in value))
}

function isComparing(clause: Part | undefined): boolean {
  return clause?.kind === 'question' && clause.unread.length === 0 && clause.said.length > 0 && clause.said.every(asksToCompare)
}

/** Fields that would change the search or narrow its flights. */
function isChange(frame: Frame): boolean {
  if (['pick', 'fares', 'control', 'ancillaries', 'stays', 'plan', 'order'].includes(frame.skill ?? '')) return false
  return isOfSearch(frame) || isRouteFrame(frame) || CHANGING.some((slot) => slot in frame.value)
}

const CHANGING = ['bags', 'direct', 'place', 'goal', 'carrier', 'notCarrier', 'trip', 'stops']

function isDay({ value }: Frame): boolean {
  return ['when', 'out', 'ret', 'stay'].some((slot) => slot in value)
}

function namesDay({ value }: Frame): boolean {
  const when = value.when ?? value.out ?? value.ret
  return 'stay' in value || (typeof when === 'object' && when !== null && 'day' in when)
}

/** "Cheaper" and "dearer" compare prices. */
function isPriceOrder(value: unknown): boolean {
  const order = typeof value === 'object' && value !== null && 'order' in value ? value.order : null
  return order === 'cheapest' || order === 'dearest'
}

/** What changes the fare of the same journey; "and bags?" only asks whether they are included. */
function isOfFare({ value, start, end }: Frame): boolean {
  return ['direct', 'cabin'].some((slot) => slot in value) || ('bags' in value && end - start > 1)
}

function asksForPrice({ value }: Frame): boolean {
  return value.priced === true || value.asksPrice === true || PRICES.includes(String(value.what)) || isPriceOrder(value.another)
}

/** "Is it cheaper?" of what lies there, whatever it is called. */
function isCheapest({ value }: Frame): boolean {
  return value.sort === 'cheapest' || isPriceOrder(value.fare) || isPriceOrder(value.point) || isPriceOrder(value.of)
}

/** "Es", the flights as they lie there, and the "more" of a price that could be more flights. */
function isOfThese({ value }: Frame): boolean {
  const [point, list] = [value.point, value.list]
  if (typeof list === 'object' && list !== null) return 'more' in list
  return typeof point === 'object' && point !== null && 'refers' in point && point.refers === 'it'
}

function asksToCompare(frame: Frame): boolean {
  return frame.value.what === 'difference' || isPriceOrder(frame.value.another) || isCheapest(frame)
}
