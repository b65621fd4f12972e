import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { passwordChangeSchema } from '@/lib/travel/account/password-schema'
import { changePassword } from '@/lib/workflows/account/change-password'

/** Changes the account's password, or sets its first one. */
export const PUT = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const wanted = await readBody(request, passwordChangeSchema)
  await limitRate('password', user.id, all)
  const changed = await changePassword(wanted, { userId: user.id, sessionId: user.sessionId }, all)
  return 'refusal' in changed ? refused(changed.refusal) : json(changed)
})
