import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { cardTokenSchema } from '@/lib/travel/payment/billing'
import { viewOrder } from '@/lib/workflows/orders/order-view'
import { placeOrder } from '@/lib/workflows/orders/place-order'

const orderSchema = z.strictObject({ confirmationId: z.string().max(120), card: cardTokenSchema, keepCard: z.boolean().default(false) })

/** The traveller's own press: the only thing that buys. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('pay', user.id, all)
  const { confirmationId, card, keepCard } = await readBody(request, orderSchema)
  const placed = await placeOrder({ confirmationId, card, keepCard, userId: user.id, now: all.clock() }, all)
  return 'refusal' in placed ? refused(placed.refusal) : json(await viewOrder(placed.order, all.orders))
})
