import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { paymentAnswerSchema } from '@/lib/travel/payment/payment-result-schema'
import { viewPayment } from '@/lib/workflows/orders/order-view'

export const GET = route(async (_request, context: RouteContext<'/api/orders/[orderId]'>) => {
  const user = await requireUser()
  const { orders } = await services()
  const order = await orders.find(readId((await context.params).orderId), user.id)
  if (!order) throw notFound()
  return jsonOf(paymentAnswerSchema, await viewPayment(order, orders))
})
