import { clockAt, weekdayOf } from '@/lib/travel/zones'
import { between } from '../hash'
import { type Itinerary, lastLeg } from '../network/itineraries'
import { type Leg, routesByDestination } from '../network/legs'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { expectedLoad, loadFactor, spreadOf } from './load'
import { runUpFactor } from './run-up'
import { seasonFactor } from './season'

const KIND_FACTOR = { 'full-service': 1.06, 'low-cost': 0.66, leisure: 0.84, regional: 1.12 }
// Sunday first: Fridays and Sundays are dear, the middle of the week is not.
const WEEKDAY_FACTOR = [1.12, 1.02, 0.92, 0.91, 1, 1.13, 1]
// By the number of airlines on the pair: nobody flies it directly, one does alone, two share it, and so on.
const COMPETITION_FACTOR = [1.1, 1.14, 1.05, 1, 0.96]
const CROWDED_FACTOR = 0.93
// Where a low-cost airline flies, the others follow it some of the way down.
const LOW_COST_RIVAL_FACTOR = 0.95
/** Flights within a country where they cost more, or less, than their length. */
const HOME_LEVEL: Readonly<Record<string, number>> = { JP: 1.8, CA: 1.35, NO: 1.2, AU: 1.15, IN: 0.9, ID: 0.9, VN: 0.85 }
const NOISE = 0.03

/**
 * What one adult pays on the itinerary in the standard economy fare, before taxes, in euros: distance, competition on the pair,
 * season, weekday, days ahead, load, hour, and noise that is the same for the same flight, day and day of search.
 */
export function standardBaseInEuro(itinerary: Itinerary, searchDay: number): number {
  const { legs } = itinerary
  const { origin } = legs[0].flight
  const { destination } = lastLeg(itinerary).flight
  const { day, minute } = clockAt(origin.zone, legs[0].departsAt)
  const direct = distanceKm(origin, destination)
  const longest = longestFlight(itinerary)
  const { kind } = longest.airline
  let price = priceOfDistance(direct) * marketFactor(origin, destination) * KIND_FACTOR[kind]
  price *= seasonFactor(origin, destination, day) * (WEEKDAY_FACTOR[weekdayOf(day)] ?? 1)
  price *= runUpFactor(kind, Math.max(0, day - searchDay)) * loadFactor(scarcestLoad(legs, day))
  price *= 1 + NOISE * (2 * spreadOf(longest, day, searchDay) - 1)
  if (direct < 3_000) price *= hourFactor(minute)
  return legs.length === 1 ? price : price * changingFactor(legs, direct)
}

/** The flight that most of the way is flown on: its cabin and its airline's rules stand for the itinerary. */
export function longestFlight(itinerary: Itinerary) {
  return itinerary.legs.reduce((longest, leg) => (leg.flight.km > longest.flight.km ? leg : longest)).flight
}

function priceOfDistance(km: number): number {
  if (km < 2_000) return 20 + 0.03 * km
  if (km < 6_000) return 80 + 0.035 * (km - 2_000)
  return 220 + 0.027 * (km - 6_000)
}

/** A ticket needs a seat on every flight, so the fullest one sets the price. */
function scarcestLoad(legs: Itinerary['legs'], day: number): number {
  return legs.reduce((most, { flight }) => Math.max(most, expectedLoad(flight, day)), 0)
}

/** On short flights early birds and late ones pay less, and people on business pay for their hours. */
function hourFactor(minute: number): number {
  if (minute < 390 || minute > 1_260) return 0.9
  return minute < 600 || (minute > 960 && minute < 1_170) ? 1.07 : 1
}

/** Travellers change only for less on long routes; on short ones two flights cost more than one. */
function changingFactor(legs: Leg[], direct: number): number {
  const flown = legs.reduce((sum, { flight }) => sum + flight.km, 0)
  return (direct > 3_500 ? 0.78 : 0.98) + 0.22 * Math.max(0, flown / direct - 1)
}

const factors = new Map<string, number>()

/** Few competitors make a pair of airports dearer, many cheaper; and every pair has its own level. */
function marketFactor(from: Airport, to: Airport): number {
  const key = from.iataCode < to.iataCode ? from.iataCode + to.iataCode : to.iataCode + from.iataCode
  let factor = factors.get(key)
  if (factor === undefined) {
    const airlines = new Set((routesByDestination(from).get(to) ?? []).map((route) => route.airline))
    const hasLowCost = airlines.size > 1 && [...airlines].some(({ kind }) => kind === 'low-cost')
    factor = (COMPETITION_FACTOR[airlines.size] ?? CROWDED_FACTOR) * (hasLowCost ? LOW_COST_RIVAL_FACTOR : 1) * between(0.9, 1.12, key)
    if (from.countryCode === to.countryCode) factor *= HOME_LEVEL[from.countryCode] ?? 1
    factors.set(key, factor)
  }
  return factor
}
