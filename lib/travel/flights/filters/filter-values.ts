import { type Money, minorDigits } from '../../money'
import { ALLIANCE_LABELS, ALLIANCES, type Alliance, allianceOf } from '../alliances'
import type { FlightOffer } from '../offer'
import type { FlightSearch } from '../search'
import { type CheckedOffer, checkOffers, endsOf, FAULTS, minuteOfDay, stopsOfOffer, waypoints } from './check-offers'
import { type FlightFilters, STOPS, STOPS_LABELS, type Stops } from './flight-filters'

/** A value that can be chosen: `count` flights are left when it is the only one chosen of its group, the cheapest at this price. */
export type CountedValue<Value extends string = string> = { value: Value; name: string; count: number; cheapest: Money | null }
export type ValueRange = { from: number; to: number }

/**
 * What there is to choose from, under the filters of all other groups. A group holds a list and its `without` list; choosing a
 * value sets the one and empties the other (of `airports`, only what lies at the same end). `price` is in whole units; ranges
 * span all offers, and are null when there are none.
 */
export type FilterValues = {
  stops: CountedValue<Stops>[]
  airlines: CountedValue[]
  alliances: CountedValue<Alliance>[]
  originAirports: CountedValue[]
  destinationAirports: CountedValue[]
  layoverAirports: CountedValue[]
  pairingKeys: CountedValue[]
  price: ValueRange | null
  departure: ValueRange | null
  arrival: ValueRange | null
  durationMinutes: ValueRange | null
}

type Tally = { name: string; count: number; cheapest: Money | null }
type Group = { faults: number; tallies: Map<string, Tally> }

/** In one pass over the offers; values are sorted by name, so that a list stays in place while its counts change. */
export function filterValues(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): FilterValues {
  const checked = checkOffers(offers, filters, search)
  const stops = groupOf(FAULTS.stops)
  const airlines = groupOf(FAULTS.airlines | FAULTS.withoutAirlines)
  const alliances = groupOf(FAULTS.alliances)
  const origins = groupOf(FAULTS.origin | FAULTS.withoutOrigin | FAULTS.airportsElsewhere)
  const destinations = groupOf(FAULTS.destination | FAULTS.withoutDestination | FAULTS.airportsElsewhere)
  const layovers = groupOf(FAULTS.layoverAirports | FAULTS.withoutLayoverAirports)
  const pairs = groupOf(FAULTS.pairingKeys)
  for (const one of checked) {
    const { offer } = one
    const first = offer.segments[0]
    const last = offer.segments.at(-1)
    const [origin, destination] = endsOf(offer)
    const kind = stopsOfOffer(offer)
    count(stops, one, [kind], () => STOPS_LABELS[kind])
    count(airlines, one, marketingCodes(offer), (code) => airlineName(offer, code))
    count(alliances, one, alliancesOf(offer), (alliance) => ALLIANCE_LABELS[alliance as Alliance])
    if (first) count(origins, one, [origin], () => first.origin.name)
    if (last) count(destinations, one, [destination], () => last.destination.name)
    count(layovers, one, waypoints(offer), (code) => waypointName(offer, code))
    count(pairs, one, [offer.pairingKey], (key) => key)
  }
  return {
    stops: STOPS.flatMap((kind) => valuesOf<Stops>(stops).filter(({ value }) => value === kind)),
    airlines: valuesOf(airlines),
    alliances: ALLIANCES.flatMap((alliance) => valuesOf<Alliance>(alliances).filter(({ value }) => value === alliance)),
    originAirports: valuesOf(origins),
    destinationAirports: valuesOf(destinations),
    layoverAirports: valuesOf(layovers),
    pairingKeys: valuesOf(pairs),
    price: priceRange(checked),
    departure: rangeOf(offers, ({ departsAt }) => minuteOfDay(departsAt)),
    arrival: rangeOf(offers, ({ arrivesAt }) => minuteOfDay(arrivesAt)),
    durationMinutes: rangeOf(offers, ({ durationMinutes }) => durationMinutes),
  }
}

function groupOf(faults: number): Group {
  return { faults, tallies: new Map() }
}

/** Names every value that the offer has; the offer counts where the value is all it has and the other groups let it pass. */
function count({ faults, tallies }: Group, { lead, failed }: CheckedOffer, values: string[], nameOf: (value: string) => string): void {
  const [only] = values
  const isCounted = (failed & ~faults) === 0 && values.every((value) => value === only)
  for (const value of values) {
    const tally = tallies.get(value) ?? { name: nameOf(value), count: 0, cheapest: null }
    tallies.set(value, tally)
    if (!isCounted || value === NO_VALUE) continue
    tally.count += 1
    if (!tally.cheapest || lead.amountMinor < tally.cheapest.amountMinor) tally.cheapest = lead
    break
  }
}

/** Stands for a segment that belongs to no group of its kind: such a flight counts under none. */
const NO_VALUE = ''

function valuesOf<Value extends string = string>({ tallies }: Group): CountedValue<Value>[] {
  return [...tallies]
    .flatMap(([value, tally]) => (value === NO_VALUE ? [] : [{ value: value as Value, ...tally }]))
    .sort((one, other) => compareText(one.name, other.name) || compareText(one.value, other.value))
}

function marketingCodes({ segments }: FlightOffer): string[] {
  return segments.map(({ marketingCarrier }) => marketingCarrier.iataCode)
}

function alliancesOf({ segments }: FlightOffer): string[] {
  return segments.map(({ marketingCarrier }) => allianceOf(marketingCarrier.iataCode) ?? NO_VALUE)
}

function airlineName({ segments }: FlightOffer, code: string): string {
  return segments.find(({ marketingCarrier }) => marketingCarrier.iataCode === code)?.marketingCarrier.name ?? code
}

function waypointName({ layovers, segments }: FlightOffer, code: string): string {
  const places = [
    ...layovers.flatMap(({ airport, leavesFrom }) => (leavesFrom ? [airport, leavesFrom] : [airport])),
    ...segments.flatMap(({ stopsAt }) => stopsAt ?? []),
  ]
  return places.find(({ iataCode }) => iataCode === code)?.name ?? code
}

function priceRange(checked: CheckedOffer[]): ValueRange | null {
  const range = rangeOf(checked, ({ lead }) => lead.amountMinor / 10 ** minorDigits(lead.currency))
  return range && { from: Math.floor(range.from), to: Math.ceil(range.to) }
}

function rangeOf<Item>(items: Item[], figureOf: (item: Item) => number): ValueRange | null {
  if (items.length === 0) return null
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const item of items) {
    const value = figureOf(item)
    if (value < from) from = value
    if (value > to) to = value
  }
  return { from, to }
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
