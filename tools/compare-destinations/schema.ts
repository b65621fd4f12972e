import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { placeSchema } from '@/lib/travel/places/place-schema'
import { destinationComparisonSchema } from '@/lib/travel/plan/compare-destinations-schema'
import { LIKINGS } from '@/lib/travel/plan/liking'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  destinations: z.array(z.string().max(80)).min(2).max(4),
  from: z.string().max(80).optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('yyyy-MM'),
  days: z.number().int().min(1).max(30).optional(),
  likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length).meta({ as: 'as for planTrip' }).optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('compared'),
    compared: z.object({
      origin: placeSchema,
      month: z.string(),
      days: z.number().int(),
      comparison: destinationComparisonSchema,
      flights: z.array(
        z.object({ airport: placeSchema.nullable(), departureOn: plainDateSchema.nullable(), returnOn: plainDateSchema.nullable() }),
      ),
      isSimulated: z.boolean(),
      searchedAt: z.string(),
    }),
  }),
  z.object({ status: z.literal('missing'), missing: z.literal('origin') }),
  z.object({ status: z.literal('unclear-place'), field: z.literal('from'), said: z.string(), candidates: z.array(placeSchema) }),
  z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
