import type { ToolResult } from '../../tool-results'
import type { AncillaryKind } from './wish'

/** Purchases of one kind lost with an old flight or fare, with their directions. */
export type Lost = { kind: AncillaryKind; sliceIndexes: number[]; with: 'flight' | 'fare' | 'search' }

/** Losses since the last summary; a later choice of flights or fares starts afresh, since the summary has reported them. */
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
    if (tool === 'searchFlights' && (result?.status === 'found' || result?.status === 'kept')) {
      lost = (result.held?.givenUp ?? []).map((one): Lost => ({ ...one, with: 'search' }))
      isTold = false
    }
    if (tool === 'rewindTrip') lost = []
  }
  return lost
}
