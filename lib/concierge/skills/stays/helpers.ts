import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { numberIn } from '../numbers/helpers'
import { isSlots } from '../pick/helpers'

const MOST_STARS = 5
const FEWEST_STARS = 2
const MOST_ROOMS = 12
const HIGHEST = 1_000_000
/** "The 3rd" is a stay, "the 13th" a date. */
const MOST_POINTED = 8

const STAY_ORDERS: readonly unknown[] = ['cheapest', 'best-placed', 'best-value', 'dearest']

/** Arithmetic for places to stay; it never looks at words. */
export const STAYS_HELPERS: Helpers = {
  budgetOfBoth: ({ sum, house }) => (isSlots(sum) && typeof sum.max === 'number' ? { house, budgetOfBoth: sum } : null),
  nightsBetween: ({ out, last }) => ({ out: { day: out }, lastNight: { day: last } }),
  kindOfHouse: ({ houseKind }) => (houseKind ? { kind: houseKind } : null),
  // "Only hotels" excludes the others, while "a hotel" is any place.
  onlyKind: ({ has }) => ({ house: true, has: { kind: kindOf(has) } }),
  eitherKind: ({ any, house }) => ({ house, kinds: (Array.isArray(any) ? any : []).map(kindOf) }),
  stars: (slots) => {
    const first = numberIn(slots, 'n') ?? 0
    const last = slots.bound === 'min' ? MOST_STARS : slots.bound === 'max' ? FEWEST_STARS : (numberIn(slots, 'last') ?? first)
    return Math.min(first, last) >= FEWEST_STARS && Math.max(first, last) <= MOST_STARS
      ? { stars: Math.min(first, last), starsTo: Math.max(first, last), ...(slots.bound ? { isBound: true } : {}) }
      : null
  },
  // "A room" is no count.
  rooms: (slots) => {
    const { isMore, house, houseIn, rooms } = slots
    const count = numberIn(slots, 'rooms') ?? (isMore ? 1 : 0)
    const isCounted = isMore || (isSlots(rooms) && rooms.art === undefined)
    return isCounted && count > 0 && count <= MOST_ROOMS
      ? { rooms: count, ...(isMore ? { isMore } : {}), ...(house ? { house } : {}), ...(houseIn ? { houseIn } : {}) }
      : null
  },
  quarterOfCity: ({ near, houseIn }) => ({ near, houseIn, isQuarter: true }),
  // "No more than 3 stars" withdraws nothing.
  gone: ({ gone }) => (isSlots(gone) && gone.isBound ? null : { gone }),
  first: ({ order, house }) =>
    order === 'cheapest' || order === 'best-value' || order === 'best-placed' ? { by: order, ...(house === true ? { house } : {}) } : null,
  moreNights: (slots) => {
    const n = numberIn(slots, 'count') ?? 1
    return { more: { n, unit: slots.unit, days: n * (slots.unit === 'week' ? 7 : 1) } }
  },
  stayPrice: (slots) => {
    const { sum, bare, low, from, per, each, house } = slots
    const currency = [sum, low, from].flatMap((one) => (isSlots(one) && one.currency ? [one.currency] : []))[0]
    const to = amountIn(sum) ?? amountIn(bare) ?? (from ? HIGHEST : null)
    return to === null
      ? null
      : {
          price: { from: amountIn(low) ?? amountIn(from) ?? 0, to },
          per: per ?? 'night',
          ...(each ? { each } : {}),
          ...(currency ? { currency } : {}),
          ...(house ? { house } : {}),
        }
  },
  stay: ({ q, refers }) => {
    const traits = (Array.isArray(q) ? q : []).filter(isSlots)
    const marks = traits.filter((trait) => ['nth', 'order', 'hotels'].some((slot) => slot in trait))
    // "The latest" is no stay.
    if (marks.some(({ order }) => order !== undefined && !STAY_ORDERS.includes(order))) return null
    return {
      ...Object.assign({}, ...marks),
      ...(refers ? { refers } : {}),
      traits: traits.filter((trait) => !marks.includes(trait)),
    } as Slots
  },
  nthOfFew: (slots) => {
    const nth = numberIn(slots, 'n') ?? 0
    return nth >= 1 && nth <= MOST_POINTED ? { nth } : null
  },
  nthOfNumber: (slots) => {
    const nth = numberIn(slots, 'n') ?? 0
    return nth >= 1 && nth <= 99 ? { nth } : null
  },
}

function kindOf(house: unknown): unknown {
  return isSlots(house) && house.houseKind ? house.houseKind : 'hotel'
}

function amountIn(value: unknown): number | null {
  if (!isSlots(value)) return null
  const amount = value.max ?? value.amount
  return typeof amount === 'number' ? amount : null
}
