import { z } from 'zod'
import { destinationCandidateSchema } from './destination-candidate-schema'

const namedSchema = z.object({ slug: z.string(), name: z.string(), reasons: z.array(z.string()) })

/** `ranked`: inside every limit, the best first. `open`: a limit that could not be checked, and why. `excluded`: outside, and why. */
export const destinationSuggestionSchema = z.object({
  ranked: z.array(z.object({ candidate: destinationCandidateSchema, reason: z.string() })),
  open: z.array(namedSchema),
  excluded: z.array(namedSchema),
})
export type DestinationSuggestion = z.infer<typeof destinationSuggestionSchema>
