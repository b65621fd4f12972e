import { z } from 'zod'

/** One question and its answer for each place, in their order. `isBest` marks the best where they can be compared and differ. */
export const comparisonRowSchema = z.object({
  key: z.enum(['warmth', 'rain', 'fare', 'day-cost', 'flight', 'likings']),
  label: z.string(),
  cells: z.array(z.object({ text: z.string(), isBest: z.boolean() })),
})
export type ComparisonRow = z.infer<typeof comparisonRowSchema>

export const destinationComparisonSchema = z.object({
  places: z.array(z.object({ slug: z.string(), name: z.string(), hasNoPage: z.literal(true).optional() })),
  rows: z.array(comparisonRowSchema),
})
export type DestinationComparison = z.infer<typeof destinationComparisonSchema>
