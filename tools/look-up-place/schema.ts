import { z } from 'zod'
import { placeGuideSchema } from '@/lib/travel/places/place-guide-schema'

const ABOUT = ['weather', 'food', 'quarters'] as const

export const input = z.object({
  place: z.string().max(80).optional().describe('a city or a part of one; left out: the plan’s or the trip’s own'),
  about: z.enum(ABOUT),
  month: z.number().int().min(1).max(12).optional().describe('of the weather; 1 is January'),
})

export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('told'),
    guide: placeGuideSchema,
    quarter: z.string().nullable(),
    about: z.enum(ABOUT),
    month: z.number().optional(),
  }),
  z.object({
    status: z.literal('weather'),
    place: z.object({ name: z.string(), months: z.array(z.object({ highC: z.number(), rainDays: z.number() })).length(12) }),
    month: z.number().optional(),
  }),
  z.object({ status: z.literal('missing'), missing: z.literal('destination') }),
  z.object({ status: z.literal('unknown-place'), said: z.string(), known: z.array(z.string()) }),
])
