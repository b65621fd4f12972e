import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { type FlightSpec, mergeTraits, type SpokenClock } from './flight-spec'

/** A message may take, ask and point more than once. */
export const PICK_COSTS = Object.fromEntries(
  ['pick', 'point', 'refused', 'what', 'of', 'side', 'leg', 'about', 'list', 'another', 'second', 'ranks'].map((slot) => [slot, 0]),
)

/** Topics asked about without an opener or a question mark: "the total price", "what is left". */
const STATED: readonly unknown[] = [
  ...['difference', 'recommend', 'chosen', 'left-to-do', 'other-days', 'is-cheapest', 'seats-left', 'fees'],
  ...['total', 'shares', 'duration', 'co2', 'terminal', 'operator', 'holds', 'passenger-details'],
]

/** The arithmetic of pointing: values to values, no words. */
export const PICK_HELPERS: Helpers = {
  nthOfNumber: (slots) => {
    const nth = numberOf(slots.n)
    return nth >= 1 && nth <= 99 ? { nth } : null
  },
  // "The 26th please" is no option of three.
  cheaperOption: ({ order }) => (order === 'cheapest' ? { nth: 1 } : null),
  // "The cheapest one" tells one of several apart.
  optionShown: ({ optionCount, ...rest }) => {
    const { nth, order } = rest.optionAt as Slots
    return Number(nth) <= Number(optionCount) && (order === undefined || Number(optionCount) > 1) ? rest : null
  },
  quotedShares: ({ named, ...slots }) => (isSlots(named) && named.what === 'shares' ? slots : null),
  firstRoute: () => ({ routeAt: { nth: 1 } }),
  legOfNumber: (slots) => {
    const leg = numberOf(slots.n)
    return leg >= 1 && leg <= 6 ? { leg: leg - 1 } : null
  },
  legOfOrdinal: ({ nth }) => (typeof nth === 'number' && nth >= 1 && nth <= 6 ? { leg: nth - 1 } : null),
  clockOfDay,
  notWith: ({ not }) => (isSlots(not) && typeof not.airline === 'string' ? { notAirline: not.airline } : null),
  stopCount: (slots) => {
    const stops = numberOf(slots.n)
    return stops >= 0 && stops <= 4 ? { stops } : null
  },
  // One airline alone has no rival.
  rivals: ({ rivals }) => rivalsAmong(isSlots(rivals) && Array.isArray(rivals.all) ? rivals.all : []),
  rivalPair: ({ one, other }) => rivalsAmong([one, other]),
  flight: flightOf,
  flightOfKind: (slots) => withMoreThan(['before', 'after', 'part', 'about'], flightOf(slots)),
  // "The flight back after 4 pm" isn't a flight on the list but a filter for it.
  flightOfList: (slots) => {
    const flight = flightOf(slots)
    const isSided = flight !== null && ('side' in flight || 'leg' in flight) && ('before' in flight || 'after' in flight)
    return isSided ? withMoreThan(['side', 'leg', 'before', 'after', 'about'], flight) : flight
  },
  flightOfWay,
  // "Change the way out to the earliest flight."
  switched: (slots) => {
    const pick = flightOfWay(slots)
    return pick && { pick }
  },
  few: ({ few, nth, order }) => {
    const count = numberOf(few)
    if (count < 2 || count > 5 || (nth !== undefined && nth !== 1 && nth !== -1)) return null
    return defined({ few: count, order, nth: nth === -1 ? -1 : undefined })
  },
  // "The cheaper one" is one of those just mentioned.
  better: ({ of, ...flight }) => ({ ...flight, of: of ?? { refers: 'them' } }),
  whichever: ({ q, ...slots }) => {
    const traits = mergeTraits((Array.isArray(q) ? q : []).filter(isSlots))
    return traits && { ...traits, ...slots, of: { refers: 'spoken' } }
  },
  either: ({ a, b, order }) => (order ? { order, of: { any: [a, b] } } : { any: [a, b] }),
  corrected: ({ b }) => (isSlots(b) ? b : null),
  // With flights shown, a recommendation is one of them, not a destination.
  advice: (slots) => (slots.what === 'recommend' ? slots : null),
  // What belongs to one flight alone.
  ofIt: (slots) => (slots.what === 'is-direct' || slots.what === 'cabin' ? slots : null),
  priceAsked: (slots) => (slots.what === 'total' ? slots : null),
  pricedWith: ({ with: all }) => ({ what: 'total-with', needs: Object.assign({}, ...(Array.isArray(all) ? all : [all])) }),
  // "What airline is ZD?" asks whose flights those are.
  flownBy: ({ what, of }) => {
    const [one, other] = isSlots(of) && Array.isArray(of.all) ? of.all : []
    return isSlots(one) && !other && (what === 'operator' || what === 'airlines')
      ? { what: 'operator', of: { airline: one.airline } }
      : null
  },
  stated: (slots) => (STATED.includes(slots.what) ? slots : null),
  list: ({ order, about, side, leg, more }) => ({ list: defined({ by: order, about, side, leg, more }) }),
  another: ({ order, side, leg, of, too, sum }) => ({
    another: defined({ order, side, leg, too }),
    ...(of ? { of } : {}),
    ...(sum ? { sum } : {}),
  }),
  firstOrLast: ({ nth, order, about, side }) => {
    const byOrder = order ?? (nth === 1 ? 'earliest' : nth === -1 ? 'latest' : null)
    return byOrder ? defined({ order: byOrder, about, side }) : null
  },
  best: ({ of, what, side, leg, all, few }) => {
    const among = all ? { refers: 'all' } : few
    return isSlots(of) ? { what, of: { ...of, ...defined({ side, leg, of: among }) } } : null
  },
  // "Show me the outbound flights" is a list.
  looked: (slots) => (isSlots(slots.of) && withMoreThan(['side', 'leg'], slots.of) ? slots : null),
  bestOfTraits: ({ of, q, what, side, leg }) => {
    const traits = mergeTraits((Array.isArray(q) ? q : []).filter(isSlots))
    return traits && isSlots(of) ? { what, of: { ...of, ...traits, ...defined({ side, leg }) } } : null
  },
  compared: ({ a, b, what }) => ({ what, of: { any: [a, b] } }),
}

function rivalsAmong(carriers: unknown[]): Slots | null {
  const airlines = [...new Set(carriers.flatMap((one) => (isSlots(one) && typeof one.airline === 'string' ? [one.airline] : [])))]
  return airlines.length > 1 ? { rivals: airlines } : null
}

function flightOf({ q, clock }: Slots): Slots | null {
  const traits = [...(Array.isArray(q) ? q : []), ...(clock ? [{ clock }] : [])]
  return mergeTraits(traits.filter(isSlots))
}

/** The traits, unless all of them are among these names. */
function withMoreThan(names: string[], traits: Slots | null): Slots | null {
  return traits && Object.keys(traits).every((name) => names.includes(name)) ? null : traits
}

function flightOfWay({ way, flight }: Slots): Slots | null {
  const isFree = isSlots(way) && isSlots(flight) && !Object.hasOwn(flight, 'side') && !Object.hasOwn(flight, 'leg')
  return isFree ? { ...flight, ...way } : null
}

function clockOfDay({ t, hour, m, unit, add, half, ...rest }: Slots): SpokenClock | null {
  const time = isSlots(t) ? t : rest
  const h = hour === undefined ? Number(time.h) : numberOf(hour)
  const minutes = m === undefined ? time.min : numberOf(m) + numberOf(unit)
  const shift = typeof add === 'number' ? add : 0
  const min = shift === 0 ? minutes : (shift + 60) % 60
  const whole = shift < 0 ? (h === 1 ? 12 : h - 1) : h
  if (!Number.isFinite(whole) || whole < 0 || whole > 24 || Number(min ?? 0) > 59) return null
  return { h: whole, ...(min === undefined ? {} : { min: Number(min) }), ...(half === 'am' || half === 'pm' ? { half } : {}) }
}

/** A number from the number skill or from the lexicon. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return isSlots(value) && typeof value.n === 'number' ? value.n : 0
}

function defined(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
}

export function isSlots(value: unknown): value is Slots {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Any slots as the spec the forms made of them. */
export function asFlightSpec(value: unknown): FlightSpec | null {
  return isSlots(value) ? value : null
}
