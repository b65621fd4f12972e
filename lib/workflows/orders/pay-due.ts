import type { ConfirmationRow, ConfirmationStore } from '../../ports/confirmation-store'
import type { OrderRow } from '../../ports/order-store'
import type { CardToken } from '../../travel/payment/billing'
import { type Refusal, refuse } from '../../travel/refusal'
import { BUSY, NO_SUCH_ORDER } from './cancellable'
import { dueRefusal, isStillOf } from './due-payment'
import { holdLease } from './hold-lease'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { LeaseLost, recordStep } from './record-step'
import { settleOrder } from './settle-order'

export { quoteDuePayment } from './quote-due-payment'

export type PayDueDeps = OrderDeps & { confirmations: ConfirmationStore }
type Press = { orderId: string; confirmationId: string; card: CardToken; keepCard?: boolean; userId: string; now: Date }
type Paid = { order: OrderRow } | { refusal: Refusal }

const MOST_TRIES = 20
const UNKNOWN = refuse(
  'confirm_again',
  'You haven’t confirmed this amount here. Nothing was charged; please check the amount and confirm it.',
)
const SPENT = refuse(
  'confirm_again',
  'You’ve already confirmed this amount once. Nothing more was charged; please check it and confirm again.',
)
const EXPIRED = refuse('confirm_again', 'Your confirmation has expired. Nothing was charged; please check the amount and confirm it again.')

/**
 * The traveller's press: pays what a booked trip still costs with another card, once per confirmation, however often it is sent, and
 * waits for the order's end (or answers how far it is). Every other press with a used, foreign or expired confirmation has to be
 * confirmed again.
 */
export async function payDue(press: Press, deps: PayDueDeps): Promise<Paid> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const begun = await beginPayment(press, deps)
    if (begun === 'again') await sleep(paceOf(deps).pollMs)
    else return 'refusal' in begun ? begun : { order: await settleOrder(begun.order, deps) }
  }
  return refuse('order-running', BUSY)
}

async function beginPayment(press: Press, deps: PayDueDeps): Promise<Paid | 'again'> {
  // Read before the order, which is bound first and marks it used after that: a used one is seen together with its order.
  const confirmation = await deps.confirmations.find(press.confirmationId, press.userId)
  const found = await deps.orders.find(press.orderId, press.userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  if (!confirmation) return UNKNOWN
  const early = pressAnswer(press, confirmation, found)
  if (early) return early
  const claimed = await deps.journal.claim(found.id, deps.clock(), paceOf(deps).leaseMs)
  if (!claimed) return 'again'
  const lease = holdLease(claimed, deps)
  try {
    // Read again under the lease: another press may have been quicker.
    return pressAnswer(press, confirmation, claimed) ? 'again' : { order: await bind(press, claimed, { ...deps, ...lease.deps }) }
  } catch (error) {
    if (error instanceof LeaseLost) return 'again'
    throw error
  } finally {
    await lease.end()
  }
}

/** What a press is answered without paying; null when it pays. */
function pressAnswer({ confirmationId, card, now }: Press, confirmation: ConfirmationRow, order: OrderRow): Paid | null {
  if (order.confirmationId === confirmationId) {
    const isTriedInVain = order.status === 'payment_due' && order.paymentStatus === 'failed'
    return isTriedInVain && order.card?.token !== card.token ? SPENT : { order }
  }
  const refusal = dueRefusal(order)
  if (refusal) return { refusal }
  if (confirmation.orderId) return SPENT
  if (!isStillOf(confirmation, order)) return UNKNOWN
  return now >= confirmation.expiresAt ? EXPIRED : null
}

/** The same order, another card: its next authorisation is a new one. The amount is the order's own, whatever the press says. */
async function bind({ confirmationId, card, keepCard = false }: Press, order: OrderRow, deps: PayDueDeps): Promise<OrderRow> {
  const bound = await recordStep(
    order,
    {
      confirmationId,
      card,
      keepCard,
      authoriseNumber: order.authoriseNumber + 1,
      paymentStatus: 'idle',
      paymentId: null,
      captureBefore: null,
      actionBy: null,
      lastError: null,
    },
    ['confirm', 'succeeded', confirmationId],
    deps,
  )
  await deps.confirmations.use(confirmationId, order.userId, order.id)
  return bound
}
