import { z } from 'zod'
import { moneySchema } from '../money'
import { nights, type Stay, staySchema, stayTotal } from './stay'

/** A stay with what follows from it, as a browser keeps it: how many nights, and the net price for all of them. */
export const hotelContextSchema = staySchema.extend({ nights: z.number().int().min(1), totalPrice: moneySchema.nullable() })
export type HotelContext = z.infer<typeof hotelContextSchema>

export function hotelContext(stay: Stay): HotelContext {
  return { ...stay, nights: nights(stay.checkInOn, stay.checkOutOn), totalPrice: stayTotal(stay) }
}
