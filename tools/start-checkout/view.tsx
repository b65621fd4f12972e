'use client'

import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { CheckoutLine } from '@/components/booking/checkout-line'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { useTrip } from '@/components/state/opened-trip'
import { useTripStore } from '@/components/state/trip-store'
import { useNewestCard } from '@/components/trip/use-newest-card'
import { FailedNote } from '@/components/ui/failed-note'
import { createLatePart, useLatePart } from '@/components/ui/late-part'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { wasBooked } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/tools'
import { sliceLabel } from '@/lib/travel/flights/search'
import { checkoutStep } from '@/lib/travel/trip/mode'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

const lateCheckout = createLatePart(() => import('@/components/booking/checkout').then((module) => module.Checkout))

const lateMessage = createLatePart(() => import('@/components/booking/booked-message').then((module) => module.BookedMessage))

/**
 * The checkout stands in the thread as a panel on the live trip; a past one folds to a line that opens it again, and one of an older
 * choice stays folded.
 */
export function StartCheckoutView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  const { threadId, act } = useChatActions()
  // Stays open once it is open: an answer that arrives below must not take the form away.
  const [isOpen, setIsOpen] = useState(isLatest)
  const { ref, isNewest } = useNewestCard('checkout', isLatest)
  const isRead = useReadOnly() !== null
  const hasClosed = useTripStore(({ trips }) => {
    const live = trips[threadId]
    return live !== undefined && checkoutStep(live.trip, live.order ? wasBooked(live.order.status) : false) === null
  })
  const isWanted = isOpen && isNewest && !isRead && part.state === 'done' && part.output.status !== 'refused'
  const isBooked = useTrip(threadId)?.order?.status === 'success'
  const BookedMessage = useLatePart(lateMessage, isBooked && isNewest && !isRead && part.state === 'done', () => {})
  const Checkout = useLatePart(lateCheckout, isWanted, () => setIsOpen(false))
  // A form that the thread has left behind must not come alive again when the next checkout opens.
  if (isOpen && !isLatest && hasClosed) setIsOpen(false)
  const box = useRef<HTMLDivElement>(null)
  const close = useCallback(() => {
    flushSync(() => setIsOpen(false))
    box.current?.querySelector('button')?.focus()
  }, [])
  const goBackTo = (sliceIndex: number) => {
    const result = useTripStore.getState().trips[threadId]?.trip.result
    const label = sliceLabel(result?.search.tripType ?? 'one-way', sliceIndex).toLowerCase()
    act({ type: 'drop-pick', sliceIndex }, texts.youWentBackToTheFlights(label))
  }
  if (part.state === 'running') return <WorkingLine>{texts.openingTheCheckout}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsKept} isLatest={isLatest} />
  if (part.output.status === 'refused') return <FailedNote happened={part.output.refusal.message} kept={texts.nothingWasChanged} />
  if (isRead) return <p className="rounded-card border bg-sheet px-4 py-3 text-[15px] text-ink-soft">{texts.checkout}</p>
  return (
    <div ref={ref}>
      <div ref={box}>
        {isWanted ? (
          Checkout ? (
            <Checkout threadId={threadId} onOtherFlights={goBackTo} onClose={close} />
          ) : (
            <WorkingLine>{texts.openingTheCheckout}</WorkingLine>
          )
        ) : (
          <CheckoutLine threadId={threadId} onOpen={isNewest ? () => setIsOpen(true) : undefined} />
        )}
      </div>
      {isNewest && BookedMessage && <BookedMessage threadId={threadId} canGoOn={isLatest} />}
    </div>
  )
}

export const shown = shownBy<typeof schema>(StartCheckoutView)
