'use client'

import { useRef } from 'react'
import { ClockTime } from '@/components/booking/clock-time'
import { StepFooter } from '@/components/booking/step-footer'
import { useHasPassed } from '@/components/state/use-has-passed'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailedNote } from '@/components/ui/failed-note'
import { Price } from '@/components/ui/price'
import { Worded } from '@/components/ui/worded'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/payment'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { useBankCheck } from './use-bank-check'

type BankCheckProps = {
  order: OrderView
  /** Right after paying the check opens by itself, once; after a reload, and elsewhere, it waits for a press. */
  opensByItself?: boolean
  /** The order after the check, however it ended. */
  onOrder: (order: OrderView) => void
  /** The order after the traveller gave this card up. */
  onLeft: (order: OrderView) => void
}

/** The bank wants to know that it is its customer: a normal stop on the way, with its time limit and two ways on. */
export function BankCheck({ order, opensByItself = false, onOrder, onLeft }: BankCheckProps) {
  const { state, notice, frame, open, finish, leave } = useBankCheck({ order, opensByItself, onOrder, onLeft })
  const opener = useRef<HTMLButtonElement>(null)
  const isLate = useHasPassed(order.actionBy ?? '')
  const isBusy = state.name === 'opening' || state.name === 'asking' || state.name === 'leaving'
  return (
    <section aria-label={texts.bankCheck} data-bank-check="">
      <div className="flex min-h-56 flex-col items-center justify-center gap-3 px-4 py-8 text-center sm:px-5">
        <Price money={order.held ?? order.total} className="font-semibold text-[28px] leading-9" />
        <div role="status" className="flex flex-col items-center gap-2">
          <WorkingLine>{texts.waitingForYourBank}</WorkingLine>
        </div>
        <p className="max-w-[44ch]">{isLate ? texts.bankCheckTimeIsOver : texts.bankAsksWhoPays}</p>
        <p className="max-w-[44ch] text-fact text-ink-soft">
          {order.status === 'payment_due' ? texts.yourTripStaysBooked : texts.nothingBookedBeforeThat}
          {order.actionBy && !isLate && (
            <>
              {' '}
              <Worded words={texts.answerUntil} parts={{ time: <ClockTime instant={order.actionBy} /> }} />
            </>
          )}
        </p>
        {notice?.isFailure && (
          <div role="alert" className="w-full text-start">
            <FailedNote happened={notice.words} />
          </div>
        )}
        {notice?.isFailure === false && <p role="status">{notice.words}</p>}
      </div>
      <StepFooter>
        {!isLate && (
          <Button ref={opener} tone="primary" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : open}>
            {openLabel(state.name)}
          </Button>
        )}
        <Button tone="text" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : leave}>
          {state.name === 'leaving' ? texts.closingThisPayment : texts.payWithAnotherCardInstead}
        </Button>
      </StepFooter>
      <Dialog
        isOpen={state.name === 'page'}
        onOpenChange={(willBeOpen) => !willBeOpen && finish()}
        title={texts.bankCheck}
        description={texts.answerYourBankHere}
        opensOn="dialog"
        onCloseAutoFocus={(event) => {
          if (!opener.current) return
          event.preventDefault()
          opener.current.focus()
        }}
      >
        {state.name === 'page' && (
          <iframe ref={frame} src={state.url} title={texts.bankCheck} className="h-[min(420px,60dvh)] w-full rounded-control" />
        )}
      </Dialog>
    </section>
  )
}

function openLabel(state: ReturnType<typeof useBankCheck>['state']['name']): string {
  if (state === 'opening') return texts.openingBankCheck
  return state === 'asking' ? texts.askingHowItEnded : texts.goToBankCheck
}
