import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { missingStayWishSchema } from '@/lib/travel/stays/complete-stay-search-schema'
import { ACCESS_FACTS } from '@/lib/travel/stays/hotel'
import { STAY_PICKS } from '@/lib/travel/stays/ranked-hotel'
import { rankedHotelSchema } from '@/lib/travel/stays/ranked-hotel-schema'
import { STAY_SORTS } from '@/lib/travel/stays/sort-hotels'
import { stayFiltersSchema } from '@/lib/travel/stays/stay-filters-schema'
import { staySearchSchema } from '@/lib/travel/stays/stay-search-schema'

/** Only what was said is given; the rest comes from the trip. */
export const input = z.object({
  city: z.string().max(80).optional(),
  checkInOn: z.string().optional(),
  checkOutOn: z.string().optional(),
  nights: z.number().int().min(1).max(30).optional().describe('instead of checkOutOn'),
  near: z.string().max(80).optional().describe('a neighbourhood or sight'),
  adults: z.number().int().optional(),
  children: z.number().int().optional(),
  rooms: z.number().int().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('ISO code'),
  by: z.enum(STAY_PICKS).optional(),
  sort: z.enum(STAY_SORTS).optional(),
  filters: stayFiltersSchema.optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('found'),
    stays: z.object({
      search: staySearchSchema,
      first: z.array(rankedHotelSchema),
      picks: z.array(rankedHotelSchema),
      shownCount: z.number().int(),
      suitingCount: z.number().int(),
      leftOut: z.object({ soldOut: z.number().int(), tooSmall: z.number().int(), unreadable: z.number().int() }),
      filters: stayFiltersSchema,
      /** `name` is null where the place has nothing that is called so. */
      near: z.object({ said: z.string(), name: z.string().nullable() }).nullable(),
      /** The price a night that the trip's budget leaves, and whether the stays shown keep to it. */
      budget: z.object({ perNight: z.number(), isKept: z.boolean() }).optional(),
      /** What somebody in the party needs of the house, and whether the stays shown have it. */
      access: z.object({ needed: z.array(z.enum(ACCESS_FACTS)), isKept: z.boolean() }).optional(),
      by: z.enum(STAY_PICKS).nullable(),
      sort: z.enum(STAY_SORTS).nullable(),
      isSimulated: z.boolean(),
      searchedAt: z.string(),
    }),
  }),
  z.object({
    status: z.literal('none'),
    message: z.string(),
    search: staySearchSchema,
    /** Each wish without which some hotels fit, with the filters then, and how many fit. */
    waysOn: z
      .array(z.object({ wish: z.string(), filters: stayFiltersSchema, count: z.number().int(), isNearness: z.literal(true).optional() }))
      .default([]),
  }),
  z.object({ status: z.literal('missing'), missing: missingStayWishSchema }),
  z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
