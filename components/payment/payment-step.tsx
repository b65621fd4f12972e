'use client'

import { useRef, useState } from 'react'
import { ErrorModal } from '@/components/booking/error-modal'
import { StepFooter } from '@/components/booking/step-footer'
import { timeOfDay } from '@/components/booking/time-of-day'
import { useHasPassed } from '@/components/state/use-has-passed'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Ribbon } from '@/components/ui/ribbon'
import type { Billing } from '@/lib/travel/payment/billing'
import { type BillingErrors, validateBilling } from '@/lib/travel/payment/validate-billing'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { tripPrice } from '@/lib/travel/trip/price'
import { billingFrom, tidyBilling } from './billing-defaults'
import { BillingForm } from './billing-form'
import { CardWidget, type CardWidgetHandle } from './card-widget'
import { isRefused } from './order-state'
import { OrderUnderWay } from './order-under-way'
import { keptWords } from './order-words'
import { PayReview } from './pay-review'
import type { Payment } from './use-payment'

/** Step 2: who pays and with which card; then the exact amount once more, and the one press that buys. */
export function PaymentStep({
  live,
  payment,
  typed,
  onType,
  onEditPassengers,
}: {
  live: LiveTrip
  payment: Payment
  /** What is in the draft, complete or not. */
  typed: Partial<Billing>
  onType: (billing: Billing) => void
  onEditPassengers: () => void
}) {
  const root = useRef<HTMLDivElement>(null)
  const widget = useRef<CardWidgetHandle>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isShowingAll, setIsShowingAll] = useState(false)
  const { state, card, notice, failure, isRunning, review, pay, backToForm, useAnotherCard, closeFailure } = payment
  const isNoLongerHeld = useHasPassed(live.trip.result?.expiresAt ?? '')
  const price = tripPrice(live.trip)
  const billing = billingFrom(typed, live.trip)
  const errors = validateBilling(tidyBilling(billing))
  const shownErrors: BillingErrors = isShowingAll ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field)))

  if (isRunning) return <OrderUnderWay order={live.order} phase={state.name} />
  if (live.order?.status === 'needs_review') return <OrderUnderWay order={live.order} phase="editing" />
  if (state.name === 'review') {
    return (
      <PayReview
        card={state.card}
        confirmation={state.confirmation}
        email={billing.email}
        notice={notice}
        onPay={pay}
        onCheckAgain={() => review(tidyBilling(billing), state.card)}
        onBack={backToForm}
      />
    )
  }

  const proceed = () => {
    setIsShowingAll(true)
    if (Object.keys(errors).length > 0) {
      // The fields are marked with the next paint; then the first one is there to be found.
      return requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[name^="billing."][aria-invalid="true"]')?.focus())
    }
    const token = card ?? widget.current?.submit()
    if (token) void review(tidyBilling(billing), token)
  }

  return (
    <div ref={root}>
      {live.order?.status === 'price_changed' && (
        <Ribbon tone="stale">
          {live.order.lastError ?? 'The airline changed its price before the booking was made.'} Nothing was charged.
        </Ribbon>
      )}
      {live.order && isRefused(live.order) && (
        <Ribbon tone="failed">
          {live.order.lastError ?? 'The order was not booked.'} {keptWords(live.order)}
        </Ribbon>
      )}
      <div className="flex flex-col gap-6 px-4 py-5 sm:px-5">
        {price && (
          <section aria-label="Price" className="rounded-control bg-paper p-4">
            <PriceBreakdown price={price} />
          </section>
        )}
        <div className="flex items-baseline justify-between gap-3 text-fact">
          <p className="min-w-0 text-ink-soft">
            <span className="text-ink">{live.trip.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</span>
          </p>
          <Button tone="text" size="small" className="-mr-3 shrink-0" onClick={onEditPassengers}>
            Edit passengers
          </Button>
        </div>
        <BillingForm
          billing={billing}
          errors={shownErrors}
          onChange={(change) => onType({ ...billing, ...change })}
          onLeave={(field) => setLeft((before) => new Set(before).add(field))}
        />
        <section aria-label="Card" className="flex flex-col gap-3 border-t pt-5">
          <h3 className="font-semibold text-[15px]">Card</h3>
          {card ? (
            <p className="flex items-baseline justify-between gap-3">
              <span>
                {card.brand} ending <span className="figures">{card.last4}</span>
              </span>
              <Button tone="text" size="small" className="-mr-3" onClick={useAnotherCard}>
                Use another card
              </Button>
            </p>
          ) : (
            <CardWidget ref={widget} onEnter={proceed} />
          )}
        </section>
        {notice && <FailedNote happened={notice} kept="Everything you typed is kept." />}
      </div>
      <StepFooter total={price?.total}>
        <Button tone="primary" disabled={state.name === 'checking'} onClick={proceed}>
          {state.name === 'checking' ? 'Checking the price…' : 'Review and pay'}
        </Button>
      </StepFooter>
      <ErrorModal
        isOpen={failure !== null}
        title={failure?.paymentStatus === 'failed' ? 'The card was declined' : 'The flights were not booked'}
        message={failure?.lastError ?? 'The order was not booked.'}
        buttonLabel={failure?.paymentStatus === 'failed' ? 'Pay with another card' : 'Back to payment'}
        focusAfter={() => root.current?.querySelector<HTMLElement>('[data-card="number"]')}
        onClose={closeFailure}
      >
        {failure && (
          <div className="mt-1 text-ink-soft">
            <p>{keptWords(failure)}</p>
            {live.trip.result && !isNoLongerHeld && <p>Your price is held until {timeOfDay(live.trip.result.expiresAt)}.</p>}
          </div>
        )}
      </ErrorModal>
    </div>
  )
}
