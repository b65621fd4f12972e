import { json, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { listFlights } from '@/lib/workflows/flights/rank-flights'

export const GET = route(async (request, context: RouteContext<'/api/searches/[searchId]'>) => {
  const user = await requireUser()
  const searchId = readId((await context.params).searchId)
  const sliceIndex = Number(new URL(request.url).searchParams.get('slice') ?? 0)
  const offers = await listFlights({ searchId, sliceIndex }, { userId: user.id }, await services())
  if (!offers) throw notFound()
  return json({ offers })
})
