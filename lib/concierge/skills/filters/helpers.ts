import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'

/** What "no long layover", "enough time to change" and "a long stop to see the city" stand for, in minutes. */
const SHORT_LAYOVER_MINUTES = 240
const ENOUGH_LAYOVER_MINUTES = 90
const LONG_LAYOVER_MINUTES = 360
const LEAST_BARE_SUM = 50
const MOST_BARE_HOURS = 12
const LEAST_BARE_MINUTES = 30
const MOST_BARE_MINUTES = 600

const isSlots = (value: unknown): value is Slots => typeof value === 'object' && value !== null && !Array.isArray(value)
const inside = (slots: Slots, slot: string): Slots => (isSlots(slots[slot]) ? slots[slot] : {})
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const nIn = (slots: Slots, slot: string): number | null => number(inside(slots, slot).n)
const minutesIn = (slots: Slots, slot: string): number | null => number(inside(slots, slot).minutes)
const soft = (slots: Slots): Slots => (slots.soft === true ? { soft: true } : {})

/** "On the way back", "on the second flight"; null for both ways. */
function sliceOfWay(way: unknown): number | null {
  return isSlots(way) ? (number(way.leg) ?? number(way.side)) : null
}

function limits(slots: Slots): { min?: number; max?: number } | null {
  const span = slots.span ? inside(slots, 'span') : {}
  const min = number(span.min) ?? minutesIn(slots, 'min')
  const max = number(span.max) ?? minutesIn(slots, 'max')
  if (min === null && max === null) return null
  const isFlipped = slots.flip === true
  const [low, high] = isFlipped ? [max, min] : [min, max]
  return { ...(low === null ? {} : { min: low }), ...(high === null ? {} : { max: high }) }
}

function stopCount(slots: Slots): number | null {
  const stops = inside(slots, 'stops')
  return stops.one === true ? 1 : (number(inside(stops, 'n').n) ?? number(stops.n))
}

function budget(slots: Slots): Slots | null {
  const sum = isSlots(slots.sum) ? slots.sum : {}
  const max = number(sum.max)
  if (max === null || (max === 0 && slots.whole !== true)) return null
  const { currency, sign } = sum
  return {
    budget: {
      max,
      ...(currency ? { currency } : {}),
      ...(sign ? { sign } : {}),
      ...(slots.per === 'each' || slots.per === 'total' ? { per: slots.per } : {}),
      ...(slots.way === 'each' || slots.way === 'both' ? { way: slots.way } : {}),
      ...(slots.whole === true && slots.way !== 'each' ? { whole: true } : {}),
    },
    ...soft(slots),
  }
}

/** What is taken back: a facet, or the one airline named with it. */
function liftedBy(slots: Slots): Slots | null {
  if (slots.f === 'budget') return { budget: null }
  if (slots.f === 'stops') return { stops: null }
  if (slots.f === 'duration') return { duration: null }
  if (slots.f === 'layover') return { layover: null }
  if (slots.f === 'aircraft') return { aircraft: null }
  if (slots.f === 'cabin') return { cabin: null }
  // "Any airline" is a wish for a route; "remove the airline filter" takes back what narrows it.
  if (slots.f === 'airlines') return slots.word ? { airlineAny: true } : null
  if (slots.f === 'alliances' || slots.f === 'redEye') return slots.word ? { lifted: slots.f } : null
  return slots.f === 'bags' ? { bags: { n: 0 } } : { lifted: slots.f }
}

/** Of a wait, a small figure without its unit is in hours, "90" in minutes; nothing between them is said. */
function minutesOfBare(bare: unknown): number | null {
  const n = isSlots(bare) ? number(bare.n) : null
  if (n === null || n < 1) return null
  if (n <= MOST_BARE_HOURS) return n * 60
  return n >= LEAST_BARE_MINUTES && n <= MOST_BARE_MINUTES && n % 5 === 0 ? n : null
}

/** The arithmetic of limits. It never looks at words. */
export const FILTERS_HELPERS: Helpers = {
  directOneWay: ({ way }) => {
    const slice = sliceOfWay(way)
    return slice === null ? null : { directSlice: slice }
  },
  span: (slots) => {
    const from = nIn(slots, 'from')
    const max = minutesIn(slots, 'max')
    // "1 to 3 hours": both in the unit of the second.
    if (from !== null) return max === null ? null : { min: from * (max < 60 ? 1 : 60), max }
    return limits(slots)
  },
  layover: (slots) => {
    if (slots.vague === 'short') return { layover: { max: SHORT_LAYOVER_MINUTES }, isAssumed: true, ...soft(slots) }
    if (slots.vague === 'enough') return { layover: { min: ENOUGH_LAYOVER_MINUTES }, isAssumed: true, ...soft(slots) }
    if (slots.vague === 'long') return { layover: { min: LONG_LAYOVER_MINUTES }, isAssumed: true, soft: true }
    const about = minutesIn(slots, 'about')
    if (about !== null) return { layover: { min: Math.max(0, about - 30), max: about + 30 }, soft: true }
    const layover = limits(slots)
    const other = slots.other ? limits({ span: slots.other }) : {}
    // "Nothing under 90 minutes, and nothing over five hours": two ends of one span.
    if (!layover || !other || Object.keys(other).some((end) => end in layover)) return null
    return { layover: { ...layover, ...other }, ...soft(slots) }
  },
  bareWait: ({ bare }) => {
    const minutes = minutesOfBare(bare)
    return minutes === null ? null : { min: { minutes } }
  },
  bareWaitAtMost: ({ bare }) => {
    const minutes = minutesOfBare(bare)
    return minutes === null ? null : { max: { minutes } }
  },
  layoverAtLeast: (slots) => {
    const layover = limits(slots)
    return layover?.min === undefined || layover.max !== undefined ? null : { layover, ...soft(slots) }
  },
  duration: (slots) => {
    const span = limits(slots)
    return span?.max === undefined ? null : { duration: { max: span.max }, ...soft(slots) }
  },
  wanted: (slots) => ({ flag: slots.flag, ...soft(slots) }),
  unwanted: ({ flag }) => ({ flag, isWanted: false }),
  noStops: (slots) => (nIn(slots, 'zero') === 0 ? { direct: true } : null),
  stopsMax: (slots) => {
    const count = stopCount(slots)
    return count === null ? null : count === 0 ? { direct: true } : { stops: count, ...soft(slots) }
  },
  // "One stop of less than three hours": the wait is that of the stop.
  oneStopWithLayover: (slots) => {
    const layover = limits(slots)
    return layover && { stops: 1, layover, ...soft(slots) }
  },
  stopsFewer: (slots) => {
    const count = stopCount(slots)
    return count === null || count < 1 ? null : count === 1 ? { direct: true } : { stops: count - 1 }
  },
  stopsExactly: (slots) => {
    const count = stopCount(slots)
    return count === null ? null : count === 0 ? { direct: true } : { stops: count, isExactly: true }
  },
  stopsSome: (slots) => {
    const count = stopCount(slots)
    return count === null ? null : count === 0 ? { direct: true } : { direct: false, stops: count }
  },
  thousands: (slots) => {
    const [count, unit] = [nIn(slots, 'a'), number(inside(slots, 'k').n)]
    return count === null || unit === null ? null : { amount: count * unit }
  },
  plainAmount: (slots) => {
    const amount = nIn(slots, 'a')
    return amount === null || amount < 0 ? null : { amount }
  },
  money: (slots) => {
    const max = number(inside(slots, 'a').amount)
    return max === null ? null : { max, sign: slots.sign, ...(slots.currency ? { currency: slots.currency } : {}) }
  },
  /** A number alone is money only if it can be a fare. */
  bareSum: (slots) => {
    const max = number(inside(slots, 'a').amount)
    return max === null || max < LEAST_BARE_SUM ? null : { max }
  },
  budget,
  budgetOfList: (slots) => {
    const found = budget(slots)
    return found && { ...found, ofList: true }
  },
  budgetForAll: (slots) => {
    const found = budget({ ...slots, per: slots.per ?? 'total' })
    if (!found) return null
    if (isSlots(slots.all) && slots.all.isTotal !== true) return null
    const party = slots.party ?? { people: [slots.all], isJoined: false }
    return { ...found, party, lead: 'for' }
  },
  /** "Make that 400": the limit that stands is meant; without one it is nothing. */
  moved: (slots) => {
    const found = budget(slots)
    return found && { budgetMoved: found.budget }
  },
  lifted: (slots) => {
    const lifted = liftedBy(slots)
    const slice = number(slots.slice) ?? sliceOfWay(slots.way)
    return lifted && slice !== null ? { ...lifted, slice } : lifted
  },
  /** "Take off the 11 to 15 filter": that of arriving where the hours say so. */
  liftedHours: (slots) => {
    const { side, hours } = inside(slots, 'hours')
    const windows = isSlots(hours) && Array.isArray(hours.list) ? hours.list.filter(isSlots) : []
    const isArrival = side === 'arrive' || (windows.length > 0 && windows.every((one) => one.side === 'arrive'))
    return { lifted: isArrival ? 'arrival' : 'hoursNamed' }
  },
  liftedOfWay: ({ way, all }) => {
    const slice = sliceOfWay(way)
    return slice === null ? null : { ...(all ? { reset: true } : { resetOne: true }), slice }
  },
  currencyWish: (slots) => (slots.currency ? { currency: slots.currency } : { currencySign: slots.sign }),
  aircraft: (slots) => (slots.no === true ? { notAircraft: slots.craft } : { aircraft: slots.craft, ...soft(slots) }),
}
