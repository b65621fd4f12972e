import { z } from 'zod'
import { readBody, route } from '@/app/api/respond'
import { services } from '@/lib/services'
import { detail, requireOwnAccounts, tokenDetails, tokenRefused } from '../answers'

const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(8_000) })

/** Public: new tokens for a refresh token, which is what says who asks. */
export const POST = route(async (request) => {
  const all = await services()
  requireOwnAccounts(all)
  const { refreshToken } = await readBody(request, refreshSchema)
  const rotated = await all.tokens.rotate(refreshToken, all.clock())
  if (!rotated || rotated === 'reused') throw tokenRefused()
  return detail(tokenDetails(rotated.tokens))
})
