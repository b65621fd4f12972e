import { z } from 'zod'
import { ALLIANCES } from '@/lib/travel/flights/alliances'
import { STOPS } from '@/lib/travel/flights/filters/offer-values'
import { flightPicksSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

const namesSchema = z.array(z.string().max(80)).max(20).nullable().optional()
const timeSchema = z.string().nullable().optional()

/** Only what changes is given; null takes a filter away. Kept plain for the wire: the workflow refines it. */
const wordsSchema = z.object({
  sliceIndex: z.number().optional().describe('0 is the way out, 1 the way back; left out: every direction'),
  reset: z.boolean().optional().describe('begin without any filter'),
  maxPrice: z.number().nullable().optional().describe('of one direction for everybody, in whole units of the currency shown'),
  stops: z.array(z.enum(STOPS)).nullable().optional().describe('which are allowed: at most one stop is direct and one-stop'),
  airlines: namesSchema.describe('only these, as the traveller said them: names or codes'),
  withoutAirlines: namesSchema.describe('none of these, neither selling nor operating'),
  alliances: z.array(z.enum(ALLIANCES)).nullable().optional(),
  departAfter: timeSchema.describe('leaves at this local time, HH:mm, or later'),
  departBefore: timeSchema.describe('leaves earlier than this local time, HH:mm'),
  arriveAfter: timeSchema,
  arriveBefore: timeSchema,
  maxDurationMinutes: z.number().nullable().optional().describe('elapsed, stops included'),
  via: namesSchema.describe('only with a stop there: cities or airports'),
  notVia: namesSchema.describe('with no stop there'),
  airports: namesSchema.describe('only from or to these airports, where the city has several'),
  withoutAirports: namesSchema,
})

export const input = wordsSchema.extend({
  also: z.array(wordsSchema).max(4).optional().describe('what else was said at the same time of other directions'),
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
  z.object({ status: z.literal('none'), message: z.string(), filtered: filteredSchema }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
