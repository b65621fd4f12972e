import { endOfAirport } from './own-airport'
import type { PlaceEvent } from './place-events'
import type { PlaceContext, PlaceReading, PlaceRole, SaidLeg, SaidPlace } from './said-place'
import { isSamePlace, isThatPlace } from './same-place'

/** `left` is a name for which there was no end left. */
export type PlaceEnds = Partial<
  Pick<PlaceReading, 'origin' | 'destination' | 'bare' | 'notOrigin' | 'notDestination' | 'wayHome' | 'wayBackFrom'>
> & {
  left?: SaidPlace
}

const CORRECTION =
  /\b(?:instead|rather|make (?:it|that)|actually|what about|how about|change[ds]?|meant|mean|switch|sorry|typo|try|then)\b|^\W*(?:no|nope|or)\b/i
const REPLACE = /\b(?:chang\w+|switch\w*|swap\w*|replac\w+|exchang\w+|mov\w+)\b[^.,;?!]{0,25}$/i
const WITH = /^\s*(?:to|for|with|by|into)\s+(?:the\s+)?$/i

/** The two ends of the search, what they take the place of, and the way home. `leg` is the first flight of several. */
export function endsOf(events: PlaceEvent[], leg: SaidLeg | undefined, words: string, context: PlaceContext): PlaceEnds {
  const ends: PlaceEnds = replacement(events, words, context) ?? {}
  if (ends.origin || ends.destination) return ends
  const last = (lead: PlaceEvent['lead']) => events.findLast((event) => event.lead === lead)?.place
  const first = (lead: PlaceEvent['lead']) => events.find((event) => event.lead === lead)?.place
  const origin = leg ? leg.from : endOf(events, 'origin')
  const destination = leg ? leg.to : endOf(events, 'destination')
  if (origin) ends.origin = origin
  if (destination) ends.destination = destination
  const [notOrigin, notDestination, not] = [last('not-origin'), last('not-destination'), last('not')]
  if (notOrigin) ends.notOrigin = notOrigin
  if (notDestination) ends.notDestination = notDestination
  if (not) ends[context.origin !== null && isThatPlace(not, context.origin) ? 'notOrigin' : 'notDestination'] = not
  assignWayBack(ends, leg ? undefined : first('back-from'), last('back-to'), context)
  if (!ends.destination) {
    const likely = first('likely-destination')
    if (likely && !(ends.origin && isSamePlace(ends.origin, likely))) ends.destination = likely
  }
  const likelyOrigin = first('likely-origin') ?? flightsIn(ends.destination, events, words)
  if (!ends.origin && likelyOrigin) ends.origin = likelyOrigin
  assignBare(ends, bareOf(events, words), words, context)
  return ends
}

/** "Change from London to Leeds", "replace Lisbon with Porto": the first is an end of the search already. */
function replacement(events: PlaceEvent[], words: string, { origin, destination }: PlaceContext): PlaceEnds | null {
  const [old, wanted, other] = events
  if (!old || !wanted || other || !REPLACE.test(words.slice(0, old.place.start)) || !WITH.test(words.slice(old.end, wanted.place.start)))
    return null
  if (origin !== null && isThatPlace(old.place, origin)) return { notOrigin: old.place, origin: wanted.place }
  return destination !== null && isThatPlace(old.place, destination) ? { notDestination: old.place, destination: wanted.place } : null
}

/** Said twice, the more exact one counts ("to Italy … to Rome"), else the later one. */
function endOf(events: PlaceEvent[], role: PlaceRole): SaidPlace | undefined {
  const places = events.filter(({ lead }) => lead === role).map(({ place }) => place)
  const exact = places.filter(({ kind }) => kind !== 'country' && kind !== 'state')
  return (exact.length > 0 ? exact : places).at(-1)
}

/** "Back to London" ends the way back where another place is flown to; alone it is a destination like any. */
function assignWayBack(ends: PlaceEnds, from: SaidPlace | undefined, to: SaidPlace | undefined, { origin, destination }: PlaceContext) {
  const isThere = ends.destination !== undefined || destination !== null
  if (to && isThere) {
    ends.wayHome = to
    // Where somebody comes home to is where they start.
    if (!ends.origin && origin === null) ends.origin = to
  } else if (to) ends.destination = to
  const isKnownEnd =
    from && ((ends.destination && isSamePlace(from, ends.destination)) || (destination !== null && isThatPlace(from, destination)))
  if (!from || isKnownEnd) return
  if (!ends.origin && origin === null) ends.origin = from
  else if (isThere) ends.wayBackFrom = from
  else ends.left = from
}

/** "Flights in Los Angeles … to Las Vegas": beside a destination it is where they leave. */
function flightsIn(destination: SaidPlace | undefined, events: PlaceEvent[], words: string): SaidPlace | undefined {
  const event = events.find(
    ({ lead, start, place }) => lead === 'likely-destination' && /^flights?\s+in/i.test(words.slice(start, place.start)),
  )
  return event && destination && !isSamePlace(event.place, destination) ? event.place : undefined
}

/** Of several bare names the more exact one ("Greece, maybe Crete"); where a mind is changed, the last. */
function bareOf(events: PlaceEvent[], words: string): SaidPlace | undefined {
  const places = events.filter(({ lead, isSure }) => lead === 'none' && isSure).map(({ place }) => place)
  const exact = places.filter(({ kind }) => kind !== 'country' && kind !== 'state')
  const likely = exact.length > 0 ? exact : places
  return CORRECTION.test(words) ? likely.at(-1) : likely[0]
}

function assignBare(ends: PlaceEnds, bare: SaidPlace | undefined, words: string, context: PlaceContext) {
  if (!bare) return
  const own = endOfAirport(bare, context)
  if (own && !ends[own]) ends[own] = bare
  else if (ends.notOrigin && !ends.origin) ends.origin = bare
  else if (ends.notDestination && !ends.destination) ends.destination = bare
  else if (ends.origin && !ends.destination && (context.destination === null || CORRECTION.test(words))) ends.destination = bare
  else if (!ends.origin && !ends.destination && CORRECTION.test(words)) ends.destination = bare
  else if (!ends.origin && !ends.destination) ends.bare = bare
  else ends.left ??= bare
}
