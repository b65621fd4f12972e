import { z } from 'zod'
import { hotelSchema } from './hotel-schema'

const sightNearbySchema = z.object({ sightId: z.string(), name: z.string(), metres: z.number().int().min(0) })
export type SightNearby = z.infer<typeof sightNearbySchema>

/** A hotel with its distances, in metres in a straight line; sights come nearest first. */
export const placedHotelSchema = hotelSchema.extend({
  metresToCentre: z.number().int().min(0),
  sights: z.array(sightNearbySchema),
})
export type PlacedHotel = z.infer<typeof placedHotelSchema>
