import { TRADE } from '../topics/trade-patterns'

/** What the airline arranges after booking. */
const EXTRAS = ['seat', 'meal', 'assistance', 'insurance', 'miles', 'upgrade'] as const
export type Extra = (typeof EXTRAS)[number]

/** Everything of this kind that a message wishes for, in a fixed order. */
export function readAllExtras(words: string): Extra[] {
  return EXTRAS.filter((extra) => TRADE.some(([topic, pattern]) => topic === extra && pattern.test(words)))
}
