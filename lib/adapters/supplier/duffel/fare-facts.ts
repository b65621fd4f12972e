import type { Amenities, BagAllowance, Condition } from '@/lib/travel/flights/offer-schema'
import { LEGROOMS } from '@/lib/travel/flights/offer-schema'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { readAmount, sharePerPerson } from './amounts'
import { shortHash } from './itinerary'
import type { DuffelAmenities, DuffelCondition, DuffelSlice } from './schemas/offer'

/**
 * What one slice is sold as, without its price. `key` tells apart fares of the same name that include different things. `change`
 * is null where only the offer as a whole has a rule.
 */
export type FareFacts = {
  key: string
  brand: string
  cabinClass: CabinClass
  change: Condition | null
  cabinBags: BagAllowance
  checkedBags: BagAllowance
  seatIncluded: boolean | null
  amenities?: Amenities[]
}

const UNKNOWN: Condition = { allowed: null, penalty: null }

// From the least comfortable: a slice counts as its worst segment.
const CABINS: [string, CabinClass][] = [
  ['economy', 'economy-with-restrictions'],
  ['premium_economy', 'economy-premium'],
  ['business', 'business'],
  ['first', 'first'],
]

/** `rules` are the conditions of the whole offer if this slice is all of it. `people` share a penalty; `infants` have no bags. */
export function readFareFacts(
  slice: DuffelSlice,
  rules: { change: Condition; refund: Condition } | null,
  { people, infants }: { people: number; infants: ReadonlySet<string> },
): FareFacts {
  const own = slice.conditions?.change_before_departure
  const cabinClass = cabinOf(slice)
  const facts = {
    brand: slice.fare_brand_name ?? marketingName(slice) ?? CABIN_LABELS[cabinClass],
    cabinClass,
    change: own ? readCondition(own, people) : (rules?.change ?? null),
    cabinBags: bagsOf(slice, 'carry_on', infants),
    checkedBags: bagsOf(slice, 'checked', infants),
    seatIncluded: slice.conditions?.advance_seat_selection ?? null,
  }
  return { key: shortHash(JSON.stringify([facts, rules?.refund])), ...facts, ...readAmenities(slice) }
}

/**
 * Null or missing is unknown, not "no". Duffel states penalties for everybody together; ours are per passenger, so one that does
 * not divide evenly is left out.
 */
export function readCondition(condition: DuffelCondition | undefined, people: number): Condition {
  if (!condition || condition.allowed === null) return UNKNOWN
  const { allowed, penalty_amount, penalty_currency } = condition
  const penalty = allowed && penalty_amount && penalty_currency ? readAmount(penalty_amount, penalty_currency) : null
  return { allowed, penalty: penalty && sharePerPerson(penalty, people) }
}

/** What several offers say of the same fare: their word if they agree, otherwise it is unknown. */
export function agreedCondition(conditions: Condition[]): Condition {
  const [first] = conditions
  if (!first || conditions.some(({ allowed }) => allowed !== first.allowed)) return UNKNOWN
  const samePenalty = conditions.every(({ penalty }) => JSON.stringify(penalty) === JSON.stringify(first.penalty))
  return samePenalty ? first : { allowed: first.allowed, penalty: null }
}

function cabinOf(slice: DuffelSlice): CabinClass {
  const named = new Set(slice.segments.flatMap(({ passengers }) => passengers.map(({ cabin_class }) => cabin_class)))
  return CABINS.find(([name]) => named.has(name))?.[1] ?? 'economy-with-restrictions'
}

function marketingName(slice: DuffelSlice): string | null {
  return slice.segments[0]?.passengers[0]?.cabin_class_marketing_name ?? null
}

/** The least that anybody with a seat may take on any of the flights. Duffel gives no weights. */
function bagsOf(slice: DuffelSlice, type: 'checked' | 'carry_on', infants: ReadonlySet<string>): BagAllowance {
  const pieces = slice.segments.flatMap(({ passengers }) => {
    const seated = passengers.filter(({ passenger_id }) => !infants.has(passenger_id ?? ''))
    if (seated.length === 0) return [0]
    return seated.map(({ baggages }) => baggages.filter((bag) => bag.type === type).reduce((sum, bag) => sum + bag.quantity, 0))
  })
  return { pieces: Math.min(...pieces), weightKg: null }
}

const WIFI_COSTS: Readonly<Record<string, Amenities['wifi']>> = { free: 'free', paid: 'paid', 'free or paid': 'free-or-paid' }

/** Of the first passenger of each flight that anything is said of; nothing where nothing is said of any. */
export function readAmenities({ segments }: DuffelSlice): { amenities?: Amenities[] } {
  const said = segments.map(({ passengers }) => passengers.find(({ cabin }) => cabin?.amenities)?.cabin?.amenities ?? null)
  return said.some(Boolean) ? { amenities: said.map(readCabin) } : {}
}

function readCabin(said: DuffelAmenities | null): Amenities {
  const { wifi, seat, power } = said ?? {}
  const pitch = /^\d{1,3}$/.test(seat?.pitch ?? '') ? Number(seat?.pitch) : 0
  return {
    wifi: wifi?.available == null ? null : wifi.available ? (WIFI_COSTS[wifi.cost ?? ''] ?? 'on-board') : 'none',
    power: power?.available ?? null,
    legroom: LEGROOMS.find((legroom) => legroom === seat?.legroom) ?? null,
    pitchInches: pitch > 0 ? pitch : null,
  }
}
