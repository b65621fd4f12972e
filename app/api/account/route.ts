import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { erasureSchema } from '@/lib/travel/account/erasure-schema'
import { eraseAccount } from '@/lib/workflows/account/erase-account'

/** Deletes the account of whoever is signed in; whose it is, no request can say. */
export const DELETE = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  const confirmed = await readBody(request, erasureSchema)
  await limitRate('erase', user.id, all)
  const erased = await eraseAccount({ ...confirmed, userId: user.id }, all)
  return 'refusal' in erased ? refused(erased.refusal) : json(erased)
})
