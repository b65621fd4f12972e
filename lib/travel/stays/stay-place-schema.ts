import { z } from 'zod'

/** Degrees; north and east are positive. */
export const coordinatesSchema = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** From the lower to the higher, in whole units of the place's currency. */
const rangeSchema = z.tuple([z.number().nonnegative(), z.number().nonnegative()])

/** Something that people want to stay near. */
export const staySightSchema = z.object({ sightId: z.string(), name: z.string(), point: coordinatesSchema })
export type StaySight = z.infer<typeof staySightSchema>

/** A place to stay at, as far as hotels need to know it. */
export const stayPlaceSchema = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  centre: coordinatesSchema,
  neighbourhoods: z.array(z.object({ name: z.string(), point: coordinatesSchema, isOldTown: z.boolean().optional() })).min(1),
  sights: z.array(staySightSchema),
  /** 1 is January. */
  bestMonths: z.array(z.number().int().min(1).max(12)),
  /** What one person spends on a day, flights apart. */
  perDay: z.object({ careful: rangeSchema, usual: rangeSchema, generous: rangeSchema }),
})
export type StayPlace = z.infer<typeof stayPlaceSchema>
