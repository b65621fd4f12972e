import type { PriceObservation } from '../travel/flights/price-verdict'

/** What searches of this installation found before. Holds nothing of who searched. */
export type PriceHistory = {
  /** Keeps each price; of several on one day for the same departure the lowest. */
  observe(observations: PriceObservation[]): Promise<void>
  /** The latest observations of the same kind in the same span of days ahead (`to` may be infinite), newest first. */
  find(like: PriceObservation, daysAhead: { from: number; to: number }): Promise<PriceObservation[]>
}
