import { z } from 'zod'
import { LIKINGS } from '../travel/plan/liking'
import { pointSchema, prose, questionSchema, rangeSchema, slugSchema } from './words'

const stopSchema = pointSchema.extend({
  /** 24-hour clock, of the place. */
  at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  name: prose(3, 60),
  text: prose(40, 350),
  /** How one comes here from the stop before, or from bed. */
  by: z.enum(['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'car', 'boat', 'cable car', 'bicycle', 'plane']),
  minutes: z.number().int().min(0).max(600),
})

const daySchema = z.object({
  title: prose(5, 70),
  /** Where one sleeps. */
  night: prose(3, 40),
  stops: z.array(stopSchema).min(3).max(7),
  /** On foot in the whole day, to half a kilometre. */
  walkingKm: z.number().min(0).max(25).multipleOf(0.5),
  /** One person, without the bed. */
  cost: rangeSchema,
  rain: prose(40, 300),
  children: prose(40, 300),
})
export type ItineraryDay = z.infer<typeof daySchema>

/** A trip that somebody could walk as it stands: one file each in `itineraries/`, one page each at `/itinerary/<slug>`. */
export const itinerarySchema = z.strictObject({
  slug: slugSchema,
  /** With its length: "Lisbon in three days". */
  title: prose(10, 60),
  description: prose(80, 155),
  lead: prose(150, 450),
  /** Slugs of destinations, in their order; the first is flown to. */
  destinations: z.array(slugSchema).min(1).max(4),
  /** IATA codes: where one lands and where one leaves. */
  arriveAt: z.string().regex(/^[A-Z]{3}$/),
  leaveFrom: z.string().regex(/^[A-Z]{3}$/),
  likings: z.array(z.enum(LIKINGS)).min(1).max(4),
  bestMonths: z.array(z.number().int().min(1).max(12)).min(2).max(8),
  /** ISO 4217; all amounts of this file are in it. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  days: z.array(daySchema).min(2).max(14),
  /** One person for the whole trip, without the flight there and back. */
  costs: z
    .array(z.object({ what: prose(3, 50), range: rangeSchema, note: prose(10, 160) }))
    .min(3)
    .max(6),
  goodToKnow: z.array(prose(60, 400)).min(2).max(5),
  questions: z.array(questionSchema).min(2).max(4),
  writtenOn: z.iso.date(),
})
export type Itinerary = z.infer<typeof itinerarySchema>
