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
}

/** A market where everything works and no price moves. */
export const NO_DIALS: Dials = { seed: 0, delayMs: 0, error: 0, garbage: 0, partial: 0, stall: 0, priceChange: 0, soldOut: 0 }
/** Everything works, and now and then a price moves between looking and buying, as it does in the world. */
export const ORDINARY_DIALS: Dials = { ...NO_DIALS, priceChange: 0.03 }

const MOST_DELAY_MS = 120_000

/** By the word that sets it: the field, its upper bound, and whether it is a share or a whole number. */
const WORDS: ReadonlyMap<string, { field: keyof Dials; most: number; isShare: boolean }> = new Map([
  ['seed', { field: 'seed', most: 999_999_999, isShare: false }],
  ['delay', { field: 'delayMs', most: MOST_DELAY_MS, isShare: false }],
  ['error', { field: 'error', most: 1, isShare: true }],
  ['garbage', { field: 'garbage', most: 1, isShare: true }],
  ['partial', { field: 'partial', most: 1, isShare: true }],
  ['stall', { field: 'stall', most: 1, isShare: true }],
  ['price-change', { field: 'priceChange', most: 1, isShare: true }],
  ['sold-out', { field: 'soldOut', most: 1, isShare: true }],
])

/**
 * Reads the environment variable SANDBOX_DIALS: words apart by spaces, all of them optional, such as
 * `seed=7 delay=2000 error=0.2 garbage=0.1 partial=0.3 stall=0.1 price-change=0.1 sold-out=0.05`.
 *
 * - `seed`: another seed draws other lots for all the rest (0)
 * - `delay`: the slowest source answers after so many milliseconds, the quickest after a third of them (0)
 * - `error`, `garbage`, `partial`, `stall`: the share of sources that fail, send nonsense, send half, or never answer (0)
 * - `price-change`: the share of fares that cost 1 to 6 % more or less when they are priced again; drawn anew each hour (0.03)
 * - `sold-out`: the share of fares that are gone when they are priced again (0)
 *
 * The same dials, search and source have the same fate every time. A fault is a phrase to stand after the variable's name; like
 * every fault of the environment it does not repeat what was set.
 */
export function parseDials(text: string): { dials: Dials } | { fault: string } {
  const dials = { ...ORDINARY_DIALS }
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [name = '', figure = '', ...rest] = word.split('=')
    const known = WORDS.get(name)
    if (!known || rest.length > 0) {
      return { fault: `must hold words such as delay=2000, apart by spaces; there are ${[...WORDS.keys()].join(', ')}` }
    }
    const value = (known.isShare ? /^\d*\.?\d+$/ : /^\d+$/).test(figure) ? Number(figure) : Number.NaN
    if (!(value <= known.most)) {
      return { fault: `sets ${name} to something that is not a ${known.isShare ? 'share' : 'whole number'} from 0 to ${known.most}` }
    }
    dials[known.field] = value
  }
  return { dials }
}

/** Whether the lot falls on `what`: the same for the same seed and subject, and independent of the other dials. */
export function isDrawn(dials: Dials, dial: 'error' | 'garbage' | 'partial' | 'stall' | 'priceChange' | 'soldOut', what: string): boolean {
  return dials[dial] > 0 && fraction(`${dials.seed}|${dial}|${what}`) < dials[dial]
}
