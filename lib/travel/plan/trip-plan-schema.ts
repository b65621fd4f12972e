import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { LIKINGS } from './liking'
import { LONGEST_NOTE, MOST_EDITS, MOST_PLAN_DAYS, MOST_STOPS, PACES } from './plan-limits'
import { planStopSchema } from './plan-place-schema'

/** From the early morning until noon has long gone. */
export const dayStartSchema = z.string().regex(/^(?:0[5-9]|1[0-6]):[0-5]\d$/)

/** `title` follows from the stops; `note` is the traveller's own, and empty until one is written. */
export const planDaySchema = z.object({
  title: z.string().max(170),
  stops: z.array(planStopSchema).max(MOST_STOPS),
  note: z.string().max(LONGEST_NOTE),
  /** When the first stop is reached, HH:mm; the usual hour where nothing was said. */
  startsAt: dayStartSchema.optional(),
})
export type PlanDay = z.infer<typeof planDaySchema>

/** Day by day what to see in one place. A sight stands in it at most once. `startsOn` is null until a first day is chosen. */
export const tripPlanSchema = z
  .object({
    destination: z.object({ slug: z.string().min(1).max(60), name: z.string().min(1).max(60) }),
    /** ISO 4217; the costs of all stops are in it. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    startsOn: plainDateSchema.nullable(),
    pace: z.enum(PACES),
    likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length),
    /** What the traveller would rather not see; it comes last. */
    avoids: z.array(z.enum(LIKINGS)).max(LIKINGS.length).optional(),
    withChildren: z.boolean(),
    /** Somebody can't walk far: the stops of a day lie close together. */
    isShortOfWalks: z.boolean().optional(),
    /** Ids of stops that were put in by hand, and of sights that were taken out: both outlast another taste. */
    chosen: z.array(z.string().max(80)).max(MOST_EDITS).optional(),
    removed: z.array(z.string().max(80)).max(MOST_EDITS).optional(),
    days: z.array(planDaySchema).min(1).max(MOST_PLAN_DAYS),
  })
  .refine(({ days }) => isEachOnce(days.flatMap(({ stops }) => stops)), 'A sight stands in a plan once.')
export type TripPlan = z.infer<typeof tripPlanSchema>

/** What a plan is made from, beside the place. */
export const planWishesSchema = z.object({
  days: z.number().int().min(1).max(MOST_PLAN_DAYS),
  startsOn: plainDateSchema.nullable().default(null),
  pace: z.enum(PACES).default('usual'),
  likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length).default([]),
  avoids: z.array(z.enum(LIKINGS)).max(LIKINGS.length).optional(),
  withChildren: z.boolean().default(false),
  isShortOfWalks: z.boolean().optional(),
})
export type PlanWishes = z.infer<typeof planWishesSchema>

function isEachOnce(stops: { id: string }[]): boolean {
  return new Set(stops.map(({ id }) => id)).size === stops.length
}
