import { z } from 'zod'
import { refusalSchema } from '../refusal-schema'
import { resultFactsSchema } from '../trip/trip-schema'
import { missingWishSchema } from './complete-search-schema'
import { sourceReportSchema } from './offer-schema'
import { searchProgressSchema } from './search-progress-schema'

/** One line of a search's streamed answer: how far it is, any number of times, and last what came of it. */
export const searchLineSchema = z.discriminatedUnion('type', [
  searchProgressSchema.extend({ type: z.literal('progress') }),
  z.object({ type: z.literal('result'), result: resultFactsSchema, sources: z.array(sourceReportSchema) }),
  z.object({ type: z.literal('missing'), missing: missingWishSchema }),
  z.object({ type: z.literal('refusal'), refusal: refusalSchema }),
])
export type SearchLine = z.infer<typeof searchLineSchema>
/** The last line. */
export type SearchOutcome = Exclude<SearchLine, { type: 'progress' }>
