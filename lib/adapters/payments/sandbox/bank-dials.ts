import { type DialWords, readDials } from '../../sandbox/read-dials'
import { fraction } from '../../supplier/sandbox/hash'

/** How the sandbox gateway and its letters misbehave, to try out what real ones do. Shares are 0 to 1. */
export type BankDials = {
  seed: number
  latencyMs: number
  errorBefore: number
  errorAfter: number
  drop: number
  stall: number
  garbage: number
  captureRefused: number
  webhookDelayMs: number
  webhookDuplicates: number
  webhookDisorder: number
}

/** A gateway where everything works at once, and each letter comes once and in order. */
export const NO_BANK_DIALS: BankDials = {
  seed: 0,
  latencyMs: 0,
  errorBefore: 0,
  errorAfter: 0,
  drop: 0,
  stall: 0,
  garbage: 0,
  captureRefused: 0,
  webhookDelayMs: 0,
  webhookDuplicates: 0,
  webhookDisorder: 0,
}

const WORDS: DialWords<keyof BankDials> = new Map([
  ['seed', { field: 'seed', most: 999_999_999, isShare: false }],
  ['latency', { field: 'latencyMs', most: 120_000, isShare: false }],
  ['error-before', { field: 'errorBefore', most: 1, isShare: true }],
  ['error-after', { field: 'errorAfter', most: 1, isShare: true }],
  ['drop', { field: 'drop', most: 1, isShare: true }],
  ['stall', { field: 'stall', most: 1, isShare: true }],
  ['garbage', { field: 'garbage', most: 1, isShare: true }],
  ['capture-refused', { field: 'captureRefused', most: 1, isShare: true }],
  ['webhook-delay', { field: 'webhookDelayMs', most: 600_000, isShare: false }],
  ['webhook-duplicates', { field: 'webhookDuplicates', most: 1, isShare: true }],
  ['webhook-disorder', { field: 'webhookDisorder', most: 1, isShare: true }],
])

/**
 * Reads the environment variable SANDBOX_BANK_DIALS: words apart by spaces, all of them optional and 0 unless set, such as
 * `seed=7 latency=800 error-before=0.05 error-after=0.08 drop=0.04 stall=0.02 garbage=0.02 capture-refused=0.05 webhook-delay=4000
 * webhook-duplicates=0.3 webhook-disorder=0.3`.
 *
 * - `seed`: another seed draws other lots for all the rest
 * - `latency`: a call takes up to so many milliseconds
 * - `error-before`, `error-after`: the share of calls that fail before, or after, the gateway has acted
 * - `drop`: the share whose connection closes, half of them after the gateway has acted
 * - `stall`: the share that nobody answers until the caller gives up, half of them after the gateway has acted
 * - `garbage`: the share that are carried out, and answered with nonsense
 * - `capture-refused`: the share of orders whose first hold the bank does not pay out; another card pays
 * - `webhook-delay`: a letter leaves up to so many milliseconds late
 * - `webhook-duplicates`: the share of letters that come twice
 * - `webhook-disorder`: the share of letters that are held back, so that later ones overtake them
 *
 * But for those of orders, lots are drawn anew for each call: a key that is sent again succeeds in the end, unless a share is 1.
 */
export function parseBankDials(text: string): { dials: BankDials } | { fault: string } {
  return readDials(text, { ordinary: NO_BANK_DIALS, words: WORDS, example: 'drop=0.05' })
}

type Share = Exclude<keyof BankDials, 'seed' | 'latencyMs' | 'webhookDelayMs'>

/** Whether the lot falls on `what`: the same for the same seed and subject, and independent of the other dials. */
export function isDrawn(dials: BankDials, dial: Share, what: string): boolean {
  return dials[dial] > 0 && lot(dials, dial, what) < dials[dial]
}

/** Evenly spread over 0 (included) to 1 (excluded): how much of something `what` gets. */
export function lot({ seed }: BankDials, of: string, what: string): number {
  return fraction(`${seed}|${of}|${what}`)
}
