import { sayWhatIf } from '../say/answers/say-price'
import type { Brief, ToolResult } from '../tool-results'
import type { FilterWish } from '../understand/filter-wish'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

const HOURS = ['departAfter', 'departBefore', 'arriveAfter', 'arriveBefore']

/**
 * "What if we flew home from Zurich, is that cheaper?": the cheapest flights of the current search, then the changed search and
 * its cheapest. Null if the message supposes nothing, or a price is missing.
 */
export function whatIf(position: Position, search: (position: Position) => Decision | null): Decision | null {
  const { understood, table, made } = position
  const { situation } = table
  if (!understood.isSupposed) return null
  const searchedAt = made.findLastIndex(({ tool }) => tool === 'searchFlights')
  if (searchedAt < 0) {
    if (!table.flights || situation.slices.some(({ picked }) => picked)) return null
    // "Is it cheaper from Porto?" doesn't sort the flights.
    const { preference, ...change } = understood.change
    const changed = search({ ...position, understood: { ...understood, change } })
    if (!changed || !('call' in changed) || changed.call !== 'searchFlights') return null
    // The supposed hours apply only to the changed search.
    return nextPrice(made, { ...position, understood: { ...understood, filters: [] } }) ?? changed
  }
  const [before, after] = [made.slice(0, searchedAt), made.slice(searchedAt + 1)]
  if (before.length === 0) return null
  const next = nextPrice(after, position)
  if (next) return next
  const supposed = supposedFlights(position)
  return supposed && { say: sayWhatIf(supposed.then, supposed.now, situation) }
}

/** The cheapest flights before and after the supposed search of this turn; null while some aren't known. */
export function supposedFlights({ made, table }: Position): { then: Brief[]; now: Brief[] } | null {
  const searchedAt = made.findLastIndex(({ tool }) => tool === 'searchFlights')
  const [then, now] = [cheapestIn(made.slice(0, Math.max(searchedAt, 0))), cheapestIn(made.slice(searchedAt + 1))]
  return then.length > 0 && now.length === table.situation.slices.length ? { then, now } : null
}

/** The look-up of a direction whose cheapest flight isn't in these results. */
function nextPrice(results: ToolResult[], { table, allowed, understood }: Position): Decision | null {
  const open = table.situation.slices.find(({ sliceIndex }) => !lookUps(results).some(({ input }) => input.sliceIndex === sliceIndex))
  if (!open) return null
  const input = { sliceIndex: open.sliceIndex, order: 'cheapest', ...hoursOf(understood.filters, open.sliceIndex) }
  const call = callOr('lookUpFlights', input, results, allowed, '')
  return 'call' in call ? call : null
}

/** Supposed hours: "on Sunday night instead". */
function hoursOf(filters: readonly FilterWish[], slice: number): FilterWish {
  const own = filters.filter(({ sliceIndex = slice }) => sliceIndex === slice)
  const hours = own.flatMap((wish) => Object.entries(wish).filter(([name]) => HOURS.includes(name)))
  return Object.fromEntries(hours)
}

function cheapestIn(results: ToolResult[]): Brief[] {
  return lookUps(results).flatMap(({ result }) => (result?.status === 'looked-up' ? result.flights.slice(0, 1) : []))
}

function lookUps(results: ToolResult[]) {
  return results.filter((one) => one.tool === 'lookUpFlights' && one.input.order === 'cheapest')
}
