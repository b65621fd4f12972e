import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { placedPlanSchema } from '@/lib/travel/plan/placed-plan-schema'
import { loadPlan } from '@/lib/workflows/plans/load-plan'

/** The plan with all that is known of its place: what else could be seen there, what a day costs, and where one flies to. */
export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]/plan'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('look', user.id, all)
  const found = await loadPlan({ threadId: readId((await context.params).threadId), userId: user.id }, all)
  if (!found) throw notFound()
  return jsonOf(placedPlanSchema, found)
})
