import { followAnswer } from '@/app/api/chat/answer'
import { readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** The answer that is being written right now, from its first word; 204 when none is. */
export const GET = route(async (_request, context: RouteContext<'/api/chat/[threadId]/stream'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  if (!(await all.threads.find(threadId, user.id))) throw notFound()
  const messageId = all.runs.messageOf(threadId)
  return (messageId && followAnswer(messageId, all)) || new Response(null, { status: 204 })
})
