import type { OrderChange, OrderRow, OrderStepRow, PaymentEntry } from '../../ports/order-store'
import { canBecome } from '../../states/booking-status'
import type { OrderDeps } from './order-deps'

/** Another process holds the order now: whoever gets this stops at once and writes nothing more. */
export class LeaseLost extends Error {}

/**
 * Writes where the order stands now, and what was sent or came back, in one transaction. Written before each outside call and
 * after it, with how its payment stands then. Whoever does not say when to go on goes on at once. Throws `LeaseLost` when the order
 * moved on elsewhere.
 */
export async function recordStep(
  order: OrderRow,
  change: OrderChange,
  [step, state, outcome]: [step: string, state: OrderStepRow['state'], outcome?: string | null],
  deps: OrderDeps,
  payment?: PaymentEntry,
): Promise<OrderRow> {
  if (change.status && change.status !== order.status && !canBecome(order.status, change.status)) {
    throw new Error(`an order cannot become ${change.status} from ${order.status}`)
  }
  const entry = { step, key: stepKey(order, step), state, outcome: outcome ?? null }
  const written = await deps.journal.update(order, { resumeAt: null, ...change }, deps.clock(), entry, payment)
  if (!written) throw new LeaseLost()
  return written
}

/** Throws `LeaseLost` when the order moved on elsewhere. */
export async function confirmHeld(order: OrderRow, deps: OrderDeps): Promise<void> {
  if (!(await deps.journal.renew(order, deps.clock()))) throw new LeaseLost()
}

/** The same until the traveller changes something: never a time, never a count of attempts. */
export function stepKey(order: Pick<OrderRow, 'id' | 'authoriseNumber'>, step: string): string {
  return `order:${order.id}:${step}:${order.authoriseNumber}`
}
