import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { memoryChangeSchema, tripMemorySchema } from '@/lib/travel/trip/trip-memory-schema'

/** Only what was said. */
export const input = memoryChangeSchema

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('kept'), memory: tripMemorySchema, step: memoryChangeSchema }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
