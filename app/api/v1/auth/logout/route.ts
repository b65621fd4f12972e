import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { readBody, route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { services } from '@/lib/services'
import { detail, requireOwnAccounts } from '../answers'

const logoutSchema = z.strictObject({ refreshToken: z.string().min(1).max(8_000) })

/** Public: ends the session of a refresh token. A token that is of no use any more is answered likewise. */
export const POST = route(async (request) => {
  const all = await services()
  requireOwnAccounts(all)
  const { refreshToken } = await readBody(request, logoutSchema)
  await limitRate('renew-from', networkAddressOf(request.headers, all), all)
  await all.directory.signOut(refreshToken)
  return detail({})
})
