import type { LocalTime } from '../dates'
import type { Money } from '../money'
import { leadFare } from './lead-fare'
import type { FlightOffer, Layover, Segment } from './offer-schema'
import { ORDINARY_WEIGHTS, type RankWeights } from './rank-weights'
import type { FlightSearch } from './search'
import { hourWorth } from './value-of-time'

// What a nuisance weighs for an ordinary traveller, as minutes of the journey.
const CHANGE_MINUTES = 45
const LANDING_MINUTES = 15
const AIRPORT_CHANGE_MINUTES = 90
const OVERNIGHT_WAIT_MINUTES = 180
const NIGHT_MINUTES = 60
const TIGHT_WAIT_MINUTES = 30
const LONG_WAIT_MINUTES = 45
const MISSING_BAG_MINUTES = 120

const TIGHT_BELOW_MINUTES = 60
const LONG_ABOVE_MINUTES = 240

export type CostKind = 'price' | 'time' | 'stops' | 'airport-changes' | 'nights' | 'waits' | 'bags'

/**
 * One part of what a flight costs all in. `count` is how often it occurs (travellers for `price`, pieces each for `bags`),
 * `minutes` how long a delay of one traveller it weighs as much as, `money` what that is worth for the whole party.
 */
export type CostPart = { kind: CostKind; count: number; minutes: number; money: Money }

/** `hour` is what the hours on the way count for, each traveller; nuisances count at `ordinaryHour`. The parts add up to `total`. */
export type CostExplanation = { parts: CostPart[]; total: Money; hour: Money; ordinaryHour: Money; travellers: number }

/**
 * Generalised cost in minor units for the whole party: the price shown, each traveller's hours at the value of time, and
 * nuisances as if they were hours: changes of planes and airports, nights, tight, long and overnight waits, wanted bags that the
 * fare does not include. Whole minutes at a whole value, so that no rounding decides between two flights.
 */
export function offerCost(offer: FlightOffer, search: FlightSearch, weights: RankWeights = ORDINARY_WEIGHTS): number {
  const { total } = leadFare(offer, search)
  const minutes = weighedParts(offer, search, weights).reduce((sum, part) => sum + part.minutes, 0)
  return (total.amountMinor * 60 + minutes * partyHourMinor(search, total.currency)) / 60
}

/** The same cost, part by part, rounded to the minor unit as a whole; what does not occur is left out. */
export function explainCost(offer: FlightOffer, search: FlightSearch, weights: RankWeights = ORDINARY_WEIGHTS): CostExplanation {
  const { total: price } = leadFare(offer, search)
  const { currency } = price
  const hourMinor = partyHourMinor(search, currency)
  const parts: CostPart[] = [{ kind: 'price', count: seatedTravellers(search), minutes: 0, money: price }]
  // Each part is the step between two rounded sums, so that the parts add up to the rounded whole.
  let minutes = 0
  for (const part of weighedParts(offer, search, weights).filter(({ count }) => count > 0)) {
    const before = Math.round((minutes * hourMinor) / 60)
    minutes += part.minutes
    parts.push({ ...part, money: { amountMinor: Math.round((minutes * hourMinor) / 60) - before, currency } })
  }
  return {
    parts,
    total: { amountMinor: price.amountMinor + Math.round((minutes * hourMinor) / 60), currency },
    hour: hourWorth(currency, weights.time),
    ordinaryHour: hourWorth(currency),
    travellers: seatedTravellers(search),
  }
}

/** Pieces that each traveller asked for and the fare shown does not include. */
export function missingBags(offer: FlightOffer, search: FlightSearch): number {
  return Math.max(0, search.checkedBags - leadFare(offer, search).checkedBags.pieces)
}

/** From midnight to six in the morning, on the clock at that airport. */
export function isNight(localTime: LocalTime): boolean {
  return clockOf(localTime) < '06:00'
}

/** A night spent in the seat: off in the evening, down between four and ten the next morning. */
export function isRedEye({ departsAt, arrivesAt }: Pick<Segment, 'departsAt' | 'arrivesAt'>): boolean {
  const isNextDay = arrivesAt.slice(0, 10) > departsAt.slice(0, 10)
  return isNextDay && clockOf(departsAt) >= '19:00' && clockOf(arrivesAt) >= '04:00' && clockOf(arrivesAt) < '10:00'
}

function weighedParts(offer: FlightOffer, search: FlightSearch, weights: RankWeights): Omit<CostPart, 'money'>[] {
  const { durationMinutes, connections, layovers, segments } = offer
  const landings = segments.reduce((sum, segment) => sum + (segment.stopsAt?.length ?? 0), 0)
  const airportChanges = layovers.filter(({ leavesFrom }) => leavesFrom).length
  const nights = countNights(offer)
  const waits = layovers.map(waitMinutes).filter((minutes) => minutes > 0)
  const bags = missingBags(offer, search)
  const parts: [CostKind, number, number, number][] = [
    ['time', 1, durationMinutes, weights.time],
    ['stops', connections + landings, connections * CHANGE_MINUTES + landings * LANDING_MINUTES, weights.stops],
    ['airport-changes', airportChanges, airportChanges * AIRPORT_CHANGE_MINUTES, weights.stops],
    ['nights', nights, nights * NIGHT_MINUTES, weights.nights],
    ['waits', waits.length, waits.reduce((sum, minutes) => sum + minutes, 0), weights.waits],
    ['bags', bags, bags * MISSING_BAG_MINUTES, 1],
  ]
  return parts.map(([kind, count, minutes, weight]) => ({ kind, count, minutes: Math.round(minutes * weight) }))
}

/** A landing before dawn that ends a night in the seat is one night, not two. */
function countNights({ departsAt, arrivesAt, segments }: FlightOffer): number {
  const last = segments.at(-1)
  const landsAtNight = isNight(arrivesAt) && !(last && isRedEye(last))
  return Number(isNight(departsAt)) + Number(landsAtNight) + segments.filter(isRedEye).length
}

function waitMinutes({ minutes, isOvernight }: Layover): number {
  const length = minutes < TIGHT_BELOW_MINUTES ? TIGHT_WAIT_MINUTES : minutes > LONG_ABOVE_MINUTES ? LONG_WAIT_MINUTES : 0
  return length + (isOvernight ? OVERNIGHT_WAIT_MINUTES : 0)
}

function partyHourMinor(search: FlightSearch, currency: string): number {
  return hourWorth(currency).amountMinor * seatedTravellers(search)
}

/** Those whose time counts; an infant's is not asked for. */
function seatedTravellers({ travellers }: FlightSearch): number {
  return travellers.adults + travellers.children
}

function clockOf(localTime: LocalTime): string {
  return localTime.slice(11)
}
