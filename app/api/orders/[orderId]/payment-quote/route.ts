import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { duePaymentSchema } from '@/lib/travel/payment/confirmation-schema'
import { quoteDuePayment } from '@/lib/workflows/orders/pay-due'

/** What is still to be paid for a trip that is booked already, with the one-time permission to pay exactly that. */
export const POST = route(async (_request, context: RouteContext<'/api/orders/[orderId]/payment-quote'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('quote', user.id, all)
  const orderId = readId((await context.params).orderId)
  const quoted = await recordOrderAct({ orderId, user, all }, null, () =>
    quoteDuePayment({ orderId, userId: user.id, now: all.clock() }, all),
  )
  return 'refusal' in quoted ? refused(quoted.refusal) : jsonOf(duePaymentSchema, quoted)
})
