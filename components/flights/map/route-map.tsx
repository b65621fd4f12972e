import * as texts from '@/lib/texts/flights/map'
import { cityWords } from '@/lib/travel/places/city-words'
import type { Place } from '@/lib/travel/places/place'
import type { RouteMapState } from '../../state/route-map-store'
import { Skeleton } from '../../ui/skeleton'

type RouteMapProps = {
  /** What the map shows, for its words; as given to `useRouteMap` by their codes. */
  routes: Pick<Place, 'cityName' | 'iataCode'>[][]
  map: RouteMapState
  /** Nobody flies them all: their sum would be no distance. */
  areAlternatives?: boolean
  className?: string
}

const LABEL_SIDES = {
  right: 'translate-x-2 -translate-y-1/2',
  left: '-translate-x-[calc(100%+8px)] -translate-y-1/2',
  above: '-translate-x-1/2 -translate-y-[calc(100%+6px)]',
  below: '-translate-x-1/2 translate-y-1.5',
}

/** The flights over the land between their airports, drawn on our own server. One picture with one sentence; nothing where there is no map. */
export function RouteMap({ routes, map: state, areAlternatives = false, className = '' }: RouteMapProps) {
  if (state.status === 'unavailable') return null
  if (state.status === 'loading') return <Skeleton className={`aspect-[2/1] w-full ${className}`} />
  const { map } = state
  return (
    <div
      role="img"
      aria-label={mapWords(routes, areAlternatives ? null : map.km)}
      className={`relative aspect-[2/1] w-full overflow-hidden rounded-control border bg-(--map-water) ${className}`}
    >
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
        <path
          d={map.land}
          fill="var(--map-land)"
          stroke="var(--map-shore)"
          strokeWidth={1}
          fillRule="evenodd"
          vectorEffect="non-scaling-stroke"
        />
        <g fill="none" stroke="var(--sea)" strokeWidth={2} strokeLinecap="round">
          {map.flights.map((flight) => (
            <path key={flight} d={flight} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {/* Lines without a length keep their width at every size of the map: a dot, and a smaller one in it. */}
        <g strokeLinecap="round">
          {map.points.map(({ iataCode, x, y }) => (
            <g key={iataCode}>
              <path d={`M${x} ${y}h0`} stroke="var(--ink)" strokeWidth={9} vectorEffect="non-scaling-stroke" />
              <path d={`M${x} ${y}h0`} stroke="var(--sheet)" strokeWidth={4} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </g>
      </svg>
      {map.points.map(({ iataCode, x, y, label }) => (
        <span
          key={iataCode}
          aria-hidden="true"
          className={`absolute rounded-[5px] bg-paper/75 px-0.5 font-semibold text-[12px] text-ink leading-4 ${LABEL_SIDES[label]}`}
          style={{ left: `${(100 * x) / map.width}%`, top: `${(100 * y) / map.height}%` }}
        >
          {iataCode}
        </span>
      ))}
    </div>
  )
}

/** "Map of the route: London (LHR) – Frankfurt (FRA) – Tokyo (HND); about 9,990 km in the air." */
function mapWords(routes: RouteMapProps['routes'], km: number | null): string {
  const words = routes.map((route) => route.map((place) => `${cityWords(place)} (${place.iataCode})`).join(' – '))
  if (km === null) return texts.mapOfTheRoutes(words.join('; '))
  const rounded = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }).format(km)
  return texts.mapOfTheRouteAndLength(words.join('; '), rounded)
}
