import type { ToolResult } from '../../tool-results'
import type { AncillaryKind } from './wish'

/** What went with a former flight or fare, of one kind and in which directions. */
export type Lost = { kind: AncillaryKind; sliceIndexes: number[]; with: 'flight' | 'fare' }

/** What was lost since the trip was last summed up; a later choice of flights or fares begins anew, as the summary has told it. */
export function lostPurchases(results: ToolResult[]): Lost[] {
  let lost: Lost[] = []
  let isTold = false
  for (const { tool, input, result } of results) {
    if (tool === 'chooseFlight' && result?.status === 'chosen') {
      const now = (result.givenUp ?? []).map((one): Lost => ({ ...one, with: input.offerId === undefined ? 'fare' : 'flight' }))
      lost = isTold ? now : [...lost, ...now]
      isTold = false
    }
    if (tool === 'summariseTrip' || tool === 'startCheckout') isTold = true
    if (tool === 'rewindTrip' || (tool === 'searchFlights' && result?.status === 'found')) lost = []
  }
  return lost
}
