import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'

/** What was searched for and what a hotel says of itself, as its supplier words it: kept whole, never reckoned with. */
const supplierWordsSchema = z.record(z.string(), z.json())

/** A chosen room and rate, and for whom. */
export const staySchema = z.object({
  searchContext: supplierWordsSchema,
  checkInOn: plainDateSchema,
  checkOutOn: plainDateSchema,
  /** `netPrice` is for one night. Null until a room is chosen. */
  selectedRoom: z.object({ selectedRate: z.object({ netPrice: moneySchema }) }).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  adults: z.number().int().min(1),
  children: z.number().int().min(0),
  rooms: z.number().int().min(1),
})
export type Stay = z.infer<typeof staySchema>

export const selectedHotelSchema = z.object({ hotelContent: supplierWordsSchema })
export type SelectedHotel = z.infer<typeof selectedHotelSchema>
