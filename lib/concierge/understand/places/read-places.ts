import { bareAnswer } from './bare-answer'
import type { FoundName } from './known-names'
import { mistypedAirport } from './own-airport'
import { withAnswer } from './place-answers'
import { endsOf } from './place-ends'
import { type PlaceEvent, placeEvents } from './place-events'
import { joinEvents } from './place-joints'
import { flightsOf, isThereAndBack } from './place-legs'
import { readReferences } from './place-references'
import type { PlaceContext, PlaceReading, PlaceReference } from './said-place'

const SWAP =
  /\b(?:(?:swap|switch|reverse|flip)\b.{0,30}\b(?:places?|cities|airports?|directions?|route|origin|destination|from and to|them|round|around)\b|the other way (?:a?round)|(?:other|opposite) direction)/i
const SEVERAL = /\bmulti[\s-]?(?:city|trip|stop|leg|destination)\b/i
const NOTHING = { via: [], notVia: [], legs: [], isMultiCity: false, mentioned: [], alternatives: [], references: [] }

/** The places in the traveller's words, and what each is for. Pure; `rest` is the words with what was read masked. */
export function readPlaces(words: string, context: PlaceContext): PlaceReading {
  if (SWAP.test(words)) return { ...NOTHING, isSwap: true, rest: words.replace(SWAP, (said) => '~'.repeat(said.length)) }
  const { events: found, tokens, isShouted } = placeEvents(words, context.asked !== null)
  const isNameless = context.asked !== null && found.length === 0
  const alone = (isNameless ? bareAnswer(tokens, words, isShouted) : null) ?? (found.length === 0 ? mistypedAirport(tokens, context) : null)
  const said = alone ? [answered(alone)] : joinEvents(found, words)
  const events = withAnswer(said, words, context)
  const flights = flightsOf(events, words, context)
  const legs = isThereAndBack(flights, context) ? [] : flights
  const { left, ...ends } = endsOf(events, flights.length > 1 ? flights[0] : undefined, words, context)
  const placesOf = (wanted: PlaceEvent['lead']) => events.flatMap(({ lead, place }) => (lead === wanted ? [place] : []))
  const references = readReferences(words, events)
  return {
    ...ends,
    via: placesOf('via'),
    notVia: placesOf('not-via'),
    legs,
    isMultiCity: legs.length > 0 || SEVERAL.test(words),
    mentioned: [...placesOf('mention').filter((place) => place !== ends.origin && place !== ends.destination), ...(left ? [left] : [])],
    alternatives: events.flatMap(({ place, isAlternative }) => (isAlternative ? [place] : [])),
    references,
    isSwap: false,
    rest: masked(words, events, references),
  }
}

function answered({ place, end }: FoundName): PlaceEvent {
  return { place, lead: 'none', isSure: true, start: place.start, end }
}

function masked(words: string, events: PlaceEvent[], references: PlaceReference[]): string {
  let rest = words
  const spans = events.flatMap(({ place, lead, isSure, start, end }) =>
    lead === 'mention' ? [{ start: place.start, end }] : isSure ? [{ start, end }] : [],
  )
  for (const { start, end } of [...spans, ...references]) rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end)
  return rest
}
