import { z } from 'zod'
import { placeSchema } from '../places/place-schema'

/** The parts of a search in the traveller's own words; only what changes is given. Kept plain for the wire: the workflow refines it. */
export const askedEnds = {
  from: z.string().max(80).optional(),
  to: z.string().max(80).optional(),
}

/** Who flies and how. Their meaning stands with the search of flights. */
export const askedTerms = {
  adults: z.number().optional(),
  children: z.number().optional(),
  infants: z.number().optional(),
  pets: z.number().optional(),
  childAges: z.array(z.number()).optional(),
  cabinClass: z.enum(['economy-with-restrictions', 'economy-without-restrictions', 'economy-premium', 'business', 'first']).optional(),
  directOnly: z.boolean().optional(),
  checkedBags: z.number().optional(),
  currency: z.string().nullable().optional(),
  withNearbyAirports: z.boolean().optional(),
  withAirportChange: z.boolean().optional(),
}

/** The same for other tools: on the wire they are only named there. */
export const namedTerms = Object.fromEntries(
  Object.entries(askedTerms).map(([name, schema]) => [name, schema.meta({ term: true })]),
) as typeof askedTerms

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Hours that the flights of one direction keep to. */
export const askedHours = z.object({
  departAfter: clock.optional(),
  departBefore: clock.optional(),
  arriveAfter: clock.optional(),
  arriveBefore: clock.optional(),
})

/** What is still missing, or which place is unclear and what may be meant. */
export const missingWishSchema = z.object({
  status: z.literal('missing'),
  missing: z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType']),
})
export const unclearPlaceSchema = z.object({
  status: z.literal('unclear-place'),
  field: z.enum(['from', 'to']),
  said: z.string(),
  candidates: z.array(placeSchema),
})
