import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordAct } from '@/app/recording/recording'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { seatMapsSchema } from '@/lib/travel/ancillaries/seat-map-schema'
import { loadSeatMaps } from '@/lib/workflows/trips/trip-details'

export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]/seat-maps'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('look', user.id, all)
  const found = await recordAct({ threadId, user, all }, null, () => loadSeatMaps({ threadId, userId: user.id }, all))
  if (!found) throw notFound()
  return 'refusal' in found ? refused(found.refusal) : jsonOf(seatMapsSchema, found.seatMaps)
})
