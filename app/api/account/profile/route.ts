import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { profileSchema } from '@/lib/travel/account/profile-schema'
import { updateProfile } from '@/lib/workflows/account/update-profile'

/** The account's own name. */
export const PATCH = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const updated = await updateProfile(await readBody(request, profileSchema), user.id, all)
  return 'refusal' in updated ? refused(updated.refusal) : json(updated.profile)
})
