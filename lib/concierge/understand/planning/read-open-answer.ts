import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import { foldWords } from '@/lib/travel/fold-words'
import type { Candidate } from '../../candidate'
import type { PlanningResult } from '../../planning-results'
import { findNames } from './find-stop'
import { type NamedPlace, namedPlaces, originAmong, withoutPlaces } from './named-places'
import type { PlanningCall } from './planning-wish'
import { readLimits } from './read-limits'
import { planWishes } from './read-plan'

/** More than these make no question. */
const MOST_CANDIDATES = 4
const GIVES_UP = /^\W*(?:no|nope|never ?mind|forget (?:it|that)|cancel|stop|none|nothing|neither|leave it)\b/i
const ASKS_ELSE = /\?\s*$|^\s*(?:what|why|how|who|when|undo|start over|help|hello|hi|thanks?|thank you)\b/i
const ORDERS = ['first', 'second', 'third', 'fourth']
const LEADS =
  /^\W*(?:(?:i(?:'d| would)?|we(?:'d| would)?|it'?s|that'?s|from|in|to|the|start|leave|live|am|is|would|will|probably|ok|let'?s|say|please|um+|well|my|home|city|airport|go|plan|for|starting|of|mean|take|one|at|yes|oh)\b[\s,.:'-]*)+/i
const LONGEST_NAME_WORDS = 4
const MOST_ANSWER_WORDS = 8
const CHANGES = /\b(?:drop|remove|skip|swap|replace|move|add|put|make|day \d|longer|shorter|start|note|undo)\b/i

/** The candidates of an unclear stop or sight that a question names: those that fit the words, or else the first. */
export function askedCandidates(said: string, candidates: string[]): string[] {
  const fitting = said === '' ? [] : findNames(said, candidates)
  return (fitting.length > 0 ? fitting : candidates).slice(0, MOST_CANDIDATES)
}

type AnswerContext = { today: PlainDate; names: KnownNames }

/** An answer to what the last planning call asked for; null where the words are none. */
export function readOpenAnswer(words: string, { tool, input, result }: PlanningResult, context: AnswerContext): PlanningCall | null {
  if (!result || GIVES_UP.test(words)) return null
  const places = namedPlaces(words, context.names)
  switch (result.status) {
    case 'missing':
      if (result.missing === 'destination') return destinationAnswer(words, places, input, context)
      return originAnswer(words, places, { tool, input }, context)
    case 'unclear-place': {
      const chosen = chosenCandidate(words, result.candidates)
      if (chosen) return again(tool, { ...input, from: chosen.iataCode })
      return originAnswer(words, places, { tool, input }, context)
    }
    case 'unknown-place':
      if (tool === 'planTrip') return places.length > 0 ? destinationAnswer(words, places, input, context) : null
      return places.length === 1 && tool === 'compareDestinations' ? again(tool, withPlaceFor(result.said, places, input)) : null
    case 'unclear': {
      if (CHANGES.test(words) || words.split(/\s+/).length > MOST_ANSWER_WORDS) return null
      const asked = askedCandidates(result.said, result.candidates)
      const [name, other] = findNames(withoutLead(words), result.candidates)
      const order = ORDERS.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(words))
      const meant = name && !other ? name : order >= 0 ? asked[order] : undefined
      return meant ? again('changePlan', { ...input, [result.what]: meant }) : null
    }
    default:
      return null
  }
}

type Asked = { tool: PlanningCall['tool']; input: Record<string, unknown> }

/** "Vienna", "from Vienna, and not over €300": a whole search is none. */
function originAnswer(words: string, places: NamedPlace[], { tool, input }: Asked, { today, names }: AnswerContext): PlanningCall | null {
  const named = originAmong(places, words) ?? (places.length === 1 ? places[0] : undefined)
  if (places.some((place) => place !== named)) return null
  const limits = readLimits(withoutPlaces(words, places), today)
  const from = named?.text ?? (Object.keys(limits).length === 0 ? nameAlone(words, names) : undefined)
  if (from === undefined && Object.keys(limits).length === 0) return null
  const wished = tool === 'suggestDestinations' ? limits : only(limits, ['month', 'days', 'likings'])
  return again(tool, { ...input, ...wished, ...(from ? { from } : {}) })
}

function destinationAnswer(
  words: string,
  places: NamedPlace[],
  input: Record<string, unknown>,
  { today, names }: AnswerContext,
): PlanningCall | null {
  const destination = places[0]?.text ?? nameAlone(words, names)
  if (destination === undefined || originAmong(places, words)) return null
  return again('planTrip', { ...input, ...planWishes(withoutPlaces(words, places), today), destination })
}

/** A short answer of letters alone is a name, known or not. */
function nameAlone(words: string, names: KnownNames): string | undefined {
  if (ASKS_ELSE.test(words)) return undefined
  const name = withoutLead(words)
  const parts = name.toLowerCase().split(/[\s,.-]+/)
  const isName =
    /^\p{L}[\p{L}\s'’.,-]*$/u.test(name) && parts.length <= LONGEST_NAME_WORDS && !parts.every((part) => names.isPlainWord(part))
  return isName && !/^(?:yes|ok|sure|maybe|any\w*|some\w*|don'?t|not)\b/i.test(name) ? name : undefined
}

function withoutLead(words: string): string {
  return words
    .replace(LEADS, '')
    .replace(/[\s,]*(?:please|thanks?|thank you|then)?[\s.!]*$/i, '')
    .trim()
}

function chosenCandidate(words: string, candidates: Candidate[]): Candidate | undefined {
  const order = ORDERS.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(words))
  const folded = ` ${foldWords(words).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const regions = new Intl.DisplayNames(['en'], { type: 'region' })
  const byCode = candidates.filter(
    ({ iataCode, countryCode }) => words.includes(iataCode) || folded.includes(` ${foldWords(regions.of(countryCode) ?? '')} `),
  )
  const [named, other] = byCode.length > 0 ? byCode : candidates.filter(({ name }) => folded.includes(` ${foldWords(name)} `))
  return named && !other ? named : candidates[order]
}

function withPlaceFor(said: string, [place]: NamedPlace[], input: Record<string, unknown>): Record<string, unknown> {
  const destinations = Array.isArray(input.destinations) ? input.destinations : []
  return { ...input, destinations: destinations.map((one) => (one === said ? place?.text : one)) }
}

function only<Wishes extends object>(wishes: Wishes, names: (keyof Wishes)[]): Partial<Wishes> {
  return Object.fromEntries(names.flatMap((name) => (wishes[name] === undefined ? [] : [[name, wishes[name]]]))) as Partial<Wishes>
}

/** The same call with more said. */
function again(tool: PlanningCall['tool'], input: Record<string, unknown>): PlanningCall {
  // The input was made here in an earlier turn, in the shape that belongs to its tool.
  return { tool, input } as PlanningCall
}
