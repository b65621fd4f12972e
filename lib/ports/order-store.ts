import type { BookingStatus, PaymentStatus } from '../states/booking-status'
import type { Ancillaries } from '../travel/ancillaries/ancillaries'
import type { FlightSearch } from '../travel/flights/search'
import type { Passenger } from '../travel/passengers/passenger'
import type { Billing, CardToken } from '../travel/payment/billing'
import type { OrderCancellation } from '../travel/payment/cancellation-schema'
import type { Quote } from '../travel/payment/quote-schema'
import type { PickedFlight } from '../travel/trip/trip'
import type { GatewayPayment } from './payment-gateway'

export type OrderRow = {
  id: string
  userId: string
  threadId: string
  /** The press that it was last paid with: one order per confirmation, one confirmation per press. */
  confirmationId: string
  status: BookingStatus
  paymentStatus: PaymentStatus
  version: number
  leaseUntil: Date | null
  quote: Quote
  search: FlightSearch
  picks: PickedFlight[]
  ancillaries: Ancillaries
  passengers: Passenger[]
  billing: Billing
  card: CardToken | null
  /** The traveller wants the card kept for next time; it is, once it has paid. */
  keepCard: boolean
  /** Counts the authorisations the traveller asked for: another card or an accepted price makes the next one. */
  authoriseNumber: number
  paymentId: string | null
  captureBefore: string | null
  /** ISO instant until which the traveller can answer the bank; null when nothing is asked. */
  actionBy: string | null
  /** Nothing is tried before; null is at once. A row that waits is at rest for everybody but the sweeper. */
  resumeAt: Date | null
  termsId: string | null
  bookingReference: string | null
  ticketNumbers: string[]
  /** What cancelling brings, once it was asked for; null before. */
  cancellation: OrderCancellation | null
  lastError: string | null
  isSimulated: boolean
  createdAt: Date
  updatedAt: Date
}
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'confirmationId'
    | 'status'
    | 'paymentStatus'
    | 'quote'
    | 'search'
    | 'picks'
    | 'ancillaries'
    | 'cancellation'
    | 'passengers'
    | 'card'
    | 'keepCard'
    | 'billing'
    | 'authoriseNumber'
    | 'paymentId'
    | 'captureBefore'
    | 'actionBy'
    | 'resumeAt'
    | 'termsId'
    | 'bookingReference'
    | 'ticketNumbers'
    | 'lastError'
  >
>

export type OrderStepRow = {
  orderId: string
  number: number
  step: string
  key: string
  state: 'started' | 'succeeded' | 'failed'
  outcome: string | null
  at: Date
}
export type OrderStepEntry = Pick<OrderStepRow, 'step' | 'key' | 'state' | 'outcome'>

/** A payment of an order as the gateway last told it: what is held, and what was charged. An order may have had several. */
export type PaymentRow = Pick<GatewayPayment, 'paymentId' | 'status' | 'amount' | 'refunded' | 'captureBefore'> & {
  orderId: string
  gateway: string
  createdAt: Date
  updatedAt: Date
}
export type PaymentEntry = Pick<PaymentRow, 'paymentId' | 'gateway' | 'status' | 'amount' | 'refunded' | 'captureBefore'>

/** Everything that is known of an order: what its owner is told is told from this. */
export type OrderRecord = { order: OrderRow; steps: OrderStepRow[]; payments: PaymentRow[] }

export type OrderStore = {
  /**
   * Null when the trip is no longer at `tripVersion`, the thread has another order, the confirmation made one before, or an order of
   * the same quote is in progress in another thread of this user.
   */
  create(order: Omit<OrderRow, 'version' | 'leaseUntil' | 'createdAt' | 'updatedAt'>, tripVersion: number): Promise<OrderRow | null>
  find(orderId: string, userId: string): Promise<OrderRow | null>
  findByThread(threadId: string, userId: string): Promise<OrderRow | null>
  list(userId: string): Promise<OrderRow[]>
  listSteps(orderId: string, userId: string): Promise<OrderStepRow[]>
  /** Oldest first. */
  listPayments(orderId: string, userId: string): Promise<PaymentRow[]>
}

/** What moves an order on: leases and version checks instead of locks, so that any number of processes may run it. */
export type OrderJournal = {
  /** Takes the order for `leaseMs` when nobody holds it; null when somebody does, or when it does not exist. */
  claim(orderId: string, now: Date, leaseMs: number): Promise<OrderRow | null>
  /**
   * Writes when the version is still the one read (and raises it); null when it is not. Appends `step` and keeps how `payment` stands in
   * the same transaction.
   */
  update(
    order: { id: string; version: number },
    change: OrderChange,
    now: Date,
    step?: OrderStepEntry,
    payment?: PaymentEntry,
  ): Promise<OrderRow | null>
  /** Holds the order longer, while the version is still the one read; false when somebody else has it. */
  renew(order: { id: string; version: number }, now: Date): Promise<boolean>
  /** `update` for an order that is to be paid anew: null for the same reasons as `create`, too. */
  rebind(
    order: { id: string; version: number },
    change: OrderChange,
    tripVersion: number,
    now: Date,
    step: OrderStepEntry,
  ): Promise<OrderRow | null>
  /** Ends the lease at once. */
  release(orderId: string, version: number): Promise<void>
  /** Whether there is such an order, whoever owns it. */
  knows(orderId: string): Promise<boolean>
  /** The order that a payment belongs to, also one that was replaced by a later one. */
  findByPayment(paymentId: string): Promise<string | null>
  /** Something was heard from outside: whoever looks next goes on at once. */
  wake(orderId: string): Promise<void>
  /** Orders with something to do, whose time has come and that nobody holds. */
  listUnfinished(now: Date, limit: number): Promise<string[]>
}
