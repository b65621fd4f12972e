import { z } from 'zod'
import { LIKINGS } from '@/lib/travel/plan/liking'
import { PACES } from '@/lib/travel/plan/plan-limits'
import { tripPlanSchema } from '@/lib/travel/plan/trip-plan-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  destination: z.string().max(80).optional().describe('left out: the plan’s or the trip’s own'),
  days: z.number().optional().describe('1 to 14'),
  startsOn: z.string().optional(),
  pace: z.enum(PACES).optional(),
  likings: z.array(z.enum(LIKINGS)).optional(),
  avoids: z.array(z.enum(LIKINGS)).meta({ as: 'of the same, what to leave out' }).optional(),
  withChildren: z.boolean().optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('planned'), plan: tripPlanSchema }),
  z.object({ status: z.literal('missing'), missing: z.literal('destination') }),
  z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
