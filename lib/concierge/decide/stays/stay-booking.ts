import type { Situation } from '@/lib/travel/trip/situation'
import { namingStay } from '../../say/marked'
import { sentences } from '../../say/phrases'
import { ASK_WHICH_STAY } from '../../say/stays/say-stays'

/** "Book it": what is kept, that it cannot be booked or paid here, and what can. */
export function sayStayBooking(situation: Situation, isShown: boolean): string {
  const { stay, mode, order } = situation
  const cannot = 'Places to stay cannot be booked or paid here; I can find and compare them, and keep one with the trip.'
  if (!stay?.chosen) return sentences(cannot, isShown && ASK_WHICH_STAY)
  const kept = `${namingStay(stay.chosen.hotel)} is kept with your trip, but places to stay cannot be booked or paid here; please book it with the house itself.`
  if (order?.status === 'success') return kept
  return sentences(kept, mode === 'trip_summary' ? 'The flights can: say “check out”.' : 'The flights can be booked here.')
}
