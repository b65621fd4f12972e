import { z } from 'zod'
import { placedHotelSchema } from './placed-hotel-schema'
import { staySightSchema } from './stay-place-schema'
import { staySearchSchema } from './stay-search-schema'

/** All hotels that suit a search, unfiltered and as they stand now; filters, order and counts follow from them. `searchedAt` is ISO in UTC. */
export const staysListSchema = z.object({
  search: staySearchSchema,
  hotels: z.array(placedHotelSchema),
  /** What is worth staying near, for a map. */
  sights: z.array(staySightSchema),
  isSimulated: z.boolean(),
  searchedAt: z.string(),
})
export type StaysList = z.infer<typeof staysListSchema>
