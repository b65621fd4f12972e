import { z } from 'zod'
import { LIKINGS, OCCASIONS } from '../travel/plan/liking'
import { SCENES } from './scene'
import { pointSchema, prose, questionSchema, rangeSchema, slugSchema } from './words'

export const REGIONS = ['Europe', 'Africa and the Middle East', 'Asia', 'The Americas'] as const

/** A typical month: averages of many years at the place, in whole degrees Celsius, and days with at least 1 mm of rain. */
const monthSchema = z.strictObject({
  highC: z.number().int().min(-20).max(50),
  lowC: z.number().int().min(-30).max(40),
  rainDays: z.number().int().min(0).max(31),
  /** One sentence: what this month is like for a visitor. */
  note: prose(20, 160),
})

/** Something to see or do. A day is planned from these, so each stands for itself. */
const sightSchema = pointSchema.strict().extend({
  id: slugSchema,
  name: prose(3, 60),
  text: prose(40, 320),
  /** How long most people stay. */
  hours: z.number().min(0.5).max(8),
  /** A good place in the rain. */
  isIndoor: z.boolean(),
  /** Children of about eight like it too. */
  isForChildren: z.boolean(),
  likings: z.array(z.enum(LIKINGS)).min(1).max(3),
  /** Entrance for one adult, in whole units of the currency; [0, 0] where it is free. */
  cost: rangeSchema,
})
export type Sight = z.infer<typeof sightSchema>

const partOfDaySchema = z.object({
  text: prose(60, 500),
  /** Ids of this destination's sights that the text speaks of. */
  sights: z.array(slugSchema).max(4),
})

const daySchema = z.object({ title: prose(5, 60), morning: partOfDaySchema, afternoon: partOfDaySchema, evening: partOfDaySchema })

/** A place to go to: one file each in `destinations/`, one page each at `/destination/<slug>`. */
export const destinationSchema = z.strictObject({
  slug: slugSchema,
  name: prose(3, 30),
  /** Other spellings of the name. */
  alsoCalled: z.array(prose(3, 30)).optional(),
  country: prose(3, 30),
  /** ISO 3166-1. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  region: z.enum(REGIONS),
  scene: z.enum(SCENES),
  /** IATA codes, the usual one first. */
  airports: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(4),
  centre: pointSchema,
  /** For search engines: what the page answers. */
  description: prose(80, 155),
  /** The one answer above the fold: whom it suits, when, for how long, at about what cost. */
  lead: prose(150, 450),
  whyGo: z.array(prose(150, 700)).min(2).max(3),
  likings: z.array(z.enum(LIKINGS)).min(2).max(5),
  /** What happens there once a year. */
  occasions: z.array(z.enum(OCCASIONS)).optional(),
  /** 1 is January. */
  bestMonths: z.array(z.number().int().min(1).max(12)).min(2).max(8),
  months: z.array(monthSchema).length(12),
  neighbourhoods: z
    .array(z.object({ name: prose(3, 50), text: prose(80, 350) }))
    .min(4)
    .max(6),
  food: z
    .array(z.object({ name: prose(3, 50), text: prose(40, 260) }))
    .min(4)
    .max(7),
  sights: z.array(sightSchema).min(10).max(14),
  threeDays: z.array(daySchema).length(3),
  fromAirport: z
    .array(
      z.object({
        airport: z.string().regex(/^[A-Z]{3}$/),
        /** Metro, airport train, bus, taxi … */
        by: prose(3, 50),
        /** To the centre, door to door, in minutes. */
        minutes: rangeSchema,
        cost: rangeSchema,
        note: prose(20, 250),
      }),
    )
    .min(2)
    .max(5),
  money: z.object({
    /** ISO 4217; all amounts of this file are in it. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    text: prose(60, 400),
    /** One person and one day without flights: bed, food, transport, entrances. */
    perDay: z.object({ careful: rangeSchema, usual: rangeSchema, generous: rangeSchema }),
  }),
  /** Letters of IEC's World Plugs. */
  plugs: z
    .array(z.string().regex(/^[A-O]$/))
    .min(1)
    .max(4),
  volts: z.number().int().min(100).max(240),
  languages: z.array(prose(3, 40)).min(1).max(4),
  languageNote: prose(40, 300),
  safety: prose(100, 500),
  withChildren: prose(100, 500),
  /** Who decides, and where to check: rules change, so none is promised. */
  visa: z.object({ text: prose(60, 400), checkAt: z.string().regex(/^[\w.-]+\.[a-z]{2,}(?:\/[\w./-]*)?$/) }),
  questions: z.array(questionSchema).min(3).max(5),
  /** When these words were written: rules and prices are as of then. */
  writtenOn: z.iso.date(),
})
export type Destination = z.infer<typeof destinationSchema>
