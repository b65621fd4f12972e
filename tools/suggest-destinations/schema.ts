import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { WEEKDAYS } from '@/lib/travel/dates'
import { placeSchema } from '@/lib/travel/places/place-schema'
import { destinationCandidateSchema, destinationWishesSchema } from '@/lib/travel/plan/destination-candidate-schema'
import { DROPPABLE_LIMITS } from '@/lib/travel/plan/droppable-limits'
import { LIKINGS, OCCASIONS } from '@/lib/travel/plan/liking'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  from: z.string().max(80).optional(),
  alsoFrom: z.array(z.string().max(80)).max(3).optional().describe('further starts'),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('yyyy-MM'),
  leaveFrom: z.string().optional().describe('first day to leave'),
  leaveTo: z.string().optional(),
  leaveOn: z.array(z.enum(WEEKDAYS)).meta({ as: 'weekdays; “any weekend in March”: friday' }).optional(),
  byPrice: z.boolean().optional().describe('“the cheapest flight anywhere”'),
  days: z.number().int().min(1).max(30).optional().describe('seven nights are 8'),
  adults: z.number().int().optional().meta({ term: true }),
  children: z.number().int().optional().meta({ term: true }),
  infants: z.number().int().optional().meta({ term: true }),
  childAges: z.array(z.number()).optional().meta({ term: true }),
  warmAtLeastC: z.number().min(-10).max(45).optional().describe('degrees Celsius by day'),
  coldAtMostC: z.number().min(-30).max(45).optional().describe('5 for snow'),
  occasion: z.enum(OCCASIONS).optional(),
  isDry: z.boolean().optional(),
  countries: z.array(z.string()).optional(),
  withoutCountries: z.array(z.string()).optional(),
  likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length).meta({ as: 'as for planTrip' }).optional(),
  mostFare: z.number().min(1).max(1_000_000_000).optional().describe('there and back for one, in whole units'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ term: true }),
  longestFlightMinutes: z.number().int().min(1).max(2_880).optional(),
})

const namedSchema = z.object({ slug: z.string(), name: z.string(), reasons: z.array(z.string()) })

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('proposed'),
    proposal: z.object({
      origin: placeSchema,
      alsoFrom: z.array(placeSchema).default([]),
      leaving: z.object({ from: plainDateSchema, to: plainDateSchema }).nullable().default(null),
      leaveOn: z.array(z.enum(WEEKDAYS)).optional(),
      month: z.string(),
      days: z.number().int(),
      wishes: destinationWishesSchema,
      ranked: z.array(
        z.object({
          candidate: destinationCandidateSchema,
          reason: z.string(),
          origin: placeSchema.optional(),
          airport: placeSchema.nullable(),
          departureOn: plainDateSchema.nullable(),
          returnOn: plainDateSchema.nullable(),
        }),
      ),
      fitting: z.number().int(),
      open: z.array(namedSchema),
      excluded: z.array(namedSchema),
      looked: z.object({ withPage: z.number().int(), ofNetwork: z.number().int(), leftOut: z.number().int() }).optional(),
      waysOn: z.array(z.object({ limit: z.enum(DROPPABLE_LIMITS), count: z.number().int() })).default([]),
      message: z.string().nullable(),
      isSimulated: z.boolean(),
      searchedAt: z.string(),
    }),
  }),
  z.object({ status: z.literal('missing'), missing: z.literal('origin') }),
  z.object({ status: z.literal('unclear-place'), field: z.literal('from'), said: z.string(), candidates: z.array(placeSchema) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
