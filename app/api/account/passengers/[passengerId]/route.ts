import { limitRate } from '@/app/api/limit-rate'
import { json, jsonOf, readBody, readId, refused, route } from '@/app/api/respond'
import { requireUser, travellersToday } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { changeSavedSchema, savedPassengerSchema, savedPassengerSummarySchema } from '@/lib/travel/passengers/saved-passenger-schema'
import { changeSavedPassenger, openSavedPassenger, removeSavedPassenger } from '@/lib/workflows/account/saved-passengers'

type Context = RouteContext<'/api/account/passengers/[passengerId]'>

/** The whole of one, for its owner's own form. */
export const GET = route(async (_request, context: Context) => {
  const user = await requireUser()
  const passengerId = readId((await context.params).passengerId)
  const all = await services()
  await limitRate('change', user.id, all)
  const saved = await openSavedPassenger(passengerId, user.id, all)
  if (!saved) throw notFound()
  return jsonOf(savedPassengerSchema, saved)
})

export const PUT = route(async (request, context: Context) => {
  const user = await requireUser()
  const passengerId = readId((await context.params).passengerId)
  const all = await services()
  await limitRate('change', user.id, all)
  const wanted = await readBody(request, changeSavedSchema)
  const saved = await changeSavedPassenger(passengerId, wanted, { userId: user.id, today: await travellersToday(request) }, all)
  if (!saved) throw notFound()
  return 'refusal' in saved ? refused(saved.refusal) : jsonOf(savedPassengerSummarySchema, saved.passenger)
})

export const DELETE = route(async (_request, context: Context) => {
  const user = await requireUser()
  const passengerId = readId((await context.params).passengerId)
  const all = await services()
  await limitRate('change', user.id, all)
  if (!(await removeSavedPassenger(passengerId, user.id, all))) throw notFound()
  return json({ deleted: true })
})
