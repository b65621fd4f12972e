import { z } from 'zod'
import { guidePassageSchema } from '@/lib/travel/guide/guide-article-schema'

export const input = z.object({
  question: z
    .string()
    .min(1)
    .max(300)
    .describe('the traveller’s question in English, on its own: without names of people and without figures of the trip'),
  place: z.string().max(80).optional().describe('the city it is about, as the traveller said it; left out: the plan’s or the trip’s own'),
  airline: z.string().max(80).optional().describe('the airline whose rule is asked for'),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('found'),
    /** Best first. */
    passages: z.array(guidePassageSchema).min(1),
    /** The airline that has the last word. */
    checkWith: z.string().optional(),
  }),
  z.object({ status: z.literal('nothing-found'), question: z.string() }),
])
