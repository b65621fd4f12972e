import { z } from 'zod'

/** How the owner of an account confirms that it is to go: by their password, or by the word. */
export const erasureSchema = z.strictObject({
  password: z.string().max(1000).optional(),
  confirmation: z.string().max(40).optional(),
})
export type Erasure = z.infer<typeof erasureSchema>
