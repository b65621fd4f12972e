import type { BesideFlights } from './topics/beside-flights'
import { besideFlightsOf } from './topics/beside-flights-of'
import { OFF_TRADE } from './topics/off-trade-patterns'
import { PERSONAL } from './topics/personal-patterns'
import { TRADE } from './topics/trade-patterns'

/** What travellers ask for beside flights. */
export type Unsupported = BesideFlights

const PATTERNS: [Unsupported, RegExp][] = [...PERSONAL, ...TRADE, ...OFF_TRADE]

/** Something that travellers ask of others, and that the concierge does not offer; null for all else. */
export function readUnsupported(words: string): Unsupported | null {
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** The same, told from the words' topic alone: for a message that nothing else could make sense of. */
export function guessUnsupported(words: string): Unsupported | null {
  return readUnsupported(words) ?? besideFlightsOf(words)
}
