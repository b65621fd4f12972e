import { z } from 'zod'
import { ancillaryAnswerSchema } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { passengerIndexesSchema, sliceIndexesSchema } from '../ancillary-answer'

export const input = z.object({
  wish: z.enum(['show', 'choose', 'remove']),
  meal: z.string().max(80).optional().describe('in the traveller’s words (“vegetarian”, “halal”, “for the children”) or an airline’s code'),
  sliceIndexes: sliceIndexesSchema,
  passengerIndexes: passengerIndexesSchema,
})

export const output = ancillaryAnswerSchema
