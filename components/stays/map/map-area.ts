import { MAP_MARGIN, MAP_SIZE, type MapFrame } from '../../content/place-on-map'

type Spot = { x: number; y: number }

/** The square of a map that is drawn large: its upper left corner, and how many times larger. */
export type Area = Spot & { factor: number }

/** The smallest square around the spots, or that many times `closeness` closer around one of them, which stays within the map. */
export function areaOf(spots: Spot[], { closeness, focus }: { closeness: number; focus: Spot | null }): Area {
  const [left, right] = endsOf(spots.map(({ x }) => x))
  const [top, bottom] = endsOf(spots.map(({ y }) => y))
  // A margin for the pins; places in one spot still need ground around them.
  const whole = Math.max((Math.max(right - left, bottom - top) * MAP_SIZE) / (MAP_SIZE - 2 * MAP_MARGIN), MAP_SIZE / 8)
  const size = whole / closeness
  const middle = focus && closeness > 1 ? focus : { x: (left + right) / 2, y: (top + bottom) / 2 }
  return { x: middle.x - size / 2, y: middle.y - size / 2, factor: MAP_SIZE / size }
}

/** A spot of the map where it lies on its part. */
export function onArea({ x, y }: Spot, area: Area): Spot {
  return { x: (x - area.x) * area.factor, y: (y - area.y) * area.factor }
}

/** The degrees at the edges of the part that is drawn. */
export function frameOf({ west, east, south, north }: MapFrame, { x, y, factor }: Area): MapFrame {
  const [wide, high] = [(east - west) / MAP_SIZE, (north - south) / MAP_SIZE]
  const size = MAP_SIZE / factor
  return { west: west + x * wide, east: west + (x + size) * wide, south: north - (y + size) * high, north: north - y * high }
}

function endsOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
