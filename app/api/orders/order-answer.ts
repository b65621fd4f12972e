import 'server-only'
import type { Answer } from '@/app/api/answer-once'
import { json, refused } from '@/app/api/respond'
import type { OrderRow } from '@/lib/ports/order-store'
import type { Services } from '@/lib/services'
import { nextOrderStep } from '@/lib/states/next-order-step'
import { paymentAnswerSchema } from '@/lib/travel/payment/payment-result-schema'
import type { Refusal } from '@/lib/travel/refusal'
import { viewPayment } from '@/lib/workflows/orders/order-view'

/** Refusals that a moment later may be none. */
const PASSING = ['order-running', 'supplier-silent', 'mail-failed', 'terms-failed', 'bank-silent']

/** How an order stands after a press, or why nothing was done; final when it would be the same later. */
export async function orderAnswer(done: { order: OrderRow } | { refusal: Refusal }, { orders }: Pick<Services, 'orders'>): Promise<Answer> {
  if ('refusal' in done) return { response: refused(done.refusal), isFinal: !PASSING.includes(done.refusal.code) }
  return { response: json(paymentAnswerSchema.parse(await viewPayment(done.order, orders))), isFinal: nextOrderStep(done.order) === null }
}
