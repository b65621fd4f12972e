import type { NameFinder } from '../../ports/name-finder'
import type { PlainDate } from '../../travel/dates'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { flightPicksSchema } from '../../travel/flights/ranked-offer-schema'
import { tripPrice } from '../../travel/trip/price'
import type { Situation } from '../../travel/trip/situation'
import type { Trip } from '../../travel/trip/trip'
import { isWorking } from '../define-tool'
import type { ChatMessage } from '../message'
import { ungroundedClaims } from './check-sentence'
import type { Reading } from './claim'
import { learnWords, noFacts } from './facts'
import { learnCall, learnData, learnSituation } from './learn-data'
import { plainBeginning } from './plain-beginning'
import { quotesInstructions, rowsOfWords } from './quotes-instructions'
import { type FactLanguage, nothingCertain, sayFacts, unsure } from './say-facts'
import { NOTES } from './second-try'
import { splitSentences } from './split-sentences'

/** Why a sentence is not shown. `text` is for tests and reports of recorded threads, never for a log. */
export type Fault = { kind: Reading['kind'] | 'instructions'; text: string; isOfAnother?: true }

/** What the text of one answer is held against. It learns while the answer is written. */
export type Grounding = {
  learnTrip(trip: Trip, situation: Situation): void
  /** What the model is told before a step; it is not to be said. */
  learnInstructions(...instructions: string[]): void
  learnCall(input: unknown): void
  learnResult(toolName: string, output: unknown, input: unknown): void
  /** Empty when the sentence may be shown. */
  faultsOf(sentence: string): Fault[]
  /** How many letters of a sentence that is still being written claim nothing, and may be shown already. */
  plainBeginning(begun: string): number
  /** The facts in one sentence, to stand where others were not shown; null when none is known. */
  sayFacts(): string | null
  /** Said where no fact is known either. */
  nothingCertain(): string
  /** Ends a sentence that was begun and cannot be finished. */
  unsure(): string
  /** Called for each sentence that is not shown, with its text. */
  onRefused(faults: Fault[], text: string): void
}

type GroundingRequest = {
  today: PlainDate
  names: NameFinder
  history: ChatMessage[]
  /** A tool's output as the model reads it: what it was not told it cannot tell. */
  forModel: (toolName: string, output: unknown) => unknown
  /** Sentences of the guide: they are true as they stand, and in no other words. */
  guide?: ReadonlySet<string>
  /** What is said in place of the model's words is said in this language. */
  language?: () => FactLanguage
  onRefused: Grounding['onRefused']
}

/** Starts with the thread as it is stored: the traveller's words, and what the tools gave. Earlier answers prove nothing. */
export function createGrounding(request: GroundingRequest): Grounding {
  const { today, names, history, forModel, guide = new Set(), language = () => 'en', onRefused } = request
  const facts = noFacts(today)
  const passages = new Set<string>()
  let rows = [rowsOfWords(NOTES)]
  let trip: Trip | null = null
  let flights: FlightPicks | null = null

  function learnResult(toolName: string, output: unknown, input: unknown): void {
    if (isWorking(output)) return
    const read = forModel(toolName, output)
    learnData(facts, read, names, input)
    if (toolName === 'askGuide') for (const sentence of sentencesIn(read)) passages.add(sentence)
    flights = flightsIn(output) ?? flights
  }

  for (const { role, parts } of history) {
    for (const part of parts) {
      if (role === 'user' && part.type === 'text') learnWords(facts, part.text, names)
      if (part.type === 'data-change') learnWords(facts, part.data.fact ?? part.data.label, names)
      if (role === 'assistant' && part.type.startsWith('tool-') && 'output' in part)
        learnResult(part.type.slice('tool-'.length), part.output, part.input)
    }
  }

  /** A sentence of the guide claims nothing more; what stands before it does. */
  function claimsOf(sentence: string): Fault[] {
    const claims = ungroundedClaims(sentence, facts, names).map(
      ({ text, readings, isOfAnother }): Fault => ({ kind: readings[0]?.kind ?? 'amount', text, ...(isOfAnother ? { isOfAnother } : {}) }),
    )
    if (claims.length === 0) return claims
    const told = sentence.trim()
    const ofGuide = guide.has(told) ? told : [...guide, ...passages].find((known) => told.endsWith(known))
    return ofGuide ? claimsOf(told.slice(0, -ofGuide.length)) : claims
  }

  function faultsOf(sentence: string): Fault[] {
    const claims = claimsOf(sentence)
    return rows.some((told) => quotesInstructions(sentence, told)) ? [{ kind: 'instructions', text: sentence.trim() }, ...claims] : claims
  }

  return {
    learnTrip(newest, situation) {
      trip = newest
      const { wishes, result, picks } = newest
      learnData(facts, { wishes, search: result?.search, picks, price: tripPrice(newest) }, names)
      learnSituation(facts, situation, names)
    },
    learnInstructions: (...instructions) => {
      rows = [NOTES, ...instructions].map(rowsOfWords)
    },
    learnCall: (input) => learnCall(facts, input, names),
    learnResult,
    faultsOf,
    plainBeginning: (begun) => plainBeginning(begun, names),
    nothingCertain: () => nothingCertain(language()),
    unsure: () => unsure(language()),
    sayFacts: () => {
      const said = sayFacts(trip, flights, language())
      // A name from outside may hold a link, or worse.
      return said !== null && faultsOf(said).length === 0 ? said : null
    },
    onRefused,
  }
}

/** Of our own articles: nothing of them comes from outside. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return splitSentences(value).map((sentence) => sentence.trim())
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

function flightsIn(output: unknown): FlightPicks | null {
  if (typeof output !== 'object' || output === null || !('flights' in output)) return null
  const parsed = flightPicksSchema.safeParse(output.flights)
  return parsed.success ? parsed.data : null
}
