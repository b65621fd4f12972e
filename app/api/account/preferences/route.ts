import { limitRate } from '@/app/api/limit-rate'
import { jsonOf, readBody, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { preferencesChangeSchema, preferencesSchema } from '@/lib/travel/account/preferences-schema'
import { updatePreferences } from '@/lib/workflows/account/update-preferences'

/** How the traveller likes things, one or several at a time; a guest's count as well. */
export const PATCH = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const preferences = await updatePreferences(await readBody(request, preferencesChangeSchema), user.id, all)
  if (!preferences) throw notFound()
  return jsonOf(preferencesSchema, preferences)
})
