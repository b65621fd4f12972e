import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session'
import { AppError } from '@/lib/errors'
import { type Services, services } from '@/lib/services'
import { passwordChangeSchema } from '@/lib/travel/account/password'
import { changePassword } from '@/lib/workflows/account/change-password'

const TRIES = 10
const WINDOW_SECONDS = 600

/** Changes the account's password, or sets its first one. */
export const PUT = route(async (request) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('change', user.id, all)
  const wanted = await readBody(request, passwordChangeSchema)
  await limitTries(user.id, all)
  const changed = await changePassword(wanted, { userId: user.id, sessionId: user.sessionId }, all)
  return 'refusal' in changed ? refused(changed.refusal) : json(changed)
})

/** Whoever found a signed-in device must not guess its password there. */
async function limitTries(userId: string, { rateLimits, clock }: Services): Promise<void> {
  const { retryAfterSeconds } = await rateLimits.hit(`password:${userId}`, TRIES, WINDOW_SECONDS, clock())
  if (retryAfterSeconds === 0) return
  throw new AppError(
    'too_many',
    'That was tried several times just now. Your password is unchanged; please try again in ten minutes.',
    retryAfterSeconds,
  )
}
