import { z } from 'zod'
import { dateChoicesSchema } from './date-window-schema'

/** What the days around those of a search cost; `none` where nothing flies on any of them. */
export const daysAroundSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), choices: dateChoicesSchema }),
  z.object({ status: z.literal('none') }),
])
export type DaysAround = z.infer<typeof daysAroundSchema>
