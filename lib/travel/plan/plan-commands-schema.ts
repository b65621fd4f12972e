import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { LIKINGS } from './liking'
import { MOST_PLAN_DAYS, MOST_STOPS, PACES } from './plan-limits'
import { swapReasonSchema } from './swap-stop-schema'
import { dayStartSchema, planWishesSchema } from './trip-plan-schema'

const idSchema = z.string().min(1).max(80)
const dayIndexSchema = z
  .number()
  .int()
  .min(0)
  .max(MOST_PLAN_DAYS - 1)
const toIndexSchema = z.number().int().min(0).max(MOST_STOPS)

const planChangeSchema = z.strictObject({
  startsOn: plainDateSchema.nullable().optional(),
  pace: z.enum(PACES).optional(),
  likings: z.array(z.enum(LIKINGS)).max(LIKINGS.length).optional(),
  avoids: z.array(z.enum(LIKINGS)).max(LIKINGS.length).optional(),
  withChildren: z.boolean().optional(),
  isShortOfWalks: z.boolean().optional(),
})
export type PlanChange = z.infer<typeof planChangeSchema>

/** The only thing that changes a plan; issued by a tool or by a click. It carries ids: names, hours and costs come from the place. */
export const planCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-plan'), placeSlug: z.string().min(1).max(60), wishes: planWishesSchema }),
  z.strictObject({ type: z.literal('change-plan'), change: planChangeSchema }),
  z.strictObject({ type: z.literal('reorder-stop'), stopId: idSchema, toIndex: toIndexSchema }),
  z.strictObject({ type: z.literal('move-stop'), stopId: idSchema, toDayIndex: dayIndexSchema, toIndex: toIndexSchema.optional() }),
  z.strictObject({
    type: z.literal('swap-stop'),
    stopId: idSchema,
    reason: swapReasonSchema.optional(),
    /** What to take instead; left out, the best unused one is taken. */
    sightId: idSchema.optional(),
  }),
  z.strictObject({ type: z.literal('drop-stop'), stopId: idSchema }),
  z.strictObject({ type: z.literal('add-stop'), sightId: idSchema, dayIndex: dayIndexSchema, toIndex: toIndexSchema.optional() }),
  z.strictObject({ type: z.literal('lengthen-plan') }),
  z.strictObject({ type: z.literal('shorten-plan'), dayIndex: dayIndexSchema.optional() }),
  /** Each keeps its own note and hour: what is seen on them is swapped. */
  z.strictObject({ type: z.literal('swap-days'), dayIndex: dayIndexSchema, withDayIndex: dayIndexSchema }),
  /** All days, or one. */
  z.strictObject({ type: z.literal('start-days'), startsAt: dayStartSchema, dayIndex: dayIndexSchema.optional() }),
  z.strictObject({ type: z.literal('note-day'), dayIndex: dayIndexSchema, note: z.string().max(1_000) }),
])
export type PlanCommand = z.infer<typeof planCommandSchema>
