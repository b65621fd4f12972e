import { pickedFares, sayConditions } from '../say/answers/say-fares'
import { sentences } from '../say/phrases'
import { isUnderWay, sayOrder } from '../say/say-order'
import { askNext } from '../say/say-talk'
import { ORDER_PAGE, ORDER_PAGE_LATER, RECEIPT, SAVED_PASSENGERS } from '../say/say-trip'
import { asksForSavedPassengers, readOrderPage } from '../understand/asking/order-page'
import type { Position } from './decide'

/** Cancelling, papers and the confirmation: on the order page once the trip is booked; before that what the rules say. */
export function sayOrderPage({ understood, table }: Position): string | null {
  const { situation } = table
  const { words, isTaking, fares: named } = understood
  const isBooked = situation.order?.status === 'success'
  if (asksForSavedPassengers(words) && !isBooked) return sentences(SAVED_PASSENGERS, askNext(situation))
  // "The one we can get our money back for" chooses a fare.
  const isChoosing = !isBooked && (isTaking || named !== null)
  const wish = isChoosing ? null : readOrderPage(words, isBooked)
  if (!wish) return null
  if (isBooked) {
    const fares = wish === 'cancel' && pickedFares(table)
    return sentences(ORDER_PAGE, wish === 'receipt' && RECEIPT, fares && fares.length > 0 && sayConditions('', fares))
  }
  if (isUnderWay(situation.order)) return sayOrder(situation)
  if (wish !== 'cancel') return sentences(ORDER_PAGE_LATER, askNext(situation))
  const [first] = pickedFares(table)
  return first ? sentences('Nothing is booked yet.', sayConditions('', pickedFares(table)), askNext(situation)) : null
}
