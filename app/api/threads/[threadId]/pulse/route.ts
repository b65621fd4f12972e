import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import type { Pulse } from '@/lib/chat/conversation'
import { pulseSchema } from '@/lib/chat/conversation'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** What a second window compares with what it shows; asked often, so it is one look and no more. */
export const GET = route(async (_request, context: RouteContext<'/api/threads/[threadId]/pulse'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { threads, clock } = await services()
  const pulse: Pulse | null = await threads.pulse(threadId, user.id, clock())
  if (!pulse) throw notFound()
  return jsonOf(pulseSchema, pulse)
})
