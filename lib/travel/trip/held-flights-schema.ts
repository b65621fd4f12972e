import { z } from 'zod'
import { givenUpSchema } from '../ancillaries/ancillaries-schema'
import { moneySchema } from '../money-schema'

const heldSchema = z.object({
  sliceIndex: z.number().int(),
  label: z.string(),
  flight: z.string(),
  fare: z.string().nullable(),
  total: moneySchema,
})

/** Of the flights that were chosen: those that the changed search still has, at its prices, those that it has not, and what went with them. */
export const heldFlightsSchema = z.object({
  kept: z.array(heldSchema),
  lost: z.array(heldSchema.pick({ label: true, flight: true })),
  /** Seats, bags, meals and extras that are gone; left out while nothing is. */
  givenUp: z.array(givenUpSchema).optional(),
})
export type HeldFlights = z.infer<typeof heldFlightsSchema>
