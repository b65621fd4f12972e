import { lateShape } from '@/components/state/request-json'
import type { PaymentAnswer } from '@/lib/travel/payment/payment-result-schema'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'

/** What the routes answer that tell of a payment. */
export const paymentAnswerShape = lateShape(() =>
  import('@/lib/travel/payment/payment-result-schema').then((module) => module.paymentAnswerSchema),
)

/** The order alone: the gateway's id of a payment is not kept in the page. */
export function orderIn({ payment: _, ...order }: PaymentAnswer): OrderView {
  return order
}
