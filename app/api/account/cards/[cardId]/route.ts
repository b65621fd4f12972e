import { limitRate } from '@/app/api/limit-rate'
import { json, readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { forgetCard } from '@/lib/workflows/account/saved-cards'

/** Forgets one of the user's own cards; anybody else's is not there. */
export const DELETE = route(async (_request, context: RouteContext<'/api/account/cards/[cardId]'>) => {
  const user = await requireUser()
  const cardId = readId((await context.params).cardId)
  const all = await services()
  await limitRate('change', user.id, all)
  const forgotten = await forgetCard({ cardId, userId: user.id }, all)
  return 'refusal' in forgotten ? refused(forgotten.refusal) : json(forgotten)
})
