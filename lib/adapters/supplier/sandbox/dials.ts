import { type DialWords, readDials } from '../../sandbox/read-dials'
import { fraction } from './hash'

/** How the sandbox misbehaves, to try out what real suppliers do. Shares are 0 to 1. */
export type Dials = {
  seed: number
  delayMs: number
  error: number
  garbage: number
  partial: number
  stall: number
  priceChange: number
  soldOut: number
  priceUp: number
  bookRefused: number
  bookLost: number
  bookLate: number
}

/** A market where everything works and no price moves. */
export const NO_DIALS: Dials = {
  seed: 0,
  delayMs: 0,
  error: 0,
  garbage: 0,
  partial: 0,
  stall: 0,
  priceChange: 0,
  soldOut: 0,
  priceUp: 0,
  bookRefused: 0,
  bookLost: 0,
  bookLate: 0,
}
/** Everything works, and now and then a price moves between looking and buying, as it does in the world. */
export const ORDINARY_DIALS: Dials = { ...NO_DIALS, priceChange: 0.03 }

const MOST_DELAY_MS = 120_000

const WORDS: DialWords<keyof Dials> = new Map([
  ['seed', { field: 'seed', most: 999_999_999, isShare: false }],
  ['delay', { field: 'delayMs', most: MOST_DELAY_MS, isShare: false }],
  ['error', { field: 'error', most: 1, isShare: true }],
  ['garbage', { field: 'garbage', most: 1, isShare: true }],
  ['partial', { field: 'partial', most: 1, isShare: true }],
  ['stall', { field: 'stall', most: 1, isShare: true }],
  ['price-change', { field: 'priceChange', most: 1, isShare: true }],
  ['sold-out', { field: 'soldOut', most: 1, isShare: true }],
  ['price-up', { field: 'priceUp', most: 1, isShare: true }],
  ['book-refused', { field: 'bookRefused', most: 1, isShare: true }],
  ['book-lost', { field: 'bookLost', most: 1, isShare: true }],
  ['book-late', { field: 'bookLate', most: 1, isShare: true }],
])

/**
 * Reads the environment variable SANDBOX_DIALS: words apart by spaces, all of them optional, such as
 * `seed=7 delay=2000 error=0.2 garbage=0.1 partial=0.3 stall=0.1 price-change=0.1 sold-out=0.05
 * price-up=0.05 book-refused=0.06 book-lost=0.08 book-late=0.04`.
 *
 * - `seed`: another seed draws other lots for all the rest (0)
 * - `delay`: the slowest source answers after so many milliseconds, the quickest after a third of them (0)
 * - `error`, `garbage`, `partial`, `stall`: the share of sources that fail, send nonsense, send half, or never answer (0)
 * - `price-change`: the share of fares that cost 1 to 6 % more or less when they are priced again; drawn anew each hour (0.03)
 * - `sold-out`: the share of fares that are gone when they are priced again (0)
 * - `price-up`: the share of trips that cost a few per cent more from the third time on that their terms are asked for (0)
 * - `book-refused`: the share of bookings that are refused, as the flight was sold out a moment ago (0)
 * - `book-lost`: the share of bookings that are made without an answer; a look-up finds them (0)
 * - `book-late`: the same, but for some seconds a look-up is not answered either (0)
 *
 * The same dials, search and source have the same fate every time.
 */
export function parseDials(text: string): { dials: Dials } | { fault: string } {
  return readDials(text, { ordinary: ORDINARY_DIALS, words: WORDS, example: 'delay=2000' })
}

/** Whether the lot falls on `what`: the same for the same seed and subject, and independent of the other dials. */
export function isDrawn(dials: Dials, dial: Exclude<keyof Dials, 'seed' | 'delayMs'>, what: string): boolean {
  return dials[dial] > 0 && fraction(`${dials.seed}|${dial}|${what}`) < dials[dial]
}
