import { z } from 'zod'
import { answerOnce } from '@/app/api/answer-once'
import { limitRate } from '@/app/api/limit-rate'
import { orderAnswer } from '@/app/api/orders/order-answer'
import { readBody, readId, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { cancelOrder } from '@/lib/workflows/orders/cancel-order'

const cancelSchema = z.strictObject({ cancellationId: z.string().min(1).max(120) })

/** The traveller's own press: the only thing that gives a booking back. */
export const POST = route(async (request, context: RouteContext<'/api/orders/[orderId]/cancel'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('cancel', user.id, all)
  const orderId = readId((await context.params).orderId)
  const body = await readBody(request, cancelSchema)
  return answerOnce({ request, body, userId: user.id }, all, async () =>
    orderAnswer(
      await recordOrderAct({ orderId, user, all }, { type: 'cancel-order' }, () => cancelOrder({ ...body, orderId, userId: user.id }, all)),
      all,
    ),
  )
})
