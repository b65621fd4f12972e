'use client'

import { formatMoney } from '@/lib/travel/money'
import type { TripPrice } from '@/lib/travel/trip/price'
import { useChatActions } from '../../chat/chat-actions'
import { StoredTime } from '../../flights/card-standing'
import { useHasPassed } from '../../state/use-has-passed'
import { Button } from '../../ui/button'
import { OfferClock } from '../offer-clock'

/** The way to the checkout while the prices hold; after that the thread asks for new ones, at its one place for it. */
export function CheckOutFoot({ price, whom, expiresAt }: { price: TripPrice; whom: string; expiresAt: string }) {
  const { threadId, act, isBusy } = useChatActions()
  const hasExpired = useHasPassed(expiresAt)
  if (hasExpired) {
    return (
      <footer className="border-t bg-paper px-4 py-3 text-fact text-saffron">
        These prices were held until <StoredTime instant={expiresAt} />. Your choices are kept; check the prices again to go on.
      </footer>
    )
  }
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-paper px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-fact text-ink-soft">Everything included, {whom}. Nothing is paid before the last step.</p>
        <OfferClock threadId={threadId} expiresAt={expiresAt} />
      </div>
      <Button
        tone="primary"
        className="max-sm:w-full"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => act({ type: 'start-checkout' }, 'You went to check out')}
      >
        <span className="figures">Check out · {formatMoney(price.total)}</span>
      </Button>
    </footer>
  )
}
