import { TRADE } from '../topics/trade-patterns'

/** What is not bought with the flights: the airline arranges it, or the passenger form asks for it. */
const ARRANGED = ['assistance', 'insurance', 'miles', 'upgrade'] as const
export type Arranged = (typeof ARRANGED)[number]

/** Everything of this kind that a message wishes for, in a fixed order. */
export function readArranged(words: string): Arranged[] {
  return ARRANGED.filter((extra) => TRADE.some(([topic, pattern]) => topic === extra && pattern.test(words)))
}
