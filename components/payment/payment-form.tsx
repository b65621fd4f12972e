'use client'

import { useRef, useState } from 'react'
import { StepFooter } from '@/components/booking/step-footer'
import { PriceBreakdown } from '@/components/trip/price-breakdown'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import { Ribbon } from '@/components/ui/ribbon'
import * as texts from '@/lib/texts/payment'
import type { Billing } from '@/lib/travel/payment/billing'
import { isReadyForPayment, missingForPayment } from '@/lib/travel/payment/ready-for-payment'
import { type BillingErrors, validateBilling } from '@/lib/travel/payment/validate-billing'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { tripPrice } from '@/lib/travel/trip/price'
import { tidyBilling } from './billing-defaults'
import { BillingForm } from './billing-form'
import { CardSection } from './card-section'
import { CardWidget } from './card-widget'
import type { CardWidgetHandle } from './card-widget-props'
import { KeepCardField } from './keep-card-field'
import { isRefused } from './order-state'
import { chargedWords, keptWords } from './order-words'
import { passengersProblem } from './passengers-problem'
import { useCardChoice } from './use-card-choice'
import type { Payment } from './use-payment'

/** What is bought, who pays and with which card. One press leads on; what is missing is marked, and the first of it has the focus. */
export function PaymentForm({
  live,
  payment,
  billing,
  onType,
  onEditPassengers,
}: {
  live: LiveTrip
  payment: Payment
  billing: Billing
  /** Only the fields that were typed. */
  onType: (billing: Partial<Billing>) => void
  onEditPassengers: () => void
}) {
  const root = useRef<HTMLDivElement>(null)
  const widget = useRef<CardWidgetHandle>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isShowingAll, setIsShowingAll] = useState(false)
  const [shouldKeep, setShouldKeep] = useState(false)
  const [isExchanging, setIsExchanging] = useState(false)
  const choice = useCardChoice()
  const { state, card: held, notice, review, useAnotherCard } = payment
  const price = tripPrice(live.trip)
  const isBusy = isExchanging || state.name === 'checking'
  const errors = validateBilling(tidyBilling(billing))
  const shownErrors: BillingErrors = isShowingAll ? errors : Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field)))
  const lacking = passengersProblem(live.trip)

  const readiness = {
    arePassengersValid: !lacking,
    isBillingValid: Object.keys(errors).length === 0,
    // A card that was handed over already needs no form.
    card: held ? { ...choice.info, showCardForm: false } : choice.info,
  }

  const proceed = async () => {
    if (isBusy) return
    setIsShowingAll(true)
    if (!isReadyForPayment(readiness)) return showMissing()
    if (held) return void review(tidyBilling(billing), held)
    if (choice.chosen) return void review(tidyBilling(billing), choice.chosen.card, false)
    setIsExchanging(true)
    const token = await widget.current?.submit()
    setIsExchanging(false)
    if (token) void review(tidyBilling(billing), token, shouldKeep)
  }
  const showMissing = () => {
    const missing = missingForPayment(readiness)
    // The widget marks what is wrong with a card itself, and takes the focus.
    if (missing === 'card') return void widget.current?.submit()
    widget.current?.showErrors()
    const first = missing === 'passengers' ? '[data-edit-passengers]' : '[name^="billing."][aria-invalid="true"]'
    // The fields are marked with the next paint; then the first one is there to be found.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(first)?.focus())
  }

  return (
    <div ref={root}>
      {live.order?.status === 'price_changed' && (
        <Ribbon tone="stale">
          {live.order.lastError ?? texts.airlineChangedItsPrice} {chargedWords(live.order)}
        </Ribbon>
      )}
      {live.order && isRefused(live.order) && (
        <Ribbon tone="failed">
          {live.order.lastError ?? texts.orderWasNotBooked} {keptWords(live.order)}
        </Ribbon>
      )}
      <div className="flex flex-col gap-6 px-4 py-5 sm:px-5">
        {price && (
          <section aria-label={texts.price} className="rounded-control bg-paper p-4">
            <PriceBreakdown price={price} />
          </section>
        )}
        <div className="flex items-baseline justify-between gap-3 text-fact">
          <p className="min-w-0 break-words text-ink">
            {live.trip.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
          </p>
          <Button tone="text" size="small" data-edit-passengers className="-me-3 shrink-0" onClick={onEditPassengers}>
            {texts.editPassengers}
          </Button>
        </div>
        {lacking && isShowingAll && (
          <div role="alert">
            <FailedNote happened={lacking} kept={texts.everythingYouTypedIsKept} />
          </div>
        )}
        <BillingForm
          billing={billing}
          errors={shownErrors}
          onChange={onType}
          onLeave={(field) => setLeft((before) => new Set(before).add(field))}
        />
        <section aria-label={texts.card} data-card-choice className="flex flex-col gap-3 border-t pt-5">
          <h3 className="font-semibold text-[15px]">{texts.card}</h3>
          <CardSection held={held} choice={choice} onUseAnother={useAnotherCard}>
            {price && (
              <CardWidget
                ref={widget}
                amount={price.total}
                billing={tidyBilling(billing)}
                keepCard={shouldKeep}
                isDisabled={state.name === 'checking'}
                onEnter={() => void proceed()}
                onState={choice.onFormState}
              />
            )}
            <KeepCardField isWanted={shouldKeep} onChange={setShouldKeep} />
          </CardSection>
        </section>
        {notice && (
          <div role="alert">
            <FailedNote happened={notice} kept={texts.everythingYouTypedIsKept} />
          </div>
        )}
      </div>
      <StepFooter total={price?.total}>
        <Button
          tone="primary"
          disabled={state.name === 'checking'}
          aria-disabled={isExchanging || undefined}
          onClick={() => void proceed()}
        >
          {isExchanging ? texts.checkingTheCard : state.name === 'checking' ? texts.checkingThePrice : texts.reviewAndPay}
        </Button>
      </StepFooter>
    </div>
  )
}
