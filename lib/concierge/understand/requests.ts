import type { KnownNames } from '@/lib/ports/known-names'
import { read } from '../grammar/read'
import { saysGrave } from '../router/forms'
import { type Control, foldControl, type Steering } from '../skills/control/fold'
import { GRAMMAR } from '../skills/grammar'
import type { PracticalTopic } from './heard-asks'

/** What the traveller asks of the concierge, apart from changing the search, pointing at a flight and asking about what is shown. */
export type Request = Control | PracticalTopic | 'card-number'

/** More messages than this are not looked at in one turn. */
const MOST_KEPT = 100
const KEPT = new Map<string, Request | null>()

/** The request that steers the talk; none in the words of somebody in need. */
export function requestOf({ control, hasCardNumber }: Steering, words: string): Request | null {
  if (saysGrave(words)) return null
  return hasCardNumber ? 'card-number' : control
}

/** The same for a message by itself, as it is read beside what is planned, kept or was said before. */
export function readRequest(words: string, names: KnownNames): Request | null {
  const kept = KEPT.get(words)
  if (kept !== undefined) return kept
  const { clauses, text } = read(words, GRAMMAR, names)
  const request = requestOf(foldControl(clauses, text), words)
  if (KEPT.size >= MOST_KEPT) KEPT.clear()
  KEPT.set(words, request)
  return request
}
