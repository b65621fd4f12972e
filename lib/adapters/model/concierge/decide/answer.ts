import { sentences } from '../say/phrases'
import { answerQuestion } from '../say/say-answers'
import { sayAirlineNotShown } from '../say/say-flights'
import { askMissing } from '../say/say-questions'
import { askNext, HELP, SAFE_TO_PAY, sayUnsupported, WHO } from '../say/say-talk'
import { BOOKED, sayOrder } from '../say/say-trip'
import { knownAirline } from '../understand/airlines'
import type { Request } from '../understand/requests'
import type { Position } from './decide'

const COURTESIES: Request[] = ['yes', 'no', 'thanks']

/** Words for a message that needs no tool: a question, a courtesy, or something that is none of our trade. */
export function answer({ understood, table }: Position): string {
  const { situation } = table
  const next = askNext(situation)
  const answered = answerQuestion(understood, table)
  if (answered) return answered
  if (understood.isKnown && (understood.request === null || COURTESIES.includes(understood.request)))
    return sentences('The search has that already, so nothing changes.', next)
  switch (understood.request) {
    case 'order':
      return sayOrder(situation) ?? sentences('Nothing is booked in this thread yet.', next)
    case 'safe-to-pay':
      return SAFE_TO_PAY
    case 'who':
      return sentences(WHO, next)
    case 'help':
      return HELP
    case 'hello':
      return sentences('Hello.', next)
    case 'thanks':
      return situation.order?.status === 'success'
        ? 'You are welcome, and have a good trip.'
        : sentences('You are welcome.', situation.mode === 'chat' ? null : next)
    case 'goodbye':
      return 'Goodbye. Your trip is kept in this thread.'
    case 'no':
      return sentences(
        'All right.',
        situation.mode === 'trip_summary' ? 'Tell me what to change, or say “check out” when you are ready.' : next,
      )
    case 'yes':
      return next
    case 'why':
    case 'total':
    case 'stops':
    case 'duration':
    case 'times':
    case 'compare':
    case 'bags-included':
    case 'conditions':
    case 'simulated':
    case 'included':
    case 'pets':
    case 'per-person':
    case 'emissions':
    case 'picked':
    case 'another-time':
      return sentences('I can tell you once there are flights to look at.', situation.mode === 'chat' ? next : null)
    default:
  }
  if (understood.vague) return askMissing(situation.missing === 'returnOn' ? 'returnOn' : 'departureOn', understood.vague, situation)
  if (understood.unsupported) return sayUnsupported(understood.unsupported)
  if (situation.order?.status === 'success') return BOOKED
  const airline = table.flights && knownAirline(understood.words)
  if (airline && table.flights) return sayAirlineNotShown(airline, table.flights)
  if (understood.isQuestion) return sentences('That is beyond me; I look after flights and their booking.', next)
  return sentences('I did not follow that.', next)
}
