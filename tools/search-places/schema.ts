import { z } from 'zod'
import { WEEKDAYS } from '@/lib/travel/dates'
import { askedHours, missingWishSchema, namedTerms, unclearPlaceSchema } from '@/lib/travel/flights/asked-search-schema'
import { pickLabelSchema } from '@/lib/travel/flights/ranked-offer-schema'
import { routeChoicesSchema } from '@/lib/travel/flights/route-choices-schema'
import { moneySchema } from '@/lib/travel/money-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'

const places = z.array(z.string().max(80)).max(20)

/** The places in their own words, beside the parts of a search that hold for all of them. */
export const input = z.object({
  from: places.describe('every place it may start in; empty: that of the trip'),
  to: places.describe('every place it may go to; empty: that of the trip'),
  departureOn: z.string().optional(),
  returnOn: z.string().nullable().optional(),
  tripType: z.enum(['one-way', 'round-trip']).optional(),
  window: z
    .object({
      leaveFrom: z.string(),
      leaveTo: z.string(),
      nights: z.array(z.number().int()).optional(),
      leaveOn: z.array(z.enum(WEEKDAYS)).optional(),
      returnOn: z.array(z.enum(WEEKDAYS)).optional(),
      returnBy: z.string().optional(),
    })
    .meta({
      as: 'instead of days: leaveFrom, leaveTo, nights, leaveOn, returnOn, returnBy of searchDates',
    })
    .optional(),
  by: pickLabelSchema.optional(),
  eachAirportOf: z.enum(['from', 'to']).optional().describe('“any London airport”: a row for each of that city'),
  budget: z.number().min(1).optional().describe('for everybody'),
  outHours: askedHours.meta({ as: 'as for searchDates' }).optional(),
  backHours: askedHours.meta({ as: 'as for searchDates' }).optional(),
  ...namedTerms,
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), choices: routeChoicesSchema }),
  z.object({ status: z.literal('working'), done: z.number().int(), of: z.number().int() }),
  z.object({ status: z.literal('none'), message: z.string(), cheapest: moneySchema.optional() }),
  missingWishSchema,
  unclearPlaceSchema,
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
