'use client'

import { useRef } from 'react'
import { ErrorModal } from '@/components/booking/error-modal'
import { timeOfDay } from '@/components/booking/time-of-day'
import { useLoadSavedPassengers, useSavedPassengers } from '@/components/passengers/saved-at-first'
import { useTimeFormat } from '@/components/session/preferences'
import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { useHasPassed } from '@/components/state/use-has-passed'
import * as texts from '@/lib/texts/payment'
import type { Billing } from '@/lib/travel/payment/billing'
import { countryOfLanguages } from '@/lib/travel/places/country-of-languages'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type BillingStart, billingFrom, tidyBilling } from './billing-defaults'
import { cardField } from './card-field'
import { isChargedInVain, isSoldOut } from './order-state'
import { OrderUnderWay } from './order-under-way'
import { failureTitle, keptWords } from './order-words'
import { PayReview } from './pay-review'
import { PaymentForm } from './payment-form'
import { SoldOutAlternatives } from './sold-out-alternatives'
import type { Payment } from './use-payment'

/** Step 2: who pays and with which card; then the exact amount once more, and the one press that buys. */
export function PaymentStep({
  live,
  payment,
  typed,
  onType,
  onEditPassengers,
  onOtherFlights,
}: {
  live: LiveTrip
  payment: Payment
  /** What is in the draft, complete or not. */
  typed: Partial<Billing>
  onType: (billing: Partial<Billing>) => void
  onEditPassengers: () => void
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  const timeFormat = useTimeFormat()
  const { state, notice, failure, isRunning, review, pay, backToForm, closeFailure } = payment
  const isNoLongerHeld = useHasPassed(live.trip.result?.expiresAt ?? '')
  const billing = billingFrom(typed, live.trip, useBillingStart())

  if (isRunning || live.order?.status === 'needs_review') return <OrderUnderWay order={live.order} payment={payment} />
  if (state.name === 'review') {
    return (
      <PayReview
        live={live}
        card={state.card}
        confirmation={state.confirmation}
        email={billing.email}
        notice={notice}
        onPay={pay}
        onCheckAgain={() => review(tidyBilling(billing), state.card)}
        onBack={backToForm}
        onOtherFlights={onOtherFlights}
      />
    )
  }
  const isInVain = failure !== null && isChargedInVain(failure)
  const isDeclined = failure?.paymentStatus === 'failed' && !isInVain
  return (
    <div ref={root}>
      <PaymentForm live={live} payment={payment} billing={billing} onType={onType} onEditPassengers={onEditPassengers} />
      <ErrorModal
        image={isDeclined ? 'card' : 'storm'}
        isOpen={failure !== null}
        title={failure ? failureTitle(failure) : ''}
        message={failure?.lastError ?? texts.orderWasNotBooked}
        buttonLabel={isDeclined ? texts.payWithAnotherCard : texts.backToPayment}
        focusAfter={() => cardField(root.current)}
        onClose={closeFailure}
      >
        {failure && !isInVain && (
          <div className="mt-1 text-ink-soft">
            <p>{keptWords(failure)}</p>
            {live.trip.result && !isNoLongerHeld && !isSoldOut(failure) && failure.status !== 'price_changed' && (
              <p>{texts.priceIsHeldUntil(timeOfDay(live.trip.result.expiresAt, timeFormat))}</p>
            )}
          </div>
        )}
        {failure && isSoldOut(failure) && <SoldOutAlternatives live={live} onChanged={closeFailure} />}
      </ErrorModal>
    </div>
  )
}

function useBillingStart(): BillingStart {
  const saved = useSavedPassengers()
  useLoadSavedPassengers()
  // Which languages a browser has, the server does not know.
  const isHydrated = useIsHydrated()
  const countryCode = isHydrated ? countryOfLanguages(navigator.languages) : null
  return { last: saved?.lastBilling, email: saved?.account.email ?? '', countryCode }
}
