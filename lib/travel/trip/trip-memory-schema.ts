import { z } from 'zod'
import { LIKINGS } from '../plan/liking'
import { type MemoryChange, MOST_KEPT_NIGHTS, NEEDS, type TripMemory } from './trip-memory'

const likesSchema = z.array(z.enum(LIKINGS)).max(LIKINGS.length)
const needsSchema = z.array(z.enum(NEEDS)).max(NEEDS.length)
const nightsSchema = z.number().int().min(1).max(MOST_KEPT_NIGHTS).nullable()

export const tripMemorySchema = z.object({ likes: likesSchema, needs: needsSchema, nights: nightsSchema }) satisfies z.ZodType<TripMemory>

export const memoryChangeSchema = z.strictObject({
  likes: likesSchema.meta({ as: 'as likings of planTrip' }).optional(),
  notLikes: likesSchema.meta({ as: 'as likes' }).optional(),
  needs: needsSchema.optional(),
  notNeeds: needsSchema.meta({ as: 'as needs' }).optional(),
  nights: nightsSchema.optional(),
}) satisfies z.ZodType<MemoryChange>
