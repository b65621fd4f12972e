import { z } from 'zod'
import { ancillaryAnswerSchema } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { passengerIndexesSchema, sliceIndexesSchema } from '../ancillary-answer'

export const input = z.object({
  wish: z.enum(['show', 'add', 'remove']),
  kind: z.enum(['checked', 'cabin']).optional(),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(9)
    .optional()
    .describe('add: how many each of those meant then has in all, 1 when left out; remove: how many fewer, all when left out'),
  weightKg: z.number().min(1).max(50).optional().describe('only if the traveller said a weight'),
  sliceIndexes: sliceIndexesSchema,
  passengerIndexes: passengerIndexesSchema,
})

export const output = ancillaryAnswerSchema
