'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import { formatMoney } from '@/lib/travel/money'
import type { OrderCancellation } from '@/lib/travel/payment/cancellation'
import { refundOf } from '@/lib/travel/payment/refund-of'
import { quotedRefundWords } from '@/lib/travel/payment/refund-words'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import { LocalTime } from './local-time'
import { useCancelBooking } from './use-cancel-booking'

/** Giving a booking back: first what comes back, to where and until when that holds; then the press that does it, or keeping it. */
export function CancelBooking({ order }: { order: OrderView }) {
  const { state, ask, confirm, keep } = useCancelBooking(order)
  const opener = useRef<HTMLButtonElement>(null)
  const isClosing = useRef(false)

  useEffect(() => {
    if (state.name !== 'closed' || !isClosing.current) return
    isClosing.current = false
    opener.current?.focus()
  }, [state.name])

  return (
    <Card aria-label="Cancel this booking" className="flex flex-col items-start gap-3 p-4 sm:p-5">
      <h2 className="font-semibold text-[15px]">Plans changed</h2>
      {'refusal' in state && state.refusal && (
        <div role="alert">
          <Note>{state.refusal}</Note>
        </div>
      )}
      {state.name === 'closed' && (
        <>
          <p className="text-fact text-ink-soft">We ask the airline what comes back first. Nothing is cancelled by asking.</p>
          <Button ref={opener} tone="danger" onClick={ask}>
            Cancel this booking
          </Button>
        </>
      )}
      {(state.name === 'asking' || state.name === 'cancelling') && (
        <div role="status" className="flex min-h-11 items-center">
          <WorkingLine>{state.name === 'asking' ? 'Asking the airline what comes back' : 'Cancelling with the airline'}</WorkingLine>
        </div>
      )}
      {state.name === 'quoted' && (
        <QuotedCancellation
          order={order}
          cancellation={state.cancellation}
          onConfirm={confirm}
          onKeep={() => {
            isClosing.current = true
            keep()
          }}
        />
      )}
    </Card>
  )
}

function QuotedCancellation({
  order,
  cancellation,
  onConfirm,
  onKeep,
}: {
  order: OrderView
  cancellation: OrderCancellation
  onConfirm: () => void
  onKeep: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const comesBack = typeof refundOf(order.total, cancellation) !== 'string'
  return (
    <div className="flex w-full flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="rounded-control font-semibold text-[18px] leading-6">
        What comes back
      </h3>
      <p>{quotedRefundWords(order.total, cancellation)}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-fact text-ink-soft">
        {comesBack && <li>Banks mostly show it within 5 to 10 days.</li>}
        <li>All flights, seats and extras of this booking end for every traveller. It cannot be undone.</li>
        {cancellation.expiresAt && (
          <li>
            This answer holds until <LocalTime instant={cancellation.expiresAt} />.
          </li>
        )}
        {order.isSimulated && <li>Simulated: no real money moves.</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" onClick={onConfirm}>
          {confirmLabel(order, cancellation)}
        </Button>
        <Button onClick={onKeep}>Keep the booking</Button>
      </div>
    </div>
  )
}

function confirmLabel({ total }: OrderView, cancellation: OrderCancellation): string {
  const amount = refundOf(total, cancellation)
  if (amount === 'unknown') return 'Cancel, the amount is not known'
  if (amount !== 'nothing') return `Cancel and get ${formatMoney(amount)} back`
  return cancellation.refund && cancellation.refund.amountMinor > 0
    ? `Cancel and get ${formatMoney(cancellation.refund)} from the airline`
    : 'Cancel, nothing comes back'
}
