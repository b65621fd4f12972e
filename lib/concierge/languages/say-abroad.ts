import { wishesToKeep } from '../decide/buying'
import { actNow, withoutDetails } from '../decide/decide'
import type { Position, Said } from '../decide/decision'
import { tellLost } from '../decide/dropped-choices'
import { type Liftable, offerToLift } from '../decide/filtering'
import { missingBags } from '../decide/missing-bags'
import { offersAncillaries } from '../decide/offers-ancillaries'
import { answersBeside, bagsLater, sayBesides } from '../decide/questions-beside'
import { allFlights } from '../decide/whole-price'
import { flightKey, NOTHING_TOLD, offered } from '../pending'
import { sayRemarks } from '../reply'
import { asking, namingFlight, noting, unmarked } from '../say/marked'
import { clock, landing, sentences, withoutQuestion } from '../say/phrases'
import { printOf, sentencesOf } from '../say/said-sentences'
import { sayBought } from '../say/say-ancillaries'
import { sayBudget } from '../say/say-budget'
import { sayMemory } from '../say/say-memory'
import { isUnderWay } from '../say/say-order'
import { airportsOfRegions } from '../say/say-places'
import { askNext, ENGLISH_NOTE, ENGLISH_WORKS_BEST } from '../say/say-talk'
import { sayBesideStays } from '../say/stays/say-beside-stays'
import { keptNote } from '../skills/ancillaries/promise'
import { sayOfOrder } from '../skills/order/act'
import { shownRoundTrips } from '../skills/pick/find-flights'
import { sumOf } from '../skills/pick/flight-order'
import type { Table } from '../table'
import {
  type Brief,
  isAncillaryResult,
  isPlanningResult,
  isStayResult,
  type ShownFlights,
  type StayResult,
  type ToolResult,
} from '../tool-results'
import type { AnswerLanguage } from './answer-in'
import { themeOf } from './filter-phrases'
import type { Phrases } from './phrases'
import { sayBoughtAbroad } from './say-bought-abroad'
import { sayDatesAbroad } from './say-dates-abroad'
import { sayMeetUpAbroad } from './say-meet-up-abroad'
import { sayPlacesAbroad } from './say-places-abroad'
import { sayPlanningAbroad } from './say-planning-abroad'
import { answerAboutStays, sayStayAbroad } from './say-stay-abroad'
import { sayHeldAbroad, sayTakenVariantAbroad, sayVariantsAbroad } from './say-variants-abroad'
import { aboutIt, filteredParts, namesIn, searchParts, wayParts } from './search-abroad'
import { type Tongue, tongueOf } from './tongue'
import { announcingEnglish, hasEnglish, keptInMind, translated, whichFare, whichFlight } from './translated'

/**
 * The same decision in the traveller's language: translations of the main steps, anything else in English with a note saying so.
 */
export function sayAbroad(decision: Said, position: Position, { language, isDevanagari }: AnswerLanguage): Said {
  if (language === 'en') return decision
  if (language === 'other') return withNote(decision, position.table)
  const tongue = tongueOf(language, isDevanagari)
  const act = actNow(position)
  if ('call' in decision) {
    if (!decision.before) return decision
    const taken = act.understood.next ? sayTakenAbroad(act, tongue.phrases) : null
    const late = decision.call === 'searchFlights' && act.made.at(-1)?.tool === 'filterFlights' ? sayLateAbroad(act.table, tongue) : null
    const before =
      taken ??
      late ??
      sayChangedAbroad(act, tongue) ??
      (decision.call === 'startCheckout' ? openingCheckout(act, tongue) : tongue.phrases.looking)
    return { ...decision, before: unmarked(announcingEnglish(before, tongue)).words, told: NOTHING_TOLD }
  }
  if (decision.say === '') return decision
  const inWords = translated(decision.marked, position.table, tongue)
  if (act.made.length === 0 && !hasEnglish(inWords)) return translatedAs(decision, inWords, tongue)
  const step = stepAbroad(act, tongue)
  if (step === null) return translatedAs(decision, inWords, tongue)
  const beside = sentences(sayMemory(position), sayBesideStays(position), sayBudget(position))
  const said = sentences(beside && translated(beside, act.table, tongue), step)
  return inItsWords(decision, announcingEnglish(said, tongue))
}

/** What a variant that was taken, or a search that keeps all chosen flights, changed. */
function sayChangedAbroad({ made, table: { situation } }: Position, tongue: Tongue): string | null {
  const last = made.at(-1)
  if (last?.tool === 'takeVariant' && last.result?.status === 'taken')
    return sayTakenVariantAbroad(last.result, last.input, situation, tongue)
  return last?.tool === 'searchFlights' && last.result?.status === 'kept' ? sayHeldAbroad(last.result.held, tongue) : null
}

/** Null where the sentence exists only in English. */
function stepAbroad(act: Position, tongue: Tongue): string | null {
  const planned = planningStep(act, tongue)
  if (planned !== undefined) return planned
  return act.understood.stay ? stayStep(act, tongue) : mainStep(act, tongue)
}

/** The same sentences, most of them in the traveller's language; they carry what the English ones do. */
function translatedAs(decision: Said & { say: string }, marked: string, tongue: Tongue): Said {
  return { ...decision, say: unmarked(announcingEnglish(marked, tongue)).words }
}

/** Replaces the English words with `said`: it keeps their question but not their offer. */
function inItsWords(decision: Said & { say: string }, said: string): Said {
  const { words, pending, told } = unmarked(said)
  const isOffer = decision.pending?.asked === 'confirm' && offered(decision.pending, 'startCheckout') === null
  return {
    say: words,
    pending: pending ?? (isOffer ? null : decision.pending),
    told: { ...told, sentences: sentencesOf(said).map(printOf) },
    marked: said,
  }
}

function withNote(decision: Said, { told }: Table): Said {
  if ('call' in decision || decision.say === '' || told.notes.includes(ENGLISH_NOTE)) return decision
  const note = unmarked(ENGLISH_WORKS_BEST)
  const notes = [...decision.told.notes, ...note.told.notes]
  return { ...decision, say: sentences(decision.say, note.words), told: { ...decision.told, notes } }
}

function sayLateAbroad({ situation: { wishes, today } }: Table, { search }: Tongue): string | null {
  return wishes.departureOn && search.noneInTime(search.day(wishes.departureOn, today))
}

/** The checkout stays open below, so answers about it, what was just added, the stay that was kept and the total come first. */
function openingCheckout(position: Position, tongue: Tongue): string {
  const { table } = position
  const { total } = table.situation
  const bought = position.made.filter(isAncillaryResult)
  const added =
    sayBoughtAbroad(bought, table, tongue, false) ?? translated(sayBought(bought, table.situation, { withTripTotal: false }), table, tongue)
  const stays = position.made.filter(isStayResult).map((one) => sayStayAbroad(one, tongue.stays))
  const opening = sentences(added, ...stays, total && tongue.phrases.total(total), tongue.phrases.checkoutOpen)
  return announcingEnglish(sentences(besideWish(position, tongue), opening), tongue)
}

/** Null if a sentence about plans exists only in English, undefined if it is about something else. */
function planningStep({ made, table, understood }: Position, { phrases, planning, town }: Tongue): string | null | undefined {
  const last = made.at(-1)
  if (last && isPlanningResult(last)) return sayPlanningAbroad(last, table, { planning, town }, nextStep(table, phrases))
  return !last && understood.planning ? null : undefined
}

/** Null if a sentence about places to stay exists only in English. */
function stayStep({ made, understood: { stay }, table }: Position, { phrases, stays }: Tongue): string | null {
  const last = made.at(-1)
  if (!last && stay?.act === 'ask') return answerAboutStays(stay, table.stays, stays)
  if (!last || !isStayResult(last)) return null
  const said = sayStayAbroad(last, stays)
  const isSettled = last.result?.status === 'chosen' || last.result?.status === 'dropped'
  const { order, mode, wishes } = table.situation
  const isOrdered = (order?.status ?? 'idle') !== 'idle'
  // Without a word about flights none are asked for.
  const hasFlights = mode !== 'chat' || wishes.from !== null || wishes.to !== null
  return said && isSettled && hasFlights && !isOrdered ? sentences(said, nextStep(table, phrases)) : said
}

/** Null if the sentence isn't one of the main steps. */
function mainStep(position: Position, tongue: Tongue): string | null {
  const { phrases } = tongue
  const made = withoutDetails(position)
  const last = made.at(-1)
  const priced = sayPrices(position, phrases)
  if (priced) return sentences(priced, nextStep(position.table, phrases))
  const said = !last ? withoutTool(position, phrases) : isStayResult(last) ? null : afterTool(last, position, tongue)
  return said === null ? null : sentences(besideWish({ ...position, made }, tongue), said)
}

/** What all flights would cost; null if that wasn't asked. */
function sayPrices(position: Position, phrases: Phrases): string | null {
  const { asks, change } = position.understood
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

/** The answers to questions beside a choice or a search. */
function besideWish(position: Position, tongue: Tongue): string | null {
  const answered = answersBeside(position, askNext(position.table.situation))
  return answered && translated(withoutQuestion(answered), position.table, tongue)
}

function afterTool(last: Exclude<ToolResult, StayResult>, position: Position, tongue: Tongue): string | null {
  const { table, made, allowed } = position
  const { phrases, fixed } = tongue
  const { tool, result } = last
  const next = nextStep(table, phrases)
  const bought = made.filter(isAncillaryResult)
  const taken = sayTakenAbroad(position, phrases)
  if (!result) return phrases.failed
  const undone = result.status !== 'rewound' && made.some((one) => one.result?.status === 'rewound') && phrases.undone
  // A sum is said once: the summary has it.
  const saidBought = bought.length > 0 ? sayBoughtAbroad(bought, table, tongue, result.status !== 'ready') : ''
  if (saidBought === null) return null
  switch (result.status) {
    case 'missing':
      return sentences(
        besideSearch(position, tongue),
        ...(tool === 'searchPlaces' && position.understood.places ? airportsOfRegions(last.input, table.names) : []).map(
          tongue.places.comparing,
        ),
        phrases.ask[result.missing],
      )
    case 'unclear-place': {
      const candidates = result.candidates.map(({ name, iataCode }) => `${name} (${iataCode})`).join(', ')
      return candidates ? phrases.whichPlace(result.said, candidates) : phrases.unknownPlace(result.said)
    }
    case 'none':
      if (tool === 'filterFlights') return sentences(taken, noneFits(result, position, tongue))
      return tool === 'searchFlights' ? sayNone(position, tongue) : null
    case 'compared':
      return tool === 'compareVariants' ? sayVariantsAbroad(result, position.understood.variants, table.situation, tongue) : null
    case 'found':
      if (tool === 'searchDates') return sayDatesAbroad(result, table.situation, tongue)
      if (tool === 'searchPlaces') return sayPlacesAbroad(result, table.situation, tongue)
      if (tool === 'searchMeetUp') return sayMeetUpAbroad(result, table, tongue)
      return 'offerCount' in result
        ? sentences(
            'held' in result && result.held && sayHeldAbroad(result.held, tongue),
            ...(tool === 'searchFlights' ? (result.standIns ?? []).map(({ town, airport }) => phrases.standsFor(town, airport)) : []),
            undone,
            taken,
            sayFoundAbroad(last, position, tongue),
            besideSearch(position, tongue),
            next,
          )
        : null
    case 'rewound':
      return sentences(result.to === 'start' ? phrases.fresh : phrases.undone, next)
    case 'ready':
      // What was lost with the old fare, or isn’t in the new one, is only said in English.
      if (tellLost(position) || missingBags(position)) return null
      return 'total' in result
        ? sentences(
            undone,
            taken,
            saidBought,
            phrases.total(result.total),
            offersAncillaries({ table, allowed }) ? phrases.offer : phrases.toCheckout,
          )
        : sentences(undone, taken, besideSearch(position, tongue), next)
    case 'refused':
      if (result.refusal.code === 'filtered-out') return sentences(taken, noneFits({ lift: result.refusal.field }, position, tongue))
      if (last.tool === 'filterFlights' && result.refusal.code === 'not-there')
        return sentences(aboutIt(fixed.notAmong, namesIn(last.input), tongue), next)
      return saidBought === '' ? null : sentences(saidBought, next)
    case 'chosen':
    case 'shown':
      return saidBought === '' ? null : sentences(saidBought, next)
    default:
      return null
  }
}

/** How many flights there are, for which search and under which filters, and the best of them. */
function sayFoundAbroad(last: Exclude<ToolResult, StayResult>, position: Position, tongue: Tongue): string | null {
  const { result } = last
  if (result?.status !== 'found' || !('offerCount' in result)) return null
  const { table, made } = position
  const { phrases } = tongue
  const isSearch = made.some((one) => one.tool === 'searchFlights')
  const searched = isSearch ? searchParts(table.situation, tongue.search) : []
  const isOutOfTwo = table.situation.slices.length === 2 && result.sliceIndex === 0
  const best = bestRoundTrip(result, table, phrases) ?? bestOf(result.briefs, isOutOfTwo ? phrases.bestOut : phrases.best)
  const isFiltered = table.situation.slices.some(({ sliceIndex, filters }) => sliceIndex === result.sliceIndex && filters !== undefined)
  const standing = isFiltered ? [tongue.filters.standing] : []
  if (!('filtered' in result) || last.tool !== 'filterFlights') {
    const found = aboutIt(
      phrases.found(result.offerCount),
      [...(isSearch ? searched : wayParts(result, table, tongue)), ...standing],
      tongue,
    )
    return result.roundTrips ? sentences(best, found) : sentences(found, best)
  }
  const parts = [...searched, ...filteredParts(last, table, tongue)]
  const shown = result.filtered.find(({ sliceIndex }) => sliceIndex === result.sliceIndex) ?? result.filtered[0]
  const note = result.note && translated(result.note, table, tongue)
  const isOfShown = shown?.sliceIndex === result.sliceIndex
  return sentences(aboutIt(phrases.filtered(shown?.offerCount ?? result.offerCount), parts, tongue), note, isOfShown && best)
}

function sayNone({ table }: Position, tongue: Tongue): string {
  const { wishes } = table.situation
  const isDirect = wishes.directOnly && wishes.cabinClass.startsWith('economy-with')
  const none = isDirect ? tongue.fixed.noneDirect : tongue.phrases.none
  const searched = searchParts(table.situation, tongue.search).join(', ')
  if (!isDirect) return `${searched}${tongue.phrases.colon}${none}`
  const offer = asking({ asked: 'confirm', acts: [{ tool: 'searchFlights', input: { directOnly: false } }] }, tongue.fixed.lookWithStops)
  return sentences(aboutIt(none, [searched], tongue), offer)
}

/** No flight is left, and the offer to remove `lift`, or all filters if it is null. */
function noneFits(liftable: Liftable, { table, made }: Position, tongue: Tongue): string {
  const lift = liftable.lift ?? null
  const { fixed, filters, search } = tongue
  const searched = made.some((one) => one.tool === 'searchFlights') ? searchParts(table.situation, search) : []
  const offer = translated(offerToLift('', liftable, table).trim(), table, tongue)
  const none = aboutIt(lift === null ? fixed.noneFitsAll : fixed.noneLeft, searched, tongue)
  return sentences(none, lift !== null && fixed.withoutIt(themeOf(lift, filters)), offer)
}

/** The flights and fares chosen this turn; a tapped card shows its own. */
function sayTakenAbroad({ made, understood, table }: Position, phrases: Phrases): string | null {
  if (understood.click !== null) return null
  const isOneWay = table.situation.slices.length === 1
  const chosen = made.flatMap(({ tool, result }) => (tool === 'chooseFlight' && result?.status === 'chosen' ? [result] : []))
  const brands = new Set(chosen.flatMap(({ fare }) => fare ?? []))
  const isOfOne = brands.size > 1 || table.situation.slices.some(({ picked }) => !picked?.fare)
  const flights = chosen.flatMap((one) => (one.outbound ? [{ ...one.outbound, sliceIndex: 0, fare: null }, one] : [one]))
  const taken = flights.flatMap(({ sliceIndex, flight, departsAt, arrivesAt, fare }) => {
    const direction = isOneWay || sliceIndex > 1 ? null : sliceIndex
    if (fare !== null) return [phrases.pickedFare(isOfOne ? direction : null, fare)]
    return sliceIndex > 1 ? [] : [phrases.picked(direction, `${flight}, ${clock(departsAt)}–${landing(departsAt, arrivesAt)}`)]
  })
  return sentences(...new Set(taken)) || null
}

/** Extra questions and wishes beside a search. */
function besideSearch(position: Position, tongue: Tongue): string | null {
  const isSearched = position.made.some(({ tool }) => tool === 'searchFlights')
  const beside = isSearched ? sentences(sayBesides(position), sayRemarks(position)) : bagsLater(position)
  return beside && translated(beside, position.table, tongue)
}

/** The first of the list in language-neutral form: "OS329, 13:10: €167.62." */
function bestOf(briefs: readonly Brief[], best: Phrases['best']): string | null {
  const [first] = briefs
  return first ? best(`${namingFlight(flightKey(first))}, ${clock(first.departsAt)}`, first.total) : null
}

/** The whole price of the round trip that comes first by this traveller's preference. */
function bestRoundTrip({ roundTrips }: ShownFlights, { situation }: Table, phrases: Phrases): string | null {
  const trips = roundTrips?.trips ?? []
  const trip = trips.find(({ labels }) => labels.some((label) => label === situation.wishes.preference)) ?? trips[0]
  if (!trip) return null
  const [out = '', back = ''] = trip.flightNumbers.map((key, index) => `${namingFlight(key)}, ${trip.departs[index]}`)
  return phrases.bestRoundTrip(out, back, trip.total)
}

function withoutTool(position: Position, phrases: Phrases): string | null {
  const { understood, table } = position
  // The order's status has its own sentences.
  if (isUnderWay(table.situation.order)) return null
  // What can be done about a booking is said in English rather than not at all.
  if (table.situation.order && sayOfOrder(position) !== null) return null
  const next = nextStep(table, phrases)
  const kept = wishesToKeep(understood)
  if (kept.length > 0 && table.situation.mode !== 'trip_summary') {
    return sentences(keptInMind([...new Set(kept.map(({ kind }) => kind))], phrases), next)
  }
  const { mode, total } = table.situation
  // Flights that are picked keep their search, so a bag is bought once the fares are chosen.
  if (mode !== 'trip_summary' && (understood.change.checkedBags ?? 0) > 0 && table.situation.slices.some(({ picked }) => picked))
    return sentences(noting(keptNote('bags'), keptInMind(['bags'], phrases)), next)
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
      return understood.isQuestion || understood.unsupported || understood.isKnown
        ? null
        : sentences(isSilent(understood) && phrases.notUnderstood, next)
    default:
      return null
  }
}

/** Nothing in the words was understood. */
function isSilent({ change, flight, fares, vague, filters, isKnown }: Position['understood']): boolean {
  return Object.keys(change).length === 0 && !flight && !fares && !vague && filters.length === 0 && !isKnown
}

function nextStep(table: Table, phrases: Phrases): string {
  const { situation, fares: all } = table
  const fares = all.filter((own) => !situation.slices.some(({ sliceIndex, picked }) => sliceIndex === own.sliceIndex && picked?.fare))
  const { mode, missing, order, checkoutStep } = situation
  if (order?.status === 'success') return order.bookingReference ? phrases.booked(order.bookingReference) : ''
  if (mode === 'chat') return missing ? phrases.ask[missing] : ''
  if (mode === 'flight_summary') return whichFare(fares, phrases)
  if (mode === 'trip_summary') return checkoutStep === null ? phrases.toCheckout : phrases.checkoutOpen
  return shownRoundTrips(table).length > 0 ? phrases.chooseRoundTrip : whichFlight(situation, phrases)
}
