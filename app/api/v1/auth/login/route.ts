import { z } from 'zod'
import { readBody, route } from '@/app/api/respond'
import { limitSignIns } from '@/app/auth/limit-sign-ins'
import { networkAddressOf } from '@/app/auth/network-address'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { deviceWords } from '@/lib/travel/account/device'
import { cleanEmail } from '@/lib/travel/clean-text'
import { sessionEndsAt } from '@/lib/workflows/session/open-session'
import { detail, requireOwnAccounts, tokenDetails, userDetails } from '../answers'

const loginSchema = z.strictObject({
  email: z.string().max(400).transform(cleanEmail).pipe(z.string().min(1).max(254)),
  password: z.string().min(1).max(2000),
})

/** Public: opens a session of the mobile app's. */
export const POST = route(async (request) => {
  const all = await services()
  requireOwnAccounts(all)
  const { email, password } = await readBody(request, loginSchema)
  await limitSignIns({ email }, networkAddressOf(request.headers, all), all)
  const entered = await all.directory.authenticate(email, password)
  if (!entered) throw new AppError('sign_in_required', 'That email address and password don’t match.')
  const now = all.clock()
  const session = await all.sessions.open({
    userId: entered.user.id,
    kind: 'app',
    device: deviceWords(request.headers.get('user-agent')),
    now,
    expiresAt: sessionEndsAt(now),
  })
  return detail({ user: userDetails(entered.user), ...tokenDetails(await all.tokens.issue(session, now)) })
})
