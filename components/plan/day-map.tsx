import * as texts from '@/lib/texts/plan'
import type { PlanPlace } from '@/lib/travel/plan/plan-place-schema'
import type { PlanDay } from '@/lib/travel/plan/trip-plan'
import { waysOf } from '@/lib/travel/plan/ways'
import { PointsMap } from '../content/points-map'

/** On a drawing of 400 units that is shown at half its size. */
const MARK_RADIUS = 22

/** Where the stops of one day lie to each other, under the numbers that they have beside it; one alone lies nowhere in particular. */
export function DayMap({ day: { stops }, dayIndex, areas = [] }: { day: PlanDay; dayIndex: number; areas?: PlanPlace['areas'] }) {
  if (stops.length < 2) return null
  return (
    <PointsMap
      points={stops.map(({ name, point }) => ({ name, lat: point.latitude, lon: point.longitude }))}
      isRoute
      label={spokenMap(stops, dayIndex)}
      markRadius={MARK_RADIUS}
      ground={{ land: undefined, areas: areas.map(({ name, point }) => ({ name, lat: point.latitude, lon: point.longitude })) }}
      className="max-sm:mx-auto max-sm:w-60"
    />
  )
}

/** "Map of day 1: 1 Alfama, 0.4 km to 2 Sé de Lisboa". */
function spokenMap(stops: PlanDay['stops'], dayIndex: number): string {
  const ways = waysOf(stops)
  const places = stops.map(({ name }, index) => {
    const way = ways[index - 1]
    return way ? texts.wayTo(way.km, index + 1, name) : `${index + 1} ${name}`
  })
  return texts.mapOfDay(dayIndex + 1, places.join(', '))
}
