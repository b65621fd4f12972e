import { locksTrip } from '@/lib/states/booking-status'
import { allFrames } from '../grammar/clauses'
import { offered } from '../pending'
import { isGrave } from '../router/topics'
import { only } from '../say/facts'
import { telling } from '../say/marked'
import { sentences } from '../say/phrases'
import { ASK_WHICH_DAY, askDayInstead, askWhichFare, sayNoDay } from '../say/say-questions'
import { askNext, CARD_NUMBER, OFF_LIMITS } from '../say/say-talk'
import { assistanceAsked, sayAssistanceAsked } from '../skills/guide/say-assistance'
import { sayGuide } from '../skills/guide/say-guide'
import { sayOfPet } from '../skills/guide/say-pets'
import { sayOfOrder } from '../skills/order/act'
import type { PickList } from '../skills/pick/fold'
import { nextOpenSlice, openDirection } from '../table'
import type { ToolName } from '../tool-results'
import type { Request } from '../understand/requests'
import { agree, checkOut } from './agree'
import { tellOfBought } from './already-purchased'
import { ANSWERS } from './answer'
import { shownFor } from './asked-flights'
import { answerAskings, answerQuestionsApart } from './asking-move'
import { askingsOf } from './asking-of'
import { buyFirst } from './buying'
import { continueTrip } from './continue-trip'
import { datesMove } from './dates-move'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { askGuideOr } from './guide-move'
import { askForPerson, helpMove } from './help-move'
import { meetUpMove } from './meet-up-move'
import { pickFares, takePointed } from './picking'
import { placesMove } from './places-move'
import { planningMove } from './planning/planning-move'
import { type Move, type MoveKind, SCORES } from './policy'
import { isOfTable, isTopicAlone } from './questions-apart'
import { searchMove, severalMove } from './search-move'
import { stayMove } from './stays/stay-move'
import { takeFirstOfTwo } from './taking-more'
import { takeVariant, whatIf } from './what-if'

/** Flight properties used for ranking. */
const RANKED = ['cheapest', 'fastest', 'best-value']

/** Every first move; its kind decides, and within a kind the order. */
export const MOVES: readonly Move[] = [
  {
    name: 'meet a grave thing',
    kind: 'danger',
    propose: ({ understood: { unsupported, words }, table }) =>
      unsupported && isGrave(unsupported) ? { say: sayGuide(unsupported, words, table) } : null,
  },
  { name: 'refuse a card number', kind: 'danger', propose: sayOnRequest('card-number', CARD_NUMBER) },
  { name: 'keep the instructions', kind: 'danger', propose: sayOnRequest('off-limits', OFF_LIMITS) },
  {
    name: 'go on after a button',
    kind: 'button',
    propose: (position) => (position.understood.click !== null ? continueTrip(position) : null),
  },
  { name: 'stay', kind: 'whole', propose: (position) => position.understood.stay && stayMove(position.understood.stay, position) },
  { name: 'plan', kind: 'whole', propose: planningMove },
  { name: 'tell what the budget leaves', kind: 'whole', propose: tellBudget },
  { name: 'tell of help at the airport', kind: 'whole', propose: saying(sayOfAssistance) },
  { name: 'tell of the pet', kind: 'whole', propose: saying(sayOfPetAlone) },
  { name: 'tell what is bought', kind: 'whole', propose: tellOfBought },
  { name: 'look up the bookings', kind: 'whole', propose: helpMove },
  { name: 'tell of the booking', kind: 'whole', propose: saying(sayOfOrder) },
  {
    name: 'start over',
    kind: 'steer',
    propose: (position) => {
      // "Start over: London to Rome on 3 May" is a new search, which replaces the old one by itself.
      const { request, change, legs } = position.understood
      const isNewTrip = legs.length > 0 || change.from || change.to
      return request === 'start-over' && !isNewTrip ? call(position, 'rewindTrip', { to: 'start' }) : null
    },
  },
  {
    name: 'undo',
    kind: 'steer',
    propose: (position) =>
      position.understood.request === 'undo' && !hasChange(position) && position.understood.legs.length === 0
        ? call(position, 'rewindTrip', { to: 'previous' })
        : null,
  },
  { name: 'try again', kind: 'steer', propose: tryAgain },
  { name: 'take a compared variant', kind: 'compound', propose: takeVariant },
  { name: 'match arrivals', kind: 'compound', propose: meetUpMove },
  { name: 'compare places', kind: 'compound', propose: placesMove },
  { name: 'price a supposed change', kind: 'compound', propose: whatIf },
  { name: 'search several flights', kind: 'compound', propose: severalMove },
  { name: 'compare the days of a window', kind: 'compound', propose: datesMove },
  { name: 'buy seats, bags, meals and extras', kind: 'buy', propose: buyFirst },
  {
    name: 'answer questions apart',
    kind: 'questions',
    propose: (position) => (isNewSearch(position) ? null : answerQuestionsApart(position)),
  },
  { name: 'answer a topic', kind: 'question', propose: answerTopic },
  {
    name: 'answer questions of the table',
    kind: 'question',
    propose: (position) => (isNewSearch(position) ? null : answerAskings(askingsOf(position), position)),
  },
  // Mentions in a question don't count: "what is the baggage allowance?"
  {
    name: 'search or filter',
    kind: 'search',
    propose: (position) => (askingsOf(position).length > 0 && !isNewSearch(position) ? null : searchMove(position)),
  },
  {
    name: 'ask for a real day',
    kind: 'choose',
    propose: ({ understood: { impossibleDay } }) => (impossibleDay ? { say: `${sayNoDay(impossibleDay)} ${ASK_WHICH_DAY}` } : null),
  },
  { name: 'ask for another day', kind: 'choose', propose: askOtherDay },
  { name: 'choose a fare', kind: 'choose', propose: chooseFare },
  { name: 'take both ways', kind: 'choose', propose: (position) => (position.understood.isTaking ? takeFirstOfTwo(position) : null) },
  {
    name: 'take a flight',
    kind: 'choose',
    propose: (position) => (position.understood.isTaking && position.understood.flight ? takePointed(position) : null),
  },
  { name: 'show a list', kind: 'show', propose: (position) => position.understood.list && showList(position.understood.list, position) },
  { name: 'show the missing list', kind: 'show', propose: showMissingList },
  { name: 'describe a flight', kind: 'show', propose: whereDaysAreClear(describePointed) },
  { name: 'check out', kind: 'go', propose: whereDaysAreClear(onRequest('check-out', checkOut)) },
  { name: 'agree', kind: 'go', propose: whereDaysAreClear(onRequest('yes', agree)) },
  { name: 'tell how to reach a person', kind: 'reply', propose: onRequest('person', askForPerson) },
  ...ANSWERS,
]

function call({ table, made, allowed }: Position, tool: ToolName, input: Record<string, unknown>): Decision {
  return callOr(tool, input, made, allowed, askNext(table.situation))
}

/** A new search with both ends, before any flights: it comes first, and questions beside it are answered with its flights. */
function isNewSearch({ understood: { change }, table }: Position): boolean {
  return Boolean(change.from && change.to) && table.situation.result === null
}

function hasChange({ understood }: Pick<Position, 'understood'>): boolean {
  return Object.keys(understood.change).length > 0
}

function saying(say: (position: Position) => string | null): Move['propose'] {
  return (position) => {
    const said = say(position)
    return said ? { say: said } : null
  }
}

function onRequest(request: Request, propose: Move['propose']): Move['propose'] {
  return (position) => (position.understood.request === request ? propose(position) : null)
}

function sayOnRequest(request: Request, say: string): Move['propose'] {
  return onRequest(request, () => ({ say }))
}

/** Before the first search, asks about a vague day first. */
function whereDaysAreClear(propose: Move['propose']): Move['propose'] {
  return (position) => (position.understood.vague && position.table.situation.mode === 'chat' ? null : propose(position))
}

/** "Are we within budget?", "how much is left for the hotel?": the tool holds the trip as it is against it. */
function tellBudget({ understood, table: { situation }, made, allowed }: Position): Decision | null {
  // Beside an act it's told with what came of that.
  const { change, filters, flight, fares, list, legs } = understood
  const isBeside =
    Object.keys(change).length > 0 || filters.length > 0 || flight !== null || fares !== null || list !== null || legs.length > 0
  if (!understood.asksBudget || isBeside) return null
  const none = telling(
    only(['no-budget']),
    'You haven’t set a budget yet. Tell me the most it may cost, and I’ll check flights and stay against it.',
  )
  return situation.budget ? callOr('setBudget', {}, made, allowed, askNext(situation)) : { say: sentences(none, askNext(situation)) }
}

/** "Is the assistance on the booking?", "it's a folding wheelchair": answers about help at the airport, if the message asks for nothing else. */
function sayOfAssistance({ understood, table }: Position): string | null {
  const asked = isAlone(understood) ? assistanceAsked(allFrames(understood.heard?.reading.clauses ?? [])) : null
  return asked && sentences(sayAssistanceAsked(asked, table), askNext(table.situation))
}

/** "He's 6 kg", "in the cabin please": of the animal that was spoken of. */
function sayOfPetAlone({ understood, table }: Position): string | null {
  // A question about it is the guide's.
  const said = isAlone(understood) && !understood.isQuestion ? sayOfPet(allFrames(understood.heard?.reading.clauses ?? [])) : null
  return said && sentences(said, askNext(table.situation))
}

/** Whether nothing is wished for beside what is told. */
function isAlone(understood: Position['understood']): boolean {
  const { isTaking, fares, filters, ancillaries } = understood
  return !isTaking && fares === null && filters.length === 0 && ancillaries.length === 0 && !hasChange({ understood })
}

/** After a refused card, "try again" means the payment. */
function tryAgain(position: Position): Decision | null {
  const { order, missing } = position.table.situation
  if (position.understood.request !== 'search-again') return null
  if (order && !locksTrip(order)) return call(position, 'startCheckout', {})
  return !hasChange(position) && !missing ? call(position, 'searchFlights', {}) : null
}

/** Unsupported topics, or topics the guide knows better than the table. */
function answerTopic(position: Position): Decision | null {
  const { understood, table } = position
  const { situation } = table
  const { unsupported, request } = understood
  const isOfOrder = request === 'order' && situation.order?.status === 'success'
  if (!unsupported || isOfOrder || !isTopicAlone(position) || isOfTable(unsupported, askingsOf(position), table)) return null
  return askGuideOr(unsupported, position)
}

/** "The 13th is too early": the trip stays as it is until another day is named. */
function askOtherDay({ understood: { heard, isTaking }, table: { situation } }: Position): Decision | null {
  const { departureOn, returnOn } = situation.wishes
  const refused = heard?.dates.notOn?.find(({ on, windows }) => !windows && (on === departureOn || on === returnOn))
  return refused && !isTaking ? { say: askDayInstead(refused.on, situation) } : null
}

function chooseFare(position: Position): Decision | null {
  const { fares } = position.understood
  if (!fares) return null
  return 'unclear' in fares ? { say: askWhichFare(fares.unclear) } : pickFares(fares.choices, position)
}

/** The search was reused but nothing else understood: with no other meaning, show the list or say why it's empty. */
function showMissingList(position: Position): Decision | null {
  const { understood, table } = position
  const { situation } = table
  // "Yes, remove it. Just me, direct": beside what stands already, the offer is what was agreed to.
  const lift = offered(table.pending, 'filterFlights')
  const agrees = allFrames(understood.heard?.reading.clauses ?? []).some(({ value }) => value.say === 'yes' || value.resetOne === true)
  if (lift && agrees) return call(position, 'filterFlights', lift)
  const isListMissing = situation.mode === 'flight_search' && !table.flights && situation.result?.offerCounts.includes(0) === false
  const isMeant = understood.isKnown || (understood.request === null && !understood.isQuestion)
  return isListMissing && isMeant ? call(position, 'rankFlights', openDirection(situation)) : null
}

/** The list of a direction; properties without a ranking are looked up among all its flights. */
function showList({ by, about, sliceIndex: named }: PickList, { table, made, allowed }: Position): Decision {
  const { situation, flights } = table
  const sliceIndex = named ?? nextOpenSlice(situation) ?? flights?.sliceIndex ?? 0
  const order = about === 'arrival' && (by === 'earliest' || by === 'latest') ? `${by}-arrival` : by
  const isRanked = order === undefined || RANKED.includes(order)
  if (!isRanked && allowed.includes('lookUpFlights'))
    return callOr('lookUpFlights', { sliceIndex, order }, made, allowed, askNext(situation))
  return callOr('rankFlights', { sliceIndex, ...(by && isRanked ? { by } : {}) }, made, allowed, askNext(situation))
}

/** "Is there an Iberia one?": searches all flights, not only the best. */
function describePointed(position: Position): Decision | null {
  const { understood, made, allowed } = position
  const { flight } = understood
  const shown = shownFor(position)
  // "With a stop is fine" was just read as a wish the search already meets.
  if (!flight?.query || !shown || understood.isKnown || flight.isPlural || (flight.isExact && flight.kept.length === 1)) return null
  const call = callOr('lookUpFlights', { sliceIndex: shown.sliceIndex, ...flight.query }, made, allowed, '')
  return 'call' in call ? call : null
}

/** The best move that fits the message, with its decision; of moves of one kind, the one that stands first. */
export function bestMove(position: Position): Made | null {
  for (const { name, kind, propose } of BEST_FIRST) {
    const decision = propose(position)
    if (decision) return { name, kind, decision }
  }
  return null
}

type Made = { name: string; kind: MoveKind; decision: Decision }

const BEST_FIRST = MOVES.toSorted((one, other) => SCORES[other.kind].score - SCORES[one.kind].score)
