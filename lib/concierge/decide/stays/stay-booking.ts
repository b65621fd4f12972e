import type { Situation } from '@/lib/travel/trip/situation'
import { namingStay } from '../../say/marked'
import { sentences } from '../../say/phrases'
import { ASK_WHICH_STAY } from '../../say/stays/say-stays'

/** "Book it": what is kept, that it cannot be booked or paid here, and what can. */
export function sayStayBooking(situation: Situation, isShown: boolean): string {
  const { stay, mode, order } = situation
  const cannot = 'You can’t book or pay for places to stay here. I can find and compare them, and keep one with your trip.'
  if (!stay?.chosen) return sentences(cannot, isShown && ASK_WHICH_STAY)
  const kept = `${namingStay(stay.chosen.hotel)} is kept with your trip, but you can’t book or pay for it here. Please book it with them directly.`
  if (order?.status === 'success') return kept
  return sentences(kept, mode === 'trip_summary' ? 'To book the flights, say “check out”.' : 'You can book the flights here.')
}
