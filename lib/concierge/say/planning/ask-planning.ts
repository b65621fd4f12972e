import type { Situation } from '@/lib/travel/trip/situation'
import { askNext } from '../say-talk'
import { ASK_FLIGHTS, ASK_OTHER_CHANGE } from './offers'

/** The next step after a plan: flights while there are none, else what is open with those there are. */
export function askAfterPlan(situation: Situation, lastAnswer: string): string {
  if (situation.order?.status === 'success') return ASK_OTHER_CHANGE
  const next = situation.mode === 'chat' ? ASK_FLIGHTS : askNext(situation)
  return lastAnswer.endsWith(next) ? ASK_OTHER_CHANGE : next
}
