import { z } from 'zod'
import { givenUpSchema } from '@/lib/travel/ancillaries/ancillaries-schema'
import { fareSchema, flightOfferSchema } from '@/lib/travel/flights/offer-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  sliceIndex: z.number(),
  offerId: z.string().optional(),
  returnOfferId: z.string().optional().describe('the second id of a round trip'),
  searchId: z.string().optional().describe('of searchMeetUp, to go on from its search'),
  fareId: z.string().optional(),
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
    givenUp: z.array(givenUpSchema).optional(),
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
