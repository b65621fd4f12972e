'use client'

import { formatMoney } from '@/lib/travel/money'
import type { TripPrice } from '@/lib/travel/trip/price'
import { useChatActions } from '../../chat/chat-actions'
import { useHasPassed } from '../../state/use-has-passed'
import { Button } from '../../ui/button'
import { OfferClock } from '../offer-clock'

/** The way to the checkout while the prices hold; after that, asking for them again. `labels[i]` names direction i. */
export function CheckOutFoot({ price, whom, expiresAt, labels }: { price: TripPrice; whom: string; expiresAt: string; labels: string[] }) {
  const { threadId, act, isBusy } = useChatActions()
  const hasExpired = useHasPassed(expiresAt)

  function goBack(sliceIndex: number) {
    act({ type: 'drop-pick', sliceIndex }, `You went back to the ${labels[sliceIndex]?.toLowerCase() ?? ''} flights`)
  }

  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-paper px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        {!hasExpired && <p className="text-fact text-ink-soft">Everything included, {whom}. Nothing is paid before the last step.</p>}
        <OfferClock threadId={threadId} expiresAt={expiresAt} onOtherFlights={goBack} />
      </div>
      {!hasExpired && (
        <Button
          tone="primary"
          className="max-sm:w-full"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => act({ type: 'start-checkout' }, 'You went to check out')}
        >
          <span className="figures">Check out · {formatMoney(price.total)}</span>
        </Button>
      )}
    </footer>
  )
}
