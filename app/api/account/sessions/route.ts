import { limitRate } from '@/app/api/limit-rate'
import { json, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { listSignedIn, signOutDevices } from '@/lib/workflows/account/end-sessions'

/** Where the user is signed in. */
export const GET = route(async () => {
  const user = await requireUser()
  return json(await listSignedIn({ userId: user.id, sessionId: user.sessionId }, await services()))
})

/** Signs out everywhere; with `?keep=this` everywhere else. */
export const DELETE = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const { searchParams } = new URL(request.url)
  const keep = searchParams.get('keep')
  if ([...searchParams.keys()].some((name) => name !== 'keep') || (keep !== null && keep !== 'this')) {
    throw new AppError('bad_request', 'We couldn’t read this request. Nobody was signed out.')
  }
  return json({ ended: await signOutDevices({ userId: user.id, sessionId: user.sessionId }, { keepThis: keep === 'this' }, all) })
})
