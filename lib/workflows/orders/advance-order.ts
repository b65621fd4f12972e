import type { OrderRow } from '../../ports/order-store'
import { nextOrderStep, type OrderStepName } from '../../states/next-order-step'
import { isAtRest } from './at-rest'
import { cancelBooking, refund, sendCancellation } from './cancel-steps'
import { type OrderDeps, paceOf } from './order-deps'
import { authorise, cancelHold, capture, sendReceipt } from './pay-steps'
import { LeaseLost } from './record-step'
import { book, fetchDetails, fetchTerms, lookUp } from './supplier-steps'

const STEPS: Record<OrderStepName, (order: OrderRow, deps: OrderDeps) => Promise<OrderRow>> = {
  authorise,
  'await-bank': cancelHold,
  'fetch-terms': fetchTerms,
  book,
  'look-up': lookUp,
  'fetch-details': fetchDetails,
  capture,
  'send-receipt': sendReceipt,
  'cancel-hold': cancelHold,
  'cancel-booking': cancelBooking,
  refund,
  'send-cancellation': sendCancellation,
}

/**
 * Takes an order as far as it goes now: each step writes what it is about to do, does it, and writes what came back. Any number of
 * processes may call it, at any time and after any crash; one of them acts. Null when somebody else holds the order.
 */
export async function advanceOrder(orderId: string, deps: OrderDeps): Promise<OrderRow | null> {
  let order = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!order) return null
  try {
    while (true) {
      const step = nextOrderStep(order)
      if (!step || isAtRest(order, deps.clock())) return order
      const moved: OrderRow = await STEPS[step](order, deps)
      order = moved
      // It could not reach the outside: a later sweep sends the same key again.
      if (nextOrderStep(order) === step) return order
    }
  } catch (error) {
    if (error instanceof LeaseLost) return null
    throw error
  } finally {
    await deps.journal.release(order.id, order.version)
  }
}
