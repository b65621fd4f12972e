import { limitRate } from '@/app/api/limit-rate'
import { json, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { services } from '@/lib/services'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { undoTripCommand } from '@/lib/workflows/trips/issue-trip-command'

export const POST = route(async (_request, context: RouteContext<'/api/trips/[threadId]/undo'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  const undone = await undoTripCommand({ threadId, userId: user.id }, all)
  return 'refusal' in undone ? refused(undone.refusal) : json(shownTrip(undone.live))
})
