import { wishesToKeep } from '../decide/buying'
import { actNow, type Position, withoutDetails } from '../decide/decide'
import type { Said } from '../decide/decision'
import { tellLost } from '../decide/dropped-choices'
import { offersAncillaries } from '../decide/offers-ancillaries'
import { answersBeside, sayBesides } from '../decide/questions-beside'
import { supposedFlights } from '../decide/what-if'
import { allFlights } from '../decide/whole-price'
import { flightKey, NOTHING_TOLD, offered } from '../pending'
import { isPlanningResult } from '../planning-results'
import { namingFlight, noting, unmarked } from '../say/marked'
import { clock, sentences } from '../say/phrases'
import { printOf, sentencesOf } from '../say/said-sentences'
import { isUnderWay } from '../say/say-order'
import { askNext, ENGLISH_NOTE, ENGLISH_WORKS_BEST } from '../say/say-talk'
import { keptNote } from '../skills/ancillaries/held'
import { sumOf } from '../skills/pick/flight-order'
import { isStayResult, type StayResult } from '../stay-results'
import type { Table } from '../table'
import { type Brief, isAncillaryResult, type ToolResult } from '../tool-results'
import type { AnswerLanguage } from './answer-in'
import type { Language } from './language'
import type { Phrases } from './phrases'
import { FRENCH_PHRASES } from './phrases-french'
import { GERMAN_PHRASES } from './phrases-german'
import { HINDI_LATIN_PHRASES, HINDI_PHRASES } from './phrases-hindi'
import { SPANISH_PHRASES } from './phrases-spanish'
import { PLANNING_PHRASES, type PlanningPhrases } from './planning-phrases'
import { sayBoughtAbroad } from './say-bought-abroad'
import { sayPlanningAbroad } from './say-planning-abroad'
import { sayStayAbroad } from './say-stay-abroad'
import { DEVANAGARI_STAYS, STAY_PHRASES, type StayPhrases } from './stay-phrases'

/**
 * The same decision in the traveller's language: translations of the main steps, anything else in English with a note saying so.
 */
export function sayAbroad(decision: Said, position: Position, { language, isDevanagari }: AnswerLanguage): Said {
  if (language === 'en') return decision
  if (language === 'other') return withNote(decision, position.table)
  const phrases = phrasesOf(language, isDevanagari)
  const act = actNow(position)
  if ('call' in decision) {
    if (!decision.before) return decision
    const taken = act.understood.next ? sayTakenAbroad(act, phrases) : null
    return { ...decision, before: taken ?? lead(decision.call, phrases), told: NOTHING_TOLD }
  }
  if (decision.say === '') return decision
  const planned = planningStep(act, phrases, language === 'hi' && !isDevanagari ? PLANNING_PHRASES.hiLatin : PLANNING_PHRASES[language])
  if (planned !== undefined) return inItsWords(decision, planned, phrases)
  const said = act.understood.stay
    ? stayStep(act, language === 'hi' && isDevanagari ? DEVANAGARI_STAYS : STAY_PHRASES[language])
    : mainStep(act, phrases)
  return inItsWords(decision, said, phrases)
}

/** Replaces the English words with `said` if there is one: it keeps their question but not their offer. */
function inItsWords(decision: Said & { say: string }, said: string | null, phrases: Phrases): Said {
  if (said === null) return { ...decision, say: sentences(phrases.inEnglish, decision.say) }
  const { words, pending, told } = unmarked(said)
  const isOffer = decision.pending?.asked === 'confirm' && offered(decision.pending, 'startCheckout') === null
  return {
    say: words,
    pending: pending ?? (isOffer ? null : decision.pending),
    told: { ...told, sentences: sentencesOf(said).map(printOf) },
  }
}

function phrasesOf(language: Language, isDevanagari: boolean): Phrases {
  switch (language) {
    case 'de':
      return GERMAN_PHRASES
    case 'fr':
      return FRENCH_PHRASES
    case 'es':
      return SPANISH_PHRASES
    case 'hi':
      return isDevanagari ? HINDI_PHRASES : HINDI_LATIN_PHRASES
  }
}

function withNote(decision: Said, { told }: Table): Said {
  if ('call' in decision || decision.say === '' || told.notes.includes(ENGLISH_NOTE)) return decision
  const note = unmarked(ENGLISH_WORKS_BEST)
  const notes = [...decision.told.notes, ...note.told.notes]
  return { ...decision, say: sentences(decision.say, note.words), told: { ...decision.told, notes } }
}

function lead(tool: ToolResult['tool'], { checkoutOpen, looking }: Phrases): string {
  return tool === 'startCheckout' ? checkoutOpen : looking
}

/** Null if a sentence about plans exists only in English, undefined if it is about something else. */
function planningStep({ made, table, understood }: Position, phrases: Phrases, planning: PlanningPhrases): string | null | undefined {
  const last = made.at(-1)
  if (last && isPlanningResult(last)) return sayPlanningAbroad(last, table, planning, nextStep(table, phrases))
  return !last && understood.planning ? null : undefined
}

/** Null if a sentence about places to stay exists only in English. */
function stayStep({ made }: Position, phrases: StayPhrases): string | null {
  const last = made.at(-1)
  return last && isStayResult(last) ? sayStayAbroad(last, phrases) : null
}

/** Null if the sentence isn't one of the main steps. */
function mainStep(position: Position, phrases: Phrases): string | null {
  const made = withoutDetails(position)
  const last = made.at(-1)
  const priced = sayPrices(position, phrases)
  if (priced) return sentences(priced, nextStep(position.table, phrases))
  const said = !last ? withoutTool(position, phrases) : isStayResult(last) ? null : afterTool(last, position, phrases)
  return said === null ? null : sentences(besideWish({ ...position, made }, phrases), said)
}

/** What a supposed search or all flights would cost; null if neither was asked. */
function sayPrices(position: Position, phrases: Phrases): string | null {
  const { asks, change, isSupposed } = position.understood
  const supposed = isSupposed ? supposedFlights(position) : null
  if (supposed) return phrases.supposed(totalOf(supposed.now), totalOf(supposed.then))
  const [ask, other] = asks
  if (ask?.what !== 'total' || ask.scope !== 'both' || other || Object.keys(change).length > 0) return null
  const flights = allFlights(position)
  return Array.isArray(flights) ? phrases.allFlights(totalOf(flights)) : null
}

/** "£252.50 (£138.44 + £114.06)": a sum with what it is made of. */
function totalOf(flights: readonly Brief[]): string {
  const parts = flights.map(({ total }) => total)
  return parts.length > 1 ? `${sumOf(parts)} (${parts.join(' + ')})` : sumOf(parts)
}

/** Questions beside a wish are only answered in English. */
function besideWish(position: Position, { inEnglish }: Phrases): string | null {
  const answered = answersBeside(position, askNext(position.table.situation))
  return answered && `${inEnglish} ${answered}`
}

function afterTool({ tool, result }: Exclude<ToolResult, StayResult>, position: Position, phrases: Phrases): string | null {
  const { table, made, allowed } = position
  const next = nextStep(table, phrases)
  const bought = made.filter(isAncillaryResult)
  const taken = sayTakenAbroad(position, phrases)
  const saidBought = bought.length > 0 ? sayBoughtAbroad(bought, phrases) : ''
  if (!result) return phrases.failed
  if (saidBought === null) return null
  switch (result.status) {
    case 'missing':
      return sentences(besideSearch(position, phrases), phrases.ask[result.missing])
    case 'unclear-place': {
      const candidates = result.candidates.map(({ name, iataCode }) => `${name} (${iataCode})`).join(', ')
      return candidates ? phrases.whichPlace(result.said, candidates) : phrases.unknownPlace(result.said)
    }
    case 'none':
      return tool === 'searchFlights' ? phrases.none : null
    case 'found':
      return 'offerCount' in result
        ? sentences(
            ...(tool === 'searchFlights' ? (result.standIns ?? []).map(({ town, airport }) => phrases.standsFor(town, airport)) : []),
            taken,
            (tool === 'filterFlights' ? phrases.filtered : phrases.found)(result.offerCount),
            bestOf(result.briefs, phrases),
            besideSearch(position, phrases),
            next,
          )
        : null
    case 'rewound':
      return sentences(result.to === 'start' ? phrases.fresh : phrases.undone, next)
    case 'ready':
      // What was lost with the old fare is only said in English.
      if (tellLost(position)) return null
      return 'total' in result
        ? sentences(
            taken,
            saidBought,
            phrases.total(result.total),
            offersAncillaries({ table, allowed }) ? phrases.offer : phrases.toCheckout,
          )
        : sentences(taken, next)
    case 'chosen':
    case 'shown':
    case 'refused':
      return saidBought === '' ? null : sentences(saidBought, next)
    default:
      return null
  }
}

/** The flights and fares chosen this turn; a tapped card shows its own. */
function sayTakenAbroad({ made, understood, table }: Position, phrases: Phrases): string | null {
  if (understood.click !== null) return null
  const isOneWay = table.situation.slices.length === 1
  const taken = made.flatMap(({ tool, result }) => {
    if (tool !== 'chooseFlight' || result?.status !== 'chosen') return []
    const { sliceIndex, flight, departsAt, arrivesAt, fare } = result
    if (fare !== null) return [phrases.pickedFare(fare)]
    return sliceIndex > 1 ? [] : [phrases.picked(isOneWay ? null : sliceIndex, `${flight}, ${clock(departsAt)}–${clock(arrivesAt)}`)]
  })
  return sentences(...new Set(taken)) || null
}

/** Names the fares if all directions have the same. */
function whichFare(fares: Table['fares'], phrases: Phrases): string {
  const [brands, ...others] = new Set(fares.map((slice) => slice.fares.map(({ brand }) => brand).join(', ')))
  return brands && others.length === 0 ? phrases.whichFare(brands) : phrases.chooseFare
}

/** Extra questions and wishes are only answered in English. */
function besideSearch(position: Position, { inEnglish }: Phrases): string | null {
  const isSearched = position.made.some(({ tool }) => tool === 'searchFlights')
  const beside = isSearched ? sayBesides(position) : null
  return beside && `${inEnglish} ${beside}`
}

/** The first of the list in language-neutral form: "OS329, 13:10: €167.62." */
function bestOf(briefs: readonly Brief[], { best }: Phrases): string | null {
  const [first] = briefs
  return first ? best(`${namingFlight(flightKey(first))}, ${clock(first.departsAt)}`, first.total) : null
}

function withoutTool({ understood, table }: Position, phrases: Phrases): string | null {
  // The order's status has its own sentences.
  if (isUnderWay(table.situation.order)) return null
  const next = nextStep(table, phrases)
  const kept = wishesToKeep(understood)
  if (kept.length > 0 && table.situation.mode !== 'trip_summary') {
    const kinds = [...new Set(kept.map(({ kind }) => phrases.kinds[kind]))]
    return sentences(phrases.keptInMind(kinds.join(` ${phrases.and} `)), next)
  }
  const { mode, total } = table.situation
  // Flights that are picked keep their search, so a bag is bought once the fares are chosen.
  if (mode !== 'trip_summary' && (understood.change.checkedBags ?? 0) > 0 && table.situation.slices.some(({ picked }) => picked))
    return sentences(noting(keptNote('bags'), phrases.keptInMind(phrases.kinds.bags)), next)
  if (mode === 'trip_summary' && total !== null && understood.asks.length === 1 && understood.asks[0]?.what === 'total')
    return sentences(phrases.total(total), next)
  if (understood.order.includes('cancel') || understood.request === 'cancel')
    return table.situation.order || understood.isQuestion || table.fares.length > 0 ? null : sentences(phrases.nothingToCancel, next)
  switch (understood.request) {
    case 'hello':
      return sentences(phrases.hello, next)
    case 'thanks':
      return sentences(phrases.thanks, next)
    case 'help':
      return phrases.help
    case 'yes':
    case 'no':
    case 'check-out':
      return next
    case null:
      return understood.isQuestion || understood.unsupported ? null : sentences(isSilent(understood) && phrases.notUnderstood, next)
    default:
      return null
  }
}

/** Nothing in the words was understood. */
function isSilent({ change, flight, fares, vague, filters, isKnown }: Position['understood']): boolean {
  return Object.keys(change).length === 0 && !flight && !fares && !vague && filters.length === 0 && !isKnown
}

function nextStep({ situation, fares }: Table, phrases: Phrases): string {
  const { mode, missing, order, checkoutStep, slices } = situation
  if (order?.status === 'success') return order.bookingReference ? phrases.booked(order.bookingReference) : ''
  if (mode === 'chat') return missing ? phrases.ask[missing] : ''
  if (mode === 'flight_summary') return whichFare(fares, phrases)
  if (mode === 'trip_summary') return checkoutStep === null ? phrases.toCheckout : phrases.checkoutOpen
  if (slices.length !== 2) return phrases.chooseFlight
  return slices.some(({ picked }) => picked) ? phrases.chooseBack : phrases.chooseOut
}
