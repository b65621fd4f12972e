import { z } from 'zod'
import { placeSchema } from '../places/place-schema'

/** The parts of a search in the traveller's own words; only what changes is given. Kept plain for the wire: the workflow refines it. */
export const askedEnds = {
  from: z.string().max(80).optional().describe('where the trip starts, as the traveller said it: a city, an airport or an IATA code'),
  to: z.string().max(80).optional().describe('where it goes, as the traveller said it'),
}

export const askedTerms = {
  adults: z.number().optional(),
  children: z.number().optional().describe('children of 2 to 12 years'),
  infants: z.number().optional().describe('children under 2 years, on a lap'),
  pets: z.number().optional(),
  childAges: z.array(z.number()).optional().describe('ages of all children and infants that were said'),
  cabinClass: z.enum(['economy-with-restrictions', 'economy-without-restrictions', 'economy-premium', 'business', 'first']).optional(),
  directOnly: z.boolean().optional(),
  checkedBags: z.number().optional().describe('checked bags wanted for each traveller'),
  currency: z.string().nullable().optional().describe('ISO code of the currency that prices are shown and paid in'),
  withNearbyAirports: z.boolean().optional().describe('airports near the named ones too'),
  withAirportChange: z.boolean().optional().describe('connections that change the airport of a city too'),
}

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
