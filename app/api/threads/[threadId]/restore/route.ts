import { limitRate } from '@/app/api/limit-rate'
import { json, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

export const POST = route(async (_request, context: RouteContext<'/api/threads/[threadId]/restore'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  // Pressed twice, or in another window too: it is there, and that was all that was wanted.
  const isThere = (await all.threads.restore(threadId, user.id)) || (await all.threads.find(threadId, user.id)) !== null
  if (!isThere) throw notFound()
  return json({ id: threadId })
})
