import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { selectedHotelSchema, staySchema } from './stay-schema'
import { staySearchSchema } from './stay-search-schema'

const idSchema = z.string().min(1).max(200)

/** A room at its price as it stood when it was chosen. Nothing is held for it, and nothing of it is paid here. */
export const chosenStaySchema = z.object({
  hotelId: idSchema,
  rateId: idSchema,
  hotelName: z.string(),
  roomName: z.string(),
  stay: staySchema,
  selectedHotel: selectedHotelSchema,
  /** For all rooms and nights. */
  total: moneySchema,
  isSimulated: z.boolean(),
  /** ISO in UTC. */
  chosenAt: z.string(),
})
export type ChosenStay = z.infer<typeof chosenStaySchema>

/** What a trip knows of where to stay: what was asked for, and what was chosen of it. */
export const tripStaysSchema = z.object({ search: staySearchSchema, chosen: chosenStaySchema.nullable() })
export type TripStays = z.infer<typeof tripStaysSchema>

export const stayCommandSchemas = [
  z.strictObject({ type: z.literal('search-stays'), search: staySearchSchema }),
  z.strictObject({ type: z.literal('choose-stay'), hotelId: idSchema, rateId: idSchema }),
  z.strictObject({ type: z.literal('drop-stay') }),
] as const
export type StayCommand = z.infer<(typeof stayCommandSchemas)[number]>

/** What was looked up for a choice. */
export const stayFactsSchema = z.object({ chosen: chosenStaySchema.optional() })
export type StayFacts = z.infer<typeof stayFactsSchema>
