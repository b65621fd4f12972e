import { z } from 'zod'
import { ancillaryAnswerSchema } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { SEAT_WISHES } from '@/lib/travel/ancillaries/suggest-seats'
import { passengerIndexesSchema } from '../ancillary-answer'

export const input = z.object({
  wish: z
    .enum(['show', ...SEAT_WISHES, 'named', 'none'])
    .describe('show: map and prices; named: those in seatNumbers; none: gives seats up; else as near together as it allows'),
  sliceIndex: z.number().int().optional().describe('left out: every flight'),
  segmentIndex: z.number().int().optional().describe('one flight of a direction, from 0'),
  passengerIndexes: passengerIndexesSchema,
  seatNumbers: z.array(z.string().max(8)).max(9).optional().describe('such as 12A, in the order of passengerIndexes, or of the party'),
})

export const output = ancillaryAnswerSchema
