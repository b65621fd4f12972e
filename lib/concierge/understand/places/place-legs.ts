import { everyMatch } from '@/lib/travel/every-match'
import type { PlaceEvent } from './place-events'
import type { PlaceContext, SaidLeg, SaidPlace } from './said-place'
import { isSamePlace, isThatPlace } from './same-place'

const THEN = /\b(?:then|after that|afterwards|next|followed by|from there|later|finally)\b/i
const CORRECTED = /\b(?:no|sorry|actually|i mean|i meant|rather|wait|instead|make that|correction|scratch that|oops|not)\b/i
const LISTED =
  /^[\s,;&~-]*(?:\b(?:and|then|on|for|after that|next|finally|also|later|to|i|we|fly|flying|go|going|travel|from there|i'd like|i want|on the|\d+\w*|of|nights?|days?|weeks?|finally|lastly|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b[\s,;&~-]*)*$/i
const BREAK = /\s*(?:[,;.]\s+(?:and\s+)?(?:then\b|after that\b)?|\b(?:and\s+)?then\b|\band\b|\bafter that\b)/gi
const HOME = /\b(?:and|then|,)\s+(?:(?:i|we|fly|flying|go|going|come|coming|finally|then|and|straight|get|head)\s+)*(?:back|home|return)\b/i
const WAYS = new Set(['origin', 'destination', 'back-to', 'back-from'])

/** The flights that the names make in order. */
export function flightsOf(events: readonly PlaceEvent[], words: string, { origin }: PlaceContext): SaidLeg[] {
  const ways = events.filter(({ lead }) => WAYS.has(lead))
  const legs: SaidLeg[] = []
  let previous: PlaceEvent | null = null
  for (const event of ways) {
    const current = legs.at(-1)
    const between: string = previous ? words.slice(previous.end, event.start) : ''
    const isNext = THEN.test(between)
    const { lead, place } = event
    if (!current) legs.push(lead === 'origin' || lead === 'back-from' ? opened(place, null, event) : opened(null, place, event))
    else if (lead === 'origin' || lead === 'back-from') {
      const [opening] = legs
      const goesOn = current.to !== null && (current.from !== null || isNext || lead === 'back-from')
      // "Into Lisbon and home from Porto, from Manchester".
      if (lead === 'origin' && opening && opening !== current && opening.from === null && !isNext) opening.from = place
      else if (goesOn) legs.push(opened(place, null, event))
      else current.from = place
    } else if (current.to === null && lead === 'destination') current.to = place
    else if (lead === 'back-to' && current.to === null) current.to = place
    else if (!current.to || isSamePlace(current.to, place)) continue
    // What is said again, or put right, is no further flight.
    else if (CORRECTED.test(between) || !(isNext || LISTED.test(between) || lead === 'back-to')) current.to = place
    else legs.push(opened(current.to, place, event))
    previous = event
  }
  const last = legs.at(-1)
  const home = legs.length > 1 && last?.to ? HOME.exec(words.slice(last.end)) : null
  if (last && home) legs.push({ from: last.to, to: null, start: last.end + home.index, end: words.length })
  const [opening] = legs
  const wayHome = ways.find(({ lead }) => lead === 'back-to')?.place
  // Where somebody comes home to is where they start.
  if (opening && opening.from === null && origin === null && wayHome && opening.to !== wayHome) opening.from = wayHome
  return withStretches(legs, words)
}

function opened(from: SaidPlace | null, to: SaidPlace | null, { start, end }: PlaceEvent): SaidLeg {
  return { from, to, start, end }
}

/** Whether the flights are fewer than two, or one there and one back. */
export function isThereAndBack(legs: SaidLeg[], { origin }: PlaceContext): boolean {
  const [out, back] = legs
  if (!out || !back) return true
  if (legs.length > 2) return false
  const isFromThere = !back.from || !out.to || isSamePlace(back.from, out.to)
  const isHome = !back.to || (out.from ? isSamePlace(back.to, out.from) : origin !== null && isThatPlace(back.to, origin))
  return isFromThere && isHome
}

/** Each leg goes from where its words begin, after the comma or "then", to where those of the next one do. */
function withStretches(legs: SaidLeg[], words: string): SaidLeg[] {
  const starts = legs.map((leg, index) => {
    const before = legs[index - 1]
    if (!before) return 0
    const from = Math.max(0, ...[before.to, before.from].flatMap((place) => (place && place.end <= leg.start ? [place.end] : [])))
    const breaks = everyMatch(words.slice(from, leg.start), BREAK)
    const chosen = breaks.find(([said]) => /then|after/i.test(said)) ?? breaks.at(-1)
    return chosen ? from + chosen.index : leg.start
  })
  return legs.map((leg, index) => ({ ...leg, start: starts[index] ?? leg.start, end: starts[index + 1] ?? words.length }))
}
