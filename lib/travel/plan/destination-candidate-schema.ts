import { z } from 'zod'
import { moneySchema } from '../money-schema'
import { LIKINGS, OCCASIONS } from './liking'

/** A place that may be suggested. `months[0]` is January. */
export const destinationCandidateSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Averages of many years: whole degrees Celsius by day, and days with at least 1 mm of rain; empty where we hold none. */
  months: z.array(z.object({ highC: z.number(), rainDays: z.number() })).max(12),
  likings: z.array(z.enum(LIKINGS)),
  occasions: z.array(z.enum(OCCASIONS)).optional(),
  /** One person and one day without flights, in whole units; null where it is not known. */
  dayCost: z.object({ range: z.tuple([z.number(), z.number()]), currency: z.string() }).nullable(),
  /** The lowest fare found, there and back for one; null when no price came. */
  fare: moneySchema.nullable(),
  /** One way; null when it is not known. */
  flightMinutes: z.number().nullable(),
  /** Where the fare starts, if several places were asked for. */
  from: z.string().optional(),
  /** A place of the flight network alone: nothing is written about it. */
  hasNoPage: z.literal(true).optional(),
  /** The time is that of a direct flight over the distance, not one of a timetable. */
  isFlightEstimated: z.literal(true).optional(),
})
export type DestinationCandidate = z.infer<typeof destinationCandidateSchema>

/** Limits are hard: a place known to lie outside one is never suggested. Likings only help. */
export const destinationWishesSchema = z.object({
  /** 1 is January. */
  month: z.number().int().min(1).max(12),
  days: z.number().int().min(1).max(30).default(5),
  warmAtLeastC: z.number().min(-10).max(45).nullable().default(null),
  coldAtMostC: z.number().min(-30).max(45).nullable().default(null),
  isDry: z.boolean().default(false),
  /** Only places in these countries, by ISO code; in any where none is named. */
  countries: z.array(z.string()).default([]),
  /** None of the places in these, by ISO code. */
  withoutCountries: z.array(z.string()).optional(),
  occasion: z.enum(OCCASIONS).nullable().default(null),
  /** The cheapest first, whatever else is known of a place. */
  isByPrice: z.boolean().default(false),
  likings: z.array(z.enum(LIKINGS)).default([]),
  /** For the flights there and back of one person; what the days there cost comes on top. */
  mostFare: moneySchema.nullable().default(null),
  longestFlightMinutes: z.number().int().positive().nullable().default(null),
})
export type DestinationWishes = z.infer<typeof destinationWishesSchema>
