import { z } from 'zod'
import { sourceReportSchema } from './offer-schema'

/** How far a running search is. `offerCount` counts the flights of the way out found so far. */
export const searchProgressSchema = z.object({ sources: z.array(sourceReportSchema), offerCount: z.number().int() })
export type SearchProgress = z.infer<typeof searchProgressSchema>
