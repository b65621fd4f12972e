import { z } from 'zod'
import { isSelectableCurrency } from '../currencies'
import { placeSchema } from './place-schema'

/**
 * About where a traveller is, and what follows from it for a search: a proposal, never a choice. `homeAirport` is the city with all its
 * airports where it has several; `country` is ISO 3166-1 alpha-2.
 */
export const travellerLocationSchema = z.object({
  country: z.string().nullable(),
  city: z.string().nullable(),
  homeAirport: placeSchema.nullable(),
  currency: z.string().refine(isSelectableCurrency).nullable(),
})
export type TravellerLocation = z.infer<typeof travellerLocationSchema>
