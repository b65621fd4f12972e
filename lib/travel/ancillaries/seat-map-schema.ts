import { z } from 'zod'
import { moneySchema } from '../money-schema'

/** What is good or bad about a seat, as far as the supplier says. */
export const SEAT_TRAITS = [
  'window',
  'middle',
  'aisle',
  'extra-legroom',
  'exit-row',
  'bassinet',
  'front-row',
  'no-recline',
  'no-window-view',
  'near-lavatory',
] as const
export type SeatTrait = (typeof SEAT_TRAITS)[number]

/** Where a seat's or a meal's flight stands in the trip: a flight number alone is not unique on a trip of several days. */
export const segmentRefSchema = z.object({ sliceIndex: z.number().int().min(0).max(4), segmentIndex: z.number().int().min(0).max(9) })
export type SegmentRef = z.infer<typeof segmentRefSchema>

const seatTraitSchema = z.enum(SEAT_TRAITS)

/** `passengerIndex: null` is any seated passenger. A price of zero is included in the fare. */
const seatOfferSchema = z.object({ optionId: z.string(), passengerIndex: z.number().int().nullable(), price: moneySchema })
export type SeatOffer = z.infer<typeof seatOfferSchema>

/** A seat without `offers` is taken, or not sold to this party. `notes` are the supplier's own words. */
const seatSchema = z.object({
  kind: z.literal('seat'),
  seatNumber: z.string(),
  traits: z.array(seatTraitSchema),
  offers: z.array(seatOfferSchema),
  notes: z.array(z.string()),
})
export type Seat = z.infer<typeof seatSchema>

const facilitySchema = z.object({ kind: z.enum(['lavatory', 'galley', 'closet', 'stairs', 'bassinet', 'exit', 'empty']) })
const seatElementSchema = z.discriminatedUnion('kind', [seatSchema, facilitySchema])
export type SeatElement = z.infer<typeof seatElementSchema>

/** `number` is null for a row of facilities. `sections[i]` stands left of aisle i, as seen facing forward. */
const seatRowSchema = z.object({ number: z.number().int().nullable(), sections: z.array(z.array(seatElementSchema)) })
export type SeatRow = z.infer<typeof seatRowSchema>

/**
 * `columns[i]` are the letters of section i, for the head of the drawing. `wings` are row numbers. Deck 0 is the main one, 1 the
 * upper one. `isYours` is the cabin that the fare is sold in: no seat of another one can be chosen.
 */
const seatCabinSchema = z.object({
  name: z.string(),
  isYours: z.boolean(),
  deck: z.number().int(),
  columns: z.array(z.array(z.string())),
  wings: z.object({ firstRow: z.number().int(), lastRow: z.number().int() }).nullable(),
  rows: z.array(seatRowSchema),
})
export type SeatCabin = z.infer<typeof seatCabinSchema>

/** One flight's seats, front to back. Flights whose airline gives no map have none. */
export const seatMapSchema = segmentRefSchema.extend({
  flightNumber: z.string(),
  aircraft: z.string(),
  cabins: z.array(seatCabinSchema),
})
export type SeatMap = z.infer<typeof seatMapSchema>

export const seatMapsSchema = z.array(seatMapSchema)
