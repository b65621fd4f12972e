import { type Refusal, refuse } from '@/lib/travel/refusal'
import { cancelOrder } from '@/lib/workflows/orders/cancel-order'
import type { OrderDeps } from '@/lib/workflows/orders/order-deps'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { quoteCancellation } from '@/lib/workflows/orders/quote-cancellation'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { resumeOrder } from '@/lib/workflows/orders/resume-order'
import { liveTripOf, type Replay } from './replay'

/** Nobody waits in a replay: what is not settled at once is asked again at once. */
const PACE: NonNullable<OrderDeps['pace']> = { retryDelaysMs: [0, 0], lookUpDelaysMs: [0, 0, 0], waitMs: 60_000, pollMs: 5 }
const NO_ORDER = refuse('not_found', 'There is no order in this thread.').refusal

/** Asks for the price, confirms it as it is, and presses Pay with a test card of the gateway. */
export async function pay(card: string, replay: Replay): Promise<Refusal | undefined> {
  const { stores, deps, clock } = replay
  const { threadId, userId } = stores
  const buying = buyingOf(replay)
  const live = await liveTripOf(replay)
  const quoted = await quoteTrip({ trip: live.trip, tripVersion: live.version, threadId, userId, now: clock.now() }, { ...deps, ...buying })
  if ('refusal' in quoted) return quoted.refusal
  const token = { token: `tok_sandbox_${card}`, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 } as const
  const placed = await placeOrder({ confirmationId: quoted.confirmationId, card: token, userId, now: clock.now() }, buying)
  if ('refusal' in placed) return placed.refusal
}

/** The traveller answers the bank's question, and comes back from it. */
export async function answerBank(answer: 'confirmed' | 'refused', replay: Replay): Promise<Refusal | undefined> {
  const { stores } = replay
  const order = await stores.orders.findByThread(stores.threadId, stores.userId)
  if (!order) return NO_ORDER
  // What was recorded holds the bank's answer already; its books know this payment only while it is recorded.
  const asked = { paymentId: order.paymentId ?? '', userId: stores.userId, answer: answer === 'confirmed' ? 'complete' : 'fail' } as const
  await stores.buying?.bank.answerCheck(asked)
  const resumed = await resumeOrder({ orderId: order.id, userId: stores.userId }, buyingOf(replay))
  return 'refusal' in resumed ? resumed.refusal : undefined
}

/** Asks what cancelling would bring, and cancels as answered. */
export async function cancelOrderOf(replay: Replay): Promise<Refusal | undefined> {
  const { stores } = replay
  const order = await stores.orders.findByThread(stores.threadId, stores.userId)
  if (!order) return NO_ORDER
  const deps = buyingOf(replay)
  const quoted = await quoteCancellation({ orderId: order.id, userId: stores.userId }, deps)
  if ('refusal' in quoted) return quoted.refusal
  const { cancellationId } = quoted.cancellation
  const cancelled = await cancelOrder({ orderId: order.id, userId: stores.userId, cancellationId }, deps)
  return 'refusal' in cancelled ? cancelled.refusal : undefined
}

function buyingOf({ stores, deps, gateway, mail }: Replay) {
  if (!stores.buying) throw new Error('this thread was opened without a place for orders')
  const { journal, confirmations, savedCards } = stores.buying
  return { ...deps, journal, confirmations, savedCards, gateway, mail, pace: PACE }
}
