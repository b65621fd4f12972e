import { z } from 'zod'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { askedVariantSchema } from '@/lib/travel/trip/asked-variant-schema'
import { variantsComparedSchema } from '@/lib/travel/trip/trip-variants-schema'

export const input = z.object({
  variants: z.array(askedVariantSchema).min(1).max(4).describe('one for each “what if”, in the order said'),
})

export const output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('compared'), comparison: variantsComparedSchema }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
