import { z } from 'zod'
import { destinationCandidateSchema } from './destination-candidate-schema'
import { DROPPABLE_LIMITS } from './droppable-limits'

const namedSchema = z.object({ slug: z.string(), name: z.string(), reasons: z.array(z.string()) })

/** `fitting`: the places that fit without this one limit. */
const wayOnSchema = z.object({ limit: z.enum(DROPPABLE_LIMITS), fitting: z.array(z.string()) })

/** `ranked`: inside every limit, the best first. `open`: a limit that could not be checked, and why. `excluded`: outside, and why. */
export const destinationSuggestionSchema = z.object({
  ranked: z.array(z.object({ candidate: destinationCandidateSchema, reason: z.string() })),
  open: z.array(namedSchema),
  excluded: z.array(namedSchema),
  /** Where no place fits: each limit without which some do, the one with most places first. */
  waysOn: z.array(wayOnSchema),
})
export type DestinationSuggestion = z.infer<typeof destinationSuggestionSchema>
