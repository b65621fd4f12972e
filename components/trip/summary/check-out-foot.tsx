'use client'

import * as texts from '@/lib/texts/trip/summary'
import { formatMoney } from '@/lib/travel/money'
import type { TripPrice } from '@/lib/travel/trip/price'
import { useChatActions } from '../../chat/chat-actions'
import { StoredTime } from '../../flights/card-standing'
import { useHasPassed } from '../../state/use-has-passed'
import { Button } from '../../ui/button'
import { Worded } from '../../ui/worded'
import { OfferClock } from '../offer-clock'

/** The way to the checkout while the prices hold; after that the thread asks for new ones, at its one place for it. */
export function CheckOutFoot({ price, whom, expiresAt }: { price: TripPrice; whom: string; expiresAt: string }) {
  const { threadId, act, isBusy } = useChatActions()
  const hasExpired = useHasPassed(expiresAt)
  if (hasExpired) {
    return (
      <footer className="border-t bg-paper px-4 py-3 text-fact text-saffron">
        <Worded words={texts.pricesWereHeldUntil} parts={{ time: <StoredTime instant={expiresAt} /> }} />
      </footer>
    )
  }
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-paper px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-fact text-ink-soft">{texts.everythingIncluded(whom)}</p>
        <OfferClock threadId={threadId} expiresAt={expiresAt} />
      </div>
      <Button
        tone="primary"
        className="max-sm:w-full"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => act({ type: 'start-checkout' }, texts.youWentToCheckOut)}
      >
        <span className="figures">{texts.checkOut(formatMoney(price.total))}</span>
      </Button>
    </footer>
  )
}
