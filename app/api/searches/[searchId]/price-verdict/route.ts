import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { toldVerdictSchema } from '@/lib/travel/flights/price-verdict-schema'
import { priceVerdict } from '@/lib/workflows/flights/price-verdict'

const querySchema = z.object({ slice: z.coerce.number().int().min(0).max(4).default(0) })

/** Whether the lowest price of one direction is a good one, with the evidence; null while there is too little of it. */
export const GET = route(async (request, context: RouteContext<'/api/searches/[searchId]/price-verdict'>) => {
  const user = await requireUser()
  const searchId = readId((await context.params).searchId)
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw notFound()
  const deps = await services()
  await limitRate('look', user.id, deps)
  const { found, verdict } = await priceVerdict({ searchId, sliceIndex: query.data.slice }, { userId: user.id }, deps)
  if (!found) throw notFound()
  return jsonOf(toldVerdictSchema, { verdict })
})
