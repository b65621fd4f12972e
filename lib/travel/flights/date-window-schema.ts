import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { WEEKDAYS } from '../dates'
import { moneySchema } from '../money-schema'
import { flightSearchSchema } from './search-schema'

/** Days to leave on and lengths of stay that would all do. `nights` empty: one way. */
export const dateWindowSchema = z.object({
  leaveFrom: plainDateSchema,
  leaveTo: plainDateSchema,
  nights: z.array(z.number().int()),
  leaveOn: z.array(z.enum(WEEKDAYS)).optional(),
  returnOn: z.array(z.enum(WEEKDAYS)).optional(),
  /** The first and the last day to be back on. */
  returnFrom: plainDateSchema.optional(),
  returnBy: plainDateSchema.optional(),
})
export type DateWindow = z.infer<typeof dateWindowSchema>

const datePairSchema = z.object({ departureOn: plainDateSchema, returnOn: plainDateSchema.nullable() })
export type DatePair = z.infer<typeof datePairSchema>

export const pricedPairSchema = datePairSchema.extend({ nights: z.number().int().nullable(), total: moneySchema })
export type PricedPair = z.infer<typeof pricedPairSchema>

/** A price in minor units, or why there is none. `left-out`: nobody asked for this pair. */
const matrixCellSchema = z.union([z.number().int(), z.enum(['no-flights', 'not-priced', 'left-out'])])
export type MatrixCell = z.infer<typeof matrixCellSchema>

/** One row for each day of leaving, one column for each length of stay; of one way a single column of `null`. */
export const dateMatrixSchema = z.object({
  nights: z.array(z.number().int().nullable()),
  rows: z.array(z.object({ departureOn: plainDateSchema, cells: z.array(matrixCellSchema) })),
})
export type DateMatrix = z.infer<typeof dateMatrixSchema>

/** How many pairs of days were compared, and how many were not and why. */
export const dateCoverageSchema = z.object({
  /** The first and the last day of leaving that were compared. */
  leaveFrom: plainDateSchema,
  leaveTo: plainDateSchema,
  pairs: z.number().int(),
  priced: z.number().int(),
  past: z.number().int(),
  notOnSale: z.number().int(),
  noFlights: z.number().int(),
  notPriced: z.number().int(),
  overBudget: z.number().int(),
})
export type DateCoverage = z.infer<typeof dateCoverageSchema>

/** The cheapest days of a window, best first, with the total for everybody there and back. `search` is that of the best pair. */
export const dateChoicesSchema = z.object({
  search: flightSearchSchema,
  window: dateWindowSchema,
  best: z.array(pricedPairSchema),
  matrix: dateMatrixSchema,
  coverage: dateCoverageSchema,
  /** The hours that all flights keep to, in words: "outbound leaving after 17:00". */
  conditions: z.array(z.string()),
  isSimulated: z.boolean(),
})
export type DateChoices = z.infer<typeof dateChoicesSchema>
