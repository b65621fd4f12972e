import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session'
import { services } from '@/lib/services'
import { addCardSchema } from '@/lib/travel/payment/saved-card'
import { listSavedCards, saveCard } from '@/lib/workflows/account/saved-cards'

/** The user's own cards, by brand and last four digits. */
export const GET = route(async (request) => {
  const user = await requireUser()
  return json(await listSavedCards(user.id, await travellersToday(request), await services()))
})

/** Keeps the card of a booking for next time: its token, never a number. */
export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const { card } = await readBody(request, addCardSchema)
  const saved = await saveCard(card, { userId: user.id, today: await travellersToday(request) }, all)
  return 'refusal' in saved ? refused(saved.refusal) : json(saved.card, 201)
})
