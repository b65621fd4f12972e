'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Note } from '@/components/ui/note'
import { Price } from '@/components/ui/price'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/booking'
import { formatMoney, type Money, subtractMoney, zeroMoney } from '@/lib/travel/money'
import type { OrderCancellation } from '@/lib/travel/payment/cancellation-schema'
import { type RefundLine, refundLines } from '@/lib/travel/payment/refund-lines'
import { refundOf } from '@/lib/travel/payment/refund-of'
import { quotedRefundWords } from '@/lib/travel/payment/refund-words'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { Worded } from '../ui/worded'
import { LocalTime } from './local-time'
import { useCancelBooking } from './use-cancel-booking'

type Bought = Parameters<typeof refundLines>[0]

/** Giving a booking back: first what comes back, to where and until when that holds; then the press that does it, or keeping it. */
export function CancelBooking({ order, bought }: { order: OrderView; bought: Bought }) {
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
          bought={bought}
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
  bought,
  cancellation,
  onConfirm,
  onKeep,
}: {
  order: OrderView
  bought: Bought
  cancellation: OrderCancellation
  onConfirm: () => void
  onKeep: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const refund = refundOf(order.total, cancellation)
  const comesBack = typeof refund !== 'string'
  return (
    <div className="flex w-full flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="rounded-control font-semibold text-[18px] leading-6">
        {texts.whatComesBack}
      </h3>
      <p>{quotedRefundWords(order.total, cancellation)}</p>
      {refund !== 'unknown' && cancellation.refundBy === 'card' && (
        <WhatIsKept
          lines={refundLines(bought, cancellation)}
          paid={order.total}
          back={refund === 'nothing' ? zeroMoney(order.total.currency) : refund}
        />
      )}
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

/** The refund line by line, so that it can be held against what each fare said; one sum where the airline reckons otherwise. */
function WhatIsKept({ lines, paid, back }: { lines: RefundLine[] | null; paid: Money; back: Money }) {
  const kept = subtractMoney(paid, back)
  if (kept.amountMinor === 0) return null
  return (
    <table className="w-full border-collapse text-[15px] leading-6">
      <caption className="sr-only">{texts.refundLineByLine}</caption>
      <thead>
        <tr className="text-fact text-ink-soft">
          <th scope="col" className="pb-1 text-start font-normal">
            {texts.youPaid}
          </th>
          <th scope="col" className="whitespace-nowrap pb-1 text-end font-normal">
            {texts.youGetBack}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines?.map((line) => (
          <tr key={line.what} className="border-t align-top">
            <th scope="row" className="py-1.5 text-start font-normal">
              {line.what} <Price money={line.paid} className="text-ink-soft" />
              {line.why && <span className="block text-fact text-ink-soft">{line.why}</span>}
            </th>
            <td className="py-1.5 ps-4 text-end">
              <Price money={line.back} />
            </td>
          </tr>
        ))}
        {!lines && (
          <tr className="border-t align-top">
            <th scope="row" className="py-1.5 text-start font-normal">
              {texts.wholeBooking} <Price money={paid} className="text-ink-soft" />
              <span className="block text-fact text-ink-soft">{texts.airlineNamesOneSum}</span>
            </th>
            <td className="py-1.5 ps-4 text-end">
              <Price money={back} />
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className="pt-2 text-start">
            {texts.keptBack}
          </th>
          <td className="pt-2 ps-4 text-end">
            <Price money={kept} />
          </td>
        </tr>
      </tfoot>
    </table>
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
