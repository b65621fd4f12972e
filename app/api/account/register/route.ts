import { hash } from '@node-rs/argon2'
import { json, readBody, refused, route } from '@/app/api/respond'
import { registrationSchema } from '@/app/auth-options'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'

const REGISTRATIONS_PER_HOUR = 20

/** Public: makes an account. Signing in is the auth library's business, right after. */
export const POST = route(async (request) => {
  const { users, rateLimits, clock } = await services()
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown'
  const { retryAfterSeconds } = await rateLimits.hit(`register-from:${address}`, REGISTRATIONS_PER_HOUR, 3600, clock())
  if (retryAfterSeconds > 0) throw new AppError('too_many', 'Too many new accounts from here. Please try again later.', retryAfterSeconds)
  const { email, password, firstName, lastName } = await readBody(request, registrationSchema)
  const user = await users.create({ email, firstName, lastName, passwordHash: await hash(password), isGuest: false })
  if (!user)
    return refused({
      code: 'email-taken',
      message: 'There is an account with this e-mail address already. Sign in instead.',
      field: 'email',
    })
  return json({ id: user.id }, 201)
})
