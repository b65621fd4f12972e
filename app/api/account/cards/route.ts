import { jsonOf, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { savedCardsSchema } from '@/lib/travel/payment/saved-card-schema'
import { listSavedCards } from '@/lib/workflows/account/saved-cards'

/** The user's own cards, by brand and last four digits. One is kept by an order that it paid, never by a request of its own. */
export const GET = route(async (request) => {
  const user = await requireUser()
  return jsonOf(savedCardsSchema, await listSavedCards(user.id, await travellersToday(request), await services()))
})
