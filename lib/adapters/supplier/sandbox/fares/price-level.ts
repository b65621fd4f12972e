import { between } from '../hash'
import type { Itinerary } from '../network/itineraries'
import { routesByDestination } from '../network/itineraries'
import type { Airport } from '../world/airport'
import { HOLIDAY_AIRPORTS } from '../world/airport-roles'
import { distanceKm } from '../world/distance'
import { clockAt, weekdayOf } from '../zones'

const KIND_FACTOR = { 'full-service': 1.06, 'low-cost': 0.72, leisure: 0.84, regional: 1.12 }
// Sunday first: Fridays and Sundays are dear, the middle of the week is not.
const WEEKDAY_FACTOR = [1.12, 1.02, 0.92, 0.91, 1, 1.13, 1]
// How prices run up: days before departure, and the factor then.
const RUN_UP: [number, number][] = [
  [0, 1.75],
  [3, 1.52],
  [7, 1.28],
  [14, 1.1],
  [21, 1.01],
  [35, 0.94],
  [60, 0.89],
  [120, 0.93],
  [200, 1],
  [400, 1.05],
]

/**
 * What one adult pays on the itinerary in the standard economy fare, before taxes, in euros: distance, competition, season,
 * weekday, days ahead, hour, and noise that is the same for the same flight, day and day of search.
 */
export function standardBaseInEuro(itinerary: Itinerary, searchDay: number): number {
  const first = itinerary.legs[0].flight
  const last = (itinerary.legs[1] ?? itinerary.legs[0]).flight
  const { day, minute } = clockAt(first.origin.zone, itinerary.legs[0].departsAt)
  const direct = distanceKm(first.origin, last.destination)
  const daysAhead = Math.max(0, day - searchDay)
  const kind = KIND_FACTOR[longestFlight(itinerary).airline.kind]
  const numbers = itinerary.legs.map(({ flight }) => `${flight.airline.code}${flight.number}`).join('+')
  const steepness = kind < 1 ? 1.2 : 1
  let price = priceOfDistance(direct) * marketFactor(first.origin, last.destination) * kind
  price *= seasonFactor(last.destination, day) * (WEEKDAY_FACTOR[weekdayOf(day)] ?? 1) * runUp(daysAhead) ** steepness
  price *= between(0.84, 1.2, `${numbers}@${day}`) * between(0.97, 1.03, `${numbers}@${day}#${searchDay}`)
  if (direct < 3_000) price *= minute < 390 || minute > 1_260 ? 0.9 : minute < 600 || (minute > 960 && minute < 1_170) ? 1.07 : 1
  if (itinerary.legs.length > 1) {
    const flown = first.km + last.km
    // Travellers change only for less on long routes; on short ones two flights cost more than one.
    price *= (direct > 3_500 ? 0.78 : 0.98) + 0.22 * Math.max(0, flown / direct - 1)
  }
  return price
}

/** The flight that most of the way is flown on: its cabin and its airline's rules stand for the itinerary. */
export function longestFlight(itinerary: Itinerary) {
  const [first, second] = itinerary.legs
  return second && second.flight.km > first.flight.km ? second.flight : first.flight
}

function priceOfDistance(km: number): number {
  if (km < 2_000) return 16 + 0.032 * km
  if (km < 6_000) return 80 + 0.035 * (km - 2_000)
  return 220 + 0.027 * (km - 6_000)
}

const factors = new Map<string, number>()

/** Few competitors make a pair of cities dearer, many cheaper; and every pair has its own level. */
function marketFactor(from: Airport, to: Airport): number {
  const key = from.iataCode < to.iataCode ? from.iataCode + to.iataCode : to.iataCode + from.iataCode
  let factor = factors.get(key)
  if (factor === undefined) {
    const airlines = new Set((routesByDestination(from).get(to) ?? []).map((route) => route.airline.code)).size
    factor = ([1.1, 1.14, 1.05, 1, 0.96][airlines] ?? 0.93) * between(0.9, 1.12, key)
    factors.set(key, factor)
  }
  return factor
}

function seasonFactor(destination: Airport, day: number): number {
  const date = new Date(day * 86_400_000)
  const month = date.getUTCMonth()
  const dayOfMonth = date.getUTCDate()
  if ((month === 11 && dayOfMonth >= 18) || (month === 0 && dayOfMonth <= 4)) return 1.32
  const isSouthern = destination.latitude < -15
  const summer = isSouthern ? [11, 0, 1] : [6, 7]
  const shoulder = isSouthern ? [2, 10] : [4, 5, 8]
  const strength = HOLIDAY_AIRPORTS.has(destination.iataCode) ? 1.6 : 1
  if (summer.includes(month)) return 1 + 0.17 * strength
  if (shoulder.includes(month)) return 1 + 0.06 * strength
  return month === 10 || month === 0 || month === 1 ? 1 - 0.07 * strength : 1
}

function runUp(daysAhead: number): number {
  for (let index = 1; index < RUN_UP.length; index++) {
    const [fromDays, fromFactor] = RUN_UP[index - 1] ?? [0, 1]
    const [toDays, toFactor] = RUN_UP[index] ?? [0, 1]
    if (daysAhead <= toDays) return fromFactor + ((toFactor - fromFactor) * (daysAhead - fromDays)) / (toDays - fromDays)
  }
  return 1
}
