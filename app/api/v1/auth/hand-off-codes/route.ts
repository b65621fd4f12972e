import { limitRate } from '@/app/api/limit-rate'
import { route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { services } from '@/lib/services'
import { makeHandOffCode } from '@/lib/workflows/session/hand-off-code'
import { detail, readBearer, requireOwnAccounts, tokenRefused } from '../answers'

/** Public: a code with which the mobile app opens the web as the holder of its access token, so that no token stands in an address. */
export const POST = route(async (request) => {
  const all = await services()
  requireOwnAccounts(all)
  await limitRate('hand-off-from', networkAddressOf(request.headers, all), all)
  const made = await makeHandOffCode(readBearer(request), all)
  if (!made) throw tokenRefused()
  return detail({ code: made.code, expiresOn: made.expiresInSeconds })
})
