import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { MOST_DAYS_ASKED } from '@/lib/travel/flights/day-price'
import { dayPricesSchema } from '@/lib/travel/flights/day-price-schema'
import { dayPrices } from '@/lib/workflows/flights/day-prices'

const querySchema = z.object({
  slice: z.coerce.number().int().min(0).max(4).default(0),
  from: plainDateSchema,
  days: z.coerce.number().int().min(1).max(MOST_DAYS_ASKED),
})

/** The lowest price of one direction of a search on each of some days: `?slice=0&from=2026-11-24&days=7`. */
export const GET = route(async (request, context: RouteContext<'/api/searches/[searchId]/day-prices'>) => {
  const user = await requireUser()
  const searchId = readId((await context.params).searchId)
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw notFound()
  const deps = await services()
  await limitRate('days', user.id, deps)
  const { slice: sliceIndex, from, days } = query.data
  const caller = { userId: user.id, today: await travellersToday(request) }
  const answer = await dayPrices({ searchId, sliceIndex, from, days }, caller, deps)
  if (!answer) throw notFound()
  return answer.status === 'refused' ? refused(answer.refusal) : jsonOf(dayPricesSchema, answer)
})
