import { z } from 'zod'
import { LIKINGS } from '../plan/liking'
import { MOST_KEPT_NIGHTS, NEEDS } from './trip-memory'

const likesSchema = z.array(z.enum(LIKINGS)).max(LIKINGS.length)
const needsSchema = z.array(z.enum(NEEDS)).max(NEEDS.length)
const nightsSchema = z.number().int().min(1).max(MOST_KEPT_NIGHTS).nullable()

/** What was said once of who travels and holds for plan, flights, stay and suggestions. `nights` are those of a trip without dates yet. */
export const tripMemorySchema = z.object({ likes: likesSchema, needs: needsSchema, nights: nightsSchema })
export type TripMemory = z.infer<typeof tripMemorySchema>

/** `likes` and `needs` come to those that are kept, `notLikes` and `notNeeds` go; what is left out stays as it is. */
export const memoryChangeSchema = z.strictObject({
  likes: likesSchema.meta({ as: 'as likings of planTrip' }).optional(),
  notLikes: likesSchema.meta({ as: 'as likes' }).optional(),
  needs: needsSchema.optional(),
  notNeeds: needsSchema.meta({ as: 'as needs' }).optional(),
  nights: nightsSchema.optional(),
})
export type MemoryChange = z.infer<typeof memoryChangeSchema>
