import { isAwaitingBank, isRefused, isUnderWay } from '@/components/payment/order-state'
import { Tag } from '@/components/ui/chip'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { standingWords } from './standing-words'

type Standing = Pick<OrderView, 'status' | 'paymentStatus'>

/** How an order stands, in colour and always in words. */
export function OrderBadge({ order }: { order: Standing }) {
  return <Tag tone={toneOf(order)}>{standingWords(order)}</Tag>
}

function toneOf(order: Standing): 'moss' | 'brick' | 'sea' | 'ribbon' | 'saffron' {
  if (order.status === 'success') return 'moss'
  if (order.status === 'cancelled' && order.paymentStatus !== 'failed') return 'ribbon'
  if (isRefused(order)) return 'brick'
  if (isAwaitingBank(order)) return 'saffron'
  return isUnderWay(order) ? 'sea' : 'saffron'
}
