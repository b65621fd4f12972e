import type { AccessFact, Amenity, HotelKind } from '@/lib/travel/stays/hotel'
import type { Hotel } from '@/lib/travel/stays/hotel-schema'
import { fraction, hashText } from '../../supplier/sandbox/hash'

/** The share of houses that have it, by stars from two to five. */
const AMENITY_SHARES: Record<Exclude<Amenity, 'kitchen'>, [number, number, number, number]> = {
  wifi: [1, 1, 1, 1],
  'air-conditioning': [0.4, 0.75, 0.95, 1],
  'reception-all-night': [0.4, 0.6, 0.85, 1],
  'luggage-room': [0.7, 0.8, 0.95, 1],
  breakfast: [0.5, 0.8, 0.95, 1],
  restaurant: [0.05, 0.25, 0.6, 1],
  bar: [0.2, 0.45, 0.8, 1],
  laundry: [0.4, 0.35, 0.6, 1],
  'family-rooms': [0.3, 0.45, 0.5, 0.6],
  pets: [0.25, 0.35, 0.3, 0.3],
  parking: [0.15, 0.3, 0.45, 0.7],
  bicycles: [0.3, 0.25, 0.3, 0.4],
  gym: [0, 0.15, 0.55, 0.95],
  pool: [0, 0.08, 0.3, 0.65],
  spa: [0, 0.03, 0.2, 0.7],
  garden: [0.25, 0.25, 0.3, 0.45],
}
/** Where people cook for themselves nobody serves them. */
const NOT_IN: Record<HotelKind, Amenity[]> = {
  hotel: [],
  guesthouse: ['restaurant', 'gym', 'spa', 'reception-all-night'],
  apartments: ['restaurant', 'bar', 'spa', 'breakfast', 'reception-all-night'],
  hostel: ['restaurant', 'pool', 'spa', 'gym'],
}
/** Each only where the one before it is: nobody rolls into a shower over a step. */
const ACCESS_SHARES: [AccessFact, [number, number, number, number]][] = [
  ['step-free', [0.4, 0.6, 0.85, 0.95]],
  ['lift', [0.5, 0.75, 0.95, 1]],
  ['accessible-room', [0.4, 0.6, 0.8, 0.95]],
  ['roll-in-shower', [0.5, 0.6, 0.75, 0.9]],
  ['visual-alarm', [0.2, 0.3, 0.45, 0.6]],
  ['hearing-loop', [0.3, 0.3, 0.4, 0.5]],
]
const IN_FROM = ['14:00', '15:00', '15:00', '16:00']
const OUT_UNTIL = ['10:00', '11:00', '11:00', '12:00']

/** What a simulated house offers: the same for the same house, and more the more stars it has. */
export function houseFacts(
  kind: HotelKind,
  stars: number,
  hotelId: string,
): Pick<Hotel, 'amenities' | 'access' | 'checkInFrom' | 'checkOutUntil'> {
  const has = (what: string, shares: [number, number, number, number]) => fraction(`${hotelId}|${what}`) < (shares[stars - 2] ?? 0)
  const amenities = typedEntries(AMENITY_SHARES)
    .filter(([amenity, shares]) => !NOT_IN[kind].includes(amenity) && has(amenity, shares))
    .map(([amenity]): Amenity => amenity)
  const firstMissing = ACCESS_SHARES.findIndex(([fact, shares]) => !has(fact, shares))
  return {
    amenities: kind === 'apartments' ? [...amenities, 'kitchen'] : amenities,
    access: ACCESS_SHARES.slice(0, firstMissing < 0 ? undefined : firstMissing).map(([fact]) => fact),
    checkInFrom: pick(IN_FROM, `${hotelId}|in`, '15:00'),
    checkOutUntil: pick(OUT_UNTIL, `${hotelId}|out`, '11:00'),
  }
}

function pick(list: string[], what: string, otherwise: string): string {
  return list[hashText(what) % list.length] ?? otherwise
}

function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  // Object.entries forgets which strings its keys are.
  return Object.entries(record) as [Key, Value][]
}
