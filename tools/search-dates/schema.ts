import { z } from 'zod'
import { askedEnds, askedHours, missingWishSchema, namedTerms, unclearPlaceSchema } from '@/lib/travel/flights/asked-search-schema'
import { WEEKDAYS } from '@/lib/travel/flights/date-window'
import { dateChoicesSchema } from '@/lib/travel/flights/date-window-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

/** The days in their own words, beside the parts of a search that days do not change. */
export const input = z.object({
  ...askedEnds,
  leaveFrom: z.string().describe('first day to leave'),
  leaveTo: z.string().describe('last day to leave'),
  nights: z.array(z.number().int()).optional().describe('every length to compare; left out: one way'),
  leaveOn: z.array(z.enum(WEEKDAYS)).optional().describe('only these weekdays'),
  returnOn: z.array(z.enum(WEEKDAYS)).meta({ as: 'weekdays, as leaveOn' }).optional(),
  returnBy: z.string().optional().describe('last day to be back'),
  budget: z.number().min(1).optional().describe('for everybody there and back, in whole units'),
  outHours: askedHours.optional().describe('local times of the outbound flight, HH:mm'),
  backHours: askedHours.meta({ as: 'the same, of the return' }).optional(),
  ...namedTerms,
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), choices: dateChoicesSchema }),
  z.object({ status: z.literal('working'), done: z.number().int(), of: z.number().int() }),
  z.object({ status: z.literal('none'), message: z.string() }),
  missingWishSchema,
  unclearPlaceSchema,
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
