'use client'

import { useTrip } from '@/components/state/opened-trip'
import { Button } from '@/components/ui/button'
import { type BookingStatus, wasBooked } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/booking'

const STANDING: Partial<Record<BookingStatus, string>> = { success: texts.booked, cancelled: texts.cancelled }

/** A checkout that has scrolled into the past: how it stands today, and a way back into it. Without `onOpen` a newer one stands below. */
export function CheckoutLine({ threadId, onOpen }: { threadId: string; onOpen: (() => void) | undefined }) {
  const live = useTrip(threadId)
  if (!onOpen) return <p className="rounded-card border bg-sheet px-4 py-3 text-[15px] text-ink-soft">{texts.checkoutWasReplaced}</p>
  const isBooked = live?.order ? wasBooked(live.order.status) : false
  const isOpenable = isBooked || live?.trip.isCheckingOut
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-sheet px-4 py-3 text-[15px]">
      <p className="min-w-0">
        {isBooked && live?.order
          ? `${STANDING[live.order.status] ?? texts.beingCancelled} · ${live.order.bookingReference ?? ''}`
          : texts.checkout}
        {live && !isOpenable && <span className="text-ink-soft"> · {texts.closedAsTheTripHasChanged}</span>}
      </p>
      {isOpenable && (
        <Button size="small" onClick={onOpen}>
          {isBooked ? texts.showTheConfirmation : texts.goOnWithTheCheckout}
        </Button>
      )}
    </div>
  )
}
