import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'

/** A trip in one line, for lists: "LON – LIS", 27 Nov – 4 Dec, 2 travellers. */
export const tripLineSchema = z.object({
  /** Cities in the order of travel, as names. */
  cities: z.array(z.string()),
  departureOn: plainDateSchema.nullable(),
  returnOn: plainDateSchema.nullable(),
  travellers: z.number().int().positive(),
})
export type TripLine = z.infer<typeof tripLineSchema>
