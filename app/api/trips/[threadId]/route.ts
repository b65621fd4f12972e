import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'

export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]'>) => {
  const user = await requireUser()
  const live = await loadLiveTrip(readId((await context.params).threadId), user.id, await services())
  if (!live) throw notFound()
  return jsonOf(liveTripSchema, shownTrip(live))
})
