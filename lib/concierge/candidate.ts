import { z } from 'zod'

/** "San Jose, CR (SJO)". */
export const candidateSchema = z
  .string()
  .regex(/^.+, [A-Z]{2} \([A-Z]{3}\)$/)
  .transform((text) => ({ name: text.slice(0, -10), countryCode: text.slice(-8, -6), iataCode: text.slice(-4, -1) }))
export type Candidate = z.infer<typeof candidateSchema>
