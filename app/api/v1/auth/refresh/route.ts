import { z } from 'zod'
import { limitRate } from '@/app/api/limit-rate'
import { readBody, route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { services } from '@/lib/services'
import { detail, requireOwnAccounts, tokenDetails, tokenRefused } from '../answers'

const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(8_000) })

/** Public: new tokens for a refresh token, which is what says who asks. */
export const POST = route(async (request) => {
  const all = await services()
  requireOwnAccounts(all)
  const { refreshToken } = await readBody(request, refreshSchema)
  await limitRate('renew-from', networkAddressOf(request.headers, all), all)
  const renewed = await all.directory.refresh(refreshToken)
  if (!renewed) throw tokenRefused()
  return detail(tokenDetails(renewed))
})
