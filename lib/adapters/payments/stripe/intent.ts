import { z } from 'zod'
import type { GatewayPayment } from '@/lib/ports/payment-gateway'
import type { CardToken } from '@/lib/travel/payment/billing'
import { fromStripeAmount } from './amounts'
import { toDecline } from './decline'
import { unreadable } from './failure'

/** What every answer that holds a payment must bring along. */
export const EXPANDED = ['latest_charge', 'payment_method'] as const

// The shortest hold that Stripe documents: only for an answer that does not say.
const SHORTEST_HOLD_SECONDS = (4 * 24 + 18) * 3_600

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int().min(2000).max(2100),
})

export const intentSchema = z.object({
  id: z.string().startsWith('pi_'),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: z.string().regex(/^[a-z]{3}$/),
  created: z.number().int(),
  client_secret: z.string().nullable(),
  setup_future_usage: z.string().nullish(),
  last_payment_error: z
    .object({ code: z.string().optional(), decline_code: z.string().optional(), message: z.string().optional() })
    .nullish(),
  latest_charge: z
    .object({
      amount_refunded: z.number().int(),
      refunded: z.boolean(),
      payment_method_details: z.object({ card: z.object({ capture_before: z.number().int().optional() }).nullish() }).nullish(),
    })
    .nullable(),
  payment_method: z.object({ id: z.string(), card: cardSchema.nullish() }).nullable(),
})
export type Intent = z.infer<typeof intentSchema>

/** Stripe's payment in the port's words. */
export function readPayment(intent: Intent): GatewayPayment {
  const { id, status, currency, client_secret } = intent
  const amount = fromStripeAmount(status === 'succeeded' ? intent.amount_received : intent.amount, currency)
  const refunded = fromStripeAmount(refundedOf(intent), currency)
  if (!amount || !refunded) throw unreadable()
  return {
    paymentId: id,
    // Confirmed in the call that makes it, so this one is still on its way.
    status: status === 'requires_confirmation' ? 'processing' : status,
    amount,
    refunded,
    captureBefore: status === 'requires_capture' ? captureBefore(intent) : null,
    decline: status === 'requires_payment_method' ? declineOf(intent) : null,
    action: status === 'requires_action' && client_secret ? { kind: 'stripe', clientSecret: client_secret } : null,
    savedCard: savedCard(intent),
  }
}

/**
 * What went back of what was taken. With a capture Stripe books what was held and not taken as refunded, too, and with a cancellation the
 * whole hold. A charge with less than that as refunded shows that its rest was not booked there.
 */
function refundedOf({ status, amount, amount_received, latest_charge }: Intent): number {
  if (status !== 'succeeded' || !latest_charge) return 0
  if (latest_charge.refunded) return amount_received
  const neverTaken = Math.max(0, amount - amount_received)
  const booked = latest_charge.amount_refunded
  return booked < neverTaken ? booked : booked - neverTaken
}

function captureBefore({ created, latest_charge }: Intent): string {
  const seconds = latest_charge?.payment_method_details?.card?.capture_before ?? created + SHORTEST_HOLD_SECONDS
  return new Date(seconds * 1_000).toISOString()
}

function declineOf({ last_payment_error: error }: Intent) {
  return toDecline(
    { ...(error?.code && { code: error.code }), ...(error?.decline_code && { declineCode: error.decline_code }) },
    error?.message ?? '',
  )
}

/** Stripe keeps the card with its customer as soon as the bank has said yes. */
function savedCard({ status, setup_future_usage, payment_method: method }: Intent): CardToken | null {
  const isKept = setup_future_usage && (status === 'requires_capture' || status === 'succeeded')
  if (!isKept || !method?.card) return null
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
  return { token: method.id, brand: BRANDS[brand] ?? brand.slice(0, 30), last4, expiryMonth, expiryYear }
}
