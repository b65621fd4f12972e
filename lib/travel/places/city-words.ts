import type { Place } from './place'
import { SHARED_CITY_NAMES } from './shared-city-names'

type City = Pick<Place, 'cityName' | 'iataCode'>

/** "Lisbon"; "Birmingham, UK" and "Portland, Oregon" where another city of the name may be meant. */
export function cityWords(city: City): string {
  const region = cityRegion(city)
  return region ? `${city.cityName}, ${region}` : city.cityName
}

/** The country, or the US state, that tells a city from others of its name; null where nobody takes it for another. */
export function cityRegion({ cityName, iataCode }: City): string | null {
  return SHARED_CITY_NAMES.get(cityName)?.get(iataCode) ?? null
}
