import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { daysAroundSchema } from '@/lib/travel/flights/days-around-schema'
import { compareDaysAround } from '@/lib/workflows/flights/compare-days-around'

const querySchema = z.object({ flexible: z.coerce.number().pipe(z.literal([1, 2, 3])) })

/** The days around those of a search, compared by price: `?flexible=2` is two days earlier or later at each end. */
export const GET = route(async (request, context: RouteContext<'/api/searches/[searchId]/days-around'>) => {
  const user = await requireUser()
  const searchId = readId((await context.params).searchId)
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw notFound()
  const deps = await services()
  await limitRate('days', user.id, deps)
  const caller = { userId: user.id, today: await travellersToday(request) }
  const answer = await compareDaysAround({ searchId, flexible: query.data.flexible }, caller, deps)
  if (!answer) throw notFound()
  return answer.status === 'refused' ? refused(answer.refusal) : jsonOf(daysAroundSchema, answer)
})
