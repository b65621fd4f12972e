import { z } from 'zod'
import { cleanLine } from '@/lib/travel/clean-text'

const nameSchema = z
  .string()
  .max(200)
  .nullish()
  .transform((name) => cleanLine(name ?? ''))

const userSchema = z.object({
  id: z.union([z.string().min(1).max(200), z.int()]).transform(String),
  email: z
    .string()
    .max(254)
    .nullish()
    .transform((email) => email || null),
  firstName: nameSchema,
  lastName: nameSchema,
  // A picture is an ornament: a bad address of one keeps nobody out.
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish()
    .catch(null)
    .transform((picture) => picture ?? null),
  role: z
    .string()
    .max(60)
    .nullish()
    .transform((role) => role || 'user'),
})

const lifetimeSchema = z.coerce.number().positive()
const tokenSchema = z.string().min(1).max(4096)
const AN_HOUR = 3600
const THIRTY_DAYS = 30 * 24 * 3600

const pairSchema = z.object({
  accessToken: tokenSchema,
  refreshToken: tokenSchema,
  accessTokenExpiresOn: lifetimeSchema.default(AN_HOUR),
  refreshTokenExpiresOn: lifetimeSchema.default(THIRTY_DAYS),
})

/** Every answer wears this coat. */
export const envelopeSchema = z.object({ detail: z.object({ data: z.unknown() }) })

export const loginSchema = pairSchema.extend({ user: userSchema.nullish() })
/** Servers that do not replace the refresh token may leave it out. */
export const refreshSchema = pairSchema.extend({ refreshToken: tokenSchema.optional() })
export const detailsSchema = userSchema
