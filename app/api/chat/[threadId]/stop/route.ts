import { z } from 'zod'
import { idSchema } from '@/app/api/chat/chat-request'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, readId, route } from '@/app/api/respond'
import { recordStop } from '@/app/recording/record-turn'
import { requireUser } from '@/app/session/current-user'
import { stoppedSchema } from '@/lib/chat/conversation'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** Stops the model and its tools while they write this very message; what is written so far is kept and marked. */
export const POST = route(async (request, context: RouteContext<'/api/chat/[threadId]/stop'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  if (!(await all.threads.find(threadId, user.id))) throw notFound()
  const { messageId } = await readBody(request, z.strictObject({ messageId: idSchema }))
  return jsonOf(stoppedSchema, { stopped: await recordStop(threadId, user, all, () => all.runs.stop(threadId, messageId)) })
})
