import { locksTrip } from '@/lib/states/booking-status'
import { isGrave } from '../router/topics'
import { sentences } from '../say/phrases'
import { ASK_WHICH_DAY, askAddPet, askWhichFare, sayNoDay } from '../say/say-questions'
import { askNext, CARD_NUMBER, OFF_LIMITS } from '../say/say-talk'
import { sayGuide } from '../skills/guide/say-guide'
import { sayOfOrder } from '../skills/order/act'
import type { PickList } from '../skills/pick/fold'
import { nextOpenSlice } from '../table'
import { agree, checkOut } from './agree'
import { shownFor } from './asked-flights'
import { answerAskings, answerQuestionsApart } from './asking-move'
import { askingsOf } from './asking-of'
import { buyFirst } from './buying'
import { continueTrip } from './continue-trip'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'
import { sayOfBought } from './of-bought'
import { pickFares, takePointed } from './picking'
import { planningMove } from './planning/planning-move'
import { isOfTable, isTopicAlone } from './questions-apart'
import { changedSearch, searchMove, severalMove } from './search-move'
import { stayMove } from './stays/stay-move'
import { takeFirstOfTwo } from './taking-more'
import { whatIf } from './what-if'

/** What flights can be ranked by. */
const RANKED = ['cheapest', 'fastest', 'best-value']
/** "Another flight back": the list of that direction again. */
const ANOTHER = /\b(?:another|different|other|change|new)\b/i

/** The first call of a turn, or the sentence that rules one out; null when the message only wants an answer. */
export function firstMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { situation } = table
  const { change, request, fares, flight, list, unsupported } = understood
  const call = (tool: Parameters<typeof callOr>[0], input: Record<string, unknown>) =>
    callOr(tool, input, made, allowed, askNext(situation))

  if (unsupported && isGrave(unsupported)) return { say: sayGuide(unsupported, understood.words, table.carried) }
  if (request === 'card-number') return { say: CARD_NUMBER }
  if (request === 'off-limits') return { say: OFF_LIMITS }
  if (understood.click !== null) return continueTrip(position)
  if (understood.stay) return stayMove(understood.stay, position)
  const planning = planningMove(position)
  if (planning) return planning
  const ofBought = sayOfBought(position)
  if (ofBought) return { say: ofBought }
  const ofOrder = sayOfOrder(position)
  if (ofOrder) return { say: ofOrder }

  if (request === 'start-over' && !change.from && !change.to) return call('rewindTrip', { to: 'start' })
  if (request === 'undo' && Object.keys(change).length === 0) return call('rewindTrip', { to: 'previous' })
  // After a refused card "try again" means the payment.
  if (request === 'search-again' && situation.order && !locksTrip(situation.order)) return call('startCheckout', {})
  if (request === 'search-again' && Object.keys(change).length === 0 && !situation.missing) return call('searchFlights', {})
  const supposed = whatIf(position, changedSearch)
  if (supposed) return supposed
  const several = severalMove(position)
  if (several) return several
  const bought = buyFirst(position)
  if (bought) return bought
  const askings = askingsOf(position)
  const apart = answerQuestionsApart(position)
  if (apart) return apart

  const isOfOrder = request === 'order' && situation.order?.status === 'success'
  if (unsupported && !isOfOrder && isTopicAlone(position) && !isOfTable(unsupported, askings, table))
    return {
      say: sentences(
        sayGuide(unsupported, understood.words, table.carried),
        unsupported === 'pets' && situation.result && askAddPet(situation),
      ),
    }
  const answered = answerAskings(askings, position)
  if (answered) return answered
  // What a question speaks of is no wish: "what is the baggage allowance?"
  const searching = askings.length > 0 ? null : searchMove(position)
  if (searching) return searching
  if (understood.impossibleDay) return { say: `${sayNoDay(understood.impossibleDay)} ${ASK_WHICH_DAY}` }
  if (fares) return 'unclear' in fares ? { say: askWhichFare(fares.unclear) } : pickFares(fares.choices, position)
  const bothWays = understood.isTaking ? takeFirstOfTwo(position) : null
  if (bothWays) return bothWays
  if (understood.isTaking && flight) return takePointed(position)
  if (list) return showList(list, position)
  // The search was taken up, but nothing of it could be read: a message of no other meaning is answered by the list, or by why it is empty.
  const isListMissing = situation.mode === 'flight_search' && !table.flights && situation.result?.offerCounts.includes(0) === false
  if (isListMissing && (understood.isKnown || (request === null && !understood.isQuestion)))
    return call('rankFlights', { sliceIndex: nextOpenSlice(situation) ?? 0 })
  if (understood.vague && situation.mode === 'chat') return null
  const direction = understood.sliceIndex
  if (direction !== null && situation.result && ANOTHER.test(understood.words)) return call('rankFlights', { sliceIndex: direction })
  const described = describePointed(position)
  if (described) return described
  if (request === 'check-out') return checkOut(position)
  if (request === 'yes') return agree(position)
  return null
}

/** The list of a direction; what no ranking goes by is looked up among all its flights. */
function showList({ by, about, sliceIndex: named }: PickList, { table, made, allowed }: Position): Decision {
  const { situation, flights } = table
  const sliceIndex = named ?? nextOpenSlice(situation) ?? flights?.sliceIndex ?? 0
  const order = about === 'arrival' && (by === 'earliest' || by === 'latest') ? `${by}-arrival` : by
  const isRanked = order === undefined || RANKED.includes(order)
  if (!isRanked && allowed.includes('lookUpFlights'))
    return callOr('lookUpFlights', { sliceIndex, order }, made, allowed, askNext(situation))
  return callOr('rankFlights', { sliceIndex, ...(by && isRanked ? { by } : {}) }, made, allowed, askNext(situation))
}

/** "Is there an Iberia one?": all flights are looked through, not only the best. */
function describePointed(position: Position): Decision | null {
  const { understood, made, allowed } = position
  const { flight } = understood
  const shown = shownFor(position)
  // "With a stop is fine" has just been read as a wish that the search has already.
  if (!flight?.query || !shown || understood.isKnown || flight.isPlural || (flight.isExact && flight.kept.length === 1)) return null
  const call = callOr('lookUpFlights', { sliceIndex: shown.sliceIndex, ...flight.query }, made, allowed, '')
  return 'call' in call ? call : null
}
