import { z } from 'zod'
import { guidePassageSchema } from '@/lib/travel/guide/guide-article-schema'

export const input = z.object({
  question: z.string().min(1).max(300).describe('in English, on its own: no names of people, no figures of the trip'),
  place: z.string().max(80).optional().describe('left out: the plan’s or the trip’s own'),
  airline: z.string().max(80).optional().describe('whose rule is asked for'),
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
