import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { placeSchema } from '@/lib/travel/places/place-schema'
import { destinationCandidateSchema, destinationWishesSchema } from '@/lib/travel/plan/destination-candidate-schema'
import { LIKINGS } from '@/lib/travel/plan/liking'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  from: z.string().max(80).optional().describe('where the trip starts, as the traveller said it'),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('yyyy-MM'),
  days: z.number().int().min(1).max(30).optional(),
  warmAtLeastC: z.number().min(-10).max(45).optional().describe('degrees Celsius by day'),
  isDry: z.boolean().optional(),
  likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length).optional(),
  mostFare: z.number().min(1).max(1_000_000_000).optional().describe('for the flights there and back, in whole units of currency'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  longestFlightMinutes: z.number().int().min(1).max(2_880).optional(),
})

const namedSchema = z.object({ slug: z.string(), name: z.string(), reasons: z.array(z.string()) })

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('proposed'),
    proposal: z.object({
      origin: placeSchema,
      month: z.string(),
      days: z.number().int(),
      wishes: destinationWishesSchema,
      ranked: z.array(
        z.object({
          candidate: destinationCandidateSchema,
          reason: z.string(),
          airport: placeSchema.nullable(),
          departureOn: plainDateSchema.nullable(),
          returnOn: plainDateSchema.nullable(),
        }),
      ),
      fitting: z.number().int(),
      open: z.array(namedSchema),
      excluded: z.array(namedSchema),
      message: z.string().nullable(),
      isSimulated: z.boolean(),
      searchedAt: z.string(),
    }),
  }),
  z.object({ status: z.literal('missing'), missing: z.literal('origin') }),
  z.object({ status: z.literal('unclear-place'), field: z.literal('from'), said: z.string(), candidates: z.array(placeSchema) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
