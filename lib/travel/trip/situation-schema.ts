import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { FILTER_NAMES } from '../flights/filters/facets'
import { cabinClassSchema } from '../flights/search-schema'
import { CHAT_MODES } from './mode'
import { orderDigestSchema } from './order-digest-schema'
import { tripMemorySchema } from './trip-memory-schema'

/**
 * What a model is told of the live trip before each step: ids, days, times and totals; no names, birthdays, passports or cards.
 * Times are wall-clock times at the airport; `today` is the traveller's own day. What a writer leaves out is none, no or not yet.
 */
const toldSchema = z.object({
  today: plainDateSchema,
  mode: z.enum(CHAT_MODES),
  wishes: z.object({
    tripType: z.enum(['one-way', 'round-trip', 'multi-trip']).nullable().default(null),
    from: z.string().nullable().default(null),
    to: z.string().nullable().default(null),
    /** The town that the destination's airport stands in for. */
    town: z.string().optional(),
    departureOn: plainDateSchema.nullable().default(null),
    returnOn: plainDateSchema.nullable().default(null),
    adults: z.number().default(0),
    children: z.number().default(0),
    infants: z.number().default(0),
    pets: z.number().default(0),
    childAges: z.array(z.number()).default([]),
    cabinClass: cabinClassSchema,
    directOnly: z.boolean().default(false),
    checkedBags: z.number().default(0),
    preference: z.string(),
  }),
  missing: z.enum(['origin', 'destination', 'departureOn', 'returnOn', 'tripType']).nullable().default(null),
  result: z
    .object({
      searchId: z.string(),
      offerCounts: z.array(z.number()),
      isExpired: z.boolean().default(false),
      isSimulated: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  slices: z
    .array(
      z.object({
        sliceIndex: z.number(),
        label: z.string(),
        from: z.string(),
        to: z.string(),
        departureOn: plainDateSchema,
        /** The filters that stand, as short clauses with IATA codes, and their names in the same order; left out when none do. */
        filters: z.array(z.string()).optional(),
        filterNames: z.array(z.enum(FILTER_NAMES)).optional(),
        picked: z
          .object({
            offerId: z.string(),
            flight: z.string(),
            departsAt: z.string(),
            arrivesAt: z.string(),
            fare: z.string().nullable(),
            /** What its fare says of changes and refunds (condition-words.ts) and of bags, "1 of 8 kg", once there is an order. */
            terms: z
              .object({
                change: z.string(),
                refund: z.string(),
                cabinBags: z.string().optional(),
                checkedBags: z.number().optional(),
                checkedBagKg: z.number().optional(),
              })
              .optional(),
          })
          .nullable()
          .default(null),
      }),
    )
    .default([]),
  /** What is chosen beside the fares, in short clauses with what it comes to; left out while nothing is. */
  bought: z
    .object({
      seats: z.array(z.string()),
      bags: z.array(z.string()),
      meals: z.array(z.string()),
      extras: z.array(z.string()),
      /** Who sits where: "Adult 1" on 12A, at the window. `side` is null in a row without sides; left out while no seat is chosen. */
      seating: z
        .array(z.object({ whom: z.string(), seat: z.string(), flight: z.string(), side: z.enum(['window', 'middle', 'aisle']).nullable() }))
        .optional(),
      total: z.string(),
    })
    .optional(),
  /** The airline wants another price than was chosen, and the traveller has not said yes yet; left out when it does not. */
  priceChange: z.object({ from: z.string(), to: z.string() }).optional(),
  /** What to see day by day; left out while nobody has asked for it. */
  plan: z
    .object({ place: z.string(), days: z.number(), startsOn: plainDateSchema.nullable(), stops: z.array(z.array(z.string())) })
    .optional(),
  /** Where to stay; never booked or paid here. Left out while nobody has asked for it. */
  stay: z
    .object({
      city: z.string(),
      checkInOn: plainDateSchema,
      checkOutOn: plainDateSchema,
      chosen: z.object({ hotel: z.string(), room: z.string(), total: z.string() }).nullable(),
    })
    .optional(),
  /** The most for flights and stay together, for everybody, and what is left of it after what is chosen, below zero when it's exceeded. */
  budget: z.object({ limit: z.string(), each: z.boolean(), spent: z.string(), left: z.string(), isOver: z.boolean() }).optional(),
  /** What was said once of the travellers, to be read by every tool; left out while nothing is kept. */
  memory: tripMemorySchema.partial().optional(),
  /** Outbound and return one after the other: no round trips are shown then. */
  choosesSeparately: z.literal(true).optional(),
  total: z.string().nullable().default(null),
  checkoutStep: z.number().nullable().default(null),
  order: orderDigestSchema.nullable().default(null),
})
export type Situation = z.infer<typeof toldSchema>

/** The same as it is read: a direction has its ends and its day from the wishes where it does not say them. */
export const situationSchema = z.preprocess((told) => {
  const read = z.looseObject({ wishes: z.looseObject({}), slices: z.array(z.looseObject({})) }).safeParse(told)
  if (!read.success) return told
  const { wishes, slices } = read.data
  return { ...read.data, slices: slices.map((slice, index) => ({ ...directionOf(wishes, index), ...slice })) }
}, toldSchema)

export type Direction = { from?: unknown; to?: unknown; departureOn?: unknown }

/** The ends and the day that the wishes have for the outbound and the return flight. */
export function directionOf(
  wishes: { from?: unknown; to?: unknown; departureOn?: unknown; returnOn?: unknown },
  sliceIndex: number,
): Direction {
  const { from, to, departureOn, returnOn } = wishes
  if (sliceIndex > 1) return {}
  return sliceIndex === 0 ? { from, to, departureOn } : { from: to, to: from, departureOn: returnOn }
}
