'use client'

import type { ReactNode, Ref } from 'react'
import { OfferClock } from '@/components/trip/offer-clock'
import { Price } from '@/components/ui/price'
import { Ribbon } from '@/components/ui/ribbon'
import { locksTrip } from '@/lib/states/booking-status'
import * as texts from '@/lib/texts/booking'
import type { Confirmation } from '@/lib/travel/payment/confirmation-schema'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { CheckoutStep } from '@/lib/travel/trip/mode'
import { tripPrice } from '@/lib/travel/trip/price'

const STEPS: { step: CheckoutStep; label: string }[] = [
  { step: 1, label: texts.passengers },
  { step: 2, label: texts.billingAndCard },
  { step: 3, label: texts.confirmation },
]

/** Where the traveller is, what it costs, how long that holds, and that it is simulated. */
export function CheckoutHead({
  live,
  step,
  confirmation,
  onOtherFlights,
  ref,
  children,
}: {
  live: LiveTrip
  step: CheckoutStep
  /** What the server has just priced, where that is newer than the trip. */
  confirmation?: Confirmation | undefined
  /** The traveller would rather choose another flight for this direction. */
  onOtherFlights?: ((sliceIndex: number) => void) | undefined
  ref?: Ref<HTMLElement>
  children?: ReactNode
}) {
  const { trip, order } = live
  const isSimulated = trip.result?.isSimulated || order?.isSimulated
  // Once an order is on its way or in a person's hands, no clock runs any more.
  const isOpen = step < 3 && !(order && locksTrip(order))
  const total = step === 3 ? order?.total : (confirmation?.quote.total ?? tripPrice(trip)?.total)
  return (
    <header ref={ref} tabIndex={-1} className="border-b outline-none">
      <h2 className="sr-only">{texts.checkoutStepOf3(step, STEPS[step - 1]?.label ?? '')}</h2>
      {isSimulated && <Ribbon tone="simulated">{texts.simulatedCheckout}</Ribbon>}
      <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-4 sm:px-5 ${isOpen ? 'pb-1' : 'pb-4'}`}>
        <ol aria-label={texts.steps} className="flex items-center gap-2 text-fact">
          {STEPS.map(({ step: number, label }) => (
            <li key={number} aria-current={number === step ? 'step' : undefined} className="flex items-center gap-2">
              <span
                className={`figures grid size-6 place-items-center rounded-full border font-medium ${number === step ? 'border-sea bg-sea text-sea-ink' : number < step ? 'border-moss text-moss' : 'text-ink-soft'}`}
              >
                {number < step ? <span aria-hidden="true">✓</span> : number}
              </span>
              <span className={number === step ? 'font-medium' : 'sr-only text-ink-soft sm:not-sr-only'}>
                {label}
                {number < step && <span className="sr-only"> {texts.doneInSentence}</span>}
              </span>
              {number < 3 && <span aria-hidden="true" className="h-px w-3 bg-line sm:w-5" />}
            </li>
          ))}
        </ol>
        {total && (
          <p className="flex items-baseline gap-2">
            <span className="text-fact text-ink-soft">{step === 3 ? texts.paid : texts.total}</span>
            <Price money={total} className="font-semibold text-[18px]" />
          </p>
        )}
      </div>
      {isOpen && trip.result && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-fact sm:px-5">
          <OfferClock
            threadId={live.threadId}
            expiresAt={trip.result.expiresAt}
            confirmedUntil={confirmation?.expiresAt}
            onOtherFlights={onOtherFlights}
          />
          {children}
        </div>
      )}
    </header>
  )
}
