import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { ACCESS_FACTS, AMENITIES, BOARDS, HOTEL_KINDS } from './hotel'
import { coordinatesSchema } from './stay-place-schema'

/** `freeUntilOn` is the last day, at the hotel, on which giving the room back costs nothing. */
const cancellationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), freeUntilOn: plainDateSchema }),
  z.object({ kind: z.literal('not-refundable') }),
])

/** One price of a room. `netPrice` is for one night and one room: the specification's net price. */
export const hotelRateSchema = z.object({
  rateId: z.string(),
  netPrice: moneySchema,
  board: z.enum(BOARDS),
  cancellation: cancellationSchema,
})
export type HotelRate = z.infer<typeof hotelRateSchema>

export const hotelRoomSchema = z.object({
  roomId: z.string(),
  name: z.string(),
  sleeps: z.number().int().min(1).max(12),
  /** How many of them are free on every night. */
  roomsLeft: z.number().int().min(0),
  rates: z.array(hotelRateSchema),
})
export type HotelRoom = z.infer<typeof hotelRoomSchema>

/** "15:00", by the clock of the hotel. */
const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A house with its facts, as a supplier gives them; no guest's opinion is among them. */
export const hotelSchema = z.object({
  hotelId: z.string(),
  name: z.string(),
  neighbourhood: z.string(),
  point: coordinatesSchema,
  stars: z.number().int().min(2).max(5),
  kind: z.enum(HOTEL_KINDS),
  amenities: z.array(z.enum(AMENITIES)),
  access: z.array(z.enum(ACCESS_FACTS)),
  checkInFrom: timeOfDaySchema,
  checkOutUntil: timeOfDaySchema,
  rooms: z.array(hotelRoomSchema),
})
export type Hotel = z.infer<typeof hotelSchema>

/** What came from outside as a hotel; null when it is none. */
export function readHotel(given: unknown): Hotel | null {
  return hotelSchema.safeParse(given).data ?? null
}
