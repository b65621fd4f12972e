import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { changeThread, threadChangeSchema } from '@/lib/workflows/threads/change-thread'
import { deleteThread } from '@/lib/workflows/threads/delete-thread'

export const PATCH = route(async (request, context: RouteContext<'/api/threads/[threadId]'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  const change = await readBody(request, threadChangeSchema)
  if (!(await changeThread({ threadId, userId: user.id, change, at: all.clock() }, all))) throw notFound()
  return json({ id: threadId, ...change })
})

export const DELETE = route(async (_request, context: RouteContext<'/api/threads/[threadId]'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  const deleted = await deleteThread({ threadId, userId: user.id, at: all.clock() }, all)
  if ('refusal' in deleted) return refused(deleted.refusal)
  if (deleted.status === 'not-found') throw notFound()
  // Nobody reads what is still being written in it.
  const running = await all.runs.find(threadId)
  if (running?.messageId) await all.runs.stop(threadId, running.messageId)
  return json({ id: threadId })
})
