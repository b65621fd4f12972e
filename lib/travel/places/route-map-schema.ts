import { z } from 'zod'

/** Airports in the order they are flown to, by IATA code: one flight from each to the next. */
export const routeSchema = z
  .array(z.string().regex(/^[A-Z]{3}$/))
  .min(2)
  .max(12)
export type Route = z.infer<typeof routeSchema>

const mapPointSchema = z.object({
  iataCode: z.string(),
  x: z.number(),
  y: z.number(),
  /** On which side of the point its label has room. */
  label: z.enum(['right', 'left', 'above', 'below']),
})

/** A drawn map: SVG paths and points in one box of `width` × `height` units. `km` is the length of all flights together. */
export const routeMapSchema = z.object({
  width: z.number(),
  height: z.number(),
  land: z.string(),
  flights: z.array(z.string()),
  points: z.array(mapPointSchema),
  km: z.number(),
})
export type RouteMap = z.infer<typeof routeMapSchema>

/** Null where an airport is not on our map. */
export const drawnMapSchema = z.object({ map: routeMapSchema.nullable() })
