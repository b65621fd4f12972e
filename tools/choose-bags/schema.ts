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
    .describe('add: how many each then has beside the fare’s, left out: 1; remove: how many fewer, left out: all'),
  weightKg: z.number().min(1).max(50).optional().describe('only if said'),
  sliceIndexes: sliceIndexesSchema,
  passengerIndexes: passengerIndexesSchema,
})

export const output = ancillaryAnswerSchema
