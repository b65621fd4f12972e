import { z } from 'zod'
import { WEEKDAYS } from '@/lib/travel/dates'
import { askedEnds, askedHours, missingWishSchema, namedTerms, unclearPlaceSchema } from '@/lib/travel/flights/asked-search-schema'
import { dateChoicesSchema } from '@/lib/travel/flights/date-window-schema'
import { moneySchema } from '@/lib/travel/money-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

/** The days in their own words, beside the parts of a search that days do not change. */
export const input = z.object({
  ...askedEnds,
  leaveFrom: z.string(),
  leaveTo: z.string(),
  nights: z.array(z.number().int()).optional().describe('every length; left out: one way'),
  leaveOn: z.array(z.enum(WEEKDAYS)).optional().describe('only these weekdays'),
  returnOn: z.array(z.enum(WEEKDAYS)).meta({ as: 'weekdays, as leaveOn' }).optional(),
  returnBy: z.string().optional(),
  budget: z.number().min(1).optional().describe('for everybody'),
  outHours: askedHours.meta({ as: 'outbound: departAfter, departBefore, arriveAfter, arriveBefore, HH:mm' }).optional(),
  backHours: askedHours.meta({ as: 'the same, return' }).optional(),
  ...namedTerms,
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), choices: dateChoicesSchema }),
  z.object({ status: z.literal('working'), done: z.number().int(), of: z.number().int() }),
  z.object({ status: z.literal('none'), message: z.string(), cheapest: moneySchema.optional() }),
  missingWishSchema,
  unclearPlaceSchema,
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
