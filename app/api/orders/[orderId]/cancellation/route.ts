import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordOrderAct } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { quotedCancellationSchema } from '@/lib/travel/payment/cancellation-schema'
import { quoteCancellation } from '@/lib/workflows/orders/quote-cancellation'

/** Asks what giving this booking back would bring; nothing is cancelled by it. */
export const POST = route(async (_request, context: RouteContext<'/api/orders/[orderId]/cancellation'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('quote', user.id, all)
  const orderId = readId((await context.params).orderId)
  const quoted = await recordOrderAct({ orderId, user, all }, null, () => quoteCancellation({ orderId, userId: user.id }, all))
  return 'refusal' in quoted ? refused(quoted.refusal) : jsonOf(quotedCancellationSchema, { cancellation: quoted.cancellation })
})
