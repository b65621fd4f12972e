import { clock, forTravellers, sentences, uncapitalised } from '../say/phrases'
import { answerQuestion } from '../say/say-answers'
import { describeFlight, sayFound, sayLooked, sayRanked } from '../say/say-flights'
import { askMissing, askPlace } from '../say/say-questions'
import { askNext, FAILED, sayUnsupported } from '../say/say-talk'
import { sayFares, saySummary } from '../say/say-trip'
import { nextOpenSlice } from '../table'
import type { ShownFlights, ToolResult } from '../tool-results'
import { continueTrip } from './continue-trip'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'
import { offerToLift, sayFilters, setFilters } from './filtering'
import { pickFares, pickFlight } from './picking'

/** The move after a tool has answered: the next call that the trip needs, or the turn's sentence. */
export function followUp(last: ToolResult, position: Position): Decision {
  const { understood, table } = position
  const { situation } = table
  if (!last.result) return { say: FAILED }
  if (last.result.status === 'refused' && last.result.refusal.code === 'filtered-out')
    return setFilters(position) ?? { say: offerToLift(last.result.refusal.message) }
  const problem = problemOf(position.made[0])
  if (problem) return showUnshown(position) ?? { say: problem }
  if (last.result.status === 'refused') return { say: last.result.refusal.message }
  switch (last.tool) {
    case 'searchFlights':
      return afterSearch(last, position)
    case 'filterFlights':
      return sayFilters(last, position)
    case 'rankFlights':
      return last.result.status === 'found' ? afterRanking(last.result, last.input.by, position) : { say: askNext(situation) }
    case 'chooseFlight': {
      if (understood.fares && 'choices' in understood.fares) {
        const more = pickFares(understood.fares.choices, position)
        if ('call' in more) return more
      }
      return continueTrip(position)
    }
    case 'summariseFlight':
      return { say: sayFares(table.fares, situation) }
    case 'summariseTrip':
      return {
        say:
          last.result.status === 'ready' && 'route' in last.result
            ? saySummary(last.result.route, last.result.total, situation)
            : askNext(situation),
      }
    case 'startCheckout':
      return { say: '' }
    case 'rewindTrip': {
      if (last.result.status === 'rewound' && last.result.to === 'start') return { say: `A fresh start. ${askNext(situation)}` }
      return situation.mode === 'chat' ? { say: `I took that back. ${askNext(situation)}` } : continueTrip(position)
    }
  }
}

/** Why the turn's search was not taken up as it was said: the sentence or the question for it. */
function problemOf(first: ToolResult | undefined): string | null {
  if (first?.tool !== 'searchFlights') return null
  if (first.result?.status === 'refused') return first.result.refusal.message
  return first.result?.status === 'unclear-place' ? askPlace(first.result) : null
}

/** What else was said may have changed the search: its flights are shown before the problem is told. */
function showUnshown({ table, made, allowed }: Position): Decision | null {
  const { situation } = table
  if (table.flights || !situation.result || situation.result.offerCounts.includes(0) || situation.mode !== 'flight_search') return null
  const show = callOr('rankFlights', { sliceIndex: nextOpenSlice(situation) ?? 0 }, made, allowed, '')
  return 'call' in show ? show : null
}

function afterSearch(last: Extract<ToolResult, { tool: 'searchFlights' }>, position: Position): Decision {
  const { understood, table, isFirstSearch } = position
  const { situation } = table
  const { result } = last
  const noDay = understood.impossibleDay && `There is no ${understood.impossibleDay}.`
  const note = noDay ?? (understood.unsupported ? sayUnsupported(understood.unsupported) : null)
  switch (result?.status) {
    case 'found': {
      const filter = setFilters(position)
      if (filter) return filter
      const isRecheck = Object.keys(last.input).length === 0 && understood.click === null && understood.request !== 'search-again'
      if (isRecheck) return { say: sayRechecked(result, understood, situation) }
      return {
        say: note ? sentences(sayLooked(result, situation), note) : sayFound(result, situation, last.input, isFirstSearch),
      }
    }
    case 'none':
      return { say: situation.wishes.directOnly ? sentences(result.message, 'Shall I look for one?') : result.message }
    case 'missing':
      return { say: sentences(note, askMissing(result.missing, understood.vague, situation)) }
    default:
      return { say: FAILED }
  }
}

function sayRechecked(shown: ShownFlights, { flight }: Position['understood'], situation: Position['table']['situation']): string {
  const wanted = flight?.kept[0]
  const again = wanted && shown.briefs.find((brief) => brief.flightNumbers.join() === wanted.flightNumbers.join())
  const lead = 'Those prices had run out, so I looked again.'
  if (!again) return sentences(lead, 'Which flight would you like?')
  return sentences(lead, `${describeFlight(again)} is now ${again.total}${forTravellers(situation)}.`, 'Shall I take it?')
}

function afterRanking(shown: ShownFlights, by: unknown, position: Position): Decision {
  const { understood, table, made } = position
  const picked = made.findLast((earlier) => earlier.tool === 'chooseFlight')
  if (!picked && understood.isTaking && understood.flight?.isExact) return pickFlight(position)
  if (!picked && understood.isQuestion && understood.request) {
    const answered = answerQuestion(understood, table)
    if (answered) return { say: answered }
  }
  const chosen = picked?.tool === 'chooseFlight' && picked.result?.status === 'chosen' ? picked.result : null
  const ranked = sayRanked(shown, table.situation, typeof by === 'string' ? by : undefined)
  if (!chosen) return { say: ranked }
  return { say: `${chosen.flight} it is, ${clock(chosen.departsAt)} to ${clock(chosen.arrivesAt)}; ${uncapitalised(ranked)}` }
}
