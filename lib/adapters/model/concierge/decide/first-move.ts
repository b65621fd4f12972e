import { askWhichFare } from '../say/say-questions'
import { askNext, CARD_NUMBER, OFF_LIMITS, sayUnsupported } from '../say/say-talk'
import { BOOKED, isUnderWay, RUNNING } from '../say/say-trip'
import { nextOpenSlice } from '../table'
import { directionNamed, shownFor } from '../understand/pointing'
import type { SearchWish } from '../understand/wishes'
import { agree, checkOut } from './agree'
import { OF_FARES } from './answer-of-fares'
import { answerAsking } from './asking-move'
import { askingOf } from './asking-of'
import { continueTrip } from './continue-trip'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'
import { pickFares, takePointed } from './picking'
import { searchMove, severalMove } from './search-move'
import { takeFirstOfTwo } from './taking-more'

/** "Another flight back": the list of that direction again. */
const ANOTHER = /\b(?:another|different|other|change|new)\b/i

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
  if (isChange && isUnderWay(situation.order?.status)) return { say: RUNNING }

  if (request === 'start-over' && !change.from && !change.to) return call('rewindTrip', { to: 'start' })
  if (request === 'undo' && Object.keys(change).length === 0) return call('rewindTrip', { to: 'previous' })
  if (request === 'search-again' && Object.keys(change).length === 0 && !situation.missing) return call('searchFlights', {})
  const several = severalMove(position)
  if (several) return several
  const asking = askingOf(position)
  // "Can I get my money back?" is answered by the fares here as long as nothing is booked.
  const isOfFares = asking !== null && OF_FARES.includes(asking) && situation.result !== null && situation.order?.status !== 'success'
  if (unsupported && !isOfFares && !fares && (unsupported === 'several-cities' || !hasSearchWords(change)))
    return { say: sayUnsupported(unsupported) }
  if (asking) {
    const answered = answerAsking(asking, position)
    if (answered) return answered
  }
  const searching = searchMove(position)
  if (searching) return searching
  if (understood.impossibleDay) return { say: `There is no ${understood.impossibleDay}. Which day do you mean?` }
  if (fares) return 'unclear' in fares ? { say: askWhichFare(fares.unclear) } : pickFares(fares.choices, position)
  const bothWays = understood.isTaking ? takeFirstOfTwo(position) : null
  if (bothWays) return bothWays
  if (understood.isTaking && flight) return takePointed(position)
  if (list)
    return call('rankFlights', {
      sliceIndex: list.sliceIndex ?? nextOpenSlice(situation) ?? table.flights?.sliceIndex ?? 0,
      ...(list.by ? { by: list.by } : {}),
    })
  // The search was taken up, but its answer broke off before it was read: the flights are shown now.
  if (understood.isKnown && situation.mode === 'flight_search' && !table.flights)
    return call('rankFlights', { sliceIndex: nextOpenSlice(situation) ?? 0 })
  if (understood.vague && situation.mode === 'chat') return null
  const direction = directionNamed(understood.words)
  if (direction !== null && situation.result && ANOTHER.test(understood.words)) return call('rankFlights', { sliceIndex: direction })
  const described = describePointed(position)
  if (described) return described
  if (request === 'check-out') return checkOut(position)
  if (request === 'yes') return agree(position)
  return null
}

/** "Is there an Iberia one?": all flights are looked through, not only the best. */
function describePointed({ understood, table, made, allowed }: Position): Decision | null {
  const { flight, words } = understood
  const shown = shownFor(words, table)
  if (!flight?.query || !shown || flight.isPlural || (flight.isExact && flight.kept.length === 1)) return null
  const call = callOr('lookUpFlights', { sliceIndex: shown.sliceIndex, ...flight.query }, made, allowed, '')
  return 'call' in call ? call : null
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
