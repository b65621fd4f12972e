import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { hotelRateSchema, hotelRoomSchema } from './hotel'
import { placedHotelSchema } from './placed-hotel'

export const STAY_PICKS = ['cheapest', 'best-placed', 'best-value'] as const
export type StayPick = (typeof STAY_PICKS)[number]
export const STAY_PICK_LABELS: Record<StayPick, string> = { cheapest: 'Cheapest', 'best-placed': 'Best placed', 'best-value': 'Best value' }

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
