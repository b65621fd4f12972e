import { z } from 'zod'
import { moneySchema } from '@/lib/travel/money-schema'
import { refusalSchema } from '@/lib/travel/refusal-schema'
import { askedVariantSchema } from '@/lib/travel/trip/asked-variant-schema'

export const input = askedVariantSchema.meta({ as: 'one of the variants of compareVariants, with the fields it was given there' })

/** `before` and `now` are flight numbers; `total` is null while no flight is chosen. */
export const output = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('taken'),
    clauses: z.array(z.string()),
    total: moneySchema.nullable(),
    slices: z.array(z.object({ sliceIndex: z.number().int(), before: z.string().nullable(), now: z.string().nullable() })),
  }),
  z.object({ status: z.literal('refused'), refusal: refusalSchema }),
])
