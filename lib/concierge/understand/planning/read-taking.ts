import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import { foldWords } from '@/lib/travel/fold-words'
import type { PricedPlace } from '../../planning-results'
import { readLength } from './lengths'
import { bestOf, measureNamed } from './measures'
import { type NamedPlace, namedPlaces, originAmong } from './named-places'
import type { OfferedPlaces } from './planning-table'
import type { CompareInput, PlanningWish } from './planning-wish'
import { planWishes } from './read-plan'

const ORDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ORDER =
  /\b(?:the |number |no\.? ?)?(?<order>first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th|top|(?<=number |no\.? ?)\d)(?: (?:one|place|city|option|destination|suggestion))?\b/i
const TAKES =
  /\b(?:take|go (?:with|for|to)|choose|pick|book|prefer|want|like|let'?s (?:do|go|take)|i'?ll have|decide[ds]? (?:for|on)|sounds (?:good|nice|great|lovely)|fly to|flights? to|then|please|it is)\b/i
const PLANS = /\b(?:plan|itinerary|days? in|what (?:to|should|can|could)\b.{0,12}\b(?:see|do)|sights?|programme)\b/i
const ASKS = /^\s*(?:what|why|how|is|are|does|do|which|when|tell|and what)\b/i
const OTHER_SEARCH = /\bfrom\s+\p{L}/iu

/** When to leave, and perhaps to come back, as it was said of the month that places were put forward for. */
export type SaidDays = { departureOn: PlainDate; returnOn?: PlainDate } | null

type TakingContext = { today: PlainDate; said: SaidDays; names: KnownNames }

/** One of the places that were put forward is taken: to fly to, or to plan. */
export function readTaking(words: string, offered: OfferedPlaces, { today, said, names }: TakingContext): PlanningWish | null {
  const named = namedPlaces(words, names)
  const isPlan = PLANS.test(words)
  const byName = offered.places.filter(
    ({ name }) => named.some(({ cityName, text }) => isSame(cityName, name) || isSame(text, name)) || hasName(words, name),
  )
  if (ASKS.test(words) && !isPlan) return readQuestion(words, named, offered, said)
  if (byName.length > 1 || offered.places.length === 0) return null
  const other = byName.length === 0 && named.length === 1 && TAKES.test(words) && !ASKS.test(words) ? named[0] : undefined
  if (byName.length === 0 && named.length > 0 && !other?.isCity) return null
  const place = byName[0] ?? (other && { name: other.text }) ?? byOrder(words, offered.places) ?? ofMeasure(words, offered)
  if (!place) return outOfRange(words, offered.places)
  const isShort = words.split(/\s+/).length <= 4
  if (!isPlan && (ASKS.test(words) || !(TAKES.test(words) || isShort || byName.length === 0))) return null
  if (OTHER_SEARCH.test(words) && !isPlan) return null
  if (isPlan) {
    const wishes = planWishes(words.replace(ORDER, ' '), today)
    const days = wishes.days ?? readLength(words, 2) ?? daysOf(offered)
    return {
      kind: 'calls',
      calls: [{ tool: 'planTrip', input: { destination: place.name, ...wishes, ...(days ? { days } : {}) } }],
      further: [],
    }
  }
  return { kind: 'fly', search: flightsTo(place, offered, said) }
}

/** "Which is the warmest?", "what about Seville?" */
function readQuestion(words: string, named: NamedPlace[], offered: OfferedPlaces, said: SaidDays): PlanningWish | null {
  const measure = measureNamed(words)
  if (measure && named.length === 0) return { kind: 'best', measure }
  const [asked, other] = named
  if (!asked?.isCity || other || originAmong(named, words) || offered.by !== 'suggestDestinations') return null
  const { from, month, days, likings } = offered.input
  const [best, next] = offered.places
  const against = best?.name === asked.cityName ? next : best
  const why = offered.outside.find((one) => isSame(one.split(':')[0] ?? '', asked.cityName))
  if (why) return { kind: 'why-not', why }
  if (!against) return { kind: 'fly', search: flightsTo({ name: asked.text }, offered, said) }
  // What was said of the journey stays as it was.
  const input = { destinations: [against.name, asked.text], from, month, days, likings } as CompareInput
  return { kind: 'calls', calls: [{ tool: 'compareDestinations', input }], further: [] }
}

function ofMeasure(words: string, offered: OfferedPlaces): PricedPlace | null {
  const measure = measureNamed(words)
  return measure && (bestOf(measure, offered)?.place ?? null)
}

/** On the days that were said, or else on those that the fare was found for. */
function flightsTo({ name, departureOn, returnOn }: PricedPlace, { input }: OfferedPlaces, said: SaidDays) {
  const from = typeof input.from === 'string' ? { from: input.from } : {}
  return { ...from, to: name, ...(said ?? (departureOn && returnOn ? { departureOn, returnOn } : {})) }
}

function daysOf({ input }: OfferedPlaces): number | null {
  return typeof input.days === 'number' ? Math.min(input.days, 14) : null
}

function byOrder(words: string, places: PricedPlace[]): PricedPlace | null {
  const order = ORDER.exec(words)?.groups?.order?.toLowerCase()
  return order === undefined ? null : (places[indexOf(order, places.length)] ?? null)
}

function indexOf(order: string, count: number): number {
  if (order === 'last') return count - 1
  if (order === 'top') return 0
  return /^\d/.test(order) ? Number.parseInt(order, 10) - 1 : ORDERS.indexOf(order)
}

/** "The sixth one" of three. */
function outOfRange(words: string, places: PricedPlace[]): PlanningWish | null {
  const order = ORDER.exec(words)?.groups?.order
  return order && words.split(/\s+/).length <= 5 ? { kind: 'no-such-choice', names: places.map(({ name }) => name) } : null
}

function isSame(one: string, other: string): boolean {
  return foldWords(one) === foldWords(other)
}

function hasName(words: string, name: string): boolean {
  return ` ${foldWords(words).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${foldWords(name)} `)
}
