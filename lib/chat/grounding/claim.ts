import type { StateKind } from './words/sentence-words'

/** A day as far as it is told: "Fri 27 Nov" has a weekday, a day and a month; `offset` counts days from today. */
export type DayPattern = { weekday?: number; day?: number; month?: number; year?: number; offset?: number }

/**
 * One way to read what a sentence claims. `thousandths` of the currency's unit; `currencies` may be several ("$"), or none where
 * none is said. `minute` is that of the day.
 */
export type Reading =
  | { kind: 'amount'; thousandths: number; currencies: string[] }
  | { kind: 'time'; minute: number }
  | { kind: 'duration'; minutes: number }
  | { kind: 'date'; pattern: DayPattern }
  | { kind: 'flight'; number: string }
  | { kind: 'airline' | 'place'; means: string[]; implies: string[]; folded: string }
  | { kind: 'link'; url: string }
  /** What is said of the trip, its order or its fares in words: booked, refundable, on time. */
  | { kind: 'state'; about: StateKind }

/** Something in a text that is true or not; true if one of its readings is. `start` and `end` count in the plain form of the text. */
export type Claim = {
  text: string
  start: number
  end: number
  readings: Reading[]
  /** It stands in a result, but of another flight or airline than it is said of. */
  isOfAnother?: true
}

/** Letters and digits only, small, without accents: how words are compared. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
