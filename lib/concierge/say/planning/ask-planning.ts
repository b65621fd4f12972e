import type { Situation } from '@/lib/travel/trip/situation'
import type { Told } from '../../pending'
import { wasSaid } from '../said-sentences'
import { askNext } from '../say-talk'
import { ASK_OTHER_CHANGE, askFlights } from './offers'

/** The next step after a plan: flights while there are none, else what is open with those there are. */
export function askAfterPlan(situation: Situation, told: Told): string {
  if (situation.order?.status === 'success') return ASK_OTHER_CHANGE
  const next = situation.mode === 'chat' ? askFlights(situation.plan) : askNext(situation)
  return wasSaid(next, told) ? ASK_OTHER_CHANGE : next
}
