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

/** `places` are the busiest of `known`, how many are flown to without a stop and have no page. */
export type NetworkPlaces = { places: NetworkPlace[]; known: number }

/** Places without a page that are flown to without a stop, the busiest first: of them nothing is known but the flight. */
export async function networkPlaces(
  { origin, leavingOn }: { origin: Place; leavingOn: readonly string[] },
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
  const start = places.locate(origin.iataCode)
  return {
    known: found.size,
    places: [...found.values()].slice(0, most).map((place) => {
      const end = places.locate(place.iataCode)
      return {
        place,
        candidate: {
          slug: `airport-${place.iataCode.toLowerCase()}`,
          name: place.cityName,
          months: [],
          likings: [],
          dayCost: null,
          flightMinutes: start && end ? directMinutes(greatCircleKm(start, end)) : null,
          isFlightEstimated: true,
          hasNoPage: true,
        },
      }
    }),
  }
}
