import { z } from 'zod'
import { plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { placeSchema } from '../places/place-schema'
import { journeyFlightSchema } from './route-choices-schema'
import { flightSearchSchema } from './search-schema'

/** One group's flight of a meet-up, with the search and the offer that take it. `total` is for the group, the return included. */
const meetUpFlightSchema = z.object({
  searchId: z.string(),
  offerId: z.string(),
  total: moneySchema,
  out: journeyFlightSchema,
  /** The cheapest return that is sold with it; null one way. */
  back: journeyFlightSchema.nullable(),
})
export type MeetUpFlight = z.infer<typeof meetUpFlightSchema>

/** A flight for each group, in the order of the groups; `gapMinutes` lie between the first landing and the last. */
export const meetUpOptionSchema = z.object({
  flights: z.array(meetUpFlightSchema),
  total: moneySchema,
  gapMinutes: z.number().int(),
})
export type MeetUpOption = z.infer<typeof meetUpOptionSchema>

/** The ways of arriving together, cheapest first; every dearer one has less waiting. */
export const meetUpsSchema = z.object({
  groups: z.array(z.object({ origin: placeSchema, travellers: flightSearchSchema.shape.travellers })),
  destination: placeSchema,
  departureOn: plainDateSchema,
  returnOn: plainDateSchema.nullable(),
  withinMinutes: z.number().int(),
  /** No flights land as close as was asked: the options are the closest. */
  isWider: z.boolean(),
  options: z.array(meetUpOptionSchema).min(1),
  isSimulated: z.boolean(),
})
export type MeetUps = z.infer<typeof meetUpsSchema>
