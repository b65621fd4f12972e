import { sentences } from '../say/phrases'
import { sayLooking, sayNoneFits } from '../say/say-flights'
import { askSearchAnew, askWhichFare, askWhichFlight, offeredChange } from '../say/say-questions'
import { askNext, CARD_NUMBER, OFF_LIMITS, sayUnsupported } from '../say/say-talk'
import { BOOKED, RUNNING, sayOrder } from '../say/say-trip'
import { nextOpenSlice } from '../table'
import type { Brief } from '../tool-results'
import type { SearchWish } from '../understand/wishes'
import { continueTrip } from './continue-trip'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'
import { offeredFilter, setFilters } from './filtering'
import { pickFares, pickFlight } from './picking'

/** The first call of a turn, or the sentence that rules one out; null when the message only wants an answer. */
export function firstMove(position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { situation } = table
  const { change, request, fares, flight, list, unsupported } = understood
  const call = (tool: Parameters<typeof callOr>[0], input: Record<string, unknown>) =>
    callOr(tool, input, made, allowed, askNext(situation))

  if (request === 'card-number') return { say: CARD_NUMBER }
  if (request === 'off-limits') return { say: OFF_LIMITS }
  if (understood.click !== null) return continueTrip(position)
  const isChange = wantsChange(position)
  if (isChange && situation.order?.status === 'success') return { say: BOOKED }
  if (isChange && isRunning(situation.order?.status)) return { say: RUNNING }

  if (request === 'start-over' && !change.from && !change.to) return call('rewindTrip', { to: 'start' })
  if (request === 'undo' && Object.keys(change).length === 0) return call('rewindTrip', { to: 'previous' })
  if (request === 'search-again' && Object.keys(change).length === 0 && !situation.missing) return call('searchFlights', {})
  if (unsupported && (unsupported === 'several-cities' || !hasSearchWords(change))) return { say: sayUnsupported(unsupported) }
  if (understood.doubtfulPlace) return { say: askSearchAnew(understood.doubtfulPlace) }
  if (Object.keys(change).length > 0) return withFirstWords(call('searchFlights', change), position)
  if (understood.filters.length > 0) return filterMove(position)
  if (understood.impossibleDay) return { say: `There is no ${understood.impossibleDay}. Which day do you mean?` }
  if (fares) return 'unclear' in fares ? { say: askWhichFare(fares.unclear) } : pickFares(fares.choices, position)
  if (understood.isTaking && flight) {
    if (flight.kept.length === 0) return { say: sayNoneFits(table) }
    return flight.isExact ? pickFlight(position) : { say: askWhichFlight(flight.kept) }
  }
  if (list)
    return call('rankFlights', {
      sliceIndex: list.sliceIndex ?? nextOpenSlice(situation) ?? table.flights?.sliceIndex ?? 0,
      ...(list.by ? { by: list.by } : {}),
    })
  // The search was taken up, but its answer broke off before it was read: the flights are shown now.
  if (understood.isKnown && situation.mode === 'flight_search' && !table.flights)
    return call('rankFlights', { sliceIndex: nextOpenSlice(situation) ?? 0 })
  if (understood.vague && situation.mode === 'chat') return null
  if (request === 'check-out') return checkOut(position)
  if (request === 'yes') return agree(position)
  return null
}

/** Before anything is searched a filter is kept in mind: the first search takes it up. */
function filterMove(position: Position): Decision {
  const { situation } = position.table
  const next = setFilters(position)
  if (next) return next
  return { say: sentences(situation.result === null && 'I will keep to that.', askNext(situation)) }
}

/** The first search is announced in a sentence, so that there is something to read before the flights are there. */
function withFirstWords(decision: Decision, { table, isFirstSearch, understood }: Position): Decision {
  // Every price belongs to one search, so another search begins the choice again.
  const dropsPicks = table.situation.slices.some((slice) => slice.picked) && 'call' in decision
  if (dropsPicks) return { ...decision, before: 'That starts the choice of flights anew.' }
  const before = isFirstSearch && 'call' in decision ? sayLooking(understood.change, table.situation) : null
  return before ? { ...decision, before } : decision
}

/** Names a place or a day: more than a word in passing ("a hotel in Paris"). */
function hasSearchWords({ from, to, departureOn }: SearchWish): boolean {
  return Boolean((from && to) || (to && departureOn))
}

function wantsChange({ understood }: Position): boolean {
  const { change, fares, filters, isTaking, list, request } = understood
  return (
    Object.keys(change).length > 0 ||
    filters.length > 0 ||
    fares !== null ||
    isTaking ||
    list !== null ||
    request === 'undo' ||
    request === 'start-over' ||
    request === 'check-out'
  )
}

function isRunning(status: string | undefined): boolean {
  return status !== undefined && !['idle', 'failed', 'price_changed', 'success'].includes(status)
}

function checkOut(position: Position): Decision {
  const { situation } = position.table
  const { made, allowed } = position
  if (situation.mode === 'trip_summary') return callOr('startCheckout', {}, made, allowed, askNext(situation))
  const only = onlyMentioned(position)
  const isBooking = /\b(?:book|buy|reserve|purchase)\b/i.test(position.understood.words)
  if (situation.mode === 'flight_search' && only && isBooking) return take(only, position)
  if (situation.mode === 'chat' && !situation.wishes.to && !situation.wishes.from) return { say: askNext(situation) }
  const open = {
    chat: 'Nothing is picked yet.',
    flight_search: 'A flight is still to be picked.',
    flight_summary: 'The fare is still open.',
  }
  return { say: `${open[situation.mode]} ${askNext(situation)}` }
}

/** "Yes" takes up what was just offered. */
function agree(position: Position): Decision {
  const { table, made, allowed } = position
  const { situation } = table
  if (situation.order?.status === 'success') return { say: sayOrder(situation) ?? BOOKED }
  const isEmpty = situation.result?.offerCounts.includes(0) === true
  if (isEmpty && situation.wishes.directOnly) return callOr('searchFlights', { directOnly: false }, made, allowed, askNext(situation))
  const offered = offeredChange(table)
  if (offered) return withFirstWords(callOr('searchFlights', offered, made, allowed, askNext(situation)), position)
  const lifted = offeredFilter(table, nextOpenSlice(situation))
  if (lifted) return callOr('filterFlights', lifted, made, allowed, askNext(situation))
  const only = onlyMentioned(position)
  if (situation.mode === 'flight_search' && only) return take(only, position)
  if (situation.mode === 'trip_summary') return callOr('startCheckout', {}, made, allowed, askNext(situation))
  return { say: askNext(situation) }
}

/** The one flight that the last answer spoke of. */
function onlyMentioned({ table }: Position): Brief | null {
  const briefs = table.flights?.briefs ?? []
  const [only, other] = briefs.filter((brief) => brief.flightNumbers.every((number) => table.lastAnswer.includes(number)))
  return only && !other ? only : null
}

function take(brief: Brief, position: Position): Decision {
  return pickFlight({
    ...position,
    understood: { ...position.understood, flight: { kept: [brief], isExact: true, isPronoun: true, rest: '' } },
  })
}
