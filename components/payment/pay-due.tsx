'use client'

import { useId, useRef } from 'react'
import { ErrorModal } from '@/components/booking/error-modal'
import { useFocusOnChange } from '@/components/booking/use-focus-on-change'
import { Price } from '@/components/ui/price'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/payment'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { BankCheck } from './bank-check'
import { cardField } from './card-field'
import { isAwaitingBank, isUnderWay } from './order-state'
import { failureTitle } from './order-words'
import { PayDueForm } from './pay-due-form'
import { PayDueReview } from './pay-due-review'
import { usePayDue } from './use-pay-due'

/** For a trip that is booked and whose payment failed: what is due, with which card, and the one press that pays it. */
export function PayDue({ order: given, onPaid }: { order: OrderView; onPaid?: (order: OrderView) => void }) {
  const root = useRef<HTMLElement>(null)
  const titleId = useId()
  const payDue = usePayDue(given, onPaid)
  const { order, state, held, notice, failure, review, pay, take, leaveBankCheck, useAnotherCard, closeFailure } = payDue
  const screen = state.name === 'review' ? 'review' : state.name === 'paying' || isUnderWay(order) ? 'running' : 'form'
  const head = useFocusOnChange<HTMLHeadingElement>(screen, failure === null)
  const isPaying = state.name === 'paying' || state.name === 'looking'
  return (
    <section ref={root} aria-labelledby={titleId}>
      <div className="flex flex-col gap-1.5 border-b bg-saffron-soft px-4 py-4 sm:px-5">
        <h2 id={titleId} ref={head} tabIndex={-1} className="rounded-control outline-none font-semibold text-[18px] leading-6">
          {texts.actionNeeded}
        </h2>
        <p className="text-[15px] leading-6">{order.lastError ?? texts.pleasePayWithAnotherCard}</p>
        <p className="flex flex-wrap items-baseline gap-x-4 text-fact text-ink-soft">
          {order.bookingReference && (
            <span>
              {texts.bookingReference} <span className="figures text-ink">{order.bookingReference}</span>
            </span>
          )}
          <span>
            {texts.toPay} <Price money={order.total} className="font-semibold text-ink" />
          </span>
        </p>
      </div>
      {isPaying ? (
        <Paying sentence={state.name === 'looking' ? texts.lookingWhetherPaymentArrived : texts.sendingYourPayment} />
      ) : isAwaitingBank(order) ? (
        <BankCheck order={order} opensByItself={state.name === 'watching'} onOrder={take} onLeft={leaveBankCheck} />
      ) : isUnderWay(order) ? (
        <Paying sentence={texts.payingForYourBooking} />
      ) : state.name === 'review' ? (
        <PayDueReview
          card={state.card}
          due={state.due}
          notice={notice}
          onPay={() => void pay()}
          onCheckAgain={() => void review(state.card, state.keepCard)}
          onUseAnother={useAnotherCard}
        />
      ) : (
        <PayDueForm
          amount={order.total}
          held={held}
          isChecking={state.name === 'checking'}
          notice={notice}
          onReview={review}
          onUseAnother={useAnotherCard}
        />
      )}
      <ErrorModal
        image="card"
        isOpen={failure !== null}
        title={failure ? failureTitle(failure) : ''}
        message={failure?.lastError ?? texts.paymentDidNotGoThrough}
        buttonLabel={texts.payWithAnotherCard}
        focusAfter={() => cardField(root.current)}
        onClose={closeFailure}
      >
        <p className="mt-1 text-ink-soft">{texts.yourTripStaysBooked}</p>
      </ErrorModal>
    </section>
  )
}

function Paying({ sentence }: { sentence: string }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-3 px-4 py-8 text-center sm:px-5">
      <div role="status">
        <WorkingLine>{sentence}</WorkingLine>
      </div>
      <p className="max-w-[44ch] text-fact text-ink-soft">{texts.staysBookedAndPaidOnce}</p>
    </div>
  )
}
