import { z } from 'zod'

/** An airport, or a city with all its airports ("LON"). For a city, `name` and `cityName` are the same. `zone` is an IANA time zone. */
export const placeSchema = z.object({
  kind: z.enum(['airport', 'city']),
  iataCode: z.string().regex(/^[A-Z]{3}$/),
  name: z.string(),
  cityName: z.string(),
  countryCode: z.string().length(2),
  zone: z.string(),
  /** The town or region that was asked for, which this place stands in for; `km` and `others` where they are known. */
  standsFor: z.object({ name: z.string(), km: z.number().optional(), others: z.array(z.string()).optional() }).optional(),
})
export type Place = z.infer<typeof placeSchema>

export const placesSchema = z.object({ places: z.array(placeSchema) })
