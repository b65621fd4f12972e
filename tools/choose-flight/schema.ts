import { z } from 'zod'
import { fareSchema, flightOfferSchema } from '@/lib/travel/flights/offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  sliceIndex: z.number(),
  offerId: z.string().optional().describe('the flight to take, from a result'),
  returnOfferId: z.string().optional().describe('of a round trip from `roundTrips`: its second id, with offerId as the first'),
  searchId: z.string().optional().describe('of a searchMeetUp result, whose flight is taken: the trip goes on from that search'),
  fareId: z.string().optional().describe('the fare to take, of the flight picked for this direction'),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('chosen'),
    sliceIndex: z.number(),
    label: z.string(),
    offer: flightOfferSchema,
    fare: fareSchema.nullable(),
    next: z.enum(['pick-flight', 'choose-fare', 'summarise-trip']),
    nextSliceIndex: z.number().nullable(),
    outbound: z.object({ label: z.string(), offer: flightOfferSchema }).optional(),
    givenUp: z.array(z.object({ kind: z.enum(['seats', 'bags', 'meals', 'extras']), sliceIndexes: z.array(z.number()) })).optional(),
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
