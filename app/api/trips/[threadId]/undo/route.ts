import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordAct } from '@/app/recording/recording'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { describeThread } from '@/lib/workflows/threads/describe-thread'
import { undoTripCommand } from '@/lib/workflows/trips/issue-trip-command'

export const POST = route(async (_request, context: RouteContext<'/api/trips/[threadId]/undo'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  const undone = await recordAct({ threadId, user, all }, { type: 'undo' }, () => undoTripCommand({ threadId, userId: user.id }, all))
  if ('refusal' in undone) return refused(undone.refusal)
  await describeThread(threadId, user.id, all)
  return jsonOf(liveTripSchema, shownTrip(undone.live))
})
