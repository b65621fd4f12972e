import { z } from 'zod'
import { ancillaryAnswerSchema } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { SEAT_WISHES } from '@/lib/travel/ancillaries/suggest-seats'
import { passengerIndexesSchema } from '../ancillary-answer'

export const input = z.object({
  wish: z
    .enum(['show', ...SEAT_WISHES, 'named', 'none'])
    .describe(
      'show: the map and the prices; named: the seats in seatNumbers; none: gives seats up; else seats as near together as this allows',
    ),
  sliceIndex: z.number().int().optional().describe('left out: every flight'),
  segmentIndex: z.number().int().optional().describe('one flight of a direction with connections, counted from 0'),
  passengerIndexes: passengerIndexesSchema,
  seatNumbers: z
    .array(z.string().max(8))
    .max(9)
    .optional()
    .describe('with wish named, such as 12A: in the order of passengerIndexes, or of the party'),
})

export const output = ancillaryAnswerSchema
