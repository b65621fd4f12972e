'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/booking'
import { formatMoney } from '@/lib/travel/money'
import type { OrderCancellation } from '@/lib/travel/payment/cancellation-schema'
import { refundOf } from '@/lib/travel/payment/refund-of'
import { quotedRefundWords } from '@/lib/travel/payment/refund-words'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { Worded } from '../ui/worded'
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
    <Card aria-label={texts.cancelThisBooking} className="flex flex-col items-start gap-3 p-4 sm:p-5">
      <h2 className="font-semibold text-[15px]">{texts.plansChanged}</h2>
      {'refusal' in state && state.refusal && (
        <div role="alert">
          <Note>{state.refusal}</Note>
        </div>
      )}
      {state.name === 'closed' && (
        <>
          <p className="text-fact text-ink-soft">{texts.weAskTheAirlineFirst}</p>
          <Button ref={opener} tone="danger" onClick={ask}>
            {texts.cancelThisBooking}
          </Button>
        </>
      )}
      {(state.name === 'asking' || state.name === 'cancelling') && (
        <div role="status" className="flex min-h-11 items-center">
          <WorkingLine>{state.name === 'asking' ? texts.askingWhatComesBack : texts.cancellingWithTheAirline}</WorkingLine>
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
        {texts.whatComesBack}
      </h3>
      <p>{quotedRefundWords(order.total, cancellation)}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-fact text-ink-soft">
        {comesBack && <li>{texts.banksShowItWithinDays}</li>}
        <li>{texts.allOfThisBookingEnds}</li>
        {cancellation.expiresAt && (
          <li>
            <Worded words={texts.answerHoldsUntil} parts={{ time: <LocalTime instant={cancellation.expiresAt} /> }} />
          </li>
        )}
        {order.isSimulated && <li>{texts.simulatedRefund}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" onClick={onConfirm}>
          {confirmLabel(order, cancellation)}
        </Button>
        <Button onClick={onKeep}>{texts.keepTheBooking}</Button>
      </div>
    </div>
  )
}

function confirmLabel({ total }: OrderView, cancellation: OrderCancellation): string {
  const amount = refundOf(total, cancellation)
  if (amount === 'unknown') return texts.cancelAmountUnknown
  if (amount !== 'nothing') return texts.cancelAndGetBack(formatMoney(amount))
  return cancellation.refund && cancellation.refund.amountMinor > 0
    ? texts.cancelAndGetFromAirline(formatMoney(cancellation.refund))
    : texts.cancelNothingComesBack
}
