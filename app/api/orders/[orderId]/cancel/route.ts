import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { cancelOrder } from '@/lib/workflows/orders/cancel-order'
import { viewOrder } from '@/lib/workflows/orders/order-view'

const cancelSchema = z.strictObject({ cancellationId: z.string().min(1).max(120) })

/** The traveller's own press: the only thing that gives a booking back. */
export const POST = route(async (request, context: RouteContext<'/api/orders/[orderId]/cancel'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('cancel', user.id, all)
  const orderId = readId((await context.params).orderId)
  const { cancellationId } = await readBody(request, cancelSchema)
  const cancelled = await cancelOrder({ orderId, cancellationId, userId: user.id }, all)
  return 'refusal' in cancelled ? refused(cancelled.refusal) : json(await viewOrder(cancelled.order, all.orders))
})
