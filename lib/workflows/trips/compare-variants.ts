import { leadFare } from '../../travel/flights/lead-fare'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { sliceLabel } from '../../travel/flights/search'
import { type Money, subtractMoney } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { applyTripCommand, type TripCommand } from '../../travel/trip/commands'
import { type ComparableFlight, comparableFlights } from '../../travel/trip/comparable-flights'
import { compareAncillaries } from '../../travel/trip/compare-ancillaries'
import { describeOffer } from '../../travel/trip/describe-command'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'
import type { ComparedFlight, TripVariant, VariantsCompared } from '../../travel/trip/trip-variants-schema'
import { noFlightsSentence } from '../flights/no-flights-sentence'
import { resultFacts } from '../flights/run-search'
import { keptFacts } from './changed-search-facts'
import type { TripCaller } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { type AskedVariant, currentResult, readVariant, type VariantDeps } from './read-variant'

export type VariantsAnswer = { status: 'compared'; comparison: VariantsCompared } | { status: 'refused'; refusal: Refusal }

/** The trip with the answer that its prices are of, which is a new one where the old has expired. */
type Baseline = { trip: Trip; result: SearchResult; total: Money }

const MOST_VARIANTS = 4

/**
 * What the trip would cost with each of up to four changes, beside what it costs now, all in totals for everybody. Nothing of the trip
 * changes: a total is worked out as it will be when the variant is taken.
 */
export async function compareVariants(asked: AskedVariant[], caller: TripCaller, deps: VariantDeps): Promise<VariantsAnswer> {
  const live = await loadLiveTrip(caller.threadId, caller.userId, deps)
  if (!live?.trip.result) return { status: 'refused', ...refuse('no-result', 'There are no flights to compare with yet. Search first.') }
  const { trip } = live
  const found = await currentResult(live.trip.result, caller, deps)
  if ('refusal' in found) return { status: 'refused', ...found }
  const flights = comparableFlights(trip, found.result, trip.filters)
  const total = flights && totalWith(trip, flights)
  if (!flights || !total) {
    const { search } = found.result
    const empty = search.slices[found.result.offers.findIndex((offers) => offers.length === 0)]
    const isFiltered = trip.filters.some((filters) => Object.keys(filters).length > 0)
    const why = empty
      ? noFlightsSentence(search, empty)
      : `${isFiltered ? 'With the filters that stand no flights are left' : 'The flights of this search don’t fit together'}, so there’s no total to compare with.`
    return { status: 'refused', ...refuse('no-flights', why) }
  }
  const baseline: Baseline = { trip, result: found.result, total }
  const variants = await Promise.all(asked.slice(0, MOST_VARIANTS).map((variant) => compareOne(variant, baseline, caller, deps)))
  const { search, isSimulated } = found.result
  return { status: 'compared', comparison: { search, total, flights: described(flights, found.result), variants, isSimulated } }
}

async function compareOne(
  asked: AskedVariant,
  { trip, result, total: before }: Baseline,
  caller: TripCaller,
  deps: VariantDeps,
): Promise<TripVariant> {
  const read = await readVariant(asked, { trip, result, currency: before.currency }, caller, deps)
  if ('message' in read) return { status: 'unpriced', ...read }
  const { change, filters, search, clauses } = read
  const nothing: TripVariant = { status: 'unpriced', clauses, message: 'No flights fit together like that.' }
  const flights = comparableFlights(trip, read.result, filters, { withoutBags: change.checkedBags === 0 })
  if (!flights) return nothing
  const command: TripCommand = { type: 'change-search', change, variant: { filters } }
  const facts = await keptFacts(command, trip, read.result, resultFacts(read.result), deps.supplier)
  const applied = applyTripCommand(trip, command, facts)
  const total = 'trip' in applied ? totalWith(applied.trip, flights) : null
  if (!total || 'refusal' in applied) return nothing
  return {
    status: 'priced',
    clauses,
    change,
    filters,
    search,
    total,
    difference: subtractMoney(total, before),
    flights: described(flights, read.result),
    lost: lostWith(change.checkedBags === 0 ? withoutBags(trip) : trip, applied.trip, flights),
  }
}

/** The total with a flight in every direction: of those that nobody chose yet the cheapest. */
function totalWith(trip: Trip, flights: ComparableFlight[]): Money | null {
  return tripPrice({ ...trip, picks: flights.map(({ pick }) => pick) })?.total ?? null
}

export function described(flights: ComparableFlight[], { search }: SearchResult): ComparedFlight[] {
  return flights.map(({ pick: { offer, fare }, stands }, sliceIndex) => {
    const { segments, departsAt, arrivesAt, connections } = offer
    const [first, last] = [segments[0], segments.at(-1)]
    return {
      sliceIndex,
      flightNumbers: segments.map(({ flightNumber }) => flightNumber),
      airline: [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))].join(' and '),
      from: first?.origin.iataCode ?? '',
      to: last?.destination.iataCode ?? '',
      departsAt,
      arrivesAt,
      connections,
      fare: fare?.brand ?? null,
      stands,
      total: (fare ?? leadFare(offer, search)).total,
    }
  })
}

/** Who asks for a price without bags knows that they go. */
function withoutBags(trip: Trip): Trip {
  return { ...trip, ancillaries: { ...trip.ancillaries, bags: trip.ancillaries.bags.filter(({ option }) => option.kind !== 'checked') } }
}

/** What was chosen and wouldn't be there any more, in words. */
function lostWith(before: Trip, after: Trip, flights: ComparableFlight[]): string[] {
  const { result } = before
  if (!result) return []
  const lostFlights = before.picks.flatMap((pick, index) =>
    pick && flights[index]?.stands !== 'same' ? [`${sliceLabel(result.search.tripType, index)} ${describeOffer(pick.offer)}`] : [],
  )
  const lostPurchases = compareAncillaries(before, after).flatMap(({ what, now }) => (now === null ? [what] : []))
  return [...lostFlights, ...lostPurchases]
}
