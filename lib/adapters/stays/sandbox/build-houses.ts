import type { HotelKind } from '@/lib/travel/stays/hotel'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import { between, fraction, hashText } from '../../supplier/sandbox/hash'
import type { House } from './house'
import { houseFacts } from './house-facts'
import { houseName } from './house-name'
import { housePoint } from './house-point'

const [LEAST, MOST] = [18, 30]
/** Turned round by the place, so that every place has houses of all stars. */
const STARS = [3, 4, 2, 3, 5, 4, 3, 2, 4, 3]
const KINDS: Record<number, HotelKind[]> = {
  2: ['hostel', 'guesthouse', 'guesthouse', 'hotel'],
  3: ['hotel', 'hotel', 'guesthouse', 'apartments'],
  4: ['hotel', 'hotel', 'hotel', 'apartments'],
  5: ['hotel'],
}
/** Two houses of one place, stars and street still differ in price. */
const [CHEAPEST_LEVEL, DEAREST_LEVEL] = [0.87, 1.15]

const built = new WeakMap<StayPlace, House[]>()

/** The simulated houses of a place, the same for ever: 18 to 30 of them, spread over its neighbourhoods. */
export function buildHouses(place: StayPlace): House[] {
  const known = built.get(place)
  if (known) return known
  const count = LEAST + (hashText(`${place.slug}|houses`) % (MOST - LEAST + 1))
  const first = hashText(`${place.slug}|stars`) % STARS.length
  const taken = new Set<string>()
  const houses = Array.from({ length: count }, (_, index) => buildHouse(place, { index, first, taken }))
  built.set(place, houses)
  return houses
}

function buildHouse(place: StayPlace, { index, first, taken }: { index: number; first: number; taken: Set<string> }): House {
  const hotelId = `sbx-${place.slug}-${index + 1}`
  // One further with every round, so that no neighbourhood has one kind alone.
  const round = Math.floor(index / place.neighbourhoods.length)
  const stars = STARS[(first + index + round) % STARS.length] ?? 3
  const kinds = KINDS[stars] ?? ['hotel']
  const kind = kinds[hashText(`${hotelId}|kind`) % kinds.length] ?? 'hotel'
  const area = place.neighbourhoods[index % place.neighbourhoods.length]
  if (!area) throw new Error(`${place.slug} has no neighbourhoods`)
  const name = houseName(area.name, kind, (candidate) => !taken.has(candidate), hashText(`${hotelId}|name`))
  taken.add(name)
  return {
    hotelId,
    name,
    neighbourhood: area.name,
    point: housePoint(area.point, place.sights, hotelId),
    stars,
    kind,
    ...houseFacts(kind, stars, hotelId),
    level: between(CHEAPEST_LEVEL, DEAREST_LEVEL, `${hotelId}|level`),
    noticeDays: [1, 2, 3, 7][Math.floor(4 * fraction(`${hotelId}|notice`))] ?? 2,
  }
}
