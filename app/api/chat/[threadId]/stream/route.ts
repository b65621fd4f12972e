import { followAnswer } from '@/app/api/chat/follow'
import { limitRate } from '@/app/api/limit-rate'
import { readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** The answer that is being written right now, from its first word; 204 when none is. */
export const GET = route(async (_request, context: RouteContext<'/api/chat/[threadId]/stream'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('look', user.id, all)
  if (!(await all.threads.find(threadId, user.id))) throw notFound()
  const run = await all.runs.find(threadId)
  if (!run?.messageId) return new Response(null, { status: 204 })
  return followAnswer({ messageId: run.messageId, runId: run.runId }, { threadId, userId: user.id }, all)
})
