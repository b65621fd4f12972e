import { z } from 'zod'

/** What somebody says of themselves, as typed: `profileErrors` says what is wrong with it, field by field. */
export const profileSchema = z.strictObject({ firstName: z.string().max(400), lastName: z.string().max(400) })
export type Profile = z.infer<typeof profileSchema>
