import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { placeSchema } from '../places/place-schema'

/** The five cabin classes of the specification; Travelfusion's TfClass, word for word. */
export const cabinClassSchema = z.enum([
  'economy-with-restrictions',
  'economy-without-restrictions',
  'economy-premium',
  'business',
  'first',
])
export type CabinClass = z.infer<typeof cabinClassSchema>

export const CABIN_LABELS: Record<CabinClass, string> = {
  'economy-with-restrictions': 'Economy With Restrictions',
  'economy-without-restrictions': 'Economy Without Restrictions',
  'economy-premium': 'Economy Premium',
  business: 'Business',
  first: 'First',
}

const tripTypeSchema = z.enum(['one-way', 'round-trip', 'multi-trip'])
export type TripType = z.infer<typeof tripTypeSchema>

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

export const NO_WISHES: SearchWishes = {
  tripType: null,
  origin: null,
  destination: null,
  departureOn: null,
  returnOn: null,
  slices: [],
  travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'best-value',
}

/**
 * What is named changes, the rest stays; a return date makes a round trip, `slices` make a multi-trip. One place or day alone gives a
 * multi-trip up: nobody said which of its flights is meant.
 */
export function changeWishes(wishes: SearchWishes, change: SearchChange): SearchWishes {
  const { travellers, currency, ...rest } = change
  const { currency: oldCurrency, ...old } = wishes
  const wantedCurrency = currency === undefined ? oldCurrency : (currency ?? undefined)
  const changed: SearchWishes = {
    ...old,
    ...rest,
    travellers: { ...wishes.travellers, ...travellers },
    ...(wantedCurrency ? { currency: wantedCurrency } : {}),
  }
  if (change.slices) return { ...changed, tripType: 'multi-trip' }
  if (change.returnOn === null || change.tripType === 'one-way') return { ...changed, tripType: 'one-way', returnOn: null, slices: [] }
  if (change.returnOn) return { ...changed, tripType: 'round-trip', slices: [] }
  if (change.tripType === 'round-trip') return { ...changed, slices: [] }
  const isOtherTrip = change.origin !== undefined || change.destination !== undefined || change.departureOn !== undefined
  if (wishes.tripType === 'multi-trip' && isOtherTrip) return { ...changed, tripType: null, returnOn: null, slices: [] }
  return changed
}

/** The wishes that a search came from. */
export function wishesOf({ slices, tripType, ...terms }: FlightSearch): SearchWishes {
  const [first, second] = slices
  const isMulti = tripType === 'multi-trip'
  return {
    ...terms,
    tripType,
    origin: first?.origin ?? null,
    destination: first?.destination ?? null,
    departureOn: first?.departureOn ?? null,
    returnOn: tripType === 'round-trip' ? (second?.departureOn ?? null) : null,
    slices: isMulti ? slices : [],
  }
}

/** "Outbound", "Return", or "Flight 3" on a multi-trip. */
export function sliceLabel(tripType: TripType, sliceIndex: number): string {
  if (tripType === 'multi-trip') return `Flight ${sliceIndex + 1}`
  return sliceIndex === 0 ? 'Outbound' : 'Return'
}

/** Everybody who travels; pets are not counted. */
export function countTravellers(travellers: TravellerCounts): number {
  return travellers.adults + travellers.children + travellers.infants
}

/** "2 adults, 1 child", without what is zero. */
export function describeTravellers(travellers: TravellerCounts): string {
  const kinds: [number, string, string][] = [
    [travellers.adults, 'adult', 'adults'],
    [travellers.children, 'child', 'children'],
    [travellers.infants, 'infant', 'infants'],
    [travellers.pets, 'pet', 'pets'],
  ]
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ')
}
