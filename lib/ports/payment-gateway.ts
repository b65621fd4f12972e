import type { Money } from '../travel/money'
import type { CardToken } from '../travel/payment/billing'

/** The bank's clear "no": `message` is meant for the traveller. */
export type Decline = { code: string; message: string }

/**
 * What the bank asks its customer before it holds the money: a page of the gateway's own to be shown in a frame, or a secret with which
 * Stripe's script shows it. For the order's owner alone, and never stored.
 */
export type BankAction = { kind: 'page'; url: string } | { kind: 'stripe'; clientSecret: string }

/** Statuses, codes and messages equal Stripe's, whichever gateway is behind. */
export type GatewayPayment = {
  paymentId: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled'
  /** What was captured once it succeeded, and what is, was or would be held until then. */
  amount: Money
  /** What went back of it so far. */
  refunded: Money
  /** ISO instant after which the hold is gone; null once captured or cancelled. */
  captureBefore: string | null
  /** Why the bank said no in the end; with `requires_payment_method` alone. */
  decline: Decline | null
  /** With `requires_action` alone. */
  action: BankAction | null
  /** The card as it can be charged another time; null unless it was to be kept. */
  savedCard: CardToken | null
}

/**
 * What a webhook says happened. Only that it did is believed: how the payment stands is read from the gateway. `orderId` is the order that
 * the payment was made for, where the event names it.
 */
export type GatewayEvent = { eventId: string; type: string; paymentId: string | null; orderId: string | null }

export type Authorisation = {
  orderId: string
  userId: string
  amount: Money
  card: CardToken
  keepCard: boolean
  key: string
}

/**
 * Card payment with manual capture. Every changing call carries an idempotency `key`: the same key gives the same answer and
 * acts once. A call that throws `OutsideFailure` may or may not have acted: send the same key again, or look it up.
 */
export type PaymentGateway = {
  readonly name: 'sandbox' | 'stripe'
  readonly isSimulated: boolean
  authorise(request: Authorisation): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  /** How a payment stands now. */
  retrieve(paymentId: string): Promise<GatewayPayment>
  /** The payment that an authorisation under this key made; null when it provably made none. */
  findPayment(request: { orderId: string; userId: string; key: string }): Promise<GatewayPayment | null>
  capture(request: { paymentId: string; amount: Money; key: string }): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  /** Gives money back of what was captured; never more than that in all. */
  refund(request: { paymentId: string; amount: Money; key: string }): Promise<{ payment: GatewayPayment } | { decline: Decline }>
  /** Releases a hold; does nothing to one that is already cancelled. */
  cancel(request: { paymentId: string; key: string }): Promise<{ payment: GatewayPayment }>
  /** Makes a kept card useless; does nothing to one that is unknown. */
  forgetCard(request: { userId: string; token: string }): Promise<void>
  /** Forgets who the user is, and every card of theirs; what was paid stays. Does nothing to one that is unknown. */
  forgetCustomer(userId: string): Promise<void>
  /** Checks signature and age over the raw body. Null: not from the gateway, or too old. */
  readWebhook(request: { body: string; signature: string | null; now: Date }): GatewayEvent | null
}
