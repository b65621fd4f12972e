import { z } from 'zod'
import { json, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session'
import { services } from '@/lib/services'
import { tripCommandSchema } from '@/lib/travel/trip/commands'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'

export const POST = route(async (request, context: RouteContext<'/api/trips/[threadId]/commands'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const { command } = await readBody(request, z.strictObject({ command: tripCommandSchema }))
  const caller = { threadId, userId: user.id, issuedBy: 'traveller' as const, today: await travellersToday(request) }
  const issued = await issueTripCommand(command, caller, await services())
  return 'refusal' in issued ? refused(issued.refusal) : json(issued.live)
})
