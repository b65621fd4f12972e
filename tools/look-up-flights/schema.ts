import { z } from 'zod'
import { STOPS } from '@/lib/travel/flights/filters/offer-values'
import { namedRoundTripSchema, pickLabelSchema, rankedOfferSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { flightSearchSchema } from '@/lib/travel/flights/search-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const input = z.object({
  sliceIndex: z.number(),
  offerIds: z.array(z.string()).max(4).optional().describe('to compare some, name them all'),
  returnOfferIds: z.array(z.string()).max(4).optional().describe('the return of each of offerIds'),
  sideBySide: z.boolean().optional().describe('two to four in a table'),
  flightNumber: z.string().max(20).optional(),
  departsAt: clockSchema.optional().describe('HH:mm; the nearest are found where none leaves then'),
  airline: z.string().max(80).optional(),
  departAfter: clockSchema.optional(),
  departBefore: clockSchema.optional(),
  arriveAfter: clockSchema.optional(),
  arriveBefore: clockSchema.optional(),
  stops: z.array(z.enum(STOPS)).optional(),
  via: z.string().max(80).optional().describe('city or airport of a stop'),
  airport: z.string().max(80).optional().describe('where it leaves or lands'),
  order: z.enum([...pickLabelSchema.options, 'earliest', 'latest', 'earliest-arrival', 'latest-arrival']).optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('looked-up'),
    searchId: z.string(),
    sliceIndex: z.number().int(),
    label: z.string(),
    search: flightSearchSchema,
    isSimulated: z.boolean(),
    expiresAt: z.string(),
    matchCount: z.number().int(),
    isExact: z.boolean(),
    areFilteredOut: z.boolean(),
    flights: z.array(rankedOfferSchema),
    /** Of whole round trips also their flights back, and which go together. */
    returns: z.array(rankedOfferSchema).optional(),
    roundTrips: z.array(namedRoundTripSchema).optional(),
  }),
  z.object({ status: z.literal('not-there'), message: z.string(), offerCount: z.number().int() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
