import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, readId, refused, route } from '@/app/api/respond'
import { recordAct } from '@/app/recording/recording'
import { requireUser, travellersCurrency, travellersToday } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { tripCommandSchema } from '@/lib/travel/trip/commands-schema'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { changesLine, describeThread } from '@/lib/workflows/threads/describe-thread'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { withOwnPlaces } from '@/lib/workflows/trips/with-own-places'

export const POST = route(async (request, context: RouteContext<'/api/trips/[threadId]/commands'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('change', user.id, all)
  const { command } = await readBody(request, z.strictObject({ command: tripCommandSchema }))
  const caller = {
    threadId,
    userId: user.id,
    issuedBy: 'traveller' as const,
    today: await travellersToday(request),
    preferredCurrency: travellersCurrency(user, request.headers),
  }
  const own = withOwnPlaces(command, all.places)
  const issued = await recordAct({ threadId, user, all }, { type: 'command', command }, async () =>
    'refusal' in own ? own : issueTripCommand(own.command, caller, all),
  )
  if ('refusal' in issued) return refused(issued.refusal)
  if (changesLine(command)) await describeThread(threadId, user.id, all)
  return jsonOf(liveTripSchema, shownTrip(issued.live))
})
