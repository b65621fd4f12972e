import type { Coordinates } from '@/lib/travel/places/great-circle'
import { metresBetween } from '@/lib/travel/stays/placed-hotel'
import type { StaySight } from '@/lib/travel/stays/stay-place-schema'
import { between, fraction } from '../../supplier/sandbox/hash'

/** Small enough to stay in the neighbourhood, and mostly out of the water. */
const RADIUS_METRES = 350
/** Some houses stand on the way from the midst of their neighbourhood to a sight this near. */
const NEAR_SIGHT_METRES = 1_400
const SHARE_TOWARDS_SIGHT = 0.4
const METRES_PER_DEGREE = 111_195

/** Where a simulated house stands: around the midst of its neighbourhood, or towards a sight near it. */
export function housePoint(midst: Coordinates, sights: StaySight[], hotelId: string): Coordinates {
  const near = sights.filter(({ point }) => metresBetween(midst, point) <= NEAR_SIGHT_METRES)
  const sight = near[Math.floor(near.length * fraction(`${hotelId}|sight`))]
  if (!sight || fraction(`${hotelId}|towards`) >= SHARE_TOWARDS_SIGHT) return moved(midst, RADIUS_METRES, hotelId)
  const share = between(0.3, 0.75, `${hotelId}|share`)
  const onTheWay = {
    latitude: midst.latitude + share * (sight.point.latitude - midst.latitude),
    longitude: midst.longitude + share * (sight.point.longitude - midst.longitude),
  }
  return moved(onTheWay, RADIUS_METRES / 5, hotelId)
}

/** Evenly spread over a circle, to about a metre. */
function moved({ latitude, longitude }: Coordinates, radius: number, hotelId: string): Coordinates {
  const metres = radius * Math.sqrt(fraction(`${hotelId}|radius`))
  const angle = 2 * Math.PI * fraction(`${hotelId}|angle`)
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: rounded(latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE),
    longitude: rounded(longitude + (metres * Math.sin(angle)) / METRES_PER_DEGREE / narrowing),
  }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
