import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { paymentAnswerSchema } from '@/lib/travel/payment/payment-result-schema'
import { abandonBankCheck } from '@/lib/workflows/orders/abandon-bank-check'
import { viewPayment } from '@/lib/workflows/orders/order-view'

/** The traveller would rather not answer the bank: nothing is charged, and the order can be paid with another card. */
export const POST = route(async (_request, context: RouteContext<'/api/orders/[orderId]/abandon-bank-check'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('bank', user.id, all)
  const orderId = readId((await context.params).orderId)
  const stopped = await recordOrderAct({ orderId, user, all }, { type: 'bank', answer: 'refused' }, () =>
    abandonBankCheck({ orderId, userId: user.id }, all),
  )
  return 'refusal' in stopped ? refused(stopped.refusal) : jsonOf(paymentAnswerSchema, await viewPayment(stopped.order, all.orders))
})
