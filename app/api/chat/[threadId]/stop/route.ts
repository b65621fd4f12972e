import { json, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** Stops the model and its tools; what is written so far is kept and marked. */
export const POST = route(async (_request, context: RouteContext<'/api/chat/[threadId]/stop'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { threads, runs } = await services()
  if (!(await threads.find(threadId, user.id))) throw notFound()
  return json({ stopped: runs.stop(threadId) })
})
