import { findItineraries, minutesOf } from '@/lib/adapters/supplier/sandbox/network/itineraries'
import { DESTINATIONS } from '@/lib/content/destinations'
import { BIG_CITIES, type FlightTime } from '@/lib/content/flight-times'
import { dayNumber } from '@/lib/travel/zones'
import { airportCoded } from '../fixtures/market'

/** A Wednesday on which nobody goes on holiday. */
const WORKING_DAY = '2027-04-14'

/** What `lib/content/flight-times.json` holds: the quickest way from each big city to each destination in the market's timetable. */
export function reckonFlightTimes(): Record<string, FlightTime[]> {
  return Object.fromEntries(
    DESTINATIONS.map(({ slug, airports }) => [
      slug,
      BIG_CITIES.flatMap(({ name, airports: from }) => {
        const quickest = airports.some((code) => from.some((own) => own === code)) ? null : quickestWay([...from], airports)
        return quickest ? [{ city: name, ...quickest }] : []
      }),
    ]),
  )
}

function quickestWay(from: string[], to: string[]): Omit<FlightTime, 'city'> | null {
  const ways = findItineraries({
    origins: from.map(airportCoded),
    destinations: to.map(airportCoded),
    day: dayNumber(WORKING_DAY),
    earliest: 0,
    directOnly: false,
    withAirportChange: false,
  })
  const [quickest] = ways.toSorted((one, other) => minutesOf(one) - minutesOf(other))
  return quickest ? { minutes: minutesOf(quickest), changes: quickest.legs.length - 1 } : null
}
