import type { IpLocator } from '@/lib/ports/ip-location'
import type { Places } from '@/lib/ports/places'
import { currencyOfCountry } from '@/lib/travel/country-currency'
import type { Place } from '@/lib/travel/places/place'
import { NOWHERE, type TravellerLocation } from '@/lib/travel/places/traveller-location'

/** About where whoever comes from this network address is, and what one would leave from and pay in there. */
export async function locateTraveller(
  address: string,
  { ipLocator, places }: { ipLocator: IpLocator; places: Places },
): Promise<TravellerLocation> {
  const location = await ipLocator.locate(address)
  if (!location) return NOWHERE
  const { countryCode, countryName, city } = location
  return {
    country: countryCode,
    city,
    homeAirport: city === null ? null : homeAirport(city, countryName, countryCode, places),
    currency: currencyOfCountry(countryCode),
  }
}

/** A city goes by its name alone where the country does not help; a namesake abroad is nobody's home. */
function homeAirport(city: string, countryName: string, countryCode: string, places: Places): Place | null {
  for (const words of [`${city}, ${countryName}`, city]) {
    const match = places.findPlace(words)
    if (match.status === 'found' && match.place.countryCode === countryCode) return match.place
    const namesake = match.status === 'ambiguous' ? match.candidates.find((place) => place.countryCode === countryCode) : undefined
    if (namesake && namesake.cityName.toLowerCase() === city.toLowerCase()) return namesake
  }
  return null
}
