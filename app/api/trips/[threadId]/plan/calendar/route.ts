import { limitRate } from '@/app/api/limit-rate'
import { fileResponse } from '@/app/api/orders/file-response'
import { readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { loadPlan } from '@/lib/workflows/plans/load-plan'
import { planCalendar } from '@/lib/workflows/plans/plan-calendar'

/** The stops of the plan for a calendar, as an .ics file. */
export const GET = route(async (_request, context: RouteContext<'/api/trips/[threadId]/plan/calendar'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('look', user.id, all)
  const found = await loadPlan({ threadId, userId: user.id }, all)
  if (!found) throw notFound()
  const written = planCalendar(found.plan, threadId, all)
  return 'refusal' in written ? refused(written.refusal) : fileResponse(written.file, 'text/calendar; charset=utf-8', written.name)
})
