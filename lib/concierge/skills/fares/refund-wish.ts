import type { KnownNames } from '@/lib/ports/known-names'
import { readRequest } from '../../understand/requests'

/** Money back, by the words that choose a fare. */
export const REFUNDABLE = /\b(?:refundable|money back|free cancellation|with (?:a )?refund)\b/i
const NOT_REFUNDABLE =
  /\b(?:non|not|no need|without|needn'?t|doesn'?t have to)\b.{0,20}\b(?:refund\w*|money back)\b|\b(?:cheapest|basic|light) fares?\b/i
const REQUESTS = /\b(?:can|could|may) (?:i|we|you) (?:please )?(?:have|get|book|buy|find|give)(?: \w+){0,2} refundable\b/i
const ASKS = /\?\s*$|^\W*(?:is|are|can|could|do|does|what|which|how|will|would)\b/i

/** Whether the words wish for a fare that is refunded; null when they say nothing of it. */
export function wishesRefund(words: string): boolean | null {
  if (NOT_REFUNDABLE.test(words)) return false
  return REQUESTS.test(words) || (REFUNDABLE.test(words) && !ASKS.test(words)) ? true : null
}

/** Whether a fare that is refunded is still wished for after these messages, the oldest first. A new start begins without any wish. */
export function keepsRefundWish(messages: readonly string[], names: KnownNames): boolean {
  const begun = messages.findLastIndex((words) => readRequest(words, names) === 'start-over')
  const wishes = messages.slice(begun + 1).map(wishesRefund)
  return wishes.findLast((wish) => wish !== null) ?? false
}
