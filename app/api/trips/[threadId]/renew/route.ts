import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readId, refused, route } from '@/app/api/respond'
import { recordAct } from '@/app/recording/recording'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { priceRenewalSchema } from '@/lib/travel/trip/price-renewal-schema'
import { renewPrices } from '@/lib/workflows/trips/renew-prices'

/** Looks for the chosen flights at today's prices; what changed is the traveller's to accept. */
export const POST = route(async (request, context: RouteContext<'/api/trips/[threadId]/renew'>) => {
  const user = await requireUser()
  const threadId = readId((await context.params).threadId)
  const all = await services()
  await limitRate('quote', user.id, all)
  const caller = { threadId, userId: user.id, issuedBy: 'traveller' as const, today: await travellersToday(request) }
  const renewed = await recordAct({ threadId, user, all }, { type: 'check-prices' }, () => renewPrices(caller, all))
  return 'refusal' in renewed ? refused(renewed.refusal) : jsonOf(priceRenewalSchema, renewed.renewal)
})
