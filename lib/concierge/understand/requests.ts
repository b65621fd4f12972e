import type { KnownNames } from '@/lib/ports/known-names'
import { saysGrave } from '../router/forms'
import { type Control, foldControl, type Steering } from '../skills/control/fold'
import { readAlone } from '../skills/grammar'
import type { PracticalTopic } from './heard-asks'

/** What the traveller asks of the concierge, apart from changing the search, pointing at a flight and asking about what is shown. */
export type Request = Control | PracticalTopic | 'card-number'

/** The request that steers the talk; none in the words of somebody in need. */
export function requestOf({ control, hasCardNumber }: Steering, words: string): Request | null {
  if (saysGrave(words)) return null
  return hasCardNumber ? 'card-number' : control
}

/** The same for a message by itself, as it is read beside what is planned, kept or was said before. */
export function readRequest(words: string, names: KnownNames): Request | null {
  const { clauses, text } = readAlone(words, names)
  return requestOf(foldControl(clauses, text), words)
}
