import { limitRate } from '@/app/api/limit-rate'
import { json, readId, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { notFound } from '@/lib/errors'
import { services } from '@/lib/services'
import { signOutDevice } from '@/lib/workflows/account/end-sessions'

/** Signs out one of the user's own devices; anybody else's session is not there. */
export const DELETE = route(async (_request, context: RouteContext<'/api/account/sessions/[sessionId]'>) => {
  const user = await requireUser()
  const sessionId = readId((await context.params).sessionId)
  const all = await services()
  await limitRate('change', user.id, all)
  if (!(await signOutDevice(sessionId, { userId: user.id, sessionId: user.sessionId }, all))) throw notFound()
  return json({ ended: 1 })
})
