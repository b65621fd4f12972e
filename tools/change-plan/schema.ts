import { z } from 'zod'
import { swapReasonSchema } from '@/lib/travel/plan/swap-stop-schema'
import { tripPlanSchema } from '@/lib/travel/plan/trip-plan-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({
  change: z.enum(['swap', 'drop', 'move', 'reorder', 'add', 'swap-days', 'lighten', 'hours', 'lengthen', 'shorten', 'note']),
  stop: z.string().max(120).optional(),
  day: z.number().int().min(1).max(14).optional(),
  position: z.number().int().min(1).max(8).optional().describe('of the stop in its day'),
  toDay: z.number().int().min(1).max(14).optional(),
  toPosition: z.number().int().min(1).max(8).optional(),
  reason: swapReasonSchema.optional(),
  sight: z.string().max(120).optional().describe('what to add, or to take instead'),
  startsAt: z.string().max(10).optional().describe('HH:mm, or later or earlier by an hour'),
  note: z.string().max(1000).optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('planned'), plan: tripPlanSchema, notHeld: z.string().optional() }),
  z.object({ status: z.literal('unclear'), what: z.enum(['stop', 'sight']), said: z.string(), candidates: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
