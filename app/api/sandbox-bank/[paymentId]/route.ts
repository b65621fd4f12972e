import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, route } from '@/app/api/respond'
import { recordBankAnswer } from '@/app/recording/record-order'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { checkAnswerSchema } from '@/lib/travel/payment/bank-check-schema'

/** The traveller as the sandbox bank's customer. There is no such bank beside a real gateway. */
export const POST = route(async (request, context: RouteContext<'/api/sandbox-bank/[paymentId]'>) => {
  const user = await requireUser()
  const paymentId = readId((await context.params).paymentId)
  const all = await services()
  await limitRate('change', user.id, all)
  const { answer } = await readBody(request, checkAnswerSchema)
  const asked = await all.sandboxBank?.findCheck({ paymentId, userId: user.id })
  if (!asked) throw notFound()
  const check = await recordBankAnswer({ orderId: asked.orderId, user, all }, answer, async () => {
    const answered = await all.sandboxBank?.answerCheck({ paymentId, userId: user.id, answer })
    if (!answered) throw notFound()
    return answered
  })
  return json(check)
})
