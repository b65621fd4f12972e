export const ANCILLARY_KINDS = ['seats', 'bags', 'meals', 'extras'] as const
/** What is bought beside flights and fares. */
export type AncillaryKind = (typeof ANCILLARY_KINDS)[number]

export type SeatWish = 'together' | 'window' | 'aisle' | 'extra-legroom' | 'front' | 'back' | 'exit-row' | 'cheapest'

/** Which flights are meant: directions, or one flight within one. `length` is told from how long the flights take. */
export type MeantFlights = { sliceIndexes?: number[]; segmentIndex?: number; length?: 'longest' | 'shortest' }

/** What is wished for of one kind; what is left out is not said. */
export type Wished = {
  kind: AncillaryKind
  /** `show`: what there is and costs; `drop`: given up again. */
  wish: 'show' | 'take' | 'drop'
  seat?: SeatWish
  seatNumbers?: string[]
  bag?: 'checked' | 'cabin'
  quantity?: number
  weightKg?: number
  /** The quantity is that of each traveller. */
  isEach?: boolean
  /** Only a number was said: of what was taken before. */
  isSame?: boolean
  /** More of what was taken before; else a new number replaces the old one. */
  isMore?: boolean
  /** A meal or an extra, in the traveller's words. */
  what?: string
  /** Skis and the like, which one traveller brings. */
  isGear?: boolean
}

/** One wish with whom and which flights it is for; null is everybody, and every flight. */
export type AncillaryWish = Wished & { passengerIndexes: number[] | null; flights: MeantFlights | null }
