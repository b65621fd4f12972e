import { hkdfSync, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export const ACCESS_TOKEN_SECONDS = 3600
const ALGORITHM = 'HS256'
const ISSUER = 'wayfarer'
const AUDIENCE = 'wayfarer-api'
/** Ours are about 400 characters; nothing longer is worth a look. */
const LONGEST = 2000

const claimsSchema = z.object({ sub: z.string().min(1), sid: z.string().min(1) })

/** The key that signs: derived, so that the app's secret signs nothing by itself. */
export function accessTokenKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'wayfarer access tokens', 32))
}

export function signAccessToken({ id, userId }: { id: string; userId: string }, key: Uint8Array, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(key)
}

/** What a token says, if we said it, to ourselves, and not too long ago. */
export async function readAccessToken(token: string, key: Uint8Array, now: Date): Promise<{ userId: string; sessionId: string } | null> {
  if (token.length > LONGEST) return null
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'jti'],
      currentDate: now,
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
