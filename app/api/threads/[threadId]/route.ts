import { z } from 'zod'
import { json, readBody, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

const renameSchema = z.strictObject({ name: z.string().trim().min(1, 'A thread needs a name').max(80) })

export const PATCH = route(async (request, context: RouteContext<'/api/threads/[threadId]'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { name } = await readBody(request, renameSchema)
  const { threads } = await services()
  if (!(await threads.rename(threadId, user.id, name))) throw notFound()
  return json({ id: threadId, name })
})
