import { FlightTimes } from '@/components/content/destination-parts'
import { RouteMap } from '@/components/flights/map/route-map'
import type { Destination } from '@/lib/content/destination'
import { flightTimesTo, mainAirportOf } from '@/lib/content/flight-times'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/public/destination'
import { formatDay } from '@/lib/travel/dates'
import type { Money } from '@/lib/travel/money'
import type { RouteMap as DrawnMap } from '@/lib/travel/places/route-map-schema'
import { createFaresThere } from '@/lib/workflows/site/fares-there'

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
  const fares = await faresOf(
    times.map(({ city }) => city),
    airports[0],
  )
  const map = await mapOf(
    slug,
    routes.map((route) => route.map(({ iataCode }) => iataCode)),
  )
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FlightTimes times={times} fares={fares.byCity} />
        {map && <RouteMap routes={routes} map={{ status: 'ready', map }} areAlternatives />}
      </div>
      <p className="mt-3 text-fact text-ink-soft">
        {texts.quickestWayByTheTimetable}
        {fares.words && ` ${fares.words}`}
      </p>
    </>
  )
}

const drawn = new Map<string, DrawnMap>()

/** Drawn once for each place: neither the coasts nor the cities move. */
async function mapOf(slug: string, routes: string[][]): Promise<DrawnMap | null> {
  const kept = drawn.get(slug)
  if (kept || routes.length === 0) return kept ?? null
  const map = await (await services()).places.drawRoutes(routes)
  if (map) drawn.set(slug, map)
  return map
}

type ShownFares = { byCity: ReadonlyMap<string, Money>; words: string | null }

let faresThere: ReturnType<typeof createFaresThere> | null = null

/** The lowest fares of the next thirty days, and one sentence on what they are and when they were found. */
async function faresOf(cities: string[], airport: string | undefined): Promise<ShownFares> {
  const named = cities.flatMap((city) => {
    const from = mainAirportOf(city)
    return from ? [{ city, from }] : []
  })
  faresThere ??= createFaresThere(await services())
  const origins = named.map(({ from }) => from)
  const found = airport === undefined ? null : await faresThere(origins, airport)
  if (!found || found.fares.size === 0) return { byCity: new Map(), words: null }
  const byCity = named.flatMap(({ city, from }): [string, Money][] => {
    const fare = found.fares.get(from)
    return fare ? [[city, fare]] : []
  })
  const words = texts.lowestFares(formatDay(found.foundAt.slice(0, 10)), found.foundAt.slice(11, 16))
  return { byCity: new Map(byCity), words: found.isSimulated ? `${words} ${texts.faresAreSimulated}` : words }
}
