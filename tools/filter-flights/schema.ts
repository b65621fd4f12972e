import { z } from 'zod'
import { filterWordsShape } from '@/lib/travel/flights/filters/filter-words-schema'
import { flightPicksSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

/** Only what changes is given; null takes a filter away. */
const wordsSchema = z.object({
  sliceIndex: z.number().optional().describe('left out: every direction'),
  reset: z.boolean().optional().describe('begin without any filter'),
  ...filterWordsShape,
})

export const input = wordsSchema.extend({
  also: z
    .array(wordsSchema.meta({ as: 'the same fields' }))
    .max(4)
    .optional()
    // Of another direction a model may as well call again.
    .meta({ hidden: true }),
})

const filteredSchema = z.array(
  z.object({
    sliceIndex: z.number(),
    label: z.string(),
    /** The filters that stand, as short clauses. */
    filters: z.array(z.string()),
    offerCount: z.number(),
    totalCount: z.number(),
  }),
)

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), flights: flightPicksSchema, filtered: filteredSchema, note: z.string().nullable() }),
  /** `lift` is the filter whose going would leave most flights, as the message says, and `left` how many. */
  z.object({
    status: z.literal('none'),
    message: z.string(),
    lift: z.string().nullable().default(null),
    left: z.number().optional(),
    filtered: filteredSchema,
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
