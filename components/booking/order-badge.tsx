import { isRefused, isUnderWay } from '@/components/payment/order-state'
import { statusWords } from '@/components/payment/order-words'
import { Tag } from '@/components/ui/chip'
import type { OrderView } from '@/lib/travel/trip/live-trip'

/** How an order stands, in colour and always in words. */
export function OrderBadge({ order }: { order: Pick<OrderView, 'status' | 'paymentStatus'> }) {
  const tone = order.status === 'success' ? 'moss' : isRefused(order) ? 'brick' : isUnderWay(order) ? 'sea' : 'saffron'
  return <Tag tone={tone}>{statusWords(order)}</Tag>
}
