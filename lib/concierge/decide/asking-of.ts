import type { Asking } from '../skills/pick/topics'
import type { HeardAsk } from '../understand/heard-asks'
import type { Position } from './decision'
import { asksHeard, questionsApart } from './questions-apart'

/** More answers than these are no answer. */
const MOST_ASKINGS = 3
/** These are about another flight than the one on the table, so that "it" would be either. */
const OF_ANOTHER: Asking[] = ['earlier', 'later', 'cheaper', 'faster', 'difference', 'other-days']

/** The questions of this message about the flights, the fares or the trip, in the order said; none where it asks for something else. */
export function askingsOf(position: Position): HeardAsk[] {
  const apart = questionsApart(position)
  const askings = apart?.askings ?? asksHeard(position)
  const ofAnother = askings.find(({ what }) => OF_ANOTHER.includes(what))
  // What is asked in a clause of its own is asked beside it.
  const kept = !apart && ofAnother ? askings.filter((ask) => ask === ofAnother || ask.start !== ofAnother.start) : askings
  return kept.slice(0, MOST_ASKINGS)
}
