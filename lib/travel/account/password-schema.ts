import { z } from 'zod'

/** A new password with the one it replaces, as typed; `current` is null for somebody who has none. */
export const passwordChangeSchema = z.strictObject({ current: z.string().max(2000).nullable(), next: z.string().max(2000) })
export type PasswordChange = z.infer<typeof passwordChangeSchema>
