import { limitRate } from '@/app/api/limit-rate'
import { json, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'

/** Forgets one of the user's own cards; anybody else's is not there. */
export const DELETE = route(async (_request, context: RouteContext<'/api/account/cards/[cardId]'>) => {
  const user = await requireUser()
  const cardId = readId((await context.params).cardId)
  const all = await services()
  await limitRate('change', user.id, all)
  if (!(await all.savedCards.remove(cardId, user.id))) throw notFound()
  return json({ deleted: true })
})
