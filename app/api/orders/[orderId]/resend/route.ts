import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { viewOrder } from '@/lib/workflows/orders/order-view'
import { resendMail } from '@/lib/workflows/orders/resend-mail'

const resendSchema = z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{6,60}$/) })

/** Sends the confirmation to the address of the booking once more. */
export const POST = route(async (request, context: RouteContext<'/api/orders/[orderId]/resend'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('mail', user.id, all)
  const orderId = readId((await context.params).orderId)
  const { key } = await readBody(request, resendSchema)
  const sent = await resendMail({ orderId, userId: user.id, key }, all)
  return 'refusal' in sent ? refused(sent.refusal) : json(await viewOrder(sent.order, all.orders))
})
