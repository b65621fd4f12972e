import { z } from 'zod'

/** One place somebody is signed in at, for their own list. */
export const signedInDeviceSchema = z.object({
  id: z.string(),
  /** "Chrome on Windows". */
  device: z.string(),
  kind: z.enum(['password', 'guest', 'google', 'app']),
  /** ISO instants. */
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThisDevice: z.boolean(),
})
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>
