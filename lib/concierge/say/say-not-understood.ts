import type { Situation } from '@/lib/travel/trip/situation'
import { asking, fixed, noting } from './marked'
import { quotedList, sentences } from './phrases'

/** The note of it in `told`. */
export const NOT_UNDERSTOOD_NOTE = 'not-understood'

/** "I’m not sure what you mean by “blorp”. Did you mean …?" `unread` are the words that nothing explains; `next` is the open question. */
export function sayNotUnderstood(unread: readonly string[], situation: Situation, next: string): string {
  const said = unread.length > 0 ? `I’m not sure what you mean by ${quotedList(unread)}.` : 'I’m not sure what you mean.'
  return sentences(noting(NOT_UNDERSTOOD_NOTE, fixed('not-understood', said, ...unread)), didYouMean(situation) ?? next)
}

/** Of what somebody else does, or did before, nothing is wished for. */
export function sayNoted({ result }: Situation, next: string): string {
  return sentences('Thanks for telling me.', result && 'Your search stays as it is.', next)
}

/** What the traveller can mean at this step; null where the open question says it. */
function didYouMean({ mode, result, order, checkoutStep }: Situation): string | null {
  if (order !== null) return null
  if (mode === 'flight_search' && result?.offerCounts.includes(0) === false)
    return asking(
      { asked: 'which-flight', about: null, choices: [] },
      'Did you mean one of these flights, another time or a different day?',
    )
  if (mode === 'trip_summary' && checkoutStep === null)
    return asking(
      { asked: 'which-ancillary', choices: ['seats', 'bags', 'meals'] },
      'Did you want to add seats, bags or meals, change a flight, or go to the checkout?',
    )
  return null
}
