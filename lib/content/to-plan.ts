import type { PlaceGuide } from '../travel/places/place-guide-schema'
import type { DestinationCandidate } from '../travel/plan/destination-candidate'
import type { PlanPlace } from '../travel/plan/plan-place-schema'
import type { Destination } from './destination'
import { flightTimesTo } from './flight-times'
import { mapGroundOf } from './map-ground'

/** A page's place as a plan is made from it; its sights keep their order. */
export function toPlanPlace({ slug, name, centre, money, sights }: Destination): PlanPlace {
  return {
    slug,
    name,
    centre: { latitude: centre.lat, longitude: centre.lon },
    currency: money.currency,
    perDay: money.perDay,
    sights: sights.map(({ id, name, lat, lon, hours, isIndoor, isForChildren, likings, cost }) => ({
      id,
      name,
      point: { latitude: lat, longitude: lon },
      minutesThere: hours * 60,
      isIndoor,
      isForChildren,
      likings,
      cost,
    })),
    areas: mapGroundOf(slug, [slug]).areas.map(({ name, lat, lon }) => ({ name, point: { latitude: lat, longitude: lon } })),
  }
}

/** What a page's place tells its visitors. */
export function toGuide({ slug, name, months, bestMonths, food, neighbourhoods }: Destination): PlaceGuide {
  return { slug, name, months, bestMonths, food, quarters: neighbourhoods }
}

/** A page's place as one that may be suggested, without a fare; the flight is told from `fromCity` where its time is known. */
export function toCandidate(destination: Destination, fromCity: string | null): Omit<DestinationCandidate, 'fare'> {
  const { slug, name, months, likings, occasions, money } = destination
  return {
    slug,
    name,
    months: months.map(({ highC, rainDays }) => ({ highC, rainDays })),
    likings,
    ...(occasions ? { occasions } : {}),
    dayCost: { range: money.perDay.usual, currency: money.currency },
    flightMinutes: flightTimesTo(slug).find(({ city }) => city === fromCity)?.minutes ?? null,
  }
}
