import { z } from 'zod'
import { ACCESS_FACTS, AMENITIES, HIGHEST_NIGHT_PRICE, HOTEL_KINDS } from './hotel'
import { WALKABLE_METRES } from './placed-hotel'

/**
 * Which hotels are shown; what is left out, and an empty list, restricts nothing. `pricePerNight` is in whole units of the currency, for
 * one room. Of `kinds`, `stars` and `neighbourhoods` any will do; `amenities` and `access` must all be there. Price, free cancellation and
 * breakfast have to hold for one and the same price of a room.
 */
export const stayFiltersSchema = z.strictObject({
  pricePerNight: z
    .strictObject({
      from: z.number().min(0).max(HIGHEST_NIGHT_PRICE).default(0),
      to: z.number().min(0).max(HIGHEST_NIGHT_PRICE).default(HIGHEST_NIGHT_PRICE),
    })
    .meta({ as: 'from and to' })
    .optional(),
  kinds: z.array(z.enum(HOTEL_KINDS)).max(HOTEL_KINDS.length).optional(),
  stars: z.array(z.number().int().min(2).max(5)).max(4).optional(),
  neighbourhoods: z.array(z.string().max(80)).max(50).optional(),
  amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length).optional(),
  access: z.array(z.enum(ACCESS_FACTS)).max(ACCESS_FACTS.length).optional(),
  freeCancellation: z.boolean().optional(),
  breakfast: z.boolean().optional(),
  nearSight: z
    .strictObject({ sightId: z.string().max(80), withinMetres: z.number().int().min(100).max(20_000).default(WALKABLE_METRES) })
    .optional()
    // Near a sight by its name is searchStays’ `near`.
    .meta({ hidden: true }),
})
export type StayFilters = z.infer<typeof stayFiltersSchema>
