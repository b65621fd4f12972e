import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { bankActionSchema } from '@/lib/travel/payment/bank-action-schema'
import { bankAction } from '@/lib/workflows/orders/bank-action'

/** What the bank asks the owner of this order right now: nothing, or a page or a secret to show it with. */
export const GET = route(async (_request, context: RouteContext<'/api/orders/[orderId]/bank-action'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('bank', user.id, all)
  const asked = await bankAction({ orderId: readId((await context.params).orderId), userId: user.id }, all)
  return 'refusal' in asked ? refused(asked.refusal) : jsonOf(bankActionSchema, asked)
})
