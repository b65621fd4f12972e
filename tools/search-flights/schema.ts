import { z } from 'zod'
import { askedEnds, askedTerms, missingWishSchema, unclearPlaceSchema } from '@/lib/travel/flights/asked-search-schema'
import { flightPicksSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { searchProgressSchema } from '@/lib/travel/flights/search-progress-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { heldFlightsSchema } from '@/lib/travel/trip/held-flights-schema'
import { budgetOutlookSchema } from '@/lib/travel/trip/trip-budget-schema'

/** Only what changes is given; everything else of the search stays. Kept plain for the wire: the workflow refines it. */
export const input = z.object({
  ...askedEnds,
  departureOn: z.string().optional(),
  returnOn: z.string().nullable().optional().describe('null for no return'),
  tripType: z.enum(['one-way', 'round-trip']).optional(),
  slices: z
    .array(z.object({ from: z.string().max(80), to: z.string().max(80), departureOn: z.string() }).meta({ as: 'from, to, departureOn' }))
    .optional()
    .describe('a trip of 2 to 5 flights: all, in order, instead of from, to and days'),
  ...askedTerms,
  children: askedTerms.children.describe('of 2 to 12 years'),
  infants: askedTerms.infants.describe('under 2 years, on a lap'),
  childAges: askedTerms.childAges.describe('of all children and infants, as said'),
  checkedBags: askedTerms.checkedBags.describe('for each traveller'),
  currency: askedTerms.currency.describe('ISO code, to show and pay in'),
  withNearbyAirports: askedTerms.withNearbyAirports.describe('also airports near the named ones'),
  withAirportChange: askedTerms.withAirportChange.describe('also connections that change the airport of a city'),
  preference: z.enum(['cheapest', 'fastest', 'best-value']).optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('found'),
    flights: flightPicksSchema,
    held: heldFlightsSchema.optional(),
    budget: budgetOutlookSchema.optional(),
  }),
  z.object({ status: z.literal('kept'), held: heldFlightsSchema }),
  z.object({ status: z.literal('working'), progress: searchProgressSchema, flights: flightPicksSchema.nullable() }),
  z.object({ status: z.literal('none'), message: z.string() }),
  missingWishSchema,
  unclearPlaceSchema,
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
