import { FILTER_WORDS } from '@/lib/travel/flights/filters/filter-words'
import { allFrames, asksSomething } from '../grammar/clauses'
import { hearSearch, type SearchHeard } from '../hear-search'
import type { Act } from '../pending'
import { SAID } from '../say/facts'
import { asking, telling } from '../say/marked'
import { beforeQuestion, listOf, sentences } from '../say/phrases'
import { sayFiltered } from '../say/say-filters'
import { sayMoved } from '../say/say-flights'
import { askNext } from '../say/say-talk'
import type { BudgetWish } from '../skills/filters/budget-wish'
import { standingClauses } from '../skills/filters/standing'
import { askedTopic, isOfTrouble } from '../skills/guide/asked-topic'
import { nextOpenSlice } from '../table'
import type { ToolResult } from '../tool-results'
import { type FilterWish, mergeWishes } from '../understand/filter-wish'
import { isPricedIn } from '../understand/money-signs'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { sayBesides } from './questions-beside'

/** The call that sets all filters of this turn; null if there are none or they are already set. */
export function setFilters(position: Position): Decision | null {
  const { made, allowed, table } = position
  const [first, ...also] = filtersOf(position)
  if (!first || made.some(({ tool }) => tool === 'filterFlights')) return null
  const decision = callOr('filterFlights', { ...first, ...(also.length > 0 ? { also } : {}) }, made, allowed, askNext(table.situation))
  return 'call' in decision ? decision : null
}

/** How many flights the filters leave, and the best of them. */
export function sayFilters(last: Extract<ToolResult, { tool: 'filterFlights' }>, position: Position): Decision {
  const { table, understood } = position
  const { result } = last
  if (result?.status === 'none') return { say: offerToLift(result.message, result, table) }
  if (result?.status !== 'found') return { say: askNext(table.situation) }
  const said = sayFiltered(
    result,
    table.situation,
    isInOtherCurrency(position) ? understood.limitSymbol : null,
    isLimited(understood.filters),
  )
  const search = position.made.findLast(({ tool }) => tool === 'searchFlights')
  const moved = search && !position.isFirstSearch ? sayMoved(result, table.situation, search.input) : null
  return { say: beforeQuestion(sentences(moved, said), understood.ancillaries.length > 0 ? sayBesides(position) : null) }
}

/** "Is there a morning arrival?" is a question, not a wish for a filter: if it finds nothing, the filter is removed again. */
export function takeBackAsked(last: Extract<ToolResult, { tool: 'filterFlights' }>, position: Position): Decision | null {
  const { made, allowed } = position
  if (last.result?.status !== 'none' || !isOnlyAsked(position) || made.filter(({ tool }) => tool === 'filterFlights').length > 1)
    return null
  const { also, ...input } = last.input
  const more = Array.isArray(also) ? { also: also.map(withoutValues) } : {}
  const call = callOr('filterFlights', { ...withoutValues(input), ...more }, made, allowed, '')
  return 'call' in call ? call : null
}

/** The answer to that question, after its filter was removed. */
export function sayTakenBack(position: Position): Decision | null {
  const { made, table } = position
  const [first, second] = made.filter((one) => one.tool === 'filterFlights')
  if (!second || first?.result?.status !== 'none' || !isOnlyAsked(position)) return null
  return { say: `${first.result.message} ${LIST_AS_IT_WAS} ${askNext(table.situation)}` }
}

const LIST_AS_IT_WAS = 'I’ve left the list as it was.'

function withoutValues(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, name === 'sliceIndex' ? value : null]))
}

/** Whether all that filters was said in a question. */
function isOnlyAsked({ understood: { heard } }: Position): boolean {
  const filtering =
    heard?.reading.clauses.filter(({ frames }) => frames.some(({ skill }) => skill === 'dates' || skill === 'filters')) ?? []
  return (
    filtering.length > 0 && filtering.every((clause) => asksSomething(clause) || clause.frames.some(({ value }) => value.ofList === true))
  )
}

/** The filter whose removal is offered, or all of them if it is null, and how many flights that would show. */
export type Liftable = { lift?: string | null | undefined; left?: number | undefined }

/** The sentence on filters that leave nothing, with the offer to remove `lift`. */
export function offerToLift(message: string, { lift, left }: Liftable, { situation }: Position['table']): string {
  const sliceIndex = nextOpenSlice(situation)
  // What was said of every direction alike goes from all of them.
  const standing = situation.slices.map(({ filters = [] }) => filters.join())
  const isOfAll = standing.every((filters) => filters !== '' && filters === standing[0])
  const direction = sliceIndex === null || isOfAll ? {} : { sliceIndex }
  const words = FILTER_WORDS.filter(({ name }) => name === lift).map(({ wordName }) => [wordName, null])
  const lifted = words.length > 0 ? Object.fromEntries(words) : { reset: true }
  const question = words.length > 0 ? 'Shall I remove that filter?' : 'Shall I show all flights again?'
  const acts = [{ tool: 'filterFlights' as const, input: { ...direction, ...lifted } }]
  return `${message} ${asking({ asked: 'confirm', acts, ...(left === undefined ? {} : { shows: left }) }, question)}`
}

/** Filters given before the first search apply to it too. */
function filtersOf(position: Position): FilterWish[] {
  const { understood, table, isFirstSearch, made } = position
  const waiting = isFirstSearch && made.some(({ tool }) => tool === 'searchFlights') ? table.earlierWords : []
  const merged = mergeWishes([...filtersSaidBefore(waiting, table), ...understood.filters])
  const isNarrowed = standingClauses(table.situation.slices).length > 0
  const wishes = isNarrowed ? merged : merged.flatMap(withoutLifts)
  if (!isInOtherCurrency(position)) return wishes
  return wishes.flatMap(({ maxPrice, ...rest }) => (Object.keys(rest).some((name) => name !== 'sliceIndex') ? [rest] : []))
}

/** Where no filter stands there is none to take away. */
function withoutLifts(wish: FilterWish): FilterWish[] {
  const kept = Object.entries(wish).filter(([, value]) => value !== null)
  return kept.some(([name]) => name !== 'sliceIndex') ? [Object.fromEntries(kept)] : []
}

/** The limit of a flight's length that waits for the first search, in minutes. */
export function longestFlightSaid({ understood, table }: Position): number | null {
  const said = mergeWishes([...filtersSaidBefore(table.earlierWords, table), ...understood.filters])
  return said.findLast(({ maxDurationMinutes }) => maxDurationMinutes !== undefined)?.maxDurationMinutes ?? null
}

/** "My first flight is two hours late and I'll miss the connection in Frankfurt" tells of a trip that went wrong, and wishes for none. */
function filtersSaidBefore(messages: readonly string[], table: Position['table']): FilterWish[] {
  const wishing = messages.filter((words) => !isOfTrouble(askedTopic(words, table.language)))
  return heardBefore(wishing, table).flatMap((heard) =>
    isWholeNow(heard, table.situation) || isOfStay(heard) ? heard.filters.flatMap(withoutPrice) : heard.filters,
  )
}

/** "Malaga for under £200", and later the days there and back: the price was that of both flights. */
function isWholeNow({ limits: { budget } }: SearchHeard, { wishes }: Position['table']['situation']): boolean {
  return budget !== undefined && budget.way !== 'each' && wishes.returnOn !== null && wishes.tripType !== 'one-way'
}

/** "A hotel near the centre under 150" is no price of flights. */
function isOfStay({ reading }: SearchHeard): boolean {
  return allFrames(reading.clauses).some(({ skill }) => skill === 'stays')
}

function withoutPrice({ maxPrice: _price, ...wish }: FilterWish): FilterWish[] {
  return Object.keys(wish).some((name) => name !== 'sliceIndex') ? [wish] : []
}

/** The budget of both flights that was said before one knew of a way back; null where one is kept already. */
export function budgetSaidBefore({ understood: { change }, table }: Position): BudgetWish | null {
  const { situation, earlierWords } = table
  const { result, budget: kept, wishes } = situation
  // The fares of proposed places were held against theirs already.
  const isProposed = table.planning.offered !== null
  if (isProposed || result !== null || kept || Object.keys(change).length === 0 || earlierWords.length === 0) return null
  const now = {
    ...situation,
    wishes: { ...wishes, returnOn: change.returnOn ?? wishes.returnOn, tripType: change.tripType ?? wishes.tripType },
  }
  const said = heardBefore(earlierWords, table).findLast((heard) => heard.limits.budget !== undefined && !isOfStay(heard))
  const { budget } = said?.limits ?? {}
  if (!said || !budget || !isWholeNow(said, now)) return null
  return { amount: budget.max, ...(budget.currency ? { currency: budget.currency } : {}), per: budget.per === 'each' ? 'person' : 'trip' }
}

/** What earlier messages said, each read against the search of its time: an early departure stays on the outbound once its day is known. */
export function heardBefore(messages: readonly string[], table: Position['table']): SearchHeard[] {
  const { situation } = table
  let wishes = { ...situation.wishes, departureOn: null as string | null, returnOn: null as string | null }
  return messages.map((words) => {
    const missing = wishes.departureOn ? 'tripType' : 'departureOn'
    const then = { ...situation, missing, wishes } as const
    const heard = hearSearch(words, { ...table, flights: null, fares: [], pending: null, situation: then })
    const { departureOn, returnOn } = heard.change
    wishes = { ...wishes, departureOn: departureOn ?? wishes.departureOn, returnOn: returnOn ?? wishes.returnOn }
    return heard
  })
}

/** A limit in dollars can't filter prices in pounds. */
export function isInOtherCurrency({ understood, table }: Position): boolean {
  const total = table.flights?.briefs[0]?.total
  return understood.limitSymbol !== null && total !== undefined && !isPricedIn(total, understood.limitSymbol)
}

/** "Remove that filter" with several filters: asks which one. */
export function askWhichFilter({ understood, table }: Position): string | null {
  if (!understood.oneLifted) return null
  const { sliceIndex } = understood.oneLifted
  const slices = table.situation.slices.filter((slice) => sliceIndex === null || slice.sliceIndex === sliceIndex)
  const standing = standingClauses(slices).map((clause) => withAirlineNames(clause, table.names))
  if (standing.length < 2) return null
  const question = 'Which one shall I remove, or shall I reset the filters?'
  const of = sliceIndex === null ? 'Your filters are' : `Your filters on the ${slices[0]?.label.toLowerCase()} are`
  return sentences(
    telling(SAID, `${of}: ${listOf(standing)}.`),
    asking({ asked: 'which-filter', sliceIndex, choices: standing, acts: standingActs(slices, sliceIndex) }, question),
  )
}

/** What takes each standing filter away, in the order of their clauses. */
function standingActs(slices: Position['table']['situation']['slices'], sliceIndex: number | null): Act[] {
  const direction = sliceIndex === null ? {} : { sliceIndex }
  const named = slices.flatMap(({ filters = [], filterNames = [] }) =>
    filters.map((clause, index) => [clause, filterNames[index]] as const),
  )
  return [...new Map(named)].map(([, filterName]) => {
    const words = FILTER_WORDS.filter(({ name }) => name === filterName).map(({ wordName }) => [wordName, null])
    return { tool: 'filterFlights', input: { ...direction, ...Object.fromEntries(words) } }
  })
}

/** "without FR" as a traveller would say it. */
function withAirlineNames(clause: string, names: Position['table']['names']): string {
  return clause.replace(AIRLINE_CODE, (code) => names.airlineOfCode(code) ?? code)
}

const AIRLINE_CODE = /\b(?:[A-Z][A-Z\d]|\d[A-Z])\b/g

/** "Up to £900" sets a limit, "never mind the price" takes it away. */
function isLimited(filters: readonly FilterWish[]): boolean {
  return filters.some(({ sliceIndex, ...wish }) => Object.values(wish).some((value) => typeof value === 'number'))
}
