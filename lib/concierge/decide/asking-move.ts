import type { Comparison } from '../say/answers/say-other'
import { sayRoundTripsCompared } from '../say/answers/say-rank'
import { fixed } from '../say/marked'
import { sentences } from '../say/phrases'
import { sayRoundTrip } from '../say/say-flights'
import { askNext } from '../say/say-talk'
import { firstSentences, sayGuide } from '../skills/guide/say-guide'
import { shownRoundTrips } from '../skills/pick/find-flights'
import type { FlightQuery } from '../skills/pick/flight-query'
import { minuteAfter } from '../skills/pick/flight-query'
import type { Asking } from '../skills/pick/topics'
import type { ToolResult } from '../tool-results'
import type { HeardAsk } from '../understand/heard-asks'
import { answerOfCompared } from './answer-of-compared'
import { answerOfFlights, comparedFrom, compareFlights, isComparison } from './answer-of-flights'
import { answerOfTrip } from './answer-of-trip'
import { type AskedFlights, askedFlights, briefsOf, directionOf } from './asked-flights'
import { askingsOf } from './asking-of'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { compareDays } from './other-days'
import { questionsApart } from './questions-apart'
import { answerTooMuch, withVerdict } from './quoted-price'
import { wholePrice } from './whole-price'

type LookUp = { sliceIndex: number; offerIds?: string[]; sideBySide?: true } & FlightQuery

/** Told from what the list already holds. */
const OF_LIST: Asking[] = ['described', 'why', 'recommend', 'is-cheapest', 'duration', 'arrival', 'times']
/** Answered in any mode from the trip alone. */
const OF_TRIP: Asking[] = ['fees', 'chosen', 'left-to-do', 'where-passengers', 'where-payment', 'when-payment', 'where-extras']

/** Looks up what the answers need, then gives them, one behind the other; null where none can be given. */
export function answerAskings(askings: readonly HeardAsk[], position: Position): Decision | null {
  const said: string[] = []
  for (const ask of askings) {
    const answer = answerAsking(ask, position)
    if (answer && 'call' in answer) return answer
    if (answer) said.push(answer.say)
  }
  const next = askNext(position.table.situation)
  const isLast = (at: number) => at === said.length - 1
  const told = said.map((one, at) => (one.endsWith(next) && !isLast(at) ? one.slice(0, one.length - next.length).trimEnd() : one))
  return said.length > 0 ? { say: sentences(...new Set(told)) } : null
}

/** The same where not all questions are about the flights, the fares and the trip: what is none of our trade comes first. */
export function answerQuestionsApart(position: Position): Decision | null {
  const apart = questionsApart(position)
  if (!apart) return null
  const isAnswerable = ({ what }: HeardAsk) => hasFlights(position) || OF_TRIP.includes(what)
  const answered = answerAskings(askingsOf(position).filter(isAnswerable), position)
  if (answered && 'call' in answered) return answered
  const { understood, table } = position
  const said = apart.topics.map((topic) => firstSentences(sayGuide(topic, understood.words, table)))
  return { say: sentences(...said, answered?.say) }
}

function hasFlights({ table: { situation } }: Position): boolean {
  return situation.result?.offerCounts.some((count) => count > 0) === true
}

function answerAsking(ask: HeardAsk, position: Position): Decision | null {
  // Of one way, "£160 for both of us?" makes sure of its price.
  const isOneWay = position.table.situation.slices.length === 1
  const meant = isOneWay && ask.what === 'both-ways' && ask.quoted !== undefined ? { ...ask, what: 'total' as const } : ask
  const answer = answerTooMuch(meant, position) ?? answerMeant(meant, position)
  return answer && withVerdict(answer, meant, position)
}

function answerMeant(ask: HeardAsk, position: Position): Decision | null {
  const { what: asking } = ask
  const { table, made, allowed } = position
  const { situation } = table
  // What all groups pay together is told with their flights.
  if ((asking === 'total' || asking === 'shares') && made.some(({ tool }) => tool === 'searchMeetUp')) return null
  const ofCompared = answerOfCompared(ask, position)
  if (ofCompared) return ofCompared
  if (!hasFlights(position) && !OF_TRIP.includes(asking))
    return { say: sentences(fixed('once-flights', 'I can tell you that once we have flights to look at.'), askNext(situation)) }
  if (asking === 'other-days') return compareDays(position)
  const ofTrip = answerOfTrip(ask, position)
  if (ofTrip) return ofTrip
  const roundTrips = asking === 'difference' ? compareRoundTrips(ask, position) : null
  if (roundTrips) return roundTrips
  // "Which is the cheapest now?" asks of round trips where these are shown, "the first flight" of a flight.
  const trip = asking === 'described' && ask.flights?.query?.order ? ask.flights.roundTrip : null
  if (trip) return { say: sayRoundTrip(trip, situation, situation.wishes.preference) }
  const asked = askedFlights(ask, position)
  // What others are compared with may stand in a round trip whose list was not shown yet.
  const [unknown] = isComparison(ask) && Array.isArray(asked) && briefsOf(asked, table).length === 0 ? asked : []
  const known = unknown && callOr('lookUpFlights', unknown, made, allowed, '')
  if (known && 'call' in known) return known
  const lookUp = isComparison(ask) ? comparisonCall(asking, asked, position) : detailsCall(asking, asked, position)
  const isSought = ({ tool, input }: ToolResult) =>
    tool === 'lookUpFlights' && input.sliceIndex === lookUp?.sliceIndex && !lookUp?.offerIds && !('offerIds' in input)
  if (lookUp && !made.some(isSought)) {
    const call = callOr('lookUpFlights', lookUp, made, allowed, '')
    if ('call' in call) return call
  }
  const said = isComparison(ask) ? compareFlights(ask.what as Comparison, asked, position) : answerOfFlights(asking, asked, position)
  // What everybody pays is half an answer while it is one way of two.
  const whole = said && asking === 'shares' && (!ask.flights || ask.flights.isPronoun) ? wholePrice(position) : null
  if (whole && 'call' in whole) return whole
  if (said) return { say: sentences(said, whole?.say) }
  // A direction whose list was not shown yet: the list is the answer.
  const direction = directionOf(ask, position)
  const list = direction === null ? null : callOr('rankFlights', { sliceIndex: direction }, made, allowed, '')
  return list && 'call' in list ? list : null
}

/** "Compare the first two" while whole round trips stand there: both flights of each, side by side; null where single flights are meant. */
function compareRoundTrips({ flights, scope }: HeardAsk, { understood, table, made, allowed }: Position): Decision | null {
  const isOpen = table.situation.slices.every(({ picked }) => !picked)
  const named = flights ?? understood.flight
  const asked = named ? named.roundTrips : scope === null && understood.sliceIndex === null ? shownRoundTrips(table) : []
  if (!isOpen || asked.length < 2) return null
  const [offerIds, returnOfferIds] = [asked.map(({ ids }) => ids[0]), asked.map(({ ids }) => ids[1])]
  const call = callOr('lookUpFlights', { sliceIndex: 0, offerIds, returnOfferIds, sideBySide: true }, made, allowed, '')
  if ('call' in call) return call
  const result = made.findLast(({ tool, input }) => tool === 'lookUpFlights' && 'returnOfferIds' in input)?.result
  const said = result?.status === 'looked-up' && result.roundTrips ? sayRoundTripsCompared(result.roundTrips, table.situation) : null
  return said ? { say: said } : null
}

/** The details that are still missing, of one direction at a time. */
function detailsCall(asking: Asking, asked: AskedFlights, { table }: Position): LookUp | null {
  if (!Array.isArray(asked)) return { sliceIndex: asked.sliceIndex, ...asked.query }
  const briefs = briefsOf(asked, table)
  if (OF_LIST.includes(asking) && briefs.length > 0) return null
  // Where nothing stops there is nothing to look up about stops.
  if ((asking === 'stops' || asking === 'is-direct') && briefs.length > 0 && briefs.every(({ connections }) => connections === 0))
    return null
  const missing = asked.find(({ offerIds }) =>
    // What is known already still has to stand side by side.
    asking === 'difference' ? offerIds.length > 1 : offerIds.some((id) => !table.details.has(id)),
  )
  if (!missing) return null
  const isComparing = asking === 'difference' && missing.offerIds.length > 1
  return { sliceIndex: missing.sliceIndex, offerIds: missing.offerIds, ...(isComparing ? { sideBySide: true } : {}) }
}

function comparisonCall(asking: Asking, asked: AskedFlights, position: Position): LookUp | null {
  const from = comparedFrom(asked, position)
  const sliceIndex = Array.isArray(asked) ? asked[0]?.sliceIndex : asked.sliceIndex
  if (!from || sliceIndex === undefined) return null
  const clock = from.departsAt.slice(11, 16)
  switch (asking) {
    case 'earlier':
      return { sliceIndex, departBefore: clock }
    case 'later':
      return { sliceIndex, departAfter: minuteAfter(clock) }
    case 'cheaper':
      return { sliceIndex, order: 'cheapest' }
    case 'faster':
      return { sliceIndex, order: 'fastest' }
    default:
      return { sliceIndex, stops: ['direct'] }
  }
}
