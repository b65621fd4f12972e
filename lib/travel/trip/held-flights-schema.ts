import { z } from 'zod'
import { moneySchema } from '../money-schema'

const heldSchema = z.object({
  sliceIndex: z.number().int(),
  label: z.string(),
  flight: z.string(),
  fare: z.string().nullable(),
  total: moneySchema,
})

/** Of the flights that were chosen: those that the changed search still has, at its prices, and those that it has not. */
export const heldFlightsSchema = z.object({
  kept: z.array(heldSchema),
  lost: z.array(heldSchema.pick({ label: true, flight: true })),
})
export type HeldFlights = z.infer<typeof heldFlightsSchema>
