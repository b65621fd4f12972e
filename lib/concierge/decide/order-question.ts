import { sentences } from '../say/phrases'
import { sayMoney, sayOrder } from '../say/say-order'
import { askNext } from '../say/say-talk'
import { readOrderQuestion } from '../understand/asking/order-question'
import type { Position } from './decide'

const NOTHING_PAID = 'You haven’t been charged. You only pay when you tap Pay and the airline has booked.'

/** "Did you charge me?", "what happens now?": what the order itself says, and nothing beyond it; null where that is not asked. */
export function sayOrderQuestion({ understood, table: { situation } }: Position): string | null {
  const asked = readOrderQuestion(understood.words)
  if (!asked || Object.keys(understood.change).length > 0) return null
  const { order } = situation
  if (!order) return asked === 'money' ? sentences(NOTHING_PAID, situation.mode === 'trip_summary' && askNext(situation)) : null
  if (order.status !== 'success') return sayOrder(situation)
  return asked === 'money' ? sentences(sayMoney(order), sayOrder(situation)) : null
}
