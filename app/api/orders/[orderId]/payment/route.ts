import { z } from 'zod'
import { answerOnce } from '@/app/api/answer-once'
import { limitRate } from '@/app/api/limit-rate'
import { orderAnswer } from '@/app/api/orders/order-answer'
import { UNCONFIRMED } from '@/app/api/orders/unconfirmed'
import { readBody, readId, refused, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'
import { payDue } from '@/lib/workflows/orders/pay-due'

const paymentSchema = z.strictObject({
  confirmationId: z.string().max(120).optional(),
  card: cardTokenSchema,
  keepCard: z.boolean().default(false),
})

/** The traveller's own press: pays, with another card, what a booked trip still costs. */
export const POST = route(async (request, context: RouteContext<'/api/orders/[orderId]/payment'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('pay', user.id, all)
  const orderId = readId((await context.params).orderId)
  const body = await readBody(request, paymentSchema)
  const { confirmationId, card, keepCard } = body
  if (!confirmationId) return refused(UNCONFIRMED)
  return answerOnce({ request, body, userId: user.id }, all, async () => {
    const wanted = { orderId, confirmationId, card, keepCard, userId: user.id, now: all.clock() }
    const paid = await recordOrderAct({ orderId, user, all }, { type: 'pay', card: card.token }, () => payDue(wanted, all))
    return orderAnswer(paid, all)
  })
})
