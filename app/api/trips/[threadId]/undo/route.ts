import { json, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { undoTripCommand } from '@/lib/workflows/trips/issue-trip-command'

export const POST = route(async (_request, context: RouteContext<'/api/trips/[threadId]/undo'>) => {
  const user = await requireUser()
  const undone = await undoTripCommand({ threadId: readId((await context.params).threadId), userId: user.id }, await services())
  return 'refusal' in undone ? refused(undone.refusal) : json(undone.live)
})
