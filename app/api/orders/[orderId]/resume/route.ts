import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { paymentAnswerSchema } from '@/lib/travel/payment/payment-result-schema'
import { viewPayment } from '@/lib/workflows/orders/order-view'
import { resumeOrder } from '@/lib/workflows/orders/resume-order'

/** The traveller comes back from the bank: the order goes on at once instead of with the next sweep. It buys nothing new. */
export const POST = route(async (_request, context: RouteContext<'/api/orders/[orderId]/resume'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('bank', user.id, all)
  const orderId = readId((await context.params).orderId)
  const resumed = await recordOrderAct({ orderId, user, all }, null, () => resumeOrder({ orderId, userId: user.id }, all))
  return 'refusal' in resumed ? refused(resumed.refusal) : jsonOf(paymentAnswerSchema, await viewPayment(resumed.order, all.orders))
})
