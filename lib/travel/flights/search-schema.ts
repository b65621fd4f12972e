import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { placeSchema } from '../places/place-schema'
import { CABIN_CLASSES, TRIP_TYPES } from './search-labels'

export const cabinClassSchema = z.enum(CABIN_CLASSES)

const tripTypeSchema = z.enum(TRIP_TYPES)

/** What matters most to the traveller when flights are ranked. */
const preferenceSchema = z.enum(['cheapest', 'fastest', 'best-value'])
export type Preference = z.infer<typeof preferenceSchema>

/** People by kind, before names are known. `childAges` holds the ages that were said, of children and infants. Pets take no seat. */
const travellerCountsSchema = z.object({
  adults: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  pets: z.number().int(),
  childAges: z.array(z.number().int().min(0).max(12)),
})
export type TravellerCounts = z.infer<typeof travellerCountsSchema>

const sliceSearchSchema = z.object({ origin: placeSchema, destination: placeSchema, departureOn: plainDateSchema })
export type SliceSearch = z.infer<typeof sliceSearchSchema>

const currencySchema = z.string().regex(/^[A-Z]{3}$/)

/** What a search and the wishes for one both hold in full: it has a value from the start. */
const searchTerms = {
  travellers: travellerCountsSchema,
  cabinClass: cabinClassSchema,
  directOnly: z.boolean(),
  checkedBags: z.number().int().min(0).max(3),
  preference: preferenceSchema,
  /** What prices are shown and paid in (ISO 4217); left out: the currency of the country that the trip starts in. */
  currency: currencySchema.optional(),
  /** Airports near the named ones count too. */
  withNearbyAirports: z.boolean().optional(),
  /** Connections that change the airport of a city are offered too. */
  withAirportChange: z.boolean().optional(),
}

/** A search that can be sent to a supplier: one slice per direction, in the order of travel. */
export const flightSearchSchema = z.object({
  tripType: tripTypeSchema,
  slices: z.array(sliceSearchSchema).min(1).max(5),
  ...searchTerms,
})
export type FlightSearch = z.infer<typeof flightSearchSchema>

/** What is known so far of the search; null is "not said yet". `slices` is used by multi-trips only. */
export const searchWishesSchema = z.object({
  tripType: tripTypeSchema.nullable(),
  origin: placeSchema.nullable(),
  destination: placeSchema.nullable(),
  departureOn: plainDateSchema.nullable(),
  returnOn: plainDateSchema.nullable(),
  slices: z.array(sliceSearchSchema),
  ...searchTerms,
})
export type SearchWishes = z.infer<typeof searchWishesSchema>

/** A change of the wishes: only what is named changes. `returnOn: null` makes it one way. */
export const searchChangeSchema = z.strictObject({
  tripType: tripTypeSchema.optional(),
  origin: placeSchema.optional(),
  destination: placeSchema.optional(),
  departureOn: plainDateSchema.optional(),
  returnOn: plainDateSchema.nullable().optional(),
  slices: z.array(sliceSearchSchema).min(2).max(5).optional(),
  travellers: travellerCountsSchema.partial().optional(),
  cabinClass: cabinClassSchema.optional(),
  directOnly: z.boolean().optional(),
  checkedBags: z.number().int().min(0).max(3).optional(),
  preference: preferenceSchema.optional(),
  /** null: that of the country the trip starts in. */
  currency: currencySchema.nullable().optional(),
  withNearbyAirports: z.boolean().optional(),
  withAirportChange: z.boolean().optional(),
})
export type SearchChange = z.infer<typeof searchChangeSchema>
