import type { ConfirmationRow, ConfirmationStore } from '../../ports/confirmation-store'
import type { OrderRow } from '../../ports/order-store'
import type { TripStore } from '../../ports/trip-store'
import { isInProgress } from '../../states/booking-status'
import type { CardToken } from '../../travel/payment/billing'
import { type Refusal, refuse } from '../../travel/refusal'
import { advanceOrder } from './advance-order'
import { confirmedTrip, type OrderedTrip } from './confirmed-trip'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { stepKey } from './record-step'
import { settleOrder } from './settle-order'

export type PlaceOrderDeps = OrderDeps & { confirmations: ConfirmationStore; trips: TripStore; newId?: () => string }
type Press = { confirmationId: string; card: CardToken; keepCard?: boolean; userId: string; now: Date }
type Placed = { order: OrderRow } | { refusal: Refusal }

const MOST_TRIES = 20
const NO_SUCH_CONFIRMATION = 'You haven’t confirmed this price here. Nothing was charged; please check the price and confirm it.'

/**
 * The traveller's press: turns a confirmation into an order once, however often and from wherever it is sent, and waits for the
 * order's end (or answers how far it is). An order whose payment failed or whose price changed is paid anew, with this card.
 */
export async function placeOrder(press: Press, deps: PlaceOrderDeps): Promise<Placed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const bound = await bindConfirmation(press, deps)
    if (bound === 'again') await sleep(paceOf(deps).pollMs)
    else return 'refusal' in bound ? bound : { order: await settleOrder(bound.order, deps) }
  }
  return refuse('order-running', 'Your booking is open in another window. Please wait a moment.')
}

/** The order of this confirmation, made or rebound if need be; `again` when somebody else was quicker. */
async function bindConfirmation(
  { confirmationId, card, keepCard = false, userId, now }: Press,
  deps: PlaceOrderDeps,
): Promise<Placed | 'again'> {
  const confirmation = await deps.confirmations.find(confirmationId, userId)
  if (!confirmation) return refuse('confirm_again', NO_SUCH_CONFIRMATION)
  if (confirmation.orderId) return findUsed(confirmation.orderId, userId, deps)
  const latest = await deps.orders.findByThread(confirmation.threadId, userId)
  if (latest?.confirmationId === confirmation.id) {
    await deps.confirmations.use(confirmation.id, userId, latest.id)
    return { order: latest }
  }
  const ordered = await confirmedTrip(confirmation, now, deps.trips)
  if ('refusal' in ordered) return ordered
  if (!latest || latest.status === 'failed') return createOrder(confirmation, ordered, { card, keepCard }, latest, deps)
  if (isPayableAgain(latest)) return rebindOrder(confirmation, ordered, { card, keepCard }, latest, deps)
  if (latest.status === 'price_changed' && latest.paymentStatus === 'authorised') {
    await advanceOrder(latest.id, deps)
    return 'again'
  }
  return { refusal: runningRefusal(latest) }
}

async function findUsed(orderId: string, userId: string, deps: PlaceOrderDeps): Promise<Placed> {
  const order = await deps.orders.find(orderId, userId)
  if (!order) throw new Error('a confirmation was used for an order that does not exist')
  return { order }
}

async function createOrder(
  confirmation: ConfirmationRow,
  ordered: OrderedTrip,
  paidWith: Pick<OrderRow, 'card' | 'keepCard'>,
  failed: OrderRow | null,
  deps: PlaceOrderDeps,
): Promise<Placed | 'again'> {
  const { id: confirmationId, userId, threadId, quote } = confirmation
  await closeConfirmationOf(failed, deps)
  const id = (deps.newId ?? newOrderId)()
  const isSimulated = deps.supplier.isSimulated || deps.gateway.isSimulated
  const bound = { ...FRESH, ...ordered, ...paidWith, confirmationId, quote, authoriseNumber: 1, bookingReference: null, ticketNumbers: [] }
  const order = await deps.orders.create({ id, userId, threadId, isSimulated, ...bound }, confirmation.tripVersion)
  if (!order) return twinOrAgain(confirmation, deps)
  await deps.confirmations.use(confirmationId, userId, order.id)
  return { order }
}

/** The same order, another confirmation and card: its next authorisation is a new one. */
async function rebindOrder(
  confirmation: ConfirmationRow,
  ordered: OrderedTrip,
  paidWith: Pick<OrderRow, 'card' | 'keepCard'>,
  latest: OrderRow,
  deps: PlaceOrderDeps,
): Promise<Placed | 'again'> {
  const order = await deps.journal.claim(latest.id, deps.clock(), paceOf(deps).leaseMs)
  if (!order) return 'again'
  let held: OrderRow | null = order
  try {
    // Read again under the lease: another press may have used this confirmation, or paid the order, a moment ago.
    const current = await deps.confirmations.find(confirmation.id, confirmation.userId)
    if (!current || current.orderId || order.confirmationId !== latest.confirmationId || !isPayableAgain(order)) return 'again'
    await closeConfirmationOf(order, deps)
    const { quote, id: confirmationId, tripVersion } = confirmation
    const authoriseNumber = order.authoriseNumber + 1
    const change = { ...FRESH, ...ordered, ...paidWith, confirmationId, quote, authoriseNumber }
    const step = { step: 'confirm', key: stepKey(order, 'confirm'), state: 'succeeded', outcome: confirmationId } as const
    held = await deps.journal.rebind(order, change, tripVersion, deps.clock(), step)
  } finally {
    await deps.journal.release(order.id, held?.version ?? order.version)
  }
  if (!held) return twinOrAgain(confirmation, deps)
  await deps.confirmations.use(confirmation.id, confirmation.userId, held.id)
  return { order: held }
}

/**
 * Why an order was not written: the same trip is being bought in another thread, or something here changed a moment ago, which a
 * second look will name.
 */
async function twinOrAgain({ userId, threadId, quote }: ConfirmationRow, deps: PlaceOrderDeps): Promise<Placed | 'again'> {
  const orders = await deps.orders.list(userId)
  const hasTwin = orders.some((order) => order.threadId !== threadId && order.quote.hash === quote.hash && isInProgress(order))
  if (!hasTwin) return 'again'
  return refuse(
    'order-running',
    'You’re booking this same trip somewhere else right now. Nothing was charged here, so you don’t pay twice.',
  )
}

const FRESH = {
  status: 'idle',
  paymentStatus: 'idle',
  paymentId: null,
  captureBefore: null,
  actionBy: null,
  resumeAt: null,
  termsId: null,
  cancellation: null,
  lastError: null,
} as const

/** Nothing is held and nothing is booked: the card was declined, or the price rose and the hold is gone. */
function isPayableAgain({ status, paymentStatus }: OrderRow): boolean {
  return (status === 'idle' && paymentStatus === 'failed') || (status === 'price_changed' && paymentStatus === 'voided')
}

// A process may have died between taking a confirmation and marking it used. It is marked at the latest here, before its order
// takes another one: so an old press that is sent again can never pay again.
async function closeConfirmationOf(order: OrderRow | null, deps: PlaceOrderDeps): Promise<void> {
  if (order) await deps.confirmations.use(order.confirmationId, order.userId, order.id)
}

function runningRefusal({ status, bookingReference, lastError }: OrderRow): Refusal {
  if (status === 'price_changed') {
    const message = lastError ?? 'A person is looking into the money for this booking. Nothing more was charged.'
    return refuse('order-in-review', message).refusal
  }
  if (status === 'success') {
    return refuse('trip-booked', 'This trip is already booked. To plan another trip, choose “New trip”.').refusal
  }
  if (status === 'payment_due') {
    const message = `This trip is already booked, reference ${bookingReference}, but not paid yet. Nothing was charged now; please pay on its booking page.`
    return refuse('payment-due', message).refusal
  }
  if (status === 'cancelled') {
    return refuse('trip-cancelled', 'This booking was cancelled. To search for the same flights again, choose “Book again” on its page.')
      .refusal
  }
  if (status === 'needs_review') {
    return refuse('order-in-review', 'We’re still confirming this booking with the airline. You won’t be booked twice.').refusal
  }
  return refuse('order-running', 'We’re already making your booking. Please wait a moment.').refusal
}

function newOrderId(): string {
  return `ord_${crypto.randomUUID().replaceAll('-', '')}`
}
