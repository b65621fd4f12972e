import type { SeatWish } from '@/lib/travel/ancillaries/suggest-seats'

export const ANCILLARY_KINDS = ['seats', 'bags', 'meals', 'extras'] as const
/** What is bought beside flights and fares. */
export type AncillaryKind = (typeof ANCILLARY_KINDS)[number]

export type { SeatWish }

/** The flights meant: directions, or one flight within one. `length` depends on how long the flights take. */
export type MeantFlights = { sliceIndexes?: number[]; segmentIndex?: number; length?: 'longest' | 'shortest' }

/** A wish for one kind; absent fields were not given. */
export type Wished = {
  kind: AncillaryKind
  /** `show`: list what's available and its price; `drop`: remove it. */
  wish: 'show' | 'take' | 'drop'
  seat?: SeatWish
  seatNumbers?: string[]
  bag?: 'checked' | 'cabin'
  quantity?: number
  weightKg?: number
  /** The quantity is per traveller. */
  isEach?: boolean
  /** Only a number was given, for what was taken before. */
  isSame?: boolean
  /** More of what was taken before; otherwise a new number replaces the old one. */
  isMore?: boolean
  /** A meal or an extra, in the traveller's words. */
  what?: string
  /** Of an animal. */
  petKg?: number
  /** An animal or an extra seat: for as many travellers as were said, else for one. */
  isForOne?: boolean
  /** Sports equipment, brought by one traveller. */
  isGear?: boolean
}

/** A wish with its travellers and flights; null is everyone, and every flight. */
export type AncillaryWish = Wished & { passengerIndexes: number[] | null; flights: MeantFlights | null }
