import { z } from 'zod'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { cardTokenSchema } from '@/lib/travel/payment/billing'
import { orderView } from '@/lib/workflows/orders/order-view'
import { placeOrder } from '@/lib/workflows/orders/place-order'

const PAYMENTS_PER_MINUTE = 20
const orderSchema = z.strictObject({ confirmationId: z.string().max(120), card: cardTokenSchema })

/** The traveller's own press: the only thing that buys. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  const { retryAfterSeconds } = await all.rateLimits.hit(`pay:${user.id}`, PAYMENTS_PER_MINUTE, 60, all.clock())
  if (retryAfterSeconds > 0)
    throw new AppError('too_many', 'Too many payment attempts. Nothing was charged; please wait a minute.', retryAfterSeconds)
  const { confirmationId, card } = await readBody(request, orderSchema)
  const placed = await placeOrder({ confirmationId, card, userId: user.id, now: all.clock() }, all)
  return 'refusal' in placed ? refused(placed.refusal) : json(orderView(placed.order))
})
