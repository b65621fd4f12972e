import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'

export const input = z.object({ to: z.enum(['previous', 'start']).describe('previous: undo the last change; start: start over') })

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('rewound'), to: z.enum(['previous', 'start']), undone: z.string().nullable() }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
