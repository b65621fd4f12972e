import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { currentUser } from '@/app/session'
import { services } from '@/lib/services'
import { newPasswordError } from '@/lib/travel/account/password'
import { isEmail } from '@/lib/travel/email'
import { register } from '@/lib/workflows/session/register'

const registrationSchema = z.strictObject({
  email: z.string().trim().toLowerCase().refine(isEmail, 'Please enter a valid email address'),
  password: z.string().superRefine((password, { addIssue }) => {
    const message = newPasswordError(password)
    if (message) addIssue({ code: 'custom', message })
  }),
  firstName: z.string().trim().max(60),
  lastName: z.string().trim().max(60),
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
