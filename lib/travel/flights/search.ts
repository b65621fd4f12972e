import { z } from 'zod'
import { currencyRefusal } from '../currencies'
import { addDays, daysBetween, formatDay, type PlainDate, plainDateSchema } from '../dates'
import { type Place, placeSchema } from '../places/place'
import { type Refusal, refuse } from '../refusal'

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

/** Airlines take at most nine people in one booking (a PNR). */
export const MOST_TRAVELLERS = 9
/** Schedules open about 361 days ahead. */
export const FURTHEST_DAYS_AHEAD = 361

/** What is named changes, the rest stays; a return date makes a round trip, `slices` make a multi-trip. */
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

export const missingWishSchema = z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType'])
export type MissingWish = z.infer<typeof missingWishSchema>

/**
 * The wishes as a search, or the first thing that is still missing, or why they cannot be searched.
 * `today` is the traveller's own calendar day.
 */
export function completeSearch(
  wishes: SearchWishes,
  today: PlainDate,
): { search: FlightSearch } | { missing: MissingWish } | { refusal: Refusal } {
  const refusal =
    travellersRefusal(wishes.travellers) ?? datesRefusal(wishes, today) ?? placesRefusal(wishes) ?? currencyRefusal(wishes.currency)
  if (refusal) return { refusal }
  const {
    tripType: _tripType,
    origin: _origin,
    destination: _destination,
    departureOn: _on,
    returnOn: _back,
    slices: _slices,
    ...rest
  } = wishes
  if (wishes.tripType === 'multi-trip' && wishes.slices.length > 0) {
    return { search: { tripType: 'multi-trip', slices: wishes.slices, ...rest } }
  }
  const { origin, destination, departureOn, returnOn } = wishes
  if (!destination) return { missing: 'destination' }
  if (!origin) return { missing: 'origin' }
  if (!departureOn) return { missing: 'departureOn' }
  if (!wishes.tripType) return { missing: 'tripType' }
  const out: SliceSearch = { origin, destination, departureOn }
  if (wishes.tripType === 'one-way') return { search: { tripType: 'one-way', slices: [out], ...rest } }
  if (!returnOn) return { missing: 'returnOn' }
  const back: SliceSearch = { origin: destination, destination: origin, departureOn: returnOn }
  return { search: { tripType: 'round-trip', slices: [out, back], ...rest } }
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

function travellersRefusal(travellers: TravellerCounts): Refusal | undefined {
  const { adults, children, infants, pets, childAges } = travellers
  if ([adults, children, infants, pets].some((count) => count < 0)) {
    return refuse('travellers-negative', 'The number of travellers cannot be below zero.', 'travellers').refusal
  }
  if (adults < 1) return refuse('adult-needed', 'At least one adult has to travel along.', 'travellers').refusal
  if (countTravellers(travellers) > MOST_TRAVELLERS) {
    return refuse(
      'too-many-travellers',
      `Airlines take at most ${MOST_TRAVELLERS} people in one booking; you asked for ${countTravellers(travellers)}. For more, please make two bookings.`,
      'travellers',
    ).refusal
  }
  if (pets > MOST_TRAVELLERS || childAges.length > MOST_TRAVELLERS) {
    return refuse('too-many-travellers', `No booking takes more than ${MOST_TRAVELLERS} children or pets.`, 'travellers').refusal
  }
  if (infants > adults) {
    return refuse('too-many-infants', 'Each infant sits on the lap of an adult, so there can be no more infants than adults.', 'travellers')
      .refusal
  }
}

function datesRefusal(wishes: SearchWishes, today: PlainDate): Refusal | undefined {
  const dates: [PlainDate | null, string][] =
    wishes.tripType === 'multi-trip'
      ? wishes.slices.map((slice) => [slice.departureOn, 'slices'])
      : [
          [wishes.departureOn, 'departureOn'],
          [wishes.returnOn, 'returnOn'],
        ]
  let earliest = today
  for (const [date, field] of dates) {
    if (date === null) continue
    if (daysBetween(today, date) < 0) {
      return refuse('date-past', `${formatDay(date, today)} is in the past. Which day do you mean?`, field).refusal
    }
    if (daysBetween(today, date) > FURTHEST_DAYS_AHEAD) {
      return refuse(
        'date-too-far',
        `Airlines sell flights up to ${formatDay(addDays(today, FURTHEST_DAYS_AHEAD), today)}; ${formatDay(date, today)} is too far ahead.`,
        field,
      ).refusal
    }
    if (daysBetween(earliest, date) < 0) {
      return refuse(
        'return-before-departure',
        wishes.tripType === 'multi-trip'
          ? `The flight on ${formatDay(date, today)} is before the one on ${formatDay(earliest, today)}.`
          : `The way back on ${formatDay(date, today)} is before the way out on ${formatDay(earliest, today)}.`,
        field,
      ).refusal
    }
    earliest = date
  }
}

/** One place, or a city and one of its airports; two airports of a city are two places. */
function isSamePlace(first: Place, second: Place): boolean {
  if (first.cityName !== second.cityName || first.countryCode !== second.countryCode) return false
  return first.iataCode === second.iataCode || first.kind === 'city' || second.kind === 'city'
}

function placesRefusal(wishes: SearchWishes): Refusal | undefined {
  const pairs = wishes.tripType === 'multi-trip' ? wishes.slices : [wishes]
  for (const { origin, destination } of pairs) {
    if (origin && destination && isSamePlace(origin, destination)) {
      return refuse('same-place', `You leave from and arrive in ${origin.cityName}. Where would you like to go?`, 'destination').refusal
    }
  }
}
