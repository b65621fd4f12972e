import type { StayPlace } from '../travel/stays/stay-place-schema'
import type { Destination } from './destination'
import { DESTINATIONS } from './destinations'
import { NEIGHBOURHOOD_POINTS, OLD_TOWNS } from './neighbourhood-points'

/** Every destination as hotels need to know it; made once. Throws for a neighbourhood without a point. */
export const STAY_PLACES: StayPlace[] = DESTINATIONS.map(toStayPlace)

function toStayPlace({ slug, name, country, money, centre, neighbourhoods, sights, bestMonths }: Destination): StayPlace {
  return {
    slug,
    name,
    country,
    currency: money.currency,
    centre: { latitude: centre.lat, longitude: centre.lon },
    neighbourhoods: neighbourhoods.map(({ name: area }) => ({
      name: area,
      point: pointOf(slug, area),
      ...(OLD_TOWNS[slug] === area ? { isOldTown: true } : {}),
    })),
    sights: sights.map(({ id, name: sightName, lat, lon }) => ({ sightId: id, name: sightName, point: { latitude: lat, longitude: lon } })),
    bestMonths,
    perDay: money.perDay,
  }
}

function pointOf(slug: string, neighbourhood: string): { latitude: number; longitude: number } {
  const point = NEIGHBOURHOOD_POINTS[slug]?.[neighbourhood]
  if (!point) throw new Error(`${neighbourhood} of ${slug} has no point in neighbourhood-points.ts`)
  const [latitude, longitude] = point
  return { latitude, longitude }
}
