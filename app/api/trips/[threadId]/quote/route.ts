import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordAct } from '@/app/recording/recording'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { confirmationSchema } from '@/lib/travel/payment/confirmation-schema'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'

/** Asks the supplier for today's price and issues the one-time permission that the Pay button uses. */
export const POST = route(async (_request, context: RouteContext<'/api/trips/[threadId]/quote'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('quote', user.id, all)
  const live = await loadLiveTrip(threadId, user.id, all)
  if (!live) throw notFound()
  const wanted = { trip: live.trip, tripVersion: live.version, threadId, userId: user.id, now: all.clock() }
  const quoted = await recordAct({ threadId, user, all }, null, () => quoteTrip(wanted, all))
  return 'refusal' in quoted ? refused(quoted.refusal) : jsonOf(confirmationSchema, quoted)
})
