import { z } from 'zod'
import { ancillaryAnswerSchema } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { passengerIndexesSchema, sliceIndexesSchema } from '../ancillary-answer'

export const input = z.object({
  wish: z.enum(['show', 'add', 'remove']),
  extra: z.string().max(80).optional().describe('in the traveller’s words, or as a result names it'),
  weightKg: z.number().min(0.1).max(200).optional().describe('pet with carrier'),
  sliceIndexes: sliceIndexesSchema,
  passengerIndexes: passengerIndexesSchema,
})

export const output = ancillaryAnswerSchema
