import { z } from 'zod'
import { type HotelRate, hotelRateSchema } from './hotel'
import type { ChosenStay } from './trip-stays'

const contentSchema = z.object({ room: z.object({ rates: z.array(hotelRateSchema).length(1) }) })

/** Board and cancellation of the room that was chosen; null where its supplier words them otherwise. */
export function chosenRate({ selectedHotel }: Pick<ChosenStay, 'selectedHotel'>): HotelRate | null {
  const read = contentSchema.safeParse(selectedHotel.hotelContent)
  return read.success ? (read.data.room.rates[0] ?? null) : null
}
