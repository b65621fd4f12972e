import type { KnownNames } from '@/lib/ports/known-names'
import type { Language } from '../grammar/languages'
import { saysGrave } from '../router/forms'
import { type Control, foldControl, type Steering } from '../skills/control/fold'
import { readAlone } from '../skills/grammar'
import type { PracticalTopic } from './heard-asks'

/** The traveller's requests apart from changing the search, picking a flight and asking about what is shown. */
export type Request = Control | PracticalTopic | 'card-number'

/** The request that steers the conversation; none if the writer is in need. */
export function requestOf({ control, hasCardNumber }: Steering, words: string, language: Language = 'en'): Request | null {
  if (saysGrave(words, language)) return null
  return hasCardNumber ? 'card-number' : control
}

/** The same for a message alone, as read against plans, kept stays or earlier messages. */
export function readRequest(words: string, names: KnownNames): Request | null {
  const { clauses, text } = readAlone(words, names)
  return requestOf(foldControl(clauses, text), words)
}
