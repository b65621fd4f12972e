import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/booking'
import { formatMoney } from '@/lib/travel/money'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'

/** What was taken from the card, and what is only held on it. */
export function OrderAmounts({ order: { charged, held } }: { order: Pick<OrderView, 'charged' | 'held'> }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-[15px] leading-6">
      <Amount label={texts.charged} money={charged} />
      {held && <Amount label={texts.held} money={held} />}
    </dl>
  )
}

function Amount({ label, money }: { label: string; money: OrderView['charged'] }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">
        <Price money={money} />
      </dd>
    </div>
  )
}

/** "Charged £0.00, held £412.00", for who hears it. */
export function amountWords({ charged, held }: Pick<OrderView, 'charged' | 'held'>): string {
  return held ? texts.chargedAndHeld(formatMoney(charged), formatMoney(held)) : texts.chargedAmount(formatMoney(charged))
}
