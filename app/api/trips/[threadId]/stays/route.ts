import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { staysListSchema } from '@/lib/travel/stays/stays-list-schema'
import { listStays } from '@/lib/workflows/stays/list-stays'

/** All hotels for the stay that the trip asks for, as they are now. */
export const GET = route(async (request, context: RouteContext<'/api/trips/[threadId]/stays'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('look', user.id, all)
  const found = await listStays({ threadId, userId: user.id, today: await travellersToday(request) }, all)
  if (!found) throw notFound()
  return 'refusal' in found ? refused(found.refusal) : jsonOf(staysListSchema, found.list)
})
