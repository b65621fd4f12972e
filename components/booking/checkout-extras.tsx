'use client'

import { AncillariesBar } from '@/components/ancillaries/ancillaries-bar'
import { ChevronDownIcon } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import * as texts from '@/lib/texts/booking'
import { addMoney, zeroMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { tripPrice } from '@/lib/travel/trip/price'

/**
 * Seats, bags, meals and extras once more before paying: one line in the thread, where the trip stands in full above or beside it. It
 * stands open after an order that was not booked: a seat that somebody else took is chosen anew here.
 */
export function CheckoutExtras({ live }: { live: LiveTrip }) {
  const price = tripPrice(live.trip)
  if (!price?.isFinal) return null
  const sum = addMoney(zeroMoney(price.total.currency), ...price.ancillaries.map(({ total }) => total))
  return (
    <details open={live.order?.status === 'failed'} className="group border-b px-4 group-data-[place=page]/checkout:hidden sm:px-5">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-[15px] [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{texts.seatsBagsMealsAndExtras}</span>
        {price.ancillaries.length > 0 ? <Price money={sum} /> : <span className="text-fact text-ink-soft">{texts.noneAdded}</span>}
        <ChevronDownIcon className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-4">
        <AncillariesBar threadId={live.threadId} />
      </div>
    </details>
  )
}
