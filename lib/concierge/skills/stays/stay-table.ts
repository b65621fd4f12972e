import { offered, type Pending } from '../../pending'
import { isStayResult, type ShownStay, type ShownStays, type StayResult } from '../../stay-results'
import type { ToolResult } from '../../tool-results'

/** What lies on the table of places to stay. */
export type StayTable = {
  /** The last search for them, whatever came of it. */
  lastSearch: Extract<StayResult, { tool: 'searchStays' }> | null
  /** The list shown last. */
  shown: ShownStays | null
  /** They were the last that any tool looked at, so "cheaper" and "the second one" speak of them. */
  isNewest: boolean
}

/** `results` in the order they came. */
export function layStays(results: ToolResult[]): StayTable {
  const searches = results.filter((result) => result.tool === 'searchStays')
  const spoken = results.findLast(({ tool }) => tool !== 'rewindTrip')
  const found = searches.findLast(({ result }) => result?.status === 'found')?.result
  return {
    lastSearch: searches.at(-1) ?? null,
    shown: found?.status === 'found' ? found : null,
    isNewest: spoken !== undefined && isStayResult(spoken),
  }
}

/** Places to stay were spoken of last, so "cheaper" and "yes" are about them. */
export function areStaysSpokenOf({ stays, pending }: { stays: StayTable; pending: Pending | null }): boolean {
  return stays.isNewest || pending?.asked === 'stay-city' || pending?.asked === 'which-stay' || offered(pending, 'chooseStay') !== null
}

/** As they stand on the card: the picks first, or all in the order that was asked for. */
export function inStayOrder({ shown, lastSearch }: StayTable): ShownStay[] {
  if (!shown) return []
  if (lastSearch?.input.sort) return shown.first
  const picked = new Set(shown.picks.map(({ hotelId }) => hotelId))
  return [...shown.picks, ...shown.first.filter(({ hotelId }) => !picked.has(hotelId))]
}
