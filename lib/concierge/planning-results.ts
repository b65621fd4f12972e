import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { DROPPABLE_LIMITS } from '@/lib/travel/plan/droppable-limits'
import { LIKINGS } from '@/lib/travel/plan/liking'
import { PACES } from '@/lib/travel/plan/plan-limits'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { candidateSchema } from './candidate'

/** A plan as every model reads it: its days with the names of their stops. */
const shownPlanSchema = z.object({
  place: z.string(),
  pace: z.enum(PACES),
  likings: z.array(z.enum(LIKINGS)),
  avoids: z.array(z.enum(LIKINGS)).optional(),
  withChildren: z.boolean(),
  /** "€40–56", or "free". */
  entrances: z.string(),
  days: z.array(
    z.object({
      day: z.number(),
      date: z.string().optional(),
      title: z.string(),
      stops: z.array(z.string()),
      /** HH:mm, if it differs from the usual start. */
      startsAt: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
})
export type ShownPlan = z.infer<typeof shownPlanSchema>

const plannedSchema = z.object({ status: z.literal('planned'), plan: shownPlanSchema })
const refusedSchema = z.object({ status: z.literal('refused'), refusal: refusalSchema })
const noOriginSchema = z.object({ status: z.literal('missing'), missing: z.literal('origin') })
const unclearOriginSchema = z.object({
  status: z.literal('unclear-place'),
  field: z.literal('from'),
  said: z.string(),
  candidates: z.array(candidateSchema),
})
const unknownPlaceSchema = z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) })

/** A place with the days its fare was found for; without days there is no fare. */
const placeSchema = z.object({
  name: z.string(),
  /** Where the fare starts, if several places were asked for. */
  from: z.string().optional(),
  departureOn: plainDateSchema.optional(),
  returnOn: plainDateSchema.optional(),
})
export type PricedPlace = z.infer<typeof placeSchema>

export const PLANNING_RESULTS = {
  planTrip: z.discriminatedUnion('status', [
    plannedSchema,
    z.object({ status: z.literal('missing'), missing: z.literal('destination') }),
    unknownPlaceSchema,
    refusedSchema,
  ]),
  changePlan: z.discriminatedUnion('status', [
    /** `notHeld`: why some of the stops were not swapped. */
    plannedSchema.extend({ notHeld: z.string().optional() }),
    z.object({ status: z.literal('unclear'), what: z.enum(['stop', 'sight']), said: z.string(), candidates: z.array(z.string()) }),
    refusedSchema,
  ]),
  suggestDestinations: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('proposed'),
      from: z.string(),
      month: z.string(),
      /** The days that one would leave on, in words, where they are not those of a whole month. */
      leaving: z.string().optional(),
      countries: z.array(z.string()).optional(),
      withoutCountries: z.array(z.string()).optional(),
      looked: z.object({ withPage: z.number(), ofNetwork: z.number(), leftOut: z.number() }).optional(),
      days: z.number(),
      fitting: z.number(),
      ranked: z.array(placeSchema.extend({ place: z.number(), reason: z.string() })),
      open: z.array(z.string()),
      excluded: z.array(z.string()),
      /** Where no place fits: how many do without each of these limits. */
      fittingWithout: z.partialRecord(z.enum(DROPPABLE_LIMITS), z.number()).optional(),
      message: z.string().optional(),
      isSimulated: z.boolean(),
    }),
    noOriginSchema,
    unclearOriginSchema,
    refusedSchema,
  ]),
  compareDestinations: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('compared'),
      from: z.string(),
      month: z.string(),
      places: z.array(placeSchema),
      /** Criterion → place → text, with "(best)" after the best. */
      rows: z.record(z.string(), z.record(z.string(), z.string())),
      isSimulated: z.boolean(),
    }),
    noOriginSchema,
    unclearOriginSchema,
    unknownPlaceSchema,
    refusedSchema,
  ]),
}
export type PlanningTool = keyof typeof PLANNING_RESULTS
