import { z } from 'zod'
import { plainDateSchema } from '@/lib/travel/date-schemas'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { missingStayWishSchema } from '@/lib/travel/stays/complete-stay-search-schema'
import { ACCESS_FACTS } from '@/lib/travel/stays/hotel'
import { STAY_PICKS } from '@/lib/travel/stays/ranked-hotel'
import { staySearchSchema } from '@/lib/travel/stays/stay-search-schema'

/** A place to stay as any model reads it: amounts, ways and conditions as text. */
const shownStaySchema = z.object({
  hotelId: z.string(),
  name: z.string(),
  kind: z.string(),
  neighbourhood: z.string(),
  /** "650 m from the centre". */
  away: z.string(),
  /** The way to the centre, where `away` is that to something else. */
  toCentre: z.string().optional(),
  stars: z.number(),
  amenities: z.array(z.string()),
  access: z.array(z.string()),
  room: z.string(),
  board: z.string(),
  cancellation: z.string(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  perNight: z.string(),
  total: z.string(),
  labels: z.array(z.enum(STAY_PICKS)),
  reason: z.string(),
})
export type ShownStay = z.infer<typeof shownStaySchema>

const toldSchema = z.object({
  status: z.literal('found'),
  city: z.string(),
  checkInOn: plainDateSchema,
  checkOutOn: plainDateSchema,
  nights: z.number(),
  adults: z.number(),
  children: z.number(),
  rooms: z.number(),
  near: z.object({ said: z.string(), name: z.string().nullable() }).nullable(),
  /** What the budget leaves a night, and whether the stays shown keep to it. */
  budget: z.object({ perNight: z.string(), isKept: z.boolean() }).optional(),
  /** What somebody in the party needs of the house, and whether the stays shown have it. */
  access: z.object({ needed: z.array(z.enum(ACCESS_FACTS)), isKept: z.boolean() }).optional(),
  /** Each house once; those picked and those first on the list by their ids. */
  hotels: z.array(shownStaySchema),
  picks: z.array(z.string()),
  first: z.array(z.string()),
  shownCount: z.number(),
  suitingCount: z.number(),
})
export type ToldStays = z.infer<typeof toldSchema>

const foundSchema = toldSchema.transform(({ hotels, picks, first, ...told }) => {
  const known = (ids: string[]) => ids.flatMap((id) => hotels.find(({ hotelId }) => hotelId === id) ?? [])
  return { ...told, picks: known(picks), first: known(first) }
})
export type ShownStays = z.infer<typeof foundSchema>

const refusedSchema = z.object({ status: z.literal('refused'), refusal: refusalSchema })

export const STAY_RESULTS = {
  searchStays: z.discriminatedUnion('status', [
    foundSchema,
    z.object({
      status: z.literal('none'),
      message: z.string(),
      search: staySearchSchema,
      waysOn: z
        .array(
          z.object({
            wish: z.string(),
            filters: z.record(z.string(), z.unknown()),
            count: z.number(),
            isNearness: z.literal(true).optional(),
          }),
        )
        .default([]),
    }),
    z.object({ status: z.literal('missing'), missing: missingStayWishSchema }),
    z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
    refusedSchema,
  ]),
  chooseStay: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('chosen'),
      hotel: z.string(),
      room: z.string(),
      nights: z.number(),
      total: z.string(),
      board: z.string().optional(),
      cancellation: z.string().optional(),
    }),
    z.object({ status: z.literal('dropped') }),
    z.object({ status: z.literal('unclear'), said: z.string(), candidates: z.array(z.string()) }),
    refusedSchema,
  ]),
}
