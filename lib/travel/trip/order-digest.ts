import { formatDay } from '../dates'
import { formatMoney } from '../money'
import { cardName } from '../payment/saved-card'
import type { OrderView } from './live-trip-schema'
import type { OrderDigest } from './order-digest-schema'

export type { OrderDigest } from './order-digest-schema'

const DAY_MINUTES = 24 * 60

/** `now` is an ISO instant in UTC. */
export function orderDigest(order: OrderView, now: string): OrderDigest {
  const { status, paymentStatus, bookingReference, lastError, charged, held } = order
  return {
    status,
    paymentStatus,
    bookingReference,
    lastError,
    charged: formatMoney(charged),
    held: held && formatMoney(held),
    next: nextWords(order, now),
  }
}

function nextWords({ next, cardBrand, cardLast4 }: OrderView, now: string): string | null {
  if (!next) return null
  const card = cardBrand && cardLast4 ? cardName({ brand: cardBrand, last4: cardLast4 }) : null
  const sentence = card ? next.sentence.replaceAll(card, 'the card') : next.sentence
  return next.by ? sentence.replace(/\.$/, `${untilWords(next.by, now)}.`) : sentence
}

/** ", within 14 minutes" for today's, ", by Thu 26 Nov" for what is further off; nothing once it is over. */
function untilWords(by: string, now: string): string {
  const minutes = Math.ceil((Date.parse(by) - Date.parse(now)) / 60_000)
  if (minutes <= 0) return ''
  if (minutes < 120) return `, within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return minutes < DAY_MINUTES ? `, within ${Math.ceil(minutes / 60)} hours` : `, by ${formatDay(by.slice(0, 10))}`
}
