import { type FoundName, knownNames } from './known-names'
import { type Lead, leadTo } from './place-leads'
import { isShouted as areWordsShouted, type Token, tokensOf } from './place-tokens'
import type { SaidPlace } from './said-place'
import { unknownNames } from './unknown-names'

/**
 * A name with what the words around it say of it; `start` to `end` covers those words too. A name that is not sure stands for
 * something else unless nothing else was said.
 */
export type PlaceEvent = { place: SaidPlace; lead: Lead; isSure: boolean; start: number; end: number; isAlternative?: true }

const IS_ORIGIN =
  /^\s*,?\s*from where\b|^\s*(?:is|will be|would be|as|being)\s+(?:(?:my|the|our|a|actually)\s+)*(?:departure|origin|starting|start|home|(?:where|the place|the city|what)\s+(?:\w+\s+){0,3}?(?:i'm|i am|we're|we are|i'll|we'll|i|we)\s+(?:\w+\s+){0,3}?(?:leav|depart|start|from|begin|(?:fly|flying|com\w+|travel\w*)\s+(?:out\s+)?(?:from|out)))/i
const IS_DESTINATION =
  /^\s*(?:is|will be|would be|as|being)\s+(?:(?:my|the|our|a|actually|final|desired)\s+)*(?:destination|goal|arrival|target|(?:where|the place|the city|what)\s+(?:\w+\s+){0,3}?(?:i'm|i am|we're|we are|i'll|we'll|i'd|we'd|i|we)\b)/i
const IS_OTHER =
  /^(?:\s+(?:air ?lines?|airways|air|time|dollars?|francs?|pesos?|rupees?|symphony|university|hilton|marathon|philharmonic|museum|hotel|card|bank)\b|\s+(?:standard|daylight|local)\s+time\b)/i
// "Chad and Georgia are coming with me".
const TRAVELS_ALONG =
  /^\s+(?:(?:and|&)\s+\p{L}+\s+)?(?:is|are|will|wants?|would like to)\s+(?:also\s+|be\s+)?(?:coming|joining|travell?ing|flying|with|come|join|travel|fly)\b/iu
// "Air France", "Bank of America".
const OTHER_BEFORE = /\b(?:air|royal|virgin|bank of|university of|republic of|new|hotel|little)\s+$/i
// Talk of money and evenings out, in which "to" and "for" lead to no place; unless a flight is spoken of too.
const ELSE =
  /\b(?:transfer|account|savings|checking|balance|dollars|bucks|concerts?|events?|shows?|songs?|movies?|playlist|restaurants?|reservation for|table for|game)\b/i
const TRAVEL = /\b(?:fl(?:y|ies|ew|ight|ights|ying)|travel\w*|trip|plane|depart\w*|airport)\b/i
// "Look for Seattle flights": which end it is, is not said.
const BEFORE_FLIGHTS = /^\s+(?:flights?|tickets?|planes?|departures?|airport)\b/i
const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** All names of places in the words, in order, each with its lead; and the tokens they were read from. */
export function placeEvents(words: string, isAsked: boolean): { events: PlaceEvent[]; tokens: Token[]; isShouted: boolean } {
  const tokens = tokensOf(words)
  const isShouted = areWordsShouted(words)
  const known = knownNames(tokens, words, isShouted)
  const unknown = unknownNames(tokens, words, known, isShouted, isAsked || TRAVEL.test(words) || !ELSE.test(words))
  const names = [...known, ...unknown].toSorted((one, other) => one.first - other.first)
  const begins = new Set(names.map(({ first }) => first))
  return { events: names.flatMap((name) => eventOf(name, begins, tokens, words, isShouted) ?? []), tokens, isShouted }
}

function eventOf(name: FoundName, begins: ReadonlySet<number>, tokens: Token[], words: string, isShouted: boolean): PlaceEvent | null {
  const { place, isSure } = name
  const { lead, start } = leadTo(words, place.start)
  const after = words.slice(name.end)
  const event = { place, isSure, start, end: name.end }
  if (IS_OTHER.test(after) || OTHER_BEFORE.test(words.slice(0, place.start))) return null
  const isLed = lead !== 'none' && lead !== 'mention' && lead !== 'person'
  if (!isLed || lead === 'likely-destination') {
    if (IS_ORIGIN.test(after)) return { ...event, lead: 'origin' }
    if (IS_DESTINATION.test(after)) return { ...event, lead: 'destination' }
  }
  if (lead === 'person') return null
  if (BEFORE_FLIGHTS.test(after) && lead !== 'origin' && !/\bto\s+$/i.test(words.slice(start, place.start))) {
    return { ...event, lead: 'none', start: place.start }
  }
  if (!isLed && ((!begins.has(name.last + 1) && isPartOfName(name, tokens, isShouted)) || TRAVELS_ALONG.test(after))) return null
  // Without "to", or with a bare "in", only a name that stands for nothing else is a place.
  const isThere = isSure || !place.isKnown || isPlacePosition(lead, name, tokens, words)
  return { ...event, lead: isThere ? lead : 'none', isSure: isThere, start: isThere ? start : place.start }
}

/** "Boston Symphony", "Paris Hilton": a capital that goes on to another name is no place by itself. */
function isPartOfName({ last }: FoundName, tokens: Token[], isShouted: boolean): boolean {
  const next = tokens[last + 1]
  if (!next || isShouted || next.gap !== ' ') return false
  return (
    next.isCapital &&
    !next.isPlain &&
    !next.isCode &&
    !CALENDAR.test(next.text) &&
    next.text.length > 2 &&
    !tokens.every((token) => token.isCapital)
  )
}

/** A word of plain English, a small town or a code in small letters has to stand where only a place can. */
function isPlacePosition(lead: Lead, { first, last, end }: FoundName, tokens: Token[], words: string): boolean {
  if (lead === 'none' || lead === 'mention') return false
  const token = tokens[first]
  if (!token?.isPlain || first !== last) return true
  const after = words.slice(end)
  const isClosed =
    /^\s*(?:$|[.,;!?~)-]|(?:from|to|on|for|via|and|or|but|by|with|next|this|tomorrow|today|tonight|please|pls|in|at|leaving|departing|returning|return|back|then|the \d|airport|instead|\d|one|round|first|around|between|as|is|and|arriving|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i.test(
      after,
    )
  return (
    isClosed &&
    !/\b(?:want|like|love|need|have|able|how|hope|try|wish|used)\s+to\s+$/i.test(words.slice(0, token.start)) &&
    lead !== 'likely-destination'
  )
}
