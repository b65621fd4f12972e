import type { Places, WorldMap } from '../../ports/places'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { greatCircleKm } from '../../travel/places/great-circle'
import type { Place } from '../../travel/places/place'
import type { TripDeps } from '../trips/issue-trip-command'
import { type LeadFare, leadFare } from './lead-price'
import type { Journey } from './read-journey'

/** The lowest fare there and back on a journey's days; null where nothing flies. Throws `OutsideFailure`. */
export function fareTo(
  destination: Place,
  { origin, leavingOn, days, currency }: Journey,
  { supplier, clock }: Pick<TripDeps, 'supplier' | 'clock'>,
): Promise<LeadFare | null> {
  return leadFare({ origin, destination, leavingOn, nights: Math.max(1, days - 1), currency }, supplier, clock())
}

/** Where one flies to for a place: its usual airport, or its city with all of them. */
export function airportOf(slug: string, guide: DestinationGuide, places: Places): Place | null {
  const [code, ...others] = guide.airportsOf(slug)
  if (code === undefined) return null
  const airport = places.findPlace(code)
  if (airport.status !== 'found') return null
  const city = others.length > 0 ? places.findPlace(airport.place.cityName) : null
  return city?.status === 'found' && city.place.kind === 'city' ? city.place : airport.place
}

/** The candidates of this journey: every place with a page but the one it starts in. Where no timetable tells the flight, its length does. */
export function candidatesFrom(
  { origin }: Journey,
  guide: DestinationGuide,
  { locate }: Pick<WorldMap, 'locate'>,
): ReturnType<DestinationGuide['candidates']> {
  const home = guide.findPlace(origin.cityName)?.slug
  const start = locate(origin.iataCode)
  return guide
    .candidates(origin.cityName)
    .filter(({ slug }) => slug !== home)
    .map((candidate) => {
      const [airport] = guide.airportsOf(candidate.slug)
      const end = airport ? locate(airport) : null
      if (candidate.flightMinutes !== null || !start || !end) return candidate
      return { ...candidate, flightMinutes: directMinutes(greatCircleKm(start, end)), isFlightEstimated: true as const }
    })
}

const TAXI_AND_CLIMB_MINUTES = 45
const CRUISE_KM_PER_MINUTE = 800 / 60
const ESTIMATED_TO_MINUTES = 10

/** From gate to gate, to ten minutes. */
export function directMinutes(km: number): number {
  return Math.round((TAXI_AND_CLIMB_MINUTES + km / CRUISE_KM_PER_MINUTE) / ESTIMATED_TO_MINUTES) * ESTIMATED_TO_MINUTES
}
