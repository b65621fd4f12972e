import type { z } from 'zod'
import { hotelRoomSchema } from './hotel'
import { placedHotelSchema } from './placed-hotel'
import type { ChosenStay } from './trip-stays'

/** A house with the one room that was chosen, as `toStay` keeps it. */
export const chosenHotelSchema = placedHotelSchema.omit({ rooms: true }).extend({ room: hotelRoomSchema })
export type ChosenHotel = z.infer<typeof chosenHotelSchema>

/** The house that a trip keeps a room of; null where its supplier words it otherwise. */
export function chosenHotel({ selectedHotel }: Pick<ChosenStay, 'selectedHotel'>): ChosenHotel | null {
  const read = chosenHotelSchema.safeParse(selectedHotel.hotelContent)
  return read.success ? read.data : null
}
