import { z } from 'zod'
import { answerOnce } from '@/app/api/answer-once'
import { limitRate } from '@/app/api/limit-rate'
import { orderAnswer } from '@/app/api/orders/order-answer'
import { readBody, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { resendMail } from '@/lib/workflows/orders/resend-mail'

const resendSchema = z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{6,60}$/) })

/** Sends the confirmation to the address of the booking once more. */
export const POST = route(async (request, context: RouteContext<'/api/orders/[orderId]/resend'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('mail', user.id, all)
  const orderId = readId((await context.params).orderId)
  const body = await readBody(request, resendSchema)
  return answerOnce({ request, body, userId: user.id }, all, async () =>
    orderAnswer(await resendMail({ ...body, orderId, userId: user.id }, all), all),
  )
})
