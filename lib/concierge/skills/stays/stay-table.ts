import { offered, type Pending } from '../../pending'
import type { ShownStay, ShownStays } from '../../stay-results'
import type { ToolResult } from '../../tool-results'
import { isStayResult, type StayResult } from '../../tool-results'

/** The places to stay on the table. */
export type StayTable = {
  /** The latest search, whatever its result. */
  lastSearch: Extract<StayResult, { tool: 'searchStays' }> | null
  /** The latest list. */
  shown: ShownStays | null
  /** They are the latest tool result, so "cheaper" and "the second one" refer to them. */
  isNewest: boolean
  /** One was kept after the latest search. */
  isKeptLast: boolean
}

/** `results` in chronological order. */
export function layStays(results: ToolResult[]): StayTable {
  const searches = results.filter((result) => result.tool === 'searchStays')
  const spoken = results.findLast(({ tool }) => tool !== 'rewindTrip')
  const last = results.filter(isStayResult).at(-1)
  const found = searches.findLast(({ result }) => result?.status === 'found')?.result
  return {
    lastSearch: searches.at(-1) ?? null,
    shown: found?.status === 'found' ? found : null,
    isNewest: spoken !== undefined && isStayResult(spoken),
    isKeptLast: last?.tool === 'chooseStay' && last.result?.status === 'chosen',
  }
}

/** Places to stay were discussed last, so "cheaper" and "yes" are about them. */
export function areStaysSpokenOf({ stays, pending }: { stays: StayTable; pending: Pending | null }): boolean {
  return stays.isNewest || pending?.asked === 'stay-city' || pending?.asked === 'which-stay' || offered(pending, 'chooseStay') !== null
}

/** In the card's order: the picks first, or all as sorted. */
export function inStayOrder({ shown, lastSearch }: StayTable): ShownStay[] {
  if (!shown) return []
  if (lastSearch?.input.sort) return shown.first
  const picked = new Set(shown.picks.map(({ hotelId }) => hotelId))
  return [...shown.picks, ...shown.first.filter(({ hotelId }) => !picked.has(hotelId))]
}
