import { FlightTimes } from '@/components/content/destination-parts'
import { RouteMap } from '@/components/flights/map/route-map'
import type { Destination } from '@/lib/content/destination'
import { flightTimesTo, mainAirportOf } from '@/lib/content/flight-times'
import { services } from '@/lib/services'
import type { RouteMap as DrawnMap } from '@/lib/travel/places/route-map'
import { drawMap } from '@/lib/workflows/flights/draw-map'

/** How long one flies from five big cities, and over what. */
export async function FlightsThere({ destination }: { destination: Destination }) {
  const { slug, name, airports } = destination
  const times = flightTimesTo(slug)
  const routes = times.flatMap(({ city }) => {
    const [from, to] = [mainAirportOf(city), airports[0]]
    return from && to
      ? [
          [
            { cityName: city, iataCode: from },
            { cityName: name, iataCode: to },
          ],
        ]
      : []
  })
  const map = await mapOf(
    slug,
    routes.map((route) => route.map(({ iataCode }) => iataCode)),
  )
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FlightTimes times={times} />
        {map && <RouteMap routes={routes} map={{ status: 'ready', map }} areAlternatives />}
      </div>
      <p className="mt-3 text-fact text-ink-soft">The quickest way on a working day in spring, by the timetable of our simulated market.</p>
    </>
  )
}

const drawn = new Map<string, DrawnMap>()

/** Drawn once for each place: neither the coasts nor the cities move. */
async function mapOf(slug: string, routes: string[][]): Promise<DrawnMap | null> {
  const kept = drawn.get(slug)
  if (kept || routes.length === 0) return kept ?? null
  const map = await drawMap(routes, await services())
  if (map) drawn.set(slug, map)
  return map
}
