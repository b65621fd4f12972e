import { route } from '@/app/api/respond'
import { services } from '@/lib/services'
import { detail, readBearer, tokenRefused, userDetails } from '../../answers'

/** Public: the user whom an access token belongs to; cookies count for nothing here. */
export const GET = route(async (request) => {
  const accessToken = readBearer(request)
  const all = await services()
  // Guests, and whoever came by Google, have a token of ours wherever the accounts are; it is not sent to anybody else.
  const own = await all.tokens.read(accessToken, all.clock())
  const user = own ? await all.users.findById(own.userId) : all.directory.isOwn ? null : await all.directory.details(accessToken)
  if (!user) throw tokenRefused()
  return detail(userDetails(user))
})
