import { flightKey, offered } from '../pending'
import { fixed } from '../say/marked'
import { isUnderWay, sayOrder } from '../say/say-order'
import { offeredChange } from '../say/say-questions'
import { askNext } from '../say/say-talk'
import { spokenRoundTrip } from '../skills/pick/find-flights'
import type { Brief } from '../tool-results'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { pickFares, takeFlight, takeRoundTrip } from './picking'
import { withFirstWords } from './search-move'

/** "Book it": the checkout where the trip is ready, else what is still open. */
export function checkOut(position: Position): Decision {
  const { situation } = position.table
  const { made, allowed } = position
  if (situation.mode === 'trip_summary') return callOr('startCheckout', {}, made, allowed, askNext(situation))
  const whole = spokenRoundTrip(position.table)
  if (situation.mode === 'flight_search' && whole && !position.understood.isPaying) return takeRoundTrip(whole, position)
  const only = onlyMentioned(position)
  if (situation.mode === 'flight_search' && only && !position.understood.isPaying) return takeFlight(only, position)
  if (situation.mode === 'chat' && !situation.wishes.to && !situation.wishes.from) return { say: askNext(situation) }
  const open = {
    chat: fixed('no-flight-yet', 'You haven’t chosen a flight yet.'),
    flight_search: fixed('no-flight-yet', 'You still need to choose a flight.'),
    flight_summary: fixed('no-fare-yet', 'You still need to choose a fare.'),
  }
  return { say: `${open[situation.mode]} ${askNext(situation)}` }
}

/** "Yes" takes up what was just offered. */
export function agree(position: Position): Decision {
  const { table, made, allowed } = position
  const { situation } = table
  if (situation.order?.status === 'success' || isUnderWay(situation.order)) return { say: sayOrder(situation) ?? askNext(situation) }
  const change = offeredChange(table)
  if (change) return withFirstWords(callOr('searchFlights', change, made, allowed, askNext(situation)), position, change)
  const ofOtherGroup = offered(table.pending, 'chooseFlight')
  if (ofOtherGroup?.searchId) return callOr('chooseFlight', ofOtherGroup, made, allowed, askNext(situation))
  const isEmpty = situation.result?.offerCounts.includes(0) === true
  if (isEmpty && situation.wishes.directOnly) return callOr('searchFlights', { directOnly: false }, made, allowed, askNext(situation))
  const fare = offeredFare(position)
  if (fare) return fare
  const lifted = offered(table.pending, 'filterFlights')
  if (lifted) return callOr('filterFlights', lifted, made, allowed, askNext(situation))
  const whole = spokenRoundTrip(table)
  if (situation.mode === 'flight_search' && whole && !offered(table.pending, 'chooseFlight')) return takeRoundTrip(whole, position)
  const only = onlyMentioned(position)
  if (situation.mode === 'flight_search' && only) return takeFlight(only, position)
  if (situation.mode === 'trip_summary') return callOr('startCheckout', {}, made, allowed, askNext(situation))
  return { say: askNext(situation) }
}

/** "Shall I choose Flex?" is answered for every flight that it was offered for and that still has it. */
export function offeredFare(position: Position): Decision | null {
  const { pending, fares } = position.table
  const acts = pending?.asked === 'confirm' ? pending.acts : []
  const choices = fares.flatMap(({ sliceIndex, fares: ofSlice }) =>
    ofSlice
      .filter(({ fareId }) => acts.some(({ input }) => input.fareId === fareId))
      .map(({ fareId, brand }) => ({ sliceIndex, fareId, brand })),
  )
  return choices.length > 0 ? pickFares(choices, position) : null
}

/** The one flight that the last answer offered or spoke of. */
function onlyMentioned({ table }: Position): Brief | null {
  const briefs = table.flights?.briefs ?? []
  const offer = offered(table.pending, 'chooseFlight')
  const put = briefs.find(({ offerId }) => offerId === offer?.offerId)
  if (put) return put
  const [only, other] = briefs.filter((brief) => table.told.flights.includes(flightKey(brief)))
  return only && !other ? only : null
}
