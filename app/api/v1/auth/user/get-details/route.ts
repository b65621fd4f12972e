import { limitRate } from '@/app/api/limit-rate'
import { route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import type { DirectoryUser } from '@/lib/ports/user-directory'
import { type Services, services } from '@/lib/services'
import { detail, readBearer, tokenRefused, userDetails } from '../../answers'

/** Public: the user whom an access token belongs to; cookies count for nothing here. */
export const GET = route(async (request) => {
  const accessToken = readBearer(request)
  const all = await services()
  // Guests, and whoever came by Google, have a token of ours wherever the accounts are; it is not sent to anybody else.
  const own = await all.tokens.read(accessToken, all.clock())
  const user = own ? await all.users.findById(own.userId) : await askDirectory(accessToken, request, all)
  if (!user) throw tokenRefused()
  return detail(userDetails(user))
})

async function askDirectory(accessToken: string, request: Request, all: Services): Promise<DirectoryUser | null> {
  if (all.directory.isOwn) return null
  await limitRate('details-from', networkAddressOf(request.headers, all), all)
  return all.directory.details(accessToken)
}
