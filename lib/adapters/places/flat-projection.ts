import { type GeoProjection, geoProjection } from 'd3-geo'

/** Shapes go on this far outside of the frame, so that its edges are no coast. */
const OUTSIDE = 4
const MOST_NORTHERN_MIDDLE = 70

type Frame = { width: number; height: number; middle: { latitude: number; longitude: number }; unitsPerDegree: number }

/** How much shorter a degree of longitude is drawn than one of latitude, so that the map is true to scale around its middle. */
export function shrinkAt(latitude: number): number {
  return Math.cos((Math.min(Math.abs(latitude), MOST_NORTHERN_MIDDLE) * Math.PI) / 180)
}

/** A flat map that is true to scale around its middle, cut at the frame; `unitsPerDegree` is of latitude. */
export function flatProjection({ width, height, middle, unitsPerDegree }: Frame): GeoProjection {
  const shrink = shrinkAt(middle.latitude)
  return geoProjection((east, north) => [east * shrink, north])
    .rotate([-middle.longitude, 0])
    .center([0, middle.latitude])
    .scale((unitsPerDegree * 180) / Math.PI)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-OUTSIDE, -OUTSIDE],
      [width + OUTSIDE, height + OUTSIDE],
    ])
}
