import type { Money } from '../travel/money'
import type { CardToken } from '../travel/payment/billing'

/** Statuses and messages equal Stripe's, whichever gateway is behind. */
export type GatewayPayment = {
  paymentId: string
  status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
  amount: Money
  /** What went back of it so far. */
  refunded: Money
  /** ISO instant after which the hold is gone; null once captured or cancelled. */
  captureBefore: string | null
}

/** The bank's clear "no": `message` is meant for the traveller. */
export type Decline = { code: string; message: string }

/**
 * Card payment with manual capture. Every changing call carries an idempotency `key`: the same key gives the same answer and
 * acts once. A call that throws `OutsideFailure` may or may not have acted: send the same key again.
 */
export type PaymentGateway = {
  readonly name: string
  readonly isSimulated: boolean
  authorise(request: {
    orderId: string
    amount: Money
    card: CardToken
    key: string
  }): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  capture(request: { paymentId: string; amount: Money; key: string }): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  /** Gives money back of what was captured; never more than that in all. */
  refund(request: { paymentId: string; amount: Money; key: string }): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  /** Releases a hold; does nothing to one that is already cancelled. */
  cancel(request: { paymentId: string; key: string }): Promise<{ payment: GatewayPayment }>
}
