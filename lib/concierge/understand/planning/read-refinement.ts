import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import { namedPlaces, originAmong, withoutPlaces } from './named-places'
import type { OfferedPlaces } from './planning-table'
import type { PlanningCall } from './planning-wish'
import { readLimits } from './read-limits'

const MOST_COMPARED = 4
const OF_FLIGHTS =
  /\b(?:find|search|book|show|look for|get)\b.{0,20}\bflights?\b|\bone[- ]way\b|\breturn(?:ing)?\b|\bseats?\b|\bbags?\b|\bplan\b/i
const ADDS = /^\W*(?:and|also|add|what about|how about|plus|or)\b|\b(?:too|as well)\W*$/i
const WARMER = /\bwarmer|hotter\b/i
const WARMER_BY_C = 5
const LEAST_WARM_C = 20

/** "What about June?", "not over €200", "from London instead": the last proposals or comparison with that changed. */
export function readRefinement(
  words: string,
  { by, input, places: offered }: OfferedPlaces,
  today: PlainDate,
  names: KnownNames,
): PlanningCall | null {
  if (OF_FLIGHTS.test(words)) return null
  const places = namedPlaces(words, names)
  const origin = originAmong(places, words)
  const others = places.filter((place) => place !== origin)
  if (others.length > 0)
    return by === 'compareDestinations'
      ? withMore(
          words,
          others.map(({ text }) => text),
          { input, offered },
        )
      : null
  const limits = readLimits(withoutPlaces(words, places), today)
  const warmest = typeof input.warmAtLeastC === 'number' ? input.warmAtLeastC : LEAST_WARM_C
  const change = {
    ...limits,
    ...(WARMER.test(words) && by === 'suggestDestinations' ? { warmAtLeastC: warmest + WARMER_BY_C } : {}),
    ...(origin ? { from: origin.text } : {}),
  }
  const slots = by === 'suggestDestinations' ? Object.keys(change) : ['from', 'month', 'days', 'likings']
  const kept = Object.fromEntries(Object.entries(change).filter(([name]) => slots.includes(name)))
  // The call has the shape of the one that it refines.
  return Object.keys(kept).length > 0 ? ({ tool: by, input: { ...input, ...kept } } as PlanningCall) : null
}

/** "And Seville?" */
function withMore(
  words: string,
  named: string[],
  { input, offered }: { input: Record<string, unknown>; offered: { name: string }[] },
): PlanningCall | null {
  const isNew = named.every((name) => !offered.some((place) => place.name.toLowerCase() === name.toLowerCase()))
  const destinations = [...offered.map(({ name }) => name), ...named]
  if (!ADDS.test(words) || !isNew || destinations.length > MOST_COMPARED) return null
  return { tool: 'compareDestinations', input: { ...input, destinations } }
}

const LIFTS =
  /\b(?:forget|drop|without|ignore|leave out|never ?mind|no limit|any|lift|doesn'?t matter|don'?t (?:care|mind)|not important|give up|remove)\b/i
const LIMITS: [RegExp, string[]][] = [
  [/\b(?:price|budget|fare|money|cost|amount|expensive)\b/i, ['mostFare', 'currency']],
  [/\b(?:flight|hours?|length|distance|duration|far)\b/i, ['longestFlightMinutes']],
  [/\b(?:warm\w*|temperature|degrees|heat|weather|cold)\b/i, ['warmAtLeastC']],
  [/\b(?:dry|rain\w*|wet|weather|sun\w*)\b/i, ['isDry']],
]

/** "Forget the price": the last proposals without that limit. In answer to what may give way, its name alone will do. */
export function readLift(words: string, { by, input }: OfferedPlaces, isAsked: boolean): PlanningCall | null {
  if (by !== 'suggestDestinations' || !(LIFTS.test(words) || isAsked)) return null
  const lifted = LIMITS.flatMap(([pattern, names]) => (pattern.test(words) ? names : []))
  if (!lifted.some((name) => input[name] !== undefined) || /\d/.test(words)) return null
  return { tool: by, input: Object.fromEntries(Object.entries(input).filter(([name]) => !lifted.includes(name))) }
}
