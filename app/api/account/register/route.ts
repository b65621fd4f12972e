import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { currentUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { newPasswordError } from '@/lib/travel/account/password'
import { LONGEST_ACCOUNT_NAME } from '@/lib/travel/account/profile'
import { cleanEmail, cleanLine } from '@/lib/travel/clean-text'
import { isEmail } from '@/lib/travel/email'
import { register } from '@/lib/workflows/session/register'

const accountName = z.string().max(400).transform(cleanLine).pipe(z.string().max(LONGEST_ACCOUNT_NAME))
const registrationSchema = z.strictObject({
  email: z.string().max(400).transform(cleanEmail).refine(isEmail, 'Please enter a valid email address'),
  password: z.string().superRefine((password, { addIssue }) => {
    const message = newPasswordError(password)
    if (message) addIssue({ code: 'custom', message })
  }),
  firstName: accountName,
  lastName: accountName,
})

/**
 * Public: makes an account. A guest who is signed in becomes it, and stays signed in; for anybody else signing in is the auth library's
 * business, right after.
 */
export const POST = route(async (request) => {
  const all = await services()
  await limitRate('register', networkAddressOf(request.headers, all), all)
  const account = await readBody(request, registrationSchema)
  const visitor = await currentUser()
  const registered = await register(account, visitor?.isGuest ? { userId: visitor.id, sessionId: visitor.sessionId } : null, all)
  if ('refusal' in registered) return refused(registered.refusal)
  return json({ id: registered.user.id, isUpgraded: visitor?.id === registered.user.id }, 201)
})
