import { z } from 'zod'

const namedSchema = z.object({ name: z.string(), text: z.string() })

/** A typical month: averages of many years, in whole degrees Celsius, and days with at least 1 mm of rain. */
const monthSchema = z.object({ highC: z.number(), lowC: z.number(), rainDays: z.number(), note: z.string() })

/** What the page of a place tells its visitors; `months` from January on, `bestMonths` counted from 1. */
export const placeGuideSchema = z.object({
  slug: z.string(),
  name: z.string(),
  months: z.array(monthSchema).length(12),
  bestMonths: z.array(z.number().int()),
  food: z.array(namedSchema),
  quarters: z.array(namedSchema),
})
export type PlaceGuide = z.infer<typeof placeGuideSchema>
