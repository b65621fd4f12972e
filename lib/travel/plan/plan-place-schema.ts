import { z } from 'zod'
import { LIKINGS } from './liking'
import { SPENDING_LEVELS } from './plan-limits'

/** Degrees; north and east are positive. */
const planPointSchema = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** What one adult spends, from the lower to the higher, in whole units of the place's currency. */
const wholeRangeSchema = z
  .tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])
  .refine(([low, high]) => low <= high, 'goes from the lower to the higher')
export type WholeRange = z.infer<typeof wholeRangeSchema>

/** One stop of a day. It keeps its own facts, so that a plan can be read without the place it was made from. */
export const planStopSchema = z.object({
  id: z.string().min(1).max(80),
  name: z.string().min(1).max(80),
  point: planPointSchema,
  minutesThere: z.number().int().min(5).max(720),
  isIndoor: z.boolean(),
  isForChildren: z.boolean(),
  /** Entrance for one adult; [0, 0] is free. */
  cost: wholeRangeSchema,
})
export type PlanStop = z.infer<typeof planStopSchema>

/** Something to see that a day may be made of. */
export const planSightSchema = planStopSchema.extend({ likings: z.array(z.enum(LIKINGS)) })
export type PlanSight = z.infer<typeof planSightSchema>

/** A place as its planning needs it: `sights` in the order of their importance. */
export const planPlaceSchema = z.object({
  slug: z.string().min(1).max(60),
  name: z.string().min(1).max(60),
  centre: planPointSchema,
  /** ISO 4217; all amounts of the place are in it. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** One person and one day without flights: bed, food, transport and entrances. */
  perDay: z.record(z.enum(SPENDING_LEVELS), wholeRangeSchema),
  sights: z.array(planSightSchema).max(60),
  /** Its districts, for the names on maps. */
  areas: z.array(z.object({ name: z.string(), point: planPointSchema })).optional(),
})
export type PlanPlace = z.infer<typeof planPlaceSchema>
