import { z } from 'zod'
import { flightPicksSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { searchProgressSchema } from '@/lib/travel/flights/search-progress-schema'
import { placeSchema } from '@/lib/travel/places/place-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

/** Only what changes is given; everything else of the search stays. Kept plain for the wire: the workflow refines it. */
export const input = z.object({
  from: z.string().max(80).optional().describe('where the trip starts, as the traveller said it: a city, an airport or an IATA code'),
  to: z.string().max(80).optional().describe('where it goes, as the traveller said it'),
  departureOn: z.string().optional().describe('outbound day, yyyy-MM-dd'),
  returnOn: z.string().nullable().optional().describe('return day, yyyy-MM-dd; null for no return'),
  tripType: z.enum(['one-way', 'round-trip']).optional(),
  slices: z
    .array(z.object({ from: z.string().max(80), to: z.string().max(80), departureOn: z.string() }))
    .optional()
    .describe('a trip of 2 to 5 flights: all of them, in order; leave from, to and the days out then'),
  adults: z.number().optional(),
  children: z.number().optional().describe('children of 2 to 12 years'),
  infants: z.number().optional().describe('children under 2 years, on a lap'),
  pets: z.number().optional(),
  childAges: z.array(z.number()).optional().describe('ages of all children and infants that were said'),
  cabinClass: z.enum(['economy-with-restrictions', 'economy-without-restrictions', 'economy-premium', 'business', 'first']).optional(),
  directOnly: z.boolean().optional(),
  checkedBags: z.number().optional().describe('checked bags wanted for each traveller'),
  preference: z.enum(['cheapest', 'fastest', 'best-value']).optional(),
  currency: z.string().nullable().optional().describe('ISO code of the currency that prices are shown and paid in'),
  withNearbyAirports: z.boolean().optional().describe('airports near the named ones too'),
  withAirportChange: z.boolean().optional().describe('connections that change the airport of a city too'),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), flights: flightPicksSchema }),
  z.object({ status: z.literal('working'), progress: searchProgressSchema, flights: flightPicksSchema.nullable() }),
  z.object({ status: z.literal('none'), message: z.string() }),
  z.object({ status: z.literal('missing'), missing: z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType']) }),
  z.object({ status: z.literal('unclear-place'), field: z.enum(['from', 'to']), said: z.string(), candidates: z.array(placeSchema) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
