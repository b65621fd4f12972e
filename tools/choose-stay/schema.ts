import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { chosenStaySchema } from '@/lib/travel/stays/trip-stays-schema'

export const input = z.object({
  hotel: z.string().max(200).optional().describe('its hotelId or name'),
  freeCancellation: z.boolean().optional(),
  breakfast: z.boolean().optional(),
  drop: z.boolean().optional(),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('chosen'), chosen: chosenStaySchema }),
  z.object({ status: z.literal('dropped') }),
  z.object({ status: z.literal('unclear'), said: z.string(), candidates: z.array(z.string()) }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
