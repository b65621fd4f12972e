import { z } from 'zod'

/** Plain sentences, as they are read: no markup, no line breaks. */
export const prose = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^<>\n]+$/u, 'it must be plain text in one line')

/** What one person spends, in whole units of the place's currency: from the careful to the generous. */
export const rangeSchema = z
  .tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])
  .refine(([low, high]) => low <= high, 'must go from the lower to the higher')
export type Range = z.infer<typeof rangeSchema>

export const slugSchema = z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/)

/** Degrees: latitude to the north, longitude to the east, to about ten metres. */
export const pointSchema = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
export type Point = z.infer<typeof pointSchema>

export const questionSchema = z.object({ question: prose(10, 120), answer: prose(40, 600) })
