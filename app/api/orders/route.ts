import { z } from 'zod'
import { answerOnce } from '@/app/api/answer-once'
import { limitRate } from '@/app/api/limit-rate'
import { orderAnswer } from '@/app/api/orders/order-answer'
import { UNCONFIRMED } from '@/app/api/orders/unconfirmed'
import { readBody, refused, route } from '@/app/api/respond'
import { recordPayment } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import type { OrderRow } from '@/lib/ports/order-store'
import { services } from '@/lib/services'
import type { CardToken } from '@/lib/travel/payment/billing'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { refuse } from '@/lib/travel/refusal'
import { placeOrder } from '@/lib/workflows/orders/place-order'

const orderSchema = z.strictObject({
  confirmationId: z.string().max(120).optional(),
  card: cardTokenSchema,
  keepCard: z.boolean().default(false),
})
const SPENT = refuse(
  'confirm_again',
  'You’ve already confirmed this price once. Nothing more was charged; please check it and confirm again.',
)

/** The traveller's own press: the only thing that buys. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('pay', user.id, all)
  const body = await readBody(request, orderSchema)
  const { confirmationId, card, keepCard } = body
  if (!confirmationId) return refused(UNCONFIRMED)
  return answerOnce({ request, body, userId: user.id }, all, async () => {
    const wanted = { confirmationId, card, keepCard, userId: user.id, now: all.clock() }
    const placed = await recordPayment({ confirmationId, user, all }, card, () => placeOrder(wanted, all))
    return orderAnswer('order' in placed && isSpent(placed.order, card) ? SPENT : placed, all)
  })
})

/** The order could be paid anew, but not by this press: its confirmation has paid, or failed to, with another card. */
function isSpent({ status, paymentStatus, card: tried }: OrderRow, card: CardToken): boolean {
  if (status !== 'idle' || paymentStatus !== 'failed') return false
  return tried?.token !== card.token || tried.last4 !== card.last4
}
