import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { addSavedSchema, savedPassengerSummarySchema, savedPassengersSchema } from '@/lib/travel/passengers/saved-passenger-schema'
import { addSavedPassenger, listForCheckout } from '@/lib/workflows/account/saved-passengers'

/** Everybody who is saved, with passport numbers masked, and who paid last. */
export const GET = route(async () => {
  const user = await requireUser()
  return jsonOf(savedPassengersSchema, await listForCheckout(user.id, await services()))
})

export const POST = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const wanted = await readBody(request, addSavedSchema)
  const saved = await addSavedPassenger(wanted, { userId: user.id, today: await travellersToday(request) }, all)
  return 'refusal' in saved ? refused(saved.refusal) : jsonOf(savedPassengerSummarySchema, saved.passenger, 201)
})
