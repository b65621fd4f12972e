import type { Money } from '../money'
import { nights, stayTotal } from './nights'
import type { Stay } from './stay-schema'

/** A stay with what follows from it, as a browser keeps it: how many nights, and the net price for all of them. */
export type HotelContext = Stay & { nights: number; totalPrice: Money | null }

export function hotelContext(stay: Stay): HotelContext {
  return { ...stay, nights: nights(stay.checkInOn, stay.checkOutOn), totalPrice: stayTotal(stay) }
}
