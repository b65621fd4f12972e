import type { OrderRow } from '../../ports/order-store'
import { nextOrderStep, type OrderStepName } from '../../states/next-order-step'
import { isAtRest } from './at-rest'
import { authorise } from './authorise'
import { awaitBank } from './await-bank'
import { cancelHold } from './cancel-hold'
import { cancelBooking, refund, sendCancellation } from './cancel-steps'
import { capture } from './capture'
import { holdLease, type Lease } from './hold-lease'
import { lookUp } from './look-up'
import { type OrderDeps, paceOf } from './order-deps'
import { LeaseLost, stepKey } from './record-step'
import { resumeLater } from './resume-later'
import { sendReceipt } from './send-receipt'
import { book, fetchDetails, fetchTerms } from './supplier-steps'

const STEPS: Record<OrderStepName, (order: OrderRow, deps: OrderDeps) => Promise<OrderRow>> = {
  authorise,
  'await-bank': awaitBank,
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
  const claimed = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!claimed) return null
  const lease = holdLease(claimed, deps)
  try {
    return await takeSteps(claimed, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return null
    throw error
  } finally {
    await lease.end()
  }
}

async function takeSteps(claimed: OrderRow, lease: Lease): Promise<OrderRow> {
  let order = claimed
  while (true) {
    const step = nextOrderStep(order)
    if (!step || isAtRest(order, lease.deps.clock())) return order
    try {
      order = await STEPS[step](order, lease.deps)
    } catch (error) {
      if (!(error instanceof LeaseLost)) await putOff(step, lease).catch(() => undefined)
      throw error
    }
    // It could not reach the outside: a later sweep sends the same key again.
    if (nextOrderStep(order) === step) return order
  }
}

/** A fault of ours, not of the outside: it is tried again ever more seldom, so that it keeps no other order waiting. */
async function putOff(step: OrderStepName, { deps, latest }: Lease): Promise<void> {
  const order = latest()
  const entry = { step, key: stepKey(order, step), state: 'failed', outcome: 'unexpected-error' } as const
  await deps.journal.update(order, { resumeAt: await resumeLater(order, step, deps) }, deps.clock(), entry)
}
