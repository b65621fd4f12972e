import { hotelRoomSchema } from './hotel-schema'
import { placedHotelSchema } from './placed-hotel-schema'

/** A house with the one room that was chosen, as `toStay` keeps it. */
export const chosenHotelSchema = placedHotelSchema.omit({ rooms: true }).extend({ room: hotelRoomSchema })
