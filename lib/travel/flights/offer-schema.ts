import { z } from 'zod'
import { localTimeSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { PAYERS } from '../passengers/passenger-options'
import { placeSchema } from '../places/place-schema'
import { cabinClassSchema, flightSearchSchema } from './search-schema'

const carrierSchema = z.object({ iataCode: z.string().regex(/^[A-Z0-9]{2}$/), name: z.string() })
export type Carrier = z.infer<typeof carrierSchema>

/** One flight number. Times are wall-clock times at their own airport; `durationMinutes` is elapsed time through zones. */
const segmentSchema = z.object({
  flightNumber: z.string(),
  marketingCarrier: carrierSchema,
  operatingCarrier: carrierSchema,
  aircraft: z.string(),
  origin: placeSchema,
  destination: placeSchema,
  departsAt: localTimeSchema,
  arrivesAt: localTimeSchema,
  durationMinutes: z.number().int().positive(),
  /** Airports where it lands on the way under the same flight number; left out when it does not. */
  stopsAt: z.array(placeSchema).optional(),
  /** "5" or "B"; left out where the supplier does not say. */
  originTerminal: z.string().optional(),
  destinationTerminal: z.string().optional(),
})
export type Segment = z.infer<typeof segmentSchema>

/**
 * `allowed: null` means the supplier does not say, which is not "no". `penalty` is per passenger; where something is allowed and
 * it is null, what it costs is not said (nothing is an amount of zero).
 */
const conditionSchema = z.object({ allowed: z.boolean().nullable(), penalty: moneySchema.nullable() })
export type Condition = z.infer<typeof conditionSchema>

/** Pieces per passenger, with the weight of each in kilograms where it is known. */
const bagAllowanceSchema = z.object({ pieces: z.number().int().min(0), weightKg: z.number().nullable() })
export type BagAllowance = z.infer<typeof bagAllowanceSchema>

export const payerSchema = z.enum(PAYERS)

/** One of the taxes and charges that a price holds. */
export const taxItemSchema = z.object({ name: z.string(), amount: moneySchema })
export type TaxItem = z.infer<typeof taxItemSchema>

/**
 * The price of ONE passenger of this type, of whom there are `count`; that of `everyone` is for all `count` travellers together.
 * `base` + `taxes` = `total`, to the minor unit; both are null where the supplier does not say which part is tax.
 * `taxItems` add up to `taxes`; only terms name them: nobody looks at the taxes of each of a thousand fares.
 */
const passengerFareSchema = z.object({
  type: payerSchema,
  count: z.number().int().positive(),
  base: moneySchema.nullable(),
  taxes: moneySchema.nullable(),
  taxItems: z.array(taxItemSchema).optional(),
  total: moneySchema,
})
export type PassengerFare = z.infer<typeof passengerFareSchema>

/** From least to most, as Duffel tells them. */
export const LEGROOMS = ['less', 'standard', 'more'] as const

/** What the cabin of a fare has on one flight. Null is not stated, which is not "no"; `pitchInches` is from row to row. */
export const amenitiesSchema = z.object({
  wifi: z.enum(['free', 'paid', 'free-or-paid', 'on-board', 'none']).nullable(),
  power: z.boolean().nullable(),
  legroom: z.enum(LEGROOMS).nullable(),
  pitchInches: z.number().int().positive().nullable(),
})
export type Amenities = z.infer<typeof amenitiesSchema>

/**
 * Cabin, conditions and price of one offer. `total` is for everybody, with taxes and our service fee. What is included or not is
 * null where the supplier does not say.
 */
export const fareSchema = z.object({
  fareId: z.string(),
  brand: z.string(),
  cabinClass: cabinClassSchema,
  change: conditionSchema,
  refund: conditionSchema,
  cabinBags: bagAllowanceSchema,
  checkedBags: bagAllowanceSchema,
  seatIncluded: z.boolean().nullable(),
  mealIncluded: z.boolean().nullable(),
  /** Flight by flight; left out where the supplier says nothing of any. */
  amenities: z.array(amenitiesSchema).optional(),
  passengerFares: z.array(passengerFareSchema).min(1),
  serviceFee: moneySchema,
  total: moneySchema,
})
export type Fare = z.infer<typeof fareSchema>

/** `leavesFrom` is set where the next flight leaves from another airport of the city than `airport`, where the last one landed. */
const layoverSchema = z.object({
  airport: placeSchema,
  minutes: z.number().int(),
  isOvernight: z.boolean(),
  leavesFrom: placeSchema.optional(),
})
export type Layover = z.infer<typeof layoverSchema>

/**
 * One slice at a price, with its fares (cheapest first). `dayOffset` is the calendar days from departure to arrival, each in
 * local time: 1 is "+1", and it can be -1 over the date line. `durationMinutes` is elapsed, connections included.
 */
export const flightOfferSchema = z.object({
  offerId: z.string(),
  sliceIndex: z.number().int().min(0),
  pairingKey: z.string(),
  segments: z.array(segmentSchema).min(1),
  layovers: z.array(layoverSchema),
  departsAt: localTimeSchema,
  arrivesAt: localTimeSchema,
  dayOffset: z.number().int(),
  durationMinutes: z.number().int().positive(),
  connections: z.number().int().min(0),
  co2Kg: z.number().int().nullable(),
  typicalCo2Kg: z.number().int().nullable(),
  /**
   * What the fares' totals are for, where that is not this slice alone: the cheapest whole `trip` that begins with it, or what it
   * adds to the slices before it. Either way the totals of a trip's fares add up to its price.
   */
  priceCovers: z.enum(['trip', 'addition']).optional(),
  fares: z.array(fareSchema).min(1),
})
export type FlightOffer = z.infer<typeof flightOfferSchema>

/** One of the places a supplier asks: `asked` is still on its way, `late` was not waited for. `name` is for the traveller. */
export const sourceReportSchema = z.object({
  source: z.string(),
  name: z.string(),
  status: z.enum(['asked', 'answered', 'failed', 'late']),
  offerCount: z.number().int(),
})
export type SourceReport = z.infer<typeof sourceReportSchema>

/** What a supplier answered: `offers[i]` belongs to `search.slices[i]`. Instants are ISO in UTC. */
export const searchResultSchema = z.object({
  searchId: z.string(),
  search: flightSearchSchema,
  supplier: z.string(),
  isSimulated: z.boolean(),
  searchedAt: z.string(),
  expiresAt: z.string(),
  offers: z.array(z.array(flightOfferSchema)),
  /** Empty where the supplier is one source itself. */
  sources: z.array(sourceReportSchema).default([]),
})
export type SearchResult = z.infer<typeof searchResultSchema>
