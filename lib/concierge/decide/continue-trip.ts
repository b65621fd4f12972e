import type { OrderDigest } from '@/lib/travel/trip/order-digest'
import { sayOrder } from '../say/say-order'
import { askNext } from '../say/say-talk'
import { openDirection } from '../table'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { nextPurchase } from './purchases'

/** What the trip needs next, whoever brought it here. */
export function continueTrip(position: Position): Decision {
  const { table, made, allowed } = position
  const { situation } = table
  const call = (tool: Parameters<typeof callOr>[0], input: Record<string, unknown>) =>
    callOr(tool, input, made, allowed, askNext(situation))
  if (situation.order && !isPaymentRefused(situation.order)) return { say: sayOrder(situation) ?? askNext(situation) }
  switch (situation.mode) {
    case 'chat':
      return situation.missing ? { say: askNext(situation) } : call('searchFlights', {})
    case 'flight_search':
      return situation.result?.isExpired ? call('searchFlights', {}) : call('rankFlights', openDirection(situation))
    case 'flight_summary':
      return call('summariseFlight', {})
    case 'trip_summary':
      // Seats or meals that were wished for on the way here come before the trip is summed up.
      return nextPurchase(position) ?? afterFares(position)
  }
}

function afterFares({ table, made, allowed }: Position): Decision {
  const { situation } = table
  const tool = situation.checkoutStep === null ? 'summariseTrip' : 'startCheckout'
  return callOr(tool, {}, made, allowed, askNext(situation))
}

/** The trip is as free as before: another flight may be chosen, or another card. */
function isPaymentRefused({ status, paymentStatus }: OrderDigest): boolean {
  return status === 'idle' && paymentStatus === 'failed'
}
