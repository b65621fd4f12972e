import { shownQueued } from '@/app/api/chat/conversation'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { queueSchema } from '@/lib/chat/conversation'
import { AppError, notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** Takes waiting words back, unless their turn has come. */
export const DELETE = route(async (_request, context: RouteContext<'/api/chat/[threadId]/queue/[key]'>) => {
  const user = await requireUser()
  const { threadId: thread, key: given } = await context.params
  const [threadId, key] = [readId(thread), readId(given)]
  const all = await services()
  await limitRate('change', user.id, all)
  const { threads, queue, messages } = all
  if (!(await threads.find(threadId, user.id))) throw notFound()
  const isRemoved = await queue.remove(threadId, user.id, key)
  const isSent = await messages.hasTravellerMessage(threadId, user.id, key)
  if (isSent) throw new AppError('not_found', 'This message isn’t waiting any more: it was sent a moment ago.')
  if (!isRemoved) throw notFound()
  return jsonOf(queueSchema, { queued: (await queue.list(threadId, user.id)).map(shownQueued) })
})
