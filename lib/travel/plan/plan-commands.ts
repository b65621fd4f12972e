import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { refuse } from '../refusal'
import { lengthenPlan, noteDay, shortenPlan } from './change-days'
import { addStop, dropStop, moveStop, reorderStop } from './change-stops'
import { composePlan } from './compose-plan'
import { LIKINGS } from './liking'
import type { PlanPlace } from './plan-place'
import { swapReasonSchema, swapStop } from './swap-stop'
import { MOST_PLAN_DAYS, MOST_STOPS, PACES, type PlanResult, planWishesSchema, type TripPlan } from './trip-plan'

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
  withChildren: z.boolean().optional(),
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
  z.strictObject({ type: z.literal('note-day'), dayIndex: dayIndexSchema, note: z.string().max(1_000) }),
])
export type PlanCommand = z.infer<typeof planCommandSchema>

const PLAN_COMMANDS: ReadonlySet<string> = new Set(planCommandSchema.options.map(({ shape }) => shape.type.value))

export function isPlanCommand<Command extends { type: string }>(
  command: Command,
): command is Extract<Command, { type: PlanCommand['type'] }> {
  return PLAN_COMMANDS.has(command.type)
}

/**
 * Pure: the plan after the command, or why it does not hold now. `place` is what was looked up for the command's or the plan's own
 * place; null when nobody knows it any more, and then what needs no sights still holds.
 */
export function applyPlanCommand(plan: TripPlan | null, command: PlanCommand, place: PlanPlace | null): PlanResult {
  if (command.type === 'set-plan') return placeNamed(command.placeSlug, place, (known) => composePlan(known, command.wishes))
  if (!plan) return refuse('no-plan', 'There is no plan yet. Say where you are going and for how many days.')
  const fromPlace = (change: (known: PlanPlace) => PlanResult) => placeNamed(plan.destination.slug, place, change)
  switch (command.type) {
    case 'change-plan':
      return isTasteIn(command.change) ? fromPlace((known) => composeAgain(plan, known, command.change)) : startOn(plan, command.change)
    case 'reorder-stop':
      return reorderStop(plan, command.stopId, command.toIndex)
    case 'move-stop':
      return moveStop(plan, command.stopId, command.toDayIndex, command.toIndex)
    case 'swap-stop':
      return fromPlace((known) => swapStop(plan, known, command.stopId, command))
    case 'drop-stop':
      return dropStop(plan, command.stopId)
    case 'add-stop':
      return fromPlace((known) => addStop(plan, known, command.sightId, command.dayIndex, command.toIndex))
    case 'lengthen-plan':
      return fromPlace((known) => lengthenPlan(plan, known))
    case 'shorten-plan':
      return shortenPlan(plan, command.dayIndex)
    case 'note-day':
      return noteDay(plan, command.dayIndex, command.note)
  }
}

function placeNamed(slug: string, place: PlanPlace | null, change: (known: PlanPlace) => PlanResult): PlanResult {
  if (place?.slug === slug) return change(place)
  return refuse('place-unknown', 'We have no guide to that place, so there is nothing to choose from. Nothing was changed.', 'placeSlug')
}

function isTasteIn({ pace, likings, withChildren }: PlanChange): boolean {
  return pace !== undefined || likings !== undefined || withChildren !== undefined
}

/** Another first day moves the plan as it stands. */
function startOn(plan: TripPlan, { startsOn = plan.startsOn }: PlanChange): PlanResult {
  return { plan: { ...plan, startsOn } }
}

/** Another pace or taste makes the days anew, under the notes that they have. */
function composeAgain(plan: TripPlan, place: PlanPlace, change: PlanChange): PlanResult {
  const { startsOn = plan.startsOn, pace = plan.pace, likings = plan.likings, withChildren = plan.withChildren } = change
  const composed = composePlan(place, { days: plan.days.length, startsOn, pace, likings, withChildren })
  if ('refusal' in composed) return composed
  const days = composed.plan.days.map((day, index) => ({ ...day, note: plan.days[index]?.note ?? '' }))
  return { plan: { ...composed.plan, days } }
}
