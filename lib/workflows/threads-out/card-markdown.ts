import { z } from 'zod'
import { ancillaryAnswerSchema } from '../../travel/ancillaries/ancillary-answer-schema'
import { addDays, formatDay, formatDuration } from '../../travel/dates'
import { coveredWords, leftOutWords, nightsWords, pairWords } from '../../travel/flights/date-coverage-words'
import { dateChoicesSchema } from '../../travel/flights/date-window-schema'
import { pricedDaySchema } from '../../travel/flights/day-price-schema'
import { meetUpsSchema as foundMeetUpsSchema } from '../../travel/flights/meet-ups-schema'
import { fareSchema, flightOfferSchema } from '../../travel/flights/offer-schema'
import { PICK_LABELS } from '../../travel/flights/ranked-offer'
import { flightPicksSchema, namedRoundTripSchema, rankedOfferSchema } from '../../travel/flights/ranked-offer-schema'
import { journeyOf } from '../../travel/flights/route-choices'
import { routeChoicesSchema } from '../../travel/flights/route-choices-schema'
import { leftOutRoutes, routesLeftOutWords, routeWords, WAY_NOT_INCLUDED } from '../../travel/flights/route-coverage-words'
import { sliceLabel } from '../../travel/flights/search'
import { CABIN_LABELS } from '../../travel/flights/search-labels'
import { flightSearchSchema } from '../../travel/flights/search-schema'
import { formatMoney } from '../../travel/money'
import { moneySchema } from '../../travel/money-schema'
import { cityWords } from '../../travel/places/city-words'
import { rangeWords } from '../../travel/plan/cost-words'
import { dayTimes } from '../../travel/plan/day-times'
import type { TripPlan } from '../../travel/plan/trip-plan'
import { tripPlanSchema } from '../../travel/plan/trip-plan-schema'
import { describeOffer } from '../../travel/trip/describe-command'
import { tripPriceSchema } from '../../travel/trip/price-schema'
import { variantsComparedSchema } from '../../travel/trip/trip-variants-schema'
import { flightTable, priceHeading, roundTripTable } from './flight-markdown'
import { inlineText, table } from './markdown-text'
import { priceTable } from './price-markdown'
import { foundStays, foundStaysSchema, stayChoice, stayChoiceSchema } from './stays-markdown'

const picksSchema = z.object({ flights: flightPicksSchema })
const lookedUpSchema = z.object({
  label: z.string(),
  search: flightSearchSchema,
  flights: z.array(rankedOfferSchema),
  returns: z.array(rankedOfferSchema).optional(),
  roundTrips: z.array(namedRoundTripSchema).optional(),
})
const daysSchema = z.object({ label: z.string(), search: flightSearchSchema, days: z.array(pricedDaySchema) })
const datesSchema = z.object({ choices: dateChoicesSchema })
const routesSchema = z.object({ choices: routeChoicesSchema })
const meetUpsSchema = z.object({ meetUps: foundMeetUpsSchema })
const variantsSchema = z.object({ comparison: variantsComparedSchema })
const chosenSchema = z.object({ label: z.string(), offer: flightOfferSchema, fare: fareSchema.nullable() })
const summarySchema = z.object({
  slices: z.array(z.object({ label: z.string(), offer: flightOfferSchema, fareId: z.string().nullable() })),
})
const tripSchema = z.object({ route: z.string(), price: tripPriceSchema })
const refusedSchema = z.object({ status: z.literal('refused'), refusal: z.object({ message: z.string() }) })
const checkoutSchema = z.object({ status: z.literal('open'), total: moneySchema })
const plannedSchema = z.object({ status: z.literal('planned'), plan: tripPlanSchema })
const rewoundSchema = z.object({ status: z.literal('rewound'), undone: z.string().nullable() })

type Writer = (output: unknown) => string[] | null

/** What stands on a card in words and tables, told by its tool's output; a card that says nothing by itself is left out. */
export function cardMarkdown(tool: string, output: unknown): string[] {
  const refused = refusedSchema.safeParse(output)
  if (refused.success) return [inlineText(refused.data.refusal.message)]
  return (Object.hasOwn(WRITERS, tool) ? WRITERS[tool]?.(output) : null) ?? []
}

const picks = writer(picksSchema, ({ flights }) => {
  const slice = flights.search.slices[flights.sliceIndex]
  const where = slice ? `, ${cityWords(slice.origin)} → ${cityWords(slice.destination)}, ${formatDay(slice.departureOn)}` : ''
  const count = `${flights.offerCount} ${flights.offerCount === 1 ? 'flight' : 'flights'}`
  const note = flights.isSimulated ? '; simulated: no real airline sells these' : ''
  const { roundTrips, search } = flights
  const found = inlineText(`${sliceLabel(search.tripType, flights.sliceIndex)}${where} (${count}${note})`)
  return roundTrips
    ? [found, inlineText('Round Trips'), roundTripTable(roundTrips.trips, roundTrips.offers)]
    : [found, flightTable(flights.picks, search.tripType)]
})
const ancillaries = writer(ancillaryAnswerSchema, (answer) => {
  if (answer.status === 'unavailable') return [inlineText(answer.message)]
  if (answer.status === 'chosen' && answer.items.length > 0) {
    return [
      table(
        ['Chosen', 'For', 'Flight', 'Price'],
        answer.items.map(({ what, whom, flight, price }) => [what, whom, flight, formatMoney(price)]),
      ),
    ]
  }
  if (answer.status !== 'shown' || answer.summary.length === 0) return null
  const price = (lowest: z.infer<typeof moneySchema> | null, isIncluded: boolean) =>
    isIncluded ? 'included' : lowest ? `from ${formatMoney(lowest)}` : '–'
  return [
    table(
      ['Offered', 'Flight', 'Price'],
      answer.summary.map(({ what, flight, lowest, isIncluded }) => [what, flight, price(lowest, isIncluded)]),
    ),
  ]
})

const planned = writer(plannedSchema, ({ plan }) => planBlocks(plan))

const WRITERS: Record<string, Writer> = {
  searchFlights: picks,
  rankFlights: picks,
  filterFlights: picks,
  lookUpFlights: writer(lookedUpSchema, ({ label, search, flights, returns = [], roundTrips }) =>
    roundTrips
      ? [
          inlineText('Round Trips compared'),
          roundTripTable(
            roundTrips,
            [...flights, ...returns].map(({ offer }) => offer),
          ),
        ]
      : [inlineText(`${label} flights that were looked up`), flightTable(flights, search.tripType)],
  ),
  compareDays: writer(daysSchema, ({ label, search, days }) => [
    inlineText(`Lowest price of each day, ${label.toLowerCase()}`),
    table(
      ['Day', priceHeading(search.tripType)],
      days.map((day) => [formatDay(day.date), day.status === 'priced' ? formatMoney(day.total) : '–']),
    ),
  ]),
  searchDates: writer(datesSchema, ({ choices }) => [
    inlineText(
      [`Cheapest days. ${coveredWords(choices.coverage, choices.search.slices.length === 1)}`, leftOutWords(choices.coverage)]
        .filter(Boolean)
        .join(' '),
    ),
    table(
      ['Days', 'Nights', 'Total price'],
      choices.best.map((pair) => [pairWords(pair), nightsWords(pair.nights), formatMoney(pair.total)]),
    ),
  ]),
  searchPlaces: writer(routesSchema, ({ choices: { routes, by, coverage } }) => [
    inlineText(['Flights side by side.', WAY_NOT_INCLUDED, routesLeftOutWords(leftOutRoutes(coverage))].filter(Boolean).join(' ')),
    table(
      ['Route', 'Days', PICK_LABELS[by], 'Time on the way'],
      routes.map((route) => {
        const { total, durationMinutes } = journeyOf(route, by)
        return [routeWords(route), pairWords(route), formatMoney(total), formatDuration(durationMinutes)]
      }),
    ),
  ]),
  searchMeetUp: writer(meetUpsSchema, ({ meetUps: { destination, departureOn, options } }) => [
    inlineText(`Flights that land together in ${destination.name}, ${formatDay(departureOn)}. Each is a separate booking.`),
    ...options.map(({ flights, total, gapMinutes }) =>
      table(
        ['From', 'Flight', 'Lands', `${formatMoney(total)} in total, ${formatDuration(gapMinutes)} apart`],
        flights.map(({ out, total: own }) => [out.origin.name, out.flightNumbers.join(' + '), out.arrivesAt.slice(11), formatMoney(own)]),
      ),
    ),
  ]),
  compareVariants: writer(variantsSchema, ({ comparison }) => [
    inlineText(`The trip costs ${formatMoney(comparison.total)} in total. Otherwise:`),
    table(
      ['Change', 'Total price'],
      comparison.variants.map((variant) => [
        variant.clauses.join(', '),
        variant.status === 'priced' ? formatMoney(variant.total) : variant.message,
      ]),
    ),
  ]),
  chooseFlight: writer(chosenSchema, ({ label, offer, fare }) => [
    inlineText(`${label}: ${describeOffer(offer)}${fare ? `, ${fare.brand}` : ''}`),
  ]),
  summariseFlight: writer(summarySchema, ({ slices }) =>
    slices.flatMap(({ label, offer, fareId }) => [
      inlineText(`${label}: ${describeOffer(offer)}`),
      table(
        ['Fare', 'Cabin', 'Price'],
        offer.fares.map((fare) => [
          `${fare.brand}${fare.fareId === fareId ? ' (chosen)' : ''}`,
          CABIN_LABELS[fare.cabinClass],
          formatMoney(fare.total),
        ]),
      ),
    ]),
  ),
  summariseTrip: writer(tripSchema, ({ route, price }) => [inlineText(`The trip ${route}`), priceTable(price)]),
  chooseSeats: ancillaries,
  chooseBags: ancillaries,
  chooseMeals: ancillaries,
  chooseExtras: ancillaries,
  searchStays: writer(foundStaysSchema, foundStays),
  chooseStay: writer(stayChoiceSchema, stayChoice),
  startCheckout: writer(checkoutSchema, ({ total }) => [inlineText(`Checkout, ${formatMoney(total)}`)]),
  planTrip: planned,
  changePlan: planned,
  rewindTrip: writer(rewoundSchema, ({ undone }) => [inlineText(undone ? `Undone: ${undone}` : 'Your trip starts afresh')]),
}

/** Of another version of its card an output may be: then there is nothing that could be written. */
function writer<Output>(schema: z.ZodType<Output>, write: (output: Output) => string[] | null): Writer {
  return (output) => {
    const parsed = schema.safeParse(output)
    return parsed.success ? write(parsed.data) : null
  }
}

/** Day by day: its title, its stops as a table, and the traveller's note. */
function planBlocks({ destination, days, startsOn, currency }: TripPlan): string[] {
  return [
    inlineText(`${days.length === 1 ? 'One day' : `${days.length} days`} in ${destination.name}`),
    ...days.flatMap(({ title, stops, note, startsAt }, dayIndex) => {
      const times = dayTimes(stops, startsAt)
      const date = startsOn ? addDays(startsOn, dayIndex) : null
      const rows = stops.map(({ name, minutesThere, cost }, index) => [
        times[index]?.arrivesAt ?? '',
        name,
        formatDuration(minutesThere),
        rangeWords(cost, currency),
      ])
      return [
        inlineText(`Day ${dayIndex + 1}${date ? `, ${formatDay(date)} ${date.slice(0, 4)}` : ''}: ${title}`),
        ...(rows.length > 0 ? [table(['Time', 'Stop', 'Takes', 'Entrance'], rows)] : []),
        ...(note ? [inlineText(`Note: ${note}`)] : []),
      ]
    }),
  ]
}
