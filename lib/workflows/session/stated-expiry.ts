import { z } from 'zod'

const claimsSchema = z.object({ exp: z.number().positive() })
const AN_HOUR = 3600

/** How long a token says that it lasts, if it is a JWT, else an hour. Nothing but a renewal in time hangs on it: it is not checked. */
export function statedSecondsOf(accessToken: string, now: Date): number {
  const claims = claimsSchema.safeParse(payloadOf(accessToken))
  const seconds = claims.success ? Math.floor(claims.data.exp - now.getTime() / 1000) : 0
  return seconds > 0 ? seconds : AN_HOUR
}

function payloadOf(token: string): unknown {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return null
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
