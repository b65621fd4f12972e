import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { packRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { pickLabelSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { listFlights } from '@/lib/workflows/flights/rank-flights'

const querySchema = z.object({
  slice: z.coerce.number().int().min(0).max(4).default(0),
  by: pickLabelSchema.optional(),
  thread: z.string().max(120).optional(),
})

/** All flights of one slice of a search, in the order its picks were shown in. */
export const GET = route(async (request, context: RouteContext<'/api/searches/[searchId]'>) => {
  const user = await requireUser()
  const searchId = readId((await context.params).searchId)
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw notFound()
  const { slice: sliceIndex, by, thread: threadId } = query.data
  const deps = await services()
  await limitRate('look', user.id, deps)
  const offers = await listFlights({ searchId, sliceIndex, by, threadId }, { userId: user.id }, deps)
  if (!offers) throw notFound()
  return jsonOf(packedRankedSchema, packRanked(offers))
})
