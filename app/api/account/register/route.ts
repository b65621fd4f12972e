import { hash } from '@node-rs/argon2'
import { limitRate } from '@/app/api/limit-rate'
import { json, readBody, refused, route } from '@/app/api/respond'
import { registrationSchema } from '@/app/auth-options'
import { services } from '@/lib/services'

/** Public: makes an account. Signing in is the auth library's business, right after. */
export const POST = route(async (request) => {
  const all = await services()
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown'
  await limitRate('register', address, all)
  const { email, password, firstName, lastName } = await readBody(request, registrationSchema)
  const user = await all.users.create({ email, firstName, lastName, passwordHash: await hash(password), isGuest: false })
  if (!user)
    return refused({
      code: 'email-taken',
      message: 'There is an account with this e-mail address already. Sign in instead.',
      field: 'email',
    })
  return json({ id: user.id }, 201)
})
