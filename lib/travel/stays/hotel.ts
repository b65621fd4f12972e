import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { coordinatesSchema } from './stay-place'

export const HOTEL_KINDS = ['hotel', 'guesthouse', 'apartments', 'hostel'] as const
export type HotelKind = (typeof HOTEL_KINDS)[number]
export const HOTEL_KIND_LABELS: Record<HotelKind, string> = {
  hotel: 'Hotel',
  guesthouse: 'Guesthouse',
  apartments: 'Apartments',
  hostel: 'Hostel',
}

/** What a house offers, by the words that are shown. */
export const AMENITY_LABELS = {
  wifi: 'Wi-Fi',
  'air-conditioning': 'Air conditioning',
  'reception-all-night': 'Reception open all night',
  'luggage-room': 'Luggage room',
  breakfast: 'Breakfast served',
  restaurant: 'Restaurant',
  bar: 'Bar',
  kitchen: 'Kitchen in the room',
  laundry: 'Laundry',
  'family-rooms': 'Family rooms',
  pets: 'Pets may stay',
  parking: 'Parking',
  bicycles: 'Bicycles for hire',
  gym: 'Gym',
  pool: 'Pool',
  spa: 'Spa',
  garden: 'Garden',
} as const
export type Amenity = keyof typeof AMENITY_LABELS
const amenitySchema = z.enum(namesOf(AMENITY_LABELS))
export const AMENITIES = amenitySchema.options

/** What is known of access; what is not named is not known to be there. */
export const ACCESS_LABELS = {
  'step-free': 'Step-free entrance',
  lift: 'Lift',
  'accessible-room': 'Room for a wheelchair',
  'roll-in-shower': 'Roll-in shower',
  'visual-alarm': 'Alarm that can be seen',
  'hearing-loop': 'Hearing loop at reception',
} as const
export type AccessFact = keyof typeof ACCESS_LABELS
const accessFactSchema = z.enum(namesOf(ACCESS_LABELS))
export const ACCESS_FACTS = accessFactSchema.options

export const BOARD_LABELS = {
  'room-only': 'Room only',
  breakfast: 'Breakfast included',
  'half-board': 'Breakfast and dinner included',
} as const
export type Board = keyof typeof BOARD_LABELS

/** `freeUntilOn` is the last day, at the hotel, on which giving the room back costs nothing. */
const cancellationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), freeUntilOn: plainDateSchema }),
  z.object({ kind: z.literal('not-refundable') }),
])

/** One price of a room. `netPrice` is for one night and one room: the specification's net price. */
export const hotelRateSchema = z.object({
  rateId: z.string(),
  netPrice: moneySchema,
  board: z.enum(namesOf(BOARD_LABELS)),
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
  amenities: z.array(amenitySchema),
  access: z.array(accessFactSchema),
  checkInFrom: timeOfDaySchema,
  checkOutUntil: timeOfDaySchema,
  rooms: z.array(hotelRoomSchema),
})
export type Hotel = z.infer<typeof hotelSchema>

/** The names of a record as a list that zod can read. */
function namesOf<Name extends string>(labels: Record<Name, string>): [Name, ...Name[]] {
  // Object.keys forgets which strings they are; the records above are never empty.
  return Object.keys(labels) as [Name, ...Name[]]
}
