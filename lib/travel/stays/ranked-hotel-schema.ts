import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { hotelRateSchema, hotelRoomSchema } from './hotel-schema'
import { placedHotelSchema } from './placed-hotel-schema'
import { STAY_PICKS } from './ranked-hotel'

/**
 * A hotel with its lowest price, its place (1 is first) and why it stands there: `reason` is one computed clause in money and metres.
 * `total` is for all rooms and nights. `metres` is the way to the centre, or to the sight that was asked for.
 */
export const rankedHotelSchema = z.object({
  hotel: placedHotelSchema,
  lead: z.object({ room: hotelRoomSchema, rate: hotelRateSchema }),
  total: moneySchema,
  metres: z.number().int().min(0),
  place: z.number().int().positive(),
  labels: z.array(z.enum(STAY_PICKS)),
  reason: z.string(),
})
export type RankedHotel = z.infer<typeof rankedHotelSchema>
