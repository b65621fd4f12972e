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

export const ASK_STAY_CITY = 'In which city would you like to stay?'

/** The last answer asked where to stay. */
export function isStayCityAsked({ lastAnswer }: { lastAnswer: string }): boolean {
  return lastAnswer.includes(ASK_STAY_CITY)
}

const ASKED_LAST =
  /Which one shall I keep|Name the one that I shall keep|Shall I keep .+ with the trip\?$|In which city would you like to stay/

/** Places to stay were spoken of last, so "cheaper" and "yes" are about them. */
export function areStaysSpokenOf({ stays, lastAnswer }: { stays: StayTable; lastAnswer: string }): boolean {
  return stays.isNewest || ASKED_LAST.test(lastAnswer)
}

/** As they stand on the card: the picks first, or all in the order that was asked for. */
export function inStayOrder({ shown, lastSearch }: StayTable): ShownStay[] {
  if (!shown) return []
  if (lastSearch?.input.sort) return shown.first
  const picked = new Set(shown.picks.map(({ hotelId }) => hotelId))
  return [...shown.picks, ...shown.first.filter(({ hotelId }) => !picked.has(hotelId))]
}
