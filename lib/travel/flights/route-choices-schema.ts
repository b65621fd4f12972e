import { z } from 'zod'
import { localTimeSchema, plainDateSchema } from '../date-schemas'
import { moneySchema } from '../money-schema'
import { placeSchema } from '../places/place-schema'
import { pickLabelSchema } from './ranked-offer-schema'
import { flightSearchSchema } from './search-schema'

const routeEndsSchema = z.object({ origin: placeSchema, destination: placeSchema })
/** Where a trip starts and where it goes; a city stands for all its airports. */
export type RouteEnds = z.infer<typeof routeEndsSchema>

/** One direction, with the airports it really uses. */
export const journeyFlightSchema = z.object({
  flightNumbers: z.array(z.string()),
  airline: z.string(),
  origin: placeSchema,
  destination: placeSchema,
  departsAt: localTimeSchema,
  arrivesAt: localTimeSchema,
  durationMinutes: z.number().int(),
  connections: z.number().int(),
})
export type JourneyFlight = z.infer<typeof journeyFlightSchema>

/** All directions together: `total` is for everybody, `durationMinutes` the time on the way of all of them. */
export const journeySchema = z.object({
  labels: z.array(pickLabelSchema),
  total: moneySchema,
  durationMinutes: z.number().int(),
  flights: z.array(journeyFlightSchema),
})
export type Journey = z.infer<typeof journeySchema>

/** A route on its days with its cheapest, fastest and best-value journey: one of them may be all three. */
export const routeChoiceSchema = routeEndsSchema.extend({
  departureOn: plainDateSchema,
  returnOn: plainDateSchema.nullable(),
  journeys: z.array(journeySchema).min(1),
})
export type RouteChoice = z.infer<typeof routeChoiceSchema>

/** What of the asked routes isn't among the choices, and why. */
export const routeCoverageSchema = z.object({
  searched: z.number().int(),
  noFlights: z.array(routeEndsSchema),
  notSearched: z.array(routeEndsSchema),
  failed: z.array(routeEndsSchema),
  overBudget: z.array(routeEndsSchema),
})
export type RouteCoverage = z.infer<typeof routeCoverageSchema>

/** The routes of one comparison, best first by `by`; `search` is that of the first route. */
export const routeChoicesSchema = z.object({
  search: flightSearchSchema,
  by: pickLabelSchema,
  /** Each route has the cheapest of the days that were left open. */
  areDaysOpen: z.boolean(),
  routes: z.array(routeChoiceSchema),
  coverage: routeCoverageSchema,
  /** The hours that all flights keep to, in words: "outbound leaving after 17:00". */
  conditions: z.array(z.string()),
  isSimulated: z.boolean(),
})
export type RouteChoices = z.infer<typeof routeChoicesSchema>
