import type { FlightSupplier } from '../../ports/flight-supplier'
import type { Places, WorldMap } from '../../ports/places'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { greatCircleKm } from '../../travel/places/great-circle'
import type { Place } from '../../travel/places/place'
import type { DestinationCandidate } from '../../travel/plan/destination-candidate'
import { directMinutes } from './find-fares'

/** Of a few days so many places are priced, and fewer of a whole month, which costs a price for each of its days. */
const MOST_PLACES = 60
const MOST_OF_MONTH = 16
const SHORT_WINDOW_DAYS = 7

export type NetworkPlace = { candidate: Omit<DestinationCandidate, 'fare'>; place: Place }

/** `places` are the first of `known`: how many are flown to without a stop, have no page and may be proposed. */
export type NetworkPlaces = { places: NetworkPlace[]; known: number }

/** Places without a page that are flown to without a stop, the busiest first, with what is known of them; `choose` leaves those that may be proposed. */
export async function networkPlaces(
  { origin, leavingOn }: { origin: Place; leavingOn: readonly string[] },
  choose: (found: NetworkPlace[]) => NetworkPlace[],
  { supplier, guide, places }: { supplier: FlightSupplier; guide: DestinationGuide; places: Places & Pick<WorldMap, 'locate'> },
): Promise<NetworkPlaces> {
  const codes = (await supplier.destinationsFrom?.(origin)) ?? []
  const found = new Map<string, Place>()
  for (const code of codes) {
    const airport = places.findPlace(code)
    if (airport.status !== 'found' || airport.place.cityName === origin.cityName || guide.findPlace(airport.place.cityName)) continue
    const { cityName, countryCode } = airport.place
    if (!found.has(`${cityName} ${countryCode}`)) found.set(`${cityName} ${countryCode}`, airport.place)
  }
  const most = leavingOn.length > SHORT_WINDOW_DAYS ? MOST_OF_MONTH : MOST_PLACES
  const chosen = choose([...found.values()].map((place) => ({ place, candidate: candidateWithoutPage(place, origin, { guide, places }) })))
  return { known: chosen.length, places: chosen.slice(0, most) }
}

/** What is known of a place without a page: its flight by the distance and, of many, the weather and what one may come for. */
export function candidateWithoutPage(
  place: Place,
  origin: Place,
  { guide, places }: { guide: DestinationGuide; places: Pick<WorldMap, 'locate'> },
): NetworkPlace['candidate'] {
  const [start, end] = [places.locate(origin.iataCode), places.locate(place.iataCode)]
  const profile = guide.profileOf(place)
  return {
    slug: `airport-${place.iataCode.toLowerCase()}`,
    name: place.cityName,
    months: profile?.months ?? [],
    likings: profile?.likings ?? [],
    ...(profile?.occasions ? { occasions: profile.occasions } : {}),
    dayCost: null,
    flightMinutes: start && end ? directMinutes(greatCircleKm(start, end)) : null,
    isFlightEstimated: true,
    hasNoPage: true,
  }
}
