import type { Claim } from './claim'
import type { Clause } from './clauses'
import type { Manner, StateKind } from './words/sentence-words'

/** Said of a fare: whatever a traveller does later, its terms are as they are. */
export const TERMS: StateKind[] = [
  'policy',
  'refundable',
  'changeable',
  'checked-bag',
  'cabin-bag',
  'seat',
  'meal',
  'wifi',
  'power',
  'comfort',
]
const EXCUSES: (Manner | 'question')[] = ['negated', 'question', 'offer', 'conditional', 'until', 'general']
const EXCUSES_OF_TERMS: (Manner | 'question')[] = ['negated', 'question', 'offer', 'wish', 'general']
/** Nobody does these, whenever it would be. */
const EXCUSES_OF_PROMISES: (Manner | 'question')[] = ['negated', 'question', 'wish', 'general']

/** What makes words of this kind no claim, in this clause. */
export function excusesOf(about: StateKind, clause: Clause, claims: Claim[]): (Manner | 'question')[] {
  if (about === 'promise' || about === 'policy') return EXCUSES_OF_PROMISES
  if (TERMS.includes(about) || about === 'flight-status') return EXCUSES_OF_TERMS
  if (about !== 'held' && about !== 'reserved') return EXCUSES
  // A price is held until 14:32, and until nobody's evening.
  return tellsLength({ clause, claims }) ? EXCUSES : EXCUSES.filter((excuse) => excuse !== 'until')
}

/** Whether a clause names a time or a length of time, which is held against the results by itself. */
export function tellsLength({ clause, claims }: { clause: Clause; claims: Claim[] }): boolean {
  return claims.some(
    ({ start, end, readings: [first] }) =>
      (first?.kind === 'time' || first?.kind === 'duration') && start >= clause.start && end <= clause.end,
  )
}
