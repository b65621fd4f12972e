import type { Request } from '../requests'
import { ASKING } from './asking-patterns'

/** What travellers ask about the flights, the fares and the trip on the table. */
export type Asking =
  | 'aircraft'
  | 'airlines'
  | 'airport'
  | 'arrival'
  | 'bags'
  | 'chosen'
  | 'co2'
  | 'conditions'
  | 'difference'
  | 'duration'
  | 'earlier'
  | 'extras'
  | 'fares'
  | 'fees'
  | 'good-price'
  | 'hand-bags'
  | 'holds'
  | 'is-cheapest'
  | 'is-direct'
  | 'later'
  | 'layover'
  | 'left-to-do'
  | 'cheaper'
  | 'faster'
  | 'operator'
  | 'recommend'
  | 'where-extras'
  | 'where-passengers'
  | 'where-payment'
  | 'other-days'
  | 'seats-left'
  | 'shares'
  | 'stops'
  | 'terminal'
  | 'times'
  | 'total'
  | 'unlisted'
  | 'why'

/** Requests that are read from the message as a whole and ask the same. */
const OF_REQUEST: Partial<Record<Request, Asking>> = {
  why: 'why',
  compare: 'difference',
  'bags-included': 'bags',
  conditions: 'conditions',
  included: 'fares',
  'per-person': 'shares',
  emissions: 'co2',
  picked: 'chosen',
  stops: 'stops',
  duration: 'duration',
  times: 'times',
  total: 'total',
}

/** The question about what lies on the table; null for anything else. */
export function readAsking(words: string, request: Request | null): Asking | null {
  return ASKING.find(([, pattern]) => pattern.test(words))?.[0] ?? (request && OF_REQUEST[request]) ?? null
}
